// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/campaign.h"

#include "tests/support/paths.h"

#include <QFile>
#include <QStringList>

#include <algorithm>

namespace orontes::tests {

using lords::AreaSet;
using lords::NationId;
using lords::PieceId;

std::string campaignText(const QString& file) {
    QFile json(QString("%1/scenarios/lords/%2").arg(sourceFolder, file));
    return json.open(QIODevice::ReadOnly) ? json.readAll().toStdString() : std::string();
}

core::Read<core::Scenario> readCampaign(const QString& name) {
    return core::readScenario(campaignText(name + ".json"), [](const std::string& board) -> core::Result<std::string> {
        return campaignText(QString::fromStdString(board));
    });
}

Campaign::Campaign(const QString& name) : Campaign(readCampaign(name).value.value()) {}

Campaign::Campaign(const core::Scenario& scenario) : m_state(lords::beginning(lords::setupOf(scenario))) {}

core::SpaceId Campaign::area(const QString& label) const {
    return core::findSpace(*setup().scenario.board, core::SpaceLabel{label.toStdString()}).value();
}

NationId Campaign::nation(const QString& token) const {
    return lords::nationsIn(setup().scenario, token.toStdString()).value().first();
}

PieceId Campaign::piece(const QString& nationToken, const QString& name) const {
    const std::vector<core::Counter>& roster = *setup().scenario.counters;
    const auto found = std::find_if(roster.begin(), roster.end(), [&](const core::Counter& counter) {
        return counter.side.value == nationToken.toStdString() && counter.name == name.toStdString();
    });
    return PieceId{static_cast<std::int16_t>(found - roster.begin())};
}

QString Campaign::list(AreaSet areas) const {
    QStringList labels;
    for (const core::SpaceId area : areas)
        labels << QString::fromStdString(core::labelOf(*setup().scenario.board, area).value);
    labels.sort();
    return labels.join(", ");
}

AreaSet Campaign::areas(const QString& labels) const {
    AreaSet areas;
    for (const QString& label : labels.split(", "))
        areas.add(area(label));
    return areas;
}

QString Campaign::arrivals(const QString& nationToken, int turn) const {
    const std::array<std::pair<lords::Kind, const char*>, 4> kinds{{{lords::Kind::Foot, "foot"},
                                                                    {lords::Kind::Chariot, "chariot"},
                                                                    {lords::Kind::Cavalry, "cavalry"},
                                                                    {lords::Kind::Camel, "camel"}}};
    QStringList units;
    QStringList markers;
    AreaSet zone;
    const auto mine = [&](PieceId id) { return setup().of(id).due.value == turn; };
    const std::vector<PieceId>& pieces = setup().of(nation(nationToken)).pieces;
    for (const auto& [kind, name] : kinds) {
        const auto count = std::count_if(pieces.begin(), pieces.end(), [&, wanted = kind](PieceId id) {
            return mine(id) && setup().of(id).kind == wanted;
        });
        if (count > 0)
            units << QString("%1 %2").arg(count).arg(name);
    }
    for (const PieceId id : pieces) {
        if (!mine(id))
            continue;
        if (setup().of(id).kind != lords::Kind::God)
            zone = zone | setup().of(id).zone;
        if (!lords::isUnit(setup().of(id).kind))
            markers << QString::fromStdString((*setup().scenario.counters)[static_cast<std::size_t>(id.value)].name);
    }
    const QString text = units.join(", ") + " in " + list(zone);
    return markers.isEmpty() ? text : text + "; " + markers.join(", ");
}

} // namespace orontes::tests
