// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/battle.h"

#include "rules/chariot/deployment.h"
#include "rules/chariot/victory.h"
#include "rules/core/json/scenario_json.h"
#include "tests/support/source_file.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

namespace orontes::tests {

core::Scenario bundled(const char* name) {
    const std::string folder = "scenarios/chariot/";
    const core::BoardSource boards = [&](const std::string& file) -> core::Result<std::string> {
        return sourceFile((folder + file).c_str());
    };
    core::Read<core::Scenario> read = core::readScenario(sourceFile((folder + name + ".json").c_str()), boards);
    if (!read.value)
        qFatal("%s cannot be read", name);
    return *std::move(read.value);
}

Battle::Battle(const core::Scenario& scenario) {
    state = firstPosition(setupOf(scenario));
    state.turn = scenario.lastTurn.value_or(core::TurnNumber{1});
    state.phase = Phase::Melee;
    state.stage = Stage::Melee;
}

SideId Battle::side(const QString& token) const {
    for (const SideId side : {SideId{0}, SideId{1}})
        if (state.setup->of(side).token.value == token.toStdString())
            return side;
    qFatal("no side %s", qPrintable(token));
}

SpaceId Battle::hex(const QString& label) const {
    return core::findSpace(*state.setup->scenario.board, core::SpaceLabel{label.toStdString()}).value();
}

std::vector<UnitId> Battle::waiting(SideId side, const QString& type, int count) const {
    std::vector<UnitId> units;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const Profile& unit = state.setup->of(id);
        if (static_cast<int>(units.size()) < count && unit.side == side && unit.type.value == type.toStdString() &&
            state.at(id).presence == Presence::Waiting)
            units.push_back(id);
    }
    if (static_cast<int>(units.size()) < count)
        qFatal("there are no %d %s", count, qPrintable(type));
    return units;
}

void Battle::obey(const QStringList& words) {
    static const QRegularExpression counted("^(\\d+)(\\w\\w)$");
    const SideId who = side(words[0]);
    const QString verb = words[1];
    const SpaceId where = verb == "lose" ? SpaceId{} : hex(words[2]);
    if (verb == "hold") {
        state.control[static_cast<std::size_t>(where.value)] = who;
        return;
    }
    if (verb == "left")
        while (!isEmpty(state, where))
            lift(state, state.topOf(where));
    for (const QString& word : words.mid(verb == "lose" ? 2 : 3)) {
        const QRegularExpressionMatch match = counted.match(word);
        for (const UnitId unit : waiting(who, match.captured(2), match.captured(1).toInt())) {
            if (verb == "at") {
                put(state, unit, where);
                continue;
            }
            state.at(unit).presence = verb == "exit" ? Presence::Exited : Presence::Lost;
            state.at(unit).hex = where;
        }
    }
}

Battle& Battle::after(const QString& orders) {
    for (const QString& order : orders.split(';', Qt::SkipEmptyParts))
        obey(order.split(' ', Qt::SkipEmptyParts));
    return *this;
}

QString Battle::verdict() const {
    State end = state;
    Tale nobody(*end.setup, nullptr);
    if (!testVictory(end, nobody))
        return "goes on";
    const std::optional<core::Outcome> outcome = outcomeOf(end);
    if (outcome->winners.empty())
        return "draw";
    return QString::fromStdString(end.setup->of(sideOfSeat(*end.setup, outcome->winners.front())).token.value);
}

} // namespace orontes::tests
