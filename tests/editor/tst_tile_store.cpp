// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tile_store.h"

#include <QObject>
#include <QPainter>
#include <QTest>

using namespace orontes::editor;

namespace {

constexpr int side = TileStore::side;
constexpr double noTime = 0;      ///< one band at a time
constexpr double allTime = 60000; ///< milliseconds

/// Paints every part in one colour and remembers where.
class Painted {
public:
    TileStore store{[this](QImage& tile, QPoint corner, QRect part) {
        QPainter(&tile).fillRect(part, colour);
        parts.push_back(part.translated(corner));
    }};
    QColor colour = Qt::red;
    std::vector<QRect> parts;

    QColor shownAt(const QRect& visible, QPoint point) const {
        QImage image(visible.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        store.paint(painter, visible);
        painter.end();
        return image.pixelColor(point - visible.topLeft());
    }
};

} // namespace

class TileStoreTest : public QObject {
    Q_OBJECT

private slots:
    void theMiddleIsDrawnFirst() {
        Painted painted;
        painted.store.setScale(1, 1);
        const QRect visible(-700, -700, 1500, 1500); // its middle lies in the tile at (0, 0)
        QVERIFY(painted.store.work(visible, noTime));
        QCOMPARE(painted.parts.size(), std::size_t{1});
        QVERIFY(QRect(0, 0, side, side).contains(painted.parts.front()));
    }

    void onlyWhatCanBeSeenIsDrawnAndNothingTwice() {
        Painted painted;
        painted.store.setScale(1, 1);
        const QRect visible(-10, -10, 20, 20); // four tiles meet here
        QVERIFY(!painted.store.work(visible, allTime));
        QVERIFY(painted.store.isComplete(visible));
        QCOMPARE(painted.parts.size(), std::size_t{4});
        for (const QRect& part : painted.parts)
            QVERIFY(part.intersects(visible));
        QVERIFY(!painted.store.work(visible, allTime));
        QCOMPARE(painted.parts.size(), std::size_t{4});
    }

    void aChangeDrawsItsPartOfItsTile() {
        Painted painted;
        painted.store.setScale(1, 1);
        const QRect visible(0, 0, 3 * side, 3 * side);
        painted.store.work(visible, allTime);
        painted.parts.clear();
        const QRect changed(side + 10, side + 20, 30, 40);
        painted.store.touch(changed);
        QCOMPARE(painted.store.touchedTiles(), 1);
        QVERIFY(!painted.store.isComplete(visible));
        painted.store.work(visible, allTime);
        QCOMPARE(painted.parts, std::vector<QRect>{changed});
        QVERIFY(painted.store.isComplete(visible));
    }

    void tilesThatWereSeenLastAreKept() {
        Painted painted;
        painted.store.setScale(1, 1);
        const auto tile = [](int x) { return QRect(x * side, 0, side, side); };
        for (int x = 0; x < 40; ++x)
            painted.store.work(tile(x), allTime);
        QVERIFY(painted.store.isComplete(tile(38)));
        QVERIFY(painted.store.isComplete(tile(30)));
        QVERIFY(!painted.store.isComplete(tile(0)));
        QVERIFY(painted.store.tileCount() < 40);
    }

    void theOldSizeServesUntilTheNewOneIsDrawn() {
        Painted painted;
        const QRect visible(0, 0, side, side);
        painted.store.setScale(1, 1);
        painted.store.work(visible, allTime);
        painted.colour = Qt::blue;
        painted.store.setScale(2, 1);
        QCOMPARE(painted.shownAt(visible, {100, 100}), QColor(Qt::red));
        painted.store.work(visible, allTime);
        QCOMPARE(painted.shownAt(visible, {100, 100}), QColor(Qt::blue));
    }

    void theSameSizeAgainKeepsWhatIsDrawn() {
        Painted painted;
        const QRect visible(0, 0, side, side);
        painted.store.setScale(1, 1);
        painted.store.work(visible, allTime);
        painted.store.setScale(1, 1);
        QVERIFY(painted.store.isComplete(visible));
    }

    void whenEverythingHasChangedTheOldSizeServesNoMore() {
        Painted painted;
        const QRect visible(0, 0, side, side);
        painted.store.setScale(1, 1);
        painted.store.work(visible, allTime);
        painted.store.setScale(2, 1);
        painted.store.touchAll();
        QCOMPARE(painted.shownAt(visible, {100, 100}), QColor(Qt::white));
        painted.store.work(visible, allTime);
        painted.store.touchAll();
        QVERIFY(!painted.store.isComplete(visible)); // but is shown until it is drawn anew
        QCOMPARE(painted.shownAt(visible, {100, 100}), QColor(Qt::red));
        painted.store.clear();
        QCOMPARE(painted.shownAt(visible, {100, 100}), QColor(Qt::white));
    }
};

QTEST_GUILESS_MAIN(TileStoreTest)
#include "tst_tile_store.moc"
