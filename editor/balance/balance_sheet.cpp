// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/balance_sheet.h"

#include "editor/balance/length_chart.h"
#include "editor/balance/share_bar.h"
#include "editor/balance/share_words.h"
#include "editor/controls/section_head.h"
#include "editor/theme/style.h"
#include "editor/theme/tokens.h"
#include "model/balance/report_words.h"
#include "model/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <numeric>
#include <utility>

namespace orontes::editor {

namespace {

constexpr int nameWidth = 200;

QLabel* figure(const QString& text) {
    auto* label = new QLabel(text);
    setTextLook(*label, TextLook::Figures);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

QLabel* quiet(const QString& text) {
    auto* label = new QLabel(text);
    setTextLook(*label, TextLook::Secondary);
    return label;
}

QLabel* wrapped(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QGridLayout* gridIn(QVBoxLayout* column, int wide) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(wide, 1);
    column->addLayout(grid);
    return grid;
}

} // namespace

BalanceSheet::BalanceSheet(const core::RulesetEntry& ruleset, QWidget* parent)
    : QScrollArea(parent), m_ruleset(ruleset), m_texts(model::textsFor(ruleset.rules.info())) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Result of the games"));
}

void BalanceSheet::show(const model::BalanceReport& report, const model::BalanceReport* before) {
    m_report = report;
    const int at = verticalScrollBar()->value();
    auto* page = new QWidget(this);
    setAreaLook(*page, AreaLook::Panel);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 16, 24, 24);
    column->setSpacing(8);
    addEndings(column);
    if (before)
        addComparison(column, *before);
    addReasons(column);
    addLevels(column);
    addLength(column);
    addScores(column);
    addClauses(column);
    addLosses(column);
    column->addStretch(1);
    setWidget(page);
    column->activate();
    verticalScrollBar()->setValue(at); // who is reading reads on
}

QString BalanceSheet::text(const core::Text& text) const {
    return QString::fromStdString(m_texts.render(text));
}

QString BalanceSheet::seatName(std::size_t seat) const {
    const core::Seat& one = m_report.plan.seats[seat];
    return QString::fromStdString(one.name.empty() ? one.token.value : one.name);
}

QColor BalanceSheet::seatColour(std::size_t seat) const {
    for (const core::Side& side : m_report.plan.sides)
        if (side.seat == m_report.plan.seats[seat].token)
            return QColor(QRgb(side.colour.rgb));
    return tokens(currentTheme()).lapis;
}

QString BalanceSheet::sideName(const core::SideToken& side) const {
    for (const core::Side& one : m_report.plan.sides)
        if (one.token == side && !one.name.empty())
            return QString::fromStdString(one.name);
    return QString::fromStdString(side.value);
}

QColor BalanceSheet::sideColour(const core::SideToken& side) const {
    for (const core::Side& one : m_report.plan.sides)
        if (one.token == side)
            return QColor(QRgb(one.colour.rgb));
    return tokens(currentTheme()).lapis;
}

QString BalanceSheet::eachGame(std::int64_t sum) const {
    return QString::fromStdString(model::twoDecimals(model::meanOf(sum, m_report.games)));
}

void BalanceSheet::addShare(QGridLayout* grid, const QString& name, std::int64_t games, const QColor& colour) {
    const model::Share share = model::shareOf(games, m_report.games);
    const int row = grid->rowCount();
    auto* label = new QLabel(name);
    label->setMinimumWidth(nameWidth);
    grid->addWidget(label, row, 0);
    grid->addWidget(new ShareBar(share, colour), row, 1);
    grid->addWidget(figure(percentWords(share.value)), row, 2);
    grid->addWidget(quiet(tr("%1 to %2").arg(percentWords(share.low), percentWords(share.high))), row, 3);
    grid->addWidget(figure(QString::number(games)), row, 4);
}

void BalanceSheet::addEndings(QVBoxLayout* column) {
    const Tokens& colours = tokens(currentTheme());
    column->addWidget(new SectionHead(tr("Endings, with 95 % intervals")));
    QGridLayout* grid = gridIn(column, 1);
    for (std::size_t seat = 0; seat < m_report.wins.size(); ++seat)
        addShare(grid, tr("%1 wins").arg(seatName(seat)), m_report.wins[seat], seatColour(seat));
    if (m_report.shared > 0)
        addShare(grid, tr("Several win"), m_report.shared, colours.outline);
    addShare(grid, tr("Draw"), m_report.draws, colours.outline);
    if (m_report.unfinished > 0)
        addShare(grid, tr("Not finished"), m_report.unfinished, colours.outline);
    if (m_report.plan.seating != model::Seating::Swapped)
        return;
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("Wins of the bots, in either seat")));
    QGridLayout* bots = gridIn(column, 1);
    for (std::size_t bot = 0; bot < m_report.botWins.size(); ++bot)
        for (const core::BotSpec& spec : m_ruleset.players.bots())
            if (spec.id == m_report.plan.bots[bot])
                addShare(bots, tr("%1, first as %2").arg(text({spec.name, {}}), seatName(bot)), m_report.botWins[bot],
                         colours.lapis);
}

void BalanceSheet::addComparison(QVBoxLayout* column, const model::BalanceReport& before) {
    const core::Result<model::BalanceDifference> difference = model::differenceOf(before, m_report);
    if (!difference)
        return;
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("Compared with the games before")));
    column->addWidget(wrapped(QString::fromStdString(model::words(*difference)).trimmed()));
}

void BalanceSheet::addReasons(QVBoxLayout* column) {
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("Why games ended")));
    QGridLayout* grid = gridIn(column, 2);
    for (const model::ReasonCount& count : m_report.reasons) {
        const int row = grid->rowCount();
        for (const auto& [at, words] : {std::pair{0, percentWords(model::shareOf(count.games, m_report.games).value)},
                                        std::pair{1, QString::number(count.games)}})
            grid->addWidget(figure(words), row, at, Qt::AlignRight | Qt::AlignTop);
        grid->addWidget(wrapped(text(count.reason)), row, 2);
    }
}

void BalanceSheet::addLevels(QVBoxLayout* column) {
    QGridLayout* grid = nullptr;
    for (const model::LevelCount& count : m_report.levels) {
        if (count.level.empty())
            continue;
        if (!grid) {
            column->addSpacing(8);
            column->addWidget(new SectionHead(tr("Levels of victory")));
            grid = gridIn(column, 1);
        }
        const auto seat = static_cast<std::size_t>(count.winner.value);
        const QString level = QString::fromStdString(core::victoryLevelName(m_ruleset.rules.info(), count.level));
        addShare(grid, tr("%1: %2").arg(seatName(seat), level), count.games, seatColour(seat));
    }
}

void BalanceSheet::addLength(QVBoxLayout* column) {
    const model::TurnSpread spread = model::turnSpread(m_report);
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("Length of games")));
    column->addWidget(new LengthChart(m_report.turns));
    QString words = tr("%1 turns on average, from %2 to %3; %4 actions a game, dice included.")
                        .arg(QString::fromStdString(model::twoDecimals(spread.mean)))
                        .arg(spread.least.value)
                        .arg(spread.most.value)
                        .arg(QString::fromStdString(model::twoDecimals(model::meanActions(m_report))));
    for (std::size_t seat = 0; seat < m_report.points.size() && m_report.games > 0; ++seat)
        words += QLatin1Char(' ') +
                 tr("%1: %2 points at the end, on average.").arg(seatName(seat), eachGame(m_report.points[seat]));
    column->addWidget(wrapped(words));
}

void BalanceSheet::addScores(QVBoxLayout* column) {
    if (m_report.scored.empty())
        return;
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("Points a game, by side and source")));
    QGridLayout* grid = gridIn(column, 0);
    const std::vector<core::ScoreSource>& sources = m_ruleset.rules.info().scoreSources;
    for (std::size_t i = 0; i < sources.size(); ++i)
        grid->addWidget(quiet(text({sources[i].label, {}})), 0, static_cast<int>(i) + 1, Qt::AlignRight);
    grid->addWidget(quiet(tr("All")), 0, static_cast<int>(sources.size()) + 1, Qt::AlignRight);
    for (const model::SideScores& side : m_report.scored) {
        const int row = grid->rowCount();
        grid->addWidget(new QLabel(sideName(side.side)), row, 0);
        int place = 1;
        for (const std::int64_t points : side.points)
            grid->addWidget(figure(eachGame(points)), row, place++);
        const std::int64_t all = std::accumulate(side.points.begin(), side.points.end(), std::int64_t{0});
        grid->addWidget(figure(eachGame(all)), row, place);
    }
}

void BalanceSheet::addClauses(QVBoxLayout* column) {
    if (m_report.clauses.empty())
        return;
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("Games in which each condition was met")));
    QGridLayout* grid = gridIn(column, 1);
    for (const model::ClauseCount& clause : m_report.clauses)
        addShare(grid, tr("%1, %2").arg(QString::fromStdString(clause.name), sideName(clause.side)), clause.met,
                 sideColour(clause.side));
}

void BalanceSheet::addLosses(QVBoxLayout* column) {
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("Losses a game, by type")));
    QGridLayout* grid = gridIn(column, 1);
    const double games = static_cast<double>(std::max<std::int64_t>(1, m_report.games));
    for (const model::TypeLosses& losses : model::lossesByType(m_report)) {
        const core::CounterTypeSpec* spec = core::findCounterType(m_ruleset.rules.info(), losses.type);
        const double mean = static_cast<double>(losses.lost) / games;
        const double share = mean / static_cast<double>(std::max<std::int64_t>(1, losses.counters));
        const int row = grid->rowCount();
        auto* name = new QLabel(tr("%1: %2").arg(sideName(losses.side), spec ? text({spec->label, {}}) : QString()));
        name->setMinimumWidth(nameWidth);
        grid->addWidget(name, row, 0);
        grid->addWidget(new ShareBar({share, share, share}, sideColour(losses.side)), row, 1);
        grid->addWidget(figure(QString::fromStdString(model::twoDecimals(mean))), row, 2);
        grid->addWidget(quiet(tr("of %1").arg(losses.counters)), row, 3);
    }
}

} // namespace orontes::editor
