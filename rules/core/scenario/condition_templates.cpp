// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/condition_kind.h"
#include "rules/core/scenario/victory.h"

namespace orontes::core {
namespace {

SideToken sideAt(const Scenario& scenario, std::size_t index) {
    return index < scenario.sides->size() ? (*scenario.sides)[index].token : SideToken{};
}

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

RegionId aRegion(const Scenario& scenario) {
    const std::vector<Region>& regions = *scenario.board->regions;
    return regions.empty() ? RegionId{} : regions.front().id;
}

} // namespace

Condition conditionOfKind(const std::string& kind, const Scenario& scenario) {
    const SideToken first = sideAt(scenario, 0);
    const SideToken second = sideAt(scenario, 1);
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
    case ConditionKind::TurnReached:
        break;
    }
    return {TurnReached{scenario.lastTurn.value_or(TurnNumber{10})}};
}

} // namespace orontes::core
