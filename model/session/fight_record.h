// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/replay.h"

#include <optional>
#include <span>
#include <vector>

namespace orontes::model {

/// One counter's roll against others.
struct Blow {
    core::CounterId by;
    std::vector<core::CounterId> against;
    core::Rolled roll;
    bool hits = false;

    friend bool operator==(const Blow&, const Blow&) = default;
};

struct FightRound {
    core::SpaceId space;
    int round = 1;
    std::vector<Blow> blows; ///< in the order in which they fell

    friend bool operator==(const FightRound&, const FightRound&) = default;
};

/// The rounds of the last fight since the phase began, the first first; empty where nobody has fought in it.
std::vector<FightRound> lastFight(std::span<const core::PlayedStep> steps);

/// What a roll against a number came to; nothing where it is not a matter of yes or no.
std::optional<bool> succeeds(const core::Rolled& roll);

} // namespace orontes::model
