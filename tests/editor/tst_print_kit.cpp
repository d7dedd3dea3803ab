// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit.h"
#include "editor/publish/kit_artists.h"
#include "model/texts.h"
#include "rules/core/json/json_text.h"
#include "tests/editor/pdf_measure.h"
#include "tests/editor/print_battle.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <future>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {

using Written = core::Result<std::vector<WrittenFile>>;

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

class PrintKitTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyKindOfPieceGetsItsFile();
    void rulesetsAndScenariosWithoutAPieceGetNoFileForIt();
    void oneFileHoldsAllAndWhiteBacksWherePagesHaveNone();
    void piecesAreInTheFiles();
    void calibrationPageIsWrittenWhenAsked();
    void picturesAreOneFilePerSide();
    void boardIsOnePictureInTrueSize();

    void sameRequestGivesTheSameBytes();
    void kitIsWrittenWithoutAnEventLoopInAnyThread();
    void filesAreWhatTheReportSays();
    void manifestTellsWhereEveryCounterLies();

    void kitOfOursIsReplacedWithoutAsking();
    void foreignFileIsLeftAlone();
    void fileOfOursThatSomebodyChangedIsLeftAlone();
    void foreignManifestIsLeftAlone();
    void foreignFileIsReplacedWhenSomebodySaysSo();
    void earlierFilesStayOurs();

    void unknownPaperIsRefusedWithThoseThatAreKnown();
    void nothingChosenIsRefused();
    void boardOfTooManyPagesIsRefused();
    void nothingThereIsRefusedWithWhatWasChosen();
    void measureOutOfBoundsIsRefused_data();
    void measureOutOfBoundsIsRefused();
    void counterLargerThanThePaperIsRefused();
    void folderThatIsAFileIsRefused();
    void folderThatCannotBeMadeIsRefused();
    void folderThatCannotBeWrittenToIsRefused();
    void stoppedKitLeavesNothingBehind_data();
    void stoppedKitLeavesNothingBehind();
    void progressCountsEveryPageOnce();
    void everyFindingHasItsSentence();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    KitRequest request(KitOptions options = {}) const {
        return {m_battle.source(), std::move(options), m_folder->path().toStdString()};
    }
    Written write(KitOptions options = {}, FilesThere there = FilesThere::Keep) const {
        KitRequest asked = request(std::move(options));
        asked.there = there;
        return writeKit(asked);
    }
    static void checkRefused(const Written& written, const char* id) {
        QVERIFY(!written);
        QCOMPARE(written.error().id, std::string(id));
        const QString sentence = QString::fromStdString(model::modelTexts().render(written.error().text()));
        QVERIFY2(!sentence.contains('{') && !sentence.contains('['), qPrintable(sentence));
    }

    PrintBattle m_battle = printBattle();
    std::unique_ptr<QTemporaryDir> m_folder;
};

void PrintKitTest::everyKindOfPieceGetsItsFile() {
    QVERIFY(write());
    QCOMPARE(filesIn(m_folder->path()),
             QStringList({"aids.pdf", "board.pdf", "cards.pdf", "counters.pdf", "manifest.json", "orders.pdf"}));
    QCOMPARE(MeasuredPdf(bytesOf(path("counters.pdf"))).pages(), 2); // front and back
    QCOMPARE(MeasuredPdf(bytesOf(path("cards.pdf"))).pages(), 1);
    QCOMPARE(MeasuredPdf(bytesOf(path("orders.pdf"))).pages(), 2); // one for each seat
    QCOMPARE(MeasuredPdf(bytesOf(path("board.pdf"))).pages(), 1);
    QCOMPARE(MeasuredPdf(bytesOf(path("aids.pdf"))).pages(), 1);
}

void PrintKitTest::rulesetsAndScenariosWithoutAPieceGetNoFileForIt() {
    m_battle.info.print.orderSheets.clear();
    QVERIFY(write());
    QVERIFY(!QFile::exists(path("orders.pdf")));
    m_battle = printBattle();
}

// Counters 2 pages; cards 1, orders 2, board 1, aids 1, each with a white back.
void PrintKitTest::oneFileHoldsAllAndWhiteBacksWherePagesHaveNone() {
    KitOptions options;
    options.output = KitOutput::PdfOne;
    QVERIFY(write(options));
    const MeasuredPdf pdf(bytesOf(path("kit.pdf")));
    QCOMPARE(pdf.pages(), 2 + 2 * (1 + 2 + 1 + 1));
    QVERIFY(pdf.plain().contains("/DuplexFlipLongEdge"));
    QVERIFY(pdf.word(3, "Amun"));
    QVERIFY(!pdf.word(4, "Amun"));
    options.backs = Backs::None;
    QVERIFY(write(options));
    QCOMPARE(MeasuredPdf(bytesOf(path("kit.pdf"))).pages(), 1 + 1 + 2 + 1 + 1);
}

void PrintKitTest::piecesAreInTheFiles() {
    QVERIFY(write());
    for (const auto& [file, words] : {std::pair{"cards.pdf", QStringList{"P’Re", "Amun", "Rameses", "Losses"}},
                                      std::pair{"orders.pdf", QStringList{"Orders", "Turn", "EGYPT", "FIRST"}},
                                      std::pair{"aids.pdf", QStringList{"Combat", "−1", "+2‡", "Routs"}},
                                      std::pair{"board.pdf", QStringList{"0101", "0403"}}}) {
        const QString text = MeasuredPdf(bytesOf(path(file))).output("pdftotext", {"-layout", "%", "-"});
        for (const QString& word : words)
            QVERIFY2(text.contains(word, Qt::CaseInsensitive), qPrintable(QString(file) + ": " + word));
    }
    for (const char* const file : {"counters.pdf", "cards.pdf", "orders.pdf", "board.pdf", "aids.pdf"}) {
        const MeasuredPdf pdf(bytesOf(path(file)));
        QCOMPARE(pdf.images(), 0);
        QCOMPARE(pdf.missingFonts(), QStringList());
    }
}

void PrintKitTest::calibrationPageIsWrittenWhenAsked() {
    KitOptions options;
    options.pieces = {KitPiece::Calibration};
    QVERIFY(write(options));
    QCOMPARE(filesIn(m_folder->path()), QStringList({"calibration.pdf", "manifest.json"}));
    QCOMPARE(MeasuredPdf(bytesOf(path("calibration.pdf"))).pages(), 2);
}

// A counter of 16 mm with 2 mm of bleed on each side is 20 mm: 200 pixels at 254 dots per inch.
void PrintKitTest::picturesAreOneFilePerSide() {
    KitOptions options;
    options.pieces = {KitPiece::Counters, KitPiece::Cards};
    options.output = KitOutput::Png;
    options.dotsPerInch = 254;
    QVERIFY(write(options));
    QCOMPARE(filesIn(m_folder->path()),
             QStringList({"cards-1.png", "cards-2.png", "cards-3.png", "counters-1-back.png", "counters-1-front.png",
                          "counters-2-back.png", "counters-2-front.png", "counters-3-back.png", "counters-3-front.png",
                          "counters-4-back.png", "counters-4-front.png", "counters-5-back.png", "counters-5-front.png",
                          "manifest.json"})); // the fifth is the marker, once
    QCOMPARE(QImage(path("counters-1-front.png")).size(), QSize(200, 200));
    QCOMPARE(QImage(path("cards-1.png")).width(), 1310); // 127 mm and twice 2 mm
}

void PrintKitTest::boardIsOnePictureInTrueSize() {
    KitOptions options;
    options.pieces = {KitPiece::Board};
    options.dotsPerInch = 127; // 5 pixels a millimetre
    const MmSize size = boardSize(m_battle.source(), options);
    options.output = KitOutput::Png;
    QVERIFY(write(options));
    const QImage picture(path("board.png"));
    QCOMPARE(picture.width(), int(std::ceil(size.width * 5)));
    QCOMPARE(picture.height(), int(std::ceil(size.height * 5)));
    options.output = KitOutput::Svg;
    QVERIFY(write(options));
    QVERIFY(bytesOf(path("board.svg")).contains("0101</text>"));
}

void PrintKitTest::sameRequestGivesTheSameBytes() {
    QTemporaryDir other;
    for (const KitOutput output : {KitOutput::PdfEach, KitOutput::PdfOne, KitOutput::Svg}) {
        KitOptions options;
        options.output = output;
        const Written first = write(options);
        KitRequest again = request(options);
        again.folder = other.path().toStdString();
        const Written second = writeKit(again);
        QVERIFY(first && second);
        for (std::size_t i = 0; i + 1 < first->size(); ++i) // the manifest lists earlier files too
            QCOMPARE((*first)[i].sha256, (*second)[i].sha256);
    }
}

void PrintKitTest::kitIsWrittenWithoutAnEventLoopInAnyThread() {
    const Written here = write();
    const Written there = std::async(std::launch::async, [this] { return write(); }).get();
    QVERIFY(here && there);
    QCOMPARE(here->front().sha256, there->front().sha256);
}

void PrintKitTest::filesAreWhatTheReportSays() {
    const Written written = write();
    QVERIFY(written);
    QCOMPARE(written->size(), std::size_t{6});
    for (const WrittenFile& file : *written) {
        const QByteArray bytes = bytesOf(QString::fromStdString(file.path.string()));
        QCOMPARE(static_cast<std::uint64_t>(bytes.size()), file.bytes);
        QCOMPARE(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString(), file.sha256);
    }
    QCOMPARE(written->front().pages, 2);
}

void PrintKitTest::manifestTellsWhereEveryCounterLies() {
    QVERIFY(write());
    const core::Result<core::JsonValue> json = core::parseJson(bytesOf(path("manifest.json")).toStdString());
    QVERIFY(json);
    QCOMPARE(*json->find("format")->string(), std::string("orontes-kit"));
    QCOMPARE(*json->find("title")->string(), std::string("Kadesh, 1294 BC"));
    const core::JsonArray& counters = *json->find("counters")->array();
    QCOMPARE(counters.size(), std::size_t{4});
    const auto at = [&](std::size_t i, const char* key) { return *counters[i].find(key)->integer(); };
    QCOMPARE(*counters[1].find("name")->string(), std::string("Amun"));
    QCOMPARE(at(1, "id"), 3);
    QCOMPARE(at(1, "page"), 1);
    QCOMPARE(at(1, "row"), 1);
    QCOMPARE(at(1, "column"), 2);
    QCOMPARE(at(2, "row"), 2); // the other side begins a row of its own
    QCOMPARE(*json->find("markers")->integer(), 2);
    QCOMPARE(json->find("files")->array()->size(), std::size_t{5});
}

void PrintKitTest::kitOfOursIsReplacedWithoutAsking() {
    QVERIFY(write());
    const QByteArray before = bytesOf(path("counters.pdf"));
    KitOptions options;
    options.counterMillimetres = 20;
    QVERIFY(write(options));
    QVERIFY(bytesOf(path("counters.pdf")) != before);
}

void PrintKitTest::foreignFileIsLeftAlone() {
    put(path("cards.pdf"), "my own cards");
    checkRefused(write(), "print.foreign-file");
    QCOMPARE(bytesOf(path("cards.pdf")), QByteArray("my own cards"));
    QCOMPARE(filesIn(m_folder->path()), QStringList({"cards.pdf"}));
}

void PrintKitTest::fileOfOursThatSomebodyChangedIsLeftAlone() {
    QVERIFY(write());
    put(path("board.pdf"), "coloured by hand");
    const QByteArray counters = bytesOf(path("counters.pdf"));
    KitOptions options;
    options.counterMillimetres = 20;
    checkRefused(write(options), "print.foreign-file");
    QCOMPARE(bytesOf(path("board.pdf")), QByteArray("coloured by hand"));
    QVERIFY(bytesOf(path("counters.pdf")) == counters);
}

void PrintKitTest::foreignManifestIsLeftAlone() {
    put(path("manifest.json"), R"({"name": "some web application"})");
    checkRefused(write(), "print.foreign-file");
    QCOMPARE(filesIn(m_folder->path()), QStringList({"manifest.json"}));
}

void PrintKitTest::foreignFileIsReplacedWhenSomebodySaysSo() {
    put(path("cards.pdf"), "my own cards");
    QVERIFY(write({}, FilesThere::Replace));
    QVERIFY(bytesOf(path("cards.pdf")).startsWith("%PDF"));
}

void PrintKitTest::earlierFilesStayOurs() {
    QVERIFY(write());
    KitOptions options;
    options.pieces = {KitPiece::Counters};
    QVERIFY(write(options));
    QVERIFY(QFile::exists(path("board.pdf")));
    QVERIFY(write()); // the board of the first kit is still known
}

void PrintKitTest::unknownPaperIsRefusedWithThoseThatAreKnown() {
    KitOptions options;
    options.paper = "a9";
    const Written written = write(options);
    checkRefused(written, "print.no-such-paper");
    const std::string sentence = model::modelTexts().render(written.error().text());
    QVERIFY(sentence.find("a9") != std::string::npos);
    QVERIFY(sentence.find("letter") != std::string::npos);
}

void PrintKitTest::nothingChosenIsRefused() {
    KitOptions options;
    options.pieces.clear();
    checkRefused(write(options), "print.nothing-chosen");
}

// 1024 spaces of the 24 mm that are usual: 24.6 m each way, 118 by 83 pages of A4.
void PrintKitTest::boardOfTooManyPagesIsRefused() {
    const core::TerrainToken ground = m_battle.scenario.board->terrains.front();
    m_battle.scenario.board = core::makeBoard(core::SquareGrid{1024, 1024, false, {}}, {ground}, {});
    KitOptions options;
    options.pieces = {KitPiece::Board};
    checkRefused(write(options), "print.too-many-pages");
    m_battle = printBattle();
}

void PrintKitTest::nothingThereIsRefusedWithWhatWasChosen() {
    m_battle.scenario.counters = {};
    m_battle.info.print.markerCopies = 0;
    KitOptions options;
    options.pieces = {KitPiece::Counters, KitPiece::Cards};
    const Written written = write(options);
    checkRefused(written, "print.nothing-there");
    QVERIFY(model::modelTexts().render(written.error().text()).find("counters, cards") != std::string::npos);
    m_battle = printBattle();
}

void PrintKitTest::measureOutOfBoundsIsRefused_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("finding");
    QTest::newRow("tiny counters") << 0 << 7.9 << QByteArray("print.measure");
    QTest::newRow("huge counters") << 0 << 60.1 << QByteArray("print.measure");
    QTest::newRow("counters of no number") << 0 << double(NAN) << QByteArray("print.measure");
    QTest::newRow("tiny spaces") << 1 << 3.9 << QByteArray("print.measure");
    QTest::newRow("negative bleed") << 2 << -0.1 << QByteArray("print.measure");
    QTest::newRow("wide bleed") << 2 << 6.1 << QByteArray("print.measure");
    QTest::newRow("wide gutter") << 3 << 20.1 << QByteArray("print.measure");
    QTest::newRow("wide overlap") << 4 << 25.1 << QByteArray("print.measure");
    QTest::newRow("far offset") << 5 << 10.1 << QByteArray("print.measure");
    QTest::newRow("coarse picture") << 6 << 35.0 << QByteArray("print.dots");
}

void PrintKitTest::measureOutOfBoundsIsRefused() {
    QFETCH(int, which);
    QFETCH(double, value);
    QFETCH(QByteArray, finding);
    KitOptions options;
    options.counterMillimetres = which == 0 ? value : 16;
    options.spaceMillimetres = which == 1 ? value : 24;
    double* const others[]{&options.cuts.bleed, &options.gutter, &options.overlap, &options.correction.right,
                           &options.dotsPerInch};
    if (which >= 2)
        *others[which - 2] = value;
    checkRefused(write(options), finding.constData());
    QCOMPARE(filesIn(m_folder->path()), QStringList());
}

void PrintKitTest::counterLargerThanThePaperIsRefused() {
    KitOptions options;
    options.paper = "60x60";
    options.counterMillimetres = 50;
    options.pieces = {KitPiece::Counters};
    const Written written = write(options);
    checkRefused(written, "print.larger-than-paper");
    QVERIFY(model::modelTexts().render(written.error().text()).find("50 x 50") != std::string::npos);
}

void PrintKitTest::folderThatIsAFileIsRefused() {
    put(path("kit"), "a file");
    KitRequest asked = request();
    asked.folder /= "kit";
    checkRefused(writeKit(asked), "print.folder-is-file");
}

void PrintKitTest::folderThatCannotBeMadeIsRefused() {
    put(path("kit"), "a file");
    KitRequest asked = request();
    asked.folder /= "kit/inside";
    checkRefused(writeKit(asked), "print.folder-not-made");
}

void PrintKitTest::folderThatCannotBeWrittenToIsRefused() {
    KitRequest asked = request();
    asked.folder = "/proc"; // nobody can, not even root
    checkRefused(writeKit(asked), "print.not-written");
}

void PrintKitTest::stoppedKitLeavesNothingBehind_data() {
    QTest::addColumn<int>("output");
    for (const KitOutput output : {KitOutput::PdfEach, KitOutput::PdfOne, KitOutput::Svg, KitOutput::Png})
        QTest::addRow("%d", int(output)) << int(output);
}

void PrintKitTest::stoppedKitLeavesNothingBehind() {
    QFETCH(int, output);
    KitOptions options;
    options.output = static_cast<KitOutput>(output);
    options.dotsPerInch = 72;
    KitRequest asked = request(options);
    asked.folder /= "new";
    checkRefused(writeKit(asked, [](int done, int) { return done < 3; }), "print.stopped");
    QVERIFY(!QFileInfo::exists(path("new")));
}

void PrintKitTest::progressCountsEveryPageOnce() {
    for (const KitOutput output : {KitOutput::PdfEach, KitOutput::PdfOne, KitOutput::Svg}) {
        KitOptions options;
        options.output = output;
        std::vector<int> seen;
        int last = 0;
        QVERIFY(writeKit(request(options), [&](int done, int all) {
            seen.push_back(done);
            last = all;
            return true;
        }));
        QCOMPARE(seen.size(), static_cast<std::size_t>(last));
        for (std::size_t i = 0; i < seen.size(); ++i)
            QCOMPARE(seen[i], static_cast<int>(i));
    }
}

void PrintKitTest::everyFindingHasItsSentence() {
    for (const char* const id : {"print.half-written", "print.what.counter", "print.what.space", "print.what.gutter",
                                 "print.what.bleed", "print.what.mark", "print.what.overlap", "print.what.offset"})
        QVERIFY2(model::modelTexts().contains(core::TextId{id}), id);
    for (const KitPieceName& name : kitPieceNames())
        QVERIFY2(model::modelTexts().contains(core::TextId{std::string("print.piece.") + name.name}), name.name);
}

QTEST_MAIN(PrintKitTest)
#include "tst_print_kit.moc"
