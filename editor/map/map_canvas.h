// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/canvas_view.h"
#include "editor/map/counter_sprites.h"
#include "editor/map/map_cursor.h"
#include "editor/map/map_gesture.h"
#include "editor/map/map_picture.h"
#include "editor/map/stack_table.h"
#include "editor/map/tile_store.h"

#include <QAbstractScrollArea>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QMimeData;

namespace orontes::core {
struct ChangeSet;
}

namespace orontes::editor {

class CounterPainter;
struct OverlayGround;

/// The map on the screen. Shows a MapPicture, lets it be moved and enlarged, and tells where people point and press;
/// what that means is decided by whoever listens.
class MapCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit MapCanvas(QWidget* parent = nullptr);
    ~MapCanvas() override;

    /// A new map, shown as a whole.
    void setPicture(MapPicture picture);
    /// The same map after a change: only what the change set names is drawn again. Counters and style are compared, and
    /// so are the areas of a map of areas.
    void change(MapPicture picture, const core::ChangeSet& changes);
    const MapPicture& picture() const { return m_picture; }
    bool isEmpty() const { return !m_painter; }
    /// A gesture is under way.
    bool isHeld() const { return m_held != Qt::NoButton; }

    void setOverlays(MapOverlays overlays);
    const MapOverlays& overlays() const { return m_overlays; }
    void setGhost(MapGhost ghost);
    void setLayers(MapLayers layers);
    const MapLayers& layers() const { return m_layers; }

    const CanvasView& view() const { return m_view; }
    const BoardShape& shape() const { return m_shape; }
    /// 1 is the size at which a map is comfortably read.
    void setZoom(double zoom);
    /// "80 %"; empty without a map.
    QString zoomWords() const;
    void zoomIn();
    void zoomOut();
    void fit();
    void reveal(core::SpaceId space);
    void reveal(QPointF plane);
    /// So much of the plane a logical pixel covers.
    double planePixel() const { return m_view.pixel / m_view.scale; }
    QPointF viewportPointOf(QPointF plane) const;

    MapSpot spotAt(QPointF viewportPoint) const;
    QPointF pointOf(core::SpaceId space) const;
    /// Where a counter is drawn, in pixels of the viewport; null when it is not on the map.
    QRectF boxOf(core::CounterId counter) const { return m_table.boxOf(counter, logicalView()); }
    /// Where the stack of an area lies, and where there is room for other things.
    const StackTable& table() const { return m_table; }

    /// Spreads the stack of a space for the keyboard: arrows go from counter to counter, Enter presses one, Esc closes
    /// it. False where there is nothing to spread.
    bool openFan(core::SpaceId space);
    /// The stack that is spread, by keyboard or pointer.
    std::optional<core::SpaceId> fanned() const { return m_table.fanned(); }

    /// The space the keyboard acts on; invalid before it has been used.
    core::SpaceId cursorSpace() const { return m_cursor; }
    void setCursorSpace(core::SpaceId space);
    /// The space under the cursor of the keyboard in words.
    QString spokenCursor() const;

    const TileStore& tiles() const { return m_tiles; }

signals:
    void pressed(const orontes::editor::MapGesture& gesture);
    /// With the button held.
    void moved(const orontes::editor::MapGesture& gesture);
    void released(const orontes::editor::MapGesture& gesture);
    void doubleClicked(const orontes::editor::MapGesture& gesture);
    void contextMenuRequested(const orontes::editor::MapGesture& gesture);
    /// Without a button held; an empty spot when the pointer has left.
    void hovered(const orontes::editor::MapSpot& spot);
    void cursorMoved(orontes::core::SpaceId space);
    void cancelled();
    /// Any key, before the canvas looks at it: whoever accepts it has it.
    void keyOffered(QKeyEvent* event);
    /// A key the canvas has no use for.
    void keyPressed(QKeyEvent* event);
    void dropped(const QMimeData* data, const orontes::editor::MapSpot& spot);
    void zoomChanged(double zoom);
    /// Another theme than before: the picture follows by itself; what has been laid over it in colours does not.
    void themeChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QRect visible() const;
    QRectF badgeBox(core::SpaceId space, int index) const { return m_table.badgeBox(space, index, logicalView()); }
    MapView logicalView() const;
    void viewChanged();
    void syncScrollBars();
    void zoomAt(QPointF viewportPoint, double scale);
    void pan(QPointF devicePixels);
    void retheme();
    void takeCounters();
    bool isSameMap(const core::Board& board, const core::ChangeSet& changes) const;
    void takeAreas(const core::Board& before);
    void showHandCursor();
    void touch(const core::Board& before, const core::ChangeSet& changes);
    void touchPlane(const QRectF& plane);
    void drawTile(QImage& tile, QPoint corner, QRect part);
    std::vector<StackTable::Picture> paintCounters(QPainter& painter, const MapView& view, const QRectF& plane);
    static void paintNumbers(const OverlayGround& ground, const std::vector<StackTable::Picture>& heaps,
                             CounterPainter& counters);
    void paintStack(QPainter& painter, const Stack& stack, const MapView& view,
                    std::vector<StackTable::Picture>& painted);
    void paintCounter(QPainter& painter, CounterSprites& sprites, const StackTable::Picture& picture);
    void paintFan(QPainter& painter, const MapView& view);
    void paintFanCursor(QPainter& painter, const MapView& view) const;
    void paintDragged(QPainter& painter, const MapView& view);
    /// Null for a counter under others.
    const core::CounterFace* openFaceOf(core::CounterId counter) const;
    MapGesture gestureAt(const QMouseEvent& event) const;
    void hover(QPointF viewportPoint);
    void setFanned(std::optional<core::SpaceId> space);
    bool isInFan(QPointF viewportPoint) const;
    const PlacedCounter* fanCounter() const;
    bool handleFanKey(const QKeyEvent& event);
    void moveInFan(int along, int down);
    bool handleNavigation(const QKeyEvent& event);
    void actAtCursor(Qt::KeyboardModifiers modifiers);
    void announceCursor();
    bool showTip(const QPoint& viewportPoint, const QPoint& global);

    Theme m_theme; ///< of the window
    MapPicture m_picture;
    MapOverlays m_overlays;
    MapLayers m_layers;
    BoardShape m_shape;
    std::unique_ptr<MapPainter> m_painter; ///< null: there is no picture
    CanvasView m_view;
    TileStore m_tiles;
    QTimer m_idle;
    bool m_isSyncing = false;

    CounterSprites m_sprites;
    CounterSprites m_plain; ///< without what is printed on them: what lies in heaps is told by kind and number
    StackTable m_table;
    QTimer m_fanning;
    std::optional<QPoint> m_fanKey; ///< column and row of the counter in the fan that the keyboard is at

    QPointF m_pointer;
    std::optional<QPointF> m_panFrom;
    Qt::MouseButton m_held = Qt::NoButton;
    bool m_spaceHeld = false;
    bool m_spacePanned = false;
    core::SpaceId m_cursor;
    bool m_showsCursor = false;
};

} // namespace orontes::editor
