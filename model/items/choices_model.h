// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/record_table.h"
#include "model/session/game_session.h"

namespace orontes::model {

struct ChoiceRow {
    core::Choice choice;

    const core::Action& key() const { return choice.action; }
    friend bool operator==(const ChoiceRow&, const ChoiceRow&) = default;
};

/// What an actor may do at the point that is looked at.
class ChoicesModel : public RecordTable<ChoiceRow> {
    Q_OBJECT

public:
    enum Column { Label, Counter, Space, Rule, ColumnCount };

    ChoicesModel(GameSession& session, core::Actor actor, QObject* parent = nullptr);

    void setActor(core::Actor actor);
    /// Null for a row that is not there.
    const core::Choice* choiceAt(int row) const;

protected:
    int columns() const override { return ColumnCount; }
    QVariant columnHeading(int column, int role) const override;
    QVariant content(const ChoiceRow& row, int column, int role) const override;

private:
    void follow();
    QString textOf(const core::Choice& choice, int column) const;

    GameSession& m_session;
    core::Actor m_actor;
};

} // namespace orontes::model
