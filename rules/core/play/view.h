// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/counter_face.h"
#include "rules/core/play/event.h"

#include <optional>
#include <vector>

namespace orontes::core {

/// A counter as an observer sees it.
struct ViewCounter {
    CounterId counter;
    std::optional<SpaceId> space;
    Text box; ///< where it is when not on the board: "due on turn 4", "destroyed on turn 2"; empty on the board
    bool lost = false;
    Attributes state; ///< fields of section "state" that differ from their defaults
    CounterFace face;

    friend bool operator==(const ViewCounter&, const ViewCounter&) = default;
};

/// A way a counter has been ordered or has begun to take, its own space first.
struct ViewPath {
    CounterId counter;
    std::vector<SpaceId> spaces;
    std::size_t done = 0; ///< so many steps lie behind it

    friend bool operator==(const ViewPath&, const ViewPath&) = default;
};

/// A number beside the map: "Armies lost", 2.
struct ViewTally {
    std::optional<SeatId> seat; ///< nothing: of the whole game
    Text label;
    std::int64_t value = 0;
    std::int64_t goal = 0; ///< 0: none

    friend bool operator==(const ViewTally&, const ViewTally&) = default;
};

/// What there is to see of a space beside its counters. Spaces with nothing to see are left out.
struct ViewSpace {
    SpaceId space;
    SideToken control; ///< whose it is, in the sense of the ruleset; "" for nobody's. A frozen position keeps it in the
                       ///< space field "control", where the ruleset has one
    std::vector<FaceMarker> markers;

    friend bool operator==(const ViewSpace&, const ViewSpace&) = default;
};

/// Things that lie beside the map and are no counters: a hand of cards, the chits left in the cup.
struct ViewPile {
    std::optional<SeatId> seat; ///< whose; nothing: of the whole game
    Text label;
    std::vector<Text> items;           ///< as far as the observer may know them
    SideToken side = {};               ///< of one side of the seat; "" when of all
    std::vector<SideToken> sides = {}; ///< parallel to `items` where each stands for a side: a chit; otherwise empty

    friend bool operator==(const ViewPile&, const ViewPile&) = default;
};

/// How far a clause of the scenario's victory list has come.
struct ViewClause {
    enum class Standing {
        Open,
        Met,
        Missed, ///< can no longer be met
    };
    std::size_t clause = 0; ///< index into Scenario::victory
    Standing standing = Standing::Open;
    std::vector<TurnNumber> held; ///< the turns at whose end it has held
    std::int64_t done = 0;        ///< 3 of 5 …
    std::int64_t needed = 0;      ///< … 0: not counted

    friend bool operator==(const ViewClause&, const ViewClause&) = default;
};

/// One of those who fight.
struct ViewFighter {
    CounterId counter;
    std::optional<Calculation> blow = {}; ///< what it has to roll against whom, once it is set against somebody
    bool hit = false;                     ///< in this round: it is lost at its end

    friend bool operator==(const ViewFighter&, const ViewFighter&) = default;
};

/// One of the two parties of a fight.
struct ViewParty {
    SideToken side; ///< that leads it
    std::vector<ViewFighter> fighters;

    friend bool operator==(const ViewParty&, const ViewParty&) = default;
};

/// A fight that is going on.
struct ViewFight {
    SpaceId space;
    int round = 0;                  ///< 0: it has not come to blows yet
    std::vector<ViewParty> parties; ///< whoever strikes first comes first

    friend bool operator==(const ViewFight&, const ViewFight&) = default;
};

/// A position as an observer may see it. All that leaves the rules about a position is in here.
struct View {
    TurnNumber turn;
    PhaseId phase;
    std::vector<Pending> pending;      ///< as far as the observer may know them; empty when the game is over
    std::vector<ViewCounter> counters; ///< in roster order
    std::vector<ViewPath> paths;
    std::vector<ViewTally> tallies;
    std::optional<Outcome> outcome;
    SideToken active = {};                ///< whose phase it is; "" when everybody's
    std::vector<ViewSpace> spaces = {};   ///< in ascending id order
    std::vector<ViewPile> piles = {};     ///< in the order to show them
    std::vector<ViewClause> clauses = {}; ///< in the order of the list; only those with something to tell
    /// Fields of section "state" of each side that differ from their defaults, in the scenario's order; empty where the
    /// ruleset has none.
    std::vector<Attributes> sides = {};
    /// At so many turn ends in a row each HeldFor node of the victory clauses has held, in the order of heldForNodes;
    /// a frozen position keeps it.
    std::vector<int> heldTurns = {};
    std::vector<CounterId> group = {}; ///< who acts together now: a march being put together or on its way
    std::optional<ViewFight> fight = {};
    Text when = {}; ///< what the turn stands for: "1500 to 1410 BC"; empty where it is nothing but a number

    friend bool operator==(const View&, const View&) = default;
};

} // namespace orontes::core
