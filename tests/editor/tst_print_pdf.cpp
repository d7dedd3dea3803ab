// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/impose.h"
#include "editor/publish/layout/paper.h"
#include "editor/publish/layout/pieces.h"
#include "editor/publish/pdf/write_pdf.h"
#include "tests/editor/pdf_measure.h"
#include "tests/editor/print_faces.h"

#include <QHashSeed>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <future>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {

constexpr MmSize a4{210, 297};

PdfDocument documentOf(std::vector<Sheet> sheets, Backs backs = Backs::None) {
    return {"Kadesh, 1294 BC", "A designer", "Print and play", backs, std::move(sheets)};
}

PdfDocument counters(Backs backs) {
    ImpositionOptions options;
    options.paper = a4;
    options.backs = backs;
    return documentOf(imposed(numberedItems(30, {16, 16}, "Egypt"), options, "Kadesh", "Counters").sheets, backs);
}

Sheet sheetWith(PlacedPiece piece, MmSize size = a4) {
    Sheet sheet = plainSheet("Page", size);
    sheet.pieces.push_back(std::move(piece));
    return sheet;
}

QByteArray written(const PdfDocument& document) {
    return writePdf(document, plainArtists());
}

void compareNear(double value, double expected, double tolerance) {
    QVERIFY2(std::abs(value - expected) <= tolerance,
             qPrintable(QStringLiteral("%1 instead of %2").arg(value).arg(expected)));
}

} // namespace

class PrintPdfTest : public QObject {
    Q_OBJECT

private slots:
    void pageIsAsLargeAsItsPaper_data();
    void pageIsAsLargeAsItsPaper();
    void trimAndBleedAreSaidInTheFile();
    void pagesOfOneFileMayDifferInSize();
    void printersAreToldNotToScaleAndHowToTurn();
    void piecesLieWhereTheyWerePlaced_data();
    void piecesLieWhereTheyWerePlaced();
    void textStandsWhereItWasPlaced();
    void textStandsLeftInTheMiddleAndRight();
    void turnedTextRunsDownwards();
    void backsLieOnTheirFronts();
    void correctedBackLandsWhereThePrinterNeedsIt();
    void groupIsCutOffBeyondItsBleed();
    void everyFontIsEmbedded();
    void nothingIsAPicture();
    void blackIsTheBlackInkAlone();
    void coloursAreKept();
    void fileSaysWhatItIsButNotWhenItWasMade();
    void pagesAreListedByTitle();
    void sameDocumentGivesTheSameBytes();
    void documentIsWrittenInAnyThread();
    void workStopsWhenAsked();
    void nothingToPrintGivesNoFile();
    void otherProgramsFindNoFault();
};

void PrintPdfTest::pageIsAsLargeAsItsPaper_data() {
    QTest::addColumn<QByteArray>("name");
    for (const Paper& paper : papers())
        QTest::newRow(paper.name.c_str()) << QByteArray::fromStdString(paper.name);
    QTest::newRow("200.3x250.7") << QByteArray("200.3x250.7");
}

// A point is 1/72 inch; pdfinfo prints hundredths of it.
void PrintPdfTest::pageIsAsLargeAsItsPaper() {
    QFETCH(QByteArray, name);
    const MmSize size = findPaper(name.toStdString())->size;
    for (const MmSize lying : {size, size.turned()}) {
        const MeasuredPdf pdf(written(documentOf({sheetWith({{20, 20, 10, 10}, FillPiece{}}, lying)})));
        for (const char* const box : {"MediaBox", "CropBox", "TrimBox", "BleedBox"}) {
            const std::vector<double> at = pdf.box(1, box);
            compareNear(at[2] - at[0], lying.width / 25.4 * 72, 0.011);
            compareNear(at[3] - at[1], lying.height / 25.4 * 72, 0.011);
        }
    }
}

// A card of 127 x 76.2 mm, 20 mm from the left and 30 mm from the top, with 3 mm of bleed.
void PrintPdfTest::trimAndBleedAreSaidInTheFile() {
    Sheet sheet = plainSheet("Card", {170, 140});
    sheet.trim = {20, 30, 127, 76.2};
    sheet.bleed = 3;
    const MeasuredPdf pdf(written(documentOf({sheet})));
    const double top = pdf.box(1, "MediaBox")[3];
    const std::vector<double> trim = pdf.box(1, "TrimBox");
    compareNear(trim[0], 20 / 25.4 * 72, 0.011);
    compareNear(top - trim[3], 30 / 25.4 * 72, 0.011);
    compareNear(trim[2] - trim[0], 5 * 72, 0.011);
    compareNear(trim[3] - trim[1], 3 * 72, 0.011);
    const std::vector<double> bleed = pdf.box(1, "BleedBox");
    compareNear(trim[0] - bleed[0], 3 / 25.4 * 72, 0.011);
    compareNear(bleed[3] - trim[3], 3 / 25.4 * 72, 0.011);
}

void PrintPdfTest::pagesOfOneFileMayDifferInSize() {
    const MeasuredPdf pdf(written(documentOf({plainSheet("One", a4), plainSheet("Two", {420, 297})})));
    QCOMPARE(pdf.pages(), 2);
    compareNear(pdf.box(1, "MediaBox")[2], 595.28, 0.01);
    compareNear(pdf.box(2, "MediaBox")[2], 1190.55, 0.01);
}

void PrintPdfTest::printersAreToldNotToScaleAndHowToTurn() {
    for (const auto& [backs, said] :
         {std::pair{Backs::LongEdge, "/Duplex /DuplexFlipLongEdge"},
          std::pair{Backs::ShortEdge, "/Duplex /DuplexFlipShortEdge"}, std::pair{Backs::None, "/Duplex /Simplex"}}) {
        const QByteArray text = MeasuredPdf(written(counters(backs))).plain();
        QVERIFY(text.contains("/PrintScaling /None"));
        QVERIFY(text.contains("/PickTrayByPDFSize true"));
        QVERIFY(text.contains(said));
    }
}

void PrintPdfTest::piecesLieWhereTheyWerePlaced_data() {
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("a4") << 210.0 << 297.0;
    QTest::newRow("a5, which Qt rounds most") << 148.0 << 210.0;
    QTest::newRow("letter, level") << 279.4 << 215.9;
    QTest::newRow("a3") << 297.0 << 420.0;
}

void PrintPdfTest::piecesLieWhereTheyWerePlaced() {
    QFETCH(double, width);
    QFETCH(double, height);
    const std::vector<MmRect> boxes{{10, 10, 16, 16},
                                    {width - 30, 20, 15.875, 12.7},
                                    {20.4, height - 40, 19.05, 14.2875},
                                    {width - 33.3, height - 27.1, 20, 20}};
    Sheet sheet = plainSheet("Page", {width, height});
    for (const MmRect& box : boxes)
        sheet.pieces.push_back({box, FillPiece{}});
    const MeasuredPdf pdf(written(documentOf({sheet})));
    for (const MmRect& box : boxes) {
        const MmRect found = pdf.dark(1, box.grown(3));
        compareNear(found.x, box.x, 0.03);
        compareNear(found.y, box.y, 0.03);
        compareNear(found.right(), box.right(), 0.03);
        compareNear(found.bottom(), box.bottom(), 0.03);
    }
}

void PrintPdfTest::textStandsWhereItWasPlaced() {
    const TextStyle style{.points = 20, .weight = TypeWeight::Bold};
    const MeasuredPdf pdf(written(documentOf({sheetWith(textAt({50, 80, 60, 10}, 88, "HHH", style))})));
    const std::optional<MmRect> word = pdf.word(1, "HHH");
    QVERIFY(word);
    compareNear(word->x, 50, 0.1);
    compareNear(word->width, textWidth("HHH", style), 0.1);
    const MmRect ink = pdf.dark(1, {45, 70, 60, 30});
    compareNear(ink.bottom(), 88, 0.1); // letters without a foot stand on the line
    compareNear(ink.height, capHeight(style), 0.1);
}

void PrintPdfTest::textStandsLeftInTheMiddleAndRight() {
    const TextStyle style{.points = 12};
    const double width = textWidth("ward", style);
    for (const auto& [align, x] : {std::pair{Align::Left, 50.0}, std::pair{Align::Centre, 80 - width / 2},
                                   std::pair{Align::Right, 110 - width}}) {
        const MeasuredPdf pdf(written(documentOf({sheetWith(textAt({50, 80, 60, 10}, 88, "ward", style, align))})));
        compareNear(pdf.word(1, "ward")->x, x, 0.1);
    }
}

// A column 10 wide and 60 tall, turned to the right: its words begin at the top, and their feet point to the left.
void PrintPdfTest::turnedTextRunsDownwards() {
    PlacedPiece piece = textAt({0, 0, 60, 10}, 8, "HHH", {.points = 20, .weight = TypeWeight::Bold});
    piece.box = {50, 80, 10, 60};
    piece.turn = Turn::Right;
    const MmRect ink = MeasuredPdf(written(documentOf({sheetWith(piece)}))).dark(1, {40, 70, 40, 80});
    compareNear(ink.x, 52, 0.1); // 8 from the upper edge, which is now the right one
    QVERIFY(ink.y > 80 && ink.y < 81.5);
    QVERIFY(ink.height > 2 * ink.width);
}

void PrintPdfTest::backsLieOnTheirFronts() {
    for (const Backs backs : {Backs::LongEdge, Backs::ShortEdge}) {
        ImpositionOptions options;
        options.paper = a4;
        options.backs = backs;
        options.cuts.marks = CutMarks::None;
        options.registration = false;
        std::vector<PrintItem> items{numberedItem(0, {15.875, 19.05})};
        items[0].front = GroupPiece{{{{0, 0, 15.875, 19.05}, FillPiece{}}}, {}};
        items[0].back = items[0].front;
        const Imposition result = imposed(items, options, {}, {});
        const MmRect front = result.places[0].box;
        const MeasuredPdf pdf(written(documentOf(result.sheets, backs)));
        const MmRect there = pdf.dark(1, front.grown(1));
        const MmRect expected = mirrored(front, a4, mirrorLine(a4, backs));
        const MmRect back = pdf.dark(2, expected.grown(1));
        compareNear(there.x, front.x, 0.03);
        compareNear(back.x, expected.x, 0.03);
        compareNear(back.y, expected.y, 0.03);
        compareNear(back.width, 15.875, 0.03);
    }
}

void PrintPdfTest::correctedBackLandsWhereThePrinterNeedsIt() {
    Sheet sheet = sheetWith({{30, 250, 20, 20}, FillPiece{}});
    sheet.shift = {1.5, -0.8, 0.2, 1.002, 0.999};
    const MmRect found = MeasuredPdf(written(documentOf({sheet}))).dark(1, {25, 240, 40, 40});
    double left = 1e9;
    double bottom = 0;
    for (const MmPoint corner : {MmPoint{30, 250}, MmPoint{50, 250}, MmPoint{30, 270}, MmPoint{50, 270}}) {
        const MmPoint moved = corrected(corner, a4, sheet.shift);
        left = std::min(left, moved.x);
        bottom = std::max(bottom, moved.y);
    }
    compareNear(found.x, left, 0.1);
    compareNear(found.bottom(), bottom, 0.1);
}

void PrintPdfTest::groupIsCutOffBeyondItsBleed() {
    const GroupPiece group{{{{-5, -5, 60, 50}, FillPiece{}}}, {3, 2, 1, 0}};
    const MmRect found =
        MeasuredPdf(written(documentOf({sheetWith({{60, 70, 40, 30}, group})}))).dark(1, {40, 50, 90, 80});
    compareNear(found.x, 57, 0.06);
    compareNear(found.y, 68, 0.06);
    compareNear(found.right(), 101, 0.06);
    compareNear(found.bottom(), 100, 0.06);
}

void PrintPdfTest::everyFontIsEmbedded() {
    Sheet sheet = plainSheet("Page", a4);
    double y = 30;
    for (const TypeFace face : {TypeFace::Sans, TypeFace::Figures, TypeFace::Serif})
        for (const TypeWeight weight :
             {TypeWeight::Regular, TypeWeight::Medium, TypeWeight::SemiBold, TypeWeight::Bold})
            sheet.pieces.push_back(textAt({20, y, 100, 8}, y += 9, "Ne’arin 0123 — ½", {face, 12, weight}));
    const MeasuredPdf pdf(written(documentOf({sheet})));
    QCOMPARE(pdf.missingFonts(), QStringList());
    const QStringList fonts = pdf.fonts();
    QVERIFY(!fonts.filter(QRegularExpression("^[A-Z]{6}\\+Inter-Regular$")).isEmpty());
    QVERIFY(!fonts.filter("EBGaramond12-Regular").isEmpty());
    QCOMPARE(fonts.filter("EBGaramond08"), QStringList());
}

void PrintPdfTest::nothingIsAPicture() {
    QCOMPARE(MeasuredPdf(written(counters(Backs::LongEdge))).images(), 0);
}

void PrintPdfTest::blackIsTheBlackInkAlone() {
    Sheet sheet = sheetWith(textAt({50, 80, 60, 10}, 88, "Black", {.points = 12}));
    sheet.pieces.push_back(strokeFrom({20, 20}, {60, 20}, 0.3));
    sheet.pieces.push_back({{20, 40, 10, 10}, FillPiece{inkGrey, 0}});
    const QByteArray text = MeasuredPdf(written(documentOf({sheet}))).plain();
    QVERIFY(text.contains("\n0 g\n"));
    QVERIFY(text.contains("\n0 G\n"));
    QVERIFY(text.contains("\n0.36078")); // 0x5C / 255
    QVERIFY(!text.contains("0 0 0 scn"));
    QVERIFY(!text.contains("0 0 0 SCN"));
    QVERIFY(!text.contains("scn"));
}

void PrintPdfTest::coloursAreKept() {
    Sheet sheet = sheetWith({{20, 40, 10, 10}, FillPiece{{0xD55E00}, 0}});
    sheet.pieces.push_back(strokeFrom({20, 60}, {60, 60}, 2, {0x0072B2}));
    sheet.pieces.push_back(strokeFrom({20, 70}, {60, 70}, 2));
    sheet.pieces.push_back(strokeFrom({20, 80}, {60, 80}, 2, {0xCC79A7}));
    const QImage picture = MeasuredPdf(written(documentOf({sheet}))).picture(1, 100);
    const auto at = [&picture](double x, double y) {
        return QColor(picture.pixel(static_cast<int>(x / 25.4 * 100), static_cast<int>(y / 25.4 * 100))).name();
    };
    QCOMPARE(at(25, 45), "#d55e00");
    QCOMPARE(at(40, 60), "#0072b2");
    QCOMPARE(at(40, 70), "#000000");
    QCOMPARE(at(40, 80), "#cc79a7");
}

void PrintPdfTest::fileSaysWhatItIsButNotWhenItWasMade() {
    const QString info = MeasuredPdf(written(counters(Backs::LongEdge))).output("pdfinfo", {"%"});
    QVERIFY(info.contains(QRegularExpression("Title:\\s+Kadesh, 1294 BC")));
    QVERIFY(info.contains(QRegularExpression("Author:\\s+A designer")));
    QVERIFY(info.contains(QRegularExpression("Creator:\\s+Orontes")));
    QVERIFY(!info.contains("CreationDate"));
    QVERIFY(!info.contains("ModDate"));
}

void PrintPdfTest::pagesAreListedByTitle() {
    const QByteArray text = MeasuredPdf(written(counters(Backs::LongEdge))).plain();
    QVERIFY(text.contains("/Title (Counters, front)"));
    QVERIFY(text.contains("/Title (Counters, back)"));
}

void PrintPdfTest::sameDocumentGivesTheSameBytes() {
    Sheet letters = plainSheet("Letters", a4);
    for (const TypeFace face : {TypeFace::Sans, TypeFace::Figures, TypeFace::Serif})
        for (const TypeWeight weight :
             {TypeWeight::Regular, TypeWeight::Medium, TypeWeight::SemiBold, TypeWeight::Bold})
            letters.pieces.push_back(textAt({20, 30, 100, 8}, 38, "Ptah", {face, 12, weight}));
    PdfDocument document = counters(Backs::LongEdge);
    document.sheets.push_back(letters);
    const QByteArray first = written(document);
    for (int i = 0; i < 4; ++i) {
        QHashSeed::resetRandomGlobalSeed(); // as in another run of the program
        QVERIFY(written(document) == first);
    }
}

void PrintPdfTest::documentIsWrittenInAnyThread() {
    const PdfDocument document = counters(Backs::LongEdge);
    QVERIFY(std::async(std::launch::async, [&document] { return written(document); }).get() == written(document));
}

void PrintPdfTest::workStopsWhenAsked() {
    int asked = 0;
    const QByteArray bytes = writePdf(counters(Backs::LongEdge), plainArtists(), [&asked](int page, int pages) {
        ++asked;
        return page < pages - 1;
    });
    QVERIFY(bytes.isEmpty());
    QCOMPARE(asked, 2);
}

void PrintPdfTest::nothingToPrintGivesNoFile() {
    QVERIFY(written(documentOf({})).isEmpty());
}

void PrintPdfTest::otherProgramsFindNoFault() {
    for (const Backs backs : {Backs::LongEdge, Backs::Folded})
        QVERIFY(MeasuredPdf(written(counters(backs))).output("qpdf", {"--check", "%"}).contains("No syntax or stream"));
}

QTEST_MAIN(PrintPdfTest)
#include "tst_print_pdf.moc"
