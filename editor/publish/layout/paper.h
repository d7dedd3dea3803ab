// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/millimetres.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::editor {

/// A size of paper, upright.
struct Paper {
    std::string name; ///< as people type it: "a4", "letter", "200x250"
    MmSize size;

    friend bool operator==(const Paper&, const Paper&) = default;
};

/// Smallest and largest side that is accepted for paper of one's own; the largest is what a PDF reader still shows.
inline constexpr double paperLeastSide = 50;
inline constexpr double paperGreatestSide = 5000;

const std::vector<Paper>& papers();
/// By name in any case, or as width x height in millimetres: "A4", "letter", "200x250". Nothing for anything else.
std::optional<Paper> findPaper(std::string_view name);

} // namespace orontes::editor
