// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/open_document.h"
#include "model/series/series_backup.h"
#include "model/session/open_session.h"

#include <QList>
#include <QPair>
#include <QString>

class QWidget;

namespace orontes::editor {
class BalanceTab;
class DocumentTab;
class SeriesTab;
} // namespace orontes::editor

namespace orontes::app {

/// What came of opening a file.
struct OpenedTab {
    editor::DocumentTab* tab = nullptr; ///< null when it could not be opened
    core::Findings problems = {};       ///< each with its file
};

/// A tab for a scenario, a series, a balance report or a game record. Offers to restore steps that a crash left
/// unsaved.
OpenedTab openTab(const QString& file, QWidget* window);
/// Null when nothing of it can be used, and the user has been told why.
editor::DocumentTab* restoreTab(const model::JournalOffer& offer, QWidget* window);

/// A game that a crash left behind; null when nothing of it can be played, and the user has been told why.
editor::DocumentTab* restoreGame(const model::SessionOffer& offer, QWidget* window);

/// A series that a crash left behind.
editor::DocumentTab* restoreSeries(const model::SeriesOffer& offer);

/// A position frozen out of a game: it lies nowhere yet.
editor::DocumentTab* editFrozen(const core::Scenario& scenario);
/// Tabs for a scenario that has no file: a new one, a template.
editor::DocumentTab* editScenario(const core::Scenario& scenario);
/// Null when the scenario has errors; the user has been told.
/// `file`: where the scenario lies, empty where it has no file.
editor::DocumentTab* playScenario(const core::Scenario& scenario, const std::filesystem::path& file, QWidget* window);

/// Null for a ruleset that this program does not know.
editor::BalanceTab* balanceOf(const core::Scenario& scenario);

/// A series of battles without a battle yet.
editor::DocumentTab* newSeries();

void showPublishDialog(const core::Scenario& scenario, const QString& title, QWidget* window);

/// Ids and names of all rulesets.
QList<QPair<QString, QString>> rulesetNames();

} // namespace orontes::app
