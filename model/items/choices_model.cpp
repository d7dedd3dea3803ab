// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/choices_model.h"

#include "model/items/field_cell.h"
#include "model/words/place_words.h"

namespace orontes::model {

ChoicesModel::ChoicesModel(GameSession& session, core::Actor actor, QObject* parent)
    : RecordTable(parent), m_session(session), m_actor(actor) {
    connect(&session, &GameSession::moved, this, &ChoicesModel::follow);
    follow();
}

void ChoicesModel::setActor(core::Actor actor) {
    m_actor = actor;
    follow();
}

void ChoicesModel::follow() {
    std::vector<ChoiceRow> rows;
    for (core::Choice& choice : m_session.choices(m_actor))
        rows.push_back({std::move(choice)});
    show(rows);
}

const core::Choice* ChoicesModel::choiceAt(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &records()[static_cast<std::size_t>(row)].choice;
}

QVariant ChoicesModel::columnHeading(int column, int role) const {
    static const char* const ids[]{"items.choice.label", "items.choice.counter", "items.choice.space",
                                   "items.choice.rule"};
    return role == Qt::DisplayRole ? asQString(m_session.texts().render(core::TextId{ids[column]})) : QVariant();
}

QString ChoicesModel::textOf(const core::Choice& choice, int column) const {
    const core::Scenario& scenario = m_session.scenario();
    const core::Counter* counter = choice.counter ? core::findCounter(scenario, *choice.counter) : nullptr;
    switch (column) {
    case Label:
        return asQString(m_session.texts().render(choice.label));
    case Counter:
        return counter == nullptr ? QString() : asQString(nameOf(*counter));
    case Space:
        return choice.space ? asQString(core::labelOf(*scenario.board, *choice.space).value) : QString();
    case Rule:
        return asQString(choice.rule.reference);
    default:
        return {};
    }
}

QVariant ChoicesModel::content(const ChoiceRow& row, int column, int role) const {
    switch (role) {
    case KeyRole:
        return row.choice.counter.value_or(core::CounterId{}).value;
    case SpaceRole:
        return row.choice.space.value_or(core::SpaceId{}).value;
    case CitationRole:
        return asQString(row.choice.rule.reference);
    case Qt::DisplayRole:
        return textOf(row.choice, column);
    default:
        return {};
    }
}

} // namespace orontes::model
