// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/game.h"
#include "rules/qadesh/setup.h"
#include "rules/qadesh/skirmish.h"
#include "tests/rules/qadesh/rows.h"
#include "tests/rules/qadesh/table.h"

#include <QObject>
#include <QVector>

using namespace orontes;
using namespace orontes::qadesh;
using namespace orontes::tests;

namespace {

const Setup& battle() {
    static const std::shared_ptr<const Setup> setup = setupOf(Game::info().blank);
    return *setup;
}

QVector<int> startsOf(int army) {
    QVector<int> numbers;
    for (const SpaceId space : battle().armies[static_cast<std::size_t>(army)].starts)
        numbers << space.value + 1;
    return numbers;
}

} // namespace

class TstQadeshArmies : public QObject {
    Q_OBJECT

private slots:
    void eachSideHasFiveArmies() { // R-QAD-019
        const std::vector<core::Counter>& counters = *Game::info().blank.counters;
        const QStringList egypt{"P'Re Corps", "Amun Division", "Ne'arin Division", "Ptah Division", "Sutekh Division"};
        const QStringList hatti{"Reconnaissance in Force", "Entourage of Muwatallish", "Allied Host", "Hatti Main Body",
                                "Vassal State Cohorts"};
        QCOMPARE(counters.size(), 10U);
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(QString::fromStdString(counters[static_cast<std::size_t>(i)].name), egypt[i]);
            QCOMPARE(QString::fromStdString(counters[static_cast<std::size_t>(i + 5)].name), hatti[i]);
            QCOMPARE(battle().armies[static_cast<std::size_t>(i)].side, SideId{0});
            QCOMPARE(battle().armies[static_cast<std::size_t>(i + 5)].side, SideId{1});
        }
    }

    void egyptIsRedAndHattiBlue() { // R-QAD-019
        const auto part = [](core::Colour colour, int shift) { return (colour.rgb >> shift) & 0xFFU; };
        const core::Colour egypt = (*Game::info().blank.sides)[0].colour;
        const core::Colour hatti = (*Game::info().blank.sides)[1].colour;
        QVERIFY(part(egypt, 16) > 2 * part(egypt, 0) && part(egypt, 16) > 2 * part(egypt, 8));
        QVERIFY(part(hatti, 0) > 2 * part(hatti, 16));
        QVERIFY((*Game::info().blank.sides)[0].pattern != (*Game::info().blank.sides)[1].pattern);
    }

    void baseMovesAndMissilesAreAsPrinted() { // R-QAD-020, R-QAD-021, R-QAD-022, R-QAD-023, R-QAD-024, R-QAD-025
        const QVector<int> baseMoves{2, 2, 2, 2, 2, 3, 3, 1, 1, 1};
        for (int i = 0; i < 10; ++i) {
            QCOMPARE(battle().armies[static_cast<std::size_t>(i)].baseMove, baseMoves[i]);
            QCOMPARE(battle().armies[static_cast<std::size_t>(i)].missile, i < 5);
        }
    }

    void leadersAreWithAmunAndTheEntourage() { // R-QAD-026, R-QAD-027, R-QAD-028
        for (int i = 0; i < 10; ++i)
            QCOMPARE(battle().armies[static_cast<std::size_t>(i)].leaderBonus, i == 1 || i == 6 ? 2 : 0);
        const std::vector<core::Counter>& counters = *Game::info().blank.counters;
        const core::FieldId name{"leaderName"};
        QCOMPARE(core::fieldValue(Game::info(), counters[1], name), core::Value{std::string("Rameses II")});
        QCOMPARE(core::fieldValue(Game::info(), counters[6], name), core::Value{std::string("Muwatallish")});
        QCOMPARE(core::fieldValue(Game::info(), counters[0], name), core::Value{std::string()});
    }

    void setUpListsAndTurnsAreAsPrinted() { // R-QAD-029, R-QAD-030, R-QAD-031, R-QAD-032, R-QAD-033, R-QAD-034,
                                            // R-QAD-035, R-QAD-036
        const QVector<int> road{9, 17, 25, 33, 41};
        const QVector<int> camp{46, 53, 54, 55, 62};
        const QVector<QVector<int>> lists{{26, 27, 28},
                                          {22, 29, 30, 31, 38},
                                          {7, 8, 15, 16},
                                          road,
                                          road,
                                          {42, 43, 44, 50, 51, 52},
                                          {44, 45, 46, 52, 53, 54},
                                          camp,
                                          camp,
                                          camp};
        const QVector<int> turns{1, 1, 2, 4, 6, 1, 1, 1, 1, 1};
        for (int i = 0; i < 10; ++i) {
            QCOMPARE(startsOf(i), lists[i]);
            QCOMPARE(battle().armies[static_cast<std::size_t>(i)].arrives.value, turns[i]);
        }
    }

    void ordersAreAsLongAsTheArmyAllows_data() {
        addRows({
            {"R-QAD-020", "an Egyptian order has three spaces at most",
             "set up: P'Re 27 | write P'Re 27-19-11-3 | refuse step P'Re 2: order-too-long"},
            {"R-QAD-020", "an Egyptian army may skirmish", "set up: P'Re 20; RFC 21 | orders: | skirmish P'Re RFC 1"},
            {"R-QAD-021", "an order of the reconnaissance has four spaces at most",
             "set up: RFC 43 | write RFC 43-35-34-33-25 | refuse step RFC 17: order-too-long"},
            {"R-QAD-021", "the reconnaissance never skirmishes",
             "set up: RFC 20; P'Re 19 scattered | orders: | pass P'Re | phase 2 | pass P'Re | phase 3 | "
             "pass P'Re | phase 4 | pass P'Re | orders due"},
            {"R-QAD-022", "an order of the Entourage has four spaces at most",
             "set up: Entourage 43 | write Entourage 43-35-34-33-25 | refuse step Entourage 17: order-too-long"},
            {"R-QAD-023", "an order of the Allied Host has two spaces at most",
             "set up: Allied 53 | write Allied 53-52-51 | refuse step Allied 50: order-too-long"},
            {"R-QAD-024", "an order of the Hatti Main Body has two spaces at most",
             "set up: Hatti 53 | write Hatti 53-52-51 | refuse step Hatti 50: order-too-long"},
            {"R-QAD-025", "an order of the Vassals has two spaces at most",
             "set up: Vassals 53 | write Vassals 53-52-51 | refuse step Vassals 50: order-too-long"},
            {"R-QAD-025", "nobody of the hosts skirmishes",
             "set up: Allied 20; P'Re 19 looting | orders: | pass P'Re | phase 2 | pass P'Re | phase 3 | "
             "pass P'Re | phase 4 | pass P'Re | orders due"},
        });
    }

    void ordersAreAsLongAsTheArmyAllows() { playRow(); }
    void armiesAreSetUpWhereAndWhenTheyMay_data() {
        addRows({
            {"R-QAD-029", "P'Re is not set up on 25, but on 28",
             "begin | refuse place P'Re 25: no-start-space | place P'Re 28"},
            {"R-QAD-030", "Amun is not set up on 21, but on 38",
             "begin | refuse place Amun 21: no-start-space | place Amun 38"},
            {"R-QAD-031", "Ne'arin is not set up in turn 1", "begin | refuse place Ne'arin 16: not-due"},
            {"R-QAD-031", "Ne'arin is set up on 16 in turn 2",
             "set up: P'Re 1; Vassals 62; Ne'arin due 2 7,8,15,16 | orders: | placement Egypt | "
             "refuse place Ne'arin 24: no-start-space | place Ne'arin 16 | orders due"},
            {"R-QAD-032", "Ptah waits until turn 4",
             "set up: turn 3; P'Re 1; Ptah due 4 9,17,25,33,41 | orders due | refuse step Ptah 9: not-on-board | "
             "orders: | placement Egypt | refuse place Ptah 1: no-start-space | place Ptah 41 | orders due"},
            {"R-QAD-033", "Sutekh waits until turn 6",
             "set up: turn 5; P'Re 1; Sutekh due 6 9,17,25,33,41 | orders due | orders: | placement Egypt | "
             "place Sutekh 9"},
            {"R-QAD-034", "the Entourage is not set up on 47, but on 46",
             "begin | place P'Re 27 | place Amun 30 | refuse place Entourage 47: no-start-space | "
             "place Entourage 46"},
            {"R-QAD-035", "hosts are not set up on 61, but on 62",
             "begin | place P'Re 27 | place Amun 30 | refuse place Allied 61: no-start-space | place Allied 62 | "
             "refuse place Hatti 61: no-start-space | place Hatti 54 | refuse place Vassals 61: no-start-space | "
             "place Vassals 55"},
            {"R-QAD-036", "the reconnaissance is not set up on 34, but on 43",
             "begin | place P'Re 27 | place Amun 30 | refuse place RFC 34: no-start-space | place RFC 43"},
            {"R-QAD-037", "no two friends are set up in one space",
             "begin | place P'Re 27 | place Amun 30 | place Entourage 53 | "
             "refuse place Allied 53: start-space-taken | place Allied 62"},
            {"R-QAD-038", "Egypt sets up before Hatti, and both before the first orders",
             "begin | placement Egypt | refuse place RFC 43: not-your-decision | place Amun 30 | placement Egypt | "
             "place P'Re 27 | placement Hatti | refuse place P'Re 26: not-your-decision | place Vassals 55 | "
             "place RFC 43 | place Entourage 46 | place Hatti 54 | placement Hatti | place Allied 53 | orders due"},
            {"R-QAD-039", "an army set up in turn 2 may be ordered in turn 2",
             "set up: P'Re 1; Ne'arin due 2 7,8,15,16 | orders: | place Ne'arin 15 | orders: Ne'arin 15-14-13 | "
             "fail Ne'arin 2 | phase 2 | fail Ne'arin 2 | see: Ne'arin 13"},
            {"R-QAD-040", "an army waits a turn when its spaces are taken by anybody",
             "set up: turn 4; P'Re 9; Amun 17; Vassals 25; Ptah due 4 9,17,25 | orders due | see: Ptah waits | "
             "orders: P'Re 9-10 | fail P'Re 2 | skirmish Amun Vassals 1+1=2 | phase 2 | "
             "skirmish Amun Vassals 1+1=2 | phase 3 | skirmish Amun Vassals 1+1=2 | phase 4 | "
             "skirmish Amun Vassals 1+1=2 | orders due | see: Ptah 9"},
            {"R-QAD-040", "a space that is free can be used, if it is the only one",
             "set up: turn 4; P'Re 9; Amun 17; Ptah due 4 9,17,25 | orders due | see: Ptah 25"},
            {"R-QAD-041", "an army starts without tokens", "begin | place P'Re 27 | see: P'Re 27"},
        });
    }

    void armiesAreSetUpWhereAndWhenTheyMay() { playRow(); }

    void aLostArmyTellsTheTurnInWhichItWasLost() {
        Table table;
        QCOMPARE(table.play("set up: turn 4; RFC 47; Ne'arin 39; Entourage 46; Allied 55 | orders: | "
                            "skirmish Ne'arin RFC 5 | see: RFC lost"),
                 QString());
        const core::View view = Game::view(table.state(), {core::Observer::Kind::Referee, {}});
        const core::Text& box = view.counters[static_cast<std::size_t>(table.army("RFC").value)].box;
        QCOMPARE(box.id.value, std::string("qadesh.box.lost"));
        QVERIFY(box.args.at("n") == core::TextArg{std::int64_t{4}});
    }

    void numbersOfMenChangeNothing() { // R-QAD-042
        core::Scenario many = Game::info().blank;
        for (core::Counter& counter : many.counters.edit()) {
            counter.attributes[core::FieldId{"infantry"}] = std::int64_t{99999};
            counter.attributes[core::FieldId{"chariots"}] = std::int64_t{1};
        }
        const std::shared_ptr<const Setup> changed = setupOf(many);
        for (std::size_t i = 0; i < 10; ++i) {
            const Profile& a = battle().armies[i];
            const Profile& b = changed->armies[i];
            QVERIFY(a.baseMove == b.baseMove && a.missile == b.missile && a.leaderBonus == b.leaderBonus &&
                    a.forceBonus == b.forceBonus && a.sideBonus == b.sideBonus && a.starts == b.starts);
        }
        QCOMPARE(changed->tables.battle, battle().tables.battle);
    }
};

QTEST_APPLESS_MAIN(TstQadeshArmies)
#include "tst_qadesh_armies.moc"
