// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_canvas.h"

#include "editor/map/area_differences.h"
#include "editor/map/canvas_accessible.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/scenario/edit.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr double zoomStep = 1.1892071150027210; // four steps double the size
constexpr int fanDelay = 220;                   // milliseconds over a pile before it spreads
constexpr std::size_t many = 4000;              // changes beyond which everything is drawn again

} // namespace

MapCanvas::MapCanvas(QWidget* parent)
    : QAbstractScrollArea(parent),
      m_theme(currentTheme()),
      m_tiles([this](QImage& tile, QPoint corner, QRect part) { drawTile(tile, corner, part); }),
      m_sprites(Theme::Light),
      m_plain(Theme::Light) {
    installCanvasAccessibility();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
    setAccessibleName(tr("Map"));
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        if (!m_tiles.isComplete(visible()) || m_sprites.isWanting() || m_plain.isWanting())
            viewport()->update();
        else if (m_tiles.workAhead(visible()))
            m_idle.start(0);
    });
    m_fanning.setSingleShot(true);
    m_fanning.setInterval(fanDelay);
    connect(&m_fanning, &QTimer::timeout, this, [this] {
        const MapSpot spot = spotAt(m_pointer);
        const bool isOver = spot.space && (m_shape.grid() || spot.counter); // an area is much larger than its stack
        if (isOver && m_held == Qt::NoButton)
            setFanned(spot.space);
    });
}

MapCanvas::~MapCanvas() = default;

void MapCanvas::setPicture(MapPicture picture) {
    const bool isNewTheme = picture.style.theme != m_picture.style.theme || !m_painter;
    m_picture = std::move(picture);
    m_painter = std::make_unique<MapPainter>(m_picture.style);
    m_shape = m_painter->shapeOf(*m_picture.board);
    m_view.sheet = sheetOf(m_shape);
    m_view.unit = m_shape.unit();
    m_tiles.clear();
    if (isNewTheme)
        retheme();
    m_table.setBoard(*m_picture.board, m_shape);
    takeCounters();
    m_cursor = {};
    m_fanKey.reset();
    fit();
}

void MapCanvas::change(MapPicture picture, const core::ChangeSet& changes) {
    if (!m_painter || !isSameMap(*picture.board, changes)) {
        setPicture(std::move(picture));
        return;
    }
    const core::Cow<core::Board> before = m_picture.board;
    const bool isRestyled = !(picture.style == m_picture.style);
    const bool isRethemed = picture.style.theme != m_picture.style.theme;
    const bool hasNewCounters = !picture.counters.sameObject(m_picture.counters);
    m_picture = std::move(picture);
    if (isRestyled) {
        m_painter = std::make_unique<MapPainter>(m_picture.style);
        m_tiles.touchAll();
    }
    const bool isReshaped = changes.boardShape || before->geometry != m_picture.board->geometry;
    if (isReshaped)
        takeAreas(*before);
    if (!isRestyled)
        touch(*before, changes);
    if (isRethemed)
        retheme();
    const bool isRoomChanged = isReshaped || !changes.spaces.empty(); // names are longer or shorter
    if (isRoomChanged)
        m_table.setBoard(*m_picture.board, m_shape);
    if (hasNewCounters || isRethemed || isRoomChanged)
        takeCounters();
    viewport()->update();
    if (m_cursor.valid() && !changes.empty())
        announceCursor();
}

/// Whether the view stays as it is: a grid of the same shape, or areas on a sheet of the same size.
bool MapCanvas::isSameMap(const core::Board& board, const core::ChangeSet& changes) const {
    const core::Board& shown = *m_picture.board;
    if (!core::isAreaMap(board) || !core::isAreaMap(shown))
        return !changes.boardShape && board.geometry == shown.geometry;
    return board.name == shown.name && core::areasOf(board).size == core::areasOf(shown).size;
}

/// Areas have come, gone or changed: the view stays, and only they are drawn again.
void MapCanvas::takeAreas(const core::Board& before) {
    const BoardShape old = m_shape;
    const core::Board& board = *m_picture.board;
    m_shape = m_painter->shapeOf(board);
    m_view.sheet = sheetOf(m_shape);
    m_view.unit = m_shape.unit();
    if (m_cursor.valid() && core::spaceCount(before) != core::spaceCount(board))
        m_cursor = core::findSpace(board, core::labelOf(before, m_cursor)).value_or(core::SpaceId());
    if (old.unit() != m_shape.unit() || old.extent() != m_shape.extent())
        m_tiles.touchAll();
    else
        for (const QRectF& part : differences(before, old, board, m_shape))
            touchPlane(part);
    viewChanged();
}

void MapCanvas::touch(const core::Board& before, const core::ChangeSet& changes) {
    m_painter->patch(*m_picture.board, changes.spaces, changes.edges);
    if (changes.spaces.size() + changes.edges.size() > many) {
        m_tiles.touchAll();
        return;
    }
    const double unit = m_shape.unit();
    for (const core::SpaceId space : changes.spaces) {
        QRectF place = m_shape.bounds(space);
        if (!(core::noteOf(before, space) == core::noteOf(*m_picture.board, space)))
            place.adjust(-2.5 * unit, -unit, 2.5 * unit, unit); // names lean over into other spaces
        touchPlane(place.adjusted(-unit, -unit, unit, unit));   // curves reach into the neighbours
    }
    for (const core::EdgeId edge : changes.edges) {
        const core::Segment segment = core::segmentOf(*m_picture.board, edge);
        const QRectF place(QPointF(segment.from.x, segment.from.y), QPointF(segment.to.x, segment.to.y));
        touchPlane(place.normalized().adjusted(-1.2 * unit, -1.2 * unit, 1.2 * unit, 1.2 * unit));
    }
}

void MapCanvas::touchPlane(const QRectF& plane) {
    m_tiles.touch(QRectF(plane.topLeft() * m_view.scale, plane.size() * m_view.scale).toAlignedRect());
}

void MapCanvas::retheme() {
    m_sprites = CounterSprites(m_picture.style.theme);
    m_plain = CounterSprites(m_picture.style.theme);
}

void MapCanvas::takeCounters() {
    m_sprites.setCounters(*m_picture.counters);
    m_table.setCounters(*m_picture.counters);
    if (!m_table.rooms())
        return;
    std::vector<PlacedCounter> plain = *m_picture.counters;
    for (PlacedCounter& counter : plain)
        counter.face.texts.clear();
    m_plain.setCounters(plain);
    if (!m_table.fanned())
        m_fanKey.reset();
}

void MapCanvas::setOverlays(MapOverlays overlays) {
    if (overlays == m_overlays)
        return;
    m_overlays = std::move(overlays);
    viewport()->update();
}

void MapCanvas::setGhost(MapGhost ghost) {
    if (ghost == m_overlays.ghost)
        return;
    m_overlays.ghost = std::move(ghost);
    if (!m_panFrom)
        showHandCursor();
    viewport()->update();
}

void MapCanvas::showHandCursor() {
    if (viewport()->cursor().shape() != m_overlays.ghost.cursor)
        viewport()->setCursor(m_overlays.ghost.cursor);
}

void MapCanvas::setLayers(MapLayers layers) {
    if (layers == m_layers)
        return;
    m_layers = layers;
    m_tiles.touchAll();
    viewport()->update();
}

QRect MapCanvas::visible() const {
    return {m_view.corner(), m_view.size.toSize()};
}

/// The view in logical pixels, for what is drawn straight onto the widget.
MapView MapCanvas::logicalView() const {
    return {QPointF(m_view.corner()) / m_view.scale, m_view.scale / m_view.pixel, 1};
}

void MapCanvas::viewChanged() {
    m_tiles.setScale(m_view.scale, m_view.pixel);
    m_sprites.setScale(m_view.scale * m_view.unit / m_view.pixel, m_view.pixel);
    m_plain.setScale(m_view.scale * m_view.unit / m_view.pixel, m_view.pixel);
    syncScrollBars();
    viewport()->update();
}

void MapCanvas::syncScrollBars() {
    m_isSyncing = true;
    const auto sync = [this](QScrollBar* bar, double from, double to, double room, double at) {
        bar->setPageStep(static_cast<int>(room / m_view.pixel));
        bar->setSingleStep(static_cast<int>(std::ceil(m_view.scale * m_view.unit / m_view.pixel / 2)));
        bar->setRange(0, static_cast<int>((to - from) * m_view.scale / m_view.pixel));
        bar->setValue(static_cast<int>(std::lround((at - from * m_view.scale + room / 2) / m_view.pixel)));
    };
    sync(horizontalScrollBar(), m_view.sheet.left(), m_view.sheet.right(), m_view.size.width(), m_view.offset.x());
    sync(verticalScrollBar(), m_view.sheet.top(), m_view.sheet.bottom(), m_view.size.height(), m_view.offset.y());
    m_isSyncing = false;
}

void MapCanvas::scrollContentsBy(int dx, int dy) {
    if (m_isSyncing)
        return;
    pan(QPointF(-dx, -dy) * m_view.pixel);
}

void MapCanvas::pan(QPointF devicePixels) {
    m_view.panBy(devicePixels);
    viewChanged();
}

void MapCanvas::resizeEvent(QResizeEvent* event) {
    const double ratio = viewport()->devicePixelRatioF();
    m_view.resize(QSizeF(viewport()->size()) * ratio, ratio);
    setFanned(std::nullopt); // it was laid for another viewport
    viewChanged();
    if (m_view.isFitted)
        emit zoomChanged(m_view.zoom());
    QAbstractScrollArea::resizeEvent(event);
}

void MapCanvas::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::StyleChange)
        return;
    const Theme theme = currentTheme();
    if (theme == m_theme)
        return;
    m_theme = theme;
    if (isEmpty())
        return;
    MapPicture picture = m_picture;
    picture.style.theme = theme;
    change(std::move(picture), {});
    emit themeChanged();
}

void MapCanvas::zoomAt(QPointF viewportPoint, double scale) {
    m_view.zoomAt(viewportPoint * m_view.pixel, scale);
    viewChanged();
    emit zoomChanged(m_view.zoom());
}

void MapCanvas::setZoom(double zoom) {
    zoomAt(QPointF(viewport()->width(), viewport()->height()) / 2, m_view.scaleAt(zoom));
}

QString MapCanvas::zoomWords() const {
    return isEmpty() ? QString() : tr("%1 %").arg(qRound(m_view.zoom() * 100));
}

void MapCanvas::zoomIn() {
    setZoom(m_view.zoom() * zoomStep);
}

void MapCanvas::zoomOut() {
    setZoom(m_view.zoom() / zoomStep);
}

void MapCanvas::fit() {
    m_view.fit();
    viewChanged();
    emit zoomChanged(m_view.zoom());
}

void MapCanvas::reveal(QPointF plane) {
    const double room = 24 * planePixel();
    m_view.reveal(QRectF(plane, QSizeF()).adjusted(-room, -room, room, room));
    viewChanged();
}

QPointF MapCanvas::viewportPointOf(QPointF plane) const {
    return logicalView().toDevice(plane);
}

void MapCanvas::reveal(core::SpaceId space) {
    if (!space.valid() || space.value >= m_shape.spaceCount())
        return;
    const double room = 0.3 * m_shape.unit();
    m_view.reveal(m_shape.bounds(space).adjusted(-room, -room, room, room));
    viewChanged();
}

QPointF MapCanvas::pointOf(core::SpaceId space) const {
    return logicalView().toDevice(m_shape.centre(space));
}

MapSpot MapCanvas::spotAt(QPointF viewportPoint) const {
    MapSpot spot;
    if (isEmpty())
        return spot;
    spot.plane = logicalView().toPlane(viewportPoint);
    const core::Point point{spot.plane.x(), spot.plane.y()};
    spot.space = m_shape.spaceUnder(*m_picture.board, spot.plane);
    spot.edge = core::edgeNear(*m_picture.board, point, 0.32 * m_shape.unit());
    if (m_layers.counters)
        spot.counter = m_table.hitAt(viewportPoint, spot.space, logicalView());
    if (const auto fanned = m_table.fanned(); fanned && (spot.counter || isInFan(viewportPoint)))
        spot.space = spot.counter ? m_table.find(*spot.counter)->space : *fanned;
    return spot;
}

void MapCanvas::setCursorSpace(core::SpaceId space) {
    if (!space.valid() || space.value >= m_shape.spaceCount() || space == m_cursor)
        return;
    m_cursor = space;
    viewport()->update();
    announceCursor();
    emit cursorMoved(space);
}

QString MapCanvas::spokenCursor() const {
    if (const PlacedCounter* const counter = fanCounter())
        return spokenCounter(*counter);
    return m_cursor.valid() && !isEmpty() ? spokenSpace(m_picture, m_cursor) : QString();
}

} // namespace orontes::editor
