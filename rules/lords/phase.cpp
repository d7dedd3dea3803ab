// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/phase.h"

namespace orontes::lords {
namespace {

std::string_view phaseOf(const DrawingSetUp&) {
    return "setUp";
}
std::string_view phaseOf(const SettingUp&) {
    return "setUp";
}
std::string_view phaseOf(const DrawingChit&) {
    return "chit";
}
std::string_view phaseOf(const PlacingNew&) {
    return "newUnits";
}
std::string_view phaseOf(const Replacing&) {
    return "newUnits";
}
std::string_view phaseOf(const ThrowingForReturn&) {
    return "newUnits";
}
std::string_view phaseOf(const Sailing&) {
    return "movement";
}
std::string_view phaseOf(const Moving&) {
    return "movement";
}
std::string_view phaseOf(const Consenting&) {
    return "movement";
}
std::string_view phaseOf(const DrawingIn&) {
    return "movement";
}
std::string_view phaseOf(const Culling& step) {
    return step.afterRedeployment ? "redeployment" : "movement";
}
std::string_view phaseOf(const ChoosingBattle&) {
    return "battle";
}
std::string_view phaseOf(const Declaring&) {
    return "battle";
}
std::string_view phaseOf(const Pairing&) {
    return "battle";
}
std::string_view phaseOf(const Striking&) {
    return "battle";
}
std::string_view phaseOf(const ThrowingForService&) {
    return "battle";
}
std::string_view phaseOf(const TakingService&) {
    return "battle";
}
std::string_view phaseOf(const Subjecting&) {
    return "battle";
}
std::string_view phaseOf(const Pressing&) {
    return "battle";
}
std::string_view phaseOf(const Retreating&) {
    return "battle";
}
std::string_view phaseOf(const Redeploying&) {
    return "redeployment";
}
std::string_view phaseOf(const ThrowingCovenant&) {
    return "points";
}
std::string_view phaseOf(const Over&) {
    return "points";
}

} // namespace

std::string_view phaseOf(const State& state) {
    return std::visit([](const auto& step) { return phaseOf(step); }, state.step);
}

} // namespace orontes::lords
