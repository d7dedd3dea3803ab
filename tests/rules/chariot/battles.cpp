// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/battles.h"

#include "rules/chariot/deployment.h"
#include "rules/chariot/game.h"
#include "rules/chariot/info.h"
#include "rules/chariot/movement.h"
#include "rules/core/check.h"
#include "rules/core/json/scenario_json.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QFile>

#include <map>

namespace orontes::tests {

using namespace orontes::chariot;

namespace {

QDir folder() {
    return QDir(QString(sourceFolder) + "/scenarios/chariot");
}

std::string textOf(const std::string& file) {
    QFile opened(folder().filePath(QString::fromStdString(file)));
    return opened.open(QIODevice::ReadOnly) ? opened.readAll().toStdString() : std::string();
}

core::Scenario readBattle(const std::string& name) {
    const core::BoardSource boards = [](const std::string& file) -> core::Result<std::string> { return textOf(file); };
    core::Read<core::Scenario> read = core::readScenario(textOf(name + ".json"), boards);
    if (!read.value)
        qFatal("%s cannot be read", name.c_str());
    return *std::move(read.value);
}

} // namespace

const std::vector<std::string>& battleNames() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> found;
        for (const QString& file : folder().entryList({"*.json"}, QDir::Files, QDir::Name))
            found.push_back(file.chopped(5).toStdString());
        return found;
    }();
    return names;
}

const core::Scenario& battle(const std::string& name) {
    static std::map<std::string, core::Scenario> read;
    const auto found = read.find(name);
    return found != read.end() ? found->second : read.emplace(name, readBattle(name)).first->second;
}

core::SpaceId hexOf(const core::Scenario& scenario, const char* label) {
    return core::findSpace(*scenario.board, core::SpaceLabel{label}).value_or(core::SpaceId{});
}

UnitId firstOf(const core::Scenario& scenario, const char* side, const char* type) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i)
        if ((*scenario.counters)[i].side.value == side && (*scenario.counters)[i].type.value == type)
            return UnitId{static_cast<std::int16_t>(i)};
    return {};
}

State beginningOf(const core::Scenario& scenario, int turn, SideId side, Phase phase) {
    State state = firstPosition(setupOf(scenario));
    const bool second = side != state.setup->firstToMove;
    state.turn = core::TurnNumber{turn};
    state.playerTurn = PlayerTurn{static_cast<std::int16_t>(2 * turn - (second ? 0 : 1))};
    state.phasing = side;
    state.phase = phase;
    state.stage = Stage::Move;
    beginMovement(state);
    return state;
}

QStringList findingsIn(const core::Scenario& scenario) {
    std::vector<core::Check> checks;
    for (const auto& family : {core::commonChecks(), Game::checks()})
        checks.insert(checks.end(), family.begin(), family.end());
    QStringList ids;
    for (const core::Diagnostic& finding : core::runChecks(checks, info(), scenario))
        ids << QString::fromStdString(finding.id);
    return ids;
}

} // namespace orontes::tests
