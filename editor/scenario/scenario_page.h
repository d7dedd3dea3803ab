// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/selection.h"
#include "model/document/scenario_document.h"

#include <QWidget>

#include <functional>

namespace orontes::editor {

/// What every page and panel of a scenario tab works on. Outlives them.
struct ScenarioContext {
    model::ScenarioDocument& document;
    Selection& selection;
    /// Opens the text of a rule (the lapis links).
    std::function<void(const core::Citation&)> openRule;
    /// Goes to what a finding is about: page, selection, map.
    std::function<void(const core::Place&)> goTo;
};

/// A page of the rail: Map, Forces, Leaders, Set-up, Victory, Options, Tables, Notes.
class ScenarioPage : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioPage(ScenarioContext& context, QWidget* parent = nullptr) : QWidget(parent), m_context(context) {}

    /// Shows and focuses what lies at the place, if it belongs to this page.
    virtual void reveal(const core::Place& place) = 0;

protected:
    ScenarioContext& context() { return m_context; }
    model::ScenarioDocument& document() { return m_context.document; }
    const model::ScenarioDocument& document() const { return m_context.document; }
    const core::Scenario& scenario() const { return m_context.document.scenario(); }
    const core::RulesetInfo& info() const { return m_context.document.info(); }
    QString text(const core::TextId& id) const { return QString::fromStdString(m_context.document.texts().render(id)); }
    /// Applies an edit; a refusal is told in the status line of the tab by the document's own sentence.
    bool apply(const core::Edit& edit, const QString& name = {});

signals:
    void refused(const QString& sentence);

private:
    ScenarioContext& m_context;
};

} // namespace orontes::editor
