// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"
#include "rules/core/play/tale.h"
#include "rules/lords/setup.h"

namespace orontes::lords {

/// What a sentence is about. It fills the arguments {piece}, {other}, {area}, {areas}, {side}, {lord}, {seat}, {feat},
/// {n} and {m} of the template. A piece is called with its nation: "Egypt, Foot 3".
struct About {
    const char* text = ""; ///< id in data/, without the ruleset's own prefix
    const char* rule = "";
    PieceId piece{};
    PieceId other{};
    SpaceId area{};
    AreaSet areas{};     ///< a list of others
    NationId nation{};   ///< {side}
    NationId lord{};     ///< another nation
    core::SeatId seat{}; ///< {seat}
    int feat = -1;       ///< a condition, by its place among Setup::feats
    int n = 0;
    int m = 0;
};

core::Text textOf(const Setup& setup, const About& about);
/// Why an action is illegal: `about.text` is the finding's id and names its sentence.
core::Diagnostic refusal(const Setup& setup, const About& about);
/// A text without arguments.
core::Text plainText(const char* text);
core::CounterId counterOf(const Setup& setup, PieceId piece);

/// For core::Tale.
core::Event eventOf(const Setup& setup, const About& about, const core::Tale<Setup, About>::What& what);
inline core::CounterId counterOf(const Setup& setup, const About& about) {
    return counterOf(setup, about.piece);
}
inline SpaceId spaceOf(const About& about) {
    return about.area;
}

using Tale = core::Tale<Setup, About>;

/// Why something is against the rules, as cheaply as can be said; nothing where it is not.
struct Objection {
    const char* text = nullptr;
    const char* rule = "";
    int n = 0;
    int m = 0;
    NationId nation{};
    AreaSet areas{};

    explicit operator bool() const { return text != nullptr; }
};

/// What cannot be done at this step at all.
inline constexpr Objection outOfTurn{"play.out-of-turn", "R-LOR-4.2b"};

} // namespace orontes::lords
