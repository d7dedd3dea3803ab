// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/lever.h"

#include "model/texts.h"
#include "rules/core/scenario/condition_words.h"
#include "rules/core/scenario/victory.h"

#include <algorithm>
#include <utility>

namespace orontes::model {
namespace {

constexpr std::int64_t latestTurn = 99;
constexpr std::int64_t greatestCount = 999;

/// Where a node counts; null where it does not.
int* countOf(core::Condition& condition) {
    return std::visit(
        [](auto& node) -> int* {
            if constexpr (requires { node.count; })
                return &node.count;
            else if constexpr (requires { node.points; })
                return &node.points;
            else if constexpr (requires { node.need; })
                return &node.need;
            else if constexpr (requires { node.turns; })
                return &node.turns;
            else
                return nullptr;
        },
        condition.node);
}

/// Every counting node of the tree, in the order in which people read it.
void collectCounting(core::Condition& condition, std::vector<core::Condition*>& found) {
    if (countOf(condition))
        found.push_back(&condition);
    if (core::Conditions* branches = core::branchesOf(condition))
        for (core::Condition& branch : *branches)
            collectCounting(branch, found);
}

std::vector<core::Condition*> countingIn(core::VictoryClause& clause) {
    std::vector<core::Condition*> found;
    collectCounting(clause.condition, found);
    return found;
}

class Levers {
public:
    Levers(const core::RulesetInfo& info, const core::Scenario& scenario)
        : m_info(info), m_scenario(scenario), m_texts(textsFor(info)) {}

    std::vector<Lever> all() {
        addLastTurn();
        for (const core::OptionSpec& option : m_info.options)
            addOption(option);
        for (const core::Side& side : *m_scenario.sides)
            addSide(side);
        for (std::size_t clause = 0; clause < m_scenario.victory->size(); ++clause)
            addClause(clause);
        return std::move(m_levers);
    }

private:
    std::string name(const char* id, core::TextArgs args) const {
        return m_texts.render(core::Text{core::TextId{id}, std::move(args)});
    }

    void addLastTurn() {
        if (!m_scenario.lastTurn)
            return;
        const core::TurnNumber first = m_scenario.firstTurn;
        m_levers.push_back({name("lever.last-turn", {}), m_scenario.lastTurn->value, first.value, latestTurn,
                            [first](std::int64_t turn) {
                                return core::Edit{
                                    core::SetTurns{first, core::TurnNumber{static_cast<std::int32_t>(turn)}}};
                            }});
    }

    void addOption(const core::OptionSpec& option) {
        const core::Value value = core::optionValue(m_info, m_scenario, option.id);
        const auto* now = std::get_if<std::int64_t>(&value);
        if (!now)
            return;
        m_levers.push_back({name("lever.option", {{"option", m_texts.render(option.field.label)}}), *now,
                            option.field.minimum, option.field.maximum, [id = option.id](std::int64_t number) {
                                return core::Edit{core::SetOption{id, core::Value{number}}};
                            }});
    }

    void addSide(const core::Side& side) {
        addCounters(side);
        for (const core::FieldSpec& field : m_info.sideFields) {
            const core::Value value = core::sideFieldValue(m_info, side, field.id);
            const auto* now = std::get_if<std::int64_t>(&value);
            if (!now || field.section == core::TextId{"state"})
                continue;
            m_levers.push_back({name("lever.side", {{"side", side.name}, {"field", m_texts.render(field.label)}}), *now,
                                field.minimum, field.maximum, [side, id = field.id](std::int64_t number) {
                                    core::Side changed = side;
                                    changed.attributes[id] = number;
                                    return core::Edit{core::PutSide{std::move(changed)}};
                                }});
        }
    }

    /// One side has the fewer counters the greater its handicap.
    void addCounters(const core::Side& side) {
        std::vector<core::CounterId> roster;
        for (const core::Counter& counter : *m_scenario.counters)
            if (counter.side == side.token)
                roster.push_back(counter.id);
        if (roster.size() < 2)
            return;
        const auto all = static_cast<std::int64_t>(roster.size());
        m_levers.push_back({name("lever.counters", {{"side", side.name}}), all, 1, all, [roster](std::int64_t left) {
                                core::Batch batch;
                                for (auto at = static_cast<std::size_t>(left); at < roster.size(); ++at)
                                    batch.edits.push_back({core::RemoveCounter{roster[at]}});
                                return core::Edit{std::move(batch)};
                            }});
    }

    void addClause(std::size_t clause) {
        core::VictoryClause seen = (*m_scenario.victory)[clause];
        const core::Seat* winner = core::findSeat(m_scenario, seen.winner);
        const std::vector<core::Condition*> nodes = countingIn(seen);
        const std::string scorer = core::ConditionWords(m_scenario, m_info).side(seen.side);
        if (core::scores(seen))
            addWorth(clause, scorer);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const std::string sentence = core::sentenceOf(*nodes[i], m_scenario, m_info, seen.side);
            m_levers.push_back({core::scores(seen)
                                    ? name("lever.score", {{"side", scorer}, {"sentence", sentence}})
                                    : name("lever.condition", {{"winner", winner ? winner->name : seen.winner.value},
                                                               {"sentence", sentence}}),
                                *countOf(*nodes[i]), 1, greatestCount,
                                [clauses = *m_scenario.victory, clause, i](std::int64_t number) {
                                    std::vector<core::VictoryClause> changed = clauses;
                                    *countOf(*countingIn(changed[clause])[i]) = static_cast<int>(number);
                                    return core::Edit{core::SetVictory{std::move(changed)}};
                                }});
        }
    }

    void addWorth(std::size_t clause, const std::string& scorer) {
        const core::VictoryClause& seen = (*m_scenario.victory)[clause];
        const std::string sentence = core::sentenceOf(seen.condition, m_scenario, m_info, seen.side);
        m_levers.push_back({name("lever.worth", {{"side", scorer}, {"sentence", sentence}}), seen.points, 1,
                            greatestCount, [clauses = *m_scenario.victory, clause](std::int64_t number) {
                                std::vector<core::VictoryClause> changed = clauses;
                                changed[clause].points = static_cast<int>(number);
                                return core::Edit{core::SetVictory{std::move(changed)}};
                            }});
    }

    const core::RulesetInfo& m_info;
    const core::Scenario& m_scenario;
    const core::Catalogue m_texts;
    std::vector<Lever> m_levers;
};

} // namespace

std::vector<Lever> leversOf(const core::RulesetInfo& info, const core::Scenario& scenario) {
    return Levers(info, scenario).all();
}

} // namespace orontes::model
