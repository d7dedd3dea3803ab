// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/setup.h"

namespace orontes::chariot {

/// The units in a hex, one after the other.
class Pile {
public:
    Pile(const State& state, SpaceId hex) : m_state(&state), m_top(state.topOf(hex)) {}

    class Iterator {
    public:
        Iterator(const State* state, UnitId unit) : m_state(state), m_unit(unit) {}
        UnitId operator*() const { return m_unit; }
        Iterator& operator++() {
            m_unit = m_state->at(m_unit).next;
            return *this;
        }
        friend bool operator!=(const Iterator& a, const Iterator& b) { return a.m_unit != b.m_unit; }

    private:
        const State* m_state;
        UnitId m_unit;
    };
    Iterator begin() const { return {m_state, m_top}; }
    Iterator end() const { return {m_state, UnitId{}}; }

private:
    const State* m_state;
    UnitId m_top;
};

inline Pile unitsIn(const State& state, SpaceId hex) {
    return {state, hex};
}

inline bool onMap(const State& state, UnitId unit) {
    return state.at(unit).presence == Presence::OnMap;
}

inline bool disrupted(const State& state, UnitId unit) {
    return state.at(unit).disrupted.value != 0;
}

inline bool isEmpty(const State& state, SpaceId hex) {
    return !state.topOf(hex).valid();
}

/// Whose units stand in the hex; invalid when nobody does.
inline SideId sideIn(const State& state, SpaceId hex) {
    const UnitId top = state.topOf(hex);
    return top.valid() ? state.setup->of(top).side : SideId{};
}

inline bool heldBy(const State& state, SpaceId hex, SideId side) {
    return sideIn(state, hex) == side;
}

/// Whether the battle is fought by secret plots instead of Player-Turns (19.0).
inline bool simultaneous(const State& state) {
    return state.setup->options.simultaneous;
}

/// What the unit has to do in this Game-Turn, as far as its line counts; nothing where the sides move in turn.
inline Task taskOf(const State& state, UnitId unit) {
    if (state.plots.lines.empty() || state.plots.of(unit).isVoid)
        return Task::None;
    return state.plots.of(unit).task;
}

/// 23.11: it is to move, or to be carried, and off its guard.
inline bool isToMove(const State& state, UnitId unit) {
    const Task task = taskOf(state, unit);
    return task == Task::Movement || task == Task::Carried;
}

/// 21.1: a fire unit that is to fight hand to hand or to move stops nobody in this Game-Turn.
inline bool forgoesZone(const State& state, UnitId unit) {
    return isToMove(state, unit) || taskOf(state, unit) == Task::Melee;
}

/// Puts a unit into a hex; the side controls it from now on (11.3).
void put(State& state, UnitId unit, SpaceId hex);
/// Takes a unit off its hex. It keeps the hex as the one where it was last.
void lift(State& state, UnitId unit);

/// Whether an undisrupted enemy of the side that is a fire unit stands next to the hex (6.41).
bool inFireZone(const State& state, SpaceId hex, SideId side);

/// Whether these classes may share a hex at the end of a move (5.31–5.38, 1.9).
bool mayShare(UnitClass a, UnitClass b);

/// A friend in the hex whose class bars the way of the unit, where the battle is played so (ruling A-22 the other way);
/// invalid when there is none. Passengers stand with their chariot, as for stacking.
UnitId barringFriend(const State& state, SpaceId hex, UnitId unit);
/// Whether these two, of one side, may not even meet in a hex on their ways.
bool barEachOther(const State& state, UnitId a, UnitId b);

/// What is wrong with the units of one side in a hex when a phase ends (5.4, E1.9).
enum class Crowding : std::uint8_t {
    None,
    Stacking,
    Classes,
    Chariots,
};
Crowding crowdingIn(const State& state, SpaceId hex);
/// The same with one more unit on foot, which need not be there yet.
Crowding crowdingWith(const State& state, SpaceId hex, UnitId more);
/// How many units count for the limit of the hex (5.42, ruling A-99).
int stackedIn(const State& state, SpaceId hex);

} // namespace orontes::chariot
