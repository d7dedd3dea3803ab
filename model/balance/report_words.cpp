// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/report_words.h"

#include "model/balance/text_table.h"
#include "model/texts.h"

#include <algorithm>

namespace orontes::model {
namespace {

constexpr std::size_t mostSpaces = 12;
constexpr std::int64_t longestBar = 40;

const std::string& nameOf(const core::Seat& seat) {
    return seat.name.empty() ? seat.token.value : seat.name;
}

/// Puts a report into words, part by part.
class Writer {
public:
    Writer(const BalanceReport& report, const core::RulesetEntry& ruleset)
        : m_report(report), m_ruleset(ruleset), m_texts(textsFor(ruleset.rules.info())) {}

    std::string write() {
        head();
        endings();
        bots();
        reasons();
        levels();
        length();
        scores();
        clauses();
        losses();
        return std::move(m_words);
    }

private:
    std::string say(const char* id, core::TextArgs args = {}) const {
        return m_texts.render(core::Text{core::TextId{id}, std::move(args)});
    }
    void line(const char* id, core::TextArgs args = {}) { m_words += say(id, std::move(args)) + '\n'; }
    void part(const char* title, const TextTable& table) {
        if (table.empty())
            return;
        m_words += '\n';
        line(title);
        m_words += table.text();
    }

    void head();
    void endings();
    void bots();
    void reasons();
    void levels();
    void length();
    void scores();
    void clauses();
    void losses();
    void lossesBySpace();

    std::string botName(const core::BotId& bot) const;
    std::string sideName(const core::SideToken& side) const;
    std::string sourceName(const std::string& source) const;
    std::string typeName(const core::CounterType& type) const;
    const std::string& seatName(std::size_t seat) const { return nameOf(m_report.plan.seats[seat]); }
    std::vector<std::string> shareLine(std::string name, std::int64_t games) const;
    std::string partOfGames(std::int64_t games) const { return percent(shareOf(games, m_report.games).value); }
    std::string eachGame(std::int64_t count) const { return twoDecimals(meanOf(count, m_report.games)); }

    const BalanceReport& m_report;
    const core::RulesetEntry& m_ruleset;
    const core::Catalogue m_texts;
    std::string m_words;
};

std::string Writer::botName(const core::BotId& bot) const {
    for (const core::BotSpec& spec : m_ruleset.players.bots())
        if (spec.id == bot && !spec.name.empty())
            return m_texts.render(spec.name);
    return bot.value;
}

std::string Writer::sideName(const core::SideToken& side) const {
    for (const core::Side& known : m_report.plan.sides)
        if (known.token == side && !known.name.empty())
            return known.name;
    return side.value;
}

std::string Writer::sourceName(const std::string& source) const {
    for (const core::ScoreSource& known : m_ruleset.rules.info().scoreSources)
        if (known.id == source)
            return m_texts.render(known.label);
    return source;
}

std::string Writer::typeName(const core::CounterType& type) const {
    const core::CounterTypeSpec* spec = core::findCounterType(m_ruleset.rules.info(), type);
    return spec == nullptr ? type.value : m_texts.render(spec->label);
}

void Writer::head() {
    const BatchPlan& plan = m_report.plan;
    line("balance.words.title",
         {{"title", plan.scenarioTitle}, {"ruleset", m_ruleset.rules.info().name}, {"version", plan.rulesetVersion}});
    line(m_report.isWhole() ? "balance.words.games" : "balance.words.games-of",
         {{"games", m_report.games}, {"planned", plan.games}, {"seed", std::to_string(plan.seed)}});
    if (plan.shards > 1) {
        std::string parts;
        for (const int shard : m_report.shards)
            parts += (parts.empty() ? "" : ", ") + std::to_string(shard);
        line("balance.words.shards", {{"parts", parts}, {"shards", std::int64_t{plan.shards}}});
    }
    for (std::size_t seat = 0; seat < plan.seats.size(); ++seat)
        line("balance.words.seat", {{"seat", seatName(seat)}, {"bot", botName(plan.bots[seat])}});
    if (plan.seating == Seating::Swapped)
        line("balance.words.swapped");
}

std::vector<std::string> Writer::shareLine(std::string name, std::int64_t games) const {
    const Share share = shareOf(games, m_report.games);
    return {std::move(name), std::to_string(games), percent(share.value),
            say("balance.words.interval", {{"low", percent(share.low)}, {"high", percent(share.high)}})};
}

void Writer::endings() {
    TextTable table({Column::Words, Column::Number, Column::Number, Column::Number});
    for (std::size_t seat = 0; seat < m_report.wins.size(); ++seat)
        table.add(shareLine(say("balance.words.wins", {{"seat", seatName(seat)}}), m_report.wins[seat]));
    if (m_report.shared > 0)
        table.add(shareLine(say("balance.words.shared"), m_report.shared));
    table.add(shareLine(say("balance.words.drawn"), m_report.draws));
    if (m_report.unfinished > 0)
        table.add(shareLine(say("balance.words.unfinished"), m_report.unfinished));
    part("balance.words.endings", table);
}

void Writer::bots() {
    if (m_report.plan.seating != Seating::Swapped)
        return;
    TextTable table({Column::Words, Column::Number, Column::Number, Column::Number});
    for (std::size_t bot = 0; bot < m_report.botWins.size(); ++bot)
        table.add(shareLine(botName(m_report.plan.bots[bot]), m_report.botWins[bot]));
    part("balance.words.bots", table);
}

void Writer::reasons() {
    TextTable table({Column::Number, Column::Number, Column::Words});
    for (const ReasonCount& count : m_report.reasons)
        table.add({std::to_string(count.games), partOfGames(count.games), m_texts.render(count.reason)});
    part("balance.words.reasons", table);
}

void Writer::levels() {
    TextTable table({Column::Words, Column::Number, Column::Number});
    for (const LevelCount& count : m_report.levels)
        if (!count.level.empty())
            table.add(
                {say("balance.words.level", {{"seat", seatName(static_cast<std::size_t>(count.winner.value))},
                                             {"level", core::victoryLevelName(m_ruleset.rules.info(), count.level)}}),
                 std::to_string(count.games), partOfGames(count.games)});
    part("balance.words.levels", table);
}

void Writer::length() {
    std::int64_t most = 1;
    for (const auto& [turn, games] : m_report.turns)
        most = std::max(most, games);
    TextTable table({Column::Words, Column::Number, Column::Words});
    for (const auto& [turn, games] : m_report.turns) {
        std::string bar;
        for (std::int64_t i = 0; i < (games * longestBar + most - 1) / most; ++i)
            bar += "▪";
        table.add({say("balance.words.turn", {{"turn", std::int64_t{turn.value}}}), std::to_string(games), bar});
    }
    part("balance.words.length", table);
    const TurnSpread spread = turnSpread(m_report);
    line("balance.words.mean", {{"turns", twoDecimals(spread.mean)},
                                {"least", std::int64_t{spread.least.value}},
                                {"most", std::int64_t{spread.most.value}},
                                {"actions", twoDecimals(meanActions(m_report))}});
    for (std::size_t seat = 0; seat < m_report.points.size(); ++seat)
        line("balance.words.points", {{"seat", seatName(seat)}, {"points", eachGame(m_report.points[seat])}});
}

void Writer::scores() {
    std::vector<Column> columns(m_report.sources.size() + 2, Column::Number);
    columns.front() = Column::Words;
    TextTable table(columns);
    std::vector<std::string> head{say("balance.words.side")};
    for (const std::string& source : m_report.sources)
        head.push_back(sourceName(source));
    head.push_back(say("balance.words.all"));
    if (!m_report.scored.empty())
        table.add(head);
    for (const SideScores& side : m_report.scored) {
        std::vector<std::string> cells{sideName(side.side)};
        std::int64_t all = 0;
        for (const std::int64_t points : side.points) {
            cells.push_back(eachGame(points));
            all += points;
        }
        cells.push_back(eachGame(all));
        table.add(cells);
    }
    part("balance.words.scores", table);
}

void Writer::clauses() {
    TextTable table({Column::Words, Column::Words, Column::Number, Column::Number, Column::Number});
    for (const ClauseCount& clause : m_report.clauses) {
        const Share share = shareOf(clause.met, m_report.games);
        table.add({clause.name, sideName(clause.side), std::to_string(clause.met), percent(share.value),
                   say("balance.words.interval", {{"low", percent(share.low)}, {"high", percent(share.high)}})});
    }
    part("balance.words.clauses", table);
}

void Writer::losses() {
    TextTable kinds({Column::Words, Column::Words, Column::Number});
    for (const TypeLosses& kind : lossesByType(m_report))
        kinds.add({say("balance.words.type", {{"side", sideName(kind.side)}, {"type", typeName(kind.type)}}),
                   say("balance.words.counters", {{"counters", kind.counters}}), eachGame(kind.lost)});
    part("balance.words.losses-by-type", kinds);
    TextTable counters({Column::Words, Column::Number, Column::Number});
    for (const CounterLosses& counter : m_report.losses)
        if (counter.lost > 0)
            counters.add({counter.name.empty() ? typeName(counter.type) : counter.name, std::to_string(counter.lost),
                          partOfGames(counter.lost)});
    part("balance.words.losses", counters);
    lossesBySpace();
}

/// The spaces where most was lost; the map shows them all.
void Writer::lossesBySpace() {
    std::vector<std::pair<core::SpaceLabel, std::int64_t>> spaces(m_report.lostAt.begin(), m_report.lostAt.end());
    std::stable_sort(spaces.begin(), spaces.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    TextTable table({Column::Words, Column::Number, Column::Number});
    for (std::size_t i = 0; i < std::min(spaces.size(), mostSpaces); ++i)
        table.add({spaces[i].first.value, std::to_string(spaces[i].second), eachGame(spaces[i].second)});
    part("balance.words.spaces", table);
}

std::string sentenceOf(const char* id, core::TextArgs args, const ShareDifference& change) {
    args.insert_or_assign("before", percent(change.before.value));
    args.insert_or_assign("after", percent(change.after.value));
    args.insert_or_assign("low", percent(change.difference.low));
    args.insert_or_assign("high", percent(change.difference.high));
    args.insert_or_assign("surely", core::TextId{change.isClear() ? "balance.words.clear" : "balance.words.unclear"});
    return modelTexts().render(core::Text{core::TextId{id}, std::move(args)}) + '\n';
}

} // namespace

std::string words(const BalanceReport& report, const core::RulesetEntry& ruleset) {
    return Writer(report, ruleset).write();
}

std::string words(const BalanceDifference& difference) {
    std::string text;
    for (std::size_t seat = 0; seat < difference.wins.size(); ++seat)
        text +=
            sentenceOf("balance.words.wins-changed", {{"seat", nameOf(difference.seats[seat])}}, difference.wins[seat]);
    return text + sentenceOf("balance.words.draws-changed", {}, difference.draws);
}

} // namespace orontes::model
