// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/arrivals.h"
#include "editor/publish/content/counters.h"
#include "editor/publish/content/tracks.h"
#include "editor/publish/kit_artists.h"
#include "editor/publish/kit_parts.h"
#include "editor/publish/pdf/write_pdf.h"
#include "rules/core/json/scenario_json.h"
#include "rules/core/ruleset.h"
#include "rules/registry/registry.h"
#include "tests/editor/inked_texts.h"
#include "tests/editor/pdf_measure.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {
constexpr MmSize a4{210, 297};
constexpr MmSize letter{215.9, 279.4};
constexpr double foot = 15.875; // 5/8 inch
constexpr double large = 19.05; // 3/4 inch

/// A line of the arrival chart, as the data of the game have it.
struct ChartLine {
    const char* seat;
    const char* side;
    int turn;
    const char* units;
    const char* named;
    const char* where;
};

constexpr ChartLine chart[] = {
    {"Red", "Mitanni", 1, "Foot 6, Chariots 5", "", "Kizzuwatna, Hurri-land, Mitanni, Hanigalbat"},
    {"Red", "Sumer", 1, "Foot 5", "", "Sumer"},
    {"Red", "Assyria", 2, "Foot 4, Chariots 1", "", "Assyria, Nineveh"},
    {"Red", "Assyria", 3, "Foot 3, Chariots 1", "Shalamaneser I, Tukrul-Ninurtka I", "Assyria, Nineveh"},
    {"Red", "Assyria", 3, "Assur", "", "Assyria"},
    {"Red", "Assyria", 5, "Foot 2, Chariots 1, Terror 1", "Tiglath-Pileser I", "Assyria, Nineveh"},
    {"Red", "Assyria", 7, "Foot 2, Cavalry 1, Chariots 1", "Adad-Nirari", "Assyria, Nineveh"},
    {"Red", "Assyria", 8, "Foot 3, Cavalry 2, Terror 1, Siege 1", "Ashur-nasir-pal II, Shalmaneser III",
     "Assyria, Nineveh"},
    {"Red", "Assyria", 9, "Foot 4, Cavalry 3, Terror 1, Siege 1", "Tiglath-Pileser III, Sargon II", "Assyria, Nineveh"},
    {"Red", "Assyria", 10, "Cavalry 1", "Ashurbanipal", "Nineveh"},
    {"Red", "Libya", 3, "Foot 3", "", "Enters: Libyan Desert"},
    {"Red", "Libya", 4, "Foot 2", "", "Enters: Libyan Desert"},
    {"Red", "Phrygia", 4, "Foot 3, Chariots 1", "", "Enters: Wilusyia, Phrygia"},
    {"Red", "Phrygia", 8, "Foot 3, Cavalry 1", "Midas", "Phrygia"},
    {"Blue", "Egypt", 1, "Foot 10, Chariots 4", "Thutmosis III", "On, Upper Egypt, Lower Egypt, Thebaid, Naucratis"},
    {"Blue", "Egypt", 1, "Amon-Ra", "", "Lower Egypt"},
    {"Blue", "Egypt", 3, "Foot 2, Chariots 2", "Raamesses II", "On, Lower Egypt"},
    {"Blue", "Egypt", 4, "Foot 2, Chariots 1", "Raamesses III", "On, Lower Egypt, Naucratis"},
    {"Blue", "Egypt", 7, "Foot 2, Chariots 1", "Shishonk", "Lower Egypt, Naucratis"},
    {"Blue", "Egypt", 10, "Foot 2, Cavalry 1", "Psammetichus", "Naucratis, Lower Egypt"},
    {"Blue", "Achaea", 2, "Foot 4, Chariots 1", "",
     "Lands from the sea: Wilusyia, Seha River Land, Assuwa, Kos, Lukka"},
    {"Blue", "Luvians", 4, "Foot 3, Chariots 2", "", "Kizzuwatna, East Taurus, Isuwa"},
    {"Blue", "Luvians", 7, "Foot 1, Chariots 1", "", "Kizzuwatna, East Taurus, Aleppo"},
    {"Blue", "Aramea", 5, "Foot 4, Camels 4", "", "Enters: Arabian Desert"},
    {"Blue", "Aramea", 6, "Foot 1, Camels 2", "", "Syria, Arabian Desert"},
    {"Blue", "Urartu", 8, "Foot 4, Cavalry 2", "Sardur I", "Nairi"},
    {"Blue", "Urartu", 9, "Foot 2, Cavalry 1", "Sardur II", "Nairi"},
    {"Yellow", "Canaan", 1, "Foot 7, Chariots 5", "Darusha",
     "Kadesh, Ugarit, Aleppo, Phoenicia, Philistia, Judah, Syria"},
    {"Yellow", "Canaan", 6, "Foot 1, Chariots 1", "", "Phoenicia"},
    {"Yellow", "Kassites", 1, "Foot 8, Chariots 4", "", "Mari, Tigris, Akkad, Babylon, Karduniash"},
    {"Yellow", "Kassites", 3, "Chariots 1", "", "Babylon, Akkad"},
    {"Yellow", "Sea Peoples", 4, "Foot 6, Wagons 4", "", "Lands from the sea: Mediterranean"},
    {"Yellow", "Sea Peoples", 5, "Foot 1, Wagons 1", "", "Lands from the sea: Philistia, Phoenicia, Alasa, Arzawa"},
    {"Yellow", "Chaldea", 5, "Foot 4, Chariots 1", "Nebuchanezzar I", "Babylon, Sumer"},
    {"Yellow", "Chaldea", 5, "Marduk", "", "Babylon"},
    {"Yellow", "Chaldea", 9, "Foot 1, Cavalry 2", "", "Sumer, Karduniash"},
    {"Yellow", "Chaldea", 10, "Foot 3, Cavalry 2", "Nabpolassar", "Babylon, Sumer, Karduniash"},
    {"Yellow", "Medes", 8, "Foot 3, Cavalry 1", "", "Media, Caspia, Hyrkania"},
    {"Yellow", "Medes", 9, "Cavalry 1", "", "Media"},
    {"Yellow", "Medes", 10, "Foot 3, Cavalry 3", "Cyaxares", "Media, Caspia"},
    {"Yellow", "Lydia", 10, "Foot 3, Cavalry 3", "Gyges", "Assuwa, Seha River Land"},
    {"White", "Hatti", 1, "Foot 6, Chariots 2", "", "West Taurus, Pitassa, Zippasla, Hatti"},
    {"White", "Hatti", 1, "Storm God", "", "Hatti"},
    {"White", "Hatti", 2, "Foot 6, Chariots 5", "Suppiluliumas I", "West Taurus, Hatti"},
    {"White", "Hatti", 3, "Chariots 2", "Mursilis", "Hatti, Pitassa"},
    {"White", "Elam", 1, "Foot 4", "", "South Zagros, Elam"},
    {"White", "Elam", 3, "Foot 1", "", "Elam, South Zagros"},
    {"White", "Elam", 4, "Foot 2, Chariots 2", "Shutruk-Nahunte", "Elam, South Zagros"},
    {"White", "Elam", 7, "Foot 1", "", "Elam, South Zagros"},
    {"White", "Elam", 8, "Foot 1, Cavalry 1", "", "Elam, South Zagros"},
    {"White", "Judah", 3, "Foot 5, Chosen People", "Moses", "Enters: Judah, Transjordan"},
    {"White", "Judah", 6, "Foot 2, Chariots 1", "Saul, David", "Judah, Transjordan"},
    {"White", "Judah", 7, "Chariots 2", "Solomon", "Judah"},
    {"White", "Nubia", 8, "Foot 4", "", "Enters: Thebaid"},
    {"White", "Nubia", 9, "Foot 3, Cavalry 1, Terror 1, Siege 1", "Piye", "Enters: Thebaid"},
    {"White", "Cimmeria", 9, "Foot 2, Cavalry 5", "", "Enters: West Caucasus, East Caucasus"},
    {"White", "Cimmeria", 10, "Cavalry 1", "", "Enters: West Caucasus, East Caucasus"},
};

/// Where the dead of each nation return.
const std::map<QString, QString> replacements{
    {"Mitanni", "Mitanni, Hanigalbat, Hurri-land, Kizzuwatna"},
    {"Sumer", "Sumer"},
    {"Assyria", "Assyria, Nineveh"},
    {"Libya", "Libyan Desert"},
    {"Phrygia", "Phrygia, Wilusyia"},
    {"Egypt", "On, Upper Egypt, Lower Egypt, Thebaid, Naucratis"},
    {"Achaea", "Kos, Assuwa, Seha River Land, Wilusyia"},
    {"Luvians", "Kizzuwatna, East Taurus, Aleppo"},
    {"Aramea", "Arabian Desert, Syria"},
    {"Urartu", "Nairi, East Caucasus"},
    {"Canaan", "Kadesh, Ugarit, Aleppo, Phoenicia, Philistia, Judah, Syria"},
    {"Kassites", "Babylon, Akkad, Karduniash, Tigris, Mari"},
    {"Sea Peoples", "Philistia, Alasa"},
    {"Chaldea", "Sumer, Karduniash, Babylon"},
    {"Medes", "Media, Caspia, Hyrkania"},
    {"Lydia", "Assuwa, Seha River Land"},
    {"Hatti", "Hatti, Pitassa, Zippasla, West Taurus"},
    {"Elam", "Elam, South Zagros"},
    {"Judah", "Judah, Transjordan"},
    {"Nubia", "Thebaid, Upper Egypt"},
    {"Cimmeria", "West Caucasus, East Caucasus"},
};

std::string campaignText(const QString& file) {
    QFile json(QString("%1/scenarios/lords/%2").arg(sourceFolder, file));
    return json.open(QIODevice::ReadOnly) ? json.readAll().toStdString() : std::string();
}

core::Scenario campaign() {
    const auto board = [](const std::string& name) -> core::Result<std::string> {
        return campaignText(QString::fromStdString(name));
    };
    return core::readScenario(campaignText("full.json"), board).value.value();
}

const core::RulesetInfo& info() {
    for (const core::RulesetEntry* const entry : registry::rulesets())
        if (entry->rules.info().id.value == "lords")
            return entry->rules.info();
    qFatal("the ruleset is not built in");
}

const core::ArrivalChartSpec& chartFor(core::PrintedFor per) {
    for (const core::ArrivalChartSpec& spec : info().print.arrivalCharts)
        if (spec.per == per)
            return spec;
    qFatal("no such chart");
}

QString lineOf(const Arrival& arrival) {
    return QStringLiteral("%1 / %2 / %3").arg(arrival.units, arrival.named, arrival.where);
}

QString lineOf(const ChartLine& line) {
    return QStringLiteral("%1 / %2 / %3").arg(line.units, line.named, line.where);
}

/// Half the edge of the largest upright square around the middle of an area that keeps within its outline.
double roomAround(const core::Area& area) {
    double least = 1e9;
    for (std::size_t i = 0; i < area.outline.size(); ++i) {
        const core::Point from = area.outline[i];
        const core::Point to = area.outline[(i + 1) % area.outline.size()];
        for (int step = 0; step <= 200; ++step) {
            const double t = step / 200.0;
            const double x = from.x + (to.x - from.x) * t;
            const double y = from.y + (to.y - from.y) * t;
            least = std::min(least, std::max(std::abs(x - area.centre.x), std::abs(y - area.centre.y)));
        }
    }
    return least;
}

/// The left edge of the first counter in the row of a place.
double firstColumn(const KitPart& part, const ItemPlace& place) {
    double left = place.box.x;
    for (const ItemPlace& other : part.places)
        if (other.sheet == place.sheet)
            left = std::min(left, other.box.x);
    return left;
}

} // namespace

/// The kit of a campaign with counters of two sizes, charts and tracks.
class PrintCampaignTest : public QObject {
    Q_OBJECT

private slots:
    void everyCounterOfTheRosterIsPrintedOnceInItsSize();
    void eachSizeLiesOnSheetsOfItsOwn();
    void countersMeasureWhatTheRulesSay_data();
    void countersMeasureWhatTheRulesSay();
    void anotherSizeKeepsTheProportion();
    void chitsAndBlanksBearTheirColours();

    void theMapHoldsACounterInEveryArea();

    void theChartOfAColourListsItsArrivals();
    void theChartOfAColourListsWhereItsDeadReturn();
    void theChartMarksTheTurnsOfTheBeloved();
    void theCombatTableIsOnTheReverseOfEveryChart();
    void theCombinedChartListsEveryArrivalTurnByTurn();
    void theTurnTrackSaysWhoComesIn();
    void everyPageIsTidy_data();
    void everyPageIsTidy();

private:
    KitSource source() const { return {info(), m_scenario}; }
    KitPart part(KitPiece piece, const char* paper = "a4") const {
        KitOptions options;
        options.pieces = {piece};
        options.paper = paper;
        return kitOf(source(), options).value().parts.front();
    }

    core::Scenario m_scenario = campaign();
};

// 154 foot and 133 others in the roster; a chit for each of 21 nations, twelve blanks and a marker for points for each
// of four colours, a marker for turns.
void PrintCampaignTest::everyCounterOfTheRosterIsPrintedOnceInItsSize() {
    const KitPart counters = part(KitPiece::Counters);
    std::map<bool, int> faces; // by being foot
    std::set<int> printed;
    int loose = 0;
    for (const PrintItem& item : counters.items) {
        const core::Counter* const counter = core::findCounter(m_scenario, core::CounterId{item.counter});
        loose += item.counter == 0 ? 1 : 0;
        if (counter == nullptr)
            continue;
        printed.insert(item.counter);
        QCOMPARE(item.size.width, counter->type.value == "foot" ? foot : large);
        QCOMPARE(item.size.height, item.size.width);
        QCOMPARE(std::get<FacePiece>(item.front).face.caption, counter->name);
        ++faces[counter->type.value == "foot"];
    }
    QCOMPARE(printed.size(), std::size_t{287});
    QCOMPARE(faces[true], 154);
    QCOMPARE(faces[false], 133);
    QCOMPARE(loose, 21 + 48 + 4 + 1);
}

void PrintCampaignTest::eachSizeLiesOnSheetsOfItsOwn() {
    const KitPart counters = part(KitPiece::Counters);
    std::map<int, std::set<double>> sizes;
    for (std::size_t i = 0; i < counters.items.size(); ++i)
        if (counters.items[i].counter != 0)
            sizes[counters.places[i].sheet].insert(counters.items[i].size.width);
    for (const auto& [sheet, found] : sizes)
        QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(sizes.size() >= 2);
}

void PrintCampaignTest::countersMeasureWhatTheRulesSay_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<double>("edge");
    QTest::newRow("R-LOR-2.2.1a: foot") << "foot" << 15.875;
    QTest::newRow("R-LOR-2.2.3a: chariots") << "chariot" << 19.05;
    QTest::newRow("R-LOR-2.2.2a: camel riders") << "camel" << 19.05;
    QTest::newRow("R-LOR-2.3.1a: rulers") << "ruler" << 19.05;
}

// Cut marks stand above and beside the first block of a sheet, one at each line to be cut.
void PrintCampaignTest::countersMeasureWhatTheRulesSay() {
    QFETCH(QString, type);
    QFETCH(double, edge);
    const KitPart counters = part(KitPiece::Counters);
    const auto at = std::find_if(counters.items.begin(), counters.items.end(), [&](const PrintItem& item) {
        const core::Counter* const counter = core::findCounter(m_scenario, core::CounterId{item.counter});
        return counter != nullptr && counter->type.value == type.toStdString();
    });
    const ItemPlace place = counters.places[static_cast<std::size_t>(at - counters.items.begin())];
    PdfDocument document{"Counters", {}, {}, Backs::None, {}};
    document.sheets = {counters.sheets[static_cast<std::size_t>(place.sheet)]};
    const MeasuredPdf pdf(writePdf(document, kitArtists(source(), {})));
    double top = place.box.y;
    for (std::size_t i = 0; i < counters.places.size(); ++i)
        if (counters.places[i].sheet == place.sheet)
            top = std::min(top, counters.places[i].box.y);
    const auto mark = [&](double x) { return pdf.dark(1, {x - 0.6, top - 5.8, 1.2, 2.4}); };
    const MmRect left = mark(place.box.x);
    const MmRect right = mark(place.box.right());
    QVERIFY(left.width > 0.05 && right.width > 0.05);
    QVERIFY2(std::abs(right.centre().x - left.centre().x - edge) < 0.05,
             qPrintable(QString::number(right.centre().x - left.centre().x)));
    const auto beside = [&](double y) { return pdf.dark(1, {firstColumn(counters, place) - 5.8, y - 0.6, 2.4, 1.2}); };
    const MmRect upper = beside(place.box.y);
    const MmRect lower = beside(place.box.bottom());
    QVERIFY(upper.height > 0.05 && lower.height > 0.05);
    QVERIFY2(std::abs(lower.centre().y - upper.centre().y - edge) < 0.05,
             qPrintable(QString::number(lower.centre().y - upper.centre().y)));
}

void PrintCampaignTest::anotherSizeKeepsTheProportion() {
    QCOMPARE(counterSideOf(source(), core::CounterType{"foot"}, 2 * large), 2 * foot);
    QCOMPARE(counterSideOf(source(), core::CounterType{"cavalry"}, 2 * large), 2 * large);
}

void PrintCampaignTest::chitsAndBlanksBearTheirColours() {
    const KitPart counters = part(KitPiece::Counters);
    QSet<QString> chits;
    std::map<std::uint32_t, int> blanks;
    for (std::size_t i = 0; i < counters.items.size(); ++i) {
        const auto* const piece = std::get_if<FacePiece>(&counters.items[i].front);
        if (piece == nullptr)
            continue;
        if (piece->face.symbol == "marker_chit")
            chits.insert(QString::fromStdString(piece->face.texts[0].text));
        if (piece->face.symbol == "marker_entered")
            ++blanks[piece->face.band.rgb];
    }
    QCOMPARE(chits.size(), 21);
    QVERIFY(chits.contains("Sea Peoples"));
    QCOMPARE(blanks, (std::map<std::uint32_t, int>{{0xB3372B, 12}, {0x1F5FA8, 12}, {0xD9A52B, 12}, {0xE9E3D4, 12}}));
}

// The counter stands in the middle of its area. Ugarit is the narrowest: 11.65 to each side on the plane.
void PrintCampaignTest::theMapHoldsACounterInEveryArea() {
    const auto& map = std::get<core::Cow<core::AreaMap>>(m_scenario.board->geometry);
    const MmSize board = boardSize(source(), {});
    const core::Extent extent = core::extentOf(*m_scenario.board);
    const double plane = extent.bottomRight.x - extent.topLeft.x;
    const double margins = board.width - board.height; // 1000 less 700 of the plane: margins fall away
    const double perUnit = margins / (plane - (extent.bottomRight.y - extent.topLeft.y));
    double least = 1e9;
    for (const core::Area& area : map->areas)
        least = std::min(least, 2 * roomAround(area) * perUnit);
    QVERIFY2(least >= large, qPrintable(QString::number(least)));
    QVERIFY(least < large * 1.05); // and no larger than that needs
}

// R-LOR-2.7.3a
void PrintCampaignTest::theChartOfAColourListsItsArrivals() {
    std::map<std::pair<QString, int>, QStringList> expected;
    for (const ChartLine& line : chart)
        expected[{QString("%1 %2").arg(line.seat, line.side), line.turn}] << lineOf(line);
    std::map<std::pair<QString, int>, QStringList> found;
    const std::vector<ArrivalChartContent> charts = arrivalCharts(source(), chartFor(core::PrintedFor::EachSeat));
    QCOMPARE(charts.size(), std::size_t{4});
    for (const ArrivalChartContent& content : charts)
        for (const ArrivalRow& row : content.rows) {
            QCOMPARE(row.cells.size(), std::size_t{10});
            for (std::size_t turn = 0; turn < row.cells.size(); ++turn)
                for (const Arrival& arrival : row.cells[turn].arrivals)
                    found[{QString("%1 %2").arg(content.seat, row.side), int(turn) + 1}] << lineOf(arrival);
        }
    for (const auto& [where, lines] : expected)
        QCOMPARE(found[where], lines);
    QCOMPARE(found.size(), expected.size());
}

// R-LOR-2.7.3a
void PrintCampaignTest::theChartOfAColourListsWhereItsDeadReturn() {
    std::map<QString, QString> found;
    for (const ArrivalChartContent& content : arrivalCharts(source(), chartFor(core::PrintedFor::EachSeat)))
        for (const ArrivalRow& row : content.rows)
            found[row.side] = row.places;
    QCOMPARE(found, replacements);
}

void PrintCampaignTest::theChartMarksTheTurnsOfTheBeloved() {
    QStringList found;
    for (const ArrivalChartContent& content : arrivalCharts(source(), chartFor(core::PrintedFor::EachSeat)))
        for (const ArrivalRow& row : content.rows)
            for (std::size_t turn = 0; turn < row.cells.size(); ++turn)
                if (row.cells[turn].marked)
                    found << QString("%1 %2").arg(row.side).arg(turn + 1);
    QCOMPARE(found, QStringList({"Assyria 3", "Assyria 8", "Assyria 9", "Egypt 1", "Egypt 7", "Aramea 5",
                                 "Sea Peoples 4", "Chaldea 10", "Medes 10", "Hatti 2", "Judah 6", "Cimmeria 9"}));
}

// R-LOR-2.7.4a
void PrintCampaignTest::theCombatTableIsOnTheReverseOfEveryChart() {
    const KitPart charts = part(KitPiece::Charts);
    QCOMPARE(charts.sheets.size() % 2, std::size_t{0});
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const QStringList front = wordsIn(textsOf(charts.sheets[2 * seat]));
        QVERIFY(front.contains("Areas for replacements"));
        const Sheet& reverse = charts.sheets[2 * seat + 1];
        const QStringList back = wordsIn(textsOf(reverse));
        QVERIFY(back.contains("Combat"));
        QVERIFY2(back.filter("camelry", Qt::CaseInsensitive).size() > 1, qPrintable(back.join(" | ")));
        QVERIFY(reverse.size == charts.sheets[2 * seat].size);
    }
}

// R-LOR-2.7.2a
void PrintCampaignTest::theCombinedChartListsEveryArrivalTurnByTurn() {
    const AidContent master = arrivalsTurnByTurn(source(), chartFor(core::PrintedFor::Game));
    QCOMPARE(master.tables.size(), std::size_t{1});
    const std::vector<AidRow>& rows = master.tables[0].rows;
    QStringList expected;
    for (int turn = 1; turn <= 10; ++turn)
        for (const ChartLine& line : chart)
            if (line.turn == turn)
                expected << QString("%1 %2 / %3").arg(turn).arg(line.seat, lineOf(line));
    QStringList found;
    QStringList turns;
    for (const AidRow& row : rows) {
        if (!row.label.isEmpty())
            turns << row.label;
        found << QString("%1 %2 / %3 / %4 / %5")
                     .arg(turns.size())
                     .arg(row.cells[1], row.cells[2], row.cells[3], row.cells[4]);
    }
    QCOMPARE(found, expected);
    QCOMPARE(turns.size(), 10);
    QCOMPARE(turns[1], "2 · 1410–1320 BC");
    QCOMPARE(rows[9].cells[0], "Assyria"); // behind the nine lines of the set-up
    QCOMPARE(rows[10].cells[0], "Achaea");
    QCOMPARE(rows[11].cells[0], "Hatti ★");
    QVERIFY(rows[11].endsGroup && !rows[10].endsGroup);
}

void PrintCampaignTest::theTurnTrackSaysWhoComesIn() {
    const TrackContent turns = trackContent(source(), info().print.tracks[0]);
    QCOMPARE(turns.boxes.size(), std::size_t{10});
    QCOMPARE(turns.boxes[1].note, "New: Assyria, Achaea");
    QCOMPARE(turns.boxes[5].note, "");
    QCOMPARE(turns.boxes[9].note, "New: Lydia");
    QCOMPARE(turns.boxes[9].caption, "670–600 BC");
    const TrackContent points = trackContent(source(), info().print.tracks[1]);
    QCOMPARE(points.boxes.size(), std::size_t{400});
    QCOMPARE(points.boxes.back().number, 399);
}

void PrintCampaignTest::everyPageIsTidy_data() {
    QTest::addColumn<QString>("paper");
    QTest::newRow("a4") << "a4";
    QTest::newRow("letter") << "letter";
}

void PrintCampaignTest::everyPageIsTidy() {
    QFETCH(QString, paper);
    for (const KitPiece piece : {KitPiece::Charts, KitPiece::Tracks, KitPiece::Aids})
        for (const Sheet& sheet : part(piece, paper.toLatin1().constData()).sheets)
            checkTidy(textsOf(sheet), rectOf(sheet.size).grown(-11));
}

QTEST_MAIN(PrintCampaignTest)
#include "tst_print_campaign.moc"
