// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/victory_list.h"

namespace orontes::editor {

/// A list for every seat whose sides score for something.
std::vector<VictoryListContent> victoryLists(const KitSource& kit, const core::VictoryListSpec& spec);

} // namespace orontes::editor
