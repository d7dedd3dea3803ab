// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/outline_tool.h"

#include "editor/map/tools/area_snap.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/board/plane.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr double gripPixels = 9;
constexpr double sidePixels = 6;
constexpr double shortestSide = 32; // pixels, to have a handle in its middle
constexpr double dragPixels = 3;    // before a press becomes a drag

core::Point middleOf(const core::Segment& side) {
    return (side.from + side.to) * 0.5;
}

/// The outlines that an edit gives areas.
void collectOutlines(const core::Edit& edit, std::vector<core::Polygon>& outlines) {
    if (const auto* batch = std::get_if<core::Batch>(&edit.change))
        for (const core::Edit& part : batch->edits)
            collectOutlines(part, outlines);
    if (const auto* change = std::get_if<core::ChangeAreas>(&edit.change))
        for (const auto& [space, area] : change->areas)
            outlines.push_back(area.outline);
}

MapStroke closed(const core::Polygon& outline, MapStroke::Kind kind) {
    MapStroke stroke{{}, kind, true};
    for (const core::Point& corner : outline)
        stroke.line << shown(corner);
    return stroke;
}

} // namespace

core::SpaceId OutlineTool::area() const {
    const std::vector<core::SpaceId>& spaces = context().selected().spaces;
    const bool isOne = core::isAreaMap(board()) && spaces.size() == 1 && spaces.front().value < spaceCount(board());
    return isOne ? spaces.front() : core::SpaceId();
}

const core::Polygon& OutlineTool::outline() const {
    static const core::Polygon none;
    const core::SpaceId space = area();
    return space.valid() ? core::areasOf(board()).areas[static_cast<std::size_t>(space.value)].outline : none;
}

core::Sharing OutlineTool::sharing(Qt::KeyboardModifiers modifiers) const {
    const bool isAlone = context().cornersAlone != ((modifiers & Qt::AltModifier) != 0);
    return isAlone ? core::Sharing::One : core::Sharing::All;
}

bool OutlineTool::hasMiddle(std::size_t side) const {
    const core::Segment segment = core::sideAt(outline(), side);
    return core::distanceBetween(segment.from, segment.to) >= shortestSide * context().pixel();
}

std::optional<OutlineTool::Grip> OutlineTool::handleAt(QPointF plane) const {
    const double reach = gripPixels * context().pixel();
    if (const std::optional<std::size_t> corner = nearest(outline(), plane, reach))
        return Grip{Grip::Kind::Corner, *corner};
    if (core::distanceBetween(core::centreOf(board(), area()), planePoint(plane)) <= reach)
        return Grip{Grip::Kind::Centre, 0};
    for (std::size_t side = 0; side < outline().size(); ++side)
        if (hasMiddle(side) &&
            core::distanceBetween(middleOf(core::sideAt(outline(), side)), planePoint(plane)) <= reach)
            return Grip{Grip::Kind::Middle, side};
    return std::nullopt;
}

std::optional<OutlineTool::Grip> OutlineTool::gripAt(QPointF plane) const {
    if (!area().valid())
        return std::nullopt;
    if (const std::optional<Grip> handle = handleAt(plane))
        return handle;
    const std::optional<core::OutlineSpot> spot = core::nearestOn(outline(), planePoint(plane));
    if (spot && core::distanceBetween(spot->point, planePoint(plane)) <= sidePixels * context().pixel())
        return Grip{Grip::Kind::Side, spot->side};
    return core::isInside(outline(), planePoint(plane)) ? std::optional(Grip{}) : std::nullopt;
}

/// Where a grip goes that is dragged to a point: corners hold on to those of other areas.
core::Point OutlineTool::held(QPointF plane, const Grip& grip, core::Sharing sharing) const {
    if (grip.kind != Grip::Kind::Corner && grip.kind != Grip::Kind::Middle)
        return rounded(plane, context().pixel());
    std::vector<core::SpaceId> moving{area()};
    if (sharing == core::Sharing::All && grip.kind == Grip::Kind::Corner)
        for (const core::SharedCorner& corner : core::cornersAt(board(), outline()[grip.index]))
            moving.push_back(corner.area);
    return snapped(board(), plane, gripPixels * context().pixel(), {}, moving).point;
}

core::Result<core::Edit> OutlineTool::dragged(const Grip& grip, QPointF to, core::Sharing sharing) const {
    switch (grip.kind) {
    case Grip::Kind::Corner:
        return core::moveCorner(board(), area(), grip.index, held(to, grip, sharing), sharing);
    case Grip::Kind::Middle:
    case Grip::Kind::Side:
        return core::insertCorner(board(), area(), grip.index, held(to, grip, sharing), sharing);
    case Grip::Kind::Centre:
        return core::moveCentre(board(), area(), held(to, grip, sharing));
    case Grip::Kind::Ground:
        return core::moveArea(board(), area(), rounded(to - m_from, context().pixel()), sharing);
    }
    return core::Edit{core::Batch{}};
}

QString OutlineTool::stepName(const Grip& grip) const {
    const QString name = QString::fromStdString(core::labelOf(board(), area()).value);
    switch (grip.kind) {
    case Grip::Kind::Corner:
        return tr("Move a corner of %1").arg(name);
    case Grip::Kind::Middle:
    case Grip::Kind::Side:
        return tr("Add a corner to %1").arg(name);
    case Grip::Kind::Centre:
        return tr("Move the centre of %1").arg(name);
    case Grip::Kind::Ground:
        return tr("Move %1").arg(name);
    }
    return {};
}

void OutlineTool::press(const MapGesture& gesture) {
    m_stroke = 0;
    m_drag = gripAt(gesture.spot.plane);
    m_hasMoved = false;
    m_from = gesture.spot.plane;
    m_chosen.reset();
    if (m_drag && m_drag->kind == Grip::Kind::Corner && (gesture.modifiers & Qt::ControlModifier) != 0) {
        const std::size_t corner = m_drag->index;
        m_drag.reset();
        return removeCorner(corner, sharing(gesture.modifiers));
    }
    if (m_drag && m_drag->kind == Grip::Kind::Corner)
        m_chosen = m_drag;
    if (!m_drag || (m_drag->kind == Grip::Kind::Ground && gesture.spot.space != area())) {
        m_drag.reset();
        Selected selected;
        if (gesture.spot.space)
            selected.spaces = {*gesture.spot.space};
        context().select(std::move(selected));
    }
    showOutline();
}

void OutlineTool::move(const MapGesture& gesture) {
    const QPointF way = gesture.spot.plane - m_from;
    m_hasMoved = m_hasMoved || std::hypot(way.x(), way.y()) > dragPixels * context().pixel();
    if (m_drag && m_hasMoved && m_drag->kind != Grip::Kind::Side)
        showDrag(dragged(*m_drag, gesture.spot.plane, sharing(gesture.modifiers)), gesture.spot.plane);
}

void OutlineTool::release(const MapGesture& gesture) {
    const std::optional<Grip> grip = std::exchange(m_drag, std::nullopt);
    if (grip && m_hasMoved && grip->kind != Grip::Kind::Side && area().valid())
        context().applyStep(dragged(*grip, gesture.spot.plane, sharing(gesture.modifiers)), stepName(*grip),
                            context().newStroke());
    showOutline();
}

void OutlineTool::doubleClick(const MapGesture& gesture) {
    m_drag.reset();
    const std::optional<Grip> grip = gripAt(gesture.spot.plane);
    if (!grip || (grip->kind != Grip::Kind::Side && grip->kind != Grip::Kind::Middle))
        return;
    const core::Point point = core::nearestOn(outline(), planePoint(gesture.spot.plane))->point;
    context().applyStep(core::insertCorner(board(), area(), grip->index, rounded(shown(point), context().pixel()),
                                           sharing(gesture.modifiers)),
                        stepName(*grip), context().newStroke());
    showOutline();
}

void OutlineTool::removeCorner(std::size_t corner, core::Sharing sharing) {
    const QString name = tr("Remove a corner of %1").arg(QString::fromStdString(labelOf(board(), area()).value));
    if (context().applyStep(core::removeCorner(board(), area(), corner, sharing), name, context().newStroke()))
        m_chosen.reset();
    showOutline();
}

void OutlineTool::hover(const MapSpot& spot, Qt::KeyboardModifiers) {
    m_hot = spot == MapSpot() ? std::nullopt : gripAt(spot.plane);
    const bool isElsewhere = spot.space && *spot.space != area() && (!m_hot || m_hot->kind == Grip::Kind::Ground);
    m_beside = isElsewhere ? spot.space : std::nullopt;
    showOutline();
}

void OutlineTool::cancel() {
    MapTool::cancel();
    m_drag.reset();
    m_chosen.reset();
    m_hot.reset();
    m_beside.reset();
    m_stroke = 0;
}

void OutlineTool::follow() {
    if (m_chosen && m_chosen->kind == Grip::Kind::Corner && m_chosen->index >= outline().size())
        m_chosen.reset();
    if (!area().valid())
        m_chosen.reset();
    if (m_beside && m_beside->value >= core::spaceCount(board()))
        m_beside.reset();
    m_hot.reset();
    if (!m_drag)
        showOutline();
}

/// Through the corners, then the centre, and round again.
void OutlineTool::chooseNext(int by) {
    const auto stops = static_cast<int>(outline().size()) + 1;
    int at = by > 0 ? -1 : stops;
    if (m_chosen)
        at = m_chosen->kind == Grip::Kind::Centre ? stops - 1 : static_cast<int>(m_chosen->index);
    at = (at + by + stops) % stops;
    m_chosen = at == stops - 1 ? Grip{Grip::Kind::Centre, 0} : Grip{Grip::Kind::Corner, static_cast<std::size_t>(at)};
    m_stroke = 0;
    context().reveal(shown(at == stops - 1 ? core::centreOf(board(), area()) : outline()[m_chosen->index]));
    showOutline();
}

bool OutlineTool::moveChosen(QPointF by, core::Sharing sharing) {
    if (m_stroke == 0)
        m_stroke = context().newStroke();
    const bool isCentre = m_chosen->kind == Grip::Kind::Centre;
    const core::Point from = isCentre ? core::centreOf(board(), area()) : outline()[m_chosen->index];
    const core::Point to = rounded(shown(from) + by * context().pixel(), context().pixel());
    context().applyStep(isCentre ? core::moveCentre(board(), area(), to)
                                 : core::moveCorner(board(), area(), m_chosen->index, to, sharing),
                        stepName(*m_chosen), m_stroke);
    context().reveal(shown(to));
    showOutline();
    return true;
}

bool OutlineTool::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (!area().valid() || m_drag)
        return false;
    const double step = (modifiers & Qt::ShiftModifier) != 0 ? 1 : 10;
    const bool isFree = (modifiers & Qt::ControlModifier) == 0;
    switch (key) {
    case Qt::Key_Period:
        return chooseNext(1), true;
    case Qt::Key_Comma:
        return chooseNext(-1), true;
    case Qt::Key_Left:
        return m_chosen && isFree && moveChosen({-step, 0}, sharing(modifiers));
    case Qt::Key_Right:
        return m_chosen && isFree && moveChosen({step, 0}, sharing(modifiers));
    case Qt::Key_Up:
        return m_chosen && isFree && moveChosen({0, -step}, sharing(modifiers));
    case Qt::Key_Down:
        return m_chosen && isFree && moveChosen({0, step}, sharing(modifiers));
    default:
        break;
    }
    if (!m_chosen)
        return false;
    const bool isCorner = m_chosen->kind == Grip::Kind::Corner;
    if (key == Qt::Key_Escape) {
        m_chosen.reset();
        showOutline();
        return true;
    }
    if ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && isCorner)
        return removeCorner(m_chosen->index, sharing(modifiers)), true;
    if (key == Qt::Key_Insert && isCorner) {
        const core::Point middle = middleOf(core::sideAt(outline(), m_chosen->index));
        const Grip grip{Grip::Kind::Middle, m_chosen->index};
        if (context().applyStep(core::insertCorner(board(), area(), m_chosen->index,
                                                   rounded(shown(middle), context().pixel()), sharing(modifiers)),
                                stepName(grip), context().newStroke()))
            chooseNext(1);
        return true;
    }
    return false;
}

QString OutlineTool::hint() const {
    if (!area().valid())
        return tr("Click the area whose outline is to change");
    if (m_chosen)
        return tr("Arrows move it, with Shift finely, with Alt in this area only · Insert adds a corner · Delete takes "
                  "it away");
    return tr("Drag corners, middles of sides, the centre or the ground · double click adds a corner, Ctrl takes one "
              "away · Alt changes this area only · full stop takes up a corner");
}

void OutlineTool::showOutline() {
    m_ghost = {};
    m_ghost.hint = hint();
    if (m_beside) {
        m_ghost.spaces = {*m_beside};
        m_ghost.cursor = Qt::PointingHandCursor;
    }
    if (!area().valid())
        return;
    if (!outline().empty())
        m_ghost.strokes.push_back(closed(outline(), MapStroke::Kind::Present));
    for (std::size_t side = 0; side < outline().size(); ++side)
        if (hasMiddle(side))
            m_ghost.handles.push_back({shown(middleOf(core::sideAt(outline(), side))), MapHandle::Kind::Middle,
                                       m_hot == Grip{Grip::Kind::Middle, side}});
    const auto isAtHand = [this](const Grip& grip) { return m_hot == grip || m_chosen == grip; };
    for (std::size_t corner = 0; corner < outline().size(); ++corner)
        m_ghost.handles.push_back(
            {shown(outline()[corner]), MapHandle::Kind::Corner, isAtHand({Grip::Kind::Corner, corner})});
    m_ghost.handles.push_back(
        {shown(core::centreOf(board(), area())), MapHandle::Kind::Centre, isAtHand({Grip::Kind::Centre, 0})});
    if (m_hot && !m_beside)
        m_ghost.cursor = m_hot->kind == Grip::Kind::Ground || m_hot->kind == Grip::Kind::Side ? Qt::OpenHandCursor
                                                                                              : Qt::SizeAllCursor;
}

/// The areas as they would be, or why not this way.
void OutlineTool::showDrag(const core::Result<core::Edit>& edit, QPointF to) {
    m_ghost = {};
    m_ghost.hint = hint();
    m_ghost.cursor = m_drag->kind == Grip::Kind::Ground ? Qt::ClosedHandCursor : Qt::SizeAllCursor;
    std::vector<core::Polygon> outlines;
    if (edit)
        collectOutlines(*edit, outlines);
    else if (m_drag->kind == Grip::Kind::Corner) {
        outlines = {outline()};
        outlines.front()[m_drag->index] = planePoint(to);
    }
    for (const core::Polygon& drawn : outlines)
        m_ghost.strokes.push_back(closed(drawn, edit ? MapStroke::Kind::Drawn : MapStroke::Kind::Refused));
    const bool isCentre = m_drag->kind == Grip::Kind::Centre;
    if (m_drag->kind != Grip::Kind::Ground)
        m_ghost.handles.push_back({shown(held(to, *m_drag, core::Sharing::All)),
                                   isCentre ? MapHandle::Kind::Centre : MapHandle::Kind::Corner, true});
}

} // namespace orontes::editor
