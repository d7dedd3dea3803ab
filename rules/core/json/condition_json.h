// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/reader.h"
#include "rules/core/scenario/condition.h"

namespace orontes::core {

void readInto(JsonReader& reader, const JsonValue& json, Condition& condition);

} // namespace orontes::core
