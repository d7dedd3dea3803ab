// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/card.h"

namespace orontes::editor {

/// What the cards of one kind say, side by side.
std::vector<CardContent> cardContents(const KitSource& kit, const core::CardSpec& spec);

} // namespace orontes::editor
