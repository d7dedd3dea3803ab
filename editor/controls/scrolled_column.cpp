// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/scrolled_column.h"

#include "editor/controls/panel_title.h"
#include "editor/theme/style.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace orontes::editor {

QVBoxLayout* scrolledColumn(QWidget* page, const QString& title, const QString& subtitle) {
    auto* body = new QWidget(page);
    setAreaLook(*body, AreaLook::Panel);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(new PanelTitle(title, subtitle, body));
    auto* scroll = new QScrollArea(page);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(body);
    auto* whole = new QVBoxLayout(page);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    return column;
}

} // namespace orontes::editor
