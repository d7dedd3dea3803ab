// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/muster_dialog.h"
#include "rules/onehour/info.h"
#include "tests/editor/desk.h"
#include "tests/support/games.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace orontes;
using tests::Desk;

namespace {

const core::Scenario& gilboa() {
    const auto& all = tests::games();
    return std::find_if(all.begin(), all.end(), [](const tests::Game& game) { return game.name() == "onehour/gilboa"; })
        ->scenario;
}

struct Hall {
    Hall() : dialog(onehour::info(), gilboa()) {
        dialog.show();
        seed()->setText("7");
    }

    QLineEdit* seed() { return Desk::control<QLineEdit>(dialog, "Seed"); }
    QSpinBox* units(const char* side) {
        return Desk::control<QSpinBox>(dialog, qPrintable(QStringLiteral("Units of %1").arg(side)));
    }
    QComboBox* row(const char* name) { return Desk::control<QComboBox>(dialog, name); }
    QPushButton* muster() const {
        for (QPushButton* one : dialog.findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Muster"))
                return one;
        return nullptr;
    }
    QCheckBox* side(const char* name) const {
        for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
            if (box->text() == QString::fromUtf8(name))
                return box;
        return nullptr;
    }
    bool says(const char* words) const {
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->text() == QString::fromUtf8(words))
                return true;
        return false;
    }
    /// "wwaahc": the initials of a side's types in roster order, once the dialog's edit has been made.
    QString army(const char* side) const {
        const core::Scenario mustered = core::applyEdit(gilboa(), dialog.edit()).value().scenario;
        QString types;
        for (const core::Counter& counter : *mustered.counters)
            if (counter.side == core::SideToken{side})
                types += QChar::fromLatin1(counter.type.value.front());
        return types;
    }

    editor::MusterDialog dialog;
};

} // namespace

/// Armies drawn by dice or chosen by rows, shown before they are made.
class TstMusterDialog : public QObject {
    Q_OBJECT

private slots:
    void aChosenRowIsShownAndMade() {
        Hall hall;
        hall.row("Muster of Saul")->setCurrentIndex(5); // row 5 of the table, after "by the die"
        QVERIFY(hall.says("3 Warband, 1 Horsemen, 2 Chariots"));
        // Four Warbands, Archers, Horsemen were there: the fourth Warband and the Archers become Chariots.
        QCOMPARE(hall.army("saul"), QStringLiteral("wwwcch"));
    }

    void oneSideIsLeftAsItIs() {
        Hall hall;
        hall.side("Philistines")->setChecked(false);
        QVERIFY(hall.says("As it is"));
        QCOMPARE(hall.army("philistines"), QStringLiteral("wwwaac"));
        hall.side("Saul")->setChecked(false);
        QVERIFY(!hall.muster()->isEnabled());
    }

    /// The dice of one side do not hang on what the other wishes.
    void theSeedDrawsEachSideForItself() {
        Hall hall;
        const QString both = hall.army("philistines");
        hall.side("Saul")->setChecked(false);
        QCOMPARE(hall.army("philistines"), both);
        int different = 0;
        for (int seed = 1; seed <= 12; ++seed) {
            hall.seed()->setText(QString::number(seed));
            different += hall.army("philistines") == both ? 0 : 1;
        }
        QVERIFY(different > 0);
        hall.seed()->setText("7");
        QCOMPARE(hall.army("philistines"), both);
    }

    void tablesFollowTheNumberOfUnits() {
        Hall hall;
        hall.units("Saul")->setValue(10);
        tests::settle();
        hall.row("Muster of Saul")->setCurrentIndex(1);
        hall.row("Muster of four of Saul")->setCurrentIndex(5);
        QVERIFY(hall.says("6 Warband, 2 Archers, 1 Horsemen, 1 Chariots")); // 4, 2 and 2, 0, 1, 1
        QCOMPARE(hall.army("saul").size(), 10);
        hall.units("Saul")->setValue(4);
        QCOMPARE(hall.army("saul").size(), 4);
    }

    void aSeedThatIsNoNumberIsRefused() {
        Hall hall;
        hall.seed()->setText("seven");
        QVERIFY(!hall.muster()->isEnabled());
        hall.seed()->setText("8");
        QVERIFY(hall.muster()->isEnabled());
    }

    void chariotPeoplesRollAgain() {
        Hall hall;
        hall.side("Philistines")->setChecked(false);
        QCheckBox* again = hall.side("A row without Chariots is rolled once more"); // Saul's, the first
        int twice = 0;
        for (int seed = 1; seed <= 20; ++seed) {
            hall.seed()->setText(QString::number(seed));
            again->setChecked(false);
            const bool without = !hall.army("saul").contains('c');
            again->setChecked(true);
            bool rolledTwice = false;
            for (const QLabel* label : hall.dialog.findChildren<QLabel*>())
                rolledTwice = rolledTwice || label->text().contains(QStringLiteral(", then "));
            QCOMPARE(rolledTwice, without);
            twice += rolledTwice ? 1 : 0;
        }
        QVERIFY(twice > 0 && twice < 20);
    }
};

QTEST_MAIN(TstMusterDialog)
#include "tst_muster_dialog.moc"
