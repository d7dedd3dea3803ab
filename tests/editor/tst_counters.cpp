// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_canvas.h"
#include "editor/paint/counter_painter.h"
#include "editor/paint/face_icon.h"
#include "editor/paint/scenario_picture.h"
#include "editor/theme/style.h"
#include "rules/core/ruleset.h"
#include "rules/core/scenario/edit.h"
#include "rules/registry/registry.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace orontes;

namespace {

core::CounterFace spearmen(const char* strength) {
    core::CounterFace face;
    face.symbol = "spear";
    face.band = {0xB3372B};
    face.texts = {{core::Slot::BandLeft, "MS"},
                  {core::Slot::BandRight, "1"},
                  {core::Slot::LowerLeft, strength},
                  {core::Slot::LowerCentre, "A"},
                  {core::Slot::LowerRight, "5"}};
    return face;
}

/// A counter `width` pixels wide in the middle of a larger picture.
QImage drawn(const core::CounterFace& face, int width) {
    QImage image(2 * width, 2 * width, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    editor::CounterPainter(editor::Theme::Light).paint(painter, face, QRectF(width / 2.0, width / 2.0, width, width));
    return image;
}

int differing(const QImage& one, const QImage& other, const QRect& within) {
    int count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    return count;
}

const core::RulesetEntry& qadesh() {
    for (const core::RulesetEntry* entry : registry::rulesets())
        if (entry->rules.info().id.value == "qadesh")
            return *entry;
    qFatal("the ruleset is missing");
}

} // namespace

class TstCounters : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), editor::Theme::Light);
    }

    void fromAfarTheStrengthIsStillRead_data() {
        QTest::addColumn<int>("width");
        for (const int width : {11, 14, 18, 24, 29})
            QTest::newRow(qPrintable(QString::number(width))) << width;
    }
    void fromAfarTheStrengthIsStillRead() {
        QFETCH(const int, width);
        const QImage one = drawn(spearmen("1"), width);
        const QImage eight = drawn(spearmen("8"), width);
        const int apart = differing(one, eight, one.rect());
        // A figure is about half as high as the counter and half as wide as it is high.
        QVERIFY2(apart >= width * width / 16, qPrintable(QString::number(apart)));
    }

    void facingLeavesTheFiguresInSight_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"n", "ne", "e", "se", "s", "sw", "w", "nw"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void facingLeavesTheFiguresInSight() {
        QFETCH(const QString, way);
        constexpr int width = 100;
        core::CounterFace facing = spearmen("8");
        facing.markers = {{"facing_" + way.toStdString(), 1}};
        const QImage with = drawn(facing, width);
        const QImage without = drawn(spearmen("8"), width);
        const QRect figures(width / 2 + 7, width / 2 + 72, 86, 23); // the lowest line of the counter
        QCOMPARE(differing(with, without, figures), 0);
        QVERIFY(differing(with, without, with.rect()) > 100);
    }

    void otherMarkersLeaveTheFiguresInSight() {
        constexpr int width = 100;
        core::CounterFace marked = spearmen("8");
        marked.markers = {{"disrupted", 3}, {"contact", 1}};
        const QRect figures(width / 2 + 7, width / 2 + 72, 86, 18);
        QCOMPARE(differing(drawn(marked, width), drawn(spearmen("8"), width), figures), 0);
    }

    void anIconHasRoomForMarkersWhereItIsToShowThem() {
        core::CounterFace marked = spearmen("8");
        marked.markers = {{"disrupted", 3}, {"contact", 2}, {"facing_n", 1}, {"facing_e", 1}, {"facing_w", 1}};
        const QImage icon = editor::faceIcon(marked, editor::FaceRoom::Markers).pixmap(100, 100).toImage();
        for (int i = 0; i < 100; ++i)
            for (const QPoint edge : {QPoint(i, 0), QPoint(i, 99), QPoint(0, i), QPoint(99, i)})
                QVERIFY2(icon.pixelColor(edge).alpha() < 16,
                         qPrintable(QStringLiteral("%1 %2").arg(edge.x()).arg(edge.y())));
    }

    // All armies of this battle are set up in a space of their owner's choice.
    void aCounterWhosePlaceIsNotChosenIsNotDrawnAsIfItStoodThere() {
        const core::Scenario& battle = qadesh().rules.info().blank;
        editor::MapPicture picture;
        picture.board = battle.board;
        picture.style = editor::styleOf(qadesh().rules.info(), battle, editor::Theme::Light);
        std::vector<editor::PlacedCounter> counters = editor::placedAtStart(qadesh().rules.info(), battle);
        QVERIFY(!counters.empty());
        for (const editor::PlacedCounter& counter : counters)
            QVERIFY(counter.stands == editor::Stands::Perhaps);
        picture.counters = counters;
        editor::MapCanvas canvas;
        canvas.resize(800, 800);
        canvas.setPicture(picture);
        const QImage perhaps = canvas.viewport()->grab().toImage();
        for (editor::PlacedCounter& counter : counters)
            counter.stands = editor::Stands::There;
        picture.counters = counters;
        canvas.change(picture, {});
        const QImage there = canvas.viewport()->grab().toImage();
        const QRect box = canvas.boxOf(counters.front().id).toRect();
        QVERIFY(differing(perhaps, there, box) > box.width() * box.height() / 4);
    }
};

QTEST_MAIN(TstCounters)
#include "tst_counters.moc"
