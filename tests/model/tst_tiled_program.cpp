// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_plane.h"
#include "tests/model/random_grids.h"
#include "tests/model/tiled_maps.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

void write(const QString& name, const QByteArray& bytes) {
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray contentOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString program(const char* name) {
    return QStandardPaths::findExecutable(QString::fromLatin1(name));
}

bool runs(const QString& name, const QStringList& arguments) {
    QProcess process;
    process.start(name, arguments);
    return process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

const std::vector<QColor> colours{Qt::red, Qt::green, Qt::blue, Qt::yellow, Qt::cyan};

} // namespace

class TstTiledProgram : public QObject {
    Q_OBJECT

private slots:
    void theRealProgramOpensAndWritesEveryShape_data() {
        QTest::addColumn<int>("shape");
        const std::vector<NamedGrid> shapes = gridShapes();
        for (std::size_t i = 0; i < shapes.size(); ++i)
            if (shapes[i].name.startsWith("9x7")) // the program takes half a second to start
                QTest::newRow(shapes[i].name.constData()) << static_cast<int>(i);
    }
    void theRealProgramOpensAndWritesEveryShape() {
        const QString tiled = program("tiled");
        if (tiled.isEmpty())
            return qInfo("Tiled is not installed (Debian: tiled), so that nothing was compared with it.");
        QFETCH(const int, shape);
        core::Board board = randomGrid(gridShapes()[static_cast<std::size_t>(shape)].geometry, 9);
        core::SpaceNote note{"", "A", {}}; // a value of every kind, and a number larger than Tiled can hold
        note.attributes = {{{"flag"}, true},
                           {{"number"}, std::int64_t{-7}},
                           {{"large"}, std::int64_t{9'000'000'000'000'000'001}},
                           {{"text"}, std::string("7")},
                           {{"empty"}, std::string()},
                           {{"list"}, core::TextList{"a", ""}}};
        core::setNote(board, core::SpaceId{0}, note);
        const QTemporaryDir folder;
        const QString ours = folder.filePath(QStringLiteral("ours.tmj"));
        const QString theirs = folder.filePath(QStringLiteral("theirs.tmj"));
        write(ours, QByteArray::fromStdString(written(board)));
        QVERIFY(tilePicture(board, colours).save(folder.filePath(QStringLiteral("tiles.png"))));
        QVERIFY(runs(tiled, {QStringLiteral("--export-map"), QStringLiteral("json"), ours, theirs}));
        const core::Read<core::Board> back = readMap(contentOf(theirs).toStdString());
        QVERIFY2(back.value && back.findings.empty(), qPrintable(told(back.findings)));
        QVERIFY(*back.value == board);
    }

    void theRealProgramDrawsEachSpaceWhereItLies_data() { theRealProgramOpensAndWritesEveryShape_data(); }
    void theRealProgramDrawsEachSpaceWhereItLies() {
        const QString rasterizer = program("tmxrasterizer");
        if (rasterizer.isEmpty())
            return qInfo("Tiled is not installed (Debian: tiled), so that nothing was compared with it.");
        QFETCH(const int, shape);
        core::Board board = randomGrid(gridShapes()[static_cast<std::size_t>(shape)].geometry, 10);
        board.edges = core::makeBoard(board.geometry, board.terrains, board.features).edges; // nothing lies over the
        board.regions = {};                                                                  // terrain
        board.notes = {};
        const QTemporaryDir folder;
        const QString map = folder.filePath(QStringLiteral("ours.tmj"));
        const QString picture = folder.filePath(QStringLiteral("map.png"));
        write(map, QByteArray::fromStdString(written(board)));
        QVERIFY(tilePicture(board, colours).save(folder.filePath(QStringLiteral("tiles.png"))));
        QVERIFY(runs(rasterizer, {map, picture}));
        const QImage drawn(picture);
        QVERIFY(!drawn.isNull());
        const TiledPlane plane = planeOf(board, measuresFor(board.geometry));
        for (core::SpaceId space{0}; space.value < core::spaceCount(board); ++space.value) {
            const core::Point middle = plane.toPixels(core::centreOf(board, space));
            const core::TerrainCode code = *core::terrainCode(board, core::terrainOf(board, space));
            QCOMPARE(drawn.pixelColor(static_cast<int>(middle.x), static_cast<int>(middle.y)), colours[code]);
        }
    }
};

QTEST_GUILESS_MAIN(TstTiledProgram)
#include "tst_tiled_program.moc"
