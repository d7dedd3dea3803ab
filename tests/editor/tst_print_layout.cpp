// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/impose.h"
#include "editor/publish/layout/paper.h"
#include "tests/editor/print_faces.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {

constexpr MmSize a4{210, 297};
constexpr MmSize sixteen{16, 16};

ImpositionOptions onto(MmSize paper, Backs backs = Backs::LongEdge) {
    ImpositionOptions options;
    options.paper = paper;
    options.backs = backs;
    return options;
}

void compareBox(const MmRect& box, const MmRect& expected) {
    const double off = std::max({std::abs(box.x - expected.x), std::abs(box.y - expected.y),
                                 std::abs(box.width - expected.width), std::abs(box.height - expected.height)});
    QVERIFY2(off < 1e-9, qPrintable(QStringLiteral("%1 %2 %3 x %4 instead of %5 %6 %7 x %8")
                                        .arg(box.x)
                                        .arg(box.y)
                                        .arg(box.width)
                                        .arg(box.height)
                                        .arg(expected.x)
                                        .arg(expected.y)
                                        .arg(expected.width)
                                        .arg(expected.height)));
}

std::vector<MmRect> faceBoxes(const Sheet& sheet) {
    std::vector<MmRect> boxes;
    for (const PlacedPiece& placed : sheet.pieces)
        if (std::holds_alternative<FacePiece>(placed.piece))
            boxes.push_back(placed.box);
    return boxes;
}

const PlacedPiece* faceNumbered(const Sheet& sheet, const QString& number, core::FaceState state) {
    for (const PlacedPiece& placed : sheet.pieces)
        if (numberOn(placed.piece) == number && std::get<FacePiece>(placed.piece).face.state == state)
            return &placed;
    return nullptr;
}

/// Ends of the short straight strokes that are cut marks: black, as wide as a mark, not longer than one.
std::vector<MmRect> cutMarksOf(const Sheet& sheet, double length) {
    std::vector<MmRect> marks;
    for (const PlacedPiece& placed : sheet.pieces)
        if (std::holds_alternative<StrokePiece>(placed.piece) &&
            std::abs(placed.box.width + placed.box.height - length) < 1e-9)
            marks.push_back(placed.box);
    return marks;
}

struct Sheets {
    const char* name;
    MmSize paper;
    Backs backs;
    double gutter;
};

const std::vector<Sheets>& everySheet() {
    static const std::vector<Sheets> all{
        {"a4 upright, long edge", a4, Backs::LongEdge, 0},
        {"a4 upright, short edge", a4, Backs::ShortEdge, 0},
        {"a4 level, long edge", {297, 210}, Backs::LongEdge, 3},
        {"a4 level, short edge", {297, 210}, Backs::ShortEdge, 3},
        {"letter upright, long edge", {215.9, 279.4}, Backs::LongEdge, 1},
        {"letter level, short edge", {279.4, 215.9}, Backs::ShortEdge, 6},
        {"a3 upright, short edge", {297, 420}, Backs::ShortEdge, 6},
        {"paper of one's own", {237.3, 311.9}, Backs::LongEdge, 0.5},
    };
    return all;
}

/// Half an inch, 16 mm and three quarters of an inch, the last row of each left open.
std::vector<PrintItem> mixedItems() {
    std::vector<PrintItem> items;
    int number = 0;
    for (const double side : {12.7, 16.0, 19.05})
        for (int i = 0; i < 40; ++i)
            items.push_back(numberedItem(number++, {side, side}, side > 16 ? QStringLiteral("Large") : QString()));
    return items;
}

} // namespace

class PrintLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void papersAreFoundByNameInAnyCase();
    void paperOfOnesOwnIsWidthByHeight();
    void whatIsNoPaperIsNotFound_data();
    void whatIsNoPaperIsNotFound();

    void sheetsOverTheLongEdgeMirrorLeftAndRightWhenUpright();
    void levelSheetsOverTheLongEdgeMirrorTopAndBottom();
    void mirroringTwiceChangesNothing();

    void sixteenMillimetreCountersFillAnA4SheetElevenBySixteen();
    void fullSheetIsFollowedByAnother();
    void gutterSetsCountersApartAndTheBlockInTheMiddle();
    void newGroupBeginsANewRowUnderItsName();
    void groupIsNamedAgainOnItsNextSheet();
    void counterLargerThanThePaperHasNoPlace();
    void paperIsTurnedWhereThatSavesASheet();
    void frontsAloneHaveNoBackPages();
    void whereNothingHasABackThereAreNoBackPages();

    void everyBackLiesOnItsFront_data();
    void everyBackLiesOnItsFront();
    void backsStandOnTheirHeadsWhereTheSheetTurnsOverALevelEdge();
    void onlyBacksAreCorrected();
    void foldedSheetCarriesBothSidesMirroredAboutTheFold();

    void bleedReachesAllAroundButNeverIntoANeighbour_data();
    void bleedReachesAllAroundButNeverIntoANeighbour();
    void bleedOfATurnedBackIsMeasuredInThePiece();
    void marksStandClearOfEveryPieceAndItsBleed_data();
    void marksStandClearOfEveryPieceAndItsBleed();
    void everyCutHasAMarkAtBothEnds();
    void everythingStaysWithinTheMargin_data();
    void everythingStaysWithinTheMargin();

private:
    static void addSheets() {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < everySheet().size(); ++i)
            QTest::newRow(everySheet()[i].name) << i;
    }
};

void PrintLayoutTest::papersAreFoundByNameInAnyCase() {
    QCOMPARE(findPaper("a4")->size.width, 210.0);
    QCOMPARE(findPaper("A3")->size.height, 420.0);
    QCOMPARE(findPaper("Letter")->size.width, 215.9);   // 8.5 inches
    QCOMPARE(findPaper("tabloid")->size.height, 431.8); // 17 inches
}

void PrintLayoutTest::paperOfOnesOwnIsWidthByHeight() {
    const std::optional<Paper> paper = findPaper("200.5x250");
    QVERIFY(paper);
    QVERIFY(paper->size == (MmSize{200.5, 250}));
}

void PrintLayoutTest::whatIsNoPaperIsNotFound_data() {
    QTest::addColumn<QByteArray>("name");
    for (const char* const name :
         {"", "a9", "x", "210x", "x297", "210x297x5", "49x200", "200x5001", "nanx200", "a4 ", "-200x200"})
        QTest::newRow(name) << QByteArray(name);
}

void PrintLayoutTest::whatIsNoPaperIsNotFound() {
    QFETCH(QByteArray, name);
    QVERIFY(!findPaper(name.toStdString()));
}

void PrintLayoutTest::sheetsOverTheLongEdgeMirrorLeftAndRightWhenUpright() {
    QCOMPARE(mirrorLine(a4, Backs::LongEdge), MirrorLine::Vertical);
    QCOMPARE(mirrorLine(a4, Backs::ShortEdge), MirrorLine::Horizontal);
    compareBox(mirrored({10, 20, 16, 12}, a4, MirrorLine::Vertical), {210 - 10 - 16, 20, 16, 12});
}

void PrintLayoutTest::levelSheetsOverTheLongEdgeMirrorTopAndBottom() {
    QCOMPARE(mirrorLine(a4.turned(), Backs::LongEdge), MirrorLine::Horizontal);
    QCOMPARE(mirrorLine(a4.turned(), Backs::ShortEdge), MirrorLine::Vertical);
    compareBox(mirrored({10, 20, 16, 12}, a4.turned(), MirrorLine::Horizontal), {10, 210 - 20 - 12, 16, 12});
}

void PrintLayoutTest::mirroringTwiceChangesNothing() {
    const MmRect box{17.3, 41.9, 15.875, 19.05};
    for (const MirrorLine line : {MirrorLine::Vertical, MirrorLine::Horizontal})
        compareBox(mirrored(mirrored(box, a4, line), a4, line), box);
}

// Margin 5, strips 5, marks 2 + 1 + 3: 210 - 22 = 188 across, 297 - 32 = 265 down; 188 / 16 = 11.75, 265 / 16 = 16.6.
void PrintLayoutTest::sixteenMillimetreCountersFillAnA4SheetElevenBySixteen() {
    const Imposition result = imposed(numberedItems(176, sixteen), onto(a4), "Kadesh", "Counters");
    QCOMPARE(result.sheets.size(), std::size_t{2}); // one sheet of paper
    QCOMPARE(result.places.back().row, 15);
    QCOMPARE(result.places.back().column, 10);
    compareBox(result.places[0].box, {(210 - 176) / 2.0, 16, 16, 16});
    compareBox(result.places[12].box, {17 + 16, 16 + 16, 16, 16});
}

void PrintLayoutTest::fullSheetIsFollowedByAnother() {
    const Imposition result = imposed(numberedItems(177, sixteen), onto(a4), "Kadesh", "Counters");
    QCOMPARE(result.sheets.size(), std::size_t{4});
    QCOMPARE(result.places[175].sheet, 0);
    QCOMPARE(result.places[176].sheet, 2); // behind the back of the first
    QCOMPARE(result.places[176].row, 0);
    compareBox(result.places[176].box, {17, 16, 16, 16});
    QCOMPARE(result.sheets[3].title, "Counters, sheet 2 of 2, back");
}

// (188 + 6) / (12.7 + 6) = 10.4: ten columns take 10 x 12.7 + 9 x 6 = 181.
void PrintLayoutTest::gutterSetsCountersApartAndTheBlockInTheMiddle() {
    ImpositionOptions options = onto(a4);
    options.gutter = 6;
    const Imposition result = imposed(numberedItems(11, {12.7, 12.7}), options, "Kadesh", "Counters");
    compareBox(result.places[0].box, {14.5, 16, 12.7, 12.7});
    compareBox(result.places[9].box, {14.5 + 9 * 18.7, 16, 12.7, 12.7});
    compareBox(result.places[10].box, {14.5, 16 + 18.7, 12.7, 12.7});
}

// Under a name of 3.6 the first row stands 3.6 lower; between groups lie two bleeds and the name: 2 + 3.6 + 2.
void PrintLayoutTest::newGroupBeginsANewRowUnderItsName() {
    std::vector<PrintItem> items = numberedItems(3, sixteen, "Egypt");
    items.push_back(numberedItem(3, sixteen, "Hatti"));
    const Imposition result = imposed(items, onto(a4), "Kadesh", "Counters");
    compareBox(result.places[0].box, {17, 16 + 3.6, 16, 16});
    compareBox(result.places[3].box, {17, 19.6 + 16 + 7.6, 16, 16});
    QCOMPARE(result.places[3].row, 1);
    QCOMPARE(result.places[3].column, 0);
}

void PrintLayoutTest::groupIsNamedAgainOnItsNextSheet() {
    const Imposition result = imposed(numberedItems(200, sixteen, "Egypt"), onto(a4), "Kadesh", "Counters");
    QCOMPARE(result.sheets.size(), std::size_t{4});
    for (const Sheet& sheet : result.sheets) {
        int names = 0;
        for (const PlacedPiece& placed : sheet.pieces)
            if (const auto* const text = std::get_if<TextPiece>(&placed.piece))
                names += text->text == "Egypt" ? 1 : 0;
        QCOMPARE(names, 1);
    }
}

void PrintLayoutTest::counterLargerThanThePaperHasNoPlace() {
    const Imposition result = imposed({numberedItem(0, {189, 20}), numberedItem(1, sixteen)}, onto(a4), "", "");
    QCOMPARE(result.places[0].sheet, -1);
    QCOMPARE(result.places[1].sheet, 0);
    QCOMPARE(faceBoxes(result.sheets[0]).size(), std::size_t{1});
}

// Index cards of 127 x 76.2: three on an upright A4 sheet, two by two on a level one.
void PrintLayoutTest::paperIsTurnedWhereThatSavesASheet() {
    const MmSize card{127, 76.2};
    QVERIFY(inBestOrientation(numberedItems(4, card), onto(a4)).paper == a4.turned());
    QVERIFY(inBestOrientation(numberedItems(3, card), onto(a4.turned())).paper == a4);
}

void PrintLayoutTest::frontsAloneHaveNoBackPages() {
    const Imposition result = imposed(numberedItems(5, sixteen), onto(a4, Backs::None), "Kadesh", "Counters");
    QCOMPARE(result.sheets.size(), std::size_t{1});
    QCOMPARE(result.sheets[0].title, "Counters");
}

void PrintLayoutTest::whereNothingHasABackThereAreNoBackPages() {
    const std::vector<PrintItem> items(5, PrintItem{sixteen, {}, MarkerPiece{"fatigue", {}}, {}});
    QCOMPARE(imposed(items, onto(a4), "Kadesh", "Markers").sheets.size(), std::size_t{1});
}

void PrintLayoutTest::everyBackLiesOnItsFront_data() {
    addSheets();
}

void PrintLayoutTest::everyBackLiesOnItsFront() {
    QFETCH(std::size_t, index);
    const Sheets& sheets = everySheet()[index];
    ImpositionOptions options = onto(sheets.paper, sheets.backs);
    options.gutter = sheets.gutter;
    const std::vector<PrintItem> items = mixedItems();
    const Imposition result = imposed(items, options, "Kadesh", "Counters");
    // Turning an upright sheet over its long edge, or a level one over its short edge, swaps left and right.
    const bool swapsSides = (sheets.paper.height > sheets.paper.width) == (sheets.backs == Backs::LongEdge);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const ItemPlace& place = result.places[i];
        const QString number = QString::number(i);
        const auto sheet = static_cast<std::size_t>(place.sheet);
        const PlacedPiece* const front = faceNumbered(result.sheets[sheet], number, core::FaceState::Fresh);
        const PlacedPiece* const back = faceNumbered(result.sheets[sheet + 1], number, core::FaceState::Disrupted);
        QVERIFY(front != nullptr);
        QVERIFY(back != nullptr);
        compareBox(front->box, place.box);
        const MmRect& box = place.box;
        if (swapsSides)
            compareBox(back->box, {sheets.paper.width - box.x - box.width, box.y, box.width, box.height});
        else
            compareBox(back->box, {box.x, sheets.paper.height - box.y - box.height, box.width, box.height});
    }
}

void PrintLayoutTest::backsStandOnTheirHeadsWhereTheSheetTurnsOverALevelEdge() {
    for (const auto& [backs, turn] :
         {std::pair{Backs::LongEdge, Turn::None}, std::pair{Backs::ShortEdge, Turn::Half}}) {
        const Imposition result = imposed(numberedItems(1, sixteen), onto(a4, backs), "Kadesh", "Counters");
        QCOMPARE(faceNumbered(result.sheets[0], "0", core::FaceState::Fresh)->turn, Turn::None);
        QCOMPARE(faceNumbered(result.sheets[1], "0", core::FaceState::Disrupted)->turn, turn);
    }
}

void PrintLayoutTest::onlyBacksAreCorrected() {
    ImpositionOptions options = onto(a4);
    options.correction = {0.4, -0.3, 0.05, 1, 1};
    const Imposition result = imposed(numberedItems(1, sixteen), options, "Kadesh", "Counters");
    QVERIFY(result.sheets[0].shift.isNothing());
    QVERIFY(result.sheets[1].shift == options.correction);
}

void PrintLayoutTest::foldedSheetCarriesBothSidesMirroredAboutTheFold() {
    const std::vector<PrintItem> items = numberedItems(30, sixteen);
    const Imposition result = imposed(items, onto(a4, Backs::Folded), "Kadesh", "Counters");
    QCOMPARE(result.sheets.size(), std::size_t{1});
    for (std::size_t i = 0; i < items.size(); ++i) {
        const QString number = QString::number(i);
        const MmRect front = faceNumbered(result.sheets[0], number, core::FaceState::Fresh)->box;
        compareBox(faceNumbered(result.sheets[0], number, core::FaceState::Disrupted)->box,
                   {2 * 105 - front.x - front.width, front.y, front.width, front.height});
        QVERIFY(front.right() + 2 <= 105 - 6); // bleed, then half of the gutter of 12
    }
}

void PrintLayoutTest::bleedReachesAllAroundButNeverIntoANeighbour_data() {
    addSheets();
}

void PrintLayoutTest::bleedReachesAllAroundButNeverIntoANeighbour() {
    QFETCH(std::size_t, index);
    const Sheets& sheets = everySheet()[index];
    ImpositionOptions options = onto(sheets.paper, sheets.backs);
    options.gutter = sheets.gutter;
    const Imposition result = imposed(mixedItems(), options, "Kadesh", "Counters");
    for (const Sheet& sheet : result.sheets) {
        const std::vector<MmRect> boxes = faceBoxes(sheet);
        double most = 0;
        for (const PlacedPiece& placed : sheet.pieces) {
            const auto* const face = std::get_if<FacePiece>(&placed.piece);
            if (face == nullptr)
                continue;
            MmEdges bleed = face->bleed;
            if (placed.turn == Turn::Half)
                bleed = {bleed.right, bleed.bottom, bleed.left, bleed.top};
            const MmRect reach = placed.box.grown(bleed);
            most = std::max({most, bleed.left, bleed.top, bleed.right, bleed.bottom});
            for (const MmRect& other : boxes)
                QVERIFY(other == placed.box || !reach.overlaps(other));
        }
        QCOMPARE(most, 2.0);
    }
}

// Two counters side by side: the left one bleeds on its left. Turned upside down, that edge is its own right one.
void PrintLayoutTest::bleedOfATurnedBackIsMeasuredInThePiece() {
    const Imposition result = imposed(numberedItems(2, sixteen), onto(a4, Backs::ShortEdge), "Kadesh", "Counters");
    const auto bleed = [&](std::size_t sheet, core::FaceState state) {
        return std::get<FacePiece>(faceNumbered(result.sheets[sheet], "0", state)->piece).bleed;
    };
    QVERIFY(bleed(0, core::FaceState::Fresh) == (MmEdges{2, 2, 0, 2}));
    QVERIFY(bleed(1, core::FaceState::Disrupted) == (MmEdges{0, 2, 2, 2}));
}

void PrintLayoutTest::marksStandClearOfEveryPieceAndItsBleed_data() {
    addSheets();
}

void PrintLayoutTest::marksStandClearOfEveryPieceAndItsBleed() {
    QFETCH(std::size_t, index);
    const Sheets& sheets = everySheet()[index];
    ImpositionOptions options = onto(sheets.paper, sheets.backs);
    options.gutter = sheets.gutter;
    for (const Sheet& sheet : imposed(mixedItems(), options, "Kadesh", "Counters").sheets) {
        const std::vector<MmRect> marks = cutMarksOf(sheet, 3);
        QVERIFY(!marks.empty());
        for (const MmRect& mark : marks)
            for (const MmRect& box : faceBoxes(sheet))
                QVERIFY(!mark.grown(0.075).overlaps(box.grown(2)));
    }
}

// Five counters in one row: six upright cuts and two level ones, each with two marks of 3, 1 mm beyond the bleed of 2.
void PrintLayoutTest::everyCutHasAMarkAtBothEnds() {
    const Imposition result = imposed(numberedItems(5, sixteen), onto(a4, Backs::None), "Kadesh", "Counters");
    const std::vector<MmRect> marks = cutMarksOf(result.sheets[0], 3);
    QCOMPARE(marks.size(), std::size_t{2 * 6 + 2 * 2});
    for (int cut = 0; cut <= 5; ++cut) {
        const double x = 17 + cut * 16.0;
        QVERIFY(std::find(marks.begin(), marks.end(), MmRect{x, 16 - 6, 0, 3}) != marks.end());
        QVERIFY(std::find(marks.begin(), marks.end(), MmRect{x, 32 + 3, 0, 3}) != marks.end());
    }
    QVERIFY(std::find(marks.begin(), marks.end(), MmRect{17 - 6, 16, 3, 0}) != marks.end());
    QVERIFY(std::find(marks.begin(), marks.end(), MmRect{17 + 80 + 3, 32, 3, 0}) != marks.end());
}

void PrintLayoutTest::everythingStaysWithinTheMargin_data() {
    addSheets();
}

void PrintLayoutTest::everythingStaysWithinTheMargin() {
    QFETCH(std::size_t, index);
    const Sheets& sheets = everySheet()[index];
    ImpositionOptions options = onto(sheets.paper, sheets.backs);
    options.gutter = sheets.gutter;
    const MmRect printable = rectOf(sheets.paper).grown(-5);
    for (const Sheet& sheet : imposed(mixedItems(), options, "Kadesh", "Counters").sheets)
        for (const PlacedPiece& placed : sheet.pieces)
            QVERIFY(printable.contains(placed.box));
}

QTEST_MAIN(PrintLayoutTest)
#include "tst_print_layout.moc"
