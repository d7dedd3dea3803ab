// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/kit.h"
#include "editor/publish/layout/paper.h"

#include <optional>

namespace orontes::editor {

/// Bounds of what can be asked for, in millimetres; of pictures in dots per inch.
struct Bounds {
    double least = 0;
    double greatest = 0;
};
inline constexpr Bounds counterBounds{8, 60};
inline constexpr Bounds spaceBounds{4, 200};
inline constexpr Bounds gutterBounds{0, 20};
inline constexpr Bounds bleedBounds{0, 6};
inline constexpr Bounds markBounds{1, 10};
inline constexpr Bounds overlapBounds{0, 25};
inline constexpr Bounds offsetBounds{-10, 10};
inline constexpr Bounds dotBounds{36, 1200};

core::Result<Paper> paperFor(const KitOptions& options);
/// The first measure that is out of its bounds.
std::optional<core::Diagnostic> measureFault(const KitSource& source, const KitOptions& options);

} // namespace orontes::editor
