// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/core/play/view.h"
#include "rules/core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// A toy on hexes for the tests of everything that every ruleset shares. Two sides take turns; in its turn a side moves
/// one counter by one hex, attacks one hex with all that stands beside it, or passes (S1). A counter that moves next to
/// an enemy archer may be shot at, once per archer and turn, before anything else happens (S2): 5 or 6 hits. A fight
/// is decided by odds, a die and the table (S3): H costs half of the counters, rounded up, chosen by their owner (S4);
/// E costs all. Woods double the defence, a counter that shot adds nothing (S5). A hex belongs to whom last stood in it
/// (S6). Either side may concede at any time (S7). The scenario's clauses are tested after every turn (S8). A counter
/// that stands on one of its side's exits may leave the map instead of moving; it is not lost (S9). A side that has
/// lost as many counters as its breaking point gives up at the end of the turn (S10).
namespace orontes::tests::skirmish {

/// What a scenario fixes for the whole game.
struct Setup {
    core::Scenario scenario;
    std::vector<std::int8_t> seatOf;               ///< by counter, in roster order
    std::vector<std::int8_t> strength;             ///< likewise
    std::vector<std::int8_t> archer;               ///< 1 for an archer
    std::vector<std::vector<core::SpaceId>> exits; ///< by side
    std::vector<int> breaking;                     ///< by side; 0: never

    friend bool operator==(const Setup&, const Setup&) = default;
};

struct Piece {
    core::SpaceId space; ///< where it is, or was last
    bool lost = false;
    bool left = false;    ///< over an exit
    bool hasShot = false; ///< in this turn

    bool onMap() const { return !lost && !left; }
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// The seat in turn decides.
struct Deciding {
    friend bool operator==(const Deciding&, const Deciding&) = default;
};

/// The other seat may shoot at the counter that has moved.
struct Interrupted {
    int target = 0;
    friend bool operator==(const Interrupted&, const Interrupted&) = default;
};

struct ArrowInFlight {
    int archer = 0;
    int target = 0;
    friend bool operator==(const ArrowInFlight&, const ArrowInFlight&) = default;
};

struct Fighting {
    core::SpaceId at;
    friend bool operator==(const Fighting&, const Fighting&) = default;
};

/// The owner of the counters in the hex gives up so many of them.
struct Losing {
    core::SpaceId at;
    int left = 0;
    friend bool operator==(const Losing&, const Losing&) = default;
};

struct Over {
    core::Outcome outcome;
    friend bool operator==(const Over&, const Over&) = default;
};

using Stage = std::variant<Deciding, Interrupted, ArrowInFlight, Fighting, Losing, Over>;

struct State {
    core::Cow<Setup> setup;
    std::vector<Piece> pieces;        ///< in roster order
    std::vector<std::int8_t> control; ///< by space: seat, or -1
    int turn = 1;
    int mover = 0;
    Stage stage;

    friend bool operator==(const State&, const State&) = default;
};

struct Move {
    int piece = 0;
    core::SpaceId to;
    friend bool operator==(const Move&, const Move&) = default;
};

struct Attack {
    core::SpaceId at;
    friend bool operator==(const Attack&, const Attack&) = default;
};

/// Leaves the map over the exit it stands on.
struct Leave {
    int piece = 0;
    friend bool operator==(const Leave&, const Leave&) = default;
};

struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};

struct Shoot {
    int archer = 0;
    friend bool operator==(const Shoot&, const Shoot&) = default;
};

struct Hold {
    friend bool operator==(const Hold&, const Hold&) = default;
};

struct GiveUp {
    int piece = 0;
    friend bool operator==(const GiveUp&, const GiveUp&) = default;
};

struct Concede {
    friend bool operator==(const Concede&, const Concede&) = default;
};

struct Die {
    int pips = 1;
    friend bool operator==(const Die&, const Die&) = default;
};

using Action = std::variant<Move, Attack, Leave, Pass, Shoot, Hold, GiveUp, Concede, Die>;

template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

inline std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}
inline std::size_t at(core::SpaceId space) {
    return static_cast<std::size_t>(space.value);
}

State start(const core::Scenario& scenario);

int seatOf(const State& state, int piece);
int lostBy(const State& state, int seat);
/// Counters on a space, in roster order.
std::vector<int> piecesAt(const State& state, core::SpaceId space);
/// The seat whose counters stand there, or -1.
int seatAt(const State& state, core::SpaceId space);
/// The archers that may shoot at a counter now (S2).
std::vector<int> archersBeside(const State& state, int target);
/// Strengths of a fight, line by line (S3, S5).
core::Calculation fightOdds(const State& state, core::SpaceId at);
/// "half" and so on: the cell of the table for a die (S3).
std::string fightResult(const core::Calculation& odds, int pips);

core::Verdict judge(const State& state, core::Actor actor, const Action& action);
void choices(const State& state, core::Actor actor, std::vector<Action>& out);
/// Plays; events may be null.
void play(State& state, core::Actor actor, const Action& action, core::Events* events);

core::View view(const State& state, const core::Observer& observer);
core::Pending prompt(const State& state, core::Actor actor);
core::Choice describe(const State& state, core::Actor actor, const Action& action);
core::Result<Action> decode(const State& state, const core::Action& action);
core::Action encode(const State& state, core::Actor actor, const Action& action);

core::Text say(const char* id, core::TextArgs args = {});
core::Citation rule(const char* reference);

} // namespace orontes::tests::skirmish
