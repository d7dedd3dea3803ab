// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/svg_areas.h"
#include "model/exchange/svg_path.h"
#include "model/texts.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/board/outline.h"
#include "tests/support/shown.h"

#include <QTest>

#include <cmath>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// A picture of 100 x 80 millimetres in units of a tenth of one.
QByteArray picture(const char* content) {
    return QByteArray("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                      "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" width=\"100mm\" height=\"80mm\" "
                      "viewBox=\"0 0 1000 800\">") +
           content + "</svg>";
}

SvgAreas read(const char* content) {
    core::Result<SvgAreas> areas = areasFromSvg(picture(content));
    if (areas)
        return *areas;
    QTest::qFail(areas.error().id.c_str(), __FILE__, __LINE__);
    return {};
}

QStringList labels(const SvgAreas& areas) {
    QStringList list;
    for (const core::Area& area : areas.map.areas)
        list << shown(area.label.value);
    return list;
}

QStringList told(const SvgAreas& areas) {
    QStringList list;
    for (const core::Diagnostic& finding : areas.told)
        list << shown(modelTexts().render(finding.text()));
    return list;
}

double ground(const core::Area& area) {
    return std::abs(core::signedSurface(area.outline));
}

bool isNear(double a, double b, double share = 0.01) {
    return std::abs(a - b) <= share * std::max(std::abs(a), std::abs(b));
}

} // namespace

class TstSvgAreas : public QObject {
    Q_OBJECT

private slots:
    void closedShapesBecomeAreasInMillimetres_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<double>("ground"); // square millimetres
        const double pi = std::acos(-1);
        QTest::newRow("polygon") << "<polygon points='0,0 400,0 400,200 0,200'/>" << 800.0;
        QTest::newRow("polyline that comes back") << "<polyline points='0,0 400 0 400,200 0,200 0,0'/>" << 800.0;
        QTest::newRow("rectangle") << "<rect x='10' y='10' width='400' height='200'/>" << 800.0;
        QTest::newRow("circle") << "<circle cx='300' cy='300' r='100'/>" << 100 * pi;
        QTest::newRow("ellipse") << "<ellipse cx='300' cy='300' rx='200' ry='100'/>" << 200 * pi;
        QTest::newRow("absolute lines") << "<path d='M0,0 L400,0 L400 200 L0-0 0,200 Z'/>" << -1.0;
        QTest::newRow("lines, one after the other") << "<path d='M0 0 400 0 400 200 0 200z'/>" << 800.0;
        QTest::newRow("relative lines") << "<path d='m10 10 400 0 0 200 -400 0z'/>" << 800.0;
        QTest::newRow("level and upright") << "<path d='M0 0H400V200H0z'/>" << 800.0;
        QTest::newRow("level and upright from there") << "<path d='M10 10h400v200h-400z'/>" << 800.0;
        QTest::newRow("comes back without z") << "<path d='M0 0H400V200H0V0'/>" << 800.0;
        QTest::newRow("half circle as an arc") << "<path d='M100 300A100 100 0 0 1 300 300z'/>" << 50 * pi;
        QTest::newRow("the other half") << "<path d='M100 300A100 100 0 0 0 300 300z'/>" << 50 * pi;
        QTest::newRow("three quarters of a circle") << "<path d='M300 300L400 300A100 100 0 1 1 300 200z'/>" << 75 * pi;
        QTest::newRow("one quarter") << "<path d='M300 300L400 300A100 100 0 0 0 300 200z'/>" << 25 * pi;
        QTest::newRow("flags without blanks") << "<path d='M100 300a100 100 0 01200 0z'/>" << 50 * pi;
        QTest::newRow("an arc that is too small") << "<path d='M100 300A10 10 0 0 1 300 300z'/>" << 50 * pi;
        QTest::newRow("a turned ellipse")
            << "<path d='M300 100A200 100 90 0 1 300 500A200 100 90 0 1 300 100z'/>" << 200 * pi;
        // a quadratic curve with its chord holds two thirds of the triangle of its control point
        QTest::newRow("quadratic curve") << "<path d='M0 0Q200 300 400 0z'/>" << 400.0;
        QTest::newRow("two quadratic curves") << "<path d='M0 0q100 150 200 0t200 0z'/>" << -1.0;
        // a cubic curve whose control points lie level above its ends holds 3/5 of the rectangle they make
        QTest::newRow("cubic curve") << "<path d='M0 0C0 200 400 200 400 0z'/>" << 0.6 * 800;
        QTest::newRow("smooth cubic curve")
            << "<path d='M0 0c0 200 400 200 400 0s-400 -200 -400 0z'/>" << 2 * 0.6 * 800;
    }
    void closedShapesBecomeAreasInMillimetres() {
        QFETCH(const QString, shape);
        QFETCH(const double, ground);
        const core::Result<SvgAreas> areas = areasFromSvg(picture(shape.toUtf8().constData()));
        if (ground < 0) { // it crosses itself
            QVERIFY(!areas);
            return;
        }
        QVERIFY(areas);
        QCOMPARE(areas->map.areas.size(), std::size_t{1});
        const double found = ::ground(areas->map.areas.front());
        QVERIFY2(isNear(found, ground), qPrintable(QString::number(found)));
        QVERIFY(areas->told.empty());
        QVERIFY(core::isInside(areas->map.areas.front().outline, areas->map.areas.front().centre));
        QVERIFY(areas->map.size == (core::Point{100, 80}));
    }

    void titlesLabelsAndIdsBecomeLabels() {
        const SvgAreas areas = read("<rect id='a' width='100' height='100'><title> Ta  Mehu </title></rect>"
                                    "<rect id='b' inkscape:label='Kush' x='200' width='100' height='100'/>"
                                    "<rect id='Punt' x='400' width='100' height='100'/>"
                                    "<rect x='600' width='100' height='100'/>"
                                    "<rect id='Punt' x='800' width='100' height='100'/>"
                                    "<rect x='600' y='200' width='100' height='100'/>");
        QCOMPARE(labels(areas), QStringList({"Ta Mehu", "Kush", "Punt", "Area 1", "Punt 2", "Area 2"}));
    }

    void groupsAndTransformsAreFollowed_data() {
        QTest::addColumn<QString>("transform");
        QTest::addColumn<QPointF>("centre"); // millimetres
        QTest::newRow("none") << "" << QPointF(20, 10);
        QTest::newRow("moved") << "translate(100,50)" << QPointF(30, 15);
        QTest::newRow("moved to the right") << "translate(100)" << QPointF(30, 10);
        QTest::newRow("twice as large") << "scale(2)" << QPointF(40, 20);
        QTest::newRow("first scaled, then moved") << "translate(100 0) scale(.5,2)" << QPointF(20, 20);
        QTest::newRow("turned about the origin and moved back") << "translate(400,0) rotate(90)" << QPointF(30, 20);
        QTest::newRow("turned about a point") << "rotate(180 200 200)" << QPointF(20, 30);
        QTest::newRow("matrix") << "matrix(1 0 0 1 100 100)" << QPointF(30, 20);
        QTest::newRow("slanted") << "skewX(45)" << QPointF(30, 10);
    }
    void groupsAndTransformsAreFollowed() {
        QFETCH(const QString, transform);
        QFETCH(const QPointF, centre);
        const QString content =
            QString("<g transform='%1'><g><rect x='100' y='50' width='200' height='100'/></g></g>").arg(transform);
        const SvgAreas areas = read(content.toUtf8().constData());
        const core::Point found = areas.map.areas.front().centre;
        QVERIFY2(isNear(found.x, centre.x()) && isNear(found.y, centre.y()),
                 qPrintable(QString("%1 %2").arg(found.x).arg(found.y)));
    }

    void areasThatShareABorderAreLinkedThoughTheyWereDrawnByHand() {
        const SvgAreas areas = read("<path id='West' d='M0 0H300V300H0z'/>"
                                    "<path id='East' d='M300.4 -0.3H600V300.5H299.8z'/>"
                                    "<path id='South' d='M0 300H450V500H0z'/>"
                                    "<path id='Isle' d='M700 0h50v50h-50z'/>");
        QStringList links;
        for (const core::AreaLink& link : areas.map.links)
            links << labels(areas)[link.first.value] + "–" + labels(areas)[link.second.value];
        QCOMPARE(links, QStringList({"West–East", "West–South", "East–South"}));
        const core::Polygon& west = areas.map.areas[0].outline;
        const core::Polygon& east = areas.map.areas[1].outline;
        QVERIFY(std::find(east.begin(), east.end(), west[1]) != east.end()); // exactly the same corner
        QVERIFY(std::find(east.begin(), east.end(), west[2]) != east.end());
        QCOMPARE(east.size(), std::size_t{5}); // with a corner of South on its lower side
        QVERIFY(core::isWhole(core::makeBoard(core::Cow<core::AreaMap>(areas.map), {{"land"}}, {})));
    }

    void whatIsNotUnderstoodIsTold() {
        const SvgAreas areas = read("<rect id='Land' width='100' height='100'/>"
                                    "<path id='Nile' d='M0 0L300 300'/>"
                                    "<path id='Odd' d='M0 0L300 oops'/>"
                                    "<text id='Name' x='3' y='3'>Nile</text>"
                                    "<image id='Scan'/>"
                                    "<rect id='Secret' display='none' width='10' height='10'/>"
                                    "<rect id='Askew' transform='wobble(3)' width='10' height='10'/>"
                                    "<path id='Ring' d='M300 0h200v200h-200z M350 50h50v50h-50z'/>"
                                    "<polygon id='Knot' points='500,500 700,700 700,500 500,700'/>"
                                    "<rect id='Dot' x='900' width='0.4' height='0.4'/>"
                                    "<defs><rect width='9' height='9'/></defs><desc>Not at all</desc>");
        QCOMPARE(labels(areas), QStringList({"Land", "Ring"}));
        const QStringList lines = told(areas);
        const auto tells = [&](const char* what, const char* of) {
            return std::any_of(lines.begin(), lines.end(),
                               [&](const QString& line) { return line.contains(what) && line.contains(of); });
        };
        QVERIFY(tells("only shapes become areas", "Name, Scan"));
        QVERIFY(tells("not closed", "Nile"));
        QVERIFY(tells("course cannot be read", "Odd"));
        QVERIFY(tells("hides", "Secret"));
        QVERIFY(tells("where it lies", "Askew"));
        QVERIFY(tells("largest part", "Ring"));
        QVERIFY(tells("crosses itself", "Knot"));
        QVERIFY(tells("too small", "Dot"));
        QCOMPARE(lines.size(), 8);
    }

    void sheetsOfOtherUnitsAreMeasuredInMillimetres_data() {
        QTest::addColumn<QString>("attributes");
        QTest::addColumn<QPointF>("size");
        QTest::newRow("millimetres") << "width='210mm' height='297mm' viewBox='0 0 2100 2970'" << QPointF(210, 297);
        QTest::newRow("inches") << "width='10in' height='5in' viewBox='0 0 100 50'" << QPointF(254, 127);
        QTest::newRow("pixels") << "width='960' height='480' viewBox='0 0 100 50'" << QPointF(254, 127);
        QTest::newRow("points") << "width='720pt' height='360pt' viewBox='0 0 100 50'" << QPointF(254, 127);
        QTest::newRow("no box") << "width='100mm' height='50mm'" << QPointF(100, 50);
        QTest::newRow("a box alone, in pixels") << "viewBox='0 0 960 480'" << QPointF(254, 127);
        QTest::newRow("a share of the page") << "width='100%' height='100%' viewBox='0 0 960 480'" << QPointF(254, 127);
        QTest::newRow("nothing") << "" << QPointF(0, 0);
    }
    void sheetsOfOtherUnitsAreMeasuredInMillimetres() {
        QFETCH(const QString, attributes);
        QFETCH(const QPointF, size);
        const QString svg = QString("<svg xmlns='http://www.w3.org/2000/svg' %1><rect width='20' height='20'/></svg>");
        const core::Result<SvgAreas> areas = areasFromSvg(svg.arg(attributes).toUtf8());
        QVERIFY(areas);
        QVERIFY(std::abs(areas->map.size.x - size.x()) < 0.01 && std::abs(areas->map.size.y - size.y()) < 0.01);
    }

    void whatIsNoPictureIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("refused");
        QTest::newRow("nothing") << QByteArray() << "svg.not-a-picture";
        QTest::newRow("no XML") << QByteArray("{}") << "svg.not-a-picture";
        QTest::newRow("cut off") << picture("<rect width='9' height='9'/>").chopped(20) << "svg.not-a-picture";
        QTest::newRow("another XML") << QByteArray("<html/>") << "svg.not-a-picture";
        QTest::newRow("without shapes") << picture("<text>Hello</text>") << "svg.no-areas";
        QTest::newRow("nested without end")
            << picture(QByteArray("<g>").repeated(5000) + QByteArray("</g>").repeated(5000)) << "svg.not-a-picture";
    }
    void whatIsNoPictureIsRefused() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, refused);
        const core::Result<SvgAreas> areas = areasFromSvg(text);
        QVERIFY(!areas);
        QCOMPARE(shown(areas.error().id), refused);
        QVERIFY(!shown(modelTexts().render(areas.error().text())).contains(u'{'));
    }
};

QTEST_APPLESS_MAIN(TstSvgAreas)
#include "tst_svg_areas.moc"
