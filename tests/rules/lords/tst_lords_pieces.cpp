// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/roster.h"
#include "rules/lords/sequence.h"
#include "tests/rules/lords/table.h"

#include <QTest>

#include <array>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

/// What pieces and seats are, and duties that several chapters share (2, 3.1, 5.3, 5.11, 8, 9.3).
class TstLordsPieces : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-2.2a, R-LOR-2.2.2a, R-LOR-2.2.3a
    void unitsAreFootCavalryAndChariots() {
        const Campaign game;
        for (const core::Counter& counter : *game.setup().scenario.counters) {
            const Kind kind = kindNamed(counter.type.value).value();
            const bool unit = counter.type.value == "foot" || counter.type.value == "cavalry" ||
                              counter.type.value == "camel" || counter.type.value == "chariot" ||
                              counter.type.value == "wagon";
            QCOMPARE(isUnit(kind), unit);
        }
        QVERIFY(classOf(Kind::Camel) == Class::Cavalry);
        QVERIFY(classOf(kindNamed("wagon").value()) == Class::Chariot);
    }

    // R-LOR-2.5a
    void aCounterShowsTheColourOfItsPlayer() {
        const Campaign game;
        const core::Scenario& scenario = game.setup().scenario;
        for (const core::Counter& counter : *scenario.counters) {
            const NationId nation = game.nation(QString::fromStdString(counter.side.value));
            const core::CounterFace face =
                core::faceOf(Game::info(), scenario, counter, core::FaceSide::Front, core::Attributes{});
            QVERIFY(face.band == game.setup().sideOf(nation).colour);
        }
    }

    // R-LOR-2.6a, R-LOR-2.6c, A-LOR-12
    void onePlayerRunsAllNationsOfAColour() {
        Table table;
        table.put("As@ASR 1F, As@NIN 1F, Mi@MIT 1F, Mi@HAN 1F").beginMarch("As");
        QVERIFY(table.waitsFor("red"));
        table.passTo<DrawingChit>();
        table.beginMarch("Mi");
        QVERIFY(table.waitsFor("red"));
    }

    // R-LOR-2.8a, R-LOR-1.0b
    void dieAreSixSidedAndOneIsThrownForEachTest() {
        Table table(5);
        table.bury("Ar 1M").begin("Ar").play(Throw{table.dead("Ar", "M")});
        QCOMPARE(Game::outcomes(table.state()), 6);
        std::array<int, 7> fallen{};
        core::Dice dice(7);
        for (int i = 0; i < 60000; ++i)
            ++fallen[static_cast<std::size_t>(
                std::get<Roll>(Game::chanceAction(table.state(), dice.below(Game::outcomes(table.state())))).die)];
        QCOMPARE(fallen[0], 0);
        for (std::size_t face = 1; face <= 6; ++face)
            QVERIFY(fallen[face] > 9600 && fallen[face] < 10400); // four standard deviations of 91
    }

    // R-LOR-3.1o, A-LOR-07
    void canaanNeedNotUseAllItsAreas() {
        const Campaign game;
        State state = Game::start(game.setup().scenario);
        state = Game::apply(state, core::chance, Chit{game.nation("canaan")}, nullptr).next;
        const core::Actor yellow = *Game::owing(state).begin();
        const auto place = [&](const char* name, const char* area) {
            const Action action = Place{game.piece("canaan", name), game.area(area)};
            QVERIFY(Game::judge(state, yellow, action));
            state = Game::apply(state, yellow, action, nullptr).next;
        };
        place("Darusha", "Kadesh");
        const std::array<const char*, 12> areas{"Kadesh", "Kadesh", "Kadesh",    "Ugarit",    "Ugarit",    "Ugarit",
                                                "Aleppo", "Aleppo", "Phoenicia", "Philistia", "Philistia", "Judah"};
        for (int i = 0; i < 7; ++i)
            place(qPrintable(QString("Foot %1").arg(i + 1)), areas[static_cast<std::size_t>(i)]);
        for (int i = 0; i < 5; ++i)
            place(qPrintable(QString("Chariots %1").arg(i + 1)), areas[static_cast<std::size_t>(7 + i)]);
        QVERIFY(std::holds_alternative<DrawingSetUp>(state.step)); // Syria is empty
    }

    // R-LOR-5.3j, A-LOR-18
    void aRetreatMayOverfillAnAreaUntilTheNextCheck() {
        Table table;
        table.put("Eg@PEL 5F, Ca@PHI 3F, Ca@PHO 2F, Ju@JUD 1F").beginMarch("Eg");
        table.play(Gather{table.area("PEL")}).play(Go{table.area("PHI")});
        table.passTo<Pairing>();
        for (int i = 0; i < 200 && !table.isAt<Retreating>(); ++i) {
            std::vector<Action> offered;
            if (table.isAt<Striking>())
                table.roll({1});
            else {
                Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
                table.play(offered.back());
            }
        }
        QVERIFY(table.isAt<Retreating>());
        QVERIFY(table.waitsFor("yellow"));
        while (table.isAt<Retreating>() && table.waitsFor("yellow"))
            table.play(Retreat{table.piece("Ca", "PHI", "F"), table.area("PHO")});
        QCOMPARE(table.at("PHO"), QString("Ca 5F"));
        table.passTo<DrawingChit>();
        table.beginMarch("Ca").play(Done{});
        QCOMPARE(table.at("PHO"), QString("Ca 3F"));
    }

    // R-LOR-5.11a
    void aRulerServesFromWhereHeStopped() {
        Table table;
        table.put("Eg@ON 1F+Ru, Eg@PEL 3F, Ca@JUD 1F").beginMarch("Eg");
        QCOMPARE(table.march("3F", "PEL>PHI>JUD"), QString());
        QCOMPARE(table.march("Ru", "ON>PEL>PHI"), QString());
        table.play(Done{});
        QVERIFY(table.isAt<Declaring>());
        QVERIFY(table.allows(Help{table.piece("Eg", "PHI", "Ru")}));
    }

    // R-LOR-8.1g, A-LOR-47
    void theMoversRetreatedUnitsMayRedeploy() {
        Table table;
        table.put("Eg@PEL 2F, Ca@JUD 3F").beginMarch("Eg");
        table.play(Gather{table.area("PEL")}).play(Go{table.area("PHI")}).play(Go{table.area("JUD")});
        for (int i = 0; i < 200 && !(table.isAt<Retreating>() && table.waitsFor("blue")); ++i) {
            std::vector<Action> offered;
            if (table.isAt<Striking>())
                table.roll({1});
            else if (table.allows(Done{}))
                table.play(Done{});
            else {
                Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
                table.play(offered.back());
            }
        }
        while (table.isAt<Retreating>() && table.waitsFor("blue"))
            table.play(Retreat{table.piece("Eg", "JUD", "F"), table.area("PHI")});
        QVERIFY(table.isAt<Redeploying>());
        QCOMPARE(table.march("1F", "PHI>PEL"), QString());
        QCOMPARE(table.at("PEL"), QString("Eg 1F"));
    }

    // R-LOR-8.3a, A-LOR-54
    void whoCannotLeaveIsLost() {
        Table table;
        table.put("Eg@TRJ 2F, Ca@JUD 3F").beginMarch("Eg");
        table.play(Gather{table.area("TRJ")}).play(Go{table.area("JUD")}).play(Halt{}).play(Done{});
        for (int i = 0; i < 400 && !table.isAt<Redeploying>() && !table.isAt<DrawingChit>(); ++i) {
            if (table.state().battle.round == 2)
                if (!table.at("TRJ").contains("As"))
                    table.put("As@TRJ 1F"); // Assyria has come there meanwhile
            std::vector<Action> offered;
            if (table.isAt<Striking>())
                table.roll({1});
            else if (table.allows(Done{}))
                table.play(Done{});
            else {
                Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
                table.play(offered.back());
            }
        }
        QCOMPARE(table.at("JUD"), QString("Ca 3F"));
        QCOMPARE(table.deadPile("Eg"), QString("2F"));
        QCOMPARE(table.state().ledger.size(), table.setup().feats.size());
    }

    // A-LOR-01
    void anOwnersTablesAreUsed() {
        core::Scenario scenario = Campaign().setup().scenario;
        scenario.tables.edit().push_back({"combat", "fertile.foot", "foot", core::Value{std::int64_t{2}}});
        scenario.tables.edit().push_back({"numbers", "stack", "value", core::Value{std::int64_t{4}}});
        Table table(2, scenario);
        QCOMPARE(table.setup().tables.kill(Terrain::Fertile, Arm::Foot, Arm::Foot), 2);
        table.put("As@ASR 5F").beginMarch("As").play(Done{});
        QCOMPARE(table.at("ASR"), QString("As 4F"));
    }

    // R-LOR-HTPe
    void aRulerDoesNotSaveHisOwn() {
        Table table;
        table.put("Ka@AKK 1F, Eg@BAB 1F+Ru").beginMarch("Ka");
        QCOMPARE(table.march("1F", "AKK>BAB"), QString());
        table.passTo<Striking>();
        QCOMPARE(neededBy(table.state(), table.piece("Ka", "BAB", "F"), table.piece("Eg", "BAB", "F")), 5);
    }

    // R-LOR-HTPf
    void theOrderOfChitsIsNewInEachTurn() {
        Table table;
        table.put("Ka@BAB 1F, Eg@ON 1F, As@ASR 1F");
        core::Events events;
        Tale tale(table.setup(), &events);
        for (int turn = 0; turn < 2; ++turn) {
            beginGameTurn(table.state(), tale);
            for (const char* nation : {"Ka", "Eg", "As"})
                QVERIFY(table.state().cup.has(table.nation(nation)));
            QCOMPARE(Game::outcomes(table.state()), 3);
        }
    }

    // R-LOR-HTPg
    void nothingForcesAnAttack() {
        Table table;
        table.put("Ka@AKK 1F, El@BAB 1F").beginMarch("Ka");
        QCOMPARE(table.march("1F", "AKK>TIG"), QString());
        table.passTo<DrawingChit>();
        QVERIFY(table.isAt<DrawingChit>());
        QCOMPARE(table.at("AKK"), QString());
        QVERIFY(!table.told().join(' ').contains("Battle"));
    }

    // R-LOR-9.3g, A-LOR-64
    void markersNeverReturn() {
        Table table(9);
        table.put("As@NIN 1F+Te").bury("As 2F").begin("As");
        QVERIFY(table.isAt<Replacing>());
        QCOMPARE(table.why(Return{table.piece("As", "NIN", "Te")}), QString("not-dead"));
    }
};

QTEST_APPLESS_MAIN(TstLordsPieces)
#include "tst_lords_pieces.moc"
