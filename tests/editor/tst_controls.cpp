// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/chip.h"
#include "editor/controls/close_button.h"
#include "editor/controls/document_tabs.h"
#include "editor/controls/empty_state.h"
#include "editor/controls/field_row.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/rail.h"
#include "editor/controls/rail_button.h"
#include "editor/controls/rule_link.h"
#include "editor/controls/section_head.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace orontes::editor;

namespace {

QImage pictureOf(QWidget& widget) {
    return widget.grab().toImage();
}

int pixelsOf(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

QLabel* labelWith(const QWidget& parent, const QString& text) {
    for (QLabel* const label : parent.findChildren<QLabel*>())
        if (label->text() == text)
            return label;
    return nullptr;
}

void addFocusable(const char* name, QWidget* widget) {
    QTest::newRow(name) << widget;
}

} // namespace

class ControlsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { applyTheme(*qApp, Theme::Light); }

    void fieldRowNamesItsEditorAfterItsLabel();
    void shortcutOfALabelGoesToTheEditor();
    void ruleNumberOpensItsRuleByMouseAndByKeyboard();
    void rowWithoutARuleKeepsItsColumn();
    void rowsOfAPanelLineUp();
    void differenceFromTheRulesIsSaidInWords();
    void chipIsHiddenAtZero();
    void emptyStateOffersItsFirstStep();
    void emptyStateShowsItsWholeSentence();
    void railShowsOnePageAtATime();
    void arrowKeysMoveAlongTheRail();
    void railTellsTheProblemsOfAPage();
    void closedTabIsTheOneWhoseCrossWasPressed();
    void unsavedDocumentSaysSo();
    void sectionHeadIsInCapitalsAndReadInSentenceCase();
    void fontGivenToALabelOutlivesAThemeChange();
    void labelTakesTheInkOfTheTheme();
    void refusedFieldHasACarnelianBorder();
    void focusIsVisible_data();
    void focusIsVisible();
    void controlsStandOnTheGrid_data();
    void controlsStandOnTheGrid();
};

void ControlsTest::fieldRowNamesItsEditorAfterItsLabel() {
    const FieldRow row(QStringLiteral("&Movement"), new QSpinBox, QStringLiteral("5.1"));
    QCOMPARE(row.editor()->accessibleName(), QStringLiteral("Movement"));
    auto* const named = new QSpinBox;
    named->setAccessibleName(QStringLiteral("Movement of the chariots"));
    const FieldRow other(QStringLiteral("Movement"), named);
    QCOMPARE(named->accessibleName(), QStringLiteral("Movement of the chariots"));
}

void ControlsTest::shortcutOfALabelGoesToTheEditor() {
    const FieldRow row(QStringLiteral("&Movement"), new QSpinBox);
    QCOMPARE(labelWith(row, QStringLiteral("&Movement"))->buddy(), row.editor());
}

void ControlsTest::ruleNumberOpensItsRuleByMouseAndByKeyboard() {
    FieldRow row(QStringLiteral("Range"), new QLineEdit, QStringLiteral("5.32"));
    row.show();
    QSignalSpy opened(&row, &FieldRow::ruleRequested);
    auto* const link = row.findChild<RuleLink*>();
    QCOMPARE(link->text(), QStringLiteral("§5.32"));
    QCOMPARE(link->accessibleName(), QStringLiteral("Rule 5.32"));
    QTest::mouseClick(link, Qt::LeftButton);
    QTest::keyClick(link, Qt::Key_Space);
    QCOMPARE(opened.size(), 2);
    QCOMPARE(opened[0][0].toString(), QStringLiteral("5.32"));
}

void ControlsTest::rowWithoutARuleKeepsItsColumn() {
    FieldRow row(QStringLiteral("Range"), new QLineEdit);
    auto* const link = row.findChild<RuleLink*>();
    QVERIFY(link->width() > 0);
    QCOMPARE(link->focusPolicy(), Qt::NoFocus);
    QSignalSpy opened(&row, &FieldRow::ruleRequested);
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(opened.size(), 0);
}

void ControlsTest::rowsOfAPanelLineUp() {
    QWidget panel;
    auto* const column = new QVBoxLayout(&panel);
    auto* const one = new FieldRow(QStringLiteral("Class"), new QComboBox, QStringLiteral("3.4"));
    auto* const two = new FieldRow(QStringLiteral("Melee strength"), new QLineEdit);
    auto* const three = new FieldRow(QStringLiteral("Movement"), new QSpinBox, QStringLiteral("5.1"));
    for (FieldRow* const row : {one, two, three})
        column->addWidget(row);
    panel.resize(360, 200);
    panel.show();
    for (const FieldRow* const row : {two, three}) {
        QCOMPARE(row->editor()->x(), one->editor()->x());
        QCOMPARE(row->editor()->width(), one->editor()->width());
    }
}

void ControlsTest::differenceFromTheRulesIsSaidInWords() {
    FieldRow row(QStringLiteral("Panic level"), figureLabel(QStringLiteral("31")));
    row.setDerived(QStringLiteral("rules say 33"), FieldRow::Verdict::Differs);
    QCOMPARE(labelWith(row, QStringLiteral("rules say 33"))->foregroundRole(), errorRole);
    bool said = false;
    for (const QWidget* const part : row.findChildren<QWidget*>())
        said = said || part->accessibleName() == QStringLiteral("Differs from the rules");
    QVERIFY(said);
    row.setDerived(QStringLiteral("printed 31"), FieldRow::Verdict::Agrees);
    QCOMPARE(labelWith(row, QStringLiteral("printed 31"))->foregroundRole(), fineRole);
}

void ControlsTest::chipIsHiddenAtZero() {
    QWidget panel;
    Chip chip(Chip::Tone::Error, &panel);
    panel.show();
    chip.setCount(3);
    QVERIFY(chip.isVisible());
    QCOMPARE(chip.accessibleName(), QStringLiteral("3"));
    chip.setCount(0);
    QVERIFY(!chip.isVisible());
}

void ControlsTest::emptyStateOffersItsFirstStep() {
    EmptyState state(IconId::Forces, QStringLiteral("No counters yet."), QStringLiteral("Import counters…"));
    QSignalSpy chosen(&state, &EmptyState::actionTriggered);
    state.button()->click();
    QCOMPARE(chosen.size(), 1);
    const EmptyState silent(IconId::Forces, QStringLiteral("No counters yet."));
    QVERIFY(!silent.button());
}

void ControlsTest::emptyStateShowsItsWholeSentence() {
    const QString sentence = QStringLiteral("No counters yet. Take them from the palette at the right, or read a file "
                                            "with one line for every counter.");
    EmptyState state(IconId::Forces, sentence);
    state.resize(400, 300);
    state.show();
    const QLabel* const words = labelWith(state, sentence);
    QVERIFY(words->height() >= words->heightForWidth(words->width()));
}

void ControlsTest::railShowsOnePageAtATime() {
    Rail rail;
    QCOMPARE(rail.addPage(IconId::Map, QStringLiteral("Map")), 0);
    QCOMPARE(rail.addPage(IconId::Forces, QStringLiteral("Forces")), 1);
    QCOMPARE(rail.currentPage(), 0);
    rail.show();
    QSignalSpy chosen(&rail, &Rail::pageChosen);
    const auto buttons = rail.findChildren<RailButton*>();
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 1);
    QVERIFY(!buttons[0]->isChecked());
    rail.setCurrentPage(0);
    QCOMPARE(chosen.size(), 2);
    rail.setCurrentPage(7); // no such page
    QCOMPARE(rail.currentPage(), 0);
}

void ControlsTest::arrowKeysMoveAlongTheRail() {
    Rail rail;
    rail.addPage(IconId::Map, QStringLiteral("Map"));
    rail.addPage(IconId::Forces, QStringLiteral("Forces"));
    rail.show();
    QVERIFY(QTest::qWaitForWindowActive(&rail));
    rail.findChildren<RailButton*>()[0]->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(rail.currentPage(), 1);
}

void ControlsTest::railTellsTheProblemsOfAPage() {
    Rail rail;
    rail.addPage(IconId::Forces, QStringLiteral("Forces"));
    auto* const button = rail.findChild<RailButton*>();
    button->resize(64, 56);
    QCOMPARE(pixelsOf(pictureOf(*button), tokens(Theme::Light).carnelian), 0);
    rail.setCount(0, 3);
    QVERIFY(pixelsOf(pictureOf(*button), tokens(Theme::Light).carnelian) > 50);
    QVERIFY(button->accessibleDescription().contains(QLatin1Char('3')));
    rail.setCount(0, 0);
    QCOMPARE(button->accessibleDescription(), QString());
}

void ControlsTest::closedTabIsTheOneWhoseCrossWasPressed() {
    DocumentTabs tabs;
    for (const char* const name : {"Kadesh", "Playtest", "Balance"})
        tabs.addDocument(QLatin1String(name));
    tabs.show();
    QSignalSpy closed(&tabs, &DocumentTabs::closeRequested);
    QWidget* const cross = tabs.bar().tabButton(2, QTabBar::RightSide);
    tabs.bar().moveTab(2, 0);
    QTest::mouseClick(cross, Qt::LeftButton);
    QCOMPARE(closed.size(), 1);
    QCOMPARE(closed[0][0].toInt(), 0);
    QCOMPARE(tabs.bar().count(), 3); // it only asks
}

void ControlsTest::unsavedDocumentSaysSo() {
    DocumentTabs tabs;
    const int document = tabs.addDocument(QStringLiteral("Kadesh"));
    auto* const button = qobject_cast<CloseButton*>(tabs.bar().tabButton(document, QTabBar::RightSide));
    QVERIFY(!tabs.isUnsaved(document));
    QCOMPARE(pixelsOf(pictureOf(*button), tokens(Theme::Light).carnelian), 0);
    tabs.setUnsaved(document, true);
    QVERIFY(tabs.isUnsaved(document));
    QVERIFY(pixelsOf(pictureOf(*button), tokens(Theme::Light).carnelian) > 10);
    QVERIFY(!button->accessibleDescription().isEmpty());
}

void ControlsTest::sectionHeadIsInCapitalsAndReadInSentenceCase() {
    SectionHead head(QStringLiteral("Force total"));
    head.show();
    const QLabel* const label = labelWith(head, QStringLiteral("Force total"));
    QVERIFY(label);
    QCOMPARE(label->font().capitalization(), QFont::AllUppercase);
    QVERIFY(qAbs(label->font().pointSizeF() * label->logicalDpiY() / 72 - 10.5) < 0.01);
}

void ControlsTest::fontGivenToALabelOutlivesAThemeChange() {
    QLabel label(QStringLiteral("58"));
    setTextLook(label, TextLook::Secondary);
    label.show();
    setTextLook(label, TextLook::Title);
    applyTheme(*qApp, Theme::Dark);
    QCOMPARE(label.font().pixelSize(), titlePixels);
    QVERIFY(label.font().families().contains(QStringLiteral("EB Garamond")));
}

void ControlsTest::labelTakesTheInkOfTheTheme() {
    QLabel label(QStringLiteral("printed 110"));
    setTextLook(label, TextLook::Warning);
    label.show();
    QCOMPARE(label.palette().color(label.foregroundRole()), tokens(Theme::Light).goldInk);
    applyTheme(*qApp, Theme::Dark);
    QCOMPARE(label.palette().color(label.foregroundRole()), tokens(Theme::Dark).goldInk);
}

void ControlsTest::refusedFieldHasACarnelianBorder() {
    QLineEdit field(QStringLiteral("twelve"));
    field.resize(120, 28);
    setRefused(field, true);
    QVERIFY(pixelsOf(pictureOf(field), tokens(Theme::Light).carnelian) > 200);
    setRefused(field, false);
    QCOMPARE(pixelsOf(pictureOf(field), tokens(Theme::Light).carnelian), 0);
}

void ControlsTest::focusIsVisible_data() {
    QTest::addColumn<QWidget*>("widget");
    auto* const primary = new QPushButton(QStringLiteral("Playtest"));
    setButtonLook(*primary, ButtonLook::Primary);
    auto* const tool = new QToolButton;
    tool->setText(QStringLiteral("Edge"));
    tool->setFocusPolicy(Qt::StrongFocus);
    addFocusable("line edit", new QLineEdit);
    addFocusable("spin box", new QSpinBox);
    addFocusable("combo box", new QComboBox);
    addFocusable("check box", new QCheckBox(QStringLiteral("Zones")));
    addFocusable("button", new QPushButton(QStringLiteral("Balance")));
    addFocusable("primary button", primary);
    addFocusable("tool button", tool);
    addFocusable("rule number", new RuleLink(QStringLiteral("5.32")));
    addFocusable("rail button", new RailButton(IconId::Map, QStringLiteral("Map")));
}

void ControlsTest::focusIsVisible() {
    QFETCH(QWidget*, widget);
    QWidget window;
    auto* const column = new QVBoxLayout(&window);
    auto* const elsewhere = new QLineEdit;
    column->addWidget(elsewhere);
    column->addWidget(widget);
    window.resize(200, 120);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    elsewhere->setFocus();
    const QImage before = pictureOf(*widget);
    widget->setFocus(Qt::OtherFocusReason); // by Tab a field would select its text as well
    QVERIFY(widget->hasFocus());
    const QImage after = pictureOf(*widget);
    int changed = 0;
    for (int y = 0; y < after.height(); ++y)
        for (int x = 0; x < after.width(); ++x)
            changed += after.pixel(x, y) != before.pixel(x, y) ? 1 : 0;
    QVERIFY2(changed > 100, qPrintable(QString::number(changed))); // a ring, not a caret
}

void ControlsTest::controlsStandOnTheGrid_data() {
    QTest::addColumn<QWidget*>("widget");
    QTest::addColumn<int>("height");
    QTest::newRow("line edit") << static_cast<QWidget*>(new QLineEdit) << 28;
    QTest::newRow("spin box") << static_cast<QWidget*>(new QSpinBox) << 28;
    QTest::newRow("combo box") << static_cast<QWidget*>(new QComboBox) << 28;
    QTest::newRow("button") << static_cast<QWidget*>(new QPushButton(QStringLiteral("Save"))) << 32;
    QTest::newRow("rail button") << static_cast<QWidget*>(new RailButton(IconId::Map, QStringLiteral("Map"))) << 56;
}

void ControlsTest::controlsStandOnTheGrid() {
    QFETCH(QWidget*, widget);
    QFETCH(int, height);
    const QScopedPointer<QWidget> owner(widget);
    widget->ensurePolished();
    QCOMPARE(qMax(widget->sizeHint().height(), widget->minimumHeight()),
             height); // multiples of 4, so that rows stand on the grid
}

QTEST_MAIN(ControlsTest)
#include "tst_controls.moc"
