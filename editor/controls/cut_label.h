// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace orontes::editor {

/// A line of text of any length: it takes the room it is given, and is cut with "…" where that is too little. The tool
/// tip has all of it.
class CutLabel : public QLabel {
    Q_OBJECT

public:
    explicit CutLabel(const QString& text, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace orontes::editor
