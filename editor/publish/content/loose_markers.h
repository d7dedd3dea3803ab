// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/impose.h"

namespace orontes::editor {

/// The loose markers of the ruleset, those for seats and sides in their colours; `usual` is the edge of a counter.
std::vector<PrintItem> looseMarkerItems(const KitSource& kit, double usual);

} // namespace orontes::editor
