// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/pen_tool.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/scenario/area_edits.h"

namespace orontes::editor {
namespace {

QString asText(const core::SpaceLabel& label) {
    return QString::fromStdString(label.value);
}

void selectCalled(ToolContext& context, const core::SpaceLabel& label) {
    if (const std::optional<core::SpaceId> space = core::findSpace(context.board(), label))
        context.select({{}, {*space}, {}, {}, {}});
}

MapStroke strokeOf(const std::vector<core::Point>& line, MapStroke::Kind kind, bool isClosed) {
    MapStroke stroke;
    for (const core::Point& corner : line)
        stroke.line << shown(corner);
    stroke.kind = kind;
    stroke.isClosed = isClosed;
    return stroke;
}

} // namespace

QString DrawAreaTool::hint() const {
    if (line().empty())
        return tr("Click the corners of a new area, or move the pen with the arrow keys and set it down with Space");
    return tr("Double click or Enter closes the outline · Backspace takes a corner back · Alt draws straight · Escape "
              "gives up");
}

bool DrawAreaTool::ends(core::Point point) const {
    const std::vector<core::Point> corners = line();
    return corners.size() >= 3 && corners.front() == point;
}

MapStroke DrawAreaTool::stroke(std::vector<core::Point> line) const {
    if (line.size() < 3)
        return strokeOf(line, MapStroke::Kind::Drawn, false);
    if (line.front() == line.back())
        line.pop_back();
    else {
        const std::vector<core::Point> closing = way(line.back(), line.front());
        line.insert(line.end(), closing.begin(), closing.end());
    }
    return strokeOf(line, core::crossesItself(line) ? MapStroke::Kind::Refused : MapStroke::Kind::Drawn, true);
}

void DrawAreaTool::finish() {
    core::Polygon outline = line();
    if (outline.size() == 1)
        return addPoint(outline.front());
    if (outline.size() < 3)
        return context().tell(tr("An area needs at least three corners."));
    const std::vector<core::Point> closing = way(outline.back(), outline.front());
    outline.insert(outline.end(), closing.begin(), closing.end());
    if (core::crossesItself(outline))
        return context().tell(tr("The outline crosses itself. Backspace takes the last corner back."));
    addArea(outline);
}

void DrawAreaTool::addArea(const core::Polygon& outline) {
    context().askLabel(shown(core::visualCentre(outline)), core::freeLabel(board(), tr("Area").toStdString()),
                       [this, outline](const core::SpaceLabel& label) {
                           const bool isDone =
                               context().applyStep(core::drawArea(board(), label, outline, context().terrain),
                                                   tr("Draw %1").arg(asText(label)), context().newStroke());
                           if (isDone) {
                               drop();
                               selectCalled(context(), label);
                           }
                           return isDone;
                       });
}

/// A single corner is a place on a map of points.
void DrawAreaTool::addPoint(core::Point point) {
    context().askLabel(
        shown(point), core::freeLabel(board(), tr("Area").toStdString()), [this, point](const core::SpaceLabel& label) {
            const bool isDone = context().applyStep(core::drawPoint(board(), label, point, context().terrain),
                                                    tr("Place %1").arg(asText(label)), context().newStroke());
            if (isDone) {
                drop();
                selectCalled(context(), label);
            }
            return isDone;
        });
}

QString CutTool::hint() const {
    return line().empty() ? tr("Click on both sides of an area to cut it in two; between them the line may bend")
                          : tr("Click on the other side · Backspace takes a corner back · Escape gives up");
}

/// The selected area if the line cuts it.
std::optional<core::SpaceId> CutTool::cutArea(const std::vector<core::Point>& line) const {
    for (const core::SpaceId space : context().selected().spaces)
        if (space.value < core::spaceCount(board()) && core::cutAlong(core::outlineOf(board(), space), line))
            return space;
    return core::areaCutBy(board(), line);
}

MapStroke CutTool::stroke(std::vector<core::Point> line) const {
    return strokeOf(line, cutArea(line) ? MapStroke::Kind::Drawn : MapStroke::Kind::Faint, false);
}

void CutTool::added() {
    if (cutArea(line()))
        finish();
}

void CutTool::finish() {
    const std::vector<core::Point> cut = line();
    const std::optional<core::SpaceId> area = cutArea(cut);
    if (!area)
        return context().tell(tr("The line cuts no area in two: it has to cross one once, from border to border."));
    const std::optional<core::Halves> halves = core::cutAlong(core::outlineOf(board(), *area), cut);
    const bool isFirstKept = core::isInside(halves->first, core::centreOf(board(), *area));
    const core::SpaceLabel name = core::labelOf(board(), *area);
    context().askLabel(
        shown(core::visualCentre(isFirstKept ? halves->second : halves->first)),
        core::freeLabel(board(), tr("Area").toStdString()), [this, cut, name](const core::SpaceLabel& label) {
            const std::optional<core::SpaceId> there = core::findSpace(board(), name);
            const bool isDone = there && context().applyStep(core::splitArea(board(), *there, cut, label),
                                                             tr("Cut %1").arg(asText(name)), context().newStroke());
            if (isDone) {
                drop();
                selectCalled(context(), label);
            }
            return isDone;
        });
}

} // namespace orontes::editor
