// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/words.h"

#include <string>
#include <variant>
#include <vector>

namespace orontes::lords {

/// What history asks of a nation (11.4): a victory clause that is worth points for it. These shapes are read:
///
///     onTurns(3 of 3-5, controls Ashur's area)      at its own turn end, in all of these turns
///     onTurns(1 of 1-2, controls three areas)       at one turn end until then, all of them together
///     onTurns(6 of 1-10, controls)                  in at least six of them, not always one after the other
///     onTurns(1 of 1-10, heldFor(6, controls))      in six of them one after the other
///     onTurns(1 of 9-10, controls any 2 of a region or terrain)
///     controls                                      without turns: in every turn of the game (11.6.5)
///     slain(4 of Hatti or Canaan)                   killed by its units, in whoever's battle
///     slain(…, ownBattlesOnly)                      in its own Battle Phase only
///     onTurns(2 of 4-5, denied)                     nobody else holds it at his turn end, and it does at its own
///     onTurns(1 of 10, namedState(chosen))          the chosen people are free and serve God
struct Feat {
    enum class Kind : std::uint8_t {
        Hold,
        Slay,
        Deny,
        Chosen,
    };
    std::string name;
    NationId nation;
    int points = 0;
    Kind kind = Kind::Hold;
    AreaSet areas;
    int count = 0;          ///< areas of them at the same turn end; units to slay
    TurnSet turns;          ///< in which it is looked at
    int need = 0;           ///< so many of the turns …
    bool inARow = false;    ///< … one after the other (11.6.2)
    NationSet victims;      ///< 11.7.1
    bool bySword = false;   ///< 11.7.2
    bool sameOnes = false;  ///< all areas are named: not any of a group (11.6.4)
    std::size_t clause = 0; ///< its place in the scenario

    friend bool operator==(const Feat&, const Feat&) = default;
};

/// A clause that the rules do not understand.
struct UnreadFeat {
    std::size_t clause = 0; ///< its place in the scenario
    const char* why = "";   ///< the finding that says what is not understood

    friend bool operator==(const UnreadFeat&, const UnreadFeat&) = default;
};

struct FeatList {
    std::vector<Feat> feats;
    std::vector<UnreadFeat> unread;

    friend bool operator==(const FeatList&, const FeatList&) = default;
};

/// The clauses that are worth points for one nation, in the order of the scenario.
FeatList featsIn(const core::Scenario& scenario, NationId nation);
/// The clause's feat, or why there is none.
std::variant<Feat, UnreadFeat> featOf(const core::Scenario& scenario, std::size_t clause);
/// Of a scenario that does not say, it is the tenth.
TurnNumber lastTurnOf(const core::Scenario& scenario);
/// The state that a condition may ask for.
inline constexpr const char* chosenState = "chosen";

} // namespace orontes::lords
