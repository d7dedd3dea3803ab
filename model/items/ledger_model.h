// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/record_table.h"
#include "model/items/record_tree.h"
#include "model/session/game_session.h"
#include "model/session/ledger.h"

namespace orontes::model {

/// Whose lines a ledger shows.
struct LedgerFilter {
    core::SeatId seat;    ///< invalid: of all
    core::SideToken side; ///< "": of all of the seat

    friend bool operator==(const LedgerFilter&, const LedgerFilter&) = default;
};

/// The points that have been scored up to the point that is looked at, line by line.
class LedgerModel : public RecordTable<LedgerLine> {
    Q_OBJECT

public:
    enum Column { Turn, Order, Side, Phase, Source, Sentence, Points, Total, Rule, ColumnCount };

    LedgerModel(const GameSession& session, const core::Observer& observer, QObject* parent = nullptr);

    /// Looks at the session again: another point, or other eyes.
    void follow(const core::Observer& observer);
    void setFilter(const LedgerFilter& filter);
    /// All lines, whatever the filter shows.
    const std::vector<LedgerLine>& ledger() const { return m_ledger; }
    const core::Observer& observer() const { return m_observer; }
    const LedgerLine* lineAt(int row) const;

signals:
    void changed();

protected:
    int columns() const override { return ColumnCount; }
    QVariant columnHeading(int column, int role) const override;
    QVariant content(const LedgerLine& line, int column, int role) const override;

private:
    void showFiltered();
    QVariant textOf(const LedgerLine& line, int column) const;

    const GameSession& m_session;
    core::Observer m_observer;
    LedgerFilter m_filter;
    std::vector<LedgerLine> m_ledger;
};

/// A line of sums: whose, or for what, and how many points.
struct LedgerSumRow {
    std::string name;
    core::SeatId seat;
    core::SideToken side;
    std::int64_t points = 0;

    std::pair<std::string, std::string> key() const { return {name, side.value}; }
    friend bool operator==(const LedgerSumRow&, const LedgerSumRow&) = default;
};

/// The sums of a ledger: seats, below them their sides, below those what the points are for.
class LedgerSumsModel : public RecordTree<LedgerSumRow> {
    Q_OBJECT

public:
    enum Column { Whose, Points, ColumnCount };

    LedgerSumsModel(const GameSession& session, LedgerModel& ledger, QObject* parent = nullptr);

    LedgerFilter filterAt(const QModelIndex& index) const;

protected:
    int columns() const override { return ColumnCount; }
    QVariant content(const LedgerSumRow& row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;

private:
    void follow();

    const GameSession& m_session;
    LedgerModel& m_ledger;
};

} // namespace orontes::model
