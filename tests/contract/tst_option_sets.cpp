// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/checks.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace orontes::tests;
namespace core = orontes::core;

namespace {

using OptionSet = std::vector<const char*>;

/// Optional rules of Chariot one by one, in pairs, and all together.
const std::vector<OptionSet>& optionSets() {
    const OptionSet all{"panic",        "facing",    "concession",   "retreatBeforeCombat", "contact",
                        "simultaneous", "elevation", "rangeEffects", "unitCapability"};
    static const std::vector<OptionSet> every = [&] {
        std::vector<OptionSet> sets;
        for (std::size_t i = 0; i < all.size(); ++i) {
            sets.push_back({all[i]});
            for (std::size_t j = i + 1; j < all.size(); ++j)
                sets.push_back({all[i], all[j]});
        }
        sets.push_back(all);
        return sets;
    }();
    return every;
}

const Game& bubastis() {
    return *std::find_if(games().begin(), games().end(),
                         [](const Game& game) { return game.name() == "chariot/bubastis"; });
}

void add(core::Scenario& scenario, const char* type, std::size_t side, const char* region) {
    core::Counter counter;
    counter.id = core::CounterId{static_cast<std::int32_t>(scenario.counters->size()) + 1};
    counter.type = core::CounterType{type};
    counter.name = type + std::string(" ") + std::to_string(counter.id.value);
    counter.side = (*scenario.sides)[side].token;
    counter.setUp.place = core::WithinRegion{core::RegionId{region}};
    scenario.counters.edit().push_back(std::move(counter));
}

/// A skirmish with a bit of everything: the new battle with leaders, chariots and cavalry, near to each other.
Game skirmish() {
    Game game = bubastis();
    game.scenario = game.rules().info().blank;
    core::Scenario& scenario = game.scenario;
    core::Board& board = scenario.board.edit();
    for (core::Region& region : board.regions.edit()) {
        region.spaces.clear();
        const int column = region.id.value == "west" ? 6 : 8;
        for (int row = 5; row < 10; ++row)
            for (const int aside : {0, column == 6 ? -1 : 1})
                region.spaces.push_back(core::labelOf(board, *core::spaceAt(board, column + aside, row)));
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (const char* type : {"SK", "CH", "MC", "L2", "L4", "L6"})
            add(scenario, type, side, side == 0 ? "west" : "east");
        core::Attributes& fields = scenario.sides.edit()[side].attributes;
        fields.erase(core::FieldId{"printedPoints"});
        fields[core::FieldId{"panicLevel"}] = std::int64_t{5};
        fields[core::FieldId{"stacking"}] = std::int64_t{2};
    }
    scenario.lastTurn = core::TurnNumber{4};
    return game;
}

Game with(Game game, const OptionSet& options) {
    for (const char* option : options) {
        game.scenario.options.edit()[core::OptionId{option}] = true;
        game.scenarioName += QString(" ") + option;
    }
    return game;
}

/// What takes long and is tried with the same options on other scenarios (tst_contract_options).
bool isDear(const Promise& promise) {
    constexpr std::array dear{overlaysSaySomethingOfTheBoard, overlaysShowNoSecrets, secretsDoNotShowInOtherViews,
                              botsKnowNoSecretsOfOthers};
    return std::find(dear.begin(), dear.end(), promise.check) != dear.end();
}

/// What a pair of options may break that neither breaks alone.
bool isTriedOnPairs(const Promise& promise) {
    constexpr std::array tried{offeredActionsAreLegal, gamesEndAndNobodyIsStuck, eventsTellEveryChangeOfPlace,
                               botsPlayLegally, playoutsEqualGamesPlayedStepByStep};
    return std::find(tried.begin(), tried.end(), promise.check) != tried.end();
}

} // namespace

/// What every ruleset promises, with optional rules of Chariot switched on one by one, in pairs, and all at once.
class TstOptionSets : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        if (qEnvironmentVariableIsEmpty("ORONTES_GAMES"))
            qputenv("ORONTES_GAMES", "1"); // there are many sets
        QTest::addColumn<int>("set");
        const std::vector<OptionSet>& sets = optionSets();
        for (std::size_t i = 0; i < sets.size(); ++i)
            QTest::newRow(qPrintable(with(bubastis(), sets[i]).scenarioName)) << static_cast<int>(i);
    }

    void thePromiseHolds_data() {
        QTest::addColumn<int>("promise");
        for (std::size_t i = 0; i < promises().size(); ++i)
            if (!isDear(promises()[i]))
                QTest::newRow(promises()[i].says) << static_cast<int>(i);
    }
    void thePromiseHolds() {
        QFETCH_GLOBAL(int, set);
        QFETCH(int, promise);
        const OptionSet& options = optionSets()[static_cast<std::size_t>(set)];
        const Promise& tried = promises()[static_cast<std::size_t>(promise)];
        if (options.size() == 2 && !isTriedOnPairs(tried))
            return;
        const Complaint complaint = tried.check(with(skirmish(), options));
        QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    }

    void aWholeBattleIsPlayedByBots() {
        QFETCH_GLOBAL(int, set);
        const OptionSet& options = optionSets()[static_cast<std::size_t>(set)];
        if (options.size() == 2)
            return;
        const Complaint complaint = playoutsEqualGamesPlayedStepByStep(with(bubastis(), options));
        QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    }
};

QTEST_APPLESS_MAIN(TstOptionSets)
#include "tst_option_sets.moc"
