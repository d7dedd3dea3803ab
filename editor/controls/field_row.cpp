// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/field_row.h"

#include "editor/controls/icon_label.h"
#include "editor/controls/rule_link.h"
#include "editor/theme/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace orontes::editor {

namespace {

constexpr int labelWidth = 120;
constexpr int ruleWidth = 96;
constexpr int markSize = 16;

/// A list is as wide as the row leaves it, not as its longest word.
void letShrink(QComboBox& box) {
    constexpr int letters = 6;
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(letters);
}

} // namespace

FieldRow::FieldRow(const QString& label, QWidget* editor, const QString& rule, QWidget* parent)
    : QWidget(parent),
      m_label(new QLabel(label, this)),
      m_editor(editor),
      m_derived(new QLabel(this)),
      m_mark(new IconLabel(IconId::Check, IconRole::Fine, markSize, this)),
      m_rule(new RuleLink(rule, this)) {
    m_editor->setParent(this);
    m_label->setBuddy(m_editor);
    m_label->setForegroundRole(mutedRole);
    m_label->setFixedWidth(labelWidth);
    m_label->setWordWrap(true);
    if (m_editor->accessibleName().isEmpty())
        m_editor->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    m_rule->setFixedWidth(ruleWidth);
    if (auto* const box = qobject_cast<QComboBox*>(m_editor))
        letShrink(*box);
    for (QComboBox* const box : m_editor->findChildren<QComboBox*>())
        letShrink(*box);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_label);
    row->addWidget(m_editor, 1);
    row->addWidget(m_derived);
    row->addWidget(m_mark);
    row->addWidget(m_rule);
    setMinimumHeight(32);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setDerived({}, Verdict::None);
    connect(m_rule, &RuleLink::ruleRequested, this, &FieldRow::ruleRequested);
}

void FieldRow::setLabelWidth(int pixels) {
    m_label->setFixedWidth(pixels);
}

void FieldRow::setRule(const QString& rule) {
    m_rule->setRule(rule);
}

void FieldRow::setDerived(const QString& text, Verdict verdict) {
    m_derived->setText(text);
    m_derived->setVisible(!text.isEmpty());
    setTextLook(*m_derived, verdict == Verdict::Differs ? TextLook::Error : TextLook::Fine);
    m_mark->setVisible(verdict != Verdict::None);
    if (verdict == Verdict::Differs)
        m_mark->setIcon(IconId::Error, IconRole::Error);
    else
        m_mark->setIcon(IconId::Check, IconRole::Fine);
    m_mark->setAccessibleName(verdict == Verdict::Agrees ? tr("Agrees with the rules") : tr("Differs from the rules"));
}

QLabel* figureLabel(const QString& text, QWidget* parent) {
    auto* const label = new QLabel(text, parent);
    setTextLook(*label, TextLook::Figures);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

} // namespace orontes::editor
