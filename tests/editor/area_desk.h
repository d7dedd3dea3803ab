// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/label_edit.h"
#include "editor/map/map_page.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/board/outline.h"
#include "tests/editor/desk.h"
#include "tests/support/toys/harvest/harvest.h"
#include "tests/support/toys/harvest/info.h"

#include <QMouseEvent>
#include <QTest>

#include <cmath>

namespace orontes::tests {

inline core::Polygon box(double left, double top, double right, double bottom) {
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

/// A sheet of 400 x 300: West and East side by side, South below both, with a bay in its lower side; the rest is sea. A
/// lane lies between West and East, East and South are not linked.
inline core::Board shore() {
    core::AreaMap map;
    map.size = {400, 300};
    map.areas = {
        {{"West"}, box(50, 50, 150, 150), {100, 100}},
        {{"East"}, box(150, 50, 250, 150), {200, 100}},
        {{"South"},
         {{50, 150}, {150, 150}, {250, 150}, {250, 250}, {180, 250}, {180, 210}, {120, 210}, {120, 250}, {50, 250}},
         {150, 180}}};
    map.links = {{core::SpaceId{0}, core::SpaceId{1}}, {core::SpaceId{0}, core::SpaceId{2}}};
    core::Board board = core::makeBoard(core::Cow<core::AreaMap>(map), {{"home"}, {"field"}}, {{"lane"}});
    core::setFeatures(board, core::EdgeId{0}, 1);
    return board;
}

/// A map page on which the shore is drawn.
class AreaDesk {
public:
    explicit AreaDesk(core::Board board = shore())
        : desk(harvest::entry(), scenarioOn(std::move(board))), page(desk.context) {
        page.resize(1100, 800);
        page.show();
        page.activateWindow();
        canvas.setFocus();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the page is not active");
        settle();
        QObject::connect(&page, &editor::ScenarioPage::refused, &page,
                         [this](const QString& sentence) { told << sentence; });
        before = desk.document.scenario();
    }

    static core::Scenario scenarioOn(core::Board board) {
        core::Scenario scenario = harvest::valley();
        scenario.board = std::move(board);
        scenario.sharedBoard = scenario.board;
        scenario.counters = std::vector<core::Counter>{};
        return scenario;
    }

    const core::Board& board() const { return *desk.document.scenario().board; }
    core::SpaceId at(const char* label) const { return core::findSpace(board(), {label}).value_or(core::SpaceId()); }
    core::Polygon outline(const char* label) const {
        const core::SpaceId space = at(label);
        return space.valid() ? core::outlineOf(board(), space) : core::Polygon();
    }
    double ground(const char* label) const { return std::abs(core::signedSurface(outline(label))); }
    /// "lane", "-" for a plain link, "" for none.
    QString between(const char* a, const char* b) const {
        const std::optional<core::EdgeId> edge = core::edgeBetween(board(), at(a), at(b));
        return !edge ? QString() : core::hasFeature(board(), *edge, {"lane"}) ? "lane" : "-";
    }

    QPoint spot(double x, double y) const { return canvas.viewportPointOf({x, y}).toPoint(); }
    void hover(double x, double y) { send(QEvent::MouseMove, {x, y}, Qt::NoButton, Qt::NoButton, {}); }
    void click(double x, double y, Qt::KeyboardModifiers modifiers = {}) {
        hover(x, y);
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, modifiers, spot(x, y));
    }
    void doubleClick(double x, double y, Qt::KeyboardModifiers modifiers = {}) {
        click(x, y, modifiers);
        send(QEvent::MouseButtonDblClick, {x, y}, Qt::LeftButton, Qt::LeftButton, modifiers);
        send(QEvent::MouseButtonRelease, {x, y}, Qt::LeftButton, Qt::NoButton, modifiers);
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {}) {
        hover(from.x(), from.y());
        send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, modifiers);
        for (const QPointF& stop : {(from + to) / 2, to})
            send(QEvent::MouseMove, stop, Qt::NoButton, Qt::LeftButton, modifiers);
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton, modifiers);
    }
    void send(QEvent::Type type, QPointF plane, Qt::MouseButton button, Qt::MouseButtons held,
              Qt::KeyboardModifiers modifiers) {
        const QPoint at = spot(plane.x(), plane.y());
        QMouseEvent event(type, at, canvas.viewport()->mapToGlobal(at), button, held, modifiers);
        QCoreApplication::sendEvent(canvas.viewport(), &event);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}, int times = 1) {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&canvas, Qt::Key(key), modifiers);
    }
    editor::LabelEdit* label() const {
        for (editor::LabelEdit* edit : canvas.viewport()->findChildren<editor::LabelEdit*>())
            if (edit->isVisible())
                return edit;
        return nullptr;
    }
    /// Answers what an area is to be called.
    void call(const char* name) {
        QVERIFY(label());
        label()->setText(QString::fromUtf8(name));
        QTest::keyClick(label(), Qt::Key_Return);
    }
    int steps() const { return desk.document.history().index(); }
    /// One step has been made, and the scenario is as it was without it.
    void checkOneStep() {
        QCOMPARE(steps(), 1);
        QVERIFY(!(desk.document.scenario() == before));
        QVERIFY(core::isWhole(board()));
        desk.document.history().undo();
        QVERIFY(desk.document.scenario() == before);
        desk.document.history().redo();
    }

    Desk desk;
    editor::MapPage page;
    editor::MapCanvas& canvas = page.canvas();
    core::Scenario before;
    QStringList told;
};

inline bool near(core::Point a, core::Point b, double slack = 1.5) {
    return core::distanceBetween(a, b) <= slack;
}

inline bool near(const core::Polygon& a, const core::Polygon& b) {
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!near(a[i], b[i]))
            return false;
    return true;
}

} // namespace orontes::tests
