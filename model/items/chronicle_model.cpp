// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/chronicle_model.h"

#include "model/items/field_cell.h"
#include "model/words/phase_words.h"

#include <algorithm>

namespace orontes::model {
namespace {

/// Who did it; "" for what nobody does: a phase begins, the game ends.
std::string actorWords(const GameSession& session, const ChronicleLine& line) {
    const std::vector<core::Seat>& seats = *session.scenario().seats;
    const core::Actor actor = line.by;
    if (std::holds_alternative<core::PhaseBegan>(line.event.what) ||
        std::holds_alternative<core::Ended>(line.event.what))
        return {};
    if (actor.isChance() || static_cast<std::size_t>(actor.seat.value) >= seats.size())
        return session.texts().render(core::TextId{"items.chronicle.chance"});
    return seats[static_cast<std::size_t>(actor.seat.value)].name;
}

} // namespace

ChronicleModel::ChronicleModel(const GameSession& session, const core::Observer& observer, QObject* parent)
    : RecordTable(parent), m_session(session), m_observer(observer) {
    connect(&session, &GameSession::moved, this, &ChronicleModel::follow);
    follow();
}

void ChronicleModel::setObserver(const core::Observer& observer) {
    if (observer == m_observer)
        return;
    m_observer = observer;
    follow();
}

void ChronicleModel::follow() {
    std::vector<ChronicleRow> rows;
    for (ChronicleLine& line : m_session.chronicle(m_observer)) {
        const bool sameStep = !rows.empty() && rows.back().line.step == line.step;
        const std::size_t within = sameStep ? rows.back().within + 1 : 0;
        rows.push_back({std::move(line), within});
    }
    show(rows);
}

const ChronicleLine* ChronicleModel::lineAt(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &records()[static_cast<std::size_t>(row)].line;
}

QVariant ChronicleModel::columnHeading(int column, int role) const {
    static const char* const ids[]{"items.chronicle.turn", "items.chronicle.phase", "items.chronicle.by",
                                   "items.chronicle.sentence", "items.chronicle.rule"};
    return role == Qt::DisplayRole ? asQString(m_session.texts().render(core::TextId{ids[column]})) : QVariant();
}

QVariant ChronicleModel::content(const ChronicleRow& row, int column, int role) const {
    const ChronicleLine& line = row.line;
    switch (role) {
    case KeyRole:
        return static_cast<int>(line.step);
    case CitationRole:
        return asQString(line.event.rule.reference);
    case SpaceRole:
        return line.event.space.value_or(core::SpaceId{}).value;
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (column) {
    case Turn:
        return line.turn.value;
    case Phase:
        return asQString(wordsOf(line.phase, m_session.info(), m_session.texts()));
    case By:
        return asQString(actorWords(m_session, line));
    case Sentence:
        return asQString(m_session.texts().render(line.event.text));
    case Rule:
        return asQString(line.event.rule.reference);
    default:
        return {};
    }
}

} // namespace orontes::model
