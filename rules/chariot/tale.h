// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/setup.h"
#include "rules/core/diagnostic.h"
#include "rules/core/play/tale.h"

namespace orontes::chariot {

/// What a sentence is about. It fills the arguments {unit}, {other}, {hex}, {side}, {n} and {m} of the template. An
/// empty `text` is nothing at all.
struct About {
    const char* text = ""; ///< id in data/, without the ruleset's own prefix
    const char* rule = "";
    UnitId unit{};
    UnitId other{};
    SpaceId hex{};
    SideId side{};
    int n = 0;
    int m = 0;

    bool empty() const { return *text == '\0'; }
};

/// Why an action is illegal; empty when it is legal. Cheap: playouts ask thousands of times.
using Objection = About;

core::Text textOf(const Setup& setup, const About& about);
std::string nameOf(const Setup& setup, UnitId unit);
core::Diagnostic refusal(const Setup& setup, const Objection& why);

/// For core::Tale.
core::Event eventOf(const Setup& setup, const About& about, const core::Tale<Setup, About>::What& what);
inline core::CounterId counterOf(const Setup& setup, const About& about) {
    return setup.of(about.unit).counter;
}
inline SpaceId spaceOf(const About& about) {
    return about.hex;
}

using Tale = core::Tale<Setup, About>;

} // namespace orontes::chariot
