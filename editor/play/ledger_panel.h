// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"

#include <QWidget>

class QStackedWidget;
class QTableView;
class QTreeView;

namespace orontes::model {
class LedgerModel;
class LedgerSumsModel;
} // namespace orontes::model

namespace orontes::editor {

/// Below the table: what was scored, line by line; beside it the sums of seats, of their sides, and of what it was for.
/// Choosing a sum leaves only its lines.
class LedgerPanel : public QWidget {
    Q_OBJECT

public:
    explicit LedgerPanel(const model::GameSession& session, QWidget* parent = nullptr);

    /// Of the point that is looked at.
    void show(const core::Observer& observer);
    /// Somebody has scored, or has points from before.
    bool hasPoints() const;

signals:
    void spaceChosen(orontes::core::SpaceId space);

private:
    void setUpSums();
    void setUpLines();
    void filter();

    model::LedgerModel* m_ledger;
    model::LedgerSumsModel* m_sums;
    QTreeView* m_sumsView;
    QTableView* m_lines;
    QStackedWidget* m_stack; ///< the lines, or what belongs there
};

} // namespace orontes::editor
