// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/record_tree.h"
#include "model/session/game_session.h"
#include "model/session/roster.h"

namespace orontes::model {

/// A line of the roster: a side, a place, or counters of one kind there.
struct RosterRow {
    std::string words;
    int number = 0;
    std::vector<core::CounterId> counters; ///< of the innermost lines

    const std::string& key() const { return words; }
    friend bool operator==(const RosterRow&, const RosterRow&) = default;
};

/// Every side's counters at the point that is looked at, on the map and beside it.
class RosterModel : public RecordTree<RosterRow> {
    Q_OBJECT

public:
    enum Column { Words, Number, ColumnCount };

    RosterModel(const GameSession& session, const core::Observer& observer, QObject* parent = nullptr);

    /// Looks at the session again: another point, or other eyes.
    void follow(const core::Observer& observer);
    /// The first counter of a line; invalid where it is of none.
    core::CounterId counterAt(const QModelIndex& index) const;

protected:
    int columns() const override { return ColumnCount; }
    QVariant content(const RosterRow& row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;

private:

    const GameSession& m_session;
    core::Observer m_observer;
};

} // namespace orontes::model
