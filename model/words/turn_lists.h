// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <QString>

#include <optional>
#include <vector>

namespace orontes::model {

/// Turns as people list them, in any order: "1-3, 8" gives four, ascending and each once. Nothing where a part is
/// neither a turn from 1 to 999 nor a range of them.
std::optional<std::vector<core::TurnNumber>> turnsIn(const QString& text);

/// "1-3, 8"; two turns in a row are a range as well.
QString turnsText(const std::vector<core::TurnNumber>& turns);

} // namespace orontes::model
