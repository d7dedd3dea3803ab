// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orontes::editor {

/// From now on screen readers are told what the keyboard's place on a MapCanvas holds.
void installCanvasAccessibility();

} // namespace orontes::editor
