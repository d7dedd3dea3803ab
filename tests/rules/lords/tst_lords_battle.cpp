// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using namespace orontes::lords;

namespace {

core::Actor owing(const Table& table) {
    return *Game::owing(table.state()).begin();
}

std::vector<lords::Action> offered(const Table& table) {
    std::vector<lords::Action> actions;
    Game::choices(table.state(), owing(table), actions);
    return actions;
}

/// Far away, so that nobody is weak enough to be subjected.
const char* elsewhere = "Ca@WIL 4F, Eg@WCA 4F";

/// "V>F/Hill 4" → whether cavalry kills foot in hills with a 4.
struct Cell {
    const char* shot;
    bool kills;
};

/// Aramea against Aramea would be nobody's battle: the shooter is Aramean, its target Assyrian or the other way round.
bool kills(const QString& shot) {
    static const QMap<QString, QString> areas{
        {"Fertile", "BAB"}, {"Hill", "SYR"}, {"Mountain", "WTA"}, {"Desert", "SIN"}, {"Marsh", "SUM"}};
    const QString who = shot.section('>', 0, 0);
    const QString whom = shot.section('>', 1).section('/', 0, 0);
    const QString area = areas.value(shot.section('/', 1).section(' ', 0, 0));
    const bool camelShoots = who == "M";
    const QString shooter = camelShoots ? "Ar" : "As";
    const QString target = whom == "M" ? "Ar" : "Me";
    Table table;
    table.put(QString("%1@%2 1%3").arg(shooter, area, who));
    table.put(whom == "C" ? QString("Ht@%1 1C").arg(area) : QString("%1@%2 1%3").arg(target, area, whom));
    State& state = table.state();
    state.now.mover = table.nation(shooter);
    state.battle.area = table.area(area);
    state.battle.against = table.nation(whom == "C" ? "Ht" : target);
    const PieceId from = table.piece(shooter, area, who);
    const PieceId to = table.piece(whom == "C" ? "Ht" : target, area, whom);
    return shot.section(' ', -1).toInt() >= neededBy(state, from, to);
}

} // namespace

/// Battles: who fights, pairs, dice, losses, rounds (4.2.3, 6).
class TstLordsBattle : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-4.2.3a, R-LOR-4.2.3c
    void aBattleIsDueWhereTheMoverStandsWithAnotherNation() {
        Table table;
        table.put("Eg@PHI 2F, Ca@PHI 1F, Eg@KAD 1F, Ca@KAD 1F").beginFighting("Eg");
        QVERIFY(table.isAt<ChoosingBattle>());
        QCOMPARE(battlesDue(table.state()).count(), 2);
        QCOMPARE(table.why(Done{}), QString("battle-due"));
        QCOMPARE(table.why(Fight{table.area("ON")}), QString("no-battle-there"));
        QVERIFY(table.told().contains("Egypt: battle."));
    }

    // R-LOR-4.2.3a, R-LOR-2.5c
    void theOnlyBattleIsBegunWithoutAsking() {
        Table table;
        table.put("Eg@PHI 2F, Ca@PHI 1F").beginFighting("Eg");
        QVERIFY(table.isAt<Striking>());
        QCOMPARE(table.state().battle.against, table.nation("Ca"));
        QVERIFY(table.told().contains("The battle of Philistia: Egypt against Canaan."));
    }

    // R-LOR-4.2.3b, R-LOR-2.5c
    void nationsOfOnePlayerFightEachOther() {
        Table table;
        table.put("Ka@SYR 2F, Ca@SYR 1F").beginFighting("Ka");
        QCOMPARE(table.state().battle.area, table.area("SYR"));
        QCOMPARE(table.state().battle.against, table.nation("Ca"));
    }

    // R-LOR-4.2.3d, A-LOR-35
    void theMoverChoosesTheOrderAndFinishesOneBeforeTheNext() {
        Table table;
        table.put("Eg@PHI 1F, Ca@PHI 1F, Eg@JUD 1F, Ca@JUD 1F").put(elsewhere).beginFighting("Eg");
        QVERIFY(table.waitsFor("blue"));
        table.play(Fight{table.area("JUD")});
        QCOMPARE(table.state().battle.area, table.area("JUD"));
        QCOMPARE(table.why(Fight{table.area("PHI")}), QString("out-of-turn"));
        table.roll({6, 1}); // in hills foot kills foot with a 5; the mover's foot is gone, and the battle
        QCOMPARE(table.at("JUD"), QString("Ca 1F"));
        QCOMPARE(table.state().battle.area, table.area("PHI"));
    }

    // R-LOR-4.2.3e, A-LOR-41, A-LOR-48
    void markersAloneAreNotFoughtAndAreJudgedWhenAllBattlesAreOver() {
        Table table;
        table.put("Eg@KAD 2F, Ca@KAD +Ru").beginFighting("Eg");
        QVERIFY(!table.state().battle.open());
        QVERIFY(!table.isAt<Striking>());
        QCOMPARE(table.at("KAD"), QString("Eg 2F"));
    }

    // R-LOR-6.1a, R-LOR-10.6a, A-LOR-34
    void allUnitsOfAnAreaTakePartVassalsToo() {
        Table table;
        table.put("As@BAB 3F, Ka@BAB 2Fv(El), El@SUM 1F").beginFighting("As");
        QVERIFY(table.isAt<Striking>());
        QCOMPARE(table.state().battle.against, table.nation("Ka"));
        table.roll({1, 1});
        QVERIFY(table.isAt<Pairing>());
        table.aim("As F", "Ka F").aim("As F1", "Ka F1").aim("As F2", "Ka F");
        table.roll({1, 1, 1});
        QVERIFY(!table.isAt<Striking>());
        QCOMPARE(table.state().battle.round, 1);
    }

    // R-LOR-6.1a, A-LOR-34
    void theLordsPlayerCommandsItsVassalsUnlessItAttacksThem() {
        Table table;
        table.put("As@BAB 1V1C, Ka@BAB 2Fv(El), El@SUM 1F").beginFighting("As");
        QVERIFY(table.isAt<Pairing>() || table.isAt<Striking>());
        Table apart;
        apart.put("As@BAB 1V1C, Ka@BAB 1F1Cv(El), El@SUM 1F").beginFighting("As");
        QVERIFY(apart.isAt<Pairing>());
        QVERIFY(apart.waitsFor("white")); // Elam's
        Table lord;
        lord.put("El@SUM 2F1C, Ka@BAB 1F1Cv(El)").beginMarch("El");
        QCOMPARE(lord.march("2F1C", "SUM>BAB"), QString());
        lord.fight();
        QVERIFY(lord.isAt<Pairing>());
        QVERIFY(lord.waitsFor("yellow")); // the Kassites' own
    }

    // A-LOR-34, A-LOR-72
    void aLordAndItsVassalsInOneAreaAreOneSide() {
        Table table;
        table.put("As@ELA 3F, El@ELA 1C, Ka@ELA 2Fv(El), El@MED 3F, As@WIL 3F").beginFighting("As");
        QCOMPARE(table.state().battle.against, table.nation("El"));
        QVERIFY(table.isAt<Striking>());
        table.roll({1, 1, 1}); // three dice of those who stand there
        QCOMPARE(table.told().filter(" misses ").size(), 3);
        QVERIFY(table.isAt<Striking>()); // three like units against three: settled
    }

    // R-LOR-6.1b, A-LOR-36
    void noEnemyIsAttackedTwiceWhileAnotherIsNot() {
        Table table;
        table.put("Lu@HUR 2F1C, As@HUR 2V").beginFighting("Lu");
        QVERIFY(table.isAt<Pairing>());
        table.aim("As V", "Lu F");
        QCOMPARE(table.why(table.aimOf("As V1", "Lu F")), QString("target-doubled"));
        QVERIFY(table.allows(table.aimOf("As V1", "Lu C")));
        QCOMPARE(table.why(table.aimOf("As V", "Lu C")), QString("attacks-already"));
        QCOMPARE(table.why(table.aimOf("Lu F", "As V")), QString("not-in-your-line"));
        QCOMPARE(table.why(table.aimOf("As V1", "As V")), QString("no-target"));
    }

    // R-LOR-6.1b, A-LOR-36
    void equalNumbersPairOffOneToOne() {
        Table table;
        table.put("Lu@HUR 2F1C, As@HUR 2V1F").beginFighting("Lu");
        table.aim("As V", "Lu F");
        QCOMPARE(table.why(table.aimOf("As V1", "Lu F")), QString("target-doubled"));
        QCOMPARE(table.why(table.aimOf("As F", "Lu F")), QString("target-doubled"));
        QVERIFY(table.allows(table.aimOf("As F", "Lu F1")));
    }

    // A-LOR-36
    void anOptionAllowsToDouble() {
        Table table = Table::with("doubledTargets", true);
        table.put("Lu@HUR 2F1C, As@HUR 2V").beginFighting("Lu");
        table.aim("As V", "Lu F");
        QVERIFY(table.allows(table.aimOf("As V1", "Lu F")));
    }

    // R-LOR-6.1c, A-LOR-36, A-LOR-37
    void whoIsLeftOverAttacksWhomItLikes() {
        const auto lineUp = [](std::initializer_list<int> targets) {
            Table table;
            table.put("Eg@PHI 5F, Ca@PHI 1F1C").beginFighting("Eg");
            while (table.isAt<Pairing>() && std::get<Pairing>(table.state().step).party == Party::Standing)
                table.play(offered(table).front());
            table.roll({1, 1});
            int unit = 0;
            for (const int target : targets) {
                const lords::Aim aim = table.aimOf(QString("Eg F%1").arg(unit++), target == 1 ? "Ca F" : "Ca C");
                if (!table.isAt<Pairing>())
                    return QString("settled");
                if (const QString why = table.why(aim); !why.isEmpty())
                    return why;
                table.play(aim);
            }
            return QString();
        };
        QCOMPARE(lineUp({1, 2, 1, 1, 1}), QString());
        QCOMPARE(lineUp({1, 1, 1, 1, 2}), QString("settled")); // the last has one target left
        QCOMPARE(lineUp({1, 1, 1, 1, 1}), QString("settled"));
    }

    // R-LOR-6.1c
    void theLastOneGoesAgainstTheEnemyWhomNobodyAttacks() {
        Table table;
        table.put("Eg@PHI 3F, Ca@PHI 1F1C").beginFighting("Eg");
        table.roll({1, 1});
        table.aim("Eg F", "Ca F").aim("Eg F1", "Ca F");
        QVERIFY(table.isAt<Striking>());
        QCOMPARE(table.state().at(table.fighter("Eg F2")).target, table.fighter("Ca C"));
    }

    // R-LOR-6.1d, R-LOR-6.1g
    void whoStandsThereChoosesAndThrowsFirst() {
        Table table;
        table.put("Eg@PHI 1F1C, Ca@PHI 1F1C").beginFighting("Eg");
        QVERIFY(table.isAt<Pairing>());
        QVERIFY(table.waitsFor("yellow"));
        table.aim("Ca F", "Eg C");
        QVERIFY(table.isAt<Striking>());
        table.roll({6, 1});
        QVERIFY(table.isAt<Pairing>());
        QVERIFY(table.waitsFor("blue"));
        QCOMPARE(table.at("PHI"), QString("Eg 1F1C, Ca 1F1C"));
        table.aim("Eg C", "Ca C").roll({1, 1});
        QCOMPARE(table.at("PHI"), QString("Eg 1F, Ca 1F1C"));
        const auto told = [&](const QString& sentence) { return table.told().indexOf(sentence); };
        QVERIFY(told("6: Canaan, Foot 1 kills Egypt, Chariots 1.") <
                told("1: Egypt, Chariots 1 misses Canaan, Chariots 1."));
        QVERIFY(told("1: Egypt, Chariots 1 misses Canaan, Chariots 1.") <
                told("Egypt, Chariots 1 is killed in Philistia."));
        QVERIFY(told("6: Canaan, Foot 1 kills Egypt, Chariots 1.") >= 0);
    }

    // R-LOR-6.1e, R-LOR-6.1f
    void theHitStayUntilBothHaveThrownAndStillThrow() {
        Table table;
        table.put("Eg@PHI 1F, Ca@PHI 1F").beginFighting("Eg");
        table.roll({5});
        QCOMPARE(table.at("PHI"), QString("Eg 1F, Ca 1F"));
        table.roll({5});
        QCOMPARE(table.at("PHI"), QString());
        QCOMPARE(table.deadPile("Eg"), QString("1F"));
        QCOMPARE(table.deadPile("Ca"), QString("1F"));
    }

    // R-LOR-6.1i, R-LOR-6.1h, R-LOR-2.1c, R-LOR-2.1e, R-LOR-2.2.3a, R-LOR-6.3a, R-LOR-6.8a, R-LOR-6.8b, R-LOR-5.9a
    void theTableNumberOrMoreKills_data() {
        QTest::addColumn<bool>("killed");
        const std::vector<Cell> cells{
            {"F>F/Fertile 4", false},  {"F>F/Fertile 5", true}, {"C>F/Fertile 3", false}, {"C>F/Fertile 4", true},
            {"V>F/Hill 4", true},      {"V>F/Hill 3", false},   {"V>C/Hill 5", true},     {"V>C/Hill 4", false},
            {"F>V/Hill 5", false},     {"F>V/Hill 6", true},    {"C>V/Hill 5", false},    {"C>V/Hill 6", true},
            {"V>F/Mountain 4", false}, {"M>F/Hill 4", true},    {"M>F/Hill 3", false},    {"F>M/Hill 6", true},
            {"F>M/Hill 5", false},     {"M>F/Desert 4", true},  {"M>F/Desert 3", false},  {"F>M/Desert 6", true},
            {"F>M/Desert 5", false},   {"F>F/Desert 5", true},  {"F>C/Marsh 4", true},    {"F>C/Marsh 3", false}};
        for (const Cell& cell : cells)
            QTest::newRow(cell.shot) << cell.kills;
    }

    void theTableNumberOrMoreKills() {
        QFETCH(bool, killed);
        QCOMPARE(kills(QTest::currentDataTag()), killed);
    }

    // R-LOR-6.1j, A-LOR-37
    void everyUnitIsGivenATarget() {
        Table table;
        table.put("Eg@PHI 3F, Ca@PHI 1F1C").beginFighting("Eg");
        table.roll({1, 1});
        QVERIFY(table.isAt<Pairing>());
        table.aim("Eg F", "Ca F");
        QCOMPARE(table.why(Done{}), QString("all-attack"));
    }

    // R-LOR-6.2b, R-LOR-6.4a, R-LOR-1.0b
    void eachUnitThrowsOneDieInTheOrderOfTheRoster() {
        Table table;
        table.put("Eg@PHI 2F, Ca@PHI 3F").beginFighting("Eg");
        table.aim("Ca F", "Eg F").aim("Ca F1", "Eg F1").aim("Ca F2", "Eg F");
        table.roll({1, 1, 5});
        QVERIFY(table.isAt<Striking>()); // fewer than the enemies, who are alike: settled
        table.roll({4, 2});
        QCOMPARE(table.at("PHI"), QString("Eg 1F, Ca 3F"));
        QVERIFY(!table.isAt<Striking>());
        QCOMPARE(table.told().filter(" misses ").size() + table.told().filter(" kills ").size(), 5);
    }

    // R-LOR-6.2b
    void theDieTellsHowItIsRead() {
        Table table;
        table.put("Eg@PHI 1F+Ru, Ca@PHI 1C").beginFighting("Eg");
        table.play(Help{table.fighter("Eg Ru")}).roll({1});
        const core::Pending pending = Game::prompt(table.state(), core::chance);
        QCOMPARE(pending.outcomes, 6);
        QVERIFY(pending.calculation.has_value());
        QCOMPARE(pending.calculation->table, std::string("combat"));
        QCOMPARE(pending.calculation->row, std::string("fertile.foot"));
        QCOMPARE(pending.calculation->column, std::string("chariot"));
        QCOMPARE(pending.calculation->sum(), 1);
    }

    // R-LOR-6.3b
    void thePrintedExampleComesOutAsPrinted() {
        Table table;
        table.put("Lu@HUR 2F1C, As@HUR 2V").beginFighting("Lu");
        table.aim("As V", "Lu F").aim("As V1", "Lu C").roll({4, 5});
        QVERIFY(table.isAt<Pairing>());
        table.aim("Lu F", "As V").aim("Lu F1", "As V1").aim("Lu C", "As V").roll({4, 3, 3});
        QCOMPARE(table.at("HUR"), QString("As 2V, Lu 1F"));
    }

    // R-LOR-6.4c, R-LOR-6.4.1a, R-LOR-6.4e, R-LOR-6.4.1b
    void thereAreTwoRoundsAndThenTheMoverHasToLeave() {
        Table table;
        table.put("Eg@PHI 1F, Ca@PHI 1F").put(elsewhere).beginFighting("Eg");
        table.roll({1, 1});
        QVERIFY(table.isAt<Retreating>());
        table.play(Done{}).play(Done{});
        QCOMPARE(table.state().battle.round, 2);
        QVERIFY(table.isAt<Striking>());
        table.roll({1, 1});
        QVERIFY(!table.state().battle.open());
        QVERIFY(!table.isAt<Retreating>());
        QVERIFY(table.told().contains("Egypt, Foot 1 cannot leave Philistia and is lost."));
    }

    // R-LOR-6.4.1b, R-LOR-6.4.1c, R-LOR-6.4.3a, R-LOR-8.1d, A-LOR-53
    void afterTheLastRoundTheMoverIsToldToLeave() {
        Table table;
        table.put("Eg@ON 5F, Ca@PHI 1F, Ca@JUD 1F").put(elsewhere).beginMarch("Eg");
        QCOMPARE(table.march("5F", "ON>PEL>PHI"), QString());
        QCOMPARE(table.march("2F", "PHI>JUD"), QString());
        table.fight();
        table.play(Fight{table.area("PHI")});
        while (!table.isAt<Redeploying>())
            if (table.isAt<Striking>())
                table.roll({1});
            else
                table.play(table.isAt<Retreating>() ? lords::Action{Done{}} : offered(table).front());
        QVERIFY(table.isAt<Redeploying>());
        QVERIFY(table.state().now.mustLeave.has(table.area("PHI")));
        QVERIFY(table.state().now.mustLeave.has(table.area("JUD")));
        QCOMPARE(table.why(Done{}), QString("must-leave"));
    }

    // R-LOR-6.4d
    void whoKillsAllKeepsTheArea() {
        Table table;
        table.put("Eg@PHI 2F, Ca@PHI 1F").beginFighting("Eg");
        table.roll({1, 5, 1});
        QCOMPARE(table.at("PHI"), QString("Eg 2F"));
        QVERIFY(!table.state().battle.open());
        QVERIFY(!table.state().now.mustLeave.has(table.area("PHI")));
    }

    // A-LOR-82, R-LOR-10.11c, A-LOR-77
    void killsAreCreditedToTheNationOfTheUnitThatHit() {
        const auto slain = [](const QString& by) {
            Table table(3); // the Sumerians slay Kassites for SUM-2
            table.put(QString("%1@BAB 1F, Ka@BAB 1Fv(El), El@WIL 1F").arg(by)).beginFighting(by);
            table.roll({1, 6});
            int count = 0;
            for (std::size_t i = 0; i < table.setup().feats.size(); ++i)
                if (table.setup().feats[i].victims.has(table.nation("Ka")))
                    count += table.setup().feats[i].nation == table.nation(by) ? table.state().ledger[i].count : 0;
            return count;
        };
        QCOMPARE(slain("Su"), 1);
    }

    // A-LOR-54
    void equalBattlesLeaveEqualPositions() {
        Table one;
        one.put("Eg@PHI 2F, Ca@PHI 1F").beginFighting("Eg");
        one.roll({1, 5, 1});
        Table other;
        other.put("Eg@PHI 2F, Ca@PHI 1F").beginFighting("Eg");
        other.roll({2, 6, 2});
        QVERIFY(one.state() == other.state());
    }

    void whatIsOfferedIsLegalAndWhatIsLegalIsOffered() {
        Table table;
        table.put("Lu@HUR 2F1C, As@HUR 1V1C").beginFighting("Lu");
        while (table.state().battle.open()) {
            if (Game::owing(table.state()).onlyChance()) {
                table.roll({1});
                continue;
            }
            for (const lords::Action& action : offered(table))
                QVERIFY2(table.allows(action), qPrintable(table.why(action)));
            table.play(offered(table).front());
        }
        QVERIFY(table.isAt<Redeploying>() || table.isAt<DrawingChit>());
    }
};

QTEST_GUILESS_MAIN(TstLordsBattle)
#include "tst_lords_battle.moc"
