// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/node_look.h"

#include <algorithm>
#include <limits>

namespace orontes::core {
namespace {

std::vector<TurnNumber> inOrder(std::vector<TurnNumber> turns) {
    std::sort(turns.begin(), turns.end());
    turns.erase(std::unique(turns.begin(), turns.end()), turns.end());
    return turns;
}

/// Turns before the first may have been played before the battle was frozen.
bool isTooLate(const Scenario& scenario, TurnNumber turn) {
    return scenario.lastTurn && turn > *scenario.lastTurn;
}

std::string turnsListed(const std::vector<TurnNumber>& turns) {
    std::string list;
    for (const TurnNumber turn : turns)
        list += (list.empty() ? "" : ", ") + std::to_string(turn.value);
    return list;
}

/// Only worth a warning: enough other turns may be left.
void checkTurns(const NodeLook& look, const OnTurns& node) {
    std::vector<TurnNumber> stray = inOrder(node.turns);
    std::erase_if(stray, [&](TurnNumber turn) { return !isTooLate(look.scenario, turn); });
    if (stray.empty())
        return;
    const TextArgs args{{"turns", turnsListed(stray)}, {"number", static_cast<std::int64_t>(stray.size())}};
    Diagnostic& finding = look.add("scenario.condition.late-turn", args, "/turns");
    finding.severity = Severity::Warning;
    addFix(finding, "fix.leave-out-turns",
           look.spot.changed<OnTurns>(look.scenario,
                                      [&](OnTurns& changed) {
                                          std::erase_if(changed.turns, [&](TurnNumber turn) {
                                              return isTooLate(look.scenario, turn);
                                          });
                                      }),
           args);
}

} // namespace

Diagnostic& NodeLook::add(const char* id, TextArgs args, std::string_view member) const {
    findings.push_back(makeFinding(id, Severity::Error, spot.pointer() + std::string(member), std::move(args)));
    return findings.back();
}

void NodeLook::addWithRemoval(const char* id, TextArgs args) const {
    addFix(add(id, std::move(args)), "fix.remove-condition", spot.removed(scenario));
}

bool NodeLook::checkSide(const SideToken& side, std::string_view member) const {
    const bool known = findSide(scenario, side) != nullptr;
    if (!known)
        add("scenario.condition.unknown-side", {{"side", side.value}}, member);
    return known;
}

std::string NodeLook::sideName(const SideToken& token) const {
    const Side* side = findSide(scenario, token);
    return side && !side->name.empty() ? side->name : token.value;
}

void lookAt(const NodeLook& look, const OnTurns& node) {
    if (node.of.size() > 1)
        look.add("scenario.condition.one-branch", {{"number", static_cast<std::int64_t>(node.of.size())}}, "/of");
    const std::vector<TurnNumber> tidy = inOrder(node.turns);
    if (tidy != node.turns)
        addFix(look.add("scenario.condition.turn-order", {}, "/turns"), "fix.sort-turns",
               look.spot.changed<OnTurns>(look.scenario, [&](OnTurns& changed) { changed.turns = tidy; }));
    checkTurns(look, node);
    if (tidy.empty())
        look.add("scenario.condition.no-turn", {}, "/turns");
    else
        look.checkNumber(node, &OnTurns::need, "/need", std::count_if(tidy.begin(), tidy.end(), [&](TurnNumber turn) {
                             return !isTooLate(look.scenario, turn);
                         }));
}

/// Counters that come back may be slain again, so that the number has no upper end.
void lookAt(const NodeLook& look, const Slain& node) {
    if (node.victims.empty())
        look.add("scenario.condition.no-victim", {}, "/victims");
    for (const SideToken& side : node.victims)
        if (findSide(look.scenario, side) == nullptr)
            addFix(look.add("scenario.condition.unknown-side", {{"side", side.value}}, "/victims"),
                   "fix.leave-out-side",
                   look.spot.changed<Slain>(look.scenario, [&](Slain& changed) { std::erase(changed.victims, side); }),
                   {{"side", side.value}});
    look.checkNumber(node, &Slain::count, "/count", std::numeric_limits<int>::max());
}

void lookAt(const NodeLook& look, const Denied& node) {
    look.checkSide(node.side, "/side");
    look.checkLabels(node);
    if (node.spaces.empty())
        look.add("scenario.condition.no-space", {{"count", std::int64_t{1}}, {"side", look.sideName(node.side)}},
                 "/spaces");
}

void lookAt(const NodeLook& look, const NamedState& node) {
    if (findState(look.info, node.state) != nullptr)
        return;
    Diagnostic& finding = look.add("scenario.condition.unknown-state", {{"state", node.state.value}}, "/state");
    for (const StateSpec& state : look.info.states)
        addFix(finding, "fix.ask-for-state",
               look.spot.changed<NamedState>(look.scenario, [&](NamedState& changed) { changed.state = state.id; }),
               {{"state", look.info.texts.render(state.label)}});
}

} // namespace orontes::core
