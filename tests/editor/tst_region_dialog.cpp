// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/region_dialog.h"
#include "editor/theme/style.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

using namespace orontes;
using namespace orontes::editor;

namespace {

/// Eight by eight squares, the last column a lake that nobody enters; space 9 is called D.
struct Land {
    core::RulesetInfo info;
    core::Board board;

    Land() {
        info.terrains.resize(2);
        info.terrains[0].token = {"clear"};
        info.terrains[1].token = {"lake"};
        info.terrains[1].enterable = false;
        core::SquareGrid grid;
        grid.width = 8;
        grid.height = 8;
        board = core::makeBoard(grid, {{"clear"}, {"lake"}}, {});
        for (int row = 0; row < 8; ++row)
            core::setTerrain(board, core::SpaceId{row * 8 + 7}, 1);
        core::setNote(board, core::SpaceId{9}, {"", "D", {}});
    }
};

template <class Field>
Field* field(const RegionDialog& dialog, const char* name) {
    for (Field* one : dialog.findChildren<Field*>())
        if (one->accessibleName() == QString::fromUtf8(name))
            return one;
    qFatal("no field %s", name);
    return nullptr;
}

QString ids(const std::vector<core::SpaceId>& spaces) {
    QStringList list;
    for (const core::SpaceId space : spaces)
        list << QString::number(space.value);
    return list.join(' ');
}

QPushButton* acceptOf(const RegionDialog& dialog) {
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->isDefault())
            return button;
    return nullptr;
}

/// What the dialog says beside its buttons.
bool says(const RegionDialog& dialog, const QString& words) {
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->text() == words)
            return true;
    return false;
}

} // namespace

class TstRegionDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }

    void aRegionNeedsANameAndAMiddle() {
        const Land land;
        RegionDialog dialog(land.info, land.board, {});
        QCOMPARE(dialog.choice(), RegionDialog::Choice::Within);
        QVERIFY(!acceptOf(dialog)->isEnabled());
        QVERIFY(says(dialog, "Name a space or its letter"));
        QTest::keyClicks(field<QLineEdit>(dialog, "Space or letter in the middle"), "X");
        QVERIFY(says(dialog, "There is no space X"));
        field<QLineEdit>(dialog, "Space or letter in the middle")->setText("D");
        QVERIFY(says(dialog, "The region needs a name"));
        QVERIFY(!acceptOf(dialog)->isEnabled());
        field<QLineEdit>(dialog, "Name")->setText("  Zone  ");
        QVERIFY(acceptOf(dialog)->isEnabled());
        QCOMPARE(dialog.name(), QString("Zone"));
    }

    void withinLeavesOutWhereNobodyGoes() {
        const Land land;
        RegionDialog dialog(land.info, land.board, {});
        field<QLineEdit>(dialog, "Name")->setText("Zone");
        field<QLineEdit>(dialog, "Space or letter in the middle")->setText("D");
        field<QSpinBox>(dialog, "Spaces away")->setValue(1);
        QCOMPARE(ids(dialog.spaces()), QString("1 8 9 10 17"));
        QVERIFY(says(dialog, "5 spaces"));
        field<QSpinBox>(dialog, "Spaces away")->setValue(0);
        QVERIFY(says(dialog, "1 space"));
        field<QLineEdit>(dialog, "Space or letter in the middle")
            ->setText(QString::fromStdString(core::labelOf(land.board, core::SpaceId{6}).value));
        field<QSpinBox>(dialog, "Spaces away")->setValue(1);
        QCOMPARE(ids(dialog.spaces()), QString("5 6 14")); // 7 is the lake
    }

    void edgesAndLinesAreTaken() {
        const Land land;
        RegionDialog dialog(land.info, land.board, {});
        field<QComboBox>(dialog, "Edge of the map")->setCurrentIndex(1);
        QCOMPARE(dialog.choice(), RegionDialog::Choice::Edge);
        QCOMPARE(ids(dialog.spaces()), QString("6 14 22 30 38 46 54 62"));
        const auto label = [&](int space) {
            return QString::fromStdString(core::labelOf(land.board, core::SpaceId{space}).value);
        };
        field<QLineEdit>(dialog, "First space or letter")->setText(label(17));
        QCOMPARE(dialog.choice(), RegionDialog::Choice::Line);
        QVERIFY(says(dialog, "Name a space or its letter"));
        field<QLineEdit>(dialog, "Last space or letter")->setText(label(20));
        QCOMPARE(ids(dialog.spaces()), QString("17 18 19 20"));
        field<QLineEdit>(dialog, "Last space or letter")->setText("D");
        QCOMPARE(ids(dialog.spaces()), QString("9 17"));
    }

    void whatIsSelectedComesFirst() {
        const Land land;
        RegionDialog dialog(land.info, land.board, {core::SpaceId{3}, core::SpaceId{7}});
        QCOMPARE(dialog.choice(), RegionDialog::Choice::Selected);
        QCOMPARE(ids(dialog.spaces()), QString("3 7"));
        dialog.choose(RegionDialog::Choice::Empty);
        QCOMPARE(ids(dialog.spaces()), QString());
        RegionDialog none(land.info, land.board, {});
        for (const QRadioButton* button : none.findChildren<QRadioButton*>())
            QCOMPARE(button->isEnabled(), !button->text().contains("selected"));
    }
};

QTEST_MAIN(TstRegionDialog)
#include "tst_region_dialog.moc"
