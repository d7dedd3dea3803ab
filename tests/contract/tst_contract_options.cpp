// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/checks.h"

#include <QTest>

#include <algorithm>

using namespace orontes;
using namespace orontes::tests;

namespace {

/// A bundled scenario with options that none of the bundled ones has, cut short: so many turns, and so few units that
/// every position of a game is looked at. Those that would be deployed stand face to face, so that they fight at once.
struct OptionSet {
    const char* name;
    const char* ruleset;
    const char* scenario;
    std::vector<const char*> on;
    std::vector<const char*> off;
    int turns;
    std::size_t everyNth; ///< of the counters are kept; all of them are deployed as the scenario has it
};

const std::vector<OptionSet>& optionSets() {
    static const std::vector<OptionSet> all{
        {"plots", "chariot", "bubastis", {"simultaneous"}, {}, 2, 4},
        {"plots with everything",
         "chariot",
         "sinai",
         {"simultaneous", "panic", "elevation", "facing", "retreatBeforeCombat", "contact", "rangeEffects",
          "unitCapability", "plotsRestFire", "plotsControlLate"},
         {"plotsRecover"},
         2,
         5},
        {"plots with panic, retreat and contact",
         "chariot",
         "sinai",
         {"simultaneous", "panic", "retreatBeforeCombat", "contact"},
         {},
         3,
         5},
        {"plots with facing and concession", "chariot", "sinai", {"simultaneous", "facing", "concession"}, {}, 2, 5},
        {"plots with entry", "chariot", "tabal", {"simultaneous"}, {}, 2, 5},
        {"the other readings of the one-hour rules",
         "onehour",
         "terebinth",
         {"footAnySide", "fireSight", "fireInContact", "bridgeExit", "roadBends"},
         {"chargeMountedTurn", "chargeRoad", "combatLocked"},
         4,
         1},
        {"bends of a road", "onehour", "halule", {"roadBends", "footAnySide"}, {"combatLocked"}, 4, 1},
        {"muster", "onehour", "terebinth", {"muster"}, {}, 2, 1},
    };
    return all;
}

/// One in a space, the sides in two columns next to each other.
void faceToFace(const core::Scenario& scenario, std::vector<core::Counter>& counters) {
    int placed[2] = {0, 0};
    const int column =
        std::min(20, core::cellOf(*scenario.board, core::SpaceId{core::spaceCount(*scenario.board) - 1}).column / 2);
    for (core::Counter& counter : counters) {
        if (std::holds_alternative<core::EntersAt>(counter.setUp.place))
            continue;
        const int side = counter.side == scenario.sides->front().token ? 0 : 1;
        const core::SpaceId space = core::spaceAt(*scenario.board, column + side, 8 + placed[side]++).value();
        counter.setUp.place = core::AtSpace{core::labelOf(*scenario.board, space)};
    }
}

Game gameOf(const OptionSet& set) {
    const auto found = std::find_if(games().begin(), games().end(), [&](const Game& game) {
        return game.ruleset == set.ruleset && game.scenarioName == set.scenario;
    });
    if (found == games().end())
        qFatal("there is no %s", set.scenario);
    Game game = *found;
    game.scenarioName = set.name;
    for (const char* option : set.on)
        game.scenario.options.edit()[core::OptionId{option}] = true;
    for (const char* option : set.off)
        game.scenario.options.edit()[core::OptionId{option}] = false;
    game.scenario.lastTurn = core::TurnNumber{game.scenario.firstTurn.value + set.turns - 1};
    std::vector<core::Counter>& counters = game.scenario.counters.edit();
    std::vector<core::Counter> kept;
    for (std::size_t i = 0; i < counters.size(); i += set.everyNth)
        kept.push_back(counters[i]);
    counters = std::move(kept);
    if (set.everyNth > 1)
        faceToFace(game.scenario, counters);
    return game;
}

const Game& game(int which) {
    static const std::vector<Game> all = [] {
        std::vector<Game> made;
        for (const OptionSet& set : optionSets())
            made.push_back(gameOf(set));
        return made;
    }();
    return all[static_cast<std::size_t>(which)];
}

} // namespace

/// What every ruleset promises holds with its options too, which no bundled scenario need have.
class TstContractOptions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<int>("set");
        for (std::size_t i = 0; i < optionSets().size(); ++i)
            QTest::newRow(optionSets()[i].name) << static_cast<int>(i);
    }

    void thePromiseHolds_data() {
        QTest::addColumn<int>("promise");
        for (std::size_t i = 0; i < promises().size(); ++i)
            QTest::newRow(promises()[i].says) << static_cast<int>(i);
    }
    void thePromiseHolds() {
        QFETCH_GLOBAL(int, set);
        QFETCH(int, promise);
        const Complaint complaint = promises()[static_cast<std::size_t>(promise)].check(game(set));
        QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    }
};

QTEST_APPLESS_MAIN(TstContractOptions)
#include "tst_contract_options.moc"
