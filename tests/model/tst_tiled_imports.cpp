// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/tiled_maps.h"
#include "tests/support/shown.h"

#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// A map of somebody else: 4 x 2 squares of 16 pixels; `more` goes into the map, `layers` is its list of layers.
std::string foreign(const std::string& layers, const std::string& more = "", const std::string& tiles = "") {
    return js("{'type': 'map', 'version': '1.10', 'orientation': 'orthogonal', 'width': 4, 'height': 2, 'tilewidth': "
              "16, "
              "'tileheight': 16, 'infinite': false, 'a key of the future': [1], ") +
           more + js("'tilesets': [{'firstgid': 1, 'name': 'ground', 'tiles': [") +
           (tiles.empty() ? js("{'id': 0, 'type': 'Clear'}, {'id': 1, 'properties': [{'name': 'name', 'type': "
                               "'string', 'value': 'HILLS'}]}, "
                               "{'id': 2, 'image': 'art/lava.png'}")
                          : tiles) +
           js("]}], 'layers': [") + layers + "]}";
}

std::string tileLayer(const std::string& data, const std::string& more = "") {
    return js("{'type': 'tilelayer', 'name': 'a', 'width': 4, 'height': 2, ") + more + js("'data': ") + data + "}";
}

std::string objects(const std::string& list, const std::string& name = "things") {
    return js("{'type': 'objectgroup', 'name': '") + name + js("', 'objects': [") + list + "]}";
}

const std::string clearLayer = tileLayer("[1,1,1,1, 1,1,1,1]");

} // namespace

class TstTiledImports : public QObject {
    Q_OBJECT

private slots:
    void tilesAreReadInEveryPacking_data() {
        QTest::addColumn<QByteArray>("layer");
        // 1 2 1 0 / 3 1 2 2 with a mirrored third tile and a turned seventh, as four bytes each, lowest first
        QTest::newRow("list") << QByteArray::fromStdString(tileLayer("[1,2,2147483649,0, 3,1,536870914,2]"));
        QTest::newRow("list called csv") << QByteArray::fromStdString(
            tileLayer("[1,2,2147483649,0, 3,1,536870914,2]", js("'encoding': 'csv', ")));
        QTest::newRow("base64") << QByteArray::fromStdString(
            tileLayer("\"AQAAAAIAAAABAACAAAAAAAMAAAABAAAAAgAAIAIAAAA=\"", js("'encoding': 'base64', ")));
        QTest::newRow("zlib") << QByteArray::fromStdString(tileLayer(
            "\"eJxjZGBgYAJiRgaGBiDFwAxhg8QUQOIADAQArQ==\"", js("'encoding': 'base64', 'compression': 'zlib', ")));
        QTest::newRow("gzip") << QByteArray::fromStdString(
            tileLayer("\"H4sIAAAAAAACA2NkYGBgAmJGBoYGIMXADGGDxBRA4gDWSq3DIAAAAA==\"",
                      js("'encoding': 'base64', 'compression': 'gzip', ")));
    }
    void tilesAreReadInEveryPacking() {
        QFETCH(const QByteArray, layer);
        const core::Read<core::Board> read = readMap(foreign(layer.toStdString()));
        QVERIFY2(read.value.has_value(), qPrintable(told(read.findings)));
        QCOMPARE(rows(*read.value), QStringList({"CHCC", "CCHH"}));
        QVERIFY(hasFinding(read.findings, "tiled.unknown-tiles", ""));
        QVERIFY(told(read.findings).contains(QStringLiteral("lava")));
        QVERIFY(hasFinding(read.findings, "tiled.turned-tiles", ""));
        QVERIFY(hasFinding(read.findings, "tiled.bare-cells", "")); // the empty one and the one of lava
        QVERIFY(told(read.findings).contains(QStringLiteral("2 cells")));
    }

    void givenNamesSayWhatATileIs() {
        for (const char* name : {"lava", "ground:2"}) {
            const core::Read<core::Board> read =
                readMap(foreign(tileLayer("[3,3,1,1, 1,1,1,3]")), {{name, core::TerrainToken{"hills"}}});
            QVERIFY(read.value);
            QCOMPARE(rows(*read.value), QStringList({"HHCC", "CCCH"}));
            QVERIFY2(read.findings.empty(), qPrintable(told(read.findings)));
        }
    }

    void upperLayersLieOverLowerOnes() {
        const core::Read<core::Board> read =
            readMap(foreign(tileLayer("[2,2,2,2, 2,2,2,2]") + js(",{'type': 'group', 'layers': [") +
                            tileLayer("[0,1,3,0, 0,0,0,1]") + "]}"));
        QVERIFY(read.value);
        QCOMPARE(rows(*read.value), QStringList({"HCHH", "HHHC"})); // lava shows what lies below it
    }

    void anInfiniteMapIsCutToItsTiles_data() {
        QTest::addColumn<QByteArray>("axis");
        QTest::addColumn<bool>("secondShifted");
        QTest::newRow("flat") << QByteArray("x") << false;   // its tiles begin in column -1, which is shifted
        QTest::newRow("pointed") << QByteArray("y") << true; // and in row 2, which is not
    }
    void anInfiniteMapIsCutToItsTiles() {
        QFETCH(const QByteArray, axis);
        QFETCH(const bool, secondShifted);
        const std::string text =
            js("{'type': 'map', 'orientation': 'hexagonal', 'infinite': true, 'width': 16, 'height': 16, "
               "'tilewidth': 64, 'tileheight': 56, 'hexsidelength': 32, 'staggerindex': 'odd', 'staggeraxis': '") +
            axis.toStdString() +
            js("', 'tilesets': [{'firstgid': 5, 'name': 'g', 'tiles': [{'id': 0, 'class': 'clear'}, {'id': 1, 'class': "
               "'hills'}]}], "
               "'layers': [{'type': 'tilelayer', 'chunks': [ "
               "{'x': -2, 'y': 2, 'width': 2, 'height': 2, 'data': [0, 6, 0, 5]}, "
               "{'x': 0, 'y': 2, 'width': 2, 'height': 2, 'data': [5, 0, 6, 0]}, "
               "{'x': 8, 'y': 8, 'width': 2, 'height': 2, 'data': [0, 0, 0, 0]}]}]}");
        const core::Read<core::Board> read = readMap(text);
        QVERIFY2(read.value.has_value(), qPrintable(told(read.findings)));
        QCOMPARE(rows(*read.value), QStringList({"HC", "CH"}));
        QCOMPARE(std::get<core::HexGrid>(read.value->geometry).oddShifted, secondShifted);
    }

    void notesLieWhereTheirObjectsLie() {
        const core::Read<core::Board> read = readMap(foreign(
            clearLayer + "," +
            objects(js("{'id': 1, 'name': 'Qadesh', 'x': 20, 'y': 20, 'point': true}, "
                       "{'id': 2, 'name': '', 'x': 48, 'y': 0, 'width': 16, 'height': 10, 'text': {'text': 'Ford'}}, "
                       "{'id': 3, 'name': 'again', 'x': 21, 'y': 21, 'point': true}, "
                       "{'id': 4, 'name': 'far away', 'x': 500, 'y': 20, 'point': true}, "
                       "{'id': 5, 'name': 'tree', 'gid': 2, 'x': 0, 'y': 16, 'width': 16, 'height': 16}"))));
        QVERIFY2(read.value.has_value(), qPrintable(told(read.findings)));
        // squares of 16 pixels: 20, 20 is the second column and row; the text's middle lies in the fourth column
        QCOMPARE(read.value->notes->size(), std::size_t{3});
        QCOMPARE(core::noteOf(*read.value, core::SpaceId{5}).name, std::string("Qadesh"));
        QCOMPARE(core::noteOf(*read.value, core::SpaceId{3}).name, std::string("Ford"));
        QCOMPARE(core::noteOf(*read.value, core::SpaceId{0}).name, std::string("tree"));
        QVERIFY(hasFinding(read.findings, "tiled.second-note", "/layers/1/objects/2"));
        QVERIFY(told(read.findings).contains(QStringLiteral("far away")));
    }

    void drawnRiversAndRegionsAreRead() {
        const core::Read<core::Board> read = readMap(foreign(
            clearLayer + "," +
            objects(
                js("{'id': 1, 'x': 16, 'y': 0, 'polyline': [{'x': 0, 'y': 0}, {'x': 0, 'y': 16}, {'x': 16, 'y': 16}]}"),
                "River") +
            "," +
            objects(js("{'id': 2, 'type': 'region', 'name': 'west', 'x': 0, 'y': 0, 'width': 32, 'height': 20}"))));
        QVERIFY2(read.value.has_value(), qPrintable(told(read.findings)));
        const core::Board& board = *read.value;
        const core::FeatureToken river{"river"};
        QCOMPARE(core::featuredEdges(board).size(), std::size_t{2});
        QVERIFY(core::hasFeature(board, *core::edgeBetween(board, core::SpaceId{0}, core::SpaceId{1}), river));
        QVERIFY(core::hasFeature(board, *core::edgeBetween(board, core::SpaceId{1}, core::SpaceId{5}), river));
        QCOMPARE(board.regions->size(), std::size_t{1});
        QVERIFY(board.regions->front().spaces == std::vector<core::SpaceLabel>({{"0101"}, {"0201"}}));
    }

    void aTilesetInAFileOfItsOwnIsRead() {
        std::string map = foreign(tileLayer("[10,11,10,10, 10,10,10,11]"));
        map.replace(map.find("[{\"firstgid\""), map.find("\"layers\"") - map.find("[{\"firstgid\""),
                    js("[{'firstgid': 10, 'source': 'sets/land.tsj'}], "));
        const auto source = [](const std::string& file) -> core::Result<std::string> {
            return file == "sets/land.tsj" ? js("{'type': 'tileset', 'name': 'land', 'tiles': [{'id': 0, 'type': "
                                                "'clear'}, {'id': 1, 'type': 'hills'}]}")
                                           : "";
        };
        const core::Read<core::Board> read = boardFromTiled(map, {twoTerrains(), {}, source});
        QVERIFY2(read.value && read.findings.empty(), qPrintable(told(read.findings)));
        QCOMPARE(rows(*read.value), QStringList({"CHCC", "CCCH"}));
        const core::Read<core::Board> missing = readMap(map);
        QVERIFY(!missing.value);
        QVERIFY(told(missing.findings).contains(QStringLiteral("sets/land.tsj")));
        map.replace(map.find("land.tsj"), 8, "land.tsx");
        QVERIFY(hasFinding(readMap(map).findings, "tiled.xml-tileset", "/tilesets/0/source"));
    }

    void whatCannotBeReadIsSaidWithItsPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("pointer");
        const auto row = [](const char* name, const std::string& text, const char* id, const char* pointer) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(id) << QByteArray(pointer);
        };
        const auto with = [](const char* before, const char* after) {
            std::string text = foreign(clearLayer);
            text.replace(text.find(before), std::string(before).size(), after);
            return text;
        };
        row("XML", "<?xml version=\"1.0\"?><map/>", "tiled.xml", "");
        row("no JSON", "{\"type\": \"map\"", "json.ends-early", "");
        row("a tileset", js("{'type': 'tileset'}"), "tiled.not-a-map", "");
        row("isometric", with("orthogonal", "isometric"), "format.unknown-token", "/orientation");
        row("zstd", foreign(tileLayer("\"KLUv\"", js("'encoding': 'base64', 'compression': 'zstd', "))),
            "tiled.compression", "/layers/0/compression");
        row("no base64", foreign(tileLayer("\"!!\"", js("'encoding': 'base64', "))), "tiled.not-base64",
            "/layers/0/data");
        row("damaged",
            foreign(tileLayer("\"eJxjZGBgYAJiRgaGBiDFwAxh\"", js("'encoding': 'base64', 'compression': 'zlib', "))),
            "tiled.damaged-data", "/layers/0/data");
        row("a wrong check sum",
            foreign(tileLayer("\"eJxjZGBgYAJiRgaGBiDFwAxhg8QUQOIADAQArg==\"",
                              js("'encoding': 'base64', 'compression': 'zlib', "))),
            "tiled.damaged-data", "/layers/0/data");
        row("too few", foreign(tileLayer("[1,1]")), "tiled.data-size", "/layers/0/data");
        row("too few packed", foreign(tileLayer("\"AQAAAA==\"", js("'encoding': 'base64', "))), "tiled.data-size",
            "/layers/0/data");
        row("a number too many", foreign(tileLayer("[4294967296,1,1,1, 1,1,1,1]")), "format.out-of-range",
            "/layers/0/data/0");
        row("too large", with("\"width\": 4", "\"width\": 1025"), "format.board-too-large", "");
        row("no layer", foreign(""), "tiled.no-tiles", "");
        row("newer", foreign(clearLayer, js("'properties': [{'name': 'orontes', 'type': 'int', 'value': 2}], ")),
            "format.newer-version", "/properties/0/value");
        row("nameless tile size", with("\"tilewidth\": 16", "\"tilewidth\": 0"), "format.out-of-range", "/tilewidth");
    }
    void whatCannotBeReadIsSaidWithItsPlace() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, id);
        QFETCH(const QByteArray, pointer);
        const core::Read<core::Board> read = readMap(text.toStdString());
        QVERIFY(!read.value);
        QVERIFY2(hasFinding(read.findings, id.constData(), pointer.constData()), qPrintable(told(read.findings)));
        QVERIFY(!told(read.findings).contains(QStringLiteral("[tiled.")));
    }
};

QTEST_GUILESS_MAIN(TstTiledImports)
#include "tst_tiled_imports.moc"
