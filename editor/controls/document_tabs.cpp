// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/document_tabs.h"

#include "editor/controls/close_button.h"
#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QTabBar>

namespace orontes::editor {

DocumentTabs::DocumentTabs(QWidget* parent) : QWidget(parent), m_bar(new QTabBar(this)) {
    setAreaLook(*this, AreaLook::Strip);
    m_bar->setObjectName(QStringLiteral("documentTabs"));
    m_bar->setAccessibleName(tr("Documents"));
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setMovable(true);
    m_bar->setElideMode(Qt::ElideNone);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 6, 0, 0);
    row->addWidget(m_bar, 1, Qt::AlignLeft);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int DocumentTabs::addDocument(const QString& title) {
    const int document = m_bar->addTab(title);
    setTitle(document, title);
    auto* const close = new CloseButton(m_bar);
    m_bar->setTabButton(document, QTabBar::RightSide, close);
    connect(close, &QAbstractButton::clicked, this, [this, close] { emit closeRequested(documentOf(close)); });
    return document;
}

void DocumentTabs::setTitle(int document, const QString& title) {
    constexpr int longest = 40; // letters
    m_bar->setTabText(document, title.size() <= longest ? title : title.left(longest - 1).trimmed() + QChar(0x2026));
}

void DocumentTabs::setUnsaved(int document, bool unsaved) {
    if (auto* const close = qobject_cast<CloseButton*>(m_bar->tabButton(document, QTabBar::RightSide)))
        close->setUnsaved(unsaved);
}

bool DocumentTabs::isUnsaved(int document) const {
    const auto* const close = qobject_cast<CloseButton*>(m_bar->tabButton(document, QTabBar::RightSide));
    return close && close->isUnsaved();
}

int DocumentTabs::documentOf(const QWidget* button) const {
    for (int document = 0; document < m_bar->count(); ++document)
        if (m_bar->tabButton(document, QTabBar::RightSide) == button)
            return document;
    return -1;
}

} // namespace orontes::editor
