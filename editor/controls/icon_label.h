// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icons.h"

#include <QWidget>

namespace orontes::editor {

/// An icon that stands by itself. It says nothing to a screen reader unless it is given an accessible name.
class IconLabel : public QWidget {
    Q_OBJECT

public:
    IconLabel(IconId id, IconRole role, int pixels = 20, QWidget* parent = nullptr);

    void setIcon(IconId id, IconRole role);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    IconId m_id;
    IconRole m_role;
};

} // namespace orontes::editor
