// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tool_row.h"
#include "editor/play/run_pace.h"
#include "model/session/game_session.h"

class QAction;
class QMenu;
class QToolButton;

namespace orontes::editor {

/// Step, run, pause, undo, redo, rewind, branch, freeze: as a row of buttons and as a menu.
class PlayCommands : public ToolRow {
    Q_OBJECT

public:
    explicit PlayCommands(model::GameSession& session, QWidget* parent = nullptr);

    /// What may be done now, for this observer.
    void show(const core::Observer& observer);
    QMenu* menu() const { return m_menu; }
    /// At the right end of the row.
    void addButton(QToolButton* button);
    QList<QAction*> editActions() const;

    RunPace pace() const { return m_pace; }
    /// Remembered for the next playtest.
    void setPace(RunPace pace);

signals:
    void undoRequested();
    void freezeRequested();

private:
    QAction* add(int icon, const QString& text, const QList<QKeySequence>& keys);
    QString whyNotUndone(const core::Observer& observer) const;
    void addPaces();
    void connectAll();
    void nameVariation();

    model::GameSession& m_session;
    QMenu* m_menu;
    QAction* m_step;
    QAction* m_run;
    QAction* m_stop;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_start;
    QAction* m_name;
    QAction* m_freeze;
    QAction* m_byHand;
    QMenu* m_paces;
    QToolButton* m_speed;
    RunPace m_pace = RunPace::Normal;
};

} // namespace orontes::editor
