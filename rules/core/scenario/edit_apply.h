// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/edit.h"

#include <optional>

namespace orontes::core {

/// Why an edit makes no sense for the scenario; nothing when it has been applied. A refused edit may leave the scenario
/// half changed: it is thrown away.
using Refusal = std::optional<Diagnostic>;

Refusal apply(Scenario& scenario, const SetTitle& edit);
Refusal apply(Scenario& scenario, const SetOption& edit);
Refusal apply(Scenario& scenario, const SetTurns& edit);
Refusal apply(Scenario& scenario, const PaintTerrain& edit);
Refusal apply(Scenario& scenario, const PaintCells& edit);
Refusal apply(Scenario& scenario, const PaintEdges& edit);
Refusal apply(Scenario& scenario, const SetSpaceNote& edit);
Refusal apply(Scenario& scenario, const PutRegion& edit);
Refusal apply(Scenario& scenario, const RemoveRegion& edit);
Refusal apply(Scenario& scenario, const ReplaceBoard& edit);
Refusal apply(Scenario& scenario, const AddAreas& edit);
Refusal apply(Scenario& scenario, const ChangeAreas& edit);
Refusal apply(Scenario& scenario, const RemoveArea& edit);
Refusal apply(Scenario& scenario, const LinkAreas& edit);
Refusal apply(Scenario& scenario, const AddCounter& edit);
Refusal apply(Scenario& scenario, const ChangeCounter& edit);
Refusal apply(Scenario& scenario, const RemoveCounter& edit);
Refusal apply(Scenario& scenario, const MoveCounter& edit);
Refusal apply(Scenario& scenario, const PutSide& edit);
Refusal apply(Scenario& scenario, const RemoveSide& edit);
Refusal apply(Scenario& scenario, const PutSeat& edit);
Refusal apply(Scenario& scenario, const RemoveSeat& edit);
Refusal apply(Scenario& scenario, const SetVictory& edit);
Refusal apply(Scenario& scenario, const SetTableCell& edit);
Refusal apply(Scenario& scenario, const PutWaiver& edit);
Refusal apply(Scenario& scenario, const RemoveWaiver& edit);
Refusal apply(Scenario& scenario, const Batch& batch);

/// The code of a terrain; one new to the board joins its list.
Result<TerrainCode> codeOf(Board& board, const TerrainToken& terrain);

/// An error of a sentence "edit.<what>" of rules/core/data/messages_edit.json.
Diagnostic editError(const char* what, TextArgs args = {}, TablePlace place = {});

/// The item of a list for which `isIt` holds, or null. Asking does not copy a shared list.
template <class T, class IsIt>
const T* findIn(const Cow<std::vector<T>>& list, IsIt isIt) {
    for (const T& item : *list)
        if (isIt(item))
            return &item;
    return nullptr;
}

/// Puts `item` in the place of the one for which `isIt` holds, or at the end.
template <class T, class IsIt>
void putInto(Cow<std::vector<T>>& list, const T& item, IsIt isIt) {
    const T* old = findIn(list, isIt);
    if (!old) {
        list.edit().push_back(item);
        return;
    }
    const auto index = static_cast<std::size_t>(old - list->data());
    if (*old != item)
        list.edit()[index] = item;
}

/// Removes the item for which `isIt` holds; false when there is none.
template <class T, class IsIt>
bool removeFrom(Cow<std::vector<T>>& list, IsIt isIt) {
    const T* old = findIn(list, isIt);
    if (!old)
        return false;
    const auto index = old - list->data();
    std::vector<T>& items = list.edit();
    items.erase(items.begin() + index);
    return true;
}

} // namespace orontes::core
