// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"
#include "rules/lords/sets.h"

#include <optional>
#include <string_view>
#include <vector>

namespace orontes::lords {

/// The parts of a text between separators, without the blanks around them; empty parts are left out.
std::vector<std::string_view> partsOf(std::string_view text, char separator);
std::string_view trimmed(std::string_view text);
/// A whole number from 0 to 9999.
std::optional<int> numberIn(std::string_view text);

/// "3,8-9": these turns, each from 1 to turnLimit.
std::optional<TurnSet> turnsIn(std::string_view text);

/// The area with this city, or with this label. A note names the cities of its space, with commas.
std::optional<SpaceId> placeNamed(const core::Board& board, std::string_view name);

/// "egypt, libya": these nations, by their tokens.
std::optional<NationSet> nationsIn(const core::Scenario& scenario, std::string_view text, char separator = ',');

/// The nation with this token; invalid where none has it.
NationId nationNamed(const core::Scenario& scenario, std::string_view token);

/// A capital and its turns (17.0).
struct Capital {
    SpaceId area;
    TurnSet turns;
    friend bool operator==(const Capital&, const Capital&) = default;
};
/// "Ashur 3-5; Nineveh 8-10"
std::optional<std::vector<Capital>> capitalsIn(const core::Board& board, std::string_view text);

} // namespace orontes::lords
