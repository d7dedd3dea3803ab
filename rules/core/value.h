// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace orontes::core {

using TextList = std::vector<std::string>;

/// What a declared field, option or action argument may hold. Which one it must be is told by its FieldSpec.
using Value = std::variant<bool, std::int64_t, std::string, TextList>;

using Attributes = std::map<FieldId, Value>;

} // namespace orontes::core
