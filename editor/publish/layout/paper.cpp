// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/paper.h"

#include <algorithm>
#include <charconv>

namespace orontes::editor {

namespace {

std::string lowered(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
}

std::optional<double> side(std::string_view text) {
    double value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = failed == std::errc() && end == text.data() + text.size();
    if (!whole || !(value >= paperLeastSide && value <= paperGreatestSide))
        return std::nullopt;
    return value;
}

} // namespace

const std::vector<Paper>& papers() {
    static const std::vector<Paper> all{
        {"a4", {210, 297}}, {"letter", {215.9, 279.4}}, {"a3", {297, 420}},          {"tabloid", {279.4, 431.8}},
        {"a5", {148, 210}}, {"legal", {215.9, 355.6}},  {"13x19in", {330.2, 482.6}}, {"a2", {420, 594}},
        {"a1", {594, 841}}, {"a0", {841, 1189}},
    };
    return all;
}

std::optional<Paper> findPaper(std::string_view name) {
    const std::string lower = lowered(name);
    for (const Paper& paper : papers())
        if (paper.name == lower)
            return paper;
    const std::size_t by = lower.find('x');
    if (by == std::string::npos)
        return std::nullopt;
    const std::optional<double> width = side(std::string_view(lower).substr(0, by));
    const std::optional<double> height = side(std::string_view(lower).substr(by + 1));
    if (!width || !height)
        return std::nullopt;
    return Paper{lower, {*width, *height}};
}

} // namespace orontes::editor
