// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/cut_marks.h"

#include "editor/publish/layout/pieces.h"

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr double markWidth = 0.15; // thinner marks vanish on a press
constexpr double lineWidth = 0.1;
constexpr double sameLine = 0.001;

std::vector<double> distinct(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const auto same = [](double a, double b) { return b - a < sameLine; };
    values.erase(std::unique(values.begin(), values.end(), same), values.end());
    return values;
}

/// Marks at both ends of lines that run from `low` to `high`; `at(across, along)` makes the point.
template <class PointAt>
void addMarks(Pieces& pieces, const std::vector<double>& lines, double low, double high, const CutMarkStyle& style,
              PointAt at) {
    const double inner = style.bleed + style.gap;
    for (const double line : lines) {
        pieces.push_back(strokeFrom(at(line, low - style.reach()), at(line, low - inner), markWidth));
        pieces.push_back(strokeFrom(at(line, high + inner), at(line, high + style.reach()), markWidth));
        if (style.marks == CutMarks::Across)
            pieces.push_back(strokeFrom(at(line, low - inner), at(line, high + inner), lineWidth, inkLight));
    }
}

/// Shortens `room` where `other` stands in the way beyond an edge at `edge`, of boxes that share a stretch across.
void narrow(double& room, bool sharesStretch, double distance) {
    if (sharesStretch && distance > -mmNothing)
        room = std::min(room, std::max(0.0, distance) / 2);
}

} // namespace

void addCutMarks(Pieces& pieces, const std::vector<MmRect>& boxes, const CutMarkStyle& style) {
    if (style.marks == CutMarks::None || boxes.empty())
        return;
    std::vector<double> columns;
    std::vector<double> rows;
    MmRect all = boxes.front();
    for (const MmRect& box : boxes) {
        columns.insert(columns.end(), {box.x, box.right()});
        rows.insert(rows.end(), {box.y, box.bottom()});
        all = all.united(box);
    }
    addMarks(pieces, distinct(columns), all.y, all.bottom(), style, [](double x, double y) { return MmPoint{x, y}; });
    addMarks(pieces, distinct(rows), all.x, all.right(), style, [](double y, double x) { return MmPoint{x, y}; });
}

std::vector<MmEdges> bleedsOf(const std::vector<MmRect>& boxes, double bleed) {
    std::vector<MmEdges> bleeds(boxes.size(), allEdges(bleed));
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t k = 0; k < boxes.size(); ++k) {
            if (i == k)
                continue;
            const MmRect& box = boxes[i];
            const MmRect& other = boxes[k];
            const bool level = box.y < other.bottom() - mmNothing && other.y < box.bottom() - mmNothing;
            const bool upright = box.x < other.right() - mmNothing && other.x < box.right() - mmNothing;
            narrow(bleeds[i].left, level, box.x - other.right());
            narrow(bleeds[i].right, level, other.x - box.right());
            narrow(bleeds[i].top, upright, box.y - other.bottom());
            narrow(bleeds[i].bottom, upright, other.y - box.bottom());
        }
    return bleeds;
}

} // namespace orontes::editor
