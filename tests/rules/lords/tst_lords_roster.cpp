// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/campaign.h"

#include <QTest>

using namespace orontes::tests;
using orontes::lords::Arrival;
using orontes::lords::Kind;
using orontes::lords::Nation;
using orontes::lords::Profile;

namespace {

Campaign& campaign() {
    static Campaign one;
    return one;
}

const Nation& nation(const char* token) {
    return campaign().setup().of(campaign().nation(token));
}

int count(const Campaign& game, const char* token, Kind kind) {
    int found = 0;
    for (const auto id : game.setup().of(game.nation(token)).pieces)
        found += game.setup().of(id).kind == kind ? 1 : 0;
    return found;
}

QString nationsWith(bool (*is)(const Nation&)) {
    QStringList tokens;
    for (std::size_t i = 0; i < campaign().setup().nations.size(); ++i)
        if (is(campaign().setup().nations[i]))
            tokens << QString::fromStdString((*campaign().setup().scenario.sides)[i].token.value);
    return tokens.join(' ');
}

QString ofLevel(int level) {
    QStringList tokens;
    for (std::size_t i = 0; i < campaign().setup().nations.size(); ++i)
        if (campaign().setup().nations[i].vassalLevel == level)
            tokens << QString::fromStdString((*campaign().setup().scenario.sides)[i].token.value);
    tokens.sort();
    return tokens.join(' ');
}

QString nationsOf(const char* seat) {
    QStringList tokens;
    for (const auto& side : *campaign().setup().scenario.sides)
        if (side.seat.value == seat)
            tokens << QString::fromStdString(side.token.value);
    return tokens.join(' ');
}

QString turnsOf(orontes::lords::TurnSet turns) {
    QStringList numbers;
    for (const auto turn : turns)
        numbers << QString::number(turn.value);
    return numbers.join(' ');
}

} // namespace

/// Who takes part in the bundled campaigns, from when and from where.
class TstLordsRoster : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-3.1g, R-LOR-3.1h, R-LOR-3.1i, R-LOR-3.1j, R-LOR-3.1k, R-LOR-3.1l, R-LOR-3.1m
    void theSetUpIsThatOfTheRulebook() {
        QCOMPARE(campaign().arrivals("kassites", 1),
                 QString("8 foot, 4 chariot in Akkad, Babylon, Karduniash, Mari, Tigris"));
        QCOMPARE(campaign().arrivals("canaan", 1),
                 QString("7 foot, 5 chariot in Aleppo, Judah, Kadesh, Philistia, Phoenicia, Syria, Ugarit; Darusha"));
        QCOMPARE(campaign().arrivals("elam", 1), QString("4 foot in Elam, South Zagros"));
        QCOMPARE(campaign().arrivals("hatti", 1),
                 QString("6 foot, 2 chariot in Hatti, Pitassa, West Taurus, Zippasla; Storm God"));
        QCOMPARE(campaign().arrivals("sumer", 1), QString("5 foot in Sumer"));
        QCOMPARE(campaign().arrivals("mitanni", 1),
                 QString("6 foot, 5 chariot in Hanigalbat, Hurri-land, Kizzuwatna, Mitanni"));
        QCOMPARE(
            campaign().arrivals("egypt", 1),
            QString("10 foot, 4 chariot in Lower Egypt, Naucratis, On, Thebaid, Upper Egypt; Thutmosis III, Amon-Ra"));
    }

    // R-LOR-3.1b
    void sevenNationsAreSetUpAndTheOthersComeLater() {
        QStringList cup;
        for (const auto id : campaign().state().cup)
            cup << QString::fromStdString(campaign().setup().sideOf(id).token.value);
        cup.sort();
        QCOMPARE(cup.join(' '), QString("canaan egypt elam hatti kassites mitanni sumer"));
        QVERIFY(std::holds_alternative<orontes::lords::DrawingSetUp>(campaign().state().step));
    }

    // R-LOR-Dc, R-LOR-Dd, R-LOR-2.7.2a
    void arrivalsAreThoseOfTheChart() {
        QCOMPARE(campaign().arrivals("hatti", 2), QString("6 foot, 5 chariot in Hatti, West Taurus; Suppiluliumas I"));
        QCOMPARE(campaign().arrivals("assyria", 2), QString("4 foot, 1 chariot in Assyria, Nineveh"));
        QCOMPARE(campaign().arrivals("achaea", 2),
                 QString("4 foot, 1 chariot in Assuwa, Kos, Lukka, Seha River Land, Wilusyia"));
        QCOMPARE(campaign().arrivals("judah", 3), QString("5 foot in Judah, Transjordan; Moses, Chosen People"));
        QCOMPARE(campaign().arrivals("aramea", 5), QString("4 foot, 4 camel in Arabian Desert"));
        QCOMPARE(campaign().arrivals("assyria", 9),
                 QString("4 foot, 3 cavalry in Assyria, Nineveh; Tiglath-Pileser III, Sargon II, Terror 3, Siege 2"));
        QCOMPARE(campaign().arrivals("nubia", 8), QString("4 foot in Thebaid"));
        QCOMPARE(campaign().arrivals("lydia", 10), QString("3 foot, 3 cavalry in Assuwa, Seha River Land; Gyges"));
        const Profile& achaean = campaign().setup().of(campaign().piece("achaea", "Foot 1"));
        QCOMPARE(achaean.arrival, Arrival::Lands);
        QCOMPARE(campaign().setup().of(campaign().piece("judah", "Foot 1")).arrival, Arrival::Invades);
        QCOMPARE(campaign().setup().of(campaign().piece("egypt", "Foot 1")).arrival, Arrival::Placed);
    }

    // R-LOR-2.6a, R-LOR-2.6b, R-LOR-Dc, R-LOR-Dd
    void fourColoursShareTwentyOneNations() {
        QCOMPARE(nationsOf("red"), QString("mitanni sumer assyria libya phrygia"));
        QCOMPARE(nationsOf("blue"), QString("egypt achaea luvians aramea urartu"));
        QCOMPARE(nationsOf("yellow"), QString("canaan kassites seaPeoples chaldea medes lydia"));
        QCOMPARE(nationsOf("white"), QString("hatti elam judah nubia cimmeria"));
    }

    // R-LOR-10.10a, R-LOR-10.10b, R-LOR-10.10c, R-LOR-10.10d
    void vassalLevelsAreThoseOfTheRulebook() {
        QCOMPARE(ofLevel(1), QString("achaea aramea cimmeria libya medes sumer urartu"));
        QCOMPARE(ofLevel(2), QString("assyria elam luvians lydia nubia phrygia seaPeoples"));
        QCOMPARE(ofLevel(3), QString("canaan chaldea egypt hatti judah kassites mitanni"));
    }

    // Who has the exceptions of 5.2, 5.3, 5.4, 5.5, 9.2, 10.4, 11.5, 12 and 15.
    void exceptionsBelongToTheirNations() {
        QCOMPARE(nationsWith([](const Nation& one) { return one.alwaysFour; }), QString("cimmeria"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.stackWithoutRuler == 3; }), QString("canaan"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.stackWithoutRuler != 0; }), QString("canaan"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.consents; }), QString("canaan"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.mountaineers; }), QString("medes"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.alwaysReplaces == 1; }), QString("libya aramea nubia"));
        QCOMPARE(nationsWith([](const Nation& one) { return !one.takesVassals; }), QString("cimmeria"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.claims; }), QString("cimmeria"));
        QCOMPARE(nationsWith([](const Nation& one) { return !one.raids.empty(); }), QString("libya"));
        QCOMPARE(turnsOf(nation("libya").raidsEnd), QString("4"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.enlists; }), QString("egypt nubia"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.enlistsAsDynasty; }), QString("nubia"));
        QCOMPARE(nation("nubia").dynastyOver, campaign().nation("egypt"));
        QCOMPARE(campaign().list(nation("judah").covenantAreas), QString("Judah"));
        QCOMPARE(nation("judah").covenantFoes.count(), 2);
    }

    // R-LOR-2.7.3a
    void theDeadReturnToTheirHomelands() {
        QCOMPARE(campaign().list(nation("egypt").replacements),
                 QString("Lower Egypt, Naucratis, On, Thebaid, Upper Egypt"));
        QCOMPARE(campaign().list(nation("libya").replacements), QString("Libyan Desert"));
        QCOMPARE(campaign().list(nation("aramea").replacements), QString("Arabian Desert, Syria"));
        QCOMPARE(nationsWith([](const Nation& one) { return one.replacesOffMap; }), QString("nubia"));
    }

    // R-LOR-17.0a, R-LOR-17.0b, R-LOR-5.10d
    void capitalsAndBelovedTurnsAreListed() {
        QCOMPARE(nationsWith([](const Nation& one) { return !one.capitals.empty(); }),
                 QString("assyria egypt chaldea hatti"));
        const auto& capitals = nation("assyria").capitals;
        QCOMPARE(capitals.size(), 2U);
        QCOMPARE(capitals[0].area, campaign().area("Assyria"));
        QCOMPARE(turnsOf(capitals[0].turns), QString("3 4 5"));
        QCOMPARE(capitals[1].area, campaign().area("Nineveh"));
        QCOMPARE(turnsOf(capitals[1].turns), QString("8 9 10"));
        QCOMPARE(nation("egypt").capitals.front().area, campaign().area("Lower Egypt"));
        QCOMPARE(turnsOf(nation("egypt").beloved), QString("1 7"));
        QCOMPARE(turnsOf(nation("assyria").beloved), QString("3 8 9"));
        QCOMPARE(turnsOf(nation("sumer").beloved), QString());
    }

    // R-LOR-2.3a, R-LOR-2.3.4a, R-LOR-2.3.5a, R-LOR-6.7a, R-LOR-2.2.3a
    void markersBelongToTheirNations() {
        QCOMPARE(count(campaign(), "judah", Kind::Chosen), 1);
        for (const char* god : {"egypt", "hatti", "assyria", "chaldea"})
            QCOMPARE(count(campaign(), god, Kind::God), 1);
        QCOMPARE(count(campaign(), "assyria", Kind::Terror), 3);
        QCOMPARE(count(campaign(), "nubia", Kind::Terror), 1);
        QCOMPARE(count(campaign(), "assyria", Kind::Siege), 2);
        QCOMPARE(count(campaign(), "seaPeoples", Kind::Chariot), 5);
    }

    // R-LOR-Dh
    void theLastFiveTurnsBeginWithThoseWhoLiveOn() {
        const Campaign last("last_five");
        QCOMPARE(last.setup().nations.size(), 16U);
        QCOMPARE(last.arrivals("judah", 6),
                 QString("5 foot, 1 chariot in Judah, Transjordan; Chosen People, Saul, David"));
        QCOMPARE(last.arrivals("assyria", 7), QString("2 foot, 1 chariot, 1 cavalry in Assyria, Nineveh; Adad-Nirari"));
        int dead = 0;
        for (const Profile& piece : last.setup().pieces)
            dead += piece.asDesigned.lot == orontes::lords::Lot::Dead ? 1 : 0;
        QCOMPARE(dead, 28);
    }

    // R-LOR-Dh
    void threePlayersShareTheNationsOfWhite() {
        const Campaign three("three_players");
        const auto seatOf = [&](const char* token) {
            return QString::fromStdString(three.setup().sideOf(three.nation(token)).seat.value);
        };
        QCOMPARE(three.setup().scenario.seats->size(), 3U);
        QCOMPARE(seatOf("hatti"), QString("yellow"));
        QCOMPARE(seatOf("elam"), QString("blue"));
        for (const char* token : {"nubia", "cimmeria", "judah"})
            QCOMPARE(seatOf(token), QString("red"));
    }
};

QTEST_APPLESS_MAIN(TstLordsRoster)
#include "tst_lords_roster.moc"
