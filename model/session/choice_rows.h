// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/play/view.h"

#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

/// Choices that come to the same: they differ by which of several counters alike they are of. The first stands for all.
struct SameChoices {
    std::vector<core::Choice> choices;
    std::string words; ///< "Foot to Babylon"

    friend bool operator==(const SameChoices&, const SameChoices&) = default;
};

/// Counters alike that may do the same.
struct CounterChoices {
    std::vector<core::CounterId> counters;
    std::string words; ///< "Foot", or of one alone its whole name
    std::vector<SameChoices> rows;

    friend bool operator==(const CounterChoices&, const CounterChoices&) = default;
};

/// What may be done by those who stand at one place, and with all of them together.
struct ChoiceSection {
    std::optional<core::SpaceId> space;
    std::string place; ///< "Babylon", "To be set up"; "" of choices that belong to no counter's place
    std::vector<CounterChoices> counters;
    std::vector<SameChoices> rows;

    friend bool operator==(const ChoiceSection&, const ChoiceSection&) = default;
};

/// A name without the number behind it: "Foot" of "Foot 12".
std::string withoutNumber(const std::string& name);
/// Counters that a player has no reason to tell apart: of one side and type, with the same values and state, called
/// alike but for a number, in one place.
bool areAlike(const core::Scenario& scenario, const core::ViewCounter& one, const core::ViewCounter& other);

/// Choices put in order for a list, everything in the order in which it is first offered.
std::vector<ChoiceSection> sectionsOf(const std::vector<core::Choice>& choices, const core::View& view,
                                      const core::Scenario& scenario, const core::Catalogue& texts);

} // namespace orontes::model
