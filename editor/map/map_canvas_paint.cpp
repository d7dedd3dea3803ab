// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/ghost_painter.h"
#include "editor/map/map_canvas.h"
#include "editor/map/overlay_painter.h"
#include "editor/paint/counter_painter.h"
#include "editor/paint/looks.h"
#include "editor/theme/fonts.h"

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
    const std::optional<StackTable::Fan> fan = m_table.fan(view);
    const OverlayGround ground{painter,
                               *m_picture.board,
                               m_shape,
                               mapTokens(m_picture.style.theme),
                               view,
                               plane,
                               [this](core::CounterId id) { return boxOf(id); },
                               [this](core::CounterId id) { return openFaceOf(id); },
                               [this](core::SpaceId space, int index) { return badgeBox(space, index); },
                               fan ? fan->frame : QRectF(),
                               [this, &fan](core::CounterId id) {
                                   const PlacedCounter* const placed = fan ? m_table.find(id) : nullptr;
                                   return placed && placed->space == fan->space;
                               }};
    CounterPainter markers(m_picture.style.theme);
    paintUnderCounters(ground, m_overlays);
    for (CounterSprites* sprites : {&m_sprites, &m_plain}) {
        sprites->beginFrame();
        sprites->allow(spriteBudget);
    }
    std::vector<StackTable::Picture> heaps;
    if (m_layers.counters)
        heaps = paintCounters(painter, view, plane);
    paintOverCounters(ground, m_overlays, markers);
    paintNumbers(ground, heaps, markers);
    paintFanCursor(painter, view);
    paintGhost(ground, m_overlays.ghost);
    paintStrokes(ground, m_overlays.ghost.strokes);
    paintHandles(ground, m_overlays.ghost.handles);
    paintDragged(painter, view);
    if (m_showsCursor && m_cursor.valid() && hasFocus())
        paintCursor(ground, m_cursor);
    paintHint(painter, viewport()->rect(), m_overlays.ghost.hint, m_picture.style.theme);
    m_idle.start(isMissing || m_sprites.isWanting() || m_plain.isWanting() ? 0 : 30);
}

/// What was painted as heaps of several.
std::vector<StackTable::Picture> MapCanvas::paintCounters(QPainter& painter, const MapView& view, const QRectF& plane) {
    const double reach = m_shape.unit();
    const QRectF near = plane.adjusted(-reach, -reach, reach, reach);
    std::vector<StackTable::Picture> pictures;
    for (const Stack& stack : m_table.stacks())
        if (m_table.fanned() != stack.space && near.contains(m_shape.centre(stack.space)))
            paintStack(painter, stack, view, pictures);
    paintFan(painter, view);
    std::erase_if(pictures, [](const StackTable::Picture& picture) { return picture.number < 2; });
    return pictures;
}

/// Over all counters and rings: a neighbour's would hide them.
void MapCanvas::paintNumbers(const OverlayGround& ground, const std::vector<StackTable::Picture>& heaps,
                             CounterPainter& counters) {
    ground.painter.save();
    clipAroundFan(ground);
    for (const StackTable::Picture& heap : heaps)
        counters.paintNumber(ground.painter, heap.number, heap.box);
    ground.painter.restore();
}

/// On an area map a stack is told by kinds and numbers. `painted`: what was painted is added to it.
void MapCanvas::paintStack(QPainter& painter, const Stack& stack, const MapView& view,
                           std::vector<StackTable::Picture>& painted) {
    CounterSprites& sprites = m_table.rooms() ? m_plain : m_sprites;
    const std::vector<StackTable::Picture> pictures = m_table.pictures(stack, view);
    for (const StackTable::Picture& picture : pictures)
        paintCounter(painter, sprites, picture);
    painted.insert(painted.end(), pictures.begin(), pictures.end());
}

/// One whose place is not chosen yet is a faint picture in a broken frame.
void MapCanvas::paintCounter(QPainter& painter, CounterSprites& sprites, const StackTable::Picture& picture) {
    const QRectF& box = picture.box;
    if ((*m_picture.counters)[picture.counter].stands == Stands::There)
        return sprites.paint(painter, picture.counter, box);
    painter.setOpacity(0.4);
    sprites.paint(painter, picture.counter, box);
    painter.setOpacity(1);
    QPen frame(mapTokens(m_picture.style.theme).counterOutline, std::clamp(box.width() * 0.04, 1.0, 2.0));
    frame.setDashPattern({3, 2.5});
    painter.setPen(frame);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, box.width() * 0.07, box.width() * 0.07);
}

void MapCanvas::paintFan(QPainter& painter, const MapView& view) {
    const std::optional<StackTable::Fan> fan = m_table.fan(view);
    if (!fan)
        return;
    const Tokens& colours = tokens(m_picture.style.theme);
    painter.setPen(QPen(colours.outline, 1));
    painter.setBrush(withAlpha(colours.panel, fan->title.isNull() ? 0.93 : 0.97));
    painter.drawRoundedRect(fan->frame, 6, 6);
    if (!fan->title.isNull()) {
        const QFont font = titleFont(16);
        const QString label = QString::fromStdString(core::labelOf(*m_picture.board, fan->space).value);
        painter.setFont(font);
        painter.setPen(colours.text);
        painter.drawText(fan->title, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(label, Qt::ElideRight, fan->title.width()));
    }
    for (const StackTable::Picture& picture : m_table.pictures(*m_table.at(fan->space), view))
        paintCounter(painter, m_sprites, picture);
}

/// Beyond the rings that tell what may be chosen.
void MapCanvas::paintFanCursor(QPainter& painter, const MapView& view) const {
    const PlacedCounter* const counter = fanCounter();
    if (!counter)
        return;
    const QRectF box = m_table.boxOf(counter->id, view).adjusted(-5, -5, 5, 5);
    painter.setBrush(Qt::NoBrush);
    QPen dashes(mapTokens(m_picture.style.theme).ink, 2);
    dashes.setDashPattern({2.5, 1.5});
    painter.setPen(dashes);
    painter.drawRoundedRect(box, 5, 5);
}

void MapCanvas::paintDragged(QPainter& painter, const MapView& view) {
    const MapGhost& ghost = m_overlays.ghost;
    if (ghost.counters.empty())
        return;
    painter.setOpacity(0.82);
    const double space = std::max(view.scale * m_shape.unit(), 40.0);
    const std::vector<QRectF> boxes = pile(ghost.counters.size(), view.toDevice(ghost.at), space);
    for (std::size_t i = boxes.size(); i-- > 0;)
        if (const PlacedCounter* const placed = m_table.find(ghost.counters[i]))
            m_sprites.paint(painter, static_cast<std::size_t>(placed - m_picture.counters->data()), boxes[i]);
    painter.setOpacity(1);
}

const core::CounterFace* MapCanvas::openFaceOf(core::CounterId counter) const {
    const PlacedCounter* const placed = m_layers.counters ? m_table.find(counter) : nullptr;
    return placed && m_table.isOpen(counter) ? &placed->face : nullptr;
}

} // namespace orontes::editor
