// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/series_units_model.h"

#include <algorithm>

namespace orontes::model {

namespace {

/// The label of the ruleset's damage: "Hits".
QString damageLabel(const SeriesDocument& document) {
    const core::RulesetEntry* entry = document.ruleset();
    if (!entry || entry->rules.info().forces.damage.empty() || entry->rules.info().counterTypes.empty())
        return {};
    const core::RulesetInfo& info = entry->rules.info();
    const core::FieldSpec* field = core::findField(info.counterTypes.front().fields, info.forces.damage);
    return field ? QString::fromStdString(info.texts.render(field->label)) : QString();
}

QString typeName(const SeriesDocument& document, const core::CounterType& type) {
    const core::RulesetEntry* entry = document.ruleset();
    const core::CounterTypeSpec* spec = entry ? core::findCounterType(entry->rules.info(), type) : nullptr;
    return QString::fromStdString(spec ? entry->rules.info().texts.render(spec->label) : type.value);
}

} // namespace

SeriesUnitsModel::SeriesUnitsModel(SeriesDocument& document, std::size_t army, QObject* parent)
    : SealedTable(parent), m_document(document), m_army(army) {
    connect(&document, &SeriesDocument::changed, this, &SeriesUnitsModel::follow);
    follow();
}

void SeriesUnitsModel::follow() {
    beginResetModel();
    m_units = standingsAfter(m_document.series(), m_document.series().results.size())[m_army];
    endResetModel();
}

int SeriesUnitsModel::present() const {
    return static_cast<int>(
        std::count_if(m_units.begin(), m_units.end(), [](const UnitStanding& unit) { return unit.present; }));
}

QString SeriesUnitsModel::fateWords(const UnitStanding& unit) const {
    const QString die = unit.die ? QString::number(*unit.die) : QString();
    const auto returned = [&](const QString& what) {
        if (unit.fresh)
            return tr("%1; rolled %2, replaced by a fresh unit").arg(what, die);
        return unit.present ? tr("%1; rolled %2, comes back").arg(what, die) : tr("%1; rolled %2, gone").arg(what, die);
    };
    switch (unit.fate) {
    case model::Fate::Stood:
        return unit.recovered > 0 ? tr("Stood; %1 made good").arg(unit.recovered) : tr("Stood");
    case model::Fate::Withdrew:
        return tr("Withdrew off the board; comes back");
    case model::Fate::Fled:
        return returned(tr("Fled"));
    case model::Fate::Destroyed:
        return returned(tr("Destroyed"));
    case model::Fate::Absent:
        return tr("Gone before");
    }
    return {};
}

QVariant SeriesUnitsModel::cell(int row, int column, int role) const {
    const ArmyUnit& unit = m_document.series().armies[m_army].units[static_cast<std::size_t>(row)];
    const UnitStanding& standing = m_units[static_cast<std::size_t>(row)];
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Name:
        return QString::fromStdString(unit.name);
    case Type:
        return typeName(m_document, unit.type);
    case Damage:
        return standing.present ? QString::number(standing.damage) : QStringLiteral("–");
    default:
        return m_document.series().results.empty() ? QString() : fateWords(standing);
    }
}

QVariant SeriesUnitsModel::columnHeading(int column, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Name:
        return tr("Unit");
    case Type:
        return tr("Type");
    case Damage:
        return damageLabel(m_document);
    default:
        return tr("In the last battle");
    }
}

QVariant SeriesUnitsModel::rowHeading(int, int) const {
    return {};
}

} // namespace orontes::model
