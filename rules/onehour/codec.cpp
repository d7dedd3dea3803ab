// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/arguments.h"
#include "rules/onehour/game.h"
#include "rules/onehour/refusal.h"
#include "rules/onehour/roster.h"

#include <array>
#include <functional>

namespace orontes::onehour {
namespace {

/// The verbs, in the order of Action.
constexpr std::array<const char*, std::variant_size_v<Action>> verbs{"deploy", "move", "leave", "fire",
                                                                     "attack", "done", "roll"};

/// Calls visit with the name and place of each member: the one list of arguments for writing and reading.
template <class T, class Visit>
void eachArgument(T& action, Visit visit) {
    if constexpr (requires { action.unit; })
        visit("unit", action.unit);
    if constexpr (requires { action.target; })
        visit("target", action.target);
    if constexpr (requires { action.space; })
        visit("space", action.space);
    if constexpr (requires { action.facing; })
        visit("facing", action.facing);
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

    void operator()(const char* name, UnitId& place) {
        unit(name, place, m_setup,
             [&] { return refusal(m_setup, {.text = "play.unknown-unit", .rule = "R-OHW-001"}); });
    }
    void operator()(const char* name, SpaceId& place) {
        space(name, place, *m_setup.scenario.board, [&](const std::string& label) {
            core::Diagnostic unknown = refusal(m_setup, {.text = "play.unknown-space", .rule = "R-OHW-012"});
            unknown.args["space"] = label;
            return unknown;
        });
    }
    void operator()(const char* name, Facing& facing) {
        const std::optional<std::string> token = text(name);
        if (const auto found = token ? facingNamed(*token) : std::nullopt)
            facing = *found;
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
    void operator()(const char* name, UnitId place) const { (*this)(name, counterOf(m_setup, place)); }
    void operator()(const char* name, Facing facing) const { (*this)(name, tokenOf(facing)); }

private:
    const Setup& m_setup;
};

} // namespace

core::Action Game::encode(const State& state, core::Actor actor, const Action& action) {
    return core::encoded(actor, action, verbs,
                         [&](const auto& one, core::Action& out) { eachArgument(one, Writer(*state.setup, out)); });
}

core::Result<Action> Game::decode(const State& state, const core::Action& action) {
    if (action.by.isChance() != (action.verb == "roll"))
        return core::refuse(core::unknownVerb(action));
    return core::decoded<Action>(action, verbs, Reader(*state.setup, action));
}

} // namespace orontes::onehour
