// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/counter_painter.h"
#include "editor/paint/line_pens.h"
#include "editor/paint/map_painter.h"
#include "editor/paint/thumbnail.h"
#include "tests/editor/map_boards.h"

#include <QPainter>
#include <QTest>

#include <array>
#include <cmath>

using namespace orontes;
using namespace orontes::editor;
using tests::Shape;

namespace {

constexpr double scale = 100;

MapView viewOf(const core::Board& board, double pixels = scale) {
    return {sheetOf(BoardShape(board)).topLeft(), pixels, 1};
}

QImage painted(const core::Board& board, const MapLayers& layers = {}, const MapStyle& style = {},
               double pixels = scale) {
    MapPainter painter(style);
    const MapView view = viewOf(board, pixels);
    QImage image((sheetOf(painter.shapeOf(board)).size() * pixels).toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter onImage(&image);
    painter.paint(onImage, board, view, QRectF(image.rect()), layers);
    return image;
}

int difference(const QColor& one, const QColor& other) {
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
           std::abs(one.blue() - other.blue());
}

/// Whether the colour is nearer to water than to the parchment of clear ground.
bool isWet(const QColor& colour) {
    const MapTokens& tokens = mapTokens(Theme::Light);
    return std::min(difference(colour, waterColour(tokens)), difference(colour, tokens.bank)) <
           difference(colour, tokens.clear);
}

QColor colourAt(const QImage& image, const core::Board& board, core::Point plane) {
    return image.pixelColor(viewOf(board).toDevice(plane).toPoint());
}

/// The smallest rectangle of pixels that differ.
QRect changedPart(const QImage& before, const QImage& after) {
    QRect part;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y))
                part |= QRect(x, y, 1, 1);
    return part;
}

QImage grey(const QImage& image) {
    return image.convertToFormat(QImage::Format_Grayscale8);
}

int greyDifference(const QImage& one, const QImage& other) {
    const QImage a = grey(one);
    const QImage b = grey(other);
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 24 ? 1 : 0;
    return count;
}

QImage counterImage(const core::CounterFace& face) {
    QImage image(64, 64, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter onImage(&image);
    CounterPainter(Theme::Light).paint(onImage, face, QRectF(8, 8, 48, 48));
    return image;
}

void addShapes() {
    QTest::addColumn<Shape>("shape");
    QTest::newRow("squares") << Shape::Squares;
    QTest::newRow("flat hexes") << Shape::FlatHexes;
    QTest::newRow("pointy hexes") << Shape::PointyHexes;
    QTest::newRow("areas") << Shape::Areas;
}

} // namespace

class MapPainterTest : public QObject {
    Q_OBJECT

private slots:
    void aRiverLiesOnItsEdgeAndNowhereElse() {
        const core::Board board = tests::riverBoard();
        const QImage image = painted(board);
        const core::Segment edge =
            core::segmentOf(board, *core::edgeBetween(board, tests::at(board, 0, 4), tests::at(board, 0, 5)));
        const core::Point middle{(edge.from.x + edge.to.x) / 2, (edge.from.y + edge.to.y) / 2};
        QCOMPARE(core::labelOf(board, tests::at(board, 0, 4)).value, std::string("33"));
        QCOMPARE(core::labelOf(board, tests::at(board, 0, 5)).value, std::string("41"));
        QVERIFY(isWet(colourAt(image, board, middle)));
        QVERIFY(!isWet(colourAt(image, board, core::centreOf(board, tests::at(board, 0, 4)))));
        QVERIFY(!isWet(colourAt(image, board, core::centreOf(board, tests::at(board, 0, 5)))));
    }

    void aRiverAlongSeveralEdgesHasNoGap() {
        const core::Board board = tests::riverBoard();
        const QImage image = painted(board);
        const MapView view = viewOf(board);
        const int from = view.toDevice(core::Point{0.05, 5}).toPoint().x();
        const int to = view.toDevice(core::Point{7.95, 5}).toPoint().x();
        const int bank = view.toDevice(core::Point{0, 5}).toPoint().y();
        for (int x = from; x <= to; ++x) {
            bool isWetSomewhere = false;
            for (int y = bank - 10; y <= bank + 10; ++y)
                isWetSomewhere = isWetSomewhere || isWet(image.pixelColor(x, y));
            QVERIFY2(isWetSomewhere, qPrintable(QStringLiteral("dry at x = %1").arg(x)));
        }
    }

    void aRiverNarrowsAtItsSpring() {
        core::Board board = tests::boardOf(Shape::Squares, 4, 4);
        core::setFeatures(board, *core::edgeBetween(board, tests::at(board, 1, 1), tests::at(board, 1, 2)), 1);
        core::setFeatures(board, *core::edgeBetween(board, tests::at(board, 0, 1), tests::at(board, 0, 2)), 1);
        const QImage image = painted(board);
        const MapView view = viewOf(board);
        const auto breadth = [&](double x) {
            int wet = 0;
            const QPoint on = view.toDevice(core::Point{x, 2}).toPoint();
            for (int y = on.y() - 20; y <= on.y() + 20; ++y)
                wet += isWet(image.pixelColor(on.x(), y)) ? 1 : 0;
            return wet;
        };
        QVERIFY(breadth(1.0) > breadth(1.9));
        QVERIFY(breadth(0.05) >= breadth(1.0) - 2); // over the edge of the board it keeps its breadth
    }

    void aLakeHasAShorelineNotCorners() {
        core::Board board = tests::boardOf(Shape::Squares, 5, 5);
        core::setTerrain(board, tests::at(board, 2, 2), tests::codeOf(board, "lake"));
        const QImage image = painted(board);
        QVERIFY(isWet(colourAt(image, board, {2.5, 2.5})));
        QVERIFY(isWet(colourAt(image, board, {2.06 + 0.05, 2.5})));
        const std::vector<core::Point> corners{{2.06, 2.06}, {2.94, 2.06}, {2.94, 2.94}, {2.06, 2.94}};
        for (const core::Point corner : corners)
            QVERIFY(!isWet(colourAt(image, board, corner)));
    }

    void aLakeReachesTheEdgeOfTheBoard() {
        core::Board board = tests::boardOf(Shape::Squares, 5, 5);
        core::setTerrain(board, tests::at(board, 4, 2), tests::codeOf(board, "lake"));
        const QImage image = painted(board);
        QVERIFY(isWet(colourAt(image, board, {4.97, 2.5})));
        QVERIFY(!isWet(colourAt(image, board, {5.1, 2.5})));
    }

    void spacesAreLabelledWhenThereIsRoom() {
        const core::Board board = tests::boardOf(Shape::FlatHexes, 4, 4);
        MapLayers unlabelled;
        unlabelled.labels = false;
        const MapView view = viewOf(board);
        const QPointF place = view.toDevice(core::centreOf(board, tests::at(board, 1, 1))) - QPointF(0, 0.405 * scale);
        const QRect changed = changedPart(painted(board), painted(board, unlabelled));
        QVERIFY(changed.contains(place.toPoint()));
        QCOMPARE(changedPart(painted(board, {}, {}, 30), painted(board, unlabelled, {}, 30)), QRect());
    }

    void everyLookDiffersFromClearGround_data() {
        QTest::addColumn<QString>("terrain");
        for (const char* const terrain : {"hills", "woods", "lake", "oddity"})
            QTest::newRow(terrain) << terrain;
    }
    void everyLookDiffersFromClearGround() {
        QFETCH(QString, terrain);
        core::Board board = tests::boardOf(Shape::PointyHexes, 5, 5);
        const QImage clear = painted(board);
        core::setTerrain(board, tests::at(board, 2, 2), tests::codeOf(board, terrain.toUtf8()));
        const QRect changed = changedPart(clear, painted(board));
        QVERIFY(changed.width() > scale * 0.8 && changed.height() > scale * 0.8);
    }

    void tilesShowNoSeams_data() { addShapes(); }
    void tilesShowNoSeams() {
        QFETCH(Shape, shape);
        core::Board board = tests::boardOf(shape, 5, 4);
        for (int i = 0; i < core::spaceCount(board); i += 3)
            core::setTerrain(board, core::SpaceId{i}, static_cast<core::TerrainCode>(1 + i % 4));
        const double pixels = shape == Shape::Areas ? 1.25 : scale;
        const QImage whole = painted(board, {}, {}, pixels);
        MapPainter painter{MapStyle()};
        QImage pieced(whole.size(), QImage::Format_RGB32);
        pieced.fill(Qt::magenta);
        const MapView view = viewOf(board, pixels);
        for (int y = 0; y < whole.height(); y += 128)
            for (int x = 0; x < whole.width(); x += 128) {
                QPainter onImage(&pieced);
                painter.paint(onImage, board, view, QRectF(x, y, 128, 128).intersected(QRectF(whole.rect())));
            }
        int different = 0;
        for (int y = 0; y < whole.height(); ++y)
            for (int x = 0; x < whole.width(); ++x)
                different += difference(whole.pixelColor(x, y), pieced.pixelColor(x, y)) > 12 ? 1 : 0;
        QVERIFY2(different < whole.width() * whole.height() / 2000, qPrintable(QString::number(different)));
    }

    void aChangedSpaceChangesOnlyItsSurroundings_data() { addShapes(); }
    void aChangedSpaceChangesOnlyItsSurroundings() {
        QFETCH(Shape, shape);
        if (shape == Shape::Areas)
            return; // an area keeps to its outline and may be of any size
        core::Board board = tests::boardOf(shape, 9, 9);
        for (int i = 0; i < core::spaceCount(board); i += 2)
            core::setTerrain(board, core::SpaceId{i}, static_cast<core::TerrainCode>(1 + i % 4));
        const QImage before = painted(board);
        const core::SpaceId middle = tests::at(board, 4, 4);
        core::setTerrain(board, middle, tests::codeOf(board, "lake"));
        const QRectF bounds = BoardShape(board).bounds(middle).adjusted(-1, -1, 1, 1);
        const QRect changed = changedPart(before, painted(board));
        QVERIFY(!changed.isEmpty());
        QVERIFY(viewOf(board).toDevice(bounds).toAlignedRect().contains(changed));
    }

    void theGridOfPaintersIsTheGridOfTheRules_data() { addShapes(); }
    void theGridOfPaintersIsTheGridOfTheRules() {
        QFETCH(Shape, shape);
        const core::Board board = tests::boardOf(shape, 6, 5);
        const BoardShape drawn(board);
        if (!drawn.grid())
            return;
        for (core::SpaceId space{0}; space.value < core::spaceCount(board); ++space.value) {
            const core::Point centre = core::centreOf(board, space);
            QVERIFY(std::hypot(drawn.centre(space).x() - centre.x, drawn.centre(space).y() - centre.y) < 1e-9);
            const core::Polygon outline = core::outlineOf(board, space);
            for (int i = 0; i < drawn.grid()->sides; ++i) {
                const QPointF corner = drawn.grid()->corner(drawn.cell(space), i);
                const core::Point expected = outline[static_cast<std::size_t>(i)];
                QVERIFY(std::hypot(corner.x() - expected.x, corner.y() - expected.y) < 1e-9);
                const core::Cell over = drawn.grid()->across(drawn.cell(space), i);
                const auto beside = core::neighbour(board, space, i);
                QCOMPARE(drawn.grid()->holds(over), beside.has_value());
                if (beside)
                    QCOMPARE(drawn.grid()->space(over), beside->space);
            }
        }
    }

    void patternsTellSidesApartWithoutColour() {
        const std::array patterns{core::Pattern::Solid, core::Pattern::Diagonal, core::Pattern::Dots,
                                  core::Pattern::Chevrons, core::Pattern::Outline};
        for (std::size_t i = 0; i < patterns.size(); ++i)
            for (std::size_t j = i + 1; j < patterns.size(); ++j) {
                core::CounterFace one;
                one.band = {0x808080};
                one.pattern = patterns[i];
                core::CounterFace other = one;
                other.pattern = patterns[j];
                QVERIFY(greyDifference(counterImage(one), counterImage(other)) > 20);
            }
    }

    void statesTellThemselvesApartByShape() {
        const std::array states{core::FaceState::Fresh, core::FaceState::Disrupted, core::FaceState::Reduced,
                                core::FaceState::Turned};
        for (std::size_t i = 0; i < states.size(); ++i)
            for (std::size_t j = i + 1; j < states.size(); ++j) {
                core::CounterFace one;
                one.band = {0x0072B2};
                one.state = states[i];
                core::CounterFace other = one;
                other.state = states[j];
                QVERIFY(greyDifference(counterImage(one), counterImage(other)) > 40);
            }
    }

    void aPrintedFaceFillsItsBleedAndCastsNoShadow() {
        QImage image(80, 80, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        core::CounterFace face;
        face.band = {0xD55E00};
        QPainter onImage(&image);
        CounterPainter(Theme::Light).print(onImage, face, QRectF(20, 20, 40, 40), QRectF(15, 15, 50, 50));
        onImage.end();
        QCOMPARE(image.pixelColor(16, 16), QColor(0xD5, 0x5E, 0x00));
        QVERIFY(image.pixelColor(16, 60) != QColor(Qt::magenta));
        QCOMPARE(image.pixelColor(14, 40), QColor(Qt::magenta));
        QCOMPARE(image.pixelColor(66, 66), QColor(Qt::magenta));
    }

    void aThumbnailFitsAndIsSharp() {
        const core::Board board = tests::riverBoard();
        const QImage picture = thumbnail(board, {}, {}, QSize(120, 90), 2);
        QCOMPARE(picture.size(), QSize(240, 180));
        QCOMPARE(picture.devicePixelRatio(), 2.0);
        QCOMPARE(picture.pixelColor(2, 90).alpha(), 0);
        QCOMPARE(picture.pixelColor(120, 90).alpha(), 255);
    }

    void anOverviewKeepsUpWithTheBoard() {
        core::Board board = tests::boardOf(Shape::FlatHexes, 100, 100);
        MapPainter patched{MapStyle()};
        const MapView view{sheetOf(patched.shapeOf(board)).topLeft(), 2.0, 1};
        const auto far = [&](MapPainter& painter) {
            QImage image(190, 220, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter onImage(&image);
            painter.paint(onImage, board, view, QRectF(image.rect()));
            return image;
        };
        const QImage before = far(patched);
        const std::vector<core::SpaceId> lake = core::disk(board, tests::at(board, 50, 50), 6);
        for (const core::SpaceId space : lake)
            core::setTerrain(board, space, tests::codeOf(board, "lake"));
        patched.patch(board, lake, {});
        MapPainter fresh{MapStyle()};
        QVERIFY(far(patched) != before);
        QCOMPARE(far(patched), far(fresh));
    }
};

QTEST_MAIN(MapPainterTest)
#include "tst_map_painter.moc"
