// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/movement.h"

namespace orontes::qadesh {
namespace {

/// Who of those whose roll succeeded is really under way, while collisions are being settled.
struct March {
    std::array<bool, armyLimit> going{};

    bool has(ArmyId id) const { return going[static_cast<std::size_t>(id.value)]; }
    void stop(ArmyId id) { going[static_cast<std::size_t>(id.value)] = false; }
};

bool friends(const Setup& setup, ArmyId a, ArmyId b) {
    return a != b && setup.of(a).side == setup.of(b).side;
}

/// A friend stays in the space, or one earlier in the roster is on its way there (R-QAD-092 to 096).
ArmyId friendInTheWay(const State& state, const March& march, ArmyId id) {
    const Setup& setup = *state.setup;
    const SpaceId goal = state.at(id).goal;
    for (ArmyId other{0}; other < setup.endOfRoster(); ++other.value) {
        if (!friends(setup, id, other))
            continue;
        const bool stays = state.at(other).space == goal && !march.has(other);
        const bool comesFirst = other < id && march.has(other) && state.at(other).goal == goal;
        if (stays || comesFirst)
            return other;
    }
    return {};
}

/// Stops whoever has a friend in the way, until that stops nobody more: a blocked front blocks the rest (R-QAD-096).
void stopBehindFriends(const State& state, March& march) {
    const ArmyId end = state.setup->endOfRoster();
    for (bool changed = true; changed;) {
        changed = false;
        for (ArmyId id{0}; id < end; ++id.value)
            if (march.has(id) && friendInTheWay(state, march, id).valid()) {
                march.stop(id);
                changed = true;
            }
    }
}

/// The enemy with whom an army would change places.
ArmyId swapPartner(const State& state, const March& march, ArmyId id) {
    const Setup& setup = *state.setup;
    for (ArmyId other{0}; other < setup.endOfRoster(); ++other.value)
        if (march.has(other) && setup.of(other).side != setup.of(id).side &&
            state.at(other).goal == state.at(id).space && state.at(id).goal == state.at(other).space)
            return other;
    return {};
}

/// Of two enemies who would change places the slower is caught where it stands; both are when equally fast (R-QAD-089).
March caughtBySwaps(const State& state, const March& march) {
    const Setup& setup = *state.setup;
    March caught;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value) {
        const ArmyId other = march.has(id) ? swapPartner(state, march, id) : ArmyId{};
        if (other.valid() && setup.of(id).baseMove <= setup.of(other).baseMove)
            caught.going[static_cast<std::size_t>(id.value)] = true;
    }
    return caught;
}

March successfulTries(const State& state) {
    March march;
    for (std::size_t i = 0; i < armyLimit; ++i)
        march.going[i] = state.armies[i].tried == Try::Succeeded;
    return march;
}

/// Settles all collisions. An army that is caught may in turn stand in a friend's way, so that both questions are asked
/// again until nobody more is caught.
March settle(const State& state, Tale& tale) {
    March willing = successfulTries(state);
    const ArmyId end = state.setup->endOfRoster();
    while (true) {
        March march = willing;
        stopBehindFriends(state, march);
        const March caught = state.setup->options.swapsPassThrough ? March{} : caughtBySwaps(state, march);
        bool any = false;
        for (ArmyId id{0}; id < end; ++id.value)
            if (caught.has(id)) {
                tale.tell({.text = "move.caught", .rule = "R-QAD-089", .army = id, .space = state.at(id).space});
                willing.stop(id);
                any = true;
            }
        if (!any)
            return march;
    }
}

} // namespace

void moveTogether(State& state, Tale& tale) {
    const March willing = successfulTries(state);
    const March march = settle(state, tale);
    const ArmyId end = state.setup->endOfRoster();
    for (ArmyId id{0}; id < end; ++id.value) {
        if (!willing.has(id) || march.has(id))
            continue;
        if (const ArmyId other = friendInTheWay(state, march, id); other.valid())
            tale.tell(
                {.text = "move.blocked", .rule = "R-QAD-092", .army = id, .other = other, .space = state.at(id).goal});
    }
    for (ArmyId id{0}; id < end; ++id.value)
        if (march.has(id)) {
            stepTo(state, tale, {.text = "move.made", .rule = "R-QAD-084", .army = id, .space = state.at(id).goal});
            ++state.at(id).done;
        }
}

} // namespace orontes::qadesh
