// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/playthrough.h"

#include "rules/core/algo/record.h"
#include "tests/support/walk.h"

#include <QStringList>

namespace orontes::tests {

using namespace core;

namespace {

QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString rendered(const Game& game, const Text& sentence) {
    return text(game.texts().render(sentence));
}

QString shownValue(const Value& value) {
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "yes" : "no";
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    if (const auto* word = std::get_if<std::string>(&value))
        return text(*word);
    QStringList items;
    for (const std::string& item : std::get<TextList>(value))
        items << text(item);
    return items.join(' ');
}

QString labelIn(const Game& game, SpaceId space) {
    return text(labelOf(*game.scenario.board, space).value);
}

QString counterLine(const Game& game, const ViewCounter& counter) {
    QString line = text(findCounter(game.scenario, counter.counter)->name) + ' ';
    line += counter.space ? labelIn(game, *counter.space) : rendered(game, counter.box);
    for (const auto& [field, value] : counter.state)
        line += QString(", %1 %2").arg(text(field.value), shownValue(value));
    return line;
}

QString seatPrefix(const Game& game, const std::optional<SeatId>& seat) {
    return seat ? game.seatName(Actor{*seat}) + ", " : QString();
}

/// What lies on and beside the table, one thing per line.
QStringList linesOf(const Game& game, const View& view) {
    QStringList lines{
        QString("turn %1 %2 %3").arg(view.turn.value).arg(text(view.phase.value), text(view.active.value)).trimmed()};
    for (const ViewCounter& counter : view.counters)
        lines << counterLine(game, counter);
    for (const ViewPath& path : view.paths) {
        QStringList spaces;
        for (const SpaceId space : path.spaces)
            spaces << labelIn(game, space);
        lines << QString("way of %1: %2, %3 done")
                     .arg(text(findCounter(game.scenario, path.counter)->name), spaces.join('-'))
                     .arg(path.done);
    }
    for (const ViewSpace& space : view.spaces) {
        QString line = labelIn(game, space.space) + ": " + text(space.control.value);
        for (const FaceMarker& marker : space.markers)
            line += QString(" %1 %2").arg(text(marker.name)).arg(marker.count);
        lines << line;
    }
    for (const ViewPile& pile : view.piles) {
        QStringList items;
        for (const Text& item : pile.items)
            items << rendered(game, item);
        lines << seatPrefix(game, pile.seat) + rendered(game, pile.label) + ": " + items.join(' ');
    }
    for (const ViewTally& tally : view.tallies)
        lines << seatPrefix(game, tally.seat) + rendered(game, tally.label) + QString(" %1").arg(tally.value);
    return lines;
}

QString calculationOf(const std::vector<CalculationLine>& lines, const Game& game) {
    QStringList parts;
    for (const CalculationLine& line : lines) {
        const bool adds = line.how == CalculationLine::How::Add;
        parts << rendered(game, line.label) + (adds ? " " : " x") + text(written(line.value));
    }
    return parts.join("; ");
}

QString eventLine(const Game& game, const Event& event) {
    QString line = rendered(game, event.text);
    if (!event.rule.reference.empty())
        line += " [" + text(event.rule.reference) + ']';
    const auto* rolled = std::get_if<Rolled>(&event.what);
    if (!rolled)
        return line;
    const Calculation& calculation = rolled->calculation;
    line = rendered(game, calculation.title) + ": " + line + " (";
    for (const int die : rolled->dice)
        line += QString::number(die) + ' ';
    line = line.trimmed() + ')';
    if (!calculation.lines.empty())
        line += " with " + calculationOf(calculation.lines, game);
    if (calculation.odds)
        line += " " + calculationOf(calculation.odds->attack, game) + " : " +
                calculationOf(calculation.odds->defence, game);
    return line;
}

/// The lines that are new, marked with a plus.
QStringList changes(const QStringList& before, const QStringList& after) {
    QStringList changed;
    for (const QString& line : after)
        if (!before.contains(line))
            changed << "    + " + line;
    return changed;
}

QString outcomeLine(const Game& game, const Outcome& outcome) {
    QStringList winners;
    for (const SeatId seat : outcome.winners)
        winners << game.seatName(Actor{seat});
    QString line = "outcome: " + (winners.isEmpty() ? QString("draw") : winners.join(", ")) + ' ' + text(outcome.level);
    for (const std::int64_t points : outcome.points)
        line += QString(" %1").arg(points);
    return line + " (" + rendered(game, outcome.reason) + ')';
}

std::string summaryText(const GameSummary& summary) {
    std::string line = std::to_string(summary.actions) + ' ' + std::to_string(summary.turn.value);
    for (const CounterId counter : summary.lost)
        line += " -" + std::to_string(counter.value);
    for (const SpaceId space : summary.lostAt)
        line += " @" + std::to_string(space.value);
    if (!summary.outcome)
        return line + " unfinished";
    for (const SeatId winner : summary.outcome->winners)
        line += " w" + std::to_string(winner.value);
    for (const std::int64_t points : summary.outcome->points)
        line += " p" + std::to_string(points);
    return line + ' ' + summary.outcome->level + ' ' + summary.outcome->reason.id.value;
}

} // namespace

QString playthrough(const Game& game, std::uint64_t seed) {
    const BotId bot = game.entry->players.bots().back().id;
    BotTable table = seatBots(std::vector<BotId>(static_cast<std::size_t>(game.seats()), bot), seed);
    Walk walk(game, seed);
    QStringList before = linesOf(game, refereeView(game, walk.now()));
    QStringList out{
        QString("%1, version %2: %3").arg(game.ruleset, text(game.rules().info().version), text(game.scenario.title)),
        QString("seed %1, %2 in every seat").arg(seed).arg(text(bot.value)), ""};
    for (const QString& line : before)
        out << "    " + line;
    while (const std::optional<Action> action = nextAutomaticAction(*game.entry, walk.now(), table)) {
        if (walk.steps().size() >= endless)
            return walk.where() + "no end";
        const Step& step = walk.play(*action);
        out << QString("%1 %2%3")
                   .arg(walk.steps().size())
                   .arg(shownAction(game, *action), step.secret ? " secret" : "");
        for (const Event& event : step.events)
            out << "    " + eventLine(game, event);
        const QStringList after = linesOf(game, refereeView(game, step.next));
        out << changes(before, after);
        before = after;
    }
    if (const View end = refereeView(game, walk.now()); end.outcome)
        out << outcomeLine(game, *end.outcome);
    return out.join('\n') + '\n';
}

QString signature(const std::vector<Game>& scenarios, int playouts) {
    std::string summaries;
    std::vector<Position> starts;
    for (const Game& game : scenarios)
        starts.push_back(Walk(game, 0).now());
    for (int i = 0; i < playouts; ++i) {
        const std::size_t which = static_cast<std::size_t>(i) % scenarios.size();
        const Game& game = scenarios[which];
        const std::span<const BotSpec> bots = game.entry->players.bots();
        const BotId bot = bots[static_cast<std::size_t>(i) / scenarios.size() % bots.size()].id;
        const std::vector<BotId> seats(static_cast<std::size_t>(game.seats()), bot);
        const auto seed = static_cast<std::uint64_t>(i);
        summaries += summaryText(game.entry->players.playout(starts[which], seats, seed, {endless})) + '\n';
    }
    return text(sha256(summaries));
}

} // namespace orontes::tests
