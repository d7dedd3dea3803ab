// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/share.h"

#include <QColor>
#include <QWidget>

namespace orontes::editor {

/// A share as a bar of a whole, with its interval as a line that ends in two strokes. It shows what figures beside it
/// say, and says nothing itself.
class ShareBar : public QWidget {
    Q_OBJECT

public:
    /// Without an interval no line is drawn: low and high are then the value.
    ShareBar(const model::Share& share, const QColor& colour, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    model::Share m_share;
    QColor m_colour;
};

} // namespace orontes::editor
