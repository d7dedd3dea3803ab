// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/board_json.h"

#include <optional>

namespace orontes::core {

/// The object `changes` of docs/formats/scenario.md that makes `board` of `shared`; nothing when the two differ in more
/// than it can say.
std::optional<JsonValue> changesJson(const Board& shared, const Board& board);

/// The board that the changes make of the shared one.
Board readChanges(JsonReader& reader, const JsonValue& json, const Board& shared);

} // namespace orontes::core
