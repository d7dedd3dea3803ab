// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit.h"

#include <algorithm>

namespace orontes::core {
namespace {

Text name(const char* what, TextArgs args = {}) {
    return Text{TextId{std::string("edit.name.") + what}, std::move(args)};
}

Text nameOf(const SetTitle& edit) {
    switch (edit.field) {
    case TitleField::Title:
        return name("title");
    case TitleField::Year:
        return name("year");
    case TitleField::Author:
        return name("author");
    case TitleField::Notes:
        return name("notes");
    }
    return {};
}

Text nameOf(const PaintTerrain&) {
    return name("paint-terrain");
}
Text nameOf(const PaintCells&) {
    return name("paint-cells");
}
Text nameOf(const PaintEdges& edit) {
    return edit.change == PaintEdges::Change::Add ? name("add-edges") : name("remove-edges");
}
Text nameOf(const SetSpaceNote&) {
    return name("space-note");
}
Text nameOf(const PutRegion&) {
    return name("put-region");
}
Text nameOf(const RemoveRegion&) {
    return name("remove-region");
}
Text nameOf(const ReplaceBoard&) {
    return name("replace-board");
}
Text nameOf(const AddAreas& edit) {
    return name("add-areas", {{"count", static_cast<std::int64_t>(edit.areas.size())}});
}
Text nameOf(const ChangeAreas& edit) {
    return name("change-areas", {{"count", static_cast<std::int64_t>(edit.areas.size())}});
}
Text nameOf(const RemoveArea&) {
    return name("remove-area");
}
Text nameOf(const LinkAreas& edit) {
    return edit.change == LinkAreas::Change::Add ? name("link-areas") : name("unlink-areas");
}
Text nameOf(const AddCounter& edit) {
    return edit.counter.name.empty() ? name("add-counter") : name("add-named-counter", {{"name", edit.counter.name}});
}
Text nameOf(const ChangeCounter& edit) {
    return edit.counter.name.empty() ? name("change-counter")
                                     : name("change-named-counter", {{"name", edit.counter.name}});
}
Text nameOf(const RemoveCounter&) {
    return name("remove-counter");
}
Text nameOf(const MoveCounter&) {
    return name("move-counter");
}
Text nameOf(const PutSide&) {
    return name("put-side");
}
Text nameOf(const RemoveSide&) {
    return name("remove-side");
}
Text nameOf(const PutSeat&) {
    return name("put-seat");
}
Text nameOf(const RemoveSeat&) {
    return name("remove-seat");
}
Text nameOf(const SetOption&) {
    return name("option");
}
Text nameOf(const SetTurns&) {
    return name("turns");
}
Text nameOf(const SetVictory&) {
    return name("victory");
}
Text nameOf(const SetTableCell&) {
    return name("table-cell");
}
Text nameOf(const PutWaiver&) {
    return name("put-waiver");
}
Text nameOf(const RemoveWaiver&) {
    return name("remove-waiver");
}

/// Named by what all its edits do, if they all do the same.
Text nameOf(const Batch& batch) {
    const auto count = static_cast<std::int64_t>(batch.edits.size());
    if (count == 0)
        return name("batch", {{"count", count}});
    const Text first = nameOf(batch.edits.front());
    if (count == 1)
        return first;
    const auto isAlike = [&first](const Edit& edit) { return nameOf(edit) == first; };
    return std::all_of(batch.edits.begin(), batch.edits.end(), isAlike) ? first : name("batch", {{"count", count}});
}

} // namespace

Text nameOf(const Edit& edit) {
    return std::visit([](const auto& change) { return nameOf(change); }, edit.change);
}

Fix makeFix(Text title, std::vector<Edit> edits) {
    return {std::move(title), std::make_shared<const std::vector<Edit>>(std::move(edits))};
}

bool operator==(const Fix& a, const Fix& b) {
    return a.title == b.title && (a.edits == b.edits || *a.edits == *b.edits);
}

} // namespace orontes::core
