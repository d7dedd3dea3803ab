// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "rules/chariot/game.h"
#include "rules/chariot/tale.h"
#include "rules/core/play/arguments.h"

#include <array>
#include <functional>
#include <utility>

namespace orontes::chariot {
namespace {

/// The verbs, in the order of Action.
constexpr std::array<const char*, std::variant_size_v<Action>> verbs{
    "deploy",   "take",     "step",     "part",     "halt",       "leave",       "putBack",     "embark",
    "debark",   "fire",     "assault",  "join",     "resolve",    "lose",        "advance",     "done",
    "turn",     "retreat",  "concede",  "agree",    "roll",       "plotFire",    "plotDefence", "plotMelee",
    "plotStep", "plotTurn", "plotExit", "plotRide", "plotDebark", "plotNothing", "lock"};

/// Calls visit with the name and place of each member: the one list of arguments for writing and reading.
template <class T, class Visit>
void eachArgument(T& action, Visit visit) {
    if constexpr (requires { action.unit; })
        visit("unit", action.unit);
    if constexpr (requires { action.chariot; })
        visit("chariot", action.chariot);
    if constexpr (requires { action.hex; })
        visit("hex", action.hex);
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

    void operator()(const char* name, UnitId& unit) {
        const std::optional<std::int64_t> number = integer(name);
        for (UnitId id{0}; number && id < m_setup.endOfRoster(); ++id.value)
            if (m_setup.of(id).counter.value == *number)
                unit = id;
        if (number && !unit.valid())
            fault(refusal(m_setup, {.text = "refused.unknown-unit", .rule = "R-CHA-3.3a"}));
    }
    void operator()(const char* name, SpaceId& hex) {
        const std::optional<std::string> label = text(name);
        if (!label)
            return;
        const auto found = core::findSpace(*m_setup.scenario.board, core::SpaceLabel{*label});
        if (found && !m_setup.map.groundOf(*found).beyond) {
            hex = *found;
            return;
        }
        core::Diagnostic unknown = refusal(m_setup, {.text = "refused.unknown-hex", .rule = "R-CHA-3.1a"});
        unknown.args["hex"] = *label;
        fault(std::move(unknown));
    }
    void operator()(const char* name, Facing& facing) {
        const std::optional<std::string> token = text(name);
        if (token && !(facing = facingFrom(m_setup.map.grid, *token)).valid())
            unfit(name);
    }
    void operator()(const char* name, int& number) { die(name, number); }

private:
    const Setup& m_setup;
};

struct Writer {
    const Setup& setup;
    core::Action& out;

    void operator()(const char* name, UnitId unit) const {
        out.args[name] = std::int64_t{setup.of(unit).counter.value};
    }
    void operator()(const char* name, SpaceId hex) const {
        out.args[name] = core::labelOf(*setup.scenario.board, hex).value;
    }
    void operator()(const char* name, Facing facing) const {
        out.args[name] = std::string(tokenOf(setup.map.grid, facing));
    }
    void operator()(const char* name, int die) const { out.args[name] = std::int64_t{die}; }
};

} // namespace

core::Action Game::encode(const State& state, core::Actor actor, const Action& action) {
    core::Action out;
    out.by = actor;
    out.verb = verbs[action.index()];
    std::visit([&](const auto& one) { eachArgument(one, Writer{*state.setup, out}); }, action);
    return out;
}

core::Result<Action> Game::decode(const State& state, const core::Action& action) {
    if (action.by.isChance() != (action.verb == "roll"))
        return core::refuse(core::unknownVerb(action));
    return core::decoded<Action>(action, verbs, Reader(*state.setup, action));
}

} // namespace orontes::chariot
