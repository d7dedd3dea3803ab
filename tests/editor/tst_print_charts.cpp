// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/arrivals.h"
#include "editor/publish/content/counters.h"
#include "editor/publish/content/loose_markers.h"
#include "editor/publish/content/tracks.h"
#include "editor/publish/kit_parts.h"
#include "editor/publish/layout/victory_list.h"
#include "rules/core/describe/arrivals.h"
#include "tests/editor/inked_texts.h"
#include "tests/editor/print_battle.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {

constexpr MmSize a4{210, 297};
constexpr MmSize letter{215.9, 279.4};

/// Frames whose edge is as long as a box to tick.
int tickBoxes(const Sheet& sheet) {
    return static_cast<int>(std::count_if(sheet.pieces.begin(), sheet.pieces.end(), [](const PlacedPiece& placed) {
        return std::holds_alternative<FramePiece>(placed.piece) && placed.box.width == placed.box.height &&
               placed.box.width < 4;
    }));
}

void checkTidyPages(const std::vector<Sheet>& sheets) {
    QVERIFY(!sheets.empty());
    for (const Sheet& sheet : sheets)
        checkTidy(textsOf(sheet), rectOf(sheet.size).grown(-11));
}

ArrivalChartContent chartOf(int rows, int turns) {
    ArrivalChartContent chart{"Arrivals", "Red", {0xB3372B}, core::Pattern::Solid, {}, "Twice", "Camps", {}, {}};
    for (int turn = 1; turn <= turns; ++turn)
        chart.turns.push_back({QString::number(turn), QStringLiteral("Year %1").arg(turn)});
    for (int row = 1; row <= rows; ++row) {
        ArrivalRow line{QStringLiteral("Side %1").arg(row), {0x1F5FA8}, core::Pattern::Dots, {}, "Here, There"};
        for (int turn = 1; turn <= turns; ++turn)
            line.cells.push_back({turn == row, {{"Foot 12, Chariots 4", "A king of long name", "Here, There"}}});
        chart.rows.push_back(std::move(line));
    }
    return chart;
}

VictoryListContent listOf(int groups, int lines) {
    VictoryListContent list{"Victory list",   "Blue", {0x1F5FA8}, core::Pattern::Solid, {"Tick a box."}, {},
                            {"Rivers: Nile"}, "Land", {}};
    for (int turn = 1; turn <= 10; ++turn)
        list.turns.push_back(QString::number(turn));
    for (int group = 1; group <= groups; ++group) {
        ScoreGroup one{QStringLiteral("Side %1").arg(group), {0x1F5FA8}, core::Pattern::Chevrons, {}};
        for (int line = 1; line <= lines; ++line)
            one.lines.push_back({QStringLiteral("S%1-%2").arg(group).arg(line),
                                 "At least so many units of some other side are slain by this one", 10, line});
        list.groups.push_back(std::move(one));
    }
    return list;
}

} // namespace

class PrintChartsTest : public QObject {
    Q_OBJECT

private slots:
    void smallCountersComeFirstAndTheOthersBeginASheet();
    void markersOfASeatBearItsColourAndName();
    void wordsStandOnTheBackOfAMarker();

    void turnsAreReadFromAList_data();
    void turnsAreReadFromAList();
    void whatComesTogetherIsListedTogether();
    void chartRunsOverPagesUnderItsHead();
    void turnsThatHaveNoRoomGoOnOnAPageOfTheirOwn();
    void markedTurnIsFramedAndSigned();

    void aBoxIsTickedForEveryUnitOrTurn();
    void longListGoesOnOnTheNextPage();
    void everySideHasABoxForEveryTurn();

    void aTrackOfPointsIsCutIntoWholeRows();
    void roundNumbersStandOut();
    void pagesOfChartsAndTracksAreInTheKit();
};

// The camps of 10 mm before the corps of 16 mm.
void PrintChartsTest::smallCountersComeFirstAndTheOthersBeginASheet() {
    PrintBattle battle = printBattle();
    battle.info.print.counterSizes = {{{core::CounterType{"camp"}}, 10}};
    const std::vector<PrintItem> items = counterItems(battle.source(), 16);
    QCOMPARE(items[0].size.width, 10.0);
    QCOMPARE(std::get<FacePiece>(items[0].front).face.caption, std::string("Camp"));
    QCOMPARE(items[1].size.width, 16.0);
    QVERIFY(items[1].newSheet);
    QVERIFY(!items[2].newSheet);
    KitOptions options;
    options.pieces = {KitPiece::Counters};
    const KitPart part = kitOf(battle.source(), options).value().parts.front();
    QCOMPARE(part.places[0].sheet, 0);
    for (std::size_t i = 1; i < part.places.size(); ++i)
        QCOMPARE(part.places[i].sheet, 2); // behind the back of the first
}

void PrintChartsTest::markersOfASeatBearItsColourAndName() {
    PrintBattle battle = printBattle();
    battle.info.print.looseMarkers = {{"fatigue", {}, core::PrintedFor::EachSeat, 3, 12, {}, {}},
                                      {"scattered", {}, core::PrintedFor::EachSide, 1, 0, {}, {}}};
    const std::vector<PrintItem> items = looseMarkerItems(battle.source(), 16);
    QCOMPARE(items.size(), std::size_t{3 * 2 + 2});
    QCOMPARE(items[0].size.width, 12.0);
    const auto& hatti = std::get<FacePiece>(items[3].front).face;
    QCOMPARE(hatti.symbol, std::string("marker_fatigue"));
    QCOMPARE(hatti.band.rgb, 0x1F5FA8u);
    QCOMPARE(hatti.texts[0].text, std::string("Hatti"));
    const auto& egypt = std::get<FacePiece>(items[6].front).face;
    QCOMPARE(egypt.band.rgb, 0xB3372Bu);
    QCOMPARE(items[6].size.width, 16.0);
    QVERIFY(items[6].back == items[6].front);
}

void PrintChartsTest::wordsStandOnTheBackOfAMarker() {
    PrintBattle battle = printBattle();
    battle.info.print.looseMarkers = {
        {"fatigue", {}, core::PrintedFor::EachSeat, 1, 12, {}, core::TextId{"status.routing"}}};
    PrintItem item = looseMarkerItems(battle.source(), 16).front();
    item.front = *item.back;
    const std::vector<InkedText> texts = textsOf(item);
    QCOMPARE(wordsIn(texts), QStringList({"Routing"}));
    checkTidy(texts, rectOf(item.size));
}

void PrintChartsTest::turnsAreReadFromAList_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QList<int>>("turns");
    QTest::newRow("nothing") << "" << QList<int>{};
    QTest::newRow("one") << "4" << QList<int>{4};
    QTest::newRow("single ones and a run") << "3, 8-10" << QList<int>{3, 8, 9, 10};
    QTest::newRow("no numbers") << "never, 2-x" << QList<int>{};
    QTest::newRow("long") << "998-999, 999-9999999" << QList<int>{998, 999};
}

void PrintChartsTest::turnsAreReadFromAList() {
    QFETCH(QString, list);
    QFETCH(QList<int>, turns);
    QList<int> found;
    for (const core::TurnNumber turn : core::turnsListed(list.toStdString()))
        found << turn.value;
    QCOMPARE(found, turns);
}

// Of the toy: P'Re stands at 0101 from turn 1, Amun comes to 0101 or 0102 in turn 4; the others are not on the map.
void PrintChartsTest::whatComesTogetherIsListedTogether() {
    PrintBattle battle = printBattle();
    const core::Side& egypt = battle.scenario.sides->front();
    QCOMPARE(arrivalsOf(battle.source(), egypt, core::TurnNumber{1}), (std::vector<Arrival>{{"Corps 1", {}, "0101"}}));
    QCOMPARE(arrivalsOf(battle.source(), egypt, core::TurnNumber{4}),
             (std::vector<Arrival>{{"Corps 1", {}, "0101, 0102"}}));
    core::Counter& camp = battle.scenario.counters.edit()[3];
    camp.side = egypt.token;
    camp.setUp = battle.scenario.counters->front().setUp;
    QCOMPARE(arrivalsOf(battle.source(), egypt, core::TurnNumber{1}),
             (std::vector<Arrival>{{"Corps 1, Camp", {}, "0101"}})); // one that is called as its type is
    QCOMPARE(core::chartTurns(battle.scenario).size(), std::size_t{4});
}

void PrintChartsTest::chartRunsOverPagesUnderItsHead() {
    for (const MmSize paper : {a4, letter}) {
        const std::vector<Sheet> sheets = arrivalSheets(chartOf(24, 10), paper, "Kadesh");
        QVERIFY(sheets.size() > 1);
        checkTidyPages(sheets);
        QStringList sides;
        for (const Sheet& sheet : sheets) {
            QVERIFY(sheet.size.landscape());
            const QStringList words = wordsIn(textsOf(sheet));
            QVERIFY(words.contains("Arrivals"));
            if (words.contains("Year 10"))
                sides << words.filter(QRegularExpression("^Side "));
        }
        sides.removeDuplicates();
        QCOMPARE(sides.size(), 24);
    }
}

// (297 - 22 - 25) / 22 = 11.4: thirty turns need three pages of ten.
void PrintChartsTest::turnsThatHaveNoRoomGoOnOnAPageOfTheirOwn() {
    const std::vector<Sheet> sheets = arrivalSheets(chartOf(2, 30), a4, "Kadesh");
    checkTidyPages(sheets);
    QCOMPARE(sheets.size(), std::size_t{3});
    for (int page = 0; page < 3; ++page) {
        const QStringList words = wordsIn(textsOf(sheets[static_cast<std::size_t>(page)]));
        QCOMPARE(words.filter("Year ").size(), 10);
        QVERIFY(words.contains(QStringLiteral("Year %1").arg(10 * page + 1)));
    }
}

void PrintChartsTest::markedTurnIsFramedAndSigned() {
    const Sheet sheet = arrivalSheets(chartOf(3, 5), a4, "Kadesh").front();
    const auto thick = std::count_if(sheet.pieces.begin(), sheet.pieces.end(), [](const PlacedPiece& placed) {
        const auto* const frame = std::get_if<FramePiece>(&placed.piece);
        return frame != nullptr && frame->width == 0.5;
    });
    QCOMPARE(thick, 3);
    const QStringList words = wordsIn(textsOf(sheet));
    QCOMPARE(words.count(markedSign), 3);
    QVERIFY(!words.filter("★ Twice.").isEmpty());
}

void PrintChartsTest::aBoxIsTickedForEveryUnitOrTurn() {
    const std::vector<Sheet> sheets = victorySheets(listOf(1, 4), a4, "Campaign");
    QCOMPARE(sheets.size(), std::size_t{1});
    checkTidyPages(sheets);
    QCOMPARE(tickBoxes(sheets.front()), 1 + 2 + 3 + 4);
    QVERIFY(wordsIn(textsOf(sheets.front())).contains("40 in all"));
}

void PrintChartsTest::longListGoesOnOnTheNextPage() {
    for (const MmSize paper : {a4, letter}) {
        const std::vector<Sheet> sheets = victorySheets(listOf(9, 8), paper, "Campaign");
        QVERIFY(sheets.size() > 1);
        checkTidyPages(sheets);
        int boxes = 0;
        for (const Sheet& sheet : sheets)
            boxes += tickBoxes(sheet);
        QCOMPARE(boxes, 9 * 36);
    }
}

// Ten turns and their sum for each of two sides.
void PrintChartsTest::everySideHasABoxForEveryTurn() {
    const Sheet sheet = victorySheets(listOf(2, 1), a4, "Campaign").front();
    const auto boxes = std::count_if(sheet.pieces.begin(), sheet.pieces.end(), [](const PlacedPiece& placed) {
        return std::holds_alternative<FramePiece>(placed.piece) && placed.box.height > 5;
    });
    QCOMPARE(boxes, 2 * 11);
}

// Twenty in a row of 275 mm: 13.75 mm each; 400 are twenty rows, ten on either page.
void PrintChartsTest::aTrackOfPointsIsCutIntoWholeRows() {
    TrackContent track{"Points", {"A note"}, {}, 20};
    for (int number = 0; number < 400; ++number)
        track.boxes.push_back({number, {}, {}});
    for (const MmSize paper : {a4, letter}) {
        const std::vector<Sheet> sheets = trackSheets(track, paper, "Campaign");
        QCOMPARE(sheets.size(), std::size_t{2});
        checkTidyPages(sheets);
        for (const Sheet& sheet : sheets) {
            const auto boxes = std::count_if(sheet.pieces.begin(), sheet.pieces.end(), [](const PlacedPiece& placed) {
                return std::holds_alternative<FramePiece>(placed.piece) && placed.box.width >= 12;
            });
            QCOMPARE(boxes, 200);
        }
    }
}

void PrintChartsTest::roundNumbersStandOut() {
    TrackContent track{"Points", {}, {}, 10};
    for (int number = 1; number <= 30; ++number)
        track.boxes.push_back({number, {}, {}});
    const Sheet sheet = trackSheets(track, a4, "Campaign").front();
    const auto tinted = std::count_if(sheet.pieces.begin(), sheet.pieces.end(), [](const PlacedPiece& placed) {
        const auto* const fill = std::get_if<FillPiece>(&placed.piece);
        return fill != nullptr && fill->ink == inkTint;
    });
    QCOMPARE(tinted, 3);
}

// Two seats with a table on the reverse each: four pages; the combined chart and a white back: two.
void PrintChartsTest::pagesOfChartsAndTracksAreInTheKit() {
    PrintBattle battle = printBattle();
    battle.scenario.counters.edit()[1].setUp.place = core::AtSpace{core::SpaceLabel{"0403"}};
    core::ArrivalChartSpec chart;
    chart.label = core::TextId{"orders"};
    chart.reverse = {"battle"};
    core::ArrivalChartSpec master = chart;
    master.per = core::PrintedFor::Game;
    battle.info.print.arrivalCharts = {chart, master};
    core::TrackSpec track;
    track.label = core::TextId{"track.losses"};
    track.last = 9;
    battle.info.print.tracks = {track};
    KitOptions options;
    options.pieces = {KitPiece::Charts, KitPiece::Tracks};
    const Kit kit = kitOf(battle.source(), options).value();
    QCOMPARE(kit.parts.size(), std::size_t{2});
    QCOMPARE(kit.parts[0].stem, std::string("charts"));
    QCOMPARE(kit.parts[0].sheets.size(), std::size_t{6});
    QVERIFY(kit.parts[0].backs == Backs::LongEdge);
    QVERIFY(wordsIn(textsOf(kit.parts[0].sheets[1])).contains("Battle roll"));
    QVERIFY(wordsIn(textsOf(kit.parts[0].sheets[5])).isEmpty());
    QCOMPARE(kit.parts[1].sheets.size(), std::size_t{1});
    QVERIFY(!isPrinted(KitPiece::Victory, battle.source()));
}

QTEST_MAIN(PrintChartsTest)
#include "tst_print_charts.moc"
