// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_apply.h"

#include "rules/core/scenario/edit_limits.h"

namespace orontes::core {
namespace {

Refusal applyAny(Scenario& scenario, const Edit& edit) {
    return std::visit([&scenario](const auto& change) { return apply(scenario, change); }, edit.change);
}

} // namespace

Refusal apply(Scenario& scenario, const Batch& batch) {
    for (const Edit& edit : batch.edits)
        if (Refusal refusal = applyAny(scenario, edit))
            return refusal;
    return std::nullopt;
}

Diagnostic editError(const char* what, TextArgs args, TablePlace place) {
    Diagnostic error;
    error.id = std::string("edit.") + what;
    error.args = std::move(args);
    error.where.table = std::move(place);
    return error;
}

Result<Edited> applyEdit(Scenario scenario, const Edit& edit) {
    const Scenario before = scenario;
    if (Refusal refusal = applyAny(scenario, edit))
        return refuse(*std::move(refusal));
    ChangeSet changes = changesBetween(before, scenario);
    if (Refusal refusal = beyondLimits(scenario, changes))
        return refuse(*std::move(refusal));
    return Edited{std::move(scenario), std::move(changes)};
}

} // namespace orontes::core
