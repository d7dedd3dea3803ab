// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/game.h"
#include "rules/chariot/goals.h"
#include "rules/core/algo/playout.h"
#include "tests/rules/chariot/battle.h"
#include "tests/rules/chariot/battles.h"

#include <QTest>

#include <algorithm>
#include <span>

using namespace orontes::tests;
namespace chariot = orontes::chariot;
namespace core = orontes::core;

namespace {

chariot::SideId sideNamed(const chariot::Setup& setup, const char* token) {
    return chariot::SideId{static_cast<std::int8_t>(setup.of(chariot::SideId{0}).token.value == token ? 0 : 1)};
}

chariot::Aims aims(const char* name, const char* token) {
    const auto setup = chariot::setupOf(battle(name));
    return setup->aims[chariot::index(sideNamed(*setup, token))];
}

std::vector<core::SpaceId> hexes(const char* name, std::initializer_list<const char*> labels) {
    std::vector<core::SpaceId> found;
    for (const char* label : labels)
        found.push_back(hexOf(battle(name), label));
    std::sort(found.begin(), found.end());
    return found;
}

auto marked(const std::vector<bool>& units) {
    return std::count(units.begin(), units.end(), true);
}

} // namespace

class TstChariotBots : public QObject {
    Q_OBJECT

private slots:
    void aHexThatDecidesIsToBeHeldByBothSides() {
        QCOMPARE(aims("delta", "hyksos").hold, hexes("delta", {"1022"}));
        QCOMPARE(aims("delta", "egyptians").hold, hexes("delta", {"1022"}));
        QCOMPARE(aims("bubastis", "upperEgyptians").hold, hexes("bubastis", {"3421", "3521"}));
        // they win as long as the others do not have both
        QCOMPARE(aims("bubastis", "lowerEgyptians").hold, hexes("bubastis", {"3421", "3521"}));
    }

    void whoHasToLeaveKnowsWhereAndHowMany() {
        const chariot::Aims leaving = aims("armageddon", "egyptians");
        QCOMPARE(leaving.leave, 15);
        QCOMPARE(leaving.exits.size(), std::size_t{11}); // 0128 to 0133, and 0233 to 0633
        QVERIFY(leaving.bars.empty());
        QCOMPARE(marked(leaving.leaving), 38); // 12 MS, 12 AX, 8 IB and 6 SK; neither chariots nor leaders
    }

    void whoHasToBarTheWayKnowsItToo() {
        const chariot::Aims barring = aims("armageddon", "judeans");
        QCOMPARE(barring.leave, 0);
        QVERIFY(barring.exits.empty());
        QCOMPARE(barring.bars, aims("armageddon", "egyptians").exits);
    }

    void whoHasToDestroyKnowsWhoseLossCounts() {
        const chariot::Aims hunting = aims("babylon", "hittites");
        QVERIFY(hunting.hunts);
        QVERIFY(!hunting.spares);
        QCOMPARE(marked(hunting.prey), 32); // 16 MI and 4 each of MS, AX, MC and BW
        const chariot::Aims hunted = aims("babylon", "babylonians");
        QVERIFY(hunted.spares);
        QVERIFY(!hunted.hunts);
    }

    void whoWinsByFewerLossesBothHuntsAndSpares() {
        QVERIFY(aims("kadesh", "hittites").hunts);  // 25 Egyptians
        QVERIFY(aims("kadesh", "hittites").spares); // and not 16 of his own
        QVERIFY(aims("kadesh", "egyptians").hunts);
        QVERIFY(aims("kadesh", "egyptians").spares);
    }

    void whoHasToStandInARegionKnowsIt() {
        const chariot::Aims standing = aims("megiddo", "egyptians");
        QCOMPARE(standing.stand, 5);
        QCOMPARE(marked(standing.standing), 32); // 12 MS, 12 AX, 4 IB and 4 SK
        QCOMPARE(aims("megiddo", "syrians").stand, 0);
        QVERIFY(aims("megiddo", "syrians").ground.empty());
    }

    void aWayCostsWhatItsHexesCostToEnter() {
        const auto setup = chariot::setupOf(battle("delta"));
        const core::SpaceId end = hexOf(battle("delta"), "2003");
        const chariot::Ways ways = chariot::waysTo(*setup, {end});
        const auto from = [&](const char* label) {
            return int{ways[static_cast<std::size_t>(hexOf(battle("delta"), label).value)]};
        };
        QCOMPARE(from("2003"), 0);
        QCOMPARE(from("1703"), 3);                // three clear hexes
        QCOMPARE(ways.size(), std::size_t{1221}); // 37 times 33
    }

    void theSensibleBotBeatsTheRandomOneFromEitherSide_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"delta", "armageddon", "rome", "lake_regillus"})
            for (const char* side : {"first", "second"})
                QTest::addRow("%s %s", name, side) << QString(name);
    }

    void theSensibleBotBeatsTheRandomOneFromEitherSide() {
        QFETCH(QString, name);
        const std::size_t own = QString(QTest::currentDataTag()).endsWith("first") ? 0 : 1;
        constexpr int games = 5;
        QCOMPARE(winsOfSensible(name.toStdString(), own, games), games);
    }

private:
    static int winsOfSensible(const std::string& name, std::size_t own, int games) {
        const chariot::State start = chariot::Game::start(battle(name));
        const core::SeatId seat = start.setup->armies[own].seat;
        const std::span<const chariot::Bot> bots = chariot::Game::bots();
        int won = 0;
        for (int game = 1; game <= games; ++game) {
            core::Dice dice(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 0));
            core::Dice thoughts(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 1));
            const auto choose = [&](const chariot::State& state, core::SeatId decides) {
                return (decides == seat ? bots.front() : bots.back()).choose(state, decides, thoughts);
            };
            const core::GameSummary summary =
                core::playout<chariot::Game>(start, choose, dice, core::PlayoutLimits{20000});
            won += summary.outcome && summary.outcome->winners == std::vector<core::SeatId>{seat} ? 1 : 0;
        }
        return won;
    }
};

QTEST_APPLESS_MAIN(TstChariotBots)
#include "tst_chariot_bots.moc"
