// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/impose.h"

namespace orontes::editor {

/// The scenario's counters side by side, each side in roster order.
std::vector<const core::Counter*> countersBySide(const core::Scenario& scenario);
/// As they lie on the sheets: the smallest size first, each size side by side.
std::vector<const core::Counter*> countersBySize(const KitSource& kit);
/// Edge of counters of a type where usual ones measure `usual` millimetres: sizes of their own keep their proportion.
double counterSideOf(const KitSource& kit, const core::CounterType& type, double usual);
/// Front and back of every counter, grouped under the names of the sides, each size on sheets of its own; the loose
/// markers behind the first size that is as large as they are.
std::vector<PrintItem> counterItems(const KitSource& kit, double usual);

} // namespace orontes::editor
