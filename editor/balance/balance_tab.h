// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tab/document_tab.h"
#include "model/balance/handicap.h"
#include "model/store/text_file.h"

#include <memory>

class QStackedWidget;

namespace orontes::model {
struct OpenedReport;
}

namespace orontes::editor {

class BalanceForm;
class BalanceSheet;
class HandicapForm;
class HandicapSheet;
class MapCanvas;
class PanelTitle;

/// Plays many games of a scenario between bots and shows what they came to: shares with intervals, reasons, lengths,
/// losses, and on the map where counters are lost. A scenario that has been changed is compared with how it was.
class BalanceTab : public DocumentTab {
    Q_OBJECT

public:
    /// `ruleset` outlives the tab.
    BalanceTab(const core::RulesetEntry& ruleset, core::Scenario scenario, QWidget* parent = nullptr);

    /// A report that has been saved, with its scenario where that was found.
    static std::unique_ptr<BalanceTab> ofReport(model::OpenedReport opened, std::filesystem::path path);

    /// Another revision, played from now on; what has been counted is kept to be compared with.
    void setScenario(core::Scenario scenario);
    const core::Scenario& scenario() const { return m_scenario; }
    /// The last report; null before the first game.
    const model::BalanceReport* report() const { return m_report ? &*m_report : nullptr; }
    bool isRunning() const { return m_runner.isRunning() || m_handicap.isRunning(); }
    void run();
    /// Plays the games with each value of what the form varies.
    void findHandicap();
    void stop();
    /// Precondition: there is a report.
    core::Result<void> saveTo(const std::filesystem::path& path, const model::ExpectedFile& expected);

    QString title() const override;
    IconId kind() const override { return IconId::Compare; }
    /// The same seed gives the same report again: nothing is lost.
    bool isModified() const override { return false; }
    std::filesystem::path path() const override { return m_path; }
    bool save() override;
    bool saveAs() override;
    QList<QAction*> editActions() const override { return {}; }
    QList<QMenu*> menus() const override { return m_menus; }
    QString status() const override;
    QString zoom() const override;

signals:
    void finished();
    /// A value that makes the battle fairer is to be taken over by the scenario. `name`: of the step.
    void handicapWanted(const orontes::core::Edit& edit, const QString& name);

private:
    void layOut();
    void buildMenu();
    void showReport(const model::BalanceReport& report);
    void showMap();
    void finish(const model::BalanceReport& report);
    void compareWithFile();
    void showTrials();
    void endTrials();
    void useValue(qint64 value);
    const model::BalanceReport* compared() const;

    const core::RulesetEntry& m_ruleset;
    core::Scenario m_scenario;
    std::optional<model::BalanceReport> m_report;
    std::optional<model::BalanceReport> m_before; ///< the last report before the one that is shown or being counted
    std::filesystem::path m_path;
    model::BatchRunner m_runner;
    model::HandicapRunner m_handicap;
    model::Lever m_lever; ///< of the trials
    QString m_hovered;
    QList<QMenu*> m_menus;
    PanelTitle* m_head;
    BalanceForm* m_form;
    QStackedWidget* m_results;
    BalanceSheet* m_sheet;
    HandicapForm* m_handicapForm;
    HandicapSheet* m_trials;
    MapCanvas* m_map;
    QWidget* m_mapSide = nullptr;
    bool m_playable = true; ///< not a report whose scenario is missing
};

} // namespace orontes::editor
