// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/panel_title.h"

#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int leastTitle = 80;

} // namespace

PanelTitle::PanelTitle(const QString& title, const QString& subtitle, QWidget* parent)
    : QWidget(parent), m_title(new QLabel(title, this)), m_subtitle(new QLabel(this)), m_row(new QHBoxLayout(this)) {
    setTextLook(*m_title, TextLook::Title);
    setTextLook(*m_subtitle, TextLook::Secondary);
    m_title->setWordWrap(true);
    m_subtitle->setWordWrap(true);
    QSizePolicy policy = m_title->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored); // a name of one long word is cut, and widens nothing
    m_title->setSizePolicy(policy);
    m_title->setMinimumWidth(leastTitle);
    auto* const words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_subtitle);
    words->addStretch();
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_row->addLayout(words, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setSubtitle(subtitle);
}

void PanelTitle::setTitle(const QString& title) {
    m_title->setText(title);
}

void PanelTitle::setSubtitle(const QString& subtitle) {
    m_subtitle->setText(subtitle);
    m_subtitle->setVisible(!subtitle.isEmpty());
}

void PanelTitle::addTrailing(QWidget* widget) {
    m_row->addWidget(widget, 0, Qt::AlignTop);
}

} // namespace orontes::editor
