// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/json_value.h"
#include "rules/core/play/action.h"
#include "rules/core/scenario/edit.h"

#include <functional>
#include <string>
#include <string_view>

namespace orontes::core {

inline constexpr int scenarioFormatVersion = 1;
inline constexpr int boardFormatVersion = 1;

/// Fetches a shared board named by a scenario, as text; refused with a finding when it cannot be read.
using BoardSource = std::function<Result<std::string>(const std::string& file)>;

/// What a text gave. Findings of severity Error mean that `value` is not trustworthy enough to keep; warnings (unknown
/// keys, references that lead nowhere) go with a usable value. Every finding carries the JSON pointer.
template <class T>
struct Read {
    std::optional<T> value;
    Findings findings;
};

/// docs/formats/scenario.md. Older versions are migrated in memory, newer ones refused with the version they need.
Read<Scenario> readScenario(std::string_view text, const BoardSource& boards);
std::string writeScenario(const Scenario& scenario);
/// SHA-256 of the canonical text, board included: what a game record pins.
std::string scenarioHash(const Scenario& scenario);

/// docs/formats/board.md
Read<Board> readBoard(std::string_view text);
std::string writeBoard(const Board& board);

JsonValue toJson(const Value& value);
Result<Value> valueFromJson(const JsonValue& json);
JsonValue toJson(const Condition& condition);
Result<Condition> conditionFromJson(const JsonValue& json);
/// {"by":"egypt","verb":…,"args":{…}}; chance is written "chance".
JsonValue toJson(const Action& action, const std::vector<Seat>& seats);
Result<Action> actionFromJson(const JsonValue& json, const std::vector<Seat>& seats);
JsonValue toJson(const Diagnostic& finding, const Catalogue& texts);
/// For the autosave journal: any edit, exactly.
JsonValue toJson(const Edit& edit);
Result<Edit> editFromJson(const JsonValue& json);

} // namespace orontes::core
