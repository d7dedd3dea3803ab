// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/rules_panel.h"

#include "editor/controls/divider.h"
#include "editor/theme/fonts.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace orontes::editor {

QString wordsOf(core::Provenance provenance) {
    switch (provenance) {
    case core::Provenance::Text:
        return QObject::tr("stated in the rulebook");
    case core::Provenance::Found:
        return QObject::tr("found in a named public source");
    case core::Provenance::Derived:
        return QObject::tr("derived from the rulebook's figures");
    case core::Provenance::Ruling:
        return QObject::tr("our ruling where the rulebook is silent");
    case core::Provenance::Reconstruction:
        break;
    }
    return QObject::tr("our reconstruction");
}

RulesPanel::RulesPanel(const core::RulesetInfo& info, QWidget* parent)
    : QWidget(parent),
      m_info(info),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_reference(new QLabel(this)),
      m_fact(new QLabel(this)),
      m_source(new QLabel(this)) {
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Rules"));
    m_list->setUniformItemSizes(true);
    m_reference->setFont(titleFont());
    m_fact->setWordWrap(true);
    m_fact->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_fact->setAccessibleName(tr("What the rule says"));
    setTextLook(*m_source, TextLook::Secondary);
    m_source->setWordWrap(true);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(12, 8, 12, 8);
    left->setSpacing(8);
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto* right = new QVBoxLayout;
    right->setContentsMargins(24, 16, 24, 16);
    right->setSpacing(8);
    right->addWidget(m_reference);
    right->addWidget(m_fact);
    right->addWidget(m_source);
    right->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(left, 2);
    row->addWidget(new Divider(Qt::Vertical, this));
    row->addLayout(right, 3);
    connect(m_search, &QLineEdit::textChanged, this, &RulesPanel::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, &RulesPanel::showCurrent);
    filter({});
}

void RulesPanel::filter(const QString& words) {
    m_list->clear();
    for (std::size_t i = 0; i < m_info.rules.size(); ++i) {
        const core::RuleEntry& rule = m_info.rules[i];
        const QString line = QString::fromStdString(rule.reference + "  " + rule.fact);
        bool all = true;
        for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            all = all && line.contains(word, Qt::CaseInsensitive);
        if (!all)
            continue;
        auto* item = new QListWidgetItem(line, m_list);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    m_list->setCurrentRow(0);
}

void RulesPanel::showCurrent() {
    const QListWidgetItem* item = m_list->currentItem();
    if (!item) {
        m_reference->setText(tr("No such rule"));
        m_fact->clear();
        m_source->clear();
        return;
    }
    const core::RuleEntry& rule = m_info.rules[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())];
    m_reference->setText(QString::fromStdString(rule.reference));
    m_fact->setText(QString::fromStdString(rule.fact));
    const QString chapter = QString::fromStdString(m_info.texts.render(rule.chapter));
    m_source->setText(tr("%1 · %2 · %3").arg(chapter, wordsOf(rule.provenance), QString::fromStdString(rule.source)));
}

void RulesPanel::open(const core::Citation& rule) {
    m_search->clear();
    for (int i = 0; i < m_list->count(); ++i) {
        const auto index = static_cast<std::size_t>(m_list->item(i)->data(Qt::UserRole).toInt());
        if (m_info.rules[index].reference == rule.reference) {
            m_list->setCurrentRow(i);
            return;
        }
    }
    m_search->setText(QString::fromStdString(rule.reference));
}

} // namespace orontes::editor
