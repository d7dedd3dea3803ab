// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_apply.h"

#include <algorithm>

namespace orontes::core {
namespace {

bool isDeeperThan(const Condition& condition, int limit) {
    if (limit < 1)
        return true;
    return std::visit(
        [limit](const auto& node) {
            if constexpr (requires { node.of; })
                return std::any_of(node.of.begin(), node.of.end(),
                                   [limit](const Condition& branch) { return isDeeperThan(branch, limit - 1); });
            else
                return false;
        },
        condition.node);
}

} // namespace

Refusal apply(Scenario& scenario, const SetVictory& edit) {
    for (const VictoryClause& clause : edit.clauses)
        if (isDeeperThan(clause.condition, conditionDepthLimit))
            return editError("victory.too-deep", {{"most", std::int64_t{conditionDepthLimit}}});
    if (*scenario.victory != edit.clauses)
        scenario.victory = edit.clauses;
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const SetTableCell& edit) {
    if (edit.table.empty() || edit.row.empty() || edit.column.empty())
        return editError("table.unnamed");
    const auto isCell = [&edit](const TableOverride& cell) {
        return cell.table == edit.table && cell.row == edit.row && cell.column == edit.column;
    };
    if (edit.value)
        putInto(scenario.tables, TableOverride{edit.table, edit.row, edit.column, *edit.value}, isCell);
    else
        removeFrom(scenario.tables, isCell);
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const PutWaiver& edit) {
    if (edit.waiver.finding.empty())
        return editError("waiver.unnamed");
    putInto(scenario.waivers, edit.waiver, [&edit](const Waiver& waiver) {
        return waiver.finding == edit.waiver.finding && waiver.place == edit.waiver.place;
    });
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const RemoveWaiver& edit) {
    const auto isIt = [&edit](const Waiver& waiver) {
        return waiver.finding == edit.finding && waiver.place == edit.place;
    };
    if (!removeFrom(scenario.waivers, isIt))
        return editError("waiver.unknown", {{"finding", edit.finding}}, edit.place);
    return std::nullopt;
}

} // namespace orontes::core
