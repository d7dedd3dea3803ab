// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/game.h"
#include "rules/lords/info.h"
#include "rules/lords/roster.h"
#include "tests/rules/lords/campaign.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace orontes;
using namespace orontes::tests;
using core::FaceSide;
using core::Sign;
using core::Slot;

namespace {

constexpr double mmPerInch = 25.4;

core::CounterFace faceOf(const Campaign& game, const QString& nation, const QString& name, FaceSide side) {
    const core::Scenario& scenario = game.setup().scenario;
    for (const core::Counter& counter : *scenario.counters)
        if (counter.side.value == nation.toStdString() && counter.name == name.toStdString())
            return core::faceOf(lords::info(), scenario, counter, side);
    return {};
}

QString textAt(const core::CounterFace& face, Slot slot) {
    for (const core::SlotText& text : face.texts)
        if (text.slot == slot)
            return QString::fromStdString(text.text);
    return {};
}

bool hasSign(const core::CounterFace& face, Slot slot, Sign sign) {
    return face.signs == std::vector<core::SlotSign>{{slot, sign}};
}

/// Edge of a counter of the type, in inches.
double inchesOf(const char* type) {
    const core::PrintPieces& print = lords::info().print;
    for (const core::CounterSize& size : print.counterSizes)
        if (std::find(size.types.begin(), size.types.end(), core::CounterType{type}) != size.types.end())
            return size.millimetres / mmPerInch;
    return print.counterMillimetres / mmPerInch;
}

bool isSame(double one, double other) {
    return std::abs(one - other) < 1e-9;
}

/// The classes of units that pay for each other.
lords::Class classNamed(const char* type) {
    return lords::classOf(lords::kindNamed(type).value());
}

} // namespace

/// The counters as they are printed (2.2 to 2.5), and the list of pieces.
class TstLordsComponents : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-1.0a
    void aPackageHoldsAllThatTheGameNeeds() {
        const core::PrintPieces& print = lords::info().print;
        QCOMPARE(print.victoryLists.size(), std::size_t{1}); // for each seat
        QCOMPARE(print.arrivalCharts.size(), std::size_t{2});
        QVERIFY(print.arrivalCharts[0].per == core::PrintedFor::EachSeat);
        QVERIFY(print.arrivalCharts[1].per == core::PrintedFor::Game);
        const auto points = std::find_if(print.tracks.begin(), print.tracks.end(),
                                         [](const core::TrackSpec& track) { return !track.turns; });
        QVERIFY(points != print.tracks.end());
        QCOMPARE(points->first, 0);
        QCOMPARE(points->last, 399);
        const auto turns = std::find_if(print.tracks.begin(), print.tracks.end(),
                                        [](const core::TrackSpec& track) { return track.turns; });
        QVERIFY(turns != print.tracks.end());
        QCOMPARE(turns->captions.size(), std::size_t{10});
        QCOMPARE(lords::info().texts.render(turns->captions[9]), std::string("670–600 BC"));
    }

    // R-LOR-2.7.4a
    void theCombatTableLiesOnTheReverseOfEachColoursChart() {
        const std::vector<std::string>& reverse = lords::info().print.arrivalCharts[0].reverse;
        QCOMPARE(reverse, (std::vector<std::string>{"combat", "desert"}));
        for (const std::string& id : reverse)
            QVERIFY(std::any_of(lords::info().tables.begin(), lords::info().tables.end(),
                                [&id](const core::TableSpec& table) { return table.id == id; }));
    }

    // R-LOR-2.2.1a
    void footAreFiveEighthsOfAnInch() {
        QVERIFY(isSame(inchesOf("foot"), 0.625));
        QCOMPARE(lords::info().print.counterSizes.size(), std::size_t{1});
        QCOMPARE(lords::info().print.counterSizes[0].types.size(), std::size_t{1});
    }

    // R-LOR-2.2.2a
    void horseAndCamelRidersAreThreeQuartersOfAnInch() {
        for (const char* const type : {"cavalry", "camel"}) {
            QVERIFY(isSame(inchesOf(type), 0.75));
            QVERIFY(classNamed(type) == lords::Class::Cavalry);
        }
    }

    // R-LOR-2.2.3a
    void chariotsAndWagonsAreThreeQuartersOfAnInch() {
        for (const char* const type : {"chariot", "wagon"}) {
            QVERIFY(isSame(inchesOf(type), 0.75));
            QVERIFY(classNamed(type) == lords::Class::Chariot);
        }
    }

    // R-LOR-2.3a
    void everyMarkerIsThreeQuartersOfAnInch() {
        for (const char* const type :
             {"ruler", "terror", "siege", "chosen", "godAmun", "godStorm", "godAssur", "godMarduk"})
            QVERIFY(isSame(inchesOf(type), 0.75));
    }

    // R-LOR-2.3.1a
    void aRulerBearsHisNameHisNationAndACircle() {
        const Campaign game;
        const core::CounterFace darusha = faceOf(game, "canaan", "Darusha", FaceSide::Front);
        QCOMPARE(textAt(darusha, Slot::Caption), "Darusha");
        QCOMPARE(textAt(darusha, Slot::BandLeft), "Canaan");
        QVERIFY(hasSign(darusha, Slot::LowerRight, Sign::Ring));
    }

    // R-LOR-2.3.2a
    void terrorIsAHowlingFace() {
        const Campaign game;
        const core::CounterFace terror = faceOf(game, "assyria", "Terror 1", FaceSide::Front);
        QCOMPARE(terror.symbol, std::string("howl"));
        QCOMPARE(textAt(terror, Slot::BandLeft), "Assyria");
    }

    // R-LOR-2.3.3a
    void siegeIsAFortifiedTower() {
        const Campaign game;
        QCOMPARE(faceOf(game, "nubia", "Siege 1", FaceSide::Front).symbol, std::string("tower"));
    }

    // R-LOR-2.3.4a
    void theChosenPeopleAreGodlyInFrontAndUngodlyBehind() {
        const Campaign game;
        const core::CounterFace front = faceOf(game, "judah", "Chosen People", FaceSide::Front);
        const core::CounterFace back = faceOf(game, "judah", "Chosen People", FaceSide::Back);
        QCOMPARE(textAt(front, Slot::Caption), "Godly");
        QCOMPARE(textAt(back, Slot::Caption), "Ungodly");
        QCOMPARE(textAt(back, Slot::BandLeft), "Judah");
        QVERIFY(front.symbol != back.symbol);
        QVERIFY(front.state != back.state);
    }

    // R-LOR-2.3.5a
    void fourGodsBearTheirNamesAndASquare() {
        const Campaign game;
        for (const auto& [nation, god, people] :
             {std::tuple{"hatti", "Storm God", "Hatti"}, std::tuple{"assyria", "Assur", "Assyria"},
              std::tuple{"chaldea", "Marduk", "Chaldea"}, std::tuple{"egypt", "Amon-Ra", "Egypt"}}) {
            const core::CounterFace face = faceOf(game, nation, god, FaceSide::Front);
            QCOMPARE(textAt(face, Slot::Caption), god);
            QCOMPARE(textAt(face, Slot::BandLeft), people);
            QVERIFY(hasSign(face, Slot::LowerLeft, Sign::Square));
        }
    }

    // R-LOR-2.5a
    void everyCounterNamesItsNationOnGroundInItsColour() {
        const Campaign game;
        const core::Scenario& scenario = game.setup().scenario;
        for (const core::Counter& counter : *scenario.counters)
            for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
                const core::CounterFace face = core::faceOf(lords::info(), scenario, counter, side);
                const core::Side* const nation = core::findSide(scenario, counter.side);
                QCOMPARE(textAt(face, Slot::BandLeft), QString::fromStdString(nation->name));
                QVERIFY(face.band == nation->colour);
                QVERIFY(face.ground == core::FaceGround::Tinted);
            }
    }

    // R-LOR-10.4a
    void theBackOfAUnitIsItsVassalSide() {
        const Campaign game;
        for (const char* const name : {"Foot 1", "Chariots 1"}) {
            const core::CounterFace back = faceOf(game, "egypt", name, FaceSide::Back);
            QVERIFY(back.state == core::FaceState::Turned);
            QVERIFY(faceOf(game, "egypt", name, FaceSide::Front).state == core::FaceState::Fresh);
        }
    }
};

QTEST_GUILESS_MAIN(TstLordsComponents)
#include "tst_lords_components.moc"
