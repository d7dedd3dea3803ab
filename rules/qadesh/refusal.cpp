// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/refusal.h"

#include "rules/qadesh/info.h"

namespace orontes::qadesh {

core::Diagnostic refusal(const Setup& setup, const About& about) {
    core::Diagnostic diagnostic;
    core::Text text = textOf(setup, about);
    diagnostic.id = std::move(text.id.value);
    diagnostic.args = std::move(text.args);
    diagnostic.rule = cite(about.rule);
    if (about.space.valid())
        diagnostic.where.table = core::labelOf(*setup.scenario.board, about.space);
    else if (about.army.valid())
        diagnostic.where.table = counterOf(setup, about.army);
    return diagnostic;
}

} // namespace orontes::qadesh
