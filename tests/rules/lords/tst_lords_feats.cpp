// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/victory.h"
#include "rules/lords/info.h"
#include "tests/rules/lords/campaign.h"
#include "tests/rules/lords/feat_lines.h"

#include <QTest>

#include <map>

using namespace orontes::tests;
using orontes::lords::Feat;
using orontes::lords::FeatList;
using orontes::lords::TurnSet;

namespace {

Campaign& campaign() {
    static Campaign one;
    return one;
}

FeatList read(const orontes::core::Condition& condition) {
    orontes::core::Scenario scenario = campaign().setup().scenario;
    scenario.victory = std::vector<orontes::core::VictoryClause>{{{}, "", false, condition, {"egypt"}, 20, "A"}};
    return orontes::lords::featsIn(scenario, campaign().nation("egypt"));
}

/// Of a clause of Egypt that is written in a line.
Feat feat(const char* text) {
    orontes::core::Scenario scenario = campaign().setup().scenario;
    setFeats(scenario, "egypt", text);
    const FeatList list = orontes::lords::featsIn(scenario, campaign().nation("egypt"));
    return list.feats.size() == 1 ? list.feats.front() : Feat{};
}

/// Why the condition is not understood, without "lords.feats.unread.".
QString unread(const orontes::core::Condition& condition) {
    const FeatList list = read(condition);
    return list.unread.size() == 1 && list.feats.empty() ? QString(list.unread.front().why).section('.', 3)
                                                         : QString("nothing");
}

TurnSet turns(const char* text) {
    return orontes::lords::turnsIn(text).value();
}

} // namespace

/// The conditions of the nations' lists, and the words in which they are written.
class TstLordsFeats : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-11.4.2a
    void namedPlacesAreHeldInAllListedTurns() {
        const Feat ashur = feat("ASS-1 20 hold Ashur on 3-5");
        QCOMPARE(ashur.name, std::string("ASS-1"));
        QCOMPARE(ashur.points, 20);
        QCOMPARE(ashur.kind, Feat::Kind::Hold);
        QCOMPARE(ashur.areas, campaign().areas("Assyria"));
        QCOMPARE(ashur.turns, turns("3-5"));
        QCOMPARE(ashur.need, 3);
        QVERIFY(ashur.sameOnes);
        QCOMPARE(ashur.nation, campaign().nation("egypt"));
        const Feat three = feat("EGY-2 20 hold Gaza, Jerusalem, Kadesh by 2");
        QCOMPARE(three.areas, campaign().areas("Philistia, Judah, Kadesh"));
        QCOMPARE(three.count, 3);
    }

    // How 11.6.2 and 11.7.3.1 are written.
    void someTurnsOfTheListAreEnoughWhereItSaysSo() {
        const Feat by = feat("A 5 hold Troy by 4");
        QCOMPARE(by.turns, turns("1-4"));
        QCOMPARE(by.need, 1);
        QCOMPARE(feat("A 5 hold Memphis in 2-10").need, 1);
        QCOMPARE(feat("A 5 hold Susa on 1-10 x6").need, 6);
        QVERIFY(!feat("A 5 hold Susa on 1-10 x6").inARow);
        QVERIFY(feat("A 5 hold Susa on 1-10 x6 running").inARow);
    }

    // How 11.6.4 is written.
    void anyAreasOfARegionOrATerrainAreCounted() {
        const Feat rivers = feat("A 20 hold 3 of rivers in 5-8");
        QCOMPARE(rivers.areas, campaign().areas("Mitanni, Euphrates, Mari, Akkad, Babylon"));
        QCOMPARE(rivers.count, 3);
        QVERIFY(!rivers.sameOnes);
        QCOMPARE(feat("A 20 hold 4 of mountain in 8-10").areas.count(), 13);
    }

    // R-LOR-11.4.1a
    void victimsAreNamedByTheirNations() {
        const Feat slay = feat("A 15 slay 4 of hatti/luvians");
        QCOMPARE(slay.kind, Feat::Kind::Slay);
        QCOMPARE(slay.count, 4);
        QVERIFY(slay.victims.has(campaign().nation("hatti")) && slay.victims.has(campaign().nation("luvians")));
        QVERIFY(!slay.bySword);
        QVERIFY(feat("A 10 slay 2 of hatti sword").bySword);
    }

    // R-LOR-11.4.3a
    void placesAreDeniedAndThePeopleAreChosen() {
        const Feat deny = feat("CAN-4 10 deny Tyre on 4-5");
        QCOMPARE(deny.kind, Feat::Kind::Deny);
        QCOMPARE(deny.areas, campaign().areas("Phoenicia"));
        QCOMPARE(deny.need, 2);
        const Feat chosen = feat("JUD-5 10 chosen on 10");
        QCOMPARE(chosen.kind, Feat::Kind::Chosen);
        QCOMPARE(chosen.turns, turns("10"));
    }

    // R-LOR-11.6.5a
    void withoutTurnsItIsSoThroughTheWholeGame() {
        const Feat memphis = feat("EGY-1 40 hold Memphis");
        QCOMPARE(memphis.turns, turns("1-10"));
        QCOMPARE(memphis.need, 10);
        const Feat tyre = feat("CAN-4 10 deny Tyre");
        QCOMPARE(tyre.kind, Feat::Kind::Deny);
        QCOMPARE(tyre.need, 10);
    }

    void whatIsNotUnderstoodIsTold() {
        using namespace orontes::core;
        const SideToken egypt{"egypt"};
        const Condition on{Controls{egypt, {{"On"}}, 1}};
        const std::vector<TurnNumber> two{TurnNumber{3}, TurnNumber{4}};
        QCOMPARE(unread({OnTurns{two, 2, {on}}}), QString("nothing"));
        QCOMPARE(unread({AllOf{{on}}}), QString("shape"));
        QCOMPARE(unread({Eliminated{egypt, {}, 1}}), QString("shape"));
        QCOMPARE(unread({OnTurns{two, 2, {}}}), QString("shape"));
        QCOMPARE(unread({OnTurns{two, 2, {Condition{AllOf{{on}}}}}}), QString("shape"));
        QCOMPARE(unread({OnTurns{two, 2, {Condition{Slain{{{"hatti"}}, 1}}}}}), QString("shape"));
        QCOMPARE(unread({OnTurns{two, 2, {Condition{NamedState{{"rain"}}}}}}), QString("shape"));
        QCOMPARE(unread({NamedState{{"chosen"}}}), QString("shape"));
        QCOMPARE(unread({OnTurns{two, 2, {Condition{HeldFor{2, {on}}}}}}), QString("shape"));
        QCOMPARE(unread({OnTurns{two, 1, {Condition{HeldFor{2, {on}}}}}}), QString("nothing"));
        QCOMPARE(unread({OnTurns{two, 1, {Condition{HeldFor{0, {on}}}}}}), QString("turns"));
        QCOMPARE(unread({OnTurns{two, 3, {on}}}), QString("turns"));
        QCOMPARE(unread({OnTurns{two, 0, {on}}}), QString("turns"));
        QCOMPARE(unread({OnTurns{{}, 1, {on}}}), QString("turns"));
        QCOMPARE(unread({OnTurns{{TurnNumber{32}}, 1, {on}}}), QString("turns"));
        QCOMPARE(unread({Controls{{"hatti"}, {{"On"}}, 1}}), QString("nation"));
        QCOMPARE(unread({Controls{egypt, {}, 1}}), QString("shape"));
        QCOMPARE(unread({Controls{egypt, {}, 6, {"rivers"}}}), QString("shape")); // there are five
        QCOMPARE(unread({Controls{egypt, {}, 5, {"rivers"}}}), QString("nothing"));
        QCOMPARE(unread({Slain{{{"hatti"}}, 0}}), QString("shape"));
        QCOMPARE(unread({Slain{{{"rome"}}, 2}}), QString("shape"));
        QCOMPARE(unread({Denied{egypt, {}}}), QString("shape"));
        QCOMPARE(unread({Denied{{"hatti"}, {{"On"}}}}), QString("nation"));
        QCOMPARE(unread({OnTurns{two, 1, {Condition{Denied{egypt, {{"On"}}}}}}}), QString("every-turn"));
    }

    // How conditions read that other rules speak of: cities stand for their areas.
    void theListsAreToldInSentences() {
        const auto& scenario = campaign().setup().scenario;
        const auto told = [&](const char* name) {
            for (const orontes::core::VictoryClause& clause : *scenario.victory)
                if (clause.name == name)
                    return QString::fromStdString(sentenceOf(clause, scenario, orontes::lords::info()));
            return QString();
        };
        QCOMPARE(told("EGY-2"), QString("EGY-2: 20 points for Egypt when Philistia, Judah and Kadesh are controlled by "
                                        "Egypt at the side's turn end, by turn 2."));
        QCOMPARE(told("ELA-1"), QString("ELA-1: 20 points for Elam when Elam is controlled by Elam at the side's turn "
                                        "end, on at least 6 of turns 1 to 10."));
        QCOMPARE(told("PHR-2"), QString("PHR-2: 10 points for Phrygia when at least 2 units of Hatti are slain by "
                                        "Phrygia in own battles."));
        QCOMPARE(told("URA-4"),
                 QString("URA-4: 15 points for Urartu when at least 4 spaces of the terrain Mountain are controlled by "
                         "Urartu at the side's turn end, on at least one of turns 8 to 10."));
        QCOMPARE(told("CAN-4"), QString("CAN-4: 10 points for Canaan when Phoenicia is denied to all but Canaan, on "
                                        "turns 4 and 5."));
    }

    // R-LOR-Dg, R-LOR-Dc
    void theListsHaveAHundredAndFiveConditionsOfFourHundredPointsEach() {
        const auto& setup = campaign().setup();
        QCOMPARE(setup.feats.size(), 105U);
        std::map<std::string, int> worth;
        std::map<Feat::Kind, int> kinds;
        for (const Feat& one : setup.feats) {
            worth[setup.sideOf(one.nation).seat.value] += one.points;
            ++kinds[one.kind];
        }
        for (const char* seat : {"red", "blue", "yellow", "white"})
            QCOMPARE(worth[seat], 400);
        QCOMPARE(kinds[Feat::Kind::Hold], 67);
        QCOMPARE(kinds[Feat::Kind::Slay], 35);
        QCOMPARE(kinds[Feat::Kind::Deny], 2);
        QCOMPARE(kinds[Feat::Kind::Chosen], 1);
        const auto& hatti = setup.of(campaign().nation("hatti"));
        QCOMPARE(hatti.featCount, 8U);
        QCOMPARE(setup.feats[hatti.firstFeat].name, std::string("HAT-1"));
    }

    void turnsAreWrittenAsListsAndRanges() {
        QCOMPARE(turns("3,8-9").count(), 3);
        QCOMPARE(turns("").count(), 0);
        for (const char* wrong : {"0", "32", "4-3", "x", "-3", "3-", "99999"})
            QVERIFY2(!orontes::lords::turnsIn(wrong), wrong);
    }
};

QTEST_APPLESS_MAIN(TstLordsFeats)
#include "tst_lords_feats.moc"
