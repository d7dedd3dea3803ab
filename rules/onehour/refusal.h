// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/onehour/tale.h"

namespace orontes::onehour {

/// Why an action is illegal, as cheaply as can be; nothing where it is legal.
struct Objection {
    const char* text = nullptr; ///< id of the finding and of its sentence
    const char* rule = "";
    int n = 0;

    explicit operator bool() const { return text != nullptr; }
};

/// The objection as a verdict about the unit, another one, and a space.
core::Verdict verdictOf(const Setup& setup, const Objection& objection, UnitId unit, SpaceId space = {},
                        UnitId other = {});

} // namespace orontes::onehour
