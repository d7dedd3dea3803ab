// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/arrivals.h"
#include "rules/core/describe/info_findings.h"
#include "rules/lords/info.h"
#include "tests/rules/lords/campaign.h"

#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using core::Provenance;
using core::TurnNumber;

namespace {

const core::RulesetInfo& info() {
    return lords::info();
}

/// Cells of the scenario, from a turn to a turn, that are otherwise than the chart.
QStringList differences(const core::Scenario& scenario, int first, int last) {
    QStringList cells;
    for (const core::Side& side : *scenario.sides)
        for (int turn = first; turn <= last; ++turn) {
            const TurnNumber at{turn};
            const bool mark = core::markedTurns(info(), side).contains(at);
            if (!core::sameArrivals(core::arrivalsOf(info(), scenario, side.token, at),
                                    core::printedArrivals(info(), side.token, at)) ||
                mark != (core::printedMark(info(), side.token, at) != nullptr))
                cells << QString("%1 %2").arg(side.token.value.c_str()).arg(turn);
        }
    return cells;
}

core::Arrivals printed(const char* side, int turn) {
    return core::printedArrivals(info(), core::SideToken{side}, TurnNumber{turn});
}

const core::Origin& origin(const char* side, int turn) {
    return core::printedEntries(info(), core::SideToken{side}, TurnNumber{turn}).front()->origin;
}

int countersIn(const core::PrintedChart& chart) {
    int all = 0;
    for (const core::PrintedArrival& arrival : chart.arrivals) {
        for (const auto& [type, number] : arrival.party.numbers)
            all += number;
        all += static_cast<int>(arrival.party.named.size());
    }
    return all;
}

} // namespace

/// The arrival chart that comes with the game.
class TstLordsChart : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-2.7.2a, R-LOR-1.0a
    void theChartAndTheWholeCampaignAreEqual() {
        const core::Scenario full = readCampaign("full").value.value();
        QCOMPARE(differences(full, 1, 10), QStringList());
        QCOMPARE(countersIn(info().chart), static_cast<int>(full.counters->size()));
        QCOMPARE(info().chart.first, TurnNumber{1});
        QCOMPARE(info().chart.last, TurnNumber{10});
    }

    // R-LOR-2.7.3a
    void itListsTheReplacementAreasOfEverySide() {
        const core::Scenario full = readCampaign("full").value.value();
        QCOMPARE(info().chart.places.size(), full.sides->size());
        for (const core::Side& side : *full.sides) {
            const core::PrintedPlaces* places = core::printedPlaces(info(), side.token);
            QVERIFY2(places != nullptr, side.token.value.c_str());
            QVERIFY2(places->spaces == core::listedPlaces(info(), side), side.token.value.c_str());
        }
    }

    // R-LOR-2.7.2a
    void theShorterCampaignsAreItsTurns() {
        QCOMPARE(differences(readCampaign("first_five").value.value(), 1, 5), QStringList());
        QCOMPARE(differences(readCampaign("three_players").value.value(), 1, 10), QStringList());
        // Assur, who came on turn 3 and left, comes into this one when Nineveh is the capital (17.0).
        QCOMPARE(differences(readCampaign("last_five").value.value(), 7, 10), QStringList{"assyria 8"});
    }

    /// It begins with a position: what came in six turns, as far as it is left.
    void theLaterCampaignBeginsWithASetUpOfItsOwn() {
        const core::Scenario later = readCampaign("last_five").value.value();
        QVERIFY(!differences(later, 6, 6).isEmpty());
        QVERIFY(!core::chartSpeaksOf(info(), later, TurnNumber{6}));
        QVERIFY(core::chartSpeaksOf(info(), later, TurnNumber{7}));
        QVERIFY(core::chartSpeaksOf(info(), readCampaign("full").value.value(), TurnNumber{1}));
    }

    // R-LOR-9.1a: six foot, five chariots and Suppiluliumas in West Taurus and Hatti.
    void hattiOnTurnTwoIsAsItIsTold() {
        const core::Arrivals hatti = printed("hatti", 2);
        QCOMPARE(hatti.size(), std::size_t{1});
        QCOMPARE(hatti[0].numbers.at(core::CounterType{"foot"}), 6);
        QCOMPARE(hatti[0].numbers.at(core::CounterType{"chariot"}), 5);
        QCOMPARE(hatti[0].named.front().name, std::string("Suppiluliumas I"));
        QVERIFY(hatti[0].place ==
                core::ArrivalPlace(core::WithinSpaces{{core::SpaceLabel{"West Taurus"}, core::SpaceLabel{"Hatti"}}}));
        QCOMPARE(origin("hatti", 2).rule.provenance, Provenance::Found);
    }

    // R-LOR-9.4d
    void landingsComeOverTheSea() {
        const core::Arrivals achaea = printed("achaea", 2);
        QVERIFY(std::holds_alternative<core::EntersAt>(achaea[0].place));
        QVERIFY(achaea[0].attributes.at(core::FieldId{"bySea"}) == core::Value{true});
    }

    // R-LOR-5.10d
    void belovedTurnsAreChartData() {
        QStringList marks;
        for (const core::PrintedMark& mark : info().chart.marks)
            marks << QString("%1 %2").arg(mark.side.value.c_str()).arg(mark.turn.value);
        marks.sort();
        QCOMPARE(marks.join(", "), QString("aramea 5, assyria 3, assyria 8, assyria 9, chaldea 10, cimmeria 9, "
                                           "egypt 1, egypt 7, hatti 2, judah 6, medes 10, seaPeoples 4"));
    }

    // R-LOR-3.1g, R-LOR-3.1h, R-LOR-3.1i, R-LOR-3.1j, R-LOR-3.1k, R-LOR-3.1l, R-LOR-3.1m
    void everyEntrySaysWhereItIsFrom() {
        for (const char* side : {"kassites", "canaan", "elam", "hatti", "sumer", "mitanni", "egypt"})
            QCOMPARE(origin(side, 1).rule.provenance, Provenance::Text);
        QCOMPARE(origin("libya", 3).rule.provenance, Provenance::Reconstruction);
        for (const core::PrintedArrival& arrival : info().chart.arrivals)
            QVERIFY2(arrival.origin.rule.provenance == Provenance::Text || !arrival.origin.source.empty(),
                     arrival.side.value.c_str());
        for (const core::PrintedMark& mark : info().chart.marks)
            QVERIFY2(!mark.origin.source.empty(), mark.side.value.c_str());
    }

    void aChartOfAnUnknownTypeIsAFault() {
        core::RulesetInfo other = info();
        other.chart.arrivals.front().party.numbers[core::CounterType{"elephant"}] = 2;
        const core::Findings faults = core::infoFindings(other);
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults.front().id, std::string("info.chart-missing"));
    }

    /// Order of parties, names and spaces is no difference; a number is.
    void theSameArrivalsMayBeWrittenInSeveralWays() {
        core::Arrivals one = printed("assyria", 3);
        core::Arrivals other{one[1], one[0]};
        std::swap(other[1].named[0], other[1].named[1]);
        std::get<core::WithinSpaces>(other[1].place).spaces = {core::SpaceLabel{"Nineveh"},
                                                               core::SpaceLabel{"Assyria"}};
        other[0].place = core::WithinSpaces{{core::SpaceLabel{"Assyria"}}}; // a choice of one
        QVERIFY(core::sameArrivals(one, other));
        ++other[1].numbers[core::CounterType{"foot"}];
        QVERIFY(!core::sameArrivals(one, other));
    }
};

QTEST_APPLESS_MAIN(TstLordsChart)
#include "tst_lords_chart.moc"
