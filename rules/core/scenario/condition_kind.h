// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/enum_tokens.h"
#include "rules/core/scenario/condition.h"

#include <cstddef>

namespace orontes::core {

/// The kinds of conditions, in the order of Condition::node.
enum class ConditionKind : std::size_t {
    All,
    Any,
    None,
    Count,
    HeldFor,
    Occupies,
    Controls,
    Eliminated,
    Exited,
    Stands,
    LossRatio,
    Scores,
    ScoreRatio,
    TurnReached,
    OnTurns,
    Slain,
    Denied,
    NamedState,
};

inline constexpr EnumTokens<ConditionKind, 18> conditionKinds{{{ConditionKind::All, "all"},
                                                               {ConditionKind::Any, "any"},
                                                               {ConditionKind::None, "none"},
                                                               {ConditionKind::Count, "count"},
                                                               {ConditionKind::HeldFor, "heldFor"},
                                                               {ConditionKind::Occupies, "occupies"},
                                                               {ConditionKind::Controls, "controls"},
                                                               {ConditionKind::Eliminated, "eliminated"},
                                                               {ConditionKind::Exited, "exited"},
                                                               {ConditionKind::Stands, "stands"},
                                                               {ConditionKind::LossRatio, "lossRatio"},
                                                               {ConditionKind::Scores, "scores"},
                                                               {ConditionKind::ScoreRatio, "scoreRatio"},
                                                               {ConditionKind::TurnReached, "turnReached"},
                                                               {ConditionKind::OnTurns, "onTurns"},
                                                               {ConditionKind::Slain, "slain"},
                                                               {ConditionKind::Denied, "denied"},
                                                               {ConditionKind::NamedState, "namedState"}}};
static_assert(conditionKinds.size() == std::variant_size_v<decltype(Condition::node)>);

inline ConditionKind kindOf(const Condition& condition) {
    return static_cast<ConditionKind>(condition.node.index());
}

} // namespace orontes::core
