// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <set>
#include <vector>

namespace orontes::core {

/// All that comes for one side in one turn.
using Arrivals = std::vector<ArrivalParty>;

/// Whether the counter comes into play by its set-up, rather than by a rule or not at all.
bool arrives(const Counter& counter);
/// The turn in which a counter comes; what was due before the first turn comes in the first.
TurnNumber dueTurn(const Scenario& scenario, const Counter& counter);
/// From the first turn to the last, or to the last in which a counter arrives.
std::vector<TurnNumber> chartTurns(const Scenario& scenario);

/// The attributes of section "arrival": they are part of the way in which a counter comes.
Attributes arrivalAttributes(const RulesetInfo& info, const Counter& counter);
/// What comes for a side in a turn, parties and names in roster order.
Arrivals arrivalsOf(const RulesetInfo& info, const Scenario& scenario, const SideToken& side, TurnNumber turn);
/// The same in another order of parties, names and spaces is no other arrival; nor is a choice of one space.
bool sameArrivals(const Arrivals& a, const Arrivals& b);
/// In that one order, without parties of nobody.
Arrivals inOrder(Arrivals arrivals);

/// The side field of turns that the ruleset's arrival charts mark; empty where they mark none.
FieldId markedField(const RulesetInfo& info);
/// The side field of spaces that they list; empty where they list none.
FieldId placesField(const RulesetInfo& info);
/// What a chart spec says of either: its mark and the heading of its places. Null where no chart has such a field.
const ArrivalChartSpec* specWithMark(const RulesetInfo& info);
const ArrivalChartSpec* specWithPlaces(const RulesetInfo& info);

/// The turns that a text lists: "3, 8-9". Parts that are no turns count for nothing.
std::set<TurnNumber> turnsListed(const std::string& text);
std::set<TurnNumber> markedTurns(const RulesetInfo& info, const Side& side);
TextList listedPlaces(const RulesetInfo& info, const Side& side);

/// What the ruleset's own chart says of a cell.
Arrivals printedArrivals(const RulesetInfo& info, const SideToken& side, TurnNumber turn);
std::vector<const PrintedArrival*> printedEntries(const RulesetInfo& info, const SideToken& side, TurnNumber turn);
const PrintedMark* printedMark(const RulesetInfo& info, const SideToken& side, TurnNumber turn);
const PrintedPlaces* printedPlaces(const RulesetInfo& info, const SideToken& side);
/// Whether the chart speaks of the turn as this scenario has it. The first turn of a scenario that begins later is a
/// position, not a row of the chart.
bool chartSpeaksOf(const RulesetInfo& info, const Scenario& scenario, TurnNumber turn);

} // namespace orontes::core
