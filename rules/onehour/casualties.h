// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/position.h"

#include <array>

namespace orontes::onehour {

/// A line of the arithmetic of a shot or an attack.
struct CasualtyLine {
    enum class What : std::uint8_t {
        Value,       ///< of the type, added to the dice
        ChargeValue, ///< the same in a charge
        Flank,
        Rear,
        Wood,
        Village,
        Uphill,
        Bridge,
        BridgeExit, ///< the attacker stands on a bridge (option bridgeExit)
        Shields,
    };
    What what = What::Value;
    int number = 0; ///< added for the two values, otherwise in percent

    bool adds() const { return what == What::Value || what == What::ChargeValue; }
};

/// How the dice of one shot or attack become hits. Everything is rounded up by itself, in the attacker's favour
/// (R-OHW-167), in the order of the lines.
struct Casualties {
    std::array<CasualtyLine, 4> lines{};
    std::size_t count = 0;
    int dice = 1;

    void add(CasualtyLine::What what, int number) { lines[count++] = {what, number}; }
    int hits(int rolled) const;
};

Casualties shot(const State& state, UnitId target);
Casualties attack(const State& state, UnitId attacker, UnitId target);
/// Hits on average, in hundredths.
int expected(const Casualties& casualties);

} // namespace orontes::onehour
