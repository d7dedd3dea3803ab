// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/condition_kind.h"
#include "rules/core/scenario/victory.h"

namespace orontes::core {
namespace {

/// The first space that carries a name or a letter, otherwise the first of the board.
std::vector<SpaceLabel> aSpace(const Scenario& scenario) {
    const Board& board = *scenario.board;
    if (spaceCount(board) == 0)
        return {};
    for (const auto& [space, note] : *board.notes)
        if (!note.name.empty() || !note.letter.empty())
            return {labelOf(board, space)};
    return {labelOf(board, SpaceId{0})};
}

/// The first side that is not this one.
SideToken sideBeside(const Scenario& scenario, const SideToken& own) {
    for (const Side& side : *scenario.sides)
        if (side.token != own)
            return side.token;
    return {};
}

/// The first two turns, as far as there are.
std::vector<TurnNumber> someTurns(const Scenario& scenario) {
    std::vector<TurnNumber> turns{scenario.firstTurn};
    const TurnNumber second{scenario.firstTurn.value + 1};
    if (!scenario.lastTurn || second <= *scenario.lastTurn)
        turns.push_back(second);
    return turns;
}

RegionId aRegion(const Scenario& scenario) {
    const std::vector<Region>& regions = *scenario.board->regions;
    return regions.empty() ? RegionId{} : regions.front().id;
}

} // namespace

Condition conditionOfKind(const std::string& kind, const Scenario& scenario, const RulesetInfo& info,
                          const SideToken& own) {
    const SideToken first = own.empty() && !scenario.sides->empty() ? scenario.sides->front().token : own;
    const SideToken second = sideBeside(scenario, first);
    const Condition leaf{Eliminated{second, {}, 1}};
    switch (valueOf(conditionKinds, kind).value_or(ConditionKind::All)) {
    case ConditionKind::All:
        return {AllOf{{leaf}}};
    case ConditionKind::Any:
        return {AnyOf{{leaf}}};
    case ConditionKind::None:
        return {NoneOf{{leaf}}};
    case ConditionKind::Count:
        return {CountOf{1, {leaf}}};
    case ConditionKind::HeldFor:
        return {HeldFor{2, {Condition{Controls{first, aSpace(scenario), 1}}}}};
    case ConditionKind::Occupies:
        return {Occupies{first, aSpace(scenario), 1}};
    case ConditionKind::Controls:
        return {Controls{first, aSpace(scenario), 1}};
    case ConditionKind::Eliminated:
        return leaf;
    case ConditionKind::Exited:
        return {Exited{first, {}, 1}};
    case ConditionKind::Stands:
        return {Stands{first, aRegion(scenario), 1}};
    case ConditionKind::LossRatio:
        return {LossRatio{second, first, 2, 1}};
    case ConditionKind::Scores:
        return {Scores{first, 10}};
    case ConditionKind::ScoreRatio:
        return {ScoreRatio{first, second, 3, 2}};
    case ConditionKind::OnTurns:
        return {OnTurns{someTurns(scenario), 1, {Condition{Controls{first, aSpace(scenario), 1}}}}};
    case ConditionKind::Slain:
        return {Slain{second.empty() ? std::vector<SideToken>{} : std::vector<SideToken>{second}, 1}};
    case ConditionKind::Denied:
        return {Denied{first, aSpace(scenario)}};
    case ConditionKind::NamedState:
        return {NamedState{info.states.empty() ? StateId{} : info.states.front().id}};
    case ConditionKind::TurnReached:
        break;
    }
    return {TurnReached{scenario.lastTurn.value_or(TurnNumber{10})}};
}

} // namespace orontes::core
