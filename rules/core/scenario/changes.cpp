// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/board_changes.h"
#include "rules/core/scenario/edit.h"

#include <algorithm>
#include <map>

namespace orontes::core {
namespace {

template <class T>
void addAll(std::vector<T>& into, const std::vector<T>& more) {
    std::vector<T> both;
    both.reserve(into.size() + more.size());
    std::set_union(into.begin(), into.end(), more.begin(), more.end(), std::back_inserter(both));
    into = std::move(both);
}

template <class T>
std::vector<T> common(const std::vector<T>& a, const std::vector<T>& b) {
    std::vector<T> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}

template <class T>
void takeAway(std::vector<T>& from, const std::vector<T>& less) {
    std::erase_if(from, [&less](const T& item) { return std::binary_search(less.begin(), less.end(), item); });
}

void mergeCounters(ChangeSet& into, const ChangeSet& more) {
    const std::vector<CounterId> cameBack = common(into.countersRemoved, more.countersAdded);
    const std::vector<CounterId> cameAndWent = common(into.countersAdded, more.countersRemoved);
    addAll(into.countersAdded, more.countersAdded);
    addAll(into.countersRemoved, more.countersRemoved);
    addAll(into.countersChanged, more.countersChanged);
    addAll(into.countersChanged, cameBack);
    takeAway(into.countersAdded, cameBack);
    takeAway(into.countersRemoved, cameBack);
    takeAway(into.countersAdded, cameAndWent);
    takeAway(into.countersRemoved, cameAndWent);
    takeAway(into.countersChanged, into.countersAdded);
    takeAway(into.countersChanged, into.countersRemoved);
}

void addBoard(ChangeSet& changes, const Scenario& before, const Scenario& after) {
    if (before.board.sameObject(after.board))
        return;
    BoardChanges board = changesBetween(*before.board, *after.board);
    changes.boardShape = board.shape;
    changes.outlines = board.outlines;
    changes.regions = board.regions;
    changes.spaces = std::move(board.spaces);
    changes.edges = std::move(board.edges);
}

std::map<CounterId, const Counter*> byId(const std::vector<Counter>& counters) {
    std::map<CounterId, const Counter*> map;
    for (const Counter& counter : counters)
        map.emplace(counter.id, &counter);
    return map;
}

/// The ids of those counters that the other roster knows too, in roster order.
std::vector<CounterId> staying(const std::vector<Counter>& counters,
                               const std::map<CounterId, const Counter*>& others) {
    std::vector<CounterId> ids;
    for (const Counter& counter : counters)
        if (others.contains(counter.id))
            ids.push_back(counter.id);
    return ids;
}

void addCounters(ChangeSet& changes, const Scenario& before, const Scenario& after) {
    if (before.counters.sameObject(after.counters))
        return;
    const std::map<CounterId, const Counter*> old = byId(*before.counters);
    const std::map<CounterId, const Counter*> now = byId(*after.counters);
    for (const auto& [id, counter] : old)
        if (!now.contains(id))
            changes.countersRemoved.push_back(id);
    for (const auto& [id, counter] : now) {
        const auto same = old.find(id);
        if (same == old.end())
            changes.countersAdded.push_back(id);
        else if (*same->second != *counter)
            changes.countersChanged.push_back(id);
    }
    changes.counterOrder = staying(*before.counters, now) != staying(*after.counters, old);
}

ChangeSet changesOfRulesetSwap(const Scenario& before, const Scenario& after) {
    ChangeSet changes = changeOfAll(after);
    const std::map<CounterId, const Counter*> old = byId(*before.counters);
    const std::map<CounterId, const Counter*> now = byId(*after.counters);
    for (const CounterId id : changes.countersAdded)
        if (old.contains(id))
            changes.countersChanged.push_back(id);
    takeAway(changes.countersAdded, changes.countersChanged);
    for (const auto& [id, counter] : old)
        if (!now.contains(id))
            changes.countersRemoved.push_back(id);
    return changes;
}

} // namespace

ChangeSet changeOfAll(const Scenario& scenario) {
    ChangeSet changes;
    changes.titles = changes.boardShape = changes.regions = changes.sides = changes.counterOrder = true;
    changes.options = changes.turns = changes.victory = changes.tables = changes.waivers = true;
    for (const auto& [id, counter] : byId(*scenario.counters))
        changes.countersAdded.push_back(id);
    return changes;
}

void merge(ChangeSet& into, const ChangeSet& more) {
    into.titles |= more.titles;
    into.boardShape |= more.boardShape;
    into.outlines |= more.outlines;
    into.regions |= more.regions;
    into.sides |= more.sides;
    into.counterOrder |= more.counterOrder;
    into.options |= more.options;
    into.turns |= more.turns;
    into.victory |= more.victory;
    into.tables |= more.tables;
    into.waivers |= more.waivers;
    addAll(into.spaces, more.spaces);
    addAll(into.edges, more.edges);
    if (into.boardShape) {
        into.outlines = false;
        into.spaces.clear();
        into.edges.clear();
    }
    mergeCounters(into, more);
}

ChangeSet changesBetween(const Scenario& before, const Scenario& after) {
    if (before.ruleset != after.ruleset)
        return changesOfRulesetSwap(before, after);
    ChangeSet changes;
    changes.titles = before.title != after.title || before.year != after.year || before.author != after.author ||
                     before.notes != after.notes || before.boardFile != after.boardFile;
    addBoard(changes, before, after);
    changes.sides = before.seats != after.seats || before.sides != after.sides;
    addCounters(changes, before, after);
    changes.options = before.options != after.options;
    changes.turns = before.firstTurn != after.firstTurn || before.lastTurn != after.lastTurn;
    changes.victory = before.victory != after.victory;
    changes.tables = before.tables != after.tables;
    changes.waivers = before.waivers != after.waivers;
    return changes;
}

} // namespace orontes::core
