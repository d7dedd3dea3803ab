// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/edit_between.h"

#include <algorithm>
#include <tuple>

namespace orontes::model {
namespace {

using core::Edit;
using core::Scenario;
using Edits = std::vector<Edit>;

template <class Change>
void add(Edits& edits, Change change) {
    edits.push_back(Edit{std::move(change)});
}

void titles(const Scenario& before, const Scenario& after, Edits& edits) {
    if (before.title != after.title)
        add(edits, core::SetTitle{core::TitleField::Title, after.title});
    if (before.year != after.year)
        add(edits, core::SetTitle{core::TitleField::Year, after.year});
    if (before.author != after.author)
        add(edits, core::SetTitle{core::TitleField::Author, after.author});
    if (before.notes != after.notes)
        add(edits, core::SetTitle{core::TitleField::Notes, *after.notes});
}

void spaces(const Scenario& before, const Scenario& after, const core::ChangeSet& changes, Edits& edits) {
    core::PaintCells cells;
    for (const core::SpaceId space : changes.spaces) {
        if (core::terrainOf(*before.board, space) != core::terrainOf(*after.board, space))
            cells.cells.emplace_back(space, core::terrainOf(*after.board, space));
        if (core::noteOf(*before.board, space) != core::noteOf(*after.board, space))
            add(edits, core::SetSpaceNote{space, core::noteOf(*after.board, space)});
    }
    if (!cells.cells.empty())
        add(edits, std::move(cells));
}

void edges(const Scenario& before, const Scenario& after, const core::ChangeSet& changes, Edits& edits) {
    for (const core::FeatureToken& feature : after.board->features) {
        core::PaintEdges added{{}, feature, core::PaintEdges::Change::Add};
        core::PaintEdges removed{{}, feature, core::PaintEdges::Change::Remove};
        for (const core::EdgeId edge : changes.edges) {
            const bool was = core::hasFeature(*before.board, edge, feature);
            const bool is = core::hasFeature(*after.board, edge, feature);
            if (was != is)
                (is ? added : removed).edges.push_back(edge);
        }
        for (core::PaintEdges& paint : {std::ref(added), std::ref(removed)})
            if (!paint.edges.empty())
                add(edits, std::move(paint));
    }
}

/// Makes the list `before` into `after`, both with unique keys. Where the order differs, everything from the first
/// difference on is taken out and put in again: the edits can only replace in place or add at the end.
template <class Item, class Key, class Put, class Remove>
void list(const std::vector<Item>& before, const std::vector<Item>& after, Key key, Put put, Remove remove) {
    std::size_t same = 0;
    while (same < before.size() && same < after.size() && key(before[same]) == key(after[same]))
        ++same;
    for (std::size_t i = before.size(); i-- > same;)
        remove(before[i]);
    for (std::size_t i = 0; i < after.size(); ++i)
        if (i >= same || before[i] != after[i])
            put(after[i]);
}

void regions(const Scenario& before, const Scenario& after, Edits& edits) {
    list(
        *before.board->regions, *after.board->regions, [](const core::Region& region) { return region.id; },
        [&](const core::Region& region) { add(edits, core::PutRegion{region}); },
        [&](const core::Region& region) { add(edits, core::RemoveRegion{region.id}); });
}

void seatsAndSides(const Scenario& before, const Scenario& after, Edits& edits) {
    list(
        *before.seats, *after.seats, [](const core::Seat& seat) { return seat.token; },
        [&](const core::Seat& seat) { add(edits, core::PutSeat{seat}); },
        [&](const core::Seat& seat) { add(edits, core::RemoveSeat{seat.token}); });
    list(
        *before.sides, *after.sides, [](const core::Side& side) { return side.token; },
        [&](const core::Side& side) { add(edits, core::PutSide{side}); },
        [&](const core::Side& side) { add(edits, core::RemoveSide{side.token}); });
}

const core::Counter* find(const std::vector<core::Counter>& roster, core::CounterId id) {
    const auto found =
        std::find_if(roster.begin(), roster.end(), [&](const auto& counter) { return counter.id == id; });
    return found == roster.end() ? nullptr : &*found;
}

void counters(const Scenario& before, const Scenario& after, Edits& edits) {
    std::vector<core::CounterId> order; // as the edits so far leave it
    for (const core::Counter& counter : *before.counters)
        if (find(*after.counters, counter.id) == nullptr)
            add(edits, core::RemoveCounter{counter.id});
        else
            order.push_back(counter.id);
    for (std::size_t i = 0; i < after.counters->size(); ++i) {
        const core::Counter& counter = (*after.counters)[i];
        const core::Counter* old = find(*before.counters, counter.id);
        const auto position = order.begin() + static_cast<std::ptrdiff_t>(i);
        if (old == nullptr) {
            add(edits, core::AddCounter{counter, i});
            order.insert(position, counter.id);
            continue;
        }
        if (*old != counter)
            add(edits, core::ChangeCounter{counter});
        if (order[i] != counter.id) {
            add(edits, core::MoveCounter{counter.id, i});
            order.erase(std::find(position, order.end(), counter.id));
            order.insert(order.begin() + static_cast<std::ptrdiff_t>(i), counter.id);
        }
    }
}

void options(const Scenario& before, const Scenario& after, Edits& edits) {
    for (const auto& [option, value] : *before.options)
        if (!after.options->contains(option))
            add(edits, core::SetOption{option, std::nullopt});
    for (const auto& [option, value] : *after.options)
        if (const auto old = before.options->find(option); old == before.options->end() || old->second != value)
            add(edits, core::SetOption{option, value});
}

void tables(const Scenario& before, const Scenario& after, Edits& edits) {
    const auto key = [](const core::TableOverride& cell) { return std::tie(cell.table, cell.row, cell.column); };
    list(
        *before.tables, *after.tables, key,
        [&](const core::TableOverride& cell) {
            add(edits, core::SetTableCell{cell.table, cell.row, cell.column, cell.value});
        },
        [&](const core::TableOverride& cell) {
            add(edits, core::SetTableCell{cell.table, cell.row, cell.column, std::nullopt});
        });
}

void waivers(const Scenario& before, const Scenario& after, Edits& edits) {
    list(
        *before.waivers, *after.waivers,
        [](const core::Waiver& waiver) { return std::pair(waiver.finding, waiver.place); },
        [&](const core::Waiver& waiver) { add(edits, core::PutWaiver{waiver}); },
        [&](const core::Waiver& waiver) { add(edits, core::RemoveWaiver{waiver.finding, waiver.place}); });
}

void board(const Scenario& before, const Scenario& after, const core::ChangeSet& changes, Edits& edits) {
    if (changes.boardShape || changes.outlines) {
        add(edits, core::ReplaceBoard{*after.board, {}});
        return;
    }
    spaces(before, after, changes, edits);
    edges(before, after, changes, edits);
    if (changes.regions)
        regions(before, after, edits);
}

bool anEditCan(const Scenario& before, const Scenario& after) {
    return before.ruleset == after.ruleset && before.extras == after.extras && before.boardFile == after.boardFile &&
           (before.boardFile.empty() || before.sharedBoard.sameObject(after.sharedBoard));
}

} // namespace

std::optional<core::Edit> editBetween(const Scenario& before, const Scenario& after, const core::ChangeSet& changes) {
    if (!anEditCan(before, after))
        return std::nullopt;
    Edits edits;
    titles(before, after, edits);
    board(before, after, changes, edits);
    if (changes.sides)
        seatsAndSides(before, after, edits);
    if (changes.counterOrder || !changes.countersAdded.empty() || !changes.countersChanged.empty() ||
        !changes.countersRemoved.empty())
        counters(before, after, edits);
    if (changes.options)
        options(before, after, edits);
    if (before.firstTurn != after.firstTurn || before.lastTurn != after.lastTurn)
        add(edits, core::SetTurns{after.firstTurn, after.lastTurn});
    if (changes.victory)
        add(edits, core::SetVictory{*after.victory});
    if (changes.tables)
        tables(before, after, edits);
    if (changes.waivers)
        waivers(before, after, edits);
    return Edit{core::Batch{std::move(edits)}};
}

} // namespace orontes::model
