// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/record_table.h"
#include "model/session/game_session.h"

namespace orontes::model {

struct ChronicleRow {
    ChronicleLine line;
    std::size_t within = 0; ///< place among the lines of its step

    std::pair<std::size_t, std::size_t> key() const { return {line.step, within}; }
    friend bool operator==(const ChronicleRow&, const ChronicleRow&) = default;
};

/// What the observer may read of the game up to the point that is looked at.
class ChronicleModel : public RecordTable<ChronicleRow> {
    Q_OBJECT

public:
    enum Column { Turn, Phase, By, Sentence, Rule, ColumnCount };

    ChronicleModel(const GameSession& session, const core::Observer& observer, QObject* parent = nullptr);

    void setObserver(const core::Observer& observer);
    /// Null for a row that is not there.
    const ChronicleLine* lineAt(int row) const;

protected:
    int columns() const override { return ColumnCount; }
    QVariant columnHeading(int column, int role) const override;
    QVariant content(const ChronicleRow& row, int column, int role) const override;

private:
    void follow();

    const GameSession& m_session;
    core::Observer m_observer;
};

} // namespace orontes::model
