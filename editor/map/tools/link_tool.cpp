// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/link_tool.h"

#include "editor/map/tools/area_snap.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/scenario/area_edits.h"

namespace orontes::editor {
namespace {

QString nameOf(const core::Board& board, core::SpaceId space) {
    return QString::fromStdString(core::labelOf(board, space).value);
}

} // namespace

void LinkTool::press(const MapGesture& gesture) {
    if (!gesture.spot.space)
        return;
    m_isFresh = !m_from;
    if (!m_from)
        m_from = gesture.spot.space;
    showLinks(gesture.spot, gesture.modifiers);
}

void LinkTool::move(const MapGesture& gesture) {
    showLinks(gesture.spot, gesture.modifiers);
}

void LinkTool::release(const MapGesture& gesture) {
    if (m_from && gesture.spot.space && *gesture.spot.space != *m_from)
        join(*gesture.spot.space, gesture.modifiers);
    else if (!m_isFresh)
        m_from.reset(); // clicked again: never mind
    showLinks(gesture.spot, gesture.modifiers);
}

void LinkTool::hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) {
    showLinks(spot, modifiers);
}

void LinkTool::cancel() {
    MapTool::cancel();
    m_from.reset();
}

void LinkTool::follow() {
    if (m_from && m_from->value >= core::spaceCount(board()))
        m_from.reset();
    showLinks({}, {});
}

bool LinkTool::takeKey(int key, Qt::KeyboardModifiers) {
    if (key != Qt::Key_Escape || !m_from)
        return false;
    m_from.reset();
    showLinks({}, {});
    return true;
}

bool LinkTool::takesAway(core::SpaceId to, Qt::KeyboardModifiers modifiers) const {
    const std::optional<core::EdgeId> edge = core::edgeBetween(board(), *m_from, to);
    if (!edge)
        return false;
    const core::FeatureToken& feature = context().linkFeature;
    return (modifiers & Qt::ControlModifier) != 0 || feature.empty() || core::hasFeature(board(), *edge, feature);
}

void LinkTool::join(core::SpaceId to, Qt::KeyboardModifiers modifiers) {
    const core::SpaceId from = *m_from;
    const QString one = nameOf(board(), from);
    const QString other = nameOf(board(), to);
    const bool goes = takesAway(to, modifiers);
    m_from.reset();
    if (goes) {
        context().applyStep(core::Edit{core::LinkAreas{{{from, to}}, core::LinkAreas::Change::Remove}},
                            tr("Unlink %1 and %2").arg(one, other), context().newStroke());
        return;
    }
    if ((modifiers & Qt::ControlModifier) != 0)
        return; // there is nothing to take away
    const core::FeatureToken& feature = context().linkFeature;
    context().applyStep(core::linkAreas(board(), from, to, feature.empty() ? std::nullopt : std::optional(feature)),
                        tr("Link %1 and %2").arg(one, other), context().newStroke());
}

void LinkTool::showLinks(const MapSpot& spot, Qt::KeyboardModifiers modifiers) {
    m_ghost = {};
    m_ghost.cursor = Qt::CrossCursor;
    m_ghost.hint =
        m_from
            ? tr("Click the area that %1 is to touch, or not any more · Escape lets go").arg(nameOf(board(), *m_from))
            : tr("Click two areas, or drag from one to the other, to link them · Ctrl takes a link away");
    if (!core::isAreaMap(board()))
        return;
    for (const core::AreaLink& link : core::areasOf(board()).links)
        m_ghost.strokes.push_back(
            {{shown(core::centreOf(board(), link.first)), shown(core::centreOf(board(), link.second))},
             MapStroke::Kind::Faint,
             false});
    if (spot.space)
        m_ghost.spaces.push_back(*spot.space);
    if (!m_from)
        return;
    m_ghost.spaces.push_back(*m_from);
    if (spot == MapSpot() || spot.space == m_from)
        return;
    const QPointF to = spot.space ? shown(core::centreOf(board(), *spot.space)) : spot.plane;
    const bool goes = spot.space && takesAway(*spot.space, modifiers);
    m_ghost.strokes.push_back({{shown(core::centreOf(board(), *m_from)), to},
                               goes ? MapStroke::Kind::Refused : MapStroke::Kind::Drawn,
                               false});
}

} // namespace orontes::editor
