// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/handicap_sheet.h"

#include "editor/balance/share_bar.h"
#include "editor/balance/share_words.h"
#include "editor/controls/section_head.h"
#include "editor/theme/style.h"
#include "editor/theme/tokens.h"
#include "model/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int valueWidth = 64;

QLabel* quietLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    setTextLook(*label, TextLook::Secondary);
    return label;
}

QColor colourOf(const core::Scenario& scenario, const core::SeatToken& seat) {
    for (const core::Side& side : *scenario.sides)
        if (side.seat == seat)
            return QColor(QRgb(side.colour.rgb));
    return tokens(currentTheme()).lapis;
}

} // namespace

HandicapSheet::HandicapSheet(const core::RulesetEntry& ruleset, QWidget* parent)
    : QScrollArea(parent), m_ruleset(ruleset) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Result of the trials"));
}

void HandicapSheet::showTrials(const core::Scenario& scenario, const model::Lever& lever,
                               const std::vector<model::HandicapTrial>& trials) {
    const int at = verticalScrollBar()->value();
    auto* page = new QWidget(this);
    setAreaLook(*page, AreaLook::Panel);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 16, 24, 24);
    column->setSpacing(8);
    column->addWidget(new SectionHead(tr("Handicap"), page));
    auto* head = new QLabel(QString::fromStdString(lever.name), page);
    head->setWordWrap(true);
    column->addWidget(head);
    auto* found = new QLabel(verdict(lever, trials), page);
    found->setWordWrap(true);
    setTextLook(*found, TextLook::Heading);
    column->addWidget(found);
    const std::optional<std::size_t> best = model::fairest(trials, lever.now);
    if (best && trials[*best].value != lever.now) {
        const qint64 value = trials[*best].value;
        auto* use = new QPushButton(tr("Use %1 in the scenario").arg(value), page);
        setButtonLook(*use, ButtonLook::Secondary);
        connect(use, &QPushButton::clicked, this, [this, value] { emit valueWanted(value); });
        column->addWidget(use, 0, Qt::AlignLeft);
    }
    column->addSpacing(8);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(2, 1);
    for (const model::HandicapTrial& trial : trials)
        addTrial(*grid, scenario, trial, trial.value == lever.now);
    column->addLayout(grid);
    column->addStretch(1);
    setWidget(page);
    column->activate();
    verticalScrollBar()->setValue(at);
}

QString HandicapSheet::verdict(const model::Lever& lever, const std::vector<model::HandicapTrial>& trials) const {
    const std::optional<std::size_t> best = model::fairest(trials, lever.now);
    if (!best)
        return tr("No games counted yet.");
    const model::HandicapTrial& trial = trials[*best];
    const QString gap = percentWords(*model::unevenness(trial));
    return trial.value == lever.now
               ? tr("Nearest to even as it is, with %1: %2 between the seats.").arg(trial.value).arg(gap)
               : tr("Nearest to even with %1: %2 between the seats.").arg(trial.value).arg(gap);
}

void HandicapSheet::addTrial(QGridLayout& grid, const core::Scenario& scenario, const model::HandicapTrial& trial,
                             bool isNow) {
    auto* value = new QLabel(isNow ? tr("%1 (now)").arg(trial.value) : QString::number(trial.value));
    value->setMinimumWidth(valueWidth);
    setTextLook(*value, isNow ? TextLook::Heading : TextLook::Body);
    const int first = grid.rowCount();
    grid.addWidget(value, first, 0, Qt::AlignTop);
    if (trial.refused) {
        auto* why = quietLabel(
            QString::fromStdString(model::textsFor(m_ruleset.rules.info()).render(trial.refused->text())), this);
        why->setWordWrap(true);
        grid.addWidget(why, first, 1, 1, 4);
    } else if (!trial.report || trial.report->games == 0) {
        grid.addWidget(quietLabel(tr("Not played yet"), this), first, 1, 1, 4);
    } else {
        const model::BalanceReport& report = *trial.report;
        for (std::size_t seat = 0; seat < report.wins.size(); ++seat) {
            const model::Share share = model::shareOf(report.wins[seat], report.games);
            const int row = first + static_cast<int>(seat);
            grid.addWidget(quietLabel(QString::fromStdString(report.plan.seats[seat].name), this), row, 1);
            grid.addWidget(new ShareBar(share, colourOf(scenario, report.plan.seats[seat].token)), row, 2);
            grid.addWidget(new QLabel(percentWords(share.value)), row, 3, Qt::AlignRight);
            grid.addWidget(quietLabel(tr("%1 to %2").arg(percentWords(share.low), percentWords(share.high)), this), row,
                           4);
        }
    }
    grid.setRowMinimumHeight(grid.rowCount(), 8);
}

} // namespace orontes::editor
