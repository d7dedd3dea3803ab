// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/victory_lists.h"

#include "editor/publish/content/arrivals.h"
#include "editor/publish/content/place_words.h"
#include "editor/publish/content/seat_look.h"
#include "editor/publish/content/words.h"
#include "rules/core/describe/arrivals.h"
#include "rules/core/scenario/victory.h"

namespace orontes::editor {

namespace {

/// How often something has to happen until the condition holds: units slain, turns held.
int boxesOf(const core::Condition& condition) {
    if (const auto* const slain = std::get_if<core::Slain>(&condition.node))
        return slain->count;
    if (const auto* const onTurns = std::get_if<core::OnTurns>(&condition.node))
        return onTurns->need;
    if (const auto* const held = std::get_if<core::HeldFor>(&condition.node))
        return held->turns;
    if (const auto* const eliminated = std::get_if<core::Eliminated>(&condition.node))
        return eliminated->count;
    return 1;
}

QString sentence(const std::string& text) {
    QString words = typeset(text);
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

ScoreGroup groupOf(const KitSource& kit, const core::Side& side) {
    ScoreGroup group{typeset(side.name), side.colour, side.pattern, {}};
    for (const core::VictoryClause& clause : *kit.scenario.victory)
        if (clause.side == side.token)
            group.lines.push_back({typeset(clause.name),
                                   sentence(core::sentenceOf(clause.condition, kit.scenario, kit.info, clause.side)),
                                   clause.points, boxesOf(clause.condition)});
    return group;
}

QString textsOf(const VictoryListContent& list) {
    QString all;
    for (const ScoreGroup& group : list.groups)
        for (const ScoreLine& line : group.lines)
            all += line.text + u'\n';
    return all;
}

} // namespace

std::vector<VictoryListContent> victoryLists(const KitSource& kit, const core::VictoryListSpec& spec) {
    std::vector<VictoryListContent> lists;
    for (const core::Seat& seat : *kit.scenario.seats) {
        const SeatLook look = seatLook(kit.scenario, seat.token);
        VictoryListContent list{wordsOf(kit, spec.label),
                                typeset(seat.name),
                                look.colour,
                                look.pattern,
                                {},
                                {},
                                {},
                                wordsOf(kit, spec.perTurn),
                                {}};
        for (const core::TextId& note : spec.notes)
            list.notes.push_back(wordsOf(kit, note));
        for (const core::TurnNumber turn : core::chartTurns(kit.scenario))
            list.turns.push_back(QString::number(turn.value));
        for (const core::Side* const side : sidesOf(kit.scenario, seat.token))
            list.groups.push_back(groupOf(kit, *side));
        for (const QString& region : regionsNamedIn(kit, textsOf(list)))
            list.glossary.push_back(region);
        if (!list.groups.empty())
            lists.push_back(std::move(list));
    }
    return lists;
}

} // namespace orontes::editor
