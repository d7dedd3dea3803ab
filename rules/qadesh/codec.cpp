// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/door.h"
#include "rules/qadesh/game.h"
#include "rules/qadesh/refusal.h"

namespace orontes::qadesh {
namespace {

std::optional<ArmyId> armyWith(const Setup& setup, std::int64_t counter) {
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).counter.value == counter)
            return id;
    return std::nullopt;
}

/// Reads the arguments of an action; the first one that is wrong is kept.
class Arguments {
public:
    Arguments(const State& state, const core::Action& action) : m_setup(*state.setup), m_action(action) {}

    ArmyId army(const char* name) {
        const std::optional<std::int64_t> number = keep(core::integerArgument(m_action, name));
        const std::optional<ArmyId> found = number ? armyWith(m_setup, *number) : std::nullopt;
        if (number && !found)
            fault(refusal(m_setup, {.text = "play.unknown-army", .rule = "R-QAD-019"}));
        return found.value_or(ArmyId{});
    }
    SpaceId space() {
        const std::optional<std::string> label = keep(core::textArgument(m_action, "space"));
        const core::Board& board = *m_setup.scenario.board;
        const auto found = label ? core::findSpace(board, core::SpaceLabel{*label}) : std::nullopt;
        if (label && !found) {
            core::Diagnostic unknown = refusal(m_setup, {.text = "play.unknown-space", .rule = "R-QAD-061"});
            unknown.args["space"] = *label;
            fault(std::move(unknown));
        }
        return found.value_or(SpaceId{});
    }
    int die() {
        const std::int64_t die = keep(core::integerArgument(m_action, "die")).value_or(1);
        if (die < 1 || die > 6)
            fault(core::badArgument(m_action, "die"));
        return static_cast<int>(die);
    }
    Resting resting() {
        const std::string choice = keep(core::textArgument(m_action, "choice")).value_or("keep");
        if (choice != "keep" && choice != "remove")
            fault(core::badArgument(m_action, "choice"));
        return choice == "remove" ? Resting::Remove : Resting::Keep;
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

/// The verb and the named arguments of every kind of action.
struct Encode {
    const Setup& setup;
    core::Action& out;

    void army(ArmyId id) const { out.args["army"] = std::int64_t{counterOf(setup, id).value}; }
    void space(SpaceId id) const { out.args["space"] = core::labelOf(*setup.scenario.board, id).value; }
    void verb(const char* name) const { out.verb = name; }

    void operator()(const Place& place) const {
        verb("place");
        army(place.army);
        space(place.space);
    }
    void operator()(const WriteStep& step) const {
        verb("step");
        army(step.army);
        space(step.space);
    }
    void operator()(const Recall& recall) const {
        verb("recall");
        army(recall.army);
    }
    void operator()(Lock) const { verb("lock"); }
    void operator()(const Rally& rally) const {
        verb("rally");
        army(rally.army);
    }
    void operator()(const Pass& pass) const {
        verb("pass");
        army(pass.army);
    }
    void operator()(const Target& target) const {
        verb("target");
        army(target.army);
        out.args["target"] = std::int64_t{counterOf(setup, target.target).value};
    }
    void operator()(const RoutTo& rout) const {
        verb("rout");
        army(rout.army);
        space(rout.space);
    }
    void operator()(const Rest& rest) const {
        verb("rest");
        army(rest.army);
        out.args["choice"] = std::string(rest.choice == Resting::Remove ? "remove" : "keep");
    }
    void operator()(const Roll& roll) const {
        verb("roll");
        out.args["die"] = std::int64_t{roll.die};
    }
};

} // namespace

core::Action Game::encode(const State& state, core::Actor actor, const Action& action) {
    core::Action out;
    out.by = actor;
    std::visit(Encode{*state.setup, out}, action);
    return out;
}

core::Result<Action> Game::decode(const State& state, const core::Action& action) {
    Arguments read(state, action);
    const std::string& verb = action.verb;
    if (action.by.isChance() != (verb == "roll"))
        return core::refuse(core::unknownVerb(action));
    if (verb == "roll")
        return read.result(Roll{read.die()});
    if (verb == "lock")
        return Action{Lock{}};
    if (verb == "place")
        return read.result(Place{read.army("army"), read.space()});
    if (verb == "step")
        return read.result(WriteStep{read.army("army"), read.space()});
    if (verb == "recall")
        return read.result(Recall{read.army("army")});
    if (verb == "rally")
        return read.result(Rally{read.army("army")});
    if (verb == "pass")
        return read.result(Pass{read.army("army")});
    if (verb == "target")
        return read.result(Target{read.army("army"), read.army("target")});
    if (verb == "rout")
        return read.result(RoutTo{read.army("army"), read.space()});
    if (verb == "rest")
        return read.result(Rest{read.army("army"), read.resting()});
    return core::refuse(core::unknownVerb(action));
}

} // namespace orontes::qadesh
