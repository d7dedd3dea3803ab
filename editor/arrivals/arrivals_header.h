// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace orontes::editor {

/// Heads of the grid of arrivals: turns with their years, sides in their colour and pattern with the seat above the
/// first of each.
class ArrivalsHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit ArrivalsHeader(Qt::Orientation orientation, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    void paintSide(QPainter& painter, const QRect& rect, int row) const;
    void paintTurn(QPainter& painter, const QRect& rect, int column) const;
};

} // namespace orontes::editor
