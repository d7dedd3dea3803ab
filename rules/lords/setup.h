// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/feats.h"
#include "rules/lords/state.h"
#include "rules/lords/tables.h"

#include <memory>
#include <vector>

namespace orontes::lords {

/// What an area is (2.1).
struct Area {
    Terrain terrain = Terrain::Fertile;
    NationSet openTo;          ///< who may ever enter it (5.7, 5.8)
    int cost = 0;              ///< what it counts for whoever holds it; 0: as its terrain (5.7)
    std::vector<SpaceId> land; ///< neighbours by land, ascending
    AreaSet beside;            ///< the same as a set
    NationSet keepers;         ///< chosen peoples who may keep others out (15.1.1)
    AreaSet coast;             ///< areas one step away by sea; empty inland (5.6)
    friend bool operator==(const Area&, const Area&) = default;
};

/// What a nation is, apart from what befalls it in play.
struct Nation {
    core::SeatId seat;
    int vassalLevel = 2; ///< 10.10
    int seaUnits = 3;    ///< 5.6.1
    int seaRange = 3;
    AreaSet replacements;          ///< where its dead return (9.2.2)
    bool replacesOffMap = false;   ///< or off the map, to wait (13.4, A-LOR-60)
    TurnSet beloved;               ///< 5.10
    std::vector<Capital> capitals; ///< 17.0
    bool mountaineers = false;     ///< 5.5.2
    bool alwaysFour = false;       ///< 5.2
    bool takesVassals = true;      ///< 10.4
    bool consents = false;         ///< 5.4
    bool claims = false;           ///< 11.5.1
    int stackWithoutRuler = 0;     ///< 5.3; 0: as everybody
    int alwaysReplaces = 0;        ///< 9.2.1
    AreaSet raids;                 ///< areas that it raids out of its own (12.1) …
    TurnSet raidsEnd;              ///< … but in these turns
    bool enlists = false;          ///< slain raiders may take its service (12.2) …
    bool enlistsAsDynasty = false; ///< … but only while its dynasty rules
    NationId dynastyOver;          ///< 13.1; invalid: over nobody
    AreaSet dynastyAreas;          ///< areas of which it needs enough for that
    AreaSet covenantAreas;         ///< closed to others while it serves God (15.1.1)
    NationSet covenantFoes;        ///< +1 against them (15.1.2)
    std::vector<PieceId> pieces;   ///< of the roster, ascending
    std::vector<AreaSet> aid;      ///< by area: where a ruler there may help (2.1.1, 6.6)
    std::vector<AreaSet> near;     ///< by area: where a slain raider may join (12.2)
    std::vector<AreaSet> voyages;  ///< by area: coasts within its range by sea (5.6.1)
    std::size_t firstFeat = 0;     ///< its conditions among Setup::feats
    std::size_t featCount = 0;
    friend bool operator==(const Nation&, const Nation&) = default;
};

/// How a piece comes into the game (9.1, 9.4).
enum class Arrival : std::uint8_t {
    Placed,  ///< has to be set down
    Invades, ///< is set down, or waits beyond the border
    Lands,   ///< is set down, or waits at sea
};

/// What a piece is, apart from what befalls it in play.
struct Profile {
    core::CounterId counter;
    NationId nation;
    Kind kind = Kind::Foot;
    Arrival arrival = Arrival::Placed;
    TurnNumber due{1};
    bool waits = false;  ///< it comes in its nation's own turn, whatever stands in the set-up
    bool stands = false; ///< it has been set up before play begins
    AreaSet zone;        ///< where it may be set down
    Piece asDesigned;
    friend bool operator==(const Profile&, const Profile&) = default;
};

/// Rulings with a real alternative, as this scenario has them; the names are those of the options.
struct Options {
    bool reverence = false;
    bool territoryCap = false;
    bool firstRulersInSetUp = true;
    bool setUpStacks = false;
    bool setUpEverywhere = false;
    bool alasaPassage = true;
    bool radiusOverDesert = false;
    bool doubledTargets = false;
    bool partRetreats = false;
    bool defenderSubjects = true;
    bool releaseByArea = false;
    bool preventByHolding = true;
    bool kinCount = true;
    bool entryByPlacingOnly = false;
    friend bool operator==(const Options&, const Options&) = default;
};

/// All that a scenario fixes for the whole game.
struct Setup {
    core::Scenario scenario;
    Tables tables;
    Options options;
    std::vector<Area> areas;     ///< by space
    std::vector<Nation> nations; ///< in the order of the scenario's sides
    std::vector<Profile> pieces; ///< in roster order
    std::vector<Feat> feats;     ///< by nation, then in the order of its list
    TurnNumber lastTurn{10};

    const Area& of(SpaceId area) const { return areas[static_cast<std::size_t>(area.value)]; }
    const Nation& of(NationId nation) const { return nations[static_cast<std::size_t>(nation.value)]; }
    const Profile& of(PieceId piece) const { return pieces[static_cast<std::size_t>(piece.value)]; }
    const core::Side& sideOf(NationId nation) const {
        return (*scenario.sides)[static_cast<std::size_t>(nation.value)];
    }
    NationSet everybody() const { return NationSet{static_cast<std::uint32_t>((1ULL << nations.size()) - 1)}; }
    PieceId endOfRoster() const { return PieceId{static_cast<std::int16_t>(pieces.size())}; }
    /// Whether it belongs to those who fill the map before the first turn (3.1).
    bool isSetUp(PieceId piece) const { return of(piece).due <= scenario.firstTurn && !of(piece).waits; }
};

/// Precondition: the scenario has no error.
std::shared_ptr<const Setup> setupOf(const core::Scenario& scenario);

} // namespace orontes::lords
