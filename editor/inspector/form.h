// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/origin.h"
#include "editor/scenario/scenario_page.h"

#include <QWidget>

class QVBoxLayout;

namespace orontes::editor {

class FieldEditor;
class FieldRow;

/// A column of titled sections of field rows on one document.
class Form : public QWidget {
public:
    Form(ScenarioContext& context, QWidget* parent);

    ScenarioContext& context() { return m_context; }
    const core::Scenario& scenario() const { return m_context.document.scenario(); }
    const core::RulesetInfo& info() const { return m_context.document.info(); }
    QString text(const core::TextId& id) const;

    void addTitle(const QString& title, const QString& subtitle, QWidget* trailing = nullptr);
    void addSection(const QString& heading);
    FieldRow* addRow(const QString& label, QWidget* editor, const core::Citation& rule = {});
    /// The editor below its label, over the whole width: for texts.
    void addWide(const QString& label, QWidget* editor);
    FieldEditor* addField(const core::FieldSpec& spec);
    void addWidget(QWidget* widget);
    /// Where the game has it from, in a section of its own; nothing where the ruleset tells nothing.
    void addOrigin(OriginOf kind, const std::string& name);
    void finish();

    /// Applies and, when refused, says why in a tool tip beside the form.
    void apply(const core::Edit& edit, const QString& name = {});

private:
    ScenarioContext& m_context;
    QVBoxLayout* m_column;
};

/// Edits of several things as one step.
core::Edit oneStep(std::vector<core::Edit> edits);

} // namespace orontes::editor
