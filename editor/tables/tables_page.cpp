// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/tables_page.h"

#include "editor/arrivals/chart_dialogs.h"
#include "editor/controls/empty_state.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/tables.h"
#include "editor/problems/rules_panel.h"
#include "editor/tables/table_cell_delegate.h"
#include "editor/theme/style.h"
#include "model/items/printed_table_model.h"
#include "model/words/value_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace orontes::editor {

TablesPage::TablesPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent),
      m_choice(new QComboBox(this)),
      m_help(new QLabel(this)),
      m_table(new QTableView(this)),
      m_cell(new QLabel(this)),
      m_restore(new QPushButton(tr("Back to the printed value"), this)) {
    m_choice->setAccessibleName(tr("Table"));
    m_choice->setMinimumWidth(280);
    m_help->setWordWrap(true);
    setTextLook(*m_help, TextLook::Secondary);
    setTextLook(*m_cell, TextLook::Secondary);
    setButtonLook(*m_restore, ButtonLook::Quiet);
    setUpTable(*m_table, QT_TR_NOOP("Cells of the table"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->show();
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    auto* title = new PanelTitle(tr("Tables"),
                                 tr("What the game prints. Changed cells are marked and kept in the scenario."), this);
    auto* applying = new QPushButton(tr("Apply chart…"), this);
    auto* exporting = new QPushButton(tr("Export chart…"), this);
    title->addTrailing(applying);
    title->addTrailing(exporting);
    column->addWidget(title);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addWidget(m_help);
    column->addWidget(m_table, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_cell, 1);
    row->addWidget(m_restore);
    column->addLayout(row);
    for (const core::TableSpec& table : info().tables)
        m_choice->addItem(text(table.label));
    if (info().tables.empty()) {
        m_choice->hide();
        m_table->hide();
        applying->hide();
        exporting->hide();
        column->insertWidget(1, new EmptyState(IconId::Tables, tr("This ruleset prints no tables."), {}, this), 1);
    }
    connect(applying, &QPushButton::clicked, this, [this] { applyChart(this, document()); });
    connect(exporting, &QPushButton::clicked, this, [this] { exportChart(this, document()); });
    connect(m_choice, &QComboBox::currentIndexChanged, this, &TablesPage::showTable);
    connect(m_restore, &QPushButton::clicked, this, &TablesPage::restore);
    connect(&document(), &model::ScenarioDocument::changed, this, &TablesPage::showCell);
    showTable(m_choice->currentIndex());
}

void TablesPage::showTable(int index) {
    if (index < 0)
        return;
    const core::TableSpec& table = info().tables[static_cast<std::size_t>(index)];
    auto* next = new model::PrintedTableModel(document(), table, this);
    m_table->setModel(next);
    m_table->setItemDelegate(new TableCellDelegate(document(), table, next));
    delete m_model;
    m_model = next;
    connect(m_model, &model::PrintedTableModel::refused, this, [this](const core::Diagnostic& why) {
        emit refused(QString::fromStdString(document().texts().render(why.text())));
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &TablesPage::showCell); // the document tells us before it
    connect(m_model, &QAbstractItemModel::modelReset, this, &TablesPage::showCell);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TablesPage::showCell);
    m_help->setText(text(table.help));
    m_help->setVisible(!table.help.empty());
    m_table->setCurrentIndex(m_model->index(0, 0));
    showCell();
}

void TablesPage::showCell() {
    const QModelIndex index = m_table->currentIndex();
    if (!m_model || !index.isValid()) {
        m_cell->clear();
        m_restore->setEnabled(false);
        return;
    }
    const core::TableCell& printed = m_model->printedAt(index);
    const bool changed = index.data(model::IsChangedRole).toBool();
    const QString origin =
        tr("%1, %2").arg(wordsOf(printed.provenance), QString::fromStdString(printed.rule.reference));
    const QString value = QString::fromStdString(model::wordsOf(printed.value, document().texts()));
    m_cell->setText(changed ? tr("Changed; the game has %1 (%2)").arg(value, origin) : tr("Unchanged: %1").arg(origin));
    m_restore->setEnabled(changed);
}

void TablesPage::restore() {
    m_model->restorePrinted(m_table->currentIndex());
    showCell();
}

void TablesPage::reveal(const core::Place& place) {
    const std::string& pointer = place.pointer;
    for (std::size_t i = 0; i < info().tables.size(); ++i)
        if (pointer.find(info().tables[i].id) != std::string::npos)
            m_choice->setCurrentIndex(static_cast<int>(i));
}

} // namespace orontes::editor
