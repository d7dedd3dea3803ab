// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPointF>

#include <functional>

namespace orontes::editor {

class MapCanvas;

/// Asks for the label of an area where the area lies. Enter gives it, and so does going on elsewhere; Escape does not.
class LabelEdit : public QLineEdit {
    Q_OBJECT

public:
    /// Whether the label is accepted; the question stays until it is.
    using Done = std::function<bool(const QString&)>;

    /// Goes by itself when it has its answer.
    LabelEdit(MapCanvas& canvas, QPointF plane, const QString& proposed, Done done);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void give();
    void close();
    void place();

    MapCanvas& m_canvas;
    QPointF m_plane;
    Done m_done; ///< empty when the question is settled
};

} // namespace orontes::editor
