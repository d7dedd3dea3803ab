// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/series_battles_model.h"

#include "model/texts.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace orontes::model {

namespace {

using Way = std::string SeriesBattle::*;

Way wayAt(int column) {
    switch (column) {
    case SeriesBattlesModel::AfterWin:
        return &SeriesBattle::afterWin;
    case SeriesBattlesModel::AfterDraw:
        return &SeriesBattle::afterDraw;
    default:
        return &SeriesBattle::afterLoss;
    }
}

bool isWay(int column) {
    return column >= SeriesBattlesModel::AfterWin && column <= SeriesBattlesModel::AfterLoss;
}

QString fromText(const std::string& text) {
    return QString::fromStdString(text);
}

} // namespace

SeriesBattlesModel::SeriesBattlesModel(SeriesDocument& document, QObject* parent)
    : SealedTable(parent), m_document(document) {
    connect(&document, &SeriesDocument::changed, this, &SeriesBattlesModel::follow);
    follow();
}

/// Reads what it does not know yet. Rows that stay keep their selection.
void SeriesBattlesModel::follow() {
    const bool longer = rows() != m_rows;
    if (longer)
        beginResetModel();
    m_rows = rows();
    const std::vector<SeriesBattle>& battles = m_document.series().battles;
    for (std::size_t i = 0; i < battles.size(); ++i) {
        if (m_known.contains(battles[i].scenario))
            continue;
        Known& known = m_known[battles[i].scenario];
        if (const core::Result<OpenedScenario> opened = m_document.scenarioOf(i)) {
            known.title = fromText(opened->scenario.title);
            for (const core::Side& side : *opened->scenario.sides)
                known.sides << fromText(side.name);
        } else {
            known.title = QFileInfo(fromText(battles[i].scenario)).completeBaseName();
            known.fault = fromText(modelTexts().render(opened.error().text()));
        }
    }
    if (longer)
        endResetModel();
    else if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

const SeriesBattlesModel::Known& SeriesBattlesModel::known(int row) const {
    return m_known.at(m_document.series().battles[static_cast<std::size_t>(row)].scenario);
}

QString SeriesBattlesModel::armyName(std::size_t army) const {
    return fromText(m_document.series().armies[army].name);
}

QString SeriesBattlesModel::battleName(std::size_t battle) const {
    return tr("%1: %2").arg(battle + 1).arg(known(static_cast<int>(battle)).title);
}

QString SeriesBattlesModel::wayWords(int row, const std::string& way) const {
    const std::size_t end = m_document.series().battles.size();
    const std::optional<std::size_t> to = wayFrom(m_document.series(), static_cast<std::size_t>(row), way);
    return !to || *to >= end ? tr("The end") : battleName(*to);
}

int SeriesBattlesModel::resultOf(int battle) const {
    const std::string& id = m_document.series().battles[static_cast<std::size_t>(battle)].id;
    const std::vector<BattleResult>& results = m_document.series().results;
    const auto found =
        std::find_if(results.begin(), results.end(), [&](const BattleResult& result) { return result.battle == id; });
    return found == results.end() ? -1 : static_cast<int>(found - results.begin());
}

QString SeriesBattlesModel::resultWords(int row) const {
    if (const int at = resultOf(row); at >= 0) {
        const BattleResult& result = m_document.series().results[static_cast<std::size_t>(at)];
        return result.winner ? tr("%1 won in turn %2").arg(armyName(*result.winner)).arg(result.turn.value)
                             : tr("Drawn in turn %1").arg(result.turn.value);
    }
    const auto due = battleAfter(m_document.series(), m_document.series().results.size());
    return due && *due == static_cast<std::size_t>(row) ? tr("Next") : QString();
}

QVariant SeriesBattlesModel::cell(int row, int column, int role) const {
    const SeriesBattle& battle = m_document.series().battles[static_cast<std::size_t>(row)];
    if (role == Qt::ToolTipRole && column == Battle)
        return known(row).fault.isEmpty() ? fromText(battle.scenario) : known(row).fault;
    if (role == HelpRole && column == Battle)
        return known(row).fault;
    if (role == Qt::EditRole && column == FirstPlays)
        return battle.swapped;
    if (role == Qt::EditRole && isWay(column))
        return fromText(battle.*wayAt(column));
    if (role != Qt::DisplayRole)
        return {};
    if (column == Battle)
        return known(row).fault.isEmpty() ? known(row).title : tr("%1 (cannot be played)").arg(known(row).title);
    if (column == FirstPlays)
        return known(row).sides.value(battle.swapped ? 1 : 0);
    return column == Result ? resultWords(row) : wayWords(row, battle.*wayAt(column));
}

QVariant SeriesBattlesModel::columnHeading(int column, int role) const {
    if (role == Qt::ToolTipRole && column == FirstPlays)
        return tr("The side of the scenario that this army takes the place of");
    if (role != Qt::DisplayRole)
        return {};
    const QString first = armyName(0);
    switch (column) {
    case Battle:
        return tr("Battle");
    case FirstPlays:
        return tr("%1 plays").arg(first);
    case AfterWin:
        return tr("%1 wins").arg(first);
    case AfterDraw:
        return tr("Drawn");
    case AfterLoss:
        return tr("%1 loses").arg(first);
    default:
        return tr("Result");
    }
}

CellUse SeriesBattlesModel::use(int row, int column) const {
    const bool fought = resultOf(row) >= 0;
    return !fought && (column == FirstPlays || isWay(column)) ? CellUse::Edited : CellUse::Shown;
}

QList<SeriesBattlesModel::Offered> SeriesBattlesModel::offered(const QModelIndex& index) const {
    QList<Offered> choices;
    if (use(index.row(), index.column()) != CellUse::Edited)
        return choices;
    if (index.column() == FirstPlays) {
        for (const bool swapped : {false, true})
            choices << Offered{known(index.row()).sides.value(swapped ? 1 : 0), swapped};
        return choices;
    }
    choices << Offered{tr("The next of the list"), QString()};
    const std::vector<SeriesBattle>& battles = m_document.series().battles;
    for (std::size_t later = static_cast<std::size_t>(index.row()) + 1; later < battles.size(); ++later)
        choices << Offered{battleName(later), fromText(battles[later].id)};
    choices << Offered{tr("The end"), QString::fromLatin1(seriesEnd)};
    return choices;
}

bool SeriesBattlesModel::change(int row, int column, const QVariant& value) {
    Series next = m_document.series();
    SeriesBattle& battle = next.battles[static_cast<std::size_t>(row)];
    if (column == FirstPlays)
        battle.swapped = value.toBool();
    else
        battle.*wayAt(column) = value.toString().toStdString();
    const core::Result<void> changed = m_document.change(std::move(next), tr("Change a battle"));
    if (!changed)
        emit refused(changed.error());
    return changed.has_value();
}

} // namespace orontes::model
