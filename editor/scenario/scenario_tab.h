// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"
#include "editor/tab/document_tab.h"

#include <memory>

class QStackedWidget;
class QTabWidget;

namespace orontes::editor {

class MapPage;
class ProblemsPanel;
class Rail;
class RulesPanel;

/// A scenario being designed: rail and pages, inspector at the right, problems, history and rules below.
class ScenarioTab : public DocumentTab {
    Q_OBJECT

public:
    explicit ScenarioTab(std::unique_ptr<model::ScenarioDocument> document, QWidget* parent = nullptr);
    ~ScenarioTab() override;

    model::ScenarioDocument& document() { return *m_document; }
    Selection& selection() { return m_selection; }

    QString title() const override;
    IconId kind() const override { return IconId::Map; }
    bool isModified() const override { return m_document->isModified(); }
    std::filesystem::path path() const override { return m_document->file().path; }
    bool save() override;
    bool saveAs() override;
    QList<QAction*> editActions() const override { return m_editActions; }
    QList<QMenu*> menus() const override { return m_menus; }
    const core::Scenario* publishable() const override { return &m_document->scenario(); }
    void takeOver(const core::Edit& edit, const QString& name) override;
    void giveUp() override { m_document->giveUpUnsavedSteps(); }
    QString status() const override;
    QString zoom() const override;

    /// Goes to what a finding is about.
    void goTo(const core::Place& place);
    void openRule(const core::Citation& rule);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildPages();
    void buildBottom();
    void buildActions();
    void layOut();
    void addPage(IconId icon, const QString& name, ScenarioPage* page);
    void showPage(int page);
    void showCounts();
    void tell(const QString& sentence);
    int pageFor(const core::Place& place) const;

    std::unique_ptr<model::ScenarioDocument> m_document;
    Selection m_selection;
    ScenarioContext m_context;
    Rail* m_rail;
    QStackedWidget* m_pages;
    MapPage* m_map = nullptr;
    QTabWidget* m_bottom;
    ProblemsPanel* m_problems = nullptr;
    RulesPanel* m_rules = nullptr;
    QList<QAction*> m_editActions;
    QList<QMenu*> m_menus;
    QString m_told; ///< why the last edit was refused
};

} // namespace orontes::editor
