// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/arrivals_page.h"

#include "editor/arrivals/arrivals_grid.h"
#include "editor/arrivals/cell_form.h"
#include "editor/arrivals/chart_dialogs.h"
#include "editor/controls/elided_label.h"
#include "editor/controls/panel_title.h"
#include "editor/theme/style.h"
#include "model/arrivals/arrival_words.h"
#include "model/items/arrivals_model.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int leastFormHeight = 120;
constexpr int formHeight = 240; ///< a cell with one way; the rest is the grid's

} // namespace

ArrivalsPage::ArrivalsPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent),
      m_model(new model::ArrivalsModel(document(), this)),
      m_grid(new ArrivalsGrid(*m_model, this)),
      m_form(new CellForm(document(), *m_model, this)),
      m_counts(new ElidedLabel(QString(), this)),
      m_restoreAll(new QPushButton(tr("All as in the chart"), this)) {
    setAreaLook(*m_form, AreaLook::Panel);
    auto* down = new QSplitter(Qt::Vertical, this);
    down->addWidget(m_grid);
    auto* scroll = new QScrollArea(down);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(leastFormHeight);
    scroll->setWidget(m_form);
    down->addWidget(scroll);
    down->setStretchFactor(0, 1);
    down->setStretchFactor(1, 0);
    down->setChildrenCollapsible(false);
    down->setSizes({1000, formHeight});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 16, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeHead());
    column->addWidget(makeLegend());
    column->addWidget(down, 1);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        m_form->showCell(index);
        m_grid->horizontalHeader()->viewport()->update();
        m_grid->verticalHeader()->viewport()->update();
    });
    connect(m_grid, &ArrivalsGrid::editRequested, m_form, &CellForm::takeFocus);
    connect(m_model, &model::ArrivalsModel::refused, this, [this](const core::Diagnostic& why) {
        emit refused(QString::fromStdString(document().texts().render(why.text())));
    });
    connect(&document(), &model::ScenarioDocument::changed, this, &ArrivalsPage::showCounts);
    m_grid->setCurrentIndex(m_model->index(0, 0));
    showCounts();
}

QWidget* ArrivalsPage::makeHead() {
    auto* title = new PanelTitle(tr("Arrivals"), tr("What comes when, by side and turn"), this);
    title->setContentsMargins(24, 0, 24, 0);
    auto* exporting = new QPushButton(tr("Export chart…"), this);
    auto* applying = new QPushButton(tr("Apply chart…"), this);
    title->addTrailing(m_restoreAll);
    title->addTrailing(applying);
    title->addTrailing(exporting);
    setButtonLook(*m_restoreAll, ButtonLook::Quiet);
    connect(m_restoreAll, &QPushButton::clicked, m_model, &model::ArrivalsModel::restoreAll);
    connect(exporting, &QPushButton::clicked, this, [this] { exportChart(this, document()); });
    connect(applying, &QPushButton::clicked, this, [this] { applyChart(this, document()); });
    return title;
}

QWidget* ArrivalsPage::makeLegend() {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(24, 0, 24, 0);
    row->setSpacing(16);
    setTextLook(*m_counts, TextLook::Secondary);
    row->addWidget(m_counts, 1);
    const auto add = [&](const QString& words, TextLook look) {
        auto* label = new QLabel(words, line);
        setTextLook(*label, look);
        row->addWidget(label);
    };
    if (const core::ArrivalChartSpec* spec = core::specWithMark(info()))
        add(QString::fromUtf8("★ ") + text(spec->mark), TextLook::Secondary);
    if (!info().chart.empty())
        add(tr("▎otherwise than the chart"), TextLook::Warning);
    return line;
}

void ArrivalsPage::showCounts() {
    m_restoreAll->setVisible(!info().chart.empty());
    if (info().chart.empty())
        return m_counts->setText(tr("The game comes without a chart of its own."));
    const model::ChartCount count = model::countEntries(info(), scenario());
    QStringList parts{count.changed == 1 ? tr("1 of %1 entries is changed").arg(count.entries)
                                         : tr("%1 of %2 entries are changed").arg(count.changed).arg(count.entries)};
    for (std::size_t i = 0; i < count.from.size(); ++i)
        if (count.from[i] > 0)
            parts << tr("%1 %2")
                         .arg(count.from[i])
                         .arg(QString::fromStdString(
                             model::provenanceWords(static_cast<core::Provenance>(i), document().texts())));
    m_counts->setText(parts.join(QStringLiteral(" · ")));
    m_restoreAll->setEnabled(count.changed > 0);
}

void ArrivalsPage::reveal(const core::Place& place) {
    const auto* id = std::get_if<core::CounterId>(&place.table);
    const core::Counter* counter = id != nullptr ? core::findCounter(scenario(), *id) : nullptr;
    if (counter == nullptr)
        return;
    const QModelIndex cell = m_model->indexOf({counter->side, core::dueTurn(scenario(), *counter)});
    m_grid->setCurrentIndex(cell);
    m_grid->scrollTo(cell);
    m_grid->setFocus();
}

} // namespace orontes::editor
