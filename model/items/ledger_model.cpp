// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/ledger_model.h"

#include "model/items/field_cell.h"
#include "model/words/phase_words.h"

namespace orontes::model {
namespace {

std::string sideWords(const GameSession& session, const core::SideToken& token) {
    const core::Side* side = core::findSide(session.scenario(), token);
    return side ? side->name : token.value;
}

QString signedPoints(std::int64_t points) {
    return points > 0 ? QStringLiteral("+%1").arg(points) : QString::number(points);
}

std::vector<TreeValue<LedgerSumRow>> rowsOf(const std::vector<LedgerSum>& sums) {
    std::vector<TreeValue<LedgerSumRow>> rows;
    for (const LedgerSum& sum : sums)
        rows.push_back({{sum.name, sum.seat, sum.side, sum.points}, rowsOf(sum.parts)});
    return rows;
}

} // namespace

LedgerModel::LedgerModel(const GameSession& session, const core::Observer& observer, QObject* parent)
    : RecordTable(parent), m_session(session), m_observer(observer) {
    follow(observer);
}

void LedgerModel::setFilter(const LedgerFilter& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    showFiltered();
}

void LedgerModel::follow(const core::Observer& observer) {
    m_observer = observer;
    m_ledger = ledgerOf(m_session.chronicle(m_observer), m_session.scenario(), m_session.info());
    showFiltered();
    emit changed();
}

void LedgerModel::showFiltered() {
    std::vector<LedgerLine> shown;
    for (const LedgerLine& line : m_ledger)
        if ((!m_filter.seat.valid() || line.seat == m_filter.seat) &&
            (m_filter.side.empty() || line.side == m_filter.side))
            shown.push_back(line);
    show(shown);
}

const LedgerLine* LedgerModel::lineAt(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &records()[static_cast<std::size_t>(row)];
}

QVariant LedgerModel::columnHeading(int column, int role) const {
    static const char* const ids[]{"items.ledger.turn",     "items.ledger.order",  "items.ledger.side",
                                   "items.chronicle.phase", "items.ledger.source", "items.ledger.sentence",
                                   "items.ledger.points",   "items.ledger.total",  "items.ledger.rule"};
    return role == Qt::DisplayRole ? asQString(m_session.texts().render(core::TextId{ids[column]})) : QVariant();
}

QVariant LedgerModel::textOf(const LedgerLine& line, int column) const {
    switch (column) {
    case Turn:
        return line.turn.value;
    case Order:
        return line.order > 0 ? QVariant(line.order) : QVariant();
    case Side:
        return asQString(sideWords(m_session, line.side));
    case Phase:
        return asQString(wordsOf(line.phase, m_session.info(), m_session.texts()));
    case Source:
        return asQString(sourceName(line.source, m_session.info(), m_session.texts()));
    case Sentence:
        return asQString(m_session.texts().render(line.event.text));
    case Points:
        return signedPoints(line.points);
    case Total:
        return QString::number(line.total);
    case Rule:
        return asQString(line.event.rule.reference);
    default:
        return {};
    }
}

QVariant LedgerModel::content(const LedgerLine& line, int column, int role) const {
    switch (role) {
    case KeyRole:
        return static_cast<int>(line.step);
    case CitationRole:
        return asQString(line.event.rule.reference);
    case SpaceRole:
        return line.event.space.value_or(core::SpaceId{}).value;
    case Qt::TextAlignmentRole:
        return column == Points || column == Total ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::DisplayRole:
        return textOf(line, column);
    default:
        return {};
    }
}

LedgerSumsModel::LedgerSumsModel(const GameSession& session, LedgerModel& ledger, QObject* parent)
    : RecordTree(parent), m_session(session), m_ledger(ledger) {
    connect(&ledger, &LedgerModel::changed, this, &LedgerSumsModel::follow);
    follow();
}

void LedgerSumsModel::follow() {
    show(rowsOf(sumsOf(m_ledger.ledger(), m_session.view(m_ledger.observer()), m_session.scenario(), m_session.info(),
                       m_session.texts())));
}

LedgerFilter LedgerSumsModel::filterAt(const QModelIndex& index) const {
    const LedgerSumRow* row = valueAt(index);
    return row ? LedgerFilter{row->seat, row->side} : LedgerFilter{};
}

QVariant LedgerSumsModel::content(const LedgerSumRow& row, int column, int role) const {
    if (role == Qt::TextAlignmentRole && column == Points)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return column == Points ? QVariant(QString::number(row.points)) : QVariant(asQString(row.name));
}

QVariant LedgerSumsModel::columnHeading(int column, int role) const {
    if (role == Qt::TextAlignmentRole && column == Points)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const char* const id = column == Points ? "items.ledger.points" : "items.ledger.whose";
    return role == Qt::DisplayRole ? asQString(m_session.texts().render(core::TextId{id})) : QVariant();
}

} // namespace orontes::model
