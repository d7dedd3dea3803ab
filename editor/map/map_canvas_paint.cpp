// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_canvas.h"
#include "editor/map/overlay_painter.h"
#include "editor/paint/counter_painter.h"
#include "editor/paint/looks.h"

#include <QPainter>

#include <algorithm>

namespace orontes::editor {
namespace {

constexpr double budget = 4; // milliseconds of a frame for tiles that are not there yet
constexpr int spriteBudget = 6;

} // namespace

void MapCanvas::drawTile(QImage& tile, QPoint corner, QRect part) {
    QPainter painter(&tile);
    painter.setClipRect(part);
    painter.fillRect(part, tokens(m_picture.style.theme).tabStrip);
    const MapView view{QPointF(corner) / m_view.scale, m_view.scale, m_view.pixel};
    m_painter->paint(painter, *m_picture.board, view, QRectF(part), m_layers);
}

void MapCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    const bool isMissing = isEmpty() || m_tiles.work(visible(), budget);
    if (isMissing)
        painter.fillRect(viewport()->rect(), tokens(m_picture.style.theme).tabStrip);
    if (isEmpty())
        return;
    m_tiles.paint(painter, visible());
    painter.setRenderHint(QPainter::Antialiasing);
    const MapView view = logicalView();
    const QRectF plane = view.toPlane(QRectF(viewport()->rect()));
    const OverlayGround ground{painter,
                               *m_picture.board,
                               m_shape,
                               mapTokens(m_picture.style.theme),
                               view,
                               plane,
                               [this](core::CounterId id) { return boxOf(id); },
                               [this](core::CounterId id) { return openFaceOf(id); }};
    CounterPainter markers(m_picture.style.theme);
    paintUnderCounters(ground, m_overlays);
    m_sprites.beginFrame();
    m_sprites.allow(spriteBudget);
    if (m_layers.counters)
        paintCounters(painter, view, plane);
    paintOverCounters(ground, m_overlays, markers);
    paintGhost(ground, m_overlays.ghost);
    paintDragged(painter, view);
    if (m_showsCursor && m_cursor.valid() && hasFocus())
        paintCursor(ground, m_cursor);
    m_idle.start(isMissing || m_sprites.isWanting() ? 0 : 30);
}

std::vector<QRectF> MapCanvas::boxesOf(const Stack& stack, const MapView& view) const {
    const QPointF centre = view.toDevice(m_shape.centre(stack.space));
    const double space = view.scale * m_shape.unit();
    if (m_fanned == stack.space)
        return fan(stack.counters.size(), centre, std::max(space, 56.0));
    return pile(stack.counters.size(), centre, space);
}

void MapCanvas::paintCounters(QPainter& painter, const MapView& view, const QRectF& plane) {
    const double reach = m_shape.unit();
    const QRectF near = plane.adjusted(-reach, -reach, reach, reach);
    for (const Stack& stack : m_stacks) {
        if (m_fanned == stack.space || !near.contains(m_shape.centre(stack.space)))
            continue;
        const std::vector<QRectF> boxes = boxesOf(stack, view);
        for (std::size_t i = std::min<std::size_t>(boxes.size(), 5); i-- > 0;) // deeper ones lie behind
            paintCounter(painter, stack.counters[i], boxes[i]);
    }
    paintFan(painter, view);
}

/// One whose place is not chosen yet is a faint picture in a broken frame.
void MapCanvas::paintCounter(QPainter& painter, std::size_t counter, const QRectF& box) {
    if ((*m_picture.counters)[counter].stands == Stands::There)
        return m_sprites.paint(painter, counter, box);
    painter.setOpacity(0.4);
    m_sprites.paint(painter, counter, box);
    painter.setOpacity(1);
    QPen frame(mapTokens(m_picture.style.theme).counterOutline, std::clamp(box.width() * 0.04, 1.0, 2.0));
    frame.setDashPattern({3, 2.5});
    painter.setPen(frame);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, box.width() * 0.07, box.width() * 0.07);
}

void MapCanvas::paintFan(QPainter& painter, const MapView& view) {
    const Stack* const stack = m_fanned ? stackAt(*m_fanned) : nullptr;
    if (!stack)
        return;
    const std::vector<QRectF> boxes = boxesOf(*stack, view);
    QRectF all;
    for (const QRectF& box : boxes)
        all |= box;
    const double room = boxes.front().width() * 0.12;
    const Tokens& colours = tokens(m_picture.style.theme);
    painter.setPen(QPen(colours.outline, 1));
    painter.setBrush(withAlpha(colours.panel, 0.93));
    painter.drawRoundedRect(all.adjusted(-room, -room, room, room), room, room);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        paintCounter(painter, stack->counters[i], boxes[i]);
}

void MapCanvas::paintDragged(QPainter& painter, const MapView& view) {
    const MapGhost& ghost = m_overlays.ghost;
    if (ghost.counters.empty())
        return;
    painter.setOpacity(0.82);
    const double space = std::max(view.scale * m_shape.unit(), 40.0);
    const std::vector<QRectF> boxes = pile(ghost.counters.size(), view.toDevice(ghost.at), space);
    for (std::size_t i = boxes.size(); i-- > 0;)
        if (const auto found = m_counterAt.find(ghost.counters[i]); found != m_counterAt.end())
            m_sprites.paint(painter, found->second, boxes[i]);
    painter.setOpacity(1);
}

const Stack* MapCanvas::stackAt(core::SpaceId space) const {
    const auto found = std::lower_bound(m_stacks.begin(), m_stacks.end(), space,
                                        [](const Stack& stack, core::SpaceId at) { return stack.space < at; });
    return found != m_stacks.end() && found->space == space ? &*found : nullptr;
}

QRectF MapCanvas::boxOf(core::CounterId counter) const {
    const auto found = m_counterAt.find(counter);
    if (found == m_counterAt.end())
        return {};
    const Stack* const stack = stackAt((*m_picture.counters)[found->second].space);
    if (!stack)
        return {};
    const auto place = std::find(stack->counters.begin(), stack->counters.end(), found->second);
    return boxesOf(*stack, logicalView())[static_cast<std::size_t>(place - stack->counters.begin())];
}

const core::CounterFace* MapCanvas::openFaceOf(core::CounterId counter) const {
    const auto found = m_counterAt.find(counter);
    if (found == m_counterAt.end() || !m_layers.counters)
        return nullptr;
    const PlacedCounter& placed = (*m_picture.counters)[found->second];
    const Stack* const stack = stackAt(placed.space);
    if (!stack)
        return nullptr;
    const bool isPile = stack->counters.size() > 2 && m_fanned != placed.space;
    return !isPile || stack->counters.front() == found->second ? &placed.face : nullptr;
}

std::optional<core::CounterId> MapCanvas::counterAt(QPointF viewportPoint, std::optional<core::SpaceId> space) const {
    if (!m_layers.counters)
        return std::nullopt;
    for (const std::optional<core::SpaceId> candidate : {m_fanned, space}) {
        const Stack* const stack = candidate ? stackAt(*candidate) : nullptr;
        if (!stack)
            continue;
        const std::vector<QRectF> boxes = boxesOf(*stack, logicalView());
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (boxes[i].contains(viewportPoint))
                return (*m_picture.counters)[stack->counters[i]].id;
    }
    return std::nullopt;
}

void MapCanvas::setFanned(std::optional<core::SpaceId> space) {
    const Stack* const stack = space ? stackAt(*space) : nullptr;
    const bool isPile = stack && stack->counters.size() > 2; // two lie side by side anyway
    const std::optional<core::SpaceId> fanned = isPile ? space : std::nullopt;
    if (fanned == m_fanned)
        return;
    m_fanned = fanned;
    viewport()->update();
}

} // namespace orontes::editor
