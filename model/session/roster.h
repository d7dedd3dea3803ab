// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/play/view.h"

#include <string>
#include <vector>

namespace orontes::model {

/// Counters of one kind in one place: "3 Foot".
struct RosterLine {
    std::string words;
    int number = 0;
    std::vector<core::CounterId> counters;

    friend bool operator==(const RosterLine&, const RosterLine&) = default;
};

/// The counters of a side that are on the map, or in one box beside it.
struct RosterPlace {
    std::string name; ///< "On the map", "Due on turn 3", "In the dead pile of Egypt"
    bool isOnMap = false;
    int number = 0;
    std::vector<RosterLine> lines;

    friend bool operator==(const RosterPlace&, const RosterPlace&) = default;
};

struct RosterSide {
    core::SideToken side;
    core::SeatId seat;
    std::string name;
    int onMap = 0;
    std::vector<RosterPlace> places;

    friend bool operator==(const RosterSide&, const RosterSide&) = default;
};

/// Who has what and where: on the map by kind and space, and beside it by kind. Sides without counters are left out.
std::vector<RosterSide> rosterOf(const core::View& view, const core::Scenario& scenario, const core::RulesetInfo& info,
                                 const core::Catalogue& texts);

} // namespace orontes::model
