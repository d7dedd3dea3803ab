// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/section_head.h"

#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>

namespace orontes::editor {

SectionHead::SectionHead(const QString& text, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(text, this)), m_row(new QHBoxLayout(this)) {
    m_label->setFont(capitalsFont());
    m_label->setForegroundRole(mutedRole);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->addWidget(m_label, 1);
    setMinimumHeight(24);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SectionHead::setText(const QString& text) {
    m_label->setText(text);
}

QString SectionHead::text() const {
    return m_label->text();
}

void SectionHead::addTrailing(QWidget* widget) {
    m_row->addWidget(widget, 0, Qt::AlignVCenter);
}

} // namespace orontes::editor
