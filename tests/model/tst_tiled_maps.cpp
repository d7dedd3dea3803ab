// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_plane.h"
#include "model/texts.h"
#include "rules/core/play/dice.h"
#include "tests/model/random_grids.h"
#include "tests/model/tiled_maps.h"
#include "tests/support/shown.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointF>
#include <QTest>

#include <algorithm>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

using Orientation = core::HexGrid::Orientation;

QJsonObject json(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

} // namespace

class TstTiledMaps : public QObject {
    Q_OBJECT

private slots:
    void everyGridComesBackAsItWas_data() {
        QTest::addColumn<int>("shape");
        const std::vector<NamedGrid> shapes = gridShapes();
        for (std::size_t i = 0; i < shapes.size(); ++i)
            QTest::newRow(shapes[i].name.constData()) << static_cast<int>(i);
    }
    void everyGridComesBackAsItWas() {
        QFETCH(const int, shape);
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const core::Board board = randomGrid(gridShapes()[static_cast<std::size_t>(shape)].geometry, seed);
            const core::Read<core::Board> back = readMap(written(board));
            QVERIFY2(back.value && back.findings.empty(), qPrintable(told(back.findings)));
            QVERIFY(*back.value == board);
        }
    }

    void aMapSaysWhatTiledAsksFor_data() {
        QTest::addColumn<int>("kind"); // 0: squares, 1: flat, 2: pointed
        QTest::addColumn<bool>("second");
        QTest::addColumn<QSize>("tile");
        QTest::addColumn<QString>("axis");
        QTest::addColumn<QString>("index");
        QTest::newRow("squares") << 0 << true << QSize(48, 48) << "" << "";
        QTest::newRow("flat hexes, second shifted") << 1 << true << QSize(64, 56) << "x" << "odd";
        QTest::newRow("flat hexes, first shifted") << 1 << false << QSize(64, 56) << "x" << "even";
        QTest::newRow("pointed hexes, second shifted") << 2 << true << QSize(56, 64) << "y" << "odd";
        QTest::newRow("pointed hexes, first shifted") << 2 << false << QSize(56, 64) << "y" << "even";
    }
    void aMapSaysWhatTiledAsksFor() {
        QFETCH(const int, kind);
        QFETCH(const bool, second);
        QFETCH(const QSize, tile);
        QFETCH(const QString, axis);
        QFETCH(const QString, index);
        core::Geometry geometry = core::SquareGrid{3, 2, false, {}};
        if (kind != 0)
            geometry = core::HexGrid{3, 2, kind == 1 ? Orientation::FlatTop : Orientation::PointyTop, second, {}};
        core::Board board = core::makeBoard(geometry, {{"clear"}, {"hills"}}, {{"river"}});
        core::setTerrain(board, core::SpaceId{4}, 1);
        const QJsonObject map = json(written(board));
        QCOMPARE(map.value("type").toString(), QString("map"));
        QCOMPARE(map.value("orientation").toString(), QString(kind == 0 ? "orthogonal" : "hexagonal"));
        QCOMPARE(QSize(map.value("width").toInt(), map.value("height").toInt()), QSize(3, 2));
        QCOMPARE(QSize(map.value("tilewidth").toInt(), map.value("tileheight").toInt()), tile);
        QCOMPARE(map.value("hexsidelength").toInt(), kind == 0 ? 0 : 32);
        QCOMPARE(map.value("staggeraxis").toString(), axis);
        QCOMPARE(map.value("staggerindex").toString(), index);
        const QJsonObject layer = map.value("layers").toArray().at(0).toObject();
        QCOMPARE(layer.value("type").toString(), QString("tilelayer"));
        QCOMPARE(layer.value("data").toArray(), QJsonArray({1, 1, 1, 1, 2, 1}));
        const QJsonObject tileset = map.value("tilesets").toArray().at(0).toObject();
        QCOMPARE(tileset.value("image").toString(), QString("tiles.png"));
        const QImage picture = tilePicture(board, {Qt::red, Qt::green});
        QCOMPARE(picture.size(), QSize(tileset.value("imagewidth").toInt(), tileset.value("imageheight").toInt()));
        QCOMPARE(picture.size(), QSize(2 * tile.width(), tile.height()));
        QCOMPARE(picture.pixelColor(tile.width() / 2, tile.height() / 2), QColor(Qt::red));
        QCOMPARE(picture.pixelColor(tile.width() * 3 / 2, tile.height() / 2), QColor(Qt::green));
        QCOMPARE(picture.pixelColor(1, 1).alpha(), kind == 0 ? 255 : 0);
        QCOMPARE(tileset.value("tiles").toArray().at(1).toObject().value("type").toString(), QString("hills"));
    }

    void namesLieInTheMiddleOfTheirTiles_data() {
        QTest::addColumn<int>("kind"); // 0: squares, 1: flat, 2: pointed
        QTest::addColumn<bool>("second");
        QTest::addColumn<QString>("space");
        QTest::addColumn<QPointF>("middle");
        // flat hexes: 64 x 56, a column every 48; pointed: 56 x 64, a row every 48; the shifted ones half a tile
        // further
        QTest::newRow("squares") << 0 << true << "0201" << QPointF(72, 24);
        QTest::newRow("flat, second shifted") << 1 << true << "0101" << QPointF(32, 28);
        QTest::newRow("flat, second shifted, second") << 1 << true << "0201" << QPointF(80, 56);
        QTest::newRow("flat, first shifted") << 1 << false << "0101" << QPointF(32, 56);
        QTest::newRow("flat, first shifted, second") << 1 << false << "0201" << QPointF(80, 28);
        QTest::newRow("pointed, second shifted") << 2 << true << "0101" << QPointF(28, 32);
        QTest::newRow("pointed, second shifted, second") << 2 << true << "0102" << QPointF(56, 80);
        QTest::newRow("pointed, first shifted") << 2 << false << "0101" << QPointF(56, 32);
        QTest::newRow("pointed, first shifted, second") << 2 << false << "0102" << QPointF(28, 80);
    }
    void namesLieInTheMiddleOfTheirTiles() {
        QFETCH(const int, kind);
        QFETCH(const bool, second);
        QFETCH(const QString, space);
        QFETCH(const QPointF, middle);
        core::Geometry geometry = core::SquareGrid{3, 2, false, {}};
        if (kind != 0)
            geometry = core::HexGrid{3, 2, kind == 1 ? Orientation::FlatTop : Orientation::PointyTop, second, {}};
        core::Board board = core::makeBoard(geometry, {{"clear"}}, {});
        core::setNote(board, *core::findSpace(board, {space.toStdString()}), {"Qadesh", "", {}});
        const QJsonArray layers = json(written(board)).value("layers").toArray();
        const QJsonObject name = layers.last().toObject().value("objects").toArray().at(0).toObject();
        QCOMPARE(QPointF(name.value("x").toDouble(), name.value("y").toDouble()), middle);
    }

    void damagedMapsNeverDoHarm() {
        const std::string map = written(randomGrid(core::HexGrid{9, 7, Orientation::FlatTop, true, {}}, 5));
        core::Dice dice(7);
        for (int i = 0; i < 1500; ++i) {
            std::string text = map;
            const std::size_t at = static_cast<std::size_t>(dice.below(static_cast<int>(map.size())));
            constexpr std::string_view signs = "0-19{}[]\",:ex";
            if (i % 3 == 0)
                text.erase(at, static_cast<std::size_t>(dice.below(30)));
            else
                text[at] = signs[static_cast<std::size_t>(dice.below(static_cast<int>(signs.size())))];
            if (const core::Read<core::Board> read = readMap(text); read.value)
                QVERIFY(core::isWhole(*read.value));
            else
                QVERIFY(!read.findings.empty());
        }
    }

    void edgesAreAShortListAndDrawnForPeople() {
        core::Board board =
            core::makeBoard(core::HexGrid{2, 2, Orientation::FlatTop, true, {}}, {{"clear"}}, {{"river"}, {"road"}});
        // 0101 lies above 0102, and with 0201 shifted half a space down, 0201 beside both
        for (const auto& [first, second] : {std::pair{"0101", "0102"}, {"0102", "0201"}})
            core::setFeatures(
                board, *core::edgeBetween(board, *core::findSpace(board, {first}), *core::findSpace(board, {second})),
                1);
        const QJsonArray layers = json(written(board)).value("layers").toArray();
        const QJsonObject river = layers.at(1).toObject();
        QCOMPARE(river.value("name").toString(), QString("river"));
        QJsonObject list;
        for (const QJsonValue& property : river.value("properties").toArray())
            list.insert(property.toObject().value("name").toString(), property.toObject().value("value"));
        QCOMPARE(list.value("edges").toString(), QString("0101-0102 0201-0102"));
        const QJsonObject line = river.value("objects").toArray().at(0).toObject();
        // the lower side of the hex whose box is 64 x 56 from the corner of the map: from 48, 56 to 16, 56
        const QJsonObject end = line.value("polyline").toArray().at(1).toObject();
        const double from = line.value("x").toDouble();
        const double to = from + end.value("x").toDouble();
        QCOMPARE(std::min(from, to), 16.0);
        QCOMPARE(std::max(from, to), 48.0);
        QCOMPARE(line.value("y").toDouble(), 56.0);
        QCOMPARE(end.value("y").toDouble(), 0.0);
        QVERIFY(layers.at(2).toObject().value("objects").toArray().isEmpty());
    }

    void anAreaMapIsRefusedWithAWayOut() {
        const core::Board board =
            core::makeBoard(core::Cow<core::AreaMap>(core::AreaMap{{{{"Kush"}, {}, {}}}, {}}), {{"clear"}}, {});
        const core::Result<std::string> map = tiledMap(board, {{"sample"}, "tiles.png"});
        QVERIFY(!map);
        QVERIFY(shown(modelTexts().render(map.error().text())).contains(QStringLiteral(".json")));
    }

    void theGreatestBoardTakesNoTime() {
        const core::Board board = core::makeBoard(core::HexGrid{1024, 1024, Orientation::FlatTop, true, {}},
                                                  {{"clear"}, {"hills"}}, {{"river"}});
        QElapsedTimer timer;
        timer.start();
        const std::string text = written(board);
        const qint64 writing = timer.restart();
        const core::Read<core::Board> back = readMap(text);
        qInfo("1024 x 1024: written in %lld ms (%zu bytes), read in %lld ms", writing, text.size(), timer.elapsed());
        QVERIFY(back.value && *back.value == board);
    }
};

QTEST_GUILESS_MAIN(TstTiledMaps)
#include "tst_tiled_maps.moc"
