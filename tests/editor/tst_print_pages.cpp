// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/calibration.h"
#include "editor/publish/layout/paper.h"
#include "editor/publish/layout/tile.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace orontes;
using namespace orontes::editor;

namespace {

constexpr MmSize a4{210, 297};

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

} // namespace

class PrintPagesTest : public QObject {
    Q_OBJECT

private slots:
    void correctionUndoesWhatThePrinterDoes_data();
    void correctionUndoesWhatThePrinterDoes();
    void readingsOfNothingNeedNoCorrection();

    void smallBoardIsOnePage();
    void largeBoardIsCutIntoEqualWindowsThatOverlap();
    void everyPointOfTheBoardLiesOnSomePage();
    void pagesAreNamedByLetterAndNumber();
    void boardTurnsThePaperWhereThatSavesPages();

    void calibrationCrossesMeetThroughThePaper();
    void calibrationScalesDifferByATenthOfAMillimetreATick();
};

void PrintPagesTest::correctionUndoesWhatThePrinterDoes_data() {
    QTest::addColumn<double>("right");
    QTest::addColumn<double>("down");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("stretchX");
    QTest::addColumn<double>("stretchY");
    QTest::newRow("moved") << 0.8 << -0.5 << 0.0 << 1.0 << 1.0;
    QTest::newRow("turned") << 0.0 << 0.0 << 0.2 << 1.0 << 1.0;
    QTest::newRow("stretched") << 0.0 << 0.0 << 0.0 << 1.003 << 0.998;
    QTest::newRow("everything") << -1.1 << 2.0 << -0.3 << 0.997 << 1.002;
}

/// A printer that turns, stretches and moves the reverse side about the middle of the sheet.
void PrintPagesTest::correctionUndoesWhatThePrinterDoes() {
    QFETCH(double, right);
    QFETCH(double, down);
    QFETCH(double, degrees);
    QFETCH(double, stretchX);
    QFETCH(double, stretchY);
    const double angle = degrees * 3.14159265358979 / 180;
    const auto printed = [&](MmPoint p) {
        const double x = (p.x - 105) * stretchX;
        const double y = (p.y - 148.5) * stretchY;
        return MmPoint{105 + x * std::cos(angle) - y * std::sin(angle) + right,
                       148.5 + x * std::sin(angle) + y * std::cos(angle) + down};
    };
    for (const MirrorLine line : {MirrorLine::Vertical, MirrorLine::Horizontal}) {
        // Through the paper one sees the back mirrored: its error to the right is one to the left, or up and down
        // change.
        const auto reading = [&](double x, double y) {
            const MmPoint place = line == MirrorLine::Vertical ? MmPoint{210 - x, y} : MmPoint{x, 297 - y};
            const MmPoint found = printed(place);
            const MmPoint error{found.x - place.x, found.y - place.y};
            return line == MirrorLine::Vertical ? MmPoint{-error.x, error.y} : MmPoint{error.x, -error.y};
        };
        const CornerReadings readings{reading(25, 25), reading(185, 25), reading(25, 272), reading(185, 272)};
        const BackCorrection correction = correctionFrom(readings, a4, line, 25);
        for (const MmPoint place : {MmPoint{10, 10}, MmPoint{200, 10}, MmPoint{10, 287}, MmPoint{105, 100}}) {
            const MmPoint landed = printed(corrected(place, a4, correction));
            QVERIFY(std::hypot(landed.x - place.x, landed.y - place.y) < 0.01);
        }
    }
}

void PrintPagesTest::readingsOfNothingNeedNoCorrection() {
    const BackCorrection correction = correctionFrom({}, a4, MirrorLine::Vertical, 25);
    QVERIFY(correction.isNothing());
}

// Margin 5, strip 5, marks 4: 210 - 18 = 192 across, 297 - 28 = 269 down.
void PrintPagesTest::smallBoardIsOnePage() {
    TilingOptions options;
    options.paper = a4;
    const Tiling tiling = tiled({192, 269}, options, "Kadesh", "Board");
    QCOMPARE(tiling.columns * tiling.rows, 1);
    QCOMPARE(tiling.sheets[0].title, "Board");
    for (const PlacedPiece& placed : tiling.sheets[0].pieces)
        if (const auto* const board = std::get_if<BoardPiece>(&placed.piece)) {
            compareBox(placed.box, {9, 14, 192, 269});
            compareBox(board->window, {0, 0, 192, 269});
        }
}

// (620 - 10) / (192 - 10) = 3.4: four across, each (620 + 3 x 10) / 4 = 162.5; (410 - 10) / (269 - 10) = 1.5: two down,
// each (410 + 10) / 2 = 210.
void PrintPagesTest::largeBoardIsCutIntoEqualWindowsThatOverlap() {
    TilingOptions options;
    options.paper = a4;
    const Tiling tiling = tiled({620, 410}, options, "Kadesh", "Board");
    QCOMPARE(tiling.columns, 4);
    QCOMPARE(tiling.rows, 2);
    QCOMPARE(tiling.sheets.size(), std::size_t{8});
    QCOMPARE(tiling.sheets[5].title, "Board, page B2");
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 4; ++column) {
            const Sheet& sheet = tiling.sheets[static_cast<std::size_t>(row * 4 + column)];
            const PlacedPiece& placed = sheet.pieces.front();
            compareBox(placed.box, {(210 - 162.5) / 2, (297 - 210) / 2.0, 162.5, 210});
            compareBox(std::get<BoardPiece>(placed.piece).window, {column * 152.5, row * 200.0, 162.5, 210});
        }
}

void PrintPagesTest::everyPointOfTheBoardLiesOnSomePage() {
    TilingOptions options;
    options.paper = {215.9, 279.4};
    options.overlap = 7;
    const MmSize board{1026, 605};
    const Tiling tiling = tiled(board, options, "Kadesh", "Board");
    double right = 0;
    double bottom = 0;
    for (const Sheet& sheet : tiling.sheets) {
        const MmRect window = std::get<BoardPiece>(sheet.pieces.front().piece).window;
        QVERIFY(rectOf(board).contains(window));
        QVERIFY(sheet.pieces.front().box.size() == window.size());
        right = std::max(right, window.right());
        bottom = std::max(bottom, window.bottom());
    }
    QVERIFY(std::abs(right - 1026) < 1e-9);
    QVERIFY(std::abs(bottom - 605) < 1e-9);
    QVERIFY(std::abs((tiling.window.width - 7) * (tiling.columns - 1) + tiling.window.width - 1026) < 1e-9);
}

void PrintPagesTest::pagesAreNamedByLetterAndNumber() {
    QCOMPARE(tileName(0, 0), "A1");
    QCOMPARE(tileName(1, 2), "B3");
    QCOMPARE(tileName(25, 0), "Z1");
    QCOMPARE(tileName(26, 0), "AA1");
}

// 270 x 180 needs two upright pages and one level page.
void PrintPagesTest::boardTurnsThePaperWhereThatSavesPages() {
    TilingOptions options;
    options.paper = a4;
    QVERIFY(inBestOrientation({270, 180}, options).paper == a4.turned());
    QVERIFY(inBestOrientation({150, 150}, options).paper == a4);
}

void PrintPagesTest::calibrationCrossesMeetThroughThePaper() {
    for (const auto& [paper, backs] : {std::pair{a4, Backs::LongEdge}, std::pair{a4.turned(), Backs::LongEdge}}) {
        const std::vector<Sheet> sheets = calibrationSheets(paper, backs);
        QCOMPARE(sheets.size(), std::size_t{2});
        const double right = paper.width - calibrationInset;
        const double bottom = paper.height - calibrationInset;
        for (const Sheet& sheet : sheets)
            for (const MmPoint cross :
                 {MmPoint{25, 25}, MmPoint{right, 25}, MmPoint{25, bottom}, MmPoint{right, bottom}}) {
                const auto crosses =
                    std::count_if(sheet.pieces.begin(), sheet.pieces.end(), [&](const PlacedPiece& placed) {
                        const MmPoint centre = placed.box.centre();
                        const double length = placed.box.width + placed.box.height;
                        return std::hypot(centre.x - cross.x, centre.y - cross.y) < 1e-9 && length >= 12;
                    });
                QCOMPARE(crosses, 2); // one level, one upright
            }
    }
}

// Ticks begin on one level, in the middle of the sheet's width: where the front's n-th is, the back's lies n / 10
// before.
void PrintPagesTest::calibrationScalesDifferByATenthOfAMillimetreATick() {
    const std::vector<Sheet> sheets = calibrationSheets(a4, Backs::LongEdge);
    const auto placesOfTicks = [&](const Sheet& sheet) {
        std::vector<double> places;
        for (const PlacedPiece& placed : sheet.pieces) {
            const bool meets = std::abs(placed.box.y - 70) < 1e-9 || std::abs(placed.box.bottom() - 70) < 1e-9;
            if (std::holds_alternative<StrokePiece>(placed.piece) && placed.box.width == 0 && meets)
                places.push_back(placed.box.x - 105);
        }
        return places;
    };
    const std::vector<double> front = placesOfTicks(sheets[0]);
    const std::vector<double> back = placesOfTicks(sheets[1]);
    QCOMPARE(front.size(), std::size_t{41});
    QCOMPARE(back.size(), std::size_t{41});
    for (std::size_t i = 0; i < front.size(); ++i)
        QVERIFY(std::abs(front[i] - back[i] - 0.1 * (static_cast<double>(i) - 20)) < 1e-9);
}

QTEST_MAIN(PrintPagesTest)
#include "tst_print_pages.moc"
