// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/campaign.h"

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

FeatList read(const char* text) {
    return orontes::lords::featsIn(campaign().setup().scenario, campaign().nation("egypt"), text);
}

Feat feat(const char* text) {
    const FeatList list = read(text);
    return list.feats.size() == 1 ? list.feats.front() : Feat{};
}

/// What is not understood of a line.
QString unread(const char* text) {
    const FeatList list = read(text);
    return list.unread.size() == 1 && list.feats.empty() ? QString::fromStdString(list.unread.front().part)
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

    void whatIsNotUnderstoodIsTold() {
        QCOMPARE(unread("A 20 keep Ashur on 3"), QString("keep"));
        QCOMPARE(unread("A twenty hold Ashur on 3"), QString("twenty"));
        QCOMPARE(unread("A 20 hold Rome on 3"), QString("Rome"));
        QCOMPARE(unread("A 20 hold Ashur"), QString("Ashur"));
        QCOMPARE(unread("A 20 hold Ashur on 5-3"), QString("on 5-3"));
        QCOMPARE(unread("A 20 hold Ashur on 3 x2"), QString("x2"));
        QCOMPARE(unread("A 20 hold Ashur on 3-5 x2 walking"), QString("x2"));
        QCOMPARE(unread("A 20 hold 9 of rivers on 3"), QString("rivers"));
        QCOMPARE(unread("A 20 slay 0 of hatti"), QString("0"));
        QCOMPARE(unread("A 20 slay 2 of rome"), QString("rome"));
        QCOMPARE(unread("A 20 slay 2 of hatti quickly"), QString("quickly"));
        QCOMPARE(unread("A 20 chosen people on 3"), QString("people"));
        QCOMPARE(read(" ; A 5 hold Troy by 4 ;").feats.size(), 1U);
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
