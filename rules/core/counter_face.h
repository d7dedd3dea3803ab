// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace orontes::core {

/// 0xRRGGBB.
struct Colour {
    std::uint32_t rgb = 0;

    friend bool operator==(const Colour&, const Colour&) = default;
};

/// Tells sides apart without colour.
enum class Pattern {
    Solid,
    Diagonal,
    Dots,
    Chevrons,
    Outline,
};

/// Where a value is printed on a counter. The band runs along the top in the side's colour and pattern; the caption
/// stands along the lower edge, in one line or two.
enum class Slot {
    BandLeft,
    BandRight,
    MiddleLeft,
    MiddleRight,
    LowerLeft,
    LowerCentre,
    LowerRight,
    Caption,
};

/// A small shape that tells one class of counters from the others.
enum class Sign {
    Ring,
    Square,
};

struct SlotSign {
    Slot slot = Slot::LowerRight;
    Sign sign = Sign::Ring;

    friend bool operator==(const SlotSign&, const SlotSign&) = default;
};

/// What lies under symbol and texts.
enum class FaceGround {
    Plain,  ///< nearly white
    Tinted, ///< the side's colour, light enough to read on
};

struct SlotText {
    Slot slot = Slot::LowerRight;
    std::string text;

    friend bool operator==(const SlotText&, const SlotText&) = default;
};

/// How a back or a state shows itself by shape.
enum class FaceState {
    Fresh,
    Disrupted, ///< cracked shield
    Reduced,   ///< folded corner
    Turned,    ///< turned band (a vassal)
};

/// A token lying on a counter: resources/symbols/marker_<name>.svg and how many of it.
struct FaceMarker {
    std::string name;
    int count = 1;

    friend bool operator==(const FaceMarker&, const FaceMarker&) = default;
};

/// A side as a counter shows it.
struct FaceBand {
    Colour colour;
    Pattern pattern = Pattern::Solid;

    friend bool operator==(const FaceBand&, const FaceBand&) = default;
};

/// One side of a counter: drawn alike on the map, on a printed sheet and in exported modules.
struct CounterFace {
    std::string symbol; ///< names resources/symbols/<symbol>.svg
    std::vector<SlotText> texts;
    Colour band;
    Pattern pattern = Pattern::Solid;
    FaceState state = FaceState::Fresh;
    FaceGround ground = FaceGround::Plain;
    std::vector<SlotSign> signs;
    std::vector<FaceMarker> markers;    ///< laid over it in play
    std::string caption;                ///< whole name, for tool tips, rosters and screen readers
    std::optional<FaceBand> under = {}; ///< the side that it is subject to, in a narrow band opposite its own

    friend bool operator==(const CounterFace&, const CounterFace&) = default;
};

} // namespace orontes::core
