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

    void operator()(const char* name, UnitId& place) {
        unit(name, place, m_setup,
             [&] { return refusal(m_setup, {.text = "refused.unknown-unit", .rule = "R-CHA-3.3a"}); });
    }
    void operator()(const char* name, SpaceId& hex) {
        const auto unknown = [&](const std::string& label) {
            core::Diagnostic none = refusal(m_setup, {.text = "refused.unknown-hex", .rule = "R-CHA-3.1a"});
            none.args["hex"] = label;
            return none;
        };
        space(name, hex, *m_setup.scenario.board, unknown);
        if (hex.valid() && m_setup.map.groundOf(hex).beyond)
            fault(unknown(core::labelOf(*m_setup.scenario.board, hex).value));
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

class Writer : public core::ArgumentWriter {
public:
    Writer(const Setup& setup, core::Action& out) : ArgumentWriter(out, *setup.scenario.board), m_setup(setup) {}

    using ArgumentWriter::operator();
    void operator()(const char* name, UnitId place) const { (*this)(name, m_setup.of(place).counter); }
    void operator()(const char* name, Facing facing) const { (*this)(name, tokenOf(m_setup.map.grid, facing)); }

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

} // namespace orontes::chariot
