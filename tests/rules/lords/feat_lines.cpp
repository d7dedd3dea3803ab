// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/feat_lines.h"

#include "rules/lords/words.h"

#include <QRegularExpression>
#include <QStringList>

namespace orontes::tests {

namespace {

using core::Condition;
using core::SideToken;

/// What stands behind a line that is not written as the header has it.
void fail(const QString& line) {
    qFatal("no condition: %s", qPrintable(line));
}

std::vector<core::TurnNumber> turnsIn(const QString& text, bool fromFirst) {
    const lords::TurnSet set = lords::turnsIn(text.toStdString()).value();
    std::vector<core::TurnNumber> turns(set.begin(), set.end());
    for (core::TurnNumber turn{turns.front().value - 1}; fromFirst && turn.value > 0; --turn.value)
        turns.insert(turns.begin(), turn);
    return turns;
}

std::vector<core::SpaceLabel> areasIn(const core::Scenario& scenario, const QString& names) {
    std::vector<core::SpaceLabel> labels;
    for (const QString& name : names.split(", "))
        if (const auto area = lords::placeNamed(*scenario.board, name.toStdString()))
            labels.push_back(core::labelOf(*scenario.board, *area));
        else
            fail(names);
    return labels;
}

Condition controls(const core::Scenario& scenario, const SideToken& side, const QString& what) {
    static const QRegularExpression group("^(\\d+) of (\\S+)$");
    const QRegularExpressionMatch match = group.match(what);
    if (!match.hasMatch()) {
        const auto areas = areasIn(scenario, what);
        return {core::Controls{side, areas, static_cast<int>(areas.size())}};
    }
    const std::string token = match.captured(2).toStdString();
    core::Controls any{side, {}, match.captured(1).toInt()};
    if (core::findRegion(*scenario.board, core::RegionId{token}))
        any.region = {token};
    else
        any.terrain = {token};
    return {any};
}

Condition slain(const QString& rest) {
    static const QRegularExpression words("^(\\d+) of (\\S+)( sword)?$");
    const QRegularExpressionMatch match = words.match(rest);
    if (!match.hasMatch())
        fail(rest);
    core::Slain slain{{}, match.captured(1).toInt(), match.hasCaptured(3)};
    for (const QString& victim : match.captured(2).split('/'))
        slain.victims.push_back({victim.toStdString()});
    return {slain};
}

Condition deed(const core::Scenario& scenario, const SideToken& side, const QString& verb, const QString& what) {
    if (verb == "chosen")
        return {core::NamedState{{"chosen"}}};
    return verb == "deny" ? Condition{core::Denied{side, areasIn(scenario, what)}} : controls(scenario, side, what);
}

} // namespace

core::VictoryClause clauseFrom(const core::Scenario& scenario, const QString& nation, const QString& line) {
    static const QRegularExpression words("^(\\S+) (\\d+) (hold|slay|deny|chosen) ?(.*)$");
    static const QRegularExpression when("^(.*?) ?\\b(on|in|by) ([\\d,-]+)(?: x(\\d+))?( running)?$");
    const QRegularExpressionMatch match = words.match(line);
    if (!match.hasMatch())
        fail(line);
    core::VictoryClause clause;
    clause.side = {nation.toStdString()};
    clause.name = match.captured(1).toStdString();
    clause.points = match.captured(2).toInt();
    if (match.captured(3) == "slay") {
        clause.condition = slain(match.captured(4));
        return clause;
    }
    const QRegularExpressionMatch turns = when.match(match.captured(4));
    if (!turns.hasMatch()) {
        clause.condition = deed(scenario, clause.side, match.captured(3), match.captured(4));
        return clause;
    }
    core::OnTurns on{turnsIn(turns.captured(3), turns.captured(2) == "by"), 1, {}};
    Condition what = deed(scenario, clause.side, match.captured(3), turns.captured(1));
    if (turns.hasCaptured(5))
        what = {core::HeldFor{turns.captured(4).toInt(), {what}}};
    else if (turns.hasCaptured(4) && !turns.captured(4).isEmpty())
        on.need = turns.captured(4).toInt();
    else if (turns.captured(2) == "on")
        on.need = static_cast<int>(on.turns.size());
    on.of = {what};
    clause.condition = {on};
    return clause;
}

void setFeats(core::Scenario& scenario, const QString& nation, const QString& lines) {
    std::vector<core::VictoryClause>& clauses = scenario.victory.edit();
    std::erase_if(clauses,
                  [&](const core::VictoryClause& clause) { return clause.side.value == nation.toStdString(); });
    for (const QString& line : lines.split(';', Qt::SkipEmptyParts))
        clauses.push_back(clauseFrom(scenario, nation, line.trimmed()));
}

} // namespace orontes::tests
