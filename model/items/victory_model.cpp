// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/victory_model.h"

#include "model/items/field_cell.h"
#include "rules/core/scenario/condition_words.h"
#include "rules/core/scenario/victory.h"

#include <algorithm>

namespace orontes::model {
namespace {

/// What stands in the row of a node that has branches: they have rows of their own.
core::Text headingOf(const core::Condition& condition, const ScenarioDocument& document) {
    core::Text heading{core::TextId{"items.condition." + core::kindToken(condition)}, {}};
    if (const auto* count = std::get_if<core::CountOf>(&condition.node))
        heading.args["count"] = std::int64_t{count->count};
    if (const auto* held = std::get_if<core::HeldFor>(&condition.node))
        heading.args["turns"] = std::int64_t{held->turns};
    if (const auto* onTurns = std::get_if<core::OnTurns>(&condition.node))
        heading.args["when"] =
            core::ConditionWords(document.scenario(), document.info()).when(onTurns->turns, onTurns->need);
    return heading;
}

TreeValue<VictoryRow> rowOf(const core::Condition& condition, const ScenarioDocument& document,
                            const core::SideToken& scorer) {
    TreeValue<VictoryRow> row{{false, {}, core::kindToken(condition), {}}};
    const core::Conditions* branches = core::branchesOf(condition);
    row.value.sentence = branches == nullptr ? core::sentenceOf(condition, document.scenario(), document.info(), scorer)
                                             : document.texts().render(headingOf(condition, document));
    for (const core::Condition& branch : branches == nullptr ? core::Conditions{} : *branches)
        row.below.push_back(rowOf(branch, document, scorer));
    return row;
}

/// "EGY-4, 20 points, on turn 3: Kadesh is controlled by Egypt". Long lines are cut at their end, so that the turns
/// stand before what they are about; the row above names the side.
std::string scoreLine(const core::VictoryClause& clause, const ScenarioDocument& document) {
    const auto say = [&](const char* id, core::TextArgs args) {
        return document.texts().render(core::Text{core::TextId{id}, std::move(args)});
    };
    const auto* onTurns = std::get_if<core::OnTurns>(&clause.condition.node);
    const bool single = onTurns != nullptr && onTurns->of.size() == 1;
    const core::Condition& asked = single ? onTurns->of.front() : clause.condition;
    std::string worth = say("items.victory.worth", {{"points", std::int64_t{clause.points}}});
    if (!clause.name.empty())
        worth = say("items.victory.part", {{"first", clause.name}, {"second", worth}});
    if (single)
        worth = say("items.victory.part",
                    {{"first", worth},
                     {"second",
                      core::ConditionWords(document.scenario(), document.info()).when(onTurns->turns, onTurns->need)}});
    return say(
        "items.victory.score",
        {{"worth", worth}, {"condition", core::sentenceOf(asked, document.scenario(), document.info(), clause.side)}});
}

bool isNamedIn(const core::ChangeSet& changes) {
    return changes.victory || changes.sides || changes.turns || changes.boardShape || changes.regions ||
           !changes.spaces.empty() || !changes.countersAdded.empty() || !changes.countersChanged.empty() ||
           !changes.countersRemoved.empty();
}

} // namespace

VictoryModel::VictoryModel(ScenarioDocument& document, QObject* parent) : RecordTree(parent), m_document(document) {
    connect(&document, &ScenarioDocument::changed, this, [this](const core::ChangeSet& changes) {
        if (isNamedIn(changes))
            follow();
    });
    follow();
}

void VictoryModel::follow() {
    const Clauses& clauses = *m_document.scenario().victory;
    m_groups = groups();
    std::vector<TreeValue<VictoryRow>> rows;
    for (const Group& group : m_groups) {
        std::vector<TreeValue<VictoryRow>> below;
        for (const std::size_t clause : group.clauses)
            below.push_back(clauseRow(clauses[clause]));
        if (!scoring()) {
            rows = std::move(below);
        } else {
            rows.push_back(sideRow(group));
            rows.back().below = std::move(below);
        }
    }
    show(rows);
}

std::vector<VictoryModel::Group> VictoryModel::groups() const {
    const core::Scenario& scenario = m_document.scenario();
    std::vector<Group> groups;
    if (!scoring())
        groups.push_back({std::nullopt});
    for (const core::Side& side : scoring() ? *scenario.sides : std::vector<core::Side>{})
        groups.push_back({side.token});
    for (std::size_t i = 0; i < scenario.victory->size(); ++i) {
        const core::SideToken& scorer = (*scenario.victory)[i].side;
        auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& one) { return one.scorer == scorer; });
        if (!scoring())
            group = groups.begin();
        else if (group == groups.end())
            group = groups.insert(groups.end(), Group{scorer});
        group->clauses.push_back(i);
    }
    return groups;
}

TreeValue<VictoryRow> VictoryModel::sideRow(const Group& group) const {
    std::int64_t points = 0;
    for (const std::size_t clause : group.clauses)
        points += (*m_document.scenario().victory)[clause].points;
    const core::Text text{core::TextId{group.clauses.empty() ? "items.victory.idle-side" : "items.victory.side"},
                          {{"side", core::ConditionWords(m_document.scenario(), m_document.info()).side(*group.scorer)},
                           {"count", static_cast<std::int64_t>(group.clauses.size())},
                           {"points", points}}};
    return {{false, m_document.texts().render(text), {}, group.scorer}};
}

TreeValue<VictoryRow> VictoryModel::clauseRow(const core::VictoryClause& clause) const {
    const core::Scenario& scenario = m_document.scenario();
    std::string sentence =
        scoring() ? scoreLine(clause, m_document) : core::sentenceOf(clause, scenario, m_document.info());
    return {{true, std::move(sentence), {}, {}}, {rowOf(clause.condition, m_document, clause.side)}};
}

/// While rows come and go, an index may lie where there is no clause any more.
std::optional<ConditionPath> VictoryModel::conditionPath(const QModelIndex& index) const {
    std::vector<std::size_t> rows = pathOf(index);
    const std::size_t group = scoring() && !rows.empty() ? rows.front() : 0;
    if (scoring() && !rows.empty())
        rows.erase(rows.begin());
    if (rows.empty() || group >= m_groups.size() || rows.front() >= m_groups[group].clauses.size())
        return std::nullopt;
    ConditionPath path{m_groups[group].clauses[rows.front()], {}};
    for (std::size_t i = 2; i < rows.size(); ++i) // row 1 is the clause's own condition
        path.branches.push_back(rows[i]);
    return path;
}

QModelIndex VictoryModel::clauseIndex(std::size_t clause) const {
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const std::vector<std::size_t>& clauses = m_groups[group].clauses;
        const auto found = std::find(clauses.begin(), clauses.end(), clause);
        if (found != clauses.end())
            return index(static_cast<int>(found - clauses.begin()), 0,
                         scoring() ? index(static_cast<int>(group), 0) : QModelIndex());
    }
    return {};
}

std::optional<core::SideToken> VictoryModel::scorerAt(QModelIndex index) const {
    const std::vector<std::size_t> rows = pathOf(std::move(index));
    return scoring() && !rows.empty() && rows.front() < m_groups.size() ? m_groups[rows.front()].scorer : std::nullopt;
}

std::vector<std::size_t> VictoryModel::clausesBelow(const QModelIndex& side) const {
    const VictoryRow* row = valueAt(side);
    return row && row->scorer && static_cast<std::size_t>(side.row()) < m_groups.size()
               ? m_groups[static_cast<std::size_t>(side.row())].clauses
               : std::vector<std::size_t>{};
}

bool VictoryModel::isClause(const QModelIndex& index) const {
    const VictoryRow* row = valueAt(index);
    return row != nullptr && row->isClause;
}

const core::Condition* VictoryModel::conditionAt(const QModelIndex& index) const {
    const std::optional<ConditionPath> path = isClause(index) ? std::nullopt : conditionPath(index);
    return path ? model::conditionAt(*m_document.scenario().victory, *path) : nullptr;
}

QVariant VictoryModel::columnHeading(int, int role) const {
    return role == Qt::DisplayRole ? asQString(m_document.texts().render(core::TextId{"items.victory.sentence"}))
                                   : QVariant();
}

QVariant VictoryModel::content(const VictoryRow& row, int, int role) const {
    if (role == KeyRole)
        return asQString(row.kind);
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(asQString(row.sentence)) : QVariant();
}

} // namespace orontes::model
