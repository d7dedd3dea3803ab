// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/victory_model.h"

#include "model/items/field_cell.h"
#include "rules/core/scenario/victory.h"

namespace orontes::model {
namespace {

/// What stands in the row of a node that has branches: they have rows of their own.
core::Text headingOf(const core::Condition& condition) {
    core::Text heading{core::TextId{"items.condition." + core::kindToken(condition)}, {}};
    if (const auto* count = std::get_if<core::CountOf>(&condition.node))
        heading.args["count"] = std::int64_t{count->count};
    if (const auto* held = std::get_if<core::HeldFor>(&condition.node))
        heading.args["turns"] = std::int64_t{held->turns};
    return heading;
}

TreeValue<VictoryRow> rowOf(const core::Condition& condition, const ScenarioDocument& document) {
    TreeValue<VictoryRow> row{{false, {}, core::kindToken(condition)}};
    const core::Conditions* branches = core::branchesOf(condition);
    row.value.sentence = branches == nullptr ? core::sentenceOf(condition, document.scenario(), document.info())
                                             : document.texts().render(headingOf(condition));
    for (const core::Condition& branch : branches == nullptr ? core::Conditions{} : *branches)
        row.below.push_back(rowOf(branch, document));
    return row;
}

bool isNamedIn(const core::ChangeSet& changes) {
    return changes.victory || changes.sides || changes.boardShape || changes.regions || !changes.spaces.empty() ||
           !changes.countersAdded.empty() || !changes.countersChanged.empty() || !changes.countersRemoved.empty();
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
    std::vector<TreeValue<VictoryRow>> rows;
    for (const core::VictoryClause& clause : *m_document.scenario().victory)
        rows.push_back({{true, core::sentenceOf(clause, m_document.scenario(), m_document.info()), {}},
                        {rowOf(clause.condition, m_document)}});
    show(rows);
}

std::optional<ConditionPath> VictoryModel::conditionPath(const QModelIndex& index) const {
    const std::vector<std::size_t> rows = pathOf(index);
    if (rows.empty())
        return std::nullopt;
    ConditionPath path{rows.front(), {}};
    for (std::size_t i = 2; i < rows.size(); ++i) // row 1 is the clause's own condition
        path.branches.push_back(rows[i]);
    return path;
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
