// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/arguments.h"
#include "rules/lords/game.h"
#include "rules/lords/tale.h"
#include "rules/lords/words.h"

#include <array>
#include <functional>

namespace orontes::lords {
namespace {

/// The verbs, in the order of Action.
constexpr std::array<const char*, std::variant_size_v<Action>> verbs{
    "place",  "wait",     "return", "pay",    "throw", "sail",    "take",    "gather", "go",
    "halt",   "withdraw", "drawIn", "remove", "fight", "help",    "support", "aim",    "retreat",
    "giveUp", "join",     "yes",    "no",     "done",  "silence", "accuse",  "chit",   "roll"};

/// Calls visit with the name and place of each member: the one list of arguments for writing and reading.
template <class T, class Visit>
void eachArgument(T& action, Visit visit) {
    if constexpr (requires { action.piece; })
        visit("piece", action.piece);
    if constexpr (requires { action.target; })
        visit("target", action.target);
    if constexpr (requires { action.area; })
        visit("area", action.area);
    if constexpr (requires { action.seat; })
        visit("seat", action.seat);
    if constexpr (requires { action.nation; })
        visit("nation", action.nation);
    if constexpr (requires { action.die; })
        visit("die", action.die);
}

class Reader : public core::ArgumentReader {
public:
    Reader(const Setup& setup, const core::Action& action) : ArgumentReader(action), m_setup(setup) {}

    template <class T>
    void fill(T& action) {
        eachArgument(action, std::ref(*this));
    }

    void operator()(const char* name, PieceId& piece) {
        unit(name, piece, m_setup,
             [&] { return refusal(m_setup, {.text = "play.unknown-piece", .rule = "R-LOR-2.5a"}); });
    }
    void operator()(const char* name, SpaceId& area) {
        space(name, area, *m_setup.scenario.board, [&](const std::string& label) {
            core::Diagnostic unknown = refusal(m_setup, {.text = "play.unknown-area", .rule = "R-LOR-2.1a"});
            unknown.args["area"] = label;
            return unknown;
        });
    }
    void operator()(const char* name, core::SeatId& seat) {
        const std::optional<std::string> token = text(name);
        const std::vector<core::Seat>& seats = *m_setup.scenario.seats;
        for (std::size_t i = 0; token && i < seats.size(); ++i)
            if (seats[i].token.value == *token)
                seat = core::SeatId{static_cast<std::int32_t>(i)};
        if (token && !seat.valid())
            unfit(name);
    }
    void operator()(const char* name, NationId& nation) {
        const std::optional<std::string> token = text(name);
        const std::optional<NationSet> named = token ? nationsIn(m_setup.scenario, *token) : std::nullopt;
        if (named && named->count() == 1)
            nation = named->first();
        else if (token)
            unfit(name);
    }
    void operator()(const char* name, int& number) { die(name, number); }

private:
    const Setup& m_setup;
};

class Writer : public core::ArgumentWriter {
public:
    Writer(const Setup& setup, core::Action& out) : ArgumentWriter(out, *setup.scenario.board), m_setup(setup) {}

    using ArgumentWriter::operator();
    void operator()(const char* name, PieceId piece) const { (*this)(name, counterOf(m_setup, piece)); }
    void operator()(const char* name, core::SeatId seat) const {
        (*this)(name, (*m_setup.scenario.seats)[static_cast<std::size_t>(seat.value)].token.value.c_str());
    }
    void operator()(const char* name, NationId nation) const {
        (*this)(name, m_setup.sideOf(nation).token.value.c_str());
    }

private:
    const Setup& m_setup;
};

bool isOfChance(const core::Action& action) {
    return action.verb == "roll" || action.verb == "chit";
}

} // namespace

core::Action Game::encode(const State& state, core::Actor actor, const Action& action) {
    return core::encoded(actor, action, verbs,
                         [&](const auto& one, core::Action& out) { eachArgument(one, Writer(*state.setup, out)); });
}

core::Result<Action> Game::decode(const State& state, const core::Action& action) {
    if (action.by.isChance() != isOfChance(action))
        return core::refuse(core::unknownVerb(action));
    return core::decoded<Action>(action, verbs, Reader(*state.setup, action));
}

} // namespace orontes::lords
