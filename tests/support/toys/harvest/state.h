// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/view.h"
#include "rules/core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// A toy on an area map for the tests of everything that every ruleset shares. Four seats, each with a home, a farmer
/// and five cards. In every round each seat secretly plays a card and then, as secretly, says whether it bets on it
/// (H1). When all have, cards and bets are opened together, and a chit is drawn from the cup: the field on it is ripe
/// (H2). The highest card that nobody else has played takes the field (H3), if every other seat whose home borders on
/// the field consents; all of them answer at once. Who refuses loses a point; who consents to a harvest gets one (H4).
/// The taker scores the field's value, and as much again with a bet; a bet without a harvest loses a point (H5). After
/// five rounds the most points win; a clause of the scenario may end the game after any round (H6).
namespace orontes::tests::harvest {

/// What a scenario fixes for the whole game.
struct Setup {
    core::Scenario scenario;
    std::vector<core::SpaceId> homes; ///< by seat
    std::vector<std::int64_t> worth;  ///< by space

    friend bool operator==(const Setup&, const Setup&) = default;
};

enum class Bet : std::int8_t {
    Unsaid,
    None,
    Placed,
    Veiled, ///< said, but not to be known here
};

struct Player {
    std::vector<std::int8_t> hand; ///< ascending
    std::int8_t card = 0;          ///< played in this round; 0 none, -1 veiled
    Bet bet = Bet::Unsaid;
    int points = 0;

    friend bool operator==(const Player&, const Player&) = default;
};

struct Planning {
    friend bool operator==(const Planning&, const Planning&) = default;
};

struct Drawing {
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

enum class Answer : std::int8_t {
    NotAsked,
    Owed,
    Yes,
    No,
};

struct Asking {
    int taker = 0;
    core::SpaceId field;
    std::vector<Answer> answers; ///< by seat

    friend bool operator==(const Asking&, const Asking&) = default;
};

struct Over {
    core::Outcome outcome;
    friend bool operator==(const Over&, const Over&) = default;
};

using Stage = std::variant<Planning, Drawing, Asking, Over>;

struct State {
    core::Cow<Setup> setup;
    std::vector<Player> players;        ///< by seat
    std::vector<core::SpaceId> farmers; ///< by seat
    std::vector<std::int8_t> control;   ///< by space: seat, or -1
    std::vector<core::SpaceId> cup;     ///< fields whose chit has not been drawn
    int round = 1;
    Stage stage;

    friend bool operator==(const State&, const State&) = default;
};

struct PlayCard {
    int card = 0;
    friend bool operator==(const PlayCard&, const PlayCard&) = default;
};

struct SayBet {
    Bet bet = Bet::None;
    friend bool operator==(const SayBet&, const SayBet&) = default;
};

struct Reply {
    Answer answer = Answer::Yes;
    friend bool operator==(const Reply&, const Reply&) = default;
};

struct Chit {
    core::SpaceId field;
    friend bool operator==(const Chit&, const Chit&) = default;
};

using Action = std::variant<PlayCard, SayBet, Reply, Chit>;

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
inline constexpr int rounds = 5;

State start(const core::Scenario& scenario);
bool owes(const State& state, int seat);
core::Verdict judge(const State& state, core::Actor actor, const Action& action);
void choices(const State& state, core::Actor actor, std::vector<Action>& out);
/// Plays; true when it opened what was secret. Events may be null.
bool play(State& state, core::Actor actor, const Action& action, core::Events* events);
/// The state as a seat may know it: what others have planned is put back into their hands.
State veiled(const State& state, int seat);

core::View view(const State& state, const core::Observer& observer);
core::Pending prompt(const State& state, core::Actor actor);
core::Choice describe(const State& state, core::Actor actor, const Action& action);
core::Result<Action> decode(const State& state, const core::Action& action);
core::Action encode(const State& state, core::Actor actor, const Action& action);

core::Text say(const char* id, core::TextArgs args = {});
core::Citation rule(const char* reference);

} // namespace orontes::tests::harvest
