// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tool_row.h"

#include "editor/theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace orontes::editor {

ToolRow::ToolRow(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    setAreaLook(*this, AreaLook::Panel);
    m_row->setContentsMargins(12, 4, 12, 4);
    m_row->setSpacing(2);
}

void ToolRow::addTool(QToolButton* tool, Weight weight) {
    tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tool->setAutoRaise(true);
    m_row->addWidget(tool);
    m_tools << tool;
    if (weight == Weight::Light)
        m_light << tool;
}

void ToolRow::addSpacing(int pixels) {
    m_row->addSpacing(pixels);
}

void ToolRow::addStretch() {
    m_row->addStretch(1);
}

void ToolRow::addWidget(QWidget* widget) {
    m_row->addWidget(widget);
}

void ToolRow::addGuest(QWidget* guest) {
    m_row->addWidget(guest);
    m_guest = guest;
}

QSize ToolRow::minimumSizeHint() const {
    QSize size = QWidget::minimumSizeHint();
    if (m_bare == 0)
        measure();
    size.setWidth(m_bare);
    return size;
}

void ToolRow::name(Names names) const {
    bool changes = false;
    for (QToolButton* tool : m_tools) {
        const bool isNamed = names == Names::All || (names == Names::Important && !m_light.contains(tool));
        const Qt::ToolButtonStyle style = isNamed ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
        if (tool->toolButtonStyle() == style)
            continue;
        tool->setToolButtonStyle(style);
        changes = true;
    }
    if (changes) // otherwise it would ask for another layout, and that again, without end
        m_row->invalidate();
}

void ToolRow::measure() const {
    ensurePolished();
    const int guest = m_guest && !m_guest->isHidden() ? m_guest->minimumSizeHint().width() : 0;
    name(Names::None);
    m_bare = m_row->minimumSize().width();
    name(Names::Important);
    m_important = m_row->minimumSize().width() - guest;
    name(Names::All);
    m_named = m_row->minimumSize().width() - guest;
    fit();
}

void ToolRow::fit() const {
    const int guest = m_guest && !m_guest->isHidden() ? m_guest->sizeHint().width() : 0;
    name(width() >= m_named + guest ? Names::All : width() >= m_important + guest ? Names::Important : Names::None);
}

bool ToolRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && m_guest && m_named > 0)
        fit(); // it has come, or gone, or has more to say
    return QWidget::event(event);
}

void ToolRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_named > 0)
        fit();
}

void ToolRow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    measure();
}

void ToolRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (m_named > 0 && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        measure();
}

} // namespace orontes::editor
