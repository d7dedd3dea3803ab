// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/impose.h"

namespace orontes::editor {

/// The scenario's counters side by side, each side in roster order.
std::vector<const core::Counter*> countersBySide(const core::Scenario& scenario);
/// Front and back of every counter, grouped under the names of the sides; then the loose markers.
std::vector<PrintItem> counterItems(const KitSource& kit, double side);
/// How many of the first items are counters; the others are markers.
std::size_t counterCount(const core::Scenario& scenario);

} // namespace orontes::editor
