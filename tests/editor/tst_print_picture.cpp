// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/pieces.h"
#include "editor/publish/picture/png_file.h"
#include "editor/publish/picture/write_picture.h"
#include "tests/editor/print_faces.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {

/// A colour that tells the place.
QRgb colourAt(int x, int y) {
    return qRgb(x & 0xFF, x >> 8 & 0xFF, y & 0xFF);
}

void paintPlaces(QPainter& painter, const QRect& part) {
    QImage picture(part.size(), QImage::Format_RGB32);
    for (int y = 0; y < part.height(); ++y)
        for (int x = 0; x < part.width(); ++x)
            picture.setPixel(x, y, colourAt(part.x() + x, part.y() + y));
    painter.drawImage(0, 0, picture);
}

Sheet counterSheet() {
    Sheet sheet = plainSheet("Counter", {20, 20});
    sheet.pieces.push_back({{2, 2, 16, 16}, FillPiece{{0xB3372B}, 0}});
    sheet.pieces.push_back(textAt({2, 2, 16, 16}, 12, "Amun", {.points = 8}, Align::Centre));
    return sheet;
}

/// Takes so many bytes and no more, like a disk that is full.
class FullDevice : public QIODevice {
public:
    explicit FullDevice(qint64 room) : m_room(room) { open(QIODevice::WriteOnly); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override {
        m_room -= size;
        return m_room < 0 ? -1 : size;
    }

private:
    qint64 m_room;
};

} // namespace

class PrintPictureTest : public QObject {
    Q_OBJECT

private slots:
    void everyPixelOfAGreatPictureIsWhereItWasPainted_data();
    void everyPixelOfAGreatPictureIsWhereItWasPainted();
    void pictureSaysItsResolution();
    void samePictureGivesTheSameBytes();
    void pictureStopsWhenAsked();
    void fullDiskIsNoticed();
    void pieceIsDrawnInItsTrueSize();
    void svgIsInTrueSizeWithTextAsText();
};

void PrintPictureTest::everyPixelOfAGreatPictureIsWhereItWasPainted_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(37, 21);
    QTest::newRow("wider than a painter reaches") << QSize(40000, 9);
    QTest::newRow("taller than a band") << QSize(11, 40000);
    QTest::newRow("one pixel") << QSize(1, 1);
}

void PrintPictureTest::everyPixelOfAGreatPictureIsWhereItWasPainted() {
    QFETCH(QSize, size);
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    QCOMPARE(writeBigPng(buffer, size, 300, paintPlaces), BigPicture::Written);
    const QImage picture = QImage::fromData(buffer.data(), "PNG");
    QCOMPARE(picture.size(), size);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            if (picture.pixel(x, y) != colourAt(x, y))
                QFAIL(qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
}

// 300 dots per inch are 11,811 per metre.
void PrintPictureTest::pictureSaysItsResolution() {
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    writeBigPng(buffer, {8, 8}, 300, paintPlaces);
    QCOMPARE(QImage::fromData(buffer.data(), "PNG").dotsPerMeterX(), 11811);
    QCOMPARE(QImage::fromData(writePng(counterSheet(), plainArtists(), 300), "PNG").dotsPerMeterX(), 11811);
}

void PrintPictureTest::samePictureGivesTheSameBytes() {
    QByteArray first;
    for (int i = 0; i < 3; ++i) {
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        writeBigPng(buffer, {5000, 700}, 300, paintPlaces);
        if (i == 0)
            first = buffer.data();
        QVERIFY(buffer.data() == first);
    }
}

void PrintPictureTest::pictureStopsWhenAsked() {
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    const auto until = [](int row, int rows) { return row < rows / 2; };
    QCOMPARE(writeBigPng(buffer, {64, 4000}, 300, paintPlaces, until), BigPicture::Stopped);
}

void PrintPictureTest::fullDiskIsNoticed() {
    FullDevice device(20000);
    QCOMPARE(writeBigPng(device, {2000, 2000}, 300, paintPlaces), BigPicture::Failed);
}

// 20 mm at 254 dots per inch are 200 pixels, with a red square from 20 to 180.
void PrintPictureTest::pieceIsDrawnInItsTrueSize() {
    const QImage picture = pictureOf(counterSheet(), plainArtists(), 254);
    QCOMPARE(picture.size(), QSize(200, 200));
    QCOMPARE(QColor(picture.pixel(22, 22)).name(), "#b3372b");
    QCOMPARE(QColor(picture.pixel(177, 177)).name(), "#b3372b");
    QCOMPARE(QColor(picture.pixel(18, 100)).name(), "#ffffff");
    QCOMPARE(QColor(picture.pixel(182, 100)).name(), "#ffffff");
}

void PrintPictureTest::svgIsInTrueSizeWithTextAsText() {
    const QByteArray svg = writeSvg(counterSheet(), plainArtists());
    QVERIFY(svg.contains("width=\"20mm\" height=\"20mm\""));
    QVERIFY(svg.contains("viewBox=\"0 0 2000 2000\""));
    QVERIFY(svg.contains(">Amun</text>"));
    QVERIFY(!svg.contains("<image"));
    QVERIFY(QSvgRenderer(svg).isValid());
    QCOMPARE(writeSvg(counterSheet(), plainArtists()), svg);
}

QTEST_MAIN(PrintPictureTest)
#include "tst_print_picture.moc"
