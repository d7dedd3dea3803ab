// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/campaign.h"

#include <QTest>

using namespace orontes::tests;
using orontes::core::SpaceId;
using orontes::lords::Area;
using orontes::lords::AreaSet;
using orontes::lords::Terrain;

namespace {

Campaign& campaign() {
    static Campaign one;
    return one;
}

QString borders(const QString& label) {
    return campaign().list(campaign().ground(label).beside);
}

bool sails(const QString& nation, const QString& from, const QString& to) {
    const auto& voyages = campaign().setup().of(campaign().nation(nation)).voyages;
    return voyages[static_cast<std::size_t>(campaign().area(from).value)].has(campaign().area(to));
}

bool helps(const QString& nation, const QString& from, const QString& to) {
    const auto& aid = campaign().setup().of(campaign().nation(nation)).aid;
    return aid[static_cast<std::size_t>(campaign().area(from).value)].has(campaign().area(to));
}

QString region(const char* id) {
    const orontes::core::Board& board = *campaign().setup().scenario.board;
    AreaSet areas;
    for (const auto& label : orontes::core::findRegion(board, orontes::core::RegionId{id})->spaces)
        areas.add(*orontes::core::findSpace(board, label));
    return campaign().list(areas);
}

} // namespace

/// The Near East of the bundled campaigns against the rulebook.
class TstLordsMap : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-2.1a, R-LOR-2.1b, R-LOR-Da, R-LOR-Db
    void everyAreaHasOneOfFiveTerrains() {
        std::array<int, 5> counts{};
        for (const Area& area : campaign().setup().areas)
            ++counts[static_cast<std::size_t>(area.terrain)];
        QCOMPARE(counts, (std::array<int, 5>{21, 17, 13, 4, 1}));
        QCOMPARE(campaign().ground("Babylon").terrain, Terrain::Fertile);
        QCOMPARE(campaign().ground("Seha River Land").terrain, Terrain::Hill);
        QCOMPARE(campaign().ground("Hyrkania").terrain, Terrain::Mountain);
        QCOMPARE(campaign().ground("Sinai").terrain, Terrain::Desert);
        QCOMPARE(campaign().ground("Sumer").terrain, Terrain::Marsh);
    }

    // R-LOR-2.1d, R-LOR-2.1f
    void aCityNamesItsAreaAndAnAreaMayHaveTwo() {
        const auto& board = *campaign().setup().scenario.board;
        QCOMPARE(orontes::lords::placeNamed(board, "Jerusalem"), campaign().area("Judah"));
        QCOMPARE(orontes::lords::placeNamed(board, "Carchemish"), campaign().area("Aleppo"));
        QCOMPARE(orontes::lords::placeNamed(board, "Aleppo"), campaign().area("Aleppo"));
        QCOMPARE(orontes::lords::placeNamed(board, "Alasa"), campaign().area("Alasa"));
        QVERIFY(!orontes::lords::placeNamed(board, "Rome"));
    }

    // R-LOR-5.7c, R-LOR-5.7d, R-LOR-12.1e
    void desertsAndTheIslandBorderOnWhatTheRulesSay() {
        QCOMPARE(borders("Libyan Desert"), QString("Lower Egypt, Naucratis, Thebaid, Upper Egypt"));
        QCOMPARE(borders("Arabian Desert"),
                 QString("Akkad, Babylon, Euphrates, Mari, Sinai, Sumer, Syria, Transjordan"));
        QCOMPARE(borders("Alasa"), QString());
        QCOMPARE(borders("Judah"), QString("Philistia, Phoenicia, Sinai, Syria, Transjordan"));
        QCOMPARE(borders("Hatti"), QString("Azzi, East Taurus, Isuwa, Kasca, Phrygia, Pitassa, West Taurus"));
    }

    // What 5.7 to 5.9 say of the map.
    void closedDesertsAreOpenToTheirOwnPeopleOnly() {
        const auto& setup = campaign().setup();
        QCOMPARE(campaign().ground("Arabian Desert").openTo.count(), 1);
        QVERIFY(campaign().ground("Arabian Desert").openTo.has(campaign().nation("aramea")));
        QCOMPARE(campaign().ground("Arabian Desert").cost, 2);
        QVERIFY(campaign().ground("Libyan Desert").openTo.has(campaign().nation("libya")));
        QVERIFY(!campaign().ground("Libyan Desert").openTo.has(campaign().nation("egypt")));
        QCOMPARE(campaign().ground("Libyan Desert").cost, 0);
        QCOMPARE(campaign().ground("Sinai").openTo, setup.everybody());
        QCOMPARE(campaign().ground("Pelusium").openTo.count(), 21);
    }

    // R-LOR-5.6d, R-LOR-5.6e, R-LOR-5.6f, R-LOR-5.6j
    void shipsGoAlongOneCoastAndToTheIsland() {
        QCOMPARE(campaign().list(campaign().ground("Alasa").coast), QString("Aleppo, Arzawa, Kizzuwatna, Ugarit"));
        QCOMPARE(campaign().list(campaign().ground("West Caucasus").coast), QString("Azzi"));
        QCOMPARE(campaign().list(campaign().ground("Naucratis").coast), QString("On"));
        QCOMPARE(campaign().list(campaign().ground("Phrygia").coast), QString("Kasca, Wilusyia"));
        for (const char* inland : {"Caspia", "Hyrkania", "Sinai", "Elam", "Lower Egypt", "Judah"})
            QVERIFY2(campaign().ground(inland).coast.empty(), inland);
    }

    // R-LOR-5.6n, R-LOR-5.6.1a, R-LOR-5.6.1b, R-LOR-5.6.1.1a, R-LOR-5.6.1.2a, A-LOR-25
    void rangesBySeaAreThoseOfTheExamples() {
        QVERIFY(sails("egypt", "On", "Aleppo"));
        QVERIFY(sails("egypt", "On", "Alasa"));
        QVERIFY(!sails("egypt", "On", "Kizzuwatna"));
        QVERIFY(sails("hatti", "Aleppo", "Phoenicia"));
        QVERIFY(!sails("hatti", "Aleppo", "Philistia"));
        QVERIFY(sails("achaea", "Kos", "Phoenicia"));
        QVERIFY(!sails("achaea", "Kos", "Philistia"));
        QVERIFY(sails("assyria", "Philistia", "Lukka"));
        QVERIFY(!sails("assyria", "Philistia", "Kos"));
        QVERIFY(sails("hatti", "Arzawa", "Kadesh"));
        QVERIFY(!sails("hatti", "Arzawa", "Phoenicia"));
        QVERIFY(!sails("egypt", "On", "On"));
    }

    // R-LOR-5.6.1.3a
    void fourNationsNeverSail() {
        for (const char* nation : {"libya", "aramea", "chaldea", "cimmeria"})
            for (const AreaSet& to : campaign().setup().of(campaign().nation(nation)).voyages)
                QVERIFY2(to.empty(), nation);
    }

    // A-LOR-25
    void withoutThePassageShipsEndAtTheIsland() {
        orontes::core::Scenario scenario = campaign().setup().scenario;
        scenario.options.edit()[orontes::core::OptionId{"alasaPassage"}] = false;
        const Campaign bounded(scenario);
        const auto& voyages = bounded.setup().of(bounded.nation("hatti")).voyages;
        const auto from = [&](const char* label) {
            return voyages[static_cast<std::size_t>(bounded.area(label).value)];
        };
        QVERIFY(from("Arzawa").has(bounded.area("Alasa")));
        QVERIFY(!from("Arzawa").has(bounded.area("Kadesh")));
        QVERIFY(from("Alasa").has(bounded.area("Kadesh")));
    }

    // R-LOR-2.1.1a, R-LOR-2.1.1b, R-LOR-2.1.1c, R-LOR-2.1.1d, A-LOR-32, A-LOR-33
    void radiiRunByLandAndThroughOpenAreas() {
        QVERIFY(helps("egypt", "On", "On"));
        QVERIFY(helps("egypt", "On", "Thebaid"));
        QVERIFY(helps("egypt", "Philistia", "Ugarit"));
        QVERIFY(!helps("egypt", "On", "Kadesh"));
        QVERIFY(!helps("judah", "Judah", "Babylon"));
        QVERIFY(!helps("hatti", "Alasa", "Ugarit"));
        QVERIFY(helps("aramea", "Transjordan", "Babylon"));
    }

    // The radius of 12.2.
    void raidersTakeServiceWithinTwoAreas() {
        const auto& near = campaign().setup().of(campaign().nation("egypt")).near;
        const AreaSet around = near[static_cast<std::size_t>(campaign().area("Naucratis").value)];
        QVERIFY(around.has(campaign().area("Lower Egypt")));
        QVERIFY(around.has(campaign().area("Upper Egypt")));
        QVERIFY(!around.has(campaign().area("Thebaid")));
    }

    // R-LOR-11.7.3.1b, R-LOR-11.7.3.1c, R-LOR-11.7.3.1d
    void regionsAreThoseOfTheRulebook() {
        QCOMPARE(region("asiaMinor"), QString("Arzawa, Assuwa, Hatti, Kasca, Kos, Lukka, Phrygia, Pitassa, "
                                              "Seha River Land, West Taurus, Wilusyia, Zippasla"));
        QCOMPARE(region("mediterranean"), QString("Alasa, Aleppo, Arzawa, Kadesh, Kizzuwatna, Kos, Lukka, Naucratis, "
                                                  "On, Pelusium, Philistia, Phoenicia, Ugarit"));
        QCOMPARE(region("rivers"), QString("Akkad, Babylon, Euphrates, Mari, Mitanni"));
        QCOMPARE(region("libyanBorder"), borders("Libyan Desert"));
    }
};

QTEST_APPLESS_MAIN(TstLordsMap)
#include "tst_lords_map.moc"
