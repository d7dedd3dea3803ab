// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"
#include "rules/core/value.h"

#include <QString>

namespace orontes::model {

/// Labels of spaces as people list them, with commas, semicolons or blanks between: "26, 27 28" gives three.
core::TextList spaceLabelsIn(const QString& text);

/// The same, but that labels of the board may have blanks in them: "Lower Egypt, On" gives two.
core::TextList spaceLabelsIn(const QString& text, const core::Board& board);

/// "26, 27, 28".
QString joined(const core::TextList& labels);

} // namespace orontes::model
