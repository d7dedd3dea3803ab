// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_apply.h"

#include <algorithm>

namespace orontes::core {
namespace {

Diagnostic unknownCounter(CounterId id) {
    return editError("counter.unknown", {{"counter", std::int64_t{id.value}}});
}

std::vector<Counter>::iterator placeIn(std::vector<Counter>& roster, std::size_t position) {
    return roster.begin() + static_cast<std::ptrdiff_t>(std::min(position, roster.size()));
}

} // namespace

Refusal apply(Scenario& scenario, const AddCounter& edit) {
    Counter counter = edit.counter;
    if (!counter.id.valid())
        counter.id = nextCounterId(scenario);
    if (findCounter(scenario, counter.id))
        return editError("counter.taken", {{"counter", std::int64_t{counter.id.value}}}, counter.id);
    std::vector<Counter>& roster = scenario.counters.edit();
    roster.insert(placeIn(roster, edit.position), std::move(counter));
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const ChangeCounter& edit) {
    if (!findCounter(scenario, edit.counter.id))
        return unknownCounter(edit.counter.id);
    putInto(scenario.counters, edit.counter, [&edit](const Counter& counter) { return counter.id == edit.counter.id; });
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const RemoveCounter& edit) {
    if (!removeFrom(scenario.counters, [&edit](const Counter& counter) { return counter.id == edit.counter; }))
        return unknownCounter(edit.counter);
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const MoveCounter& edit) {
    const Counter* counter = findCounter(scenario, edit.counter);
    if (!counter)
        return unknownCounter(edit.counter);
    const std::size_t from = static_cast<std::size_t>(counter - scenario.counters->data());
    const std::size_t to = std::min(edit.position, scenario.counters->size() - 1);
    if (from == to)
        return std::nullopt;
    std::vector<Counter>& roster = scenario.counters.edit();
    if (from < to)
        std::rotate(placeIn(roster, from), placeIn(roster, from + 1), placeIn(roster, to + 1));
    else
        std::rotate(placeIn(roster, to), placeIn(roster, from), placeIn(roster, from + 1));
    return std::nullopt;
}

} // namespace orontes::core
