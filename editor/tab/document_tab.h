// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icons.h"
#include "rules/core/result.h"
#include "rules/core/scenario/scenario.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <filesystem>

class QAction;
class QMenu;
class QUndoStack;

namespace orontes::core {
struct Edit;
}
namespace orontes::model {
class GameSession;
}

namespace orontes::editor {

/// One document of the main window. The window asks it what the menus need and otherwise leaves it alone.
class DocumentTab : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    virtual IconId kind() const = 0;
    virtual bool isModified() const = 0;
    /// Empty while it has never been saved.
    virtual std::filesystem::path path() const = 0;
    /// Saves where it came from; asks for a place when there is none. False when the user or the disk said no.
    virtual bool save() = 0;
    virtual bool saveAs() = 0;
    /// Undo, redo and what else belongs at the head of the Edit menu.
    virtual QList<QAction*> editActions() const = 0;
    /// The tab's own menus, between Edit and Help.
    virtual QList<QMenu*> menus() const = 0;
    /// What the publish and playtest commands work on; null when the tab has no scenario.
    virtual const core::Scenario* publishable() const { return nullptr; }
    /// The game that is played in it; null when there is none.
    virtual model::GameSession* game() { return nullptr; }
    /// A change of its scenario that another tab proposes, as one step.
    virtual void takeOver(const core::Edit&, const QString&) {}
    /// The tab is closed, and the user has been asked about unsaved steps: they may go.
    virtual void giveUp() {}
    /// Left side of the status bar: where the cursor is, what is selected.
    virtual QString status() const { return {}; }
    /// Right side of the status bar: how far its map is enlarged.
    virtual QString zoom() const { return {}; }

signals:
    void titleChanged();
    void modifiedChanged();
    void statusChanged();
    /// Wishes for other tabs.
    void editRequested(const orontes::core::Scenario& scenario);
    void playRequested(const orontes::core::Scenario& scenario);
    void balanceRequested(const orontes::core::Scenario& scenario);
    void publishRequested(const orontes::core::Scenario& scenario);
};

} // namespace orontes::editor
