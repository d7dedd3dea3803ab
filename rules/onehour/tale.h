// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"
#include "rules/core/play/tale.h"
#include "rules/onehour/setup.h"

namespace orontes::onehour {

/// What a sentence is about. It fills the arguments {unit}, {other}, {space}, {side}, {n} and {m} of the template.
struct About {
    const char* text = ""; ///< id in data/, without the ruleset's own prefix
    const char* rule = "";
    UnitId unit{};
    UnitId other{};
    SpaceId space{};
    SideId side{};
    int n = 0;
    int m = 0;
};

core::Text textOf(const Setup& setup, const About& about);
/// Why an action is illegal: `about.text` is the finding's id and names its sentence.
core::Diagnostic refusal(const Setup& setup, const About& about);
/// A text without arguments.
core::Text plainText(const char* text);
core::CounterId counterOf(const Setup& setup, UnitId unit);

/// For core::Tale.
core::Event eventOf(const Setup& setup, const About& about, const core::Tale<Setup, About>::What& what);
inline core::CounterId counterOf(const Setup& setup, const About& about) {
    return counterOf(setup, about.unit);
}
inline SpaceId spaceOf(const About& about) {
    return about.space;
}

using Tale = core::Tale<Setup, About>;

} // namespace orontes::onehour
