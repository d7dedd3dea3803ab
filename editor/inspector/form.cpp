// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/form.h"

#include "editor/controls/divider.h"
#include "editor/controls/field_row.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/section_head.h"
#include "editor/inspector/field_editor.h"
#include "editor/theme/style.h"

#include <QCursor>
#include <QLabel>
#include <QToolTip>
#include <QVBoxLayout>

namespace orontes::editor {

Form::Form(ScenarioContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(16, 16, 16, 16);
    m_column->setSpacing(8);
}

QString Form::text(const core::TextId& id) const {
    return id.empty() ? QString() : QString::fromStdString(m_context.document.texts().render(id));
}

void Form::addTitle(const QString& title, const QString& subtitle, QWidget* trailing) {
    auto* head = new PanelTitle(title, subtitle, this);
    if (trailing)
        head->addTrailing(trailing);
    m_column->addWidget(head);
    m_column->addWidget(new Divider(Qt::Horizontal, this));
}

void Form::addSection(const QString& heading) {
    m_column->addSpacing(8);
    m_column->addWidget(new SectionHead(heading, this));
}

FieldRow* Form::addRow(const QString& label, QWidget* editor, const core::Citation& rule) {
    auto* row = new FieldRow(label, editor, QString::fromStdString(rule.reference), this);
    connect(row, &FieldRow::ruleRequested, this, [this, rule](const QString&) { m_context.openRule(rule); });
    m_column->addWidget(row);
    return row;
}

void Form::addWide(const QString& label, QWidget* editor) {
    auto* name = new QLabel(label, this);
    name->setBuddy(editor);
    setTextLook(*name, TextLook::Secondary);
    editor->setAccessibleName(label);
    m_column->addWidget(name);
    m_column->addWidget(editor);
}

void Form::addOrigin(OriginOf kind, const std::string& name) {
    QLabel* origin = originLabel(info(), kind, name);
    if (origin == nullptr)
        return;
    addSection(tr("Where the game has it from"));
    m_column->addWidget(origin);
}

FieldEditor* Form::addField(const core::FieldSpec& spec) {
    auto* editor = new FieldEditor(spec, scenario(), m_context.document.texts(), this);
    addRow(text(spec.label), editor, spec.rule);
    return editor;
}

void Form::addWidget(QWidget* widget) {
    m_column->addWidget(widget);
}

void Form::finish() {
    m_column->addStretch(1);
}

void Form::apply(const core::Edit& edit, const QString& name) {
    const core::Result<void> applied = m_context.document.apply(edit, {name, 0});
    if (!applied)
        QToolTip::showText(QCursor::pos(),
                           QString::fromStdString(m_context.document.texts().render(applied.error().text())), this);
}

core::Edit oneStep(std::vector<core::Edit> edits) {
    if (edits.size() == 1)
        return std::move(edits.front());
    return core::Edit{core::Batch{std::move(edits)}};
}

} // namespace orontes::editor
