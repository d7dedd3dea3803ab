// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icons.h"

#include <QAbstractButton>

namespace orontes::editor {

/// One of several things that stand below each other to be opened: icon and words from the left, cut with "…" where
/// there is no room.
class ListButton : public QAbstractButton {
    Q_OBJECT

public:
    ListButton(IconId icon, const QString& text, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const IconId m_icon;
};

} // namespace orontes::editor
