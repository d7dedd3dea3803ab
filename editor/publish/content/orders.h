// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/order_sheet.h"

namespace orontes::editor {

/// One form for every seat that commands a counter of the listed types.
std::vector<OrderSheetContent> orderContents(const KitSource& kit, const core::OrderSheetSpec& spec);

} // namespace orontes::editor
