// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/aid.h"

namespace orontes::editor {

/// Paragraphs and tables of a player aid, the scenario's own values in place of the ruleset's. What is no plain fact of
/// the rulebook is marked and explained under its table.
AidContent aidContent(const KitSource& kit, const core::AidSpec& spec);

} // namespace orontes::editor
