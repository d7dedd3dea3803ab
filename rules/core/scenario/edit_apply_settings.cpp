// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_apply.h"

namespace orontes::core {
namespace {

constexpr TurnNumber earliestTurn{1};

} // namespace

Refusal apply(Scenario& scenario, const SetTitle& edit) {
    switch (edit.field) {
    case TitleField::Title:
        scenario.title = edit.text;
        break;
    case TitleField::Year:
        scenario.year = edit.text;
        break;
    case TitleField::Author:
        scenario.author = edit.text;
        break;
    case TitleField::Notes:
        if (*scenario.notes != edit.text)
            scenario.notes = edit.text;
        break;
    }
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const SetOption& edit) {
    if (edit.option.empty())
        return editError("option.unnamed");
    const auto old = scenario.options->find(edit.option);
    const bool isSet = old != scenario.options->end();
    if (!edit.value && isSet)
        scenario.options.edit().erase(edit.option);
    if (edit.value && !(isSet && old->second == *edit.value))
        scenario.options.edit().insert_or_assign(edit.option, *edit.value);
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const SetTurns& edit) {
    for (const TurnNumber turn : {edit.first, edit.last.value_or(earliestTurn)})
        if (turn < earliestTurn)
            return editError("turns.not-a-turn", {{"turn", std::int64_t{turn.value}}});
    scenario.firstTurn = edit.first;
    scenario.lastTurn = edit.last;
    return std::nullopt;
}

} // namespace orontes::core
