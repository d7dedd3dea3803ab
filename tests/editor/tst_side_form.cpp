// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/field_row.h"
#include "editor/controls/icon_label.h"
#include "editor/controls/rule_link.h"
#include "editor/forces/forces_page.h"
#include "editor/inspector/inspector.h"
#include "tests/editor/desk.h"
#include "tests/support/toys/skirmish/info.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace orontes;
using tests::Desk;
using tests::settle;

namespace {

const core::SideToken red{"red"};

/// The inspector with the form of the red side, opened by its button.
class Form {
public:
    Form() : desk(tests::skirmish::crossing()), inspector(desk.context) {
        inspector.resize(352, 800);
        inspector.show();
        click("Edit Red");
    }

    const core::Side& side() const { return *core::findSide(desk.document.scenario(), red); }
    void click(const char* name) {
        QTest::mouseClick(control<QPushButton>(name), Qt::LeftButton);
        settle();
    }
    template <class Control>
    Control* control(const char* name) {
        return Desk::control<Control>(*inspector.widget(), name);
    }
    /// Texts and marks of the row that a control stands in.
    QStringList besides(const char* name) {
        QStringList found;
        for (const QWidget* row = control<QSpinBox>(name); row; row = row->parentWidget())
            if (qobject_cast<const editor::FieldRow*>(row)) {
                for (const QLabel* label : row->findChildren<QLabel*>())
                    if (label->isVisible())
                        found << label->text();
                for (const editor::IconLabel* mark : row->findChildren<editor::IconLabel*>())
                    if (mark->isVisible())
                        found << mark->accessibleName();
            }
        return found;
    }
    QStringList labels() {
        QStringList found;
        for (const QLabel* label : inspector.widget()->findChildren<QLabel*>())
            found << label->text();
        return found;
    }

    Desk desk;
    editor::Inspector inspector;
};

void choose(QComboBox& box, const char* text) {
    const int row = box.findText(QString::fromUtf8(text));
    QVERIFY2(row >= 0, text);
    box.setFocus();
    while (box.currentIndex() != row)
        QTest::keyClick(&box, box.currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
    settle();
}

QStringList totals(const editor::ForcesPage& page) {
    QStringList found;
    for (const QLabel* label : page.findChildren<QLabel*>())
        found << label->text();
    return found;
}

} // namespace

class TstSideForm : public QObject {
    Q_OBJECT

private slots:
    void aSideIsOpenedFromTheForcesOfTheScenarioAndLeftAgain() {
        Form form;
        QCOMPARE(form.desk.selection.selected().side, std::optional(red));
        QVERIFY(form.labels().contains(QStringLiteral("5 counters")));
        for (QPushButton* button : form.inspector.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Back to the scenario"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(form.desk.selection.selected().empty());
        QVERIFY(form.labels().contains(QStringLiteral("Crossing")));
    }

    void nameSeatColourAndPatternAreEdits() {
        Form form;
        auto* name = form.control<QLineEdit>("Name");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Reds"));
        QTest::keyClick(name, Qt::Key_Return);
        settle();
        QCOMPARE(form.side().name, std::string("Reds"));
        choose(*form.control<QComboBox>("Seat"), "Blue");
        QCOMPARE(form.side().seat.value, std::string("blue"));
        QCOMPARE(form.control<QComboBox>("Colour")->currentText(), QStringLiteral("Vermilion"));
        choose(*form.control<QComboBox>("Colour"), "Blue");
        QCOMPARE(form.side().colour.rgb, 0x0072B2U);
        choose(*form.control<QComboBox>("Pattern"), "Diagonal");
        QCOMPARE(form.side().pattern, core::Pattern::Diagonal);
        for (int i = 0; i < 4; ++i)
            form.desk.document.history().undo();
        QVERIFY(form.desk.document.scenario() == tests::skirmish::crossing());
    }

    void fieldsKeepOnlyWhatDiffersFromTheDefault() {
        Form form;
        auto* breaking = form.control<QSpinBox>("Breaking point"); // 3
        breaking->setFocus();
        QTest::keyClick(breaking, Qt::Key_Up);
        settle();
        QCOMPARE(form.side().attributes.at(core::FieldId{"breaking"}), core::Value(std::int64_t{4}));
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(form.control<QSpinBox>("Breaking point"), Qt::Key_Down);
            settle();
        }
        QVERIFY(!form.side().attributes.contains(core::FieldId{"breaking"})); // 0 is the default
        auto* exits = form.control<QLineEdit>("Exits");
        QCOMPARE(exits->text(), QStringLiteral("0307, 0407, 0507"));
        exits->setFocus();
        exits->selectAll();
        QTest::keyClicks(exits, QStringLiteral("0107 0207"));
        QTest::keyClick(exits, Qt::Key_Return);
        QCOMPARE(form.side().attributes.at(core::FieldId{"exits"}), core::Value(core::TextList{"0107", "0207"}));
    }

    void theRuleOfAFieldIsALink() {
        Form form;
        for (editor::RuleLink* link : form.inspector.findChildren<editor::RuleLink*>())
            if (link->isVisible() && link->rule() == QStringLiteral("S10"))
                QTest::mouseClick(link, Qt::LeftButton);
        QCOMPARE(form.desk.rules, QStringList{QStringLiteral("S10")});
    }

    void whatTheRulesDeriveStandsBesideWhatIsTyped() {
        Form form; // half of five counters is three, and three is typed
        QCOMPARE(form.besides("Breaking point"), (QStringList{QStringLiteral("Breaking point"), QStringLiteral("3"),
                                                              QStringLiteral("Agrees with the rules")}));
        form.control<QSpinBox>("Breaking point")->setFocus();
        QTest::keyClick(form.control<QSpinBox>("Breaking point"), Qt::Key_Down);
        settle();
        QCOMPARE(form.besides("Breaking point"),
                 (QStringList{QStringLiteral("Breaking point"), QString::fromUtf8("3 (−1)"),
                              QStringLiteral("Differs from the rules")}));
        QVERIFY(form.labels().contains(QStringLiteral("Total strength"))); // two archers of 2, three spears of 3
        QVERIFY(form.labels().contains(QStringLiteral("13")));
    }

    void theForcesPageTotalsWhatTheRulesDerive() {
        Desk desk(tests::skirmish::crossing()); // Blue breaks at four, the rules say three
        editor::ForcesPage page(desk.context);
        page.show();
        QStringList told = totals(page);
        QVERIFY(told.contains(QStringLiteral("Red: 5 counters")));
        QCOMPARE(told.count(QStringLiteral("Half the band 3")), 1);
        QCOMPARE(told.count(QStringLiteral("Half the band 3 (+1)")), 1);
        QCOMPARE(told.count(QStringLiteral("Total strength 13")), 2);
        QVERIFY(desk.document.apply({core::RemoveCounter{core::CounterId{1}}})); // an archer of Red
        told = totals(page);
        QVERIFY(told.contains(QStringLiteral("Total strength 11")));
        QVERIFY(told.contains(QStringLiteral("Half the band 2 (+1)")));
    }

    void aFindingOfASideOpensItsForm() {
        Desk desk(tests::skirmish::crossing());
        editor::ForcesPage page(desk.context);
        core::Place place;
        place.pointer = "/sides/1/attributes/breaking";
        page.reveal(place);
        QCOMPARE(desk.selection.selected().side, std::optional(core::SideToken{"blue"}));
        place.pointer = "/sides/7";
        page.reveal(place);
        QCOMPARE(desk.selection.selected().side, std::optional(core::SideToken{"blue"}));
    }

    void aSideThatIsGoneLeavesTheForm() {
        Form form;
        QVERIFY(form.desk.document.apply({core::RemoveSide{red}}));
        settle();
        QVERIFY(form.labels().contains(QStringLiteral("Crossing")));
    }
};

QTEST_MAIN(TstSideForm)
#include "tst_side_form.moc"
