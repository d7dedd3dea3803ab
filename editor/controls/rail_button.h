// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icons.h"

#include <QAbstractButton>

namespace orontes::editor {

class RailButton : public QAbstractButton {
    Q_OBJECT

public:
    RailButton(IconId icon, const QString& name, QWidget* parent = nullptr);

    void setCount(int count);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    IconId m_icon;
    int m_count = 0;
};

} // namespace orontes::editor
