// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/controls/chip.h"
#include "editor/controls/divider.h"
#include "editor/controls/document_tabs.h"
#include "editor/controls/empty_state.h"
#include "editor/controls/field_row.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/rail.h"
#include "editor/controls/section_head.h"
#include "editor/theme/fonts.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace orontes::editor {

inline QToolBar* toolRow(QWidget* parent) {
    auto* const row = new QToolBar(parent);
    row->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto tool = [row](IconId id, const QString& text) {
        QAction* const action = row->addAction(icon(id, IconRole::Text, IconRole::OnAccent), text);
        action->setCheckable(true);
        return action;
    };
    tool(IconId::Select, QStringLiteral("Select"));
    tool(IconId::Stamp, QStringLiteral("Stamp"));
    tool(IconId::Fill, QStringLiteral("Fill"));
    tool(IconId::Line, QStringLiteral("Line"))->setEnabled(false);
    tool(IconId::Edge, QStringLiteral("Edge"))->setChecked(true);
    tool(IconId::Region, QStringLiteral("Region"));
    row->addSeparator();
    row->addAction(icon(IconId::Undo), QStringLiteral("Undo"));
    row->addAction(icon(IconId::Redo), QStringLiteral("Redo"))->setEnabled(false);
    return row;
}

inline QWidget* fields() {
    auto* const panel = new QWidget;
    setAreaLook(*panel, AreaLook::Panel);
    panel->setFixedWidth(352);
    auto* const column = new QVBoxLayout(panel);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(4);
    auto* const die = new QLabel;
    die->setPixmap(QIcon(QStringLiteral(":/dice/die_5.svg")).pixmap(QSize(48, 48)));
    auto* const title =
        new PanelTitle(QStringLiteral("Improved Bowmen IB 2"), QStringLiteral("Egyptians · Ramses group · hex 2216"));
    title->addTrailing(die);
    column->addWidget(title);
    column->addSpacing(8);
    column->addWidget(new Divider);
    column->addSpacing(8);
    auto* const kind = new QComboBox;
    kind->addItems({QStringLiteral("Foot fire"), QStringLiteral("Mounted fire")});
    column->addWidget(new FieldRow(QStringLiteral("&Class"), kind, QStringLiteral("3.4")));
    column->addWidget(new FieldRow(QStringLiteral("Melee strength"), new QLineEdit(QStringLiteral("• (none)")),
                                   QStringLiteral("3.36")));
    auto* const moves = new QSpinBox;
    moves->setValue(5);
    column->addWidget(new FieldRow(QStringLiteral("Movement"), moves, QStringLiteral("5.1")));
    auto* const focused = new QLineEdit(QStringLiteral("3 hexes"));
    focused->setObjectName(QStringLiteral("focused"));
    column->addWidget(new FieldRow(QStringLiteral("Range"), focused, QStringLiteral("E3.1")));
    auto* const wrong = new QLineEdit(QStringLiteral("twelve"));
    setRefused(*wrong, true);
    column->addWidget(new FieldRow(QStringLiteral("Fire strength"), wrong, QStringLiteral("3.35")));
    auto* const off = new QComboBox;
    off->addItem(QStringLiteral("Not used"));
    off->setEnabled(false);
    column->addWidget(new FieldRow(QStringLiteral("Leader"), off));
    auto* const search = new QLineEdit;
    search->setPlaceholderText(QStringLiteral("Search counters"));
    search->setClearButtonEnabled(true);
    column->addWidget(search);
    column->addSpacing(8);
    column->addWidget(new Divider);
    auto* const head = new SectionHead(QStringLiteral("Force total"));
    head->addTrailing(new Chip(QStringLiteral("3"), Chip::Tone::Error));
    column->addWidget(head);
    auto* const points = new FieldRow(QStringLiteral("Victory points"), figureLabel(QStringLiteral("110")));
    points->setDerived(QStringLiteral("printed 110"), FieldRow::Verdict::Agrees);
    column->addWidget(points);
    auto* const panic =
        new FieldRow(QStringLiteral("Panic level"), figureLabel(QStringLiteral("31")), QStringLiteral("9.1"));
    panic->setDerived(QStringLiteral("rules say 33"), FieldRow::Verdict::Differs);
    column->addWidget(panic);
    column->addStretch();
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* const primary = new QPushButton(QStringLiteral("Playtest"));
    setButtonLook(*primary, ButtonLook::Primary);
    buttons->addWidget(primary);
    buttons->addWidget(new QPushButton(QStringLiteral("Balance…")));
    column->addLayout(buttons);
    return panel;
}

inline QWidget* marks() {
    auto* const panel = new QWidget;
    auto* const column = new QVBoxLayout(panel);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(4);
    column->addWidget(new SectionHead(QStringLiteral("Layers")));
    auto* const counters = new QCheckBox(QStringLiteral("Counters"));
    counters->setChecked(true);
    auto* const zones = new QCheckBox(QStringLiteral("Zones"));
    auto* const labels = new QCheckBox(QStringLiteral("Labels"));
    labels->setTristate(true);
    labels->setCheckState(Qt::PartiallyChecked);
    auto* const trace = new QCheckBox(QStringLiteral("Trace picture"));
    trace->setEnabled(false);
    auto* const traced = new QCheckBox(QStringLiteral("Hexsides"));
    traced->setChecked(true);
    traced->setEnabled(false);
    auto* const one = new QRadioButton(QStringLiteral("Flat side up"));
    one->setChecked(true);
    auto* const two = new QRadioButton(QStringLiteral("Point up"));
    for (QWidget* const widget : QList<QWidget*>{counters, zones, labels, trace, traced, one, two})
        column->addWidget(widget);
    auto* const slider = new QSlider(Qt::Horizontal);
    slider->setValue(40);
    column->addWidget(slider);
    auto* const progress = new QProgressBar;
    progress->setValue(60);
    column->addWidget(progress);
    auto* const chips = new QHBoxLayout;
    chips->addWidget(new Chip(QStringLiteral("12"), Chip::Tone::Quiet));
    chips->addWidget(new Chip(QStringLiteral("Turn 4"), Chip::Tone::Accent));
    chips->addWidget(new Chip(QStringLiteral("3"), Chip::Tone::Error));
    chips->addWidget(new Chip(QStringLiteral("5"), Chip::Tone::Warning));
    chips->addWidget(new Chip(QStringLiteral("Fine"), Chip::Tone::Fine));
    chips->addStretch();
    column->addLayout(chips);
    auto* const looks = new QHBoxLayout;
    auto* const quiet = new QPushButton(QStringLiteral("Quiet"));
    setButtonLook(*quiet, ButtonLook::Quiet);
    auto* const danger = new QPushButton(QStringLiteral("Delete"));
    setButtonLook(*danger, ButtonLook::Danger);
    auto* const off = new QPushButton(QStringLiteral("Off"));
    off->setEnabled(false);
    looks->addWidget(quiet);
    looks->addWidget(danger);
    looks->addWidget(off);
    column->addLayout(looks);
    auto* const text = new QPlainTextEdit(QStringLiteral("The Hittites lie hidden behind Kadesh."));
    text->setMaximumHeight(64);
    column->addWidget(text);
    column->addStretch();
    return panel;
}

inline QTreeWidget* forces() {
    auto* const tree = new QTreeWidget;
    tree->setHeaderLabels({QStringLiteral("Counter"), QStringLiteral("Count"), QStringLiteral("Points")});
    auto* const side =
        new QTreeWidgetItem(tree, {QStringLiteral("Egyptians"), QStringLiteral("58"), QStringLiteral("110")});
    auto* const group =
        new QTreeWidgetItem(side, {QStringLiteral("Ramses group"), QStringLiteral("21"), QStringLiteral("41")});
    for (const char* name : {"Improved Bowmen", "Axemen", "Chariots"})
        new QTreeWidgetItem(group, {QLatin1String(name), QStringLiteral("7"), QStringLiteral("11")});
    new QTreeWidgetItem(tree, {QStringLiteral("Hittites"), QStringLiteral("61"), QStringLiteral("107")});
    tree->expandAll();
    for (QTreeWidgetItemIterator it(tree); *it; ++it)
        for (const int cell : {1, 2}) {
            (*it)->setTextAlignment(cell, Qt::AlignRight | Qt::AlignVCenter);
            (*it)->setFont(cell, figuresFont());
        }
    tree->setCurrentItem(group->child(0));
    tree->header()->resizeSection(0, 180);
    tree->header()->resizeSection(1, 64);
    return tree;
}

inline QTableWidget* odds() {
    auto* const table = new QTableWidget(4, 4);
    table->setHorizontalHeaderLabels(
        {QStringLiteral("Die"), QStringLiteral("1-2"), QStringLiteral("1-1"), QStringLiteral("2-1")});
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    const char* const cells[4][4] = {
        {"1", "–", "–", "–"}, {"2", "–", "–", "D"}, {"3", "–", "D", "½E"}, {"4", "D", "½E", "E"}};
    for (int row = 0; row < 4; ++row)
        for (int cell = 0; cell < 4; ++cell)
            table->setItem(row, cell, new QTableWidgetItem(QString::fromUtf8(cells[row][cell])));
    table->setCurrentCell(1, 2);
    table->setSortingEnabled(true);
    table->horizontalHeader()->setDefaultSectionSize(72);
    return table;
}

inline QWidget* problems() {
    auto* const tabs = new QTabWidget;
    auto* const list = new QTreeWidget;
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setColumnCount(3);
    const auto row = [list](IconId id, IconRole role, const char* text, const char* rule, const char* place) {
        auto* const item =
            new QTreeWidgetItem(list, {QString::fromUtf8(text), QString::fromUtf8(rule), QString::fromUtf8(place)});
        item->setIcon(0, icon(id, role));
        item->setForeground(1, QApplication::palette().link());
    };
    row(IconId::Error, IconRole::Error, "Hittites: force total is 107, the scenario says 105. Fix: set 107", "§11.2",
        "Forces");
    row(IconId::Warning, IconRole::Warning, "Axemen and spearmen share hex 2117; classes A and B may not stack",
        "§5.32", "2117");
    row(IconId::Note, IconRole::Accent, "Egyptian zone P-3 holds 37 hexes. Waived: wide deployment wanted", "§11.1",
        "P");
    list->header()->resizeSection(0, 560);
    tabs->addTab(list, QStringLiteral("Problems"));
    tabs->addTab(new EmptyState(IconId::Chronicle, QStringLiteral("Nothing was changed yet.")),
                 QStringLiteral("History"));
    tabs->addTab(new QLabel, QStringLiteral("Rules"));
    return tabs;
}

/// A window with one of everything.
class Workshop : public QMainWindow {
public:
    Workshop() {
        resize(1280, 860);
        for (const char* name : {"&File", "&Edit", "&View", "&Map", "F&orces", "&Play", "&Help"})
            menuBar()->addMenu(QLatin1String(name))->addAction(QStringLiteral("Open"));
        auto* const strip = new DocumentTabs;
        for (const char* name : {"Kadesh, 1294 BC", "Playtest: Kadesh, turn 4", "Balance: 1,000 games"})
            strip->addDocument(QString::fromUtf8(name));
        strip->setUnsaved(0, true);
        strip->bar().setCurrentIndex(1);

        auto* const rail = new Rail;
        const std::pair<IconId, const char*> pages[] = {{IconId::Map, "Map"},         {IconId::Forces, "Forces"},
                                                        {IconId::Leaders, "Leaders"}, {IconId::Setup, "Set-up"},
                                                        {IconId::Victory, "Victory"}, {IconId::Options, "Options"},
                                                        {IconId::Tables, "Tables"},   {IconId::Notes, "Notes"}};
        for (const auto& [id, name] : pages)
            rail->addPage(id, QLatin1String(name));
        rail->setCount(1, 3);

        auto* const left = marks();
        auto* const views = new QSplitter(Qt::Vertical);
        auto* const empty = new EmptyState(
            IconId::Forces, QStringLiteral("No counters yet. Take them from the palette or read a CSV file."),
            QStringLiteral("Import counters…"));
        setAreaLook(*empty, AreaLook::Paper);
        auto* const top = new QSplitter;
        top->addWidget(forces());
        top->addWidget(odds());
        views->addWidget(top);
        views->addWidget(empty);
        views->addWidget(problems());
        views->setSizes({260, 220, 200});
        auto* const middle = new QSplitter;
        middle->addWidget(left);
        middle->addWidget(views);
        middle->addWidget(fields());
        middle->setSizes({240, 620, 352});

        auto* const below = new QWidget;
        auto* const belowRow = new QHBoxLayout(below);
        belowRow->setContentsMargins(0, 0, 0, 0);
        belowRow->setSpacing(0);
        belowRow->addWidget(rail);
        belowRow->addWidget(middle, 1);
        auto* const all = new QWidget;
        auto* const column = new QVBoxLayout(all);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(strip);
        column->addWidget(toolRow(all));
        column->addWidget(below, 1);
        setCentralWidget(all);
        statusBar()->addWidget(new QLabel(QStringLiteral("2216 · clear · Egyptians IB 2")));
        statusBar()->addPermanentWidget(new QLabel(QStringLiteral("Saved 14:02 · 212 steps to undo")));
        statusBar()->setSizeGripEnabled(false);
    }
};

} // namespace orontes::editor
