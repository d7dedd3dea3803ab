// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tool_row.h"

#include <QEvent>
#include <QLabel>
#include <QPixmap>
#include <QTest>
#include <QToolButton>

using namespace orontes::editor;

namespace {

/// A row within a window: one that is a window itself would not become narrower than its layout asks.
template <class Row = ToolRow>
struct Framed {
    Framed() { window.resize(1200, 100); }
    void show() {
        window.show();
        row.show();
    }

    QWidget window;
    Row row{&window};
};

class Counting : public ToolRow {
public:
    using ToolRow::ToolRow;
    int layouts = 0;

protected:
    bool event(QEvent* event) override {
        layouts += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return ToolRow::event(event);
    }
};

QToolButton* tool(const QString& name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(name);
    button->setIcon(QPixmap(16, 16)); // without one the name would stay
    return button;
}

} // namespace

class TstToolRow : public QObject {
    Q_OBJECT

private slots:
    void aRowWithAGuestRestsWhenNothingHappens() {
        Framed<Counting> framed;
        Counting& row = framed.row;
        row.addTool(tool("Step", &row));
        row.addTool(tool("Run", &row));
        auto* guest = new QLabel("What is shown", &row);
        row.addGuest(guest);
        row.resize(600, 40);
        framed.show();
        QVERIFY(QTest::qWaitForWindowExposed(&framed.window));
        guest->hide();
        QTest::qWait(50);
        row.layouts = 0;
        QTest::qWait(100);
        QCOMPARE(row.layouts, 0);
    }

    // Beyond the width of all names the light ones go, then the others.
    void lightToolsLoseTheirNamesFirst() {
        Framed framed;
        ToolRow& row = framed.row;
        QToolButton* step = tool("A tool with a long name", &row);
        QToolButton* freeze = tool("Another tool with a long name", &row);
        row.addTool(step);
        row.addTool(freeze, ToolRow::Weight::Light);
        framed.show();
        QVERIFY(QTest::qWaitForWindowExposed(&framed.window));
        const int all = row.sizeHint().width();
        row.resize(all + 20, 40);
        QCOMPARE(freeze->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        row.resize(all - 20, 40);
        QCOMPARE(freeze->toolButtonStyle(), Qt::ToolButtonIconOnly);
        QCOMPARE(step->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        row.resize(row.minimumSizeHint().width() + 4, 40);
        QCOMPARE(step->toolButtonStyle(), Qt::ToolButtonIconOnly);
    }

    void namesMakeWayForAGuest() {
        Framed framed;
        ToolRow& row = framed.row;
        QToolButton* step = tool("A tool with a long name", &row);
        row.addTool(step);
        auto* guest = new QLabel("What is shown at this moment", &row);
        guest->hide();
        row.addGuest(guest);
        row.resize(row.sizeHint().width() + 60, 40);
        framed.show();
        QVERIFY(QTest::qWaitForWindowExposed(&framed.window));
        QCOMPARE(step->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        guest->show();
        QTRY_COMPARE(step->toolButtonStyle(), Qt::ToolButtonIconOnly);
        guest->hide();
        QTRY_COMPARE(step->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    }
};

QTEST_MAIN(TstToolRow)
#include "tst_tool_row.moc"
