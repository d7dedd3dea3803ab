// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/words.h"

#include <string>

namespace orontes::lords {

/// What history asks of a nation (11.4), written in a line of its list:
///
///     ASS-1 20 hold Ashur on 3-5              at its own turn end, in all of these turns
///     EGY-2 20 hold Gaza, Jerusalem by 2      at one turn end until then, all of them together
///     ELA-1 20 hold Susa on 1-10 x6           in at least six of them, not always one after the other
///     ELA-1 20 hold Susa on 1-10 x6 running   in six turns one after the other
///     ASS-6 20 hold 2 of mediterranean in 9-10    any two areas of a region or a terrain, in one of the turns
///     MIT-4 10 slay 4 of hatti/canaan         killed by its units, in whoever's battle
///     PHR-2 10 slay 2 of hatti sword          in its own Battle Phase only
///     CAN-4 10 deny Tyre on 4-5               nobody else holds it at his turn end, and it does at its own
///     JUD-5 10 chosen on 10                   the chosen people are free and serve God
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
    int count = 0;         ///< areas of them at the same turn end; units to slay
    TurnSet turns;         ///< in which it is looked at
    int need = 0;          ///< so many of the turns …
    bool inARow = false;   ///< … one after the other (11.6.2)
    NationSet victims;     ///< 11.7.1
    bool bySword = false;  ///< 11.7.2
    bool sameOnes = false; ///< all areas are named: not any of a group (11.6.4)

    friend bool operator==(const Feat&, const Feat&) = default;
};

/// A line that says nothing which the rules understand.
struct UnreadFeat {
    std::string line;
    std::string part; ///< what is not understood

    friend bool operator==(const UnreadFeat&, const UnreadFeat&) = default;
};

struct FeatList {
    std::vector<Feat> feats;
    std::vector<UnreadFeat> unread;

    friend bool operator==(const FeatList&, const FeatList&) = default;
};

/// The list of one nation: lines with semicolons between.
FeatList featsIn(const core::Scenario& scenario, NationId nation, std::string_view text);

} // namespace orontes::lords
