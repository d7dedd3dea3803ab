// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games.h"

#include "rules/core/json/json_text.h"
#include "rules/registry/registry.h"
#include "tests/support/paths.h"
#include "tests/support/toys/toys.h"

#include <QDir>
#include <QFile>

namespace orontes::tests {

using namespace core;

namespace {

std::string textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

bool isScenario(const std::string& text) {
    const Result<JsonValue> json = parseJson(text);
    const JsonValue* format = json ? json->find("format") : nullptr;
    return !format || !format->string() || *format->string() != "orontes-board";
}

QString folderOf(const QString& ruleset) {
    return QString(sourceFolder) + "/scenarios/" + ruleset;
}

Scenario readBundled(const QString& ruleset, const QString& file, const std::string& text) {
    Read<Scenario> read = readScenario(text, bundledBoards(ruleset));
    if (!read.value)
        qFatal("%s cannot be read: %s", qPrintable(file), read.findings.front().id.c_str());
    return *std::move(read.value);
}

void addBundled(const RulesetEntry& entry, std::vector<Game>& all) {
    const QString id = QString::fromStdString(entry.rules.info().id.value);
    const QDir folder(folderOf(id));
    for (const QString& file : folder.entryList({"*.json"}, QDir::Files, QDir::Name)) {
        const std::string text = textOf(folder.filePath(file));
        if (isScenario(text))
            all.push_back({id, file.chopped(5), &entry, readBundled(id, file, text)});
    }
}

std::vector<Game> collect() {
    std::vector<Game> all;
    for (const RulesetEntry* entry : registry::rulesets())
        addBundled(*entry, all);
    for (const Toy& toy : toys())
        for (const NamedScenario& scenario : toy.scenarios)
            all.push_back({QString::fromStdString(toy.entry.rules.info().id.value),
                           QString::fromStdString(scenario.name), &toy.entry, scenario.scenario});
    return all;
}

} // namespace

QString Game::seatName(Actor actor) const {
    return actor.isChance()
               ? QString("chance")
               : QString::fromStdString((*scenario.seats)[static_cast<std::size_t>(actor.seat.value)].token.value);
}

const std::vector<Game>& games() {
    static const std::vector<Game> all = collect();
    return all;
}

BoardSource bundledBoards(const QString& ruleset) {
    return [folder = QDir(folderOf(ruleset))](const std::string& name) -> Result<std::string> {
        return textOf(folder.filePath(QString::fromStdString(name)));
    };
}

int gamesOr(int usual) {
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("ORONTES_GAMES", &isNumber);
    return isNumber && wanted > 0 ? wanted : usual;
}

bool isLong(const Game& game) {
    constexpr std::size_t manyCounters = 30;
    return game.scenario.counters->size() > manyCounters;
}

int gamesOr(const Game& game, int usual) {
    return isLong(game) ? std::max(1, gamesOr(usual) / 10) : gamesOr(usual);
}

} // namespace orontes::tests
