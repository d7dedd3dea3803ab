// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <optional>

namespace orontes::model {
class ArrivalsModel;
}

namespace orontes::editor {

class ArrivalsDelegate;

/// The grid of arrivals. Enter, F2 or a double click edits, Delete clears, the clipboard takes whole cells, and a cell
/// can be dragged to another turn or side; with Ctrl it is copied.
class ArrivalsGrid : public QTableView {
    Q_OBJECT

public:
    explicit ArrivalsGrid(model::ArrivalsModel& model, QWidget* parent = nullptr);

    void copyCell() const;
    void cutCell();
    void pasteCell();

signals:
    void editRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    bool takeKey(const QKeyEvent& event);
    void endDrag();

    model::ArrivalsModel& m_model;
    ArrivalsDelegate* m_delegate;
    QPersistentModelIndex m_pressed; ///< the cell that may be dragged
    QPoint m_pressedAt;
    bool m_dragging = false;
};

} // namespace orontes::editor
