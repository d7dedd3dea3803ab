// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/setup_ref.h"
#include "rules/lords/steps.h"

#include <array>
#include <vector>

namespace orontes::lords {

struct Setup;
bool sameScenario(const Setup& a, const Setup& b);

inline constexpr std::size_t seatLimit = 8;

/// What has become of a nation.
struct Fortune {
    bool retired = false;  ///< its chit is out of the game (4.1)
    bool fresh = false;    ///< some of it have become vassals since their lord's last redeployment (10.4, A-LOR-73)
    bool dynasty = false;  ///< it rules the nation over which its dynasty is (13.1)
    bool ungodly = false;  ///< of the chosen people (15.1)
    bool captured = false; ///< the Chosen People marker has been taken (15.3)
    std::int8_t repentances = 0; ///< 15.3
    std::int16_t territory = 0;  ///< points scored so far (11.5) …
    std::int16_t byFeats = 0;    ///< … and those for conditions (11.2)
    AreaSet claimed;             ///< areas that it has scored for good (11.5.1)
    AreaSet held;                ///< what it controlled at the end of its last turn (7.1)
    AreaSet heldBefore;          ///< what it controlled when the present nation turn began (9.2, 14.1, 17.0)

    friend bool operator==(const Fortune&, const Fortune&) = default;
};

/// How far one condition has come (11.2).
struct Progress {
    enum class Standing : std::uint8_t {
        Open,
        Met,
        Crossed, ///< cannot be met any more (4.2.5.2)
    };
    Standing standing = Standing::Open;
    std::int8_t count = 0; ///< units slain so far
    TurnNumber when{0};    ///< the turn in which it was met or crossed off
    TurnSet held;          ///< turns in which what is asked held
    TurnSet missed;        ///< listed turns that are over and in which it did not

    friend bool operator==(const Progress&, const Progress&) = default;
};

/// What the nation whose turn it is has done in it. Begun anew with each of two turns (5.10).
struct NationTurn {
    NationId mover;          ///< invalid between nations
    bool again = false;      ///< it is the second of two
    bool placedAll = false;  ///< everybody who is to be placed stands on the map (9.1)
    bool faceless = false;   ///< its capital was lost when the turn began (17.0)
    std::int8_t returns = 0; ///< dead who may still return (9.2)
    std::int8_t sailed = 0;  ///< units that have gone by sea (5.6.1)
    bool marched = false;    ///< somebody has moved by land: no more sea moves (4.2.2)
    AreaSet entered;         ///< areas that count as passed (4.2.4, A-LOR-52)
    AreaSet bound;           ///< enemy areas that somebody has left: twice the enemy stay there (5.4, A-LOR-19)
    AreaSet fought;          ///< areas whose battle is over (4.2.3)
    AreaSet mustLeave;       ///< areas that all of the mover's units have to leave (6.4.1, 10.1)

    friend bool operator==(const NationTurn&, const NationTurn&) = default;
};

/// A group of one area on its way, in movement or redeployment.
struct March {
    std::vector<PieceId> pieces; ///< in roster order; empty: nobody is on the way
    bool begun = false;          ///< it has left its first area
    bool leaves = false;         ///< it had to leave that area: it may pass others on its way out (6.4.1)

    friend bool operator==(const March&, const March&) = default;
};

/// One battle while it is fought (6).
struct Battle {
    SpaceId area;                      ///< invalid: there is none
    NationId against;                  ///< the nation that stands there; with it its lord or vassals (A-LOR-34)
    std::int8_t round = 0;             ///< from 1, once the helps are named
    NationSet helped;                  ///< nations whom a ruler of theirs helps in it (6.6, A-LOR-40)
    NationSet declared;                ///< nations that have named all the helps they want (6.2)
    AreaSet refuges;                   ///< areas to which units of the party that retreats have gone (6.5)
    std::vector<PieceId> slainRaiders; ///< in this round, whose service is still to be thrown for (12.2)

    bool open() const { return area.valid(); }
    friend bool operator==(const Battle&, const Battle&) = default;
};

/// A position. `position.h` asks and changes it; the chapters of the rulebook play it.
struct State {
    core::SetupRef<Setup> setup;
    std::vector<Piece> pieces;     ///< in roster order
    std::vector<PieceId> top;      ///< by area: its first piece in roster order
    std::vector<Fortune> fortunes; ///< by nation
    std::vector<Progress> ledger;  ///< by condition, as Setup::feats
    std::vector<AreaSet> cameFrom; ///< by area: whence the mover crossed into it in this movement phase (6.5)
    std::vector<NationId> drawn;   ///< chits of this turn in the order in which they were drawn
    NationSet cup;                 ///< chits that have not been drawn
    TurnNumber turn{1};
    NationTurn now;
    March march;
    Battle battle;
    bool silence = false;                              ///< Necessary Reverence has been asked for (4.3)
    std::array<std::uint8_t, seatLimit> accusers{};    ///< by seat: seats that call it a breach, a bit each (4.3)
    std::array<std::int8_t, seatLimit> breaches{};     ///< by seat: chits that it is still to lose (4.3)
    std::array<std::int16_t, seatLimit> corrections{}; ///< by seat: points given or taken by hand
    Step step;

    bool over() const { return std::holds_alternative<Over>(step); }
    Piece& at(PieceId id) { return pieces[static_cast<std::size_t>(id.value)]; }
    const Piece& at(PieceId id) const { return pieces[static_cast<std::size_t>(id.value)]; }
    Fortune& of(NationId id) { return fortunes[static_cast<std::size_t>(id.value)]; }
    const Fortune& of(NationId id) const { return fortunes[static_cast<std::size_t>(id.value)]; }
    PieceId topOf(SpaceId area) const { return top[static_cast<std::size_t>(area.value)]; }
    friend bool operator==(const State&, const State&) = default;
};

} // namespace orontes::lords
