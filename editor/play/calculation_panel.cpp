// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/calculation_panel.h"

#include "editor/controls/field_row.h"
#include "editor/controls/section_head.h"
#include "editor/play/die_label.h"
#include "editor/play/table_strip.h"
#include "editor/play/written_orders.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <numeric>

namespace orontes::editor {

namespace {

constexpr int lineHeight = 24;

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

const core::TableSpec* tableOf(const core::RulesetInfo& info, const core::Calculation& calculation) {
    for (const core::TableSpec& table : info.tables)
        if (table.id == calculation.table)
            return &table;
    return nullptr;
}

const core::TableLine* columnOf(const core::RulesetInfo& info, const core::Calculation& calculation) {
    const core::TableSpec* table = tableOf(info, calculation);
    for (std::size_t i = 0; table && i < table->columns.size(); ++i)
        if (table->columns[i].id == calculation.column)
            return &table->columns[i];
    return nullptr;
}

} // namespace

CalculationPanel::CalculationPanel(const model::GameSession& session, QWidget* parent)
    : QScrollArea(parent), m_session(session) {
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
        addCalculation(column, calculation ? *calculation : last->calculation,
                       last ? std::optional(std::accumulate(last->dice.begin(), last->dice.end(), 0)) : std::nullopt);
    if (last)
        addDice(column, last->dice);
    addOrders(column, view);
    addTallies(column, view);
    column->addStretch(1);
    setWidget(page);
}

void CalculationPanel::addCalculation(QVBoxLayout* column, const core::Calculation& calculation,
                                      std::optional<int> fallen) {
    auto* title = new QLabel(QString::fromStdString(m_session.texts().render(calculation.title)));
    title->setFont(titleFont(18));
    title->setWordWrap(true);
    column->addWidget(title);
    if (calculation.odds)
        addOdds(column, *calculation.odds, calculation);
    if (!calculation.lines.empty()) {
        column->addWidget(new SectionHead(tr("Added to the roll")));
        addLines(column, calculation.lines, fallen);
    }
    if (!calculation.table.empty())
        addTable(column, calculation);
}

/// Close together: what a column of figures adds up to is read at a glance.
void CalculationPanel::addLines(QVBoxLayout* column, const std::vector<core::CalculationLine>& lines,
                                std::optional<int> fallen) {
    auto* rows = new QVBoxLayout;
    rows->setSpacing(0);
    column->addLayout(rows);
    const auto add = [rows](FieldRow* row) {
        row->setMinimumHeight(lineHeight);
        rows->addWidget(row);
    };
    if (fallen)
        add(new FieldRow(tr("Die"), figureLabel(QString::number(*fallen))));
    for (const core::CalculationLine& line : lines) {
        auto* row = new FieldRow(QString::fromStdString(m_session.texts().render(line.label)),
                                 figureLabel(written(line)), QString::fromStdString(line.rule.reference));
        connect(row, &FieldRow::ruleRequested, this, [this, rule = line.rule] { emit ruleRequested(rule); });
        add(row);
    }
    if (lines.size() > 1 || fallen)
        add(new FieldRow(tr("Together"), figureLabel(QString::fromStdString(
                                             core::written(core::total(lines, core::Fraction(fallen.value_or(0))))))));
}

/// Both sums line by line, then one against the other: "12 : 5" and the column they hit.
void CalculationPanel::addOdds(QVBoxLayout* column, const core::Odds& odds, const core::Calculation& calculation) {
    column->addWidget(new SectionHead(tr("Attack")));
    addLines(column, odds.attack, std::nullopt);
    column->addWidget(new SectionHead(tr("Defence")));
    addLines(column, odds.defence, std::nullopt);
    QString sum = QStringLiteral("%1 : %2").arg(QString::fromStdString(core::written(core::total(odds.attack))),
                                                QString::fromStdString(core::written(core::total(odds.defence))));
    if (const core::TableLine* hit = columnOf(m_session.info(), calculation))
        sum = tr("%1, odds %2").arg(sum, QString::fromStdString(m_session.texts().render(hit->label)));
    auto* label = new QLabel(sum);
    label->setFont(figuresFont(18, QFont::DemiBold));
    label->setAccessibleName(tr("Odds"));
    column->addSpacing(4);
    column->addWidget(label);
}

void CalculationPanel::addTable(QVBoxLayout* column, const core::Calculation& calculation) {
    const core::TableSpec* table = tableOf(m_session.info(), calculation);
    if (!table)
        return;
    column->addSpacing(4);
    column->addWidget(new SectionHead(QString::fromStdString(m_session.texts().render(table->label))));
    column->addWidget(new TableStrip(*table, calculation, m_session.texts()));
}

void CalculationPanel::addOrders(QVBoxLayout* column, const core::View& view) {
    for (const WrittenOrders& orders : ordersIn(view, m_session.scenario(), m_session.texts())) {
        column->addSpacing(8);
        column->addWidget(new SectionHead(orders.title));
        for (const QString& line : orders.lines) {
            auto* label = new QLabel(line);
            label->setWordWrap(true);
            column->addWidget(label);
        }
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

/// What is counted as the head, whose it is as the lines below: both sides side by side.
void CalculationPanel::addTallies(QVBoxLayout* column, const core::View& view) {
    QString head;
    for (const core::ViewTally& tally : view.tallies) {
        const QString label = QString::fromStdString(m_session.texts().render(tally.label));
        if (label != head) {
            column->addSpacing(8);
            column->addWidget(new SectionHead(label));
        }
        head = label;
        const QString whose = tally.seat
                                  ? QString::fromStdString(
                                        (*m_session.scenario().seats)[static_cast<std::size_t>(tally.seat->value)].name)
                                  : tr("In all");
        const QString value =
            tally.goal > 0 ? tr("%1 of %2").arg(tally.value).arg(tally.goal) : QString::number(tally.value);
        column->addWidget(new FieldRow(whose, figureLabel(value)));
    }
}

const core::Rolled* lastRoll(const model::GameSession& session) {
    bool isOver = false;
    for (std::size_t i = session.cursor(); i > 0 && !isOver; --i)
        for (const core::Event& event : session.steps()[i - 1].step.events) {
            if (const auto* rolled = std::get_if<core::Rolled>(&event.what))
                return rolled;
            isOver = isOver || std::holds_alternative<core::PhaseBegan>(event.what);
        }
    return nullptr;
}

} // namespace orontes::editor
