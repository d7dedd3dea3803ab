// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/record_tree.h"
#include "model/session/game_session.h"

namespace orontes::model {

/// A side with what its clauses have brought, or one of the clauses.
struct ClauseRow {
    using Standing = core::ViewClause::Standing;

    std::string words;     ///< the side, or the condition as a sentence
    std::string name = {}; ///< of a clause: "EGY-2"
    bool isSide = false;
    std::int64_t points = 0; ///< of a side: of all its clauses
    std::int64_t scored = 0; ///< of a side: of those that are met
    Standing standing = Standing::Open;
    std::int64_t done = 0;
    std::int64_t needed = 0; ///< 0: not counted
    std::vector<core::TurnNumber> held = {};

    std::pair<std::string, std::string> key() const { return {words, name}; }
    friend bool operator==(const ClauseRow&, const ClauseRow&) = default;
};

/// The clauses that are worth points, each side's below it, with how far each has come at the point that is looked at.
/// Empty where the ruleset's clauses decide the game instead.
class ClausesModel : public RecordTree<ClauseRow> {
    Q_OBJECT

public:
    enum Column { Words, Progress, Points, ColumnCount };

    ClausesModel(const GameSession& session, const core::Observer& observer, QObject* parent = nullptr);

    /// Looks at the session again: another point, or other eyes.
    void follow(const core::Observer& observer);
    /// Of the side whose turn it is; invalid where it is nobody's or has no clauses.
    QModelIndex activeSide() const;

protected:
    int columns() const override { return ColumnCount; }
    QVariant content(const ClauseRow& row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;

private:
    std::vector<TreeValue<ClauseRow>> rowsOf(const core::View& view) const;
    ClauseRow rowOf(const core::VictoryClause& clause, const core::ViewClause* seen) const;
    QString progressWords(const ClauseRow& row) const;
    QString said(const char* id, core::TextArgs args = {}) const;

    const GameSession& m_session;
    std::string m_active; ///< name of the side whose turn it is
};

} // namespace orontes::model
