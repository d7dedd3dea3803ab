// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/svg_areas.h"

#include "model/exchange/svg_path.h"
#include "model/exchange/svg_shapes.h"
#include "rules/core/board/outline.h"
#include "rules/core/scenario/limits.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace orontes::model {
namespace {

core::Diagnostic told(const char* what, core::TextArgs args = {}, core::Severity severity = core::Severity::Warning) {
    core::Diagnostic finding;
    finding.id = std::string("svg.") + what;
    finding.severity = severity;
    finding.args = std::move(args);
    return finding;
}

core::Polygon outlineOf(const QPolygonF& polygon) {
    core::Polygon outline;
    for (const QPointF& point : polygon) {
        const core::Point corner{std::round(point.x() * 100) / 100 + 0.0, std::round(point.y() * 100) / 100 + 0.0};
        if (outline.empty() || outline.back() != corner)
            outline.push_back(corner);
    }
    while (outline.size() > 1 && outline.front() == outline.back())
        outline.pop_back();
    return outline;
}

/// Corners nearer than this are one.
double slackOf(const std::vector<core::Area>& areas) {
    core::Point least{1e300, 1e300};
    core::Point most{-1e300, -1e300};
    for (const core::Area& area : areas)
        for (const core::Point& corner : area.outline) {
            least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
            most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
        }
    return core::distanceBetween(least, most) / 1200;
}

core::Polygon withoutRepeats(const core::Polygon& outline) {
    core::Polygon kept;
    for (const core::Point& corner : outline)
        if (kept.empty() || kept.back() != corner)
            kept.push_back(corner);
    while (kept.size() > 1 && kept.front() == kept.back())
        kept.pop_back();
    return kept;
}

/// Every corner moves onto the first one that lies near it, and becomes one of all areas on whose sides it lies.
void weld(std::vector<core::Area>& areas, double slack) {
    std::vector<core::Point> corners;
    for (core::Area& area : areas) {
        for (core::Point& corner : area.outline) {
            const auto same = std::find_if(corners.begin(), corners.end(), [&](const core::Point& other) {
                return core::distanceBetween(other, corner) <= slack;
            });
            if (same != corners.end())
                corner = *same;
            else
                corners.push_back(corner);
        }
        area.outline = withoutRepeats(area.outline);
    }
    for (core::Area& area : areas)
        area.outline = core::withCorners(area.outline, corners, slack / 2);
}

/// Labels that came twice get a number.
std::string freeLabel(std::set<std::string>& taken, const QString& wanted) {
    const std::string base = wanted.isEmpty() ? std::string("Area") : wanted.left(200).toStdString();
    std::string label = wanted.isEmpty() ? "Area 1" : base;
    for (int number = 2; !taken.insert(label).second; ++number)
        label = base + " " + std::to_string(number);
    return label;
}

void leaveOutBroken(std::vector<core::Area>& areas, core::Findings& findings) {
    std::erase_if(areas, [&findings](const core::Area& area) {
        if (area.outline.size() >= 3 && !core::crossesItself(area.outline) && core::signedSurface(area.outline) != 0)
            return false;
        findings.push_back(told(area.outline.size() < 3 ? "too-small" : "crosses", {{"area", area.label.value}}));
        return true;
    });
}

void addLinks(core::AreaMap& map, double slack) {
    for (std::size_t a = 0; a < map.areas.size(); ++a)
        for (std::size_t b = a + 1; b < map.areas.size(); ++b)
            if (core::commonBorder(map.areas[a].outline, map.areas[b].outline, slack) > slack)
                map.links.push_back({core::SpaceId{static_cast<int>(a)}, core::SpaceId{static_cast<int>(b)}});
}

} // namespace

core::Result<SvgAreas> areasFromSvg(const QByteArray& svg) {
    SvgShapes shapes = readSvgShapes(svg);
    if (!shapes.fault.isEmpty())
        return core::refuse(told("not-a-picture", {{"reason", shapes.fault.toStdString()}}, core::Severity::Error));
    SvgAreas made;
    std::set<std::string> labels;
    for (const SvgShape& shape : shapes.shapes) {
        if (made.map.areas.size() == core::areaLimit) {
            made.told.push_back(told("too-many", {{"most", static_cast<std::int64_t>(core::areaLimit)}}));
            break;
        }
        made.map.areas.push_back({{freeLabel(labels, shape.label)}, outlineOf(shape.outline), {}});
    }
    for (const auto& [what, names] : shapes.leftOut)
        made.told.push_back(told(what.c_str(), {{"n", static_cast<std::int64_t>(names.size())},
                                                {"names", names.join(QStringLiteral(", ")).toStdString()}}));
    const double slack = slackOf(made.map.areas);
    weld(made.map.areas, slack);
    leaveOutBroken(made.map.areas, made.told);
    if (made.map.areas.empty())
        return core::refuse(told("no-areas", {}, core::Severity::Error));
    for (core::Area& area : made.map.areas)
        area.centre = core::visualCentre(area.outline);
    addLinks(made.map, slack);
    made.map.size = {shapes.size.width(), shapes.size.height()};
    return made;
}

} // namespace orontes::model
