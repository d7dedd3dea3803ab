// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/calculation_panel.h"

#include "editor/controls/field_row.h"
#include "editor/controls/section_head.h"
#include "editor/play/die_label.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"
#include "model/words/value_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

QString written(const core::CalculationLine& line) {
    const QString number = QString::fromStdString(core::written(line.value));
    switch (line.how) {
    case core::CalculationLine::How::Add:
        return line.value > 0 ? QStringLiteral("+") + number : number;
    case core::CalculationLine::How::Times:
    case core::CalculationLine::How::TimesUp:
        break;
    }
    return QStringLiteral("×") + number;
}

} // namespace

CalculationPanel::CalculationPanel(const core::RulesetInfo& info, const core::Scenario& scenario, QWidget* parent)
    : QScrollArea(parent), m_info(info), m_scenario(scenario) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Arithmetic and tallies"));
}

void CalculationPanel::show(const core::View& view, const std::optional<core::Calculation>& calculation,
                            const core::Rolled* last) {
    auto* page = new QWidget(this);
    setAreaLook(*page, AreaLook::Panel);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    if (calculation || last)
        addCalculation(column, calculation ? *calculation : last->calculation);
    if (last)
        addDice(column, last->dice);
    addTallies(column, view);
    column->addStretch(1);
    setWidget(page);
}

void CalculationPanel::addCalculation(QVBoxLayout* column, const core::Calculation& calculation) {
    auto* title = new QLabel(QString::fromStdString(m_info.texts.render(calculation.title)));
    title->setFont(titleFont(18));
    title->setWordWrap(true);
    column->addWidget(title);
    if (calculation.odds) {
        column->addWidget(new SectionHead(tr("Attack")));
        addLines(column, calculation.odds->attack);
        column->addWidget(new SectionHead(tr("Defence")));
        addLines(column, calculation.odds->defence);
    }
    if (!calculation.lines.empty()) {
        column->addWidget(new SectionHead(tr("Added to the roll")));
        addLines(column, calculation.lines);
    }
    if (!calculation.table.empty())
        addTable(column, calculation);
}

void CalculationPanel::addLines(QVBoxLayout* column, const std::vector<core::CalculationLine>& lines) {
    for (const core::CalculationLine& line : lines) {
        auto* row = new FieldRow(QString::fromStdString(m_info.texts.render(line.label)), figureLabel(written(line)),
                                 QString::fromStdString(line.rule.reference));
        connect(row, &FieldRow::ruleRequested, this, [this, rule = line.rule] { emit ruleRequested(rule); });
        column->addWidget(row);
    }
    if (lines.size() > 1)
        column->addWidget(
            new FieldRow(tr("Together"), figureLabel(QString::fromStdString(core::written(core::total(lines))))));
}

void CalculationPanel::addTable(QVBoxLayout* column, const core::Calculation& calculation) {
    const auto table = std::find_if(m_info.tables.begin(), m_info.tables.end(),
                                    [&](const core::TableSpec& one) { return one.id == calculation.table; });
    if (table == m_info.tables.end())
        return;
    column->addWidget(new SectionHead(QString::fromStdString(m_info.texts.render(table->label))));
    for (std::size_t row = 0; row < table->rows.size(); ++row) {
        QStringList cells;
        for (const core::TableCell& cell : table->cells[row])
            cells << QString::fromStdString(model::wordsOf(cell.value, m_info.texts));
        const bool hit = table->rows[row].id == calculation.row;
        auto* label = new QLabel(QStringLiteral("%1   %2").arg(
            QString::fromStdString(m_info.texts.render(table->rows[row].label)), cells.join(QStringLiteral(" · "))));
        label->setWordWrap(true);
        setTextLook(*label, hit ? TextLook::Body : TextLook::Secondary);
        if (hit)
            label->setFont(bodyFont(QFont::DemiBold));
        column->addWidget(label);
    }
}

void CalculationPanel::addDice(QVBoxLayout* column, const std::vector<int>& dice) {
    column->addWidget(new SectionHead(tr("Dice")));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (const int die : dice)
        row->addWidget(new DieLabel(die));
    row->addStretch(1);
    column->addLayout(row);
}

void CalculationPanel::addTallies(QVBoxLayout* column, const core::View& view) {
    if (view.tallies.empty())
        return;
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("So far")));
    for (const core::ViewTally& tally : view.tallies) {
        const QString label = QString::fromStdString(m_info.texts.render(tally.label));
        const QString whose =
            tally.seat ? QString::fromStdString((*m_scenario.seats)[static_cast<std::size_t>(tally.seat->value)].name)
                       : QString();
        const QString value =
            tally.goal > 0 ? tr("%1 of %2").arg(tally.value).arg(tally.goal) : QString::number(tally.value);
        column->addWidget(new FieldRow(whose.isEmpty() ? label : tr("%1: %2").arg(whose, label), figureLabel(value)));
    }
}

const core::Rolled* lastRoll(const model::GameSession& session) {
    for (std::size_t i = session.cursor(); i > 0; --i)
        for (const core::Event& event : session.steps()[i - 1].step.events)
            if (const auto* rolled = std::get_if<core::Rolled>(&event.what))
                return rolled;
    return nullptr;
}

} // namespace orontes::editor
