// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/chart_dialogs.h"

#include "editor/controls/field_row.h"
#include "editor/controls/panel_title.h"
#include "editor/tab/complaint.h"
#include "editor/theme/style.h"
#include "model/arrivals/arrival_words.h"
#include "model/arrivals/chart_file.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

QString asText(const std::string& text) {
    return QString::fromStdString(text);
}

QString chartFilter() {
    return ChartPlanDialog::tr("Charts (*.orontes-chart.json)");
}

/// "12 changes to 5 sides".
QString countWords(const model::ChartPlan& plan) {
    std::vector<core::SideToken> sides;
    for (const model::ChartChange& change : plan.changes)
        if (change.side && std::find(sides.begin(), sides.end(), *change.side) == sides.end())
            sides.push_back(*change.side);
    const auto cells = std::count_if(plan.changes.begin(), plan.changes.end(),
                                     [](const model::ChartChange& change) { return change.isOfTable; });
    QString words = plan.changes.size() == 1 ? ChartPlanDialog::tr("One change")
                                             : ChartPlanDialog::tr("%1 changes").arg(plan.changes.size());
    if (!sides.empty())
        words += sides.size() == 1 ? ChartPlanDialog::tr(", to one side")
                                   : ChartPlanDialog::tr(", to %1 sides").arg(sides.size());
    if (cells > 0)
        words += cells == 1 ? ChartPlanDialog::tr("; one cell of a table")
                            : ChartPlanDialog::tr("; %1 cells of tables").arg(cells);
    return words;
}

} // namespace

ChartTitleDialog::ChartTitleDialog(const model::ArrivalChart& chart, QWidget* parent)
    : QDialog(parent),
      m_chart(chart),
      m_title(new QLineEdit(asText(chart.title))),
      m_author(new QLineEdit(asText(chart.author))),
      m_source(new QLineEdit(asText(chart.source))) {
    setWindowTitle(tr("Export chart"));
    m_source->setPlaceholderText(tr("Where the values are from"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(8);
    column->addWidget(
        new PanelTitle(tr("Export chart"),
                       tr("Arrivals, marked turns, places and replaced cells of tables, as a file to share"), this));
    column->addWidget(new FieldRow(tr("&Title"), m_title, {}, this));
    column->addWidget(new FieldRow(tr("&Author"), m_author, {}, this));
    column->addWidget(new FieldRow(tr("&Source"), m_source, {}, this));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* go = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    setButtonLook(*go, ButtonLook::Primary);
    column->addSpacing(8);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(520, sizeHint().height());
}

model::ArrivalChart ChartTitleDialog::chart() const {
    model::ArrivalChart chart = m_chart;
    chart.title = m_title->text().trimmed().toStdString();
    chart.author = m_author->text().trimmed().toStdString();
    chart.source = m_source->text().trimmed().toStdString();
    return chart;
}

ChartPlanDialog::ChartPlanDialog(const model::ArrivalChart& chart, const model::ChartPlan& plan,
                                 const core::Catalogue& texts, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Apply chart"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(8);
    QStringList origin;
    for (const std::string& part : {chart.author, chart.source})
        if (!part.empty())
            origin << asText(part);
    column->addWidget(new PanelTitle(chart.title.empty() ? tr("Chart") : asText(chart.title),
                                     origin.join(QStringLiteral(" · ")), this));
    const bool changes = !plan.changes.empty();
    column->addWidget(new QLabel(changes ? countWords(plan) : tr("The scenario is as the chart has it."), this));
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("What will change"));
    list->setWordWrap(true);
    list->setSpacing(2);
    list->setVisible(changes);
    for (const model::ChartChange& change : plan.changes)
        list->addItem(asText(change.words));
    column->addWidget(list, 1);
    for (const core::Text& note : plan.notes) {
        auto* label = new QLabel(asText(texts.render(note)), this);
        label->setWordWrap(true);
        setTextLook(*label, TextLook::Warning);
        column->addWidget(label);
    }
    auto* buttons = new QDialogButtonBox(changes ? QDialogButtonBox::Cancel : QDialogButtonBox::Close, this);
    if (changes)
        setButtonLook(*buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole), ButtonLook::Primary);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(640, changes ? 480 : sizeHint().height());
}

void exportChart(QWidget* parent, const model::ScenarioDocument& document) {
    ChartTitleDialog dialog(model::chartOf(document.info(), document.scenario()), parent);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const std::filesystem::path folder = document.file().path.parent_path();
    const std::string proposed = dialog.chart().title.empty() ? "chart" : dialog.chart().title;
    const QString chosen =
        QFileDialog::getSaveFileName(parent, ChartPlanDialog::tr("Export chart"),
                                     asText(model::chartPath(folder / proposed).string()), chartFilter());
    if (chosen.isEmpty())
        return;
    const std::filesystem::path path = model::chartPath(chosen.toStdString());
    // The file dialog has asked about replacing a file of exactly the chosen name.
    const bool asked = asText(path.string()) == chosen;
    const core::Result<void> saved =
        model::saveChart(dialog.chart(), path, asked ? model::Overwrite::Allow : model::Overwrite::Refuse);
    if (!saved)
        complain(parent, ChartPlanDialog::tr("The chart was not exported"), saved.error(), document.texts());
}

void applyChart(QWidget* parent, model::ScenarioDocument& document) {
    const QString file = QFileDialog::getOpenFileName(
        parent, ChartPlanDialog::tr("Apply chart"), asText(document.file().path.parent_path().string()), chartFilter());
    if (!file.isEmpty())
        applyChartFile(parent, document, file);
}

bool applyChartFile(QWidget* parent, model::ScenarioDocument& document, const QString& file) {
    const QString heading = ChartPlanDialog::tr("The chart was not applied");
    core::Read<model::ArrivalChart> read = model::openChart(file.toStdString());
    if (!read.value) {
        complain(parent, heading, read.findings, document.texts());
        return false;
    }
    model::ChartPlan plan = model::planChart(document.info(), document.texts(), document.scenario(), *read.value);
    for (core::Diagnostic& error : plan.errors)
        error.where.file = file.toStdString();
    if (!plan.errors.empty()) {
        complain(parent, heading, plan.errors, document.texts());
        return false;
    }
    if (ChartPlanDialog(*read.value, plan, document.texts(), parent).exec() != QDialog::Accepted)
        return false;
    const QString name = asText(model::say(document.texts(), "arrivals.edit.apply", {{"chart", read.value->title}}));
    const core::Result<void> done = document.apply(plan.step(), {name, 0});
    if (!done)
        complain(parent, heading, done.error(), document.texts());
    return done.has_value();
}

} // namespace orontes::editor
