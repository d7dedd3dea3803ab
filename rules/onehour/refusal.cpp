// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/refusal.h"

#include "rules/onehour/info.h"

namespace orontes::onehour {

core::Diagnostic refusal(const Setup& setup, const About& about) {
    core::Diagnostic diagnostic;
    core::Text text = textOf(setup, about);
    diagnostic.id = std::move(text.id.value);
    diagnostic.args = std::move(text.args);
    diagnostic.rule = cite(about.rule);
    if (about.space.valid())
        diagnostic.where.table = core::labelOf(*setup.scenario.board, about.space);
    else if (about.unit.valid())
        diagnostic.where.table = counterOf(setup, about.unit);
    return diagnostic;
}

core::Verdict verdictOf(const Setup& setup, const Objection& objection, UnitId unit, SpaceId space, UnitId other) {
    if (!objection)
        return {};
    return core::refuse(refusal(setup, {.text = objection.text,
                                        .rule = objection.rule,
                                        .unit = unit,
                                        .other = other,
                                        .space = space,
                                        .n = objection.n}));
}

} // namespace orontes::onehour
