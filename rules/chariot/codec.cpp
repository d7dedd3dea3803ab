// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "rules/chariot/game.h"
#include "rules/chariot/tale.h"
#include "rules/core/play/door.h"

#include <array>
#include <utility>

namespace orontes::chariot {
namespace {

/// The verbs, in the order of Action.
constexpr std::array<const char*, std::variant_size_v<Action>> verbs{
    "deploy",   "take",     "step",     "part",       "halt",        "leave",    "putBack",     "embark",
    "debark",   "fire",     "assault",  "join",       "resolve",     "lose",     "advance",     "done",
    "turn",     "retreat",  "concede",  "agree",      "roll",        "plotFire", "plotDefence", "plotMelee",
    "plotStep", "plotExit", "plotRide", "plotDebark", "plotNothing", "lock"};

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

class Reader {
public:
    Reader(const Setup& setup, const core::Action& action) : m_setup(setup), m_action(action) {}

    void operator()(const char* name, UnitId& unit) {
        const std::optional<std::int64_t> number = keep(core::integerArgument(m_action, name));
        for (UnitId id{0}; number && id < m_setup.endOfRoster(); ++id.value)
            if (m_setup.of(id).counter.value == *number)
                unit = id;
        if (number && !unit.valid())
            fault(refusal(m_setup, {.text = "refused.unknown-unit", .rule = "R-CHA-3.3a"}));
    }
    void operator()(const char* name, SpaceId& hex) {
        const std::optional<std::string> label = keep(core::textArgument(m_action, name));
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
        const std::optional<std::string> token = keep(core::textArgument(m_action, name));
        if (token && !(facing = facingFrom(m_setup.map.grid, *token)).valid())
            fault(core::badArgument(m_action, name));
    }
    void operator()(const char* name, int& die) {
        const std::int64_t read = keep(core::integerArgument(m_action, name)).value_or(1);
        if (read < 1 || read > 6)
            fault(core::badArgument(m_action, name));
        die = static_cast<int>(read);
    }

    core::Result<Action> result(Action action) {
        if (m_fault)
            return core::refuse(std::move(*m_fault));
        return action;
    }

private:
    template <class T>
    std::optional<T> keep(core::Result<T> read) {
        if (read)
            return std::move(*read);
        fault(std::move(read.error()));
        return std::nullopt;
    }
    void fault(core::Diagnostic diagnostic) {
        if (!m_fault)
            m_fault = std::move(diagnostic);
    }

    const Setup& m_setup;
    const core::Action& m_action;
    std::optional<core::Diagnostic> m_fault;
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

template <std::size_t Index = 0>
core::Result<Action> readAs(std::size_t verb, Reader& reader) {
    if constexpr (Index < std::variant_size_v<Action>) {
        if (verb != Index)
            return readAs<Index + 1>(verb, reader);
        std::variant_alternative_t<Index, Action> action;
        eachArgument(action, std::ref(reader));
        return reader.result(action);
    } else
        return Action{Done{}};
}

} // namespace

core::Action Game::encode(const State& state, core::Actor actor, const Action& action) {
    core::Action out;
    out.by = actor;
    out.verb = verbs[action.index()];
    std::visit([&](const auto& one) { eachArgument(one, Writer{*state.setup, out}); }, action);
    return out;
}

core::Result<Action> Game::decode(const State& state, const core::Action& action) {
    for (std::size_t verb = 0; verb < verbs.size(); ++verb)
        if (action.verb == verbs[verb] && action.by.isChance() == (action.verb == "roll")) {
            Reader reader(*state.setup, action);
            return readAs(verb, reader);
        }
    return core::refuse(core::unknownVerb(action));
}

} // namespace orontes::chariot
