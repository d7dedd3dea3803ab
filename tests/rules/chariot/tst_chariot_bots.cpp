// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_moves.h"
#include "rules/chariot/game.h"
#include "rules/chariot/goals.h"
#include "rules/core/algo/playout.h"
#include "tests/rules/chariot/battle.h"
#include "tests/rules/chariot/battles.h"
#include "tests/rules/chariot/greedy.h"

#include <QTest>

#include <algorithm>

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

    void whoWantsEnemiesOutOfARegionKnowsIt() {
        QVERIFY(aims("thymbra", "lydians").ousts); // fewer than five Persians south of the stream
        QVERIFY(!aims("thymbra", "persians").ousts);
        QVERIFY(!aims("rome", "romans").ousts);
    }

    /// Who strikes suffers nothing, and who walks into reach is struck first.
    void whoHasWhatHeNeedsLetsTheEnemyCome() {
        QCOMPARE(aimOfRomans("2825", "2819"), QString("nothing")); // six hexes away
        QCOMPARE(aimOfRomans("2825", "2822"), QString("2822"));    // near enough to be met
        QCOMPARE(aimOfRomans("2820", "2814"), QString("2826"));    // too far from the hill
    }

    void whoStillNeedsAHexGoesForIt() {
        Battle rome("rome");
        rome.after("romans hold 2826; sabines at 2820 1AX");
        rome.state.turn = core::TurnNumber{2};
        QCOMPARE(chariot::aimFrom(rome.state, rome.side("sabines"), rome.hex("2820")).hex, rome.hex("2826"));
    }

    void whoBarsTheWayFallsBackBeforeHeIsOvertaken() {
        Battle gap("armageddon");
        gap.after("judeans at 0828 1MS; egyptians at 1228 1MS");
        const chariot::SideId judeans = gap.side("judeans");
        QCOMPARE(chariot::aimFrom(gap.state, judeans, gap.hex("0828")).hex, gap.hex("1228"));
        gap.after("egyptians at 0431 1MS"); // nearer to the corner
        QVERIFY(chariot::aimFrom(gap.state, judeans, gap.hex("0828")).ways ==
                &gap.state.setup->aims[index(judeans)].toBar);
    }

    void whoeverIsInFrontMovesFirst() {
        Battle rome("rome");
        rome.after("romans at 2826 1MI; sabines at 2812 1AX; sabines at 2814 1AX; sabines at 2813 1AX");
        rome.state.stage = chariot::Stage::Move;
        rome.state.phasing = rome.side("sabines");
        rome.state.phase = chariot::Phase::Movement;
        chariot::beginMovement(rome.state);
        const chariot::Action next = chariot::chooseMove(rome.state);
        QVERIFY(std::holds_alternative<chariot::Take>(next));
        QCOMPARE(rome.state.at(std::get<chariot::Take>(next).unit).hex, rome.hex("2814"));
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

    // R-CHA-15.0b: over any hex of the edge, as no road of the published map leads there.
    void whoWithdrawsKnowsTheWayOff() {
        core::Scenario scenario = battle("delta");
        scenario.options.edit()[core::OptionId{"concession"}] = true;
        const auto setup = chariot::setupOf(scenario);
        const chariot::Ways& ways = setup->aims[0].toLeave;
        QCOMPARE(ways.size(), std::size_t{1221});
        const auto from = [&](const char* label) {
            return int{ways[static_cast<std::size_t>(hexOf(scenario, label).value)]};
        };
        QCOMPARE(from("2001"), 0);
        QCOMPARE(from("2003"), 2); // over 2002, both clear
        QVERIFY(chariot::setupOf(battle("delta"))->aims[0].toLeave.empty());
    }

    void theSensibleBotBeatsTheRandomOne_data() {
        games({"delta 0", "delta 1", "rome 0", "rome 1", "aequi 0", "armageddon 0", "armageddon 1", "kadesh 1",
               "thymbra 1"});
    }

    void theSensibleBotBeatsTheRandomOne() {
        QFETCH(QString, duel);
        constexpr int games = 2;
        QCOMPARE(winsOfSensible(duel, chariot::Game::bots().back().choose, games), games);
    }

    /// Random armies stand about. One that takes whatever is best at once stands on what decides.
    void theSensibleBotBeatsAGreedyOne_data() { games({"rome 0", "bubastis 0", "bubastis 1", "tabal 1", "delta 0"}); }

    void theSensibleBotBeatsAGreedyOne() {
        QFETCH(QString, duel);
        constexpr int games = 4;
        QVERIFY(winsOfSensible(duel, &chooseGreedily, games) >= games - 1);
    }

    void theSensibleBotBeatsTheRandomOneWithOptions_data() {
        games(
            {"kadesh 0 facing", "kadesh 1 panic", "kadesh 1 contact", "delta 0 simultaneous", "kadesh 1 simultaneous"});
    }

    void theSensibleBotBeatsTheRandomOneWithOptions() {
        QFETCH(QString, duel);
        QCOMPARE(winsOfSensible(duel, chariot::Game::bots().back().choose, 1), 1);
    }

private:
    /// Where one of those who hold the hill heads for, with one enemy on the map.
    static QString aimOfRomans(const char* from, const char* enemy) {
        Battle rome("rome");
        rome.after(QString("romans hold 2826; romans at 2826 1MI; sabines at %1 1AX").arg(enemy));
        rome.state.turn = core::TurnNumber{2};
        const core::SpaceId aim = chariot::aimFrom(rome.state, rome.side("romans"), rome.hex(from)).hex;
        return aim.valid() ? QString::fromStdString(core::labelOf(*battle("rome").board, aim).value) : "nothing";
    }

    static void games(const QStringList& duels) {
        QTest::addColumn<QString>("duel");
        for (const QString& duel : duels)
            QTest::newRow(qPrintable(duel)) << duel;
    }

    /// Of so many games of a duel: the battle, the side of the sensible bot, and an option, if any.
    template <class Choose>
    static int winsOfSensible(const QString& duel, Choose other, int games) {
        const QStringList words = duel.split(' ');
        core::Scenario scenario = battle(words[0].toStdString());
        if (words.size() > 2)
            scenario.options.edit()[core::OptionId{words[2].toStdString()}] = true;
        const chariot::State start = chariot::Game::start(scenario);
        const core::SeatId seat = start.setup->armies[words[1].toUInt()].seat;
        int won = 0;
        for (int game = 1; game <= games; ++game) {
            core::Dice dice(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 0));
            core::Dice thoughts(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 1));
            const auto choose = [&](const chariot::State& state, core::SeatId decides) {
                return decides == seat ? chariot::Game::bots().front().choose(state, decides, thoughts)
                                       : other(state, decides, thoughts);
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
