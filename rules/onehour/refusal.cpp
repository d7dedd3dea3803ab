// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/refusal.h"

namespace orontes::onehour {

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
