// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/fate.h"

namespace orontes::qadesh {

void removeArmy(State& state, Tale& tale, const About& about) {
    Army& lost = state.at(about.army);
    lost.presence = Presence::Lost;
    lost.lostAt = lost.space;
    lost.lostOn = state.turn;
    lost.space = SpaceId{};
    lost.goal = SpaceId{};
    lost.tried = Try::None;
    tale.removed(lost.lostAt, about);
}

void stepTo(State& state, Tale& tale, const About& about) {
    Army& mover = state.at(about.army);
    mover.cameFrom = mover.space;
    mover.space = about.space;
    mover.arrivedAt = timeStamp(state);
    mover.moved = true;
    tale.moved(mover.cameFrom, about);
}

void giveStatus(State& state, Tale& tale, Status status, const About& about) {
    Army& army = state.at(about.army);
    const Status before = army.status;
    if (before != status) { // the same status again keeps its age (R-QAD-137)
        army.status = status;
        army.statusIsNew = status != Status::None;
    }
    if (status == Status::Routing)
        army.steps = army.done = 0;
    tale.marked("status", std::string(tokenOf(before)), std::string(tokenOf(status)), about);
}

void addCasualty(State& state, Tale& tale, const About& about) {
    Army& army = state.at(about.army);
    ++army.casualties;
    tale.marked("casualties", std::int64_t{army.casualties} - 1, std::int64_t{army.casualties}, about);
}

void addFatigue(State& state, Tale& tale, int tokens, const About& about) {
    Army& army = state.at(about.army);
    const int before = army.fatigue;
    army.fatigue = static_cast<std::int16_t>(before + tokens);
    tale.marked("fatigue", std::int64_t{before}, std::int64_t{army.fatigue}, about);
}

} // namespace orontes::qadesh
