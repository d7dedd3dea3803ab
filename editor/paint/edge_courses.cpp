// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/edge_courses.h"

#include <optional>

namespace orontes::editor {
namespace {

/// Everything that is drawn from centre to centre rather than along the edge.
bool runsAcross(Line line) {
    return line == Line::Road || line == Line::Track || line == Line::Lane;
}

bool isCrossing(Line line) {
    return line == Line::Bridge || line == Line::Ford;
}

/// The edge a cell owns in a direction, as a stretch of a line of this kind.
std::optional<LineStep> stepOf(const GroundWindow& window, core::Cell cell, int direction, Line line) {
    const GridShape& shape = window.shape();
    const core::Cell other = shape.owned(cell, direction);
    if (runsAcross(line))
        return LineStep{shape.centre(cell), shape.centre(other), {}};
    const int side = shape.sideFacing(direction);
    if (side < 0)
        return std::nullopt;
    const int fall = heightOf(window.at(cell)) - heightOf(window.at(other));
    const QPointF low = fall == 0 ? QPointF() : shape.centre(fall > 0 ? other : cell);
    return LineStep{shape.corner(cell, side), shape.corner(cell, side + 1), low};
}

bool isInside(const BoardShape& shape, QPointF point) {
    const double slack = 0.3;
    return shape.extent().adjusted(slack, slack, -slack, -slack).contains(point);
}

void collect(EdgeCourses& courses, const PaintJob& job, Line line, std::vector<LineStep> stretches,
             const Wobble& wobble) {
    if (isCrossing(line)) {
        for (const LineStep& stretch : stretches)
            courses.crossings.emplace_back(line, stretch);
        return;
    }
    LineCourse course{line, {}, LineNet(std::move(stretches), wobble)};
    const bool isRiver = line == Line::River || line == Line::Stream;
    if (!runsAcross(line))
        course.net.endLoosely(isRiver ? LineNet::LooseEnds::Taper : LineNet::LooseEnds::Stop,
                              [&job](QPointF node) { return isInside(job.shape, node); });
    course.path = course.net.course(job.view, runsAcross(line) ? LineNet::Joints::Spokes : LineNet::Joints::Filled);
    (isRiver ? courses.rivers : courses.lines).push_back(std::move(course));
}

void addOutline(QPainterPath& path, const AreaBorder& border, const MapView& view) {
    path.moveTo(view.toDevice(border.line.first()));
    for (const QPointF& point : border.line)
        path.lineTo(view.toDevice(point));
}

QPainterPath areaPath(const PaintJob& job, core::EdgeId edge, bool across) {
    QPainterPath path;
    const std::optional<core::EdgeSides> sides = core::sidesOf(job.board, edge);
    if (!sides)
        return path;
    if (across) {
        path.moveTo(job.view.toDevice(job.shape.centre(sides->first)));
        path.lineTo(job.view.toDevice(job.shape.centre(sides->second)));
        return path;
    }
    for (const AreaBorder& border : job.shape.areas()->borders())
        if ((border.one == sides->first && border.other == sides->second) ||
            (border.one == sides->second && border.other == sides->first))
            addOutline(path, border, job.view);
    return path;
}

} // namespace

EdgeCourses gridCourses(const PaintJob& job, const GroundWindow& window, const Wobble& wobble) {
    std::vector<std::vector<LineStep>> stretches(job.looks.lines.size());
    const CellRange range = window.shape().clipped(window.inner().grown(2));
    for (int row = range.firstRow; row <= range.lastRow; ++row)
        for (int column = range.firstColumn; column <= range.lastColumn; ++column) {
            const std::uint32_t masks = job.board.edges.at(column, row);
            for (int direction = 0; masks != 0 && direction < window.shape().ownedDirections(); ++direction)
                for (std::size_t bit = 0; bit < stretches.size(); ++bit)
                    if ((masks >> (8U * static_cast<unsigned>(direction) + bit) & 1U) != 0)
                        if (const auto stretch = stepOf(window, {column, row}, direction, job.looks.lines[bit]))
                            stretches[bit].push_back(*stretch);
        }
    EdgeCourses courses;
    for (std::size_t bit = 0; bit < stretches.size(); ++bit)
        if (!stretches[bit].empty())
            collect(courses, job, job.looks.lines[bit], std::move(stretches[bit]), wobble);
    return courses;
}

EdgeCourses areaCourses(const PaintJob& job) {
    EdgeCourses courses;
    std::vector<QPainterPath> paths(job.looks.lines.size());
    for (const core::EdgeId edge : core::allEdges(job.board)) {
        const core::FeatureMask mask = core::featuresOf(job.board, edge);
        for (std::size_t bit = 0; mask != 0 && bit < paths.size(); ++bit) {
            if ((mask >> bit & 1) == 0)
                continue;
            const Line line = job.looks.lines[bit];
            if (isCrossing(line)) {
                const core::Segment segment = core::segmentOf(job.board, edge);
                courses.crossings.emplace_back(
                    line, LineStep{{segment.from.x, segment.from.y}, {segment.to.x, segment.to.y}, {}});
            } else
                paths[bit].addPath(areaPath(job, edge, runsAcross(line)));
        }
    }
    for (std::size_t bit = 0; bit < paths.size(); ++bit) {
        if (paths[bit].isEmpty())
            continue;
        const Line line = job.looks.lines[bit];
        const bool isRiver = line == Line::River || line == Line::Stream;
        (isRiver ? courses.rivers : courses.lines).push_back({line, paths[bit], LineNet()});
    }
    return courses;
}

} // namespace orontes::editor
