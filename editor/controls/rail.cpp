// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/rail.h"

#include "editor/controls/rail_button.h"

#include <QButtonGroup>
#include <QVBoxLayout>

namespace orontes::editor {

Rail::Rail(QWidget* parent) : QWidget(parent), m_pages(new QButtonGroup(this)), m_column(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("rail"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Pages"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_column->setContentsMargins(0, 4, 0, 4);
    m_column->setSpacing(4);
    m_column->addStretch();
    connect(m_pages, &QButtonGroup::idToggled, this, [this](int page, bool on) {
        if (on)
            emit pageChosen(page);
    });
}

int Rail::addPage(IconId icon, const QString& name) {
    const int page = int(m_buttons.size());
    auto* const button = new RailButton(icon, name, this);
    m_buttons.append(button);
    m_pages->addButton(button, page);
    m_column->insertWidget(page, button);
    if (page == 0) {
        const QSignalBlocker quiet(m_pages);
        button->setChecked(true);
    }
    return page;
}

int Rail::currentPage() const {
    return m_pages->checkedId();
}

void Rail::setCurrentPage(int page) {
    if (page >= 0 && page < m_buttons.size())
        m_buttons[page]->setChecked(true);
}

void Rail::setCount(int page, int count) {
    if (page >= 0 && page < m_buttons.size())
        m_buttons[page]->setCount(count);
}

} // namespace orontes::editor
