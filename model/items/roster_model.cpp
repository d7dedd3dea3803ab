// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/roster_model.h"

#include "model/items/field_cell.h"

namespace orontes::model {

RosterModel::RosterModel(const GameSession& session, const core::Observer& observer, QObject* parent)
    : RecordTree(parent), m_session(session), m_observer(observer) {
    follow(observer);
}

void RosterModel::follow(const core::Observer& observer) {
    m_observer = observer;
    std::vector<TreeValue<RosterRow>> rows;
    for (const RosterSide& side :
         rosterOf(m_session.view(m_observer), m_session.scenario(), m_session.info(), m_session.texts())) {
        TreeValue<RosterRow>& whose = rows.emplace_back(TreeValue<RosterRow>{{side.name, side.onMap, {}}, {}});
        for (const RosterPlace& place : side.places) {
            TreeValue<RosterRow>& where =
                whose.below.emplace_back(TreeValue<RosterRow>{{place.name, place.number, {}}, {}});
            for (const RosterLine& line : place.lines)
                where.below.push_back({{line.words, line.number, line.counters}, {}});
        }
    }
    show(rows);
}

core::CounterId RosterModel::counterAt(const QModelIndex& index) const {
    const RosterRow* row = valueAt(index);
    return row && !row->counters.empty() ? row->counters.front() : core::CounterId{};
}

QVariant RosterModel::content(const RosterRow& row, int column, int role) const {
    if (role == Qt::TextAlignmentRole && column == Number)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return column == Number ? QVariant(QString::number(row.number)) : QVariant(asQString(row.words));
}

QVariant RosterModel::columnHeading(int column, int role) const {
    if (role == Qt::TextAlignmentRole && column == Number)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const char* const id = column == Number ? "items.roster.number" : "items.roster.counters";
    return role == Qt::DisplayRole ? asQString(m_session.texts().render(core::TextId{id})) : QVariant();
}

} // namespace orontes::model
