// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/clauses_model.h"

#include "model/items/field_cell.h"
#include "rules/core/scenario/victory.h"

namespace orontes::model {
namespace {

constexpr std::int64_t mostTicks = 8; // more are only counted

QString ticks(const ClauseRow& row) {
    if (row.needed < 2 || row.needed > mostTicks)
        return {};
    return QString(static_cast<qsizetype>(row.done), QChar(0x25CF)) +
           QString(static_cast<qsizetype>(row.needed - row.done), QChar(0x25CB)) + QLatin1Char(' ');
}

const core::ViewClause* seenOf(const core::View& view, std::size_t clause) {
    for (const core::ViewClause& seen : view.clauses)
        if (seen.clause == clause)
            return &seen;
    return nullptr;
}

} // namespace

ClausesModel::ClausesModel(const GameSession& session, const core::Observer& observer, QObject* parent)
    : RecordTree(parent), m_session(session) {
    follow(observer);
}

void ClausesModel::follow(const core::Observer& observer) {
    const core::View view = m_session.view(observer);
    const core::Side* const active = core::findSide(m_session.scenario(), view.active);
    m_active = active ? active->name : std::string();
    show(rowsOf(view));
}

ClauseRow ClausesModel::rowOf(const core::VictoryClause& clause, const core::ViewClause* seen) const {
    ClauseRow row;
    row.words = core::sentenceOf(clause.condition, m_session.scenario(), m_session.info(), clause.side);
    row.name = clause.name;
    row.points = clause.points;
    if (!seen)
        return row;
    row.standing = seen->standing;
    row.done = seen->done;
    row.needed = seen->needed;
    row.held = seen->held;
    return row;
}

std::vector<TreeValue<ClauseRow>> ClausesModel::rowsOf(const core::View& view) const {
    std::vector<TreeValue<ClauseRow>> rows;
    if (!m_session.info().scoring)
        return rows;
    const std::vector<core::VictoryClause>& clauses = *m_session.scenario().victory;
    for (const core::Side& side : *m_session.scenario().sides) {
        TreeValue<ClauseRow> whose{{.words = side.name, .isSide = true}, {}};
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            if (clauses[i].side != side.token)
                continue;
            const ClauseRow row = rowOf(clauses[i], seenOf(view, i));
            whose.value.points += row.points;
            whose.value.scored += row.standing == ClauseRow::Standing::Met ? row.points : 0;
            whose.below.push_back({row, {}});
        }
        if (!whose.below.empty())
            rows.push_back(std::move(whose));
    }
    return rows;
}

QModelIndex ClausesModel::activeSide() const {
    for (int row = 0; row < rowCount(); ++row)
        if (valueAt(index(row, 0))->words == m_active)
            return index(row, 0);
    return {};
}

QString ClausesModel::said(const char* id, core::TextArgs args) const {
    return asQString(m_session.texts().render(core::Text{core::TextId{id}, std::move(args)}));
}

QString ClausesModel::progressWords(const ClauseRow& row) const {
    if (row.isSide)
        return {};
    if (row.standing == ClauseRow::Standing::Met)
        return said("items.clause.met");
    if (row.standing == ClauseRow::Standing::Missed)
        return said("items.clause.missed");
    if (row.needed < 2)
        return said("items.clause.open");
    return ticks(row) + said("items.clause.part", {{"done", row.done}, {"needed", row.needed}});
}

QVariant ClausesModel::content(const ClauseRow& row, int column, int role) const {
    if (role == Qt::TextAlignmentRole && column == Points)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && column == Words)
        return asQString(row.words);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Words:
        return row.name.empty() ? asQString(row.words)
                                : said("items.clause.named", {{"name", row.name}, {"condition", row.words}});
    case Progress:
        return progressWords(row);
    case Points:
        return row.isSide ? said("items.clause.part", {{"done", row.scored}, {"needed", row.points}})
                          : QString::number(row.points);
    default:
        return {};
    }
}

QVariant ClausesModel::columnHeading(int column, int role) const {
    if (role == Qt::TextAlignmentRole && column == Points)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    static const char* const ids[]{"items.clause.condition", "items.clause.progress", "items.ledger.points"};
    return role == Qt::DisplayRole ? said(ids[column]) : QVariant();
}

} // namespace orontes::model
