// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"

namespace orontes::tests {

/// A small battle with something of every printed piece: four counters of two sides on a board of 4 x 3 hexes, two
/// loose markers, cards for the corps, an order sheet, an aid with two tables.
struct PrintBattle {
    core::RulesetInfo info;
    core::Scenario scenario;

    editor::KitSource source() const { return {info, scenario}; }
};

PrintBattle printBattle();

} // namespace orontes::tests
