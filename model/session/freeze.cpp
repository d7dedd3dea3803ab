// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/freeze.h"

#include <algorithm>
#include <set>

namespace orontes::model {
namespace {

constexpr core::Observer referee{core::Observer::Kind::Referee, {}};
const core::TextId stateSection{"state"};

/// Counters that have stood on the board at any moment.
std::set<core::CounterId> everOnBoard(const core::View& first, std::span<const core::PlayedStep> steps) {
    std::set<core::CounterId> seen;
    for (const core::ViewCounter& counter : first.counters)
        if (counter.space)
            seen.insert(counter.counter);
    for (const core::PlayedStep& played : steps)
        for (const core::Event& event : played.step.events) {
            if (const auto* placed = std::get_if<core::Placed>(&event.what))
                seen.insert(placed->counter);
            if (const auto* moved = std::get_if<core::Moved>(&event.what))
                seen.insert(moved->counter);
        }
    return seen;
}

core::SetUp setUpOf(const core::Scenario& scenario, const core::Counter& counter, const core::ViewCounter& seen,
                    core::TurnNumber now, bool hasBeenOnBoard) {
    if (seen.space)
        return {now, core::AtSpace{core::labelOf(*scenario.board, *seen.space)}};
    if (seen.lost)
        return {now, core::Lost{}};
    if (hasBeenOnBoard)
        return {now, core::OffMap{}};
    return {std::max(counter.setUp.turn, now), counter.setUp.place};
}

void layState(const core::RulesetInfo& info, core::Counter& counter, const core::Attributes& state) {
    if (const core::CounterTypeSpec* type = core::findCounterType(info, counter.type))
        for (const core::FieldSpec& field : type->fields)
            if (field.section == stateSection)
                counter.attributes.erase(field.id);
    for (const auto& [field, value] : state)
        counter.attributes[field] = value;
}

} // namespace

core::Scenario freeze(const core::Ruleset& rules, const core::Scenario& scenario, const core::Position& start,
                      std::span<const core::PlayedStep> steps, const core::Position& position) {
    const core::View view = rules.view(position, referee);
    const std::set<core::CounterId> seen = everOnBoard(rules.view(start, referee), steps);
    core::Scenario frozen = scenario;
    frozen.firstTurn = view.turn;
    std::vector<core::Counter>& roster = frozen.counters.edit();
    for (const core::ViewCounter& shown : view.counters) {
        const auto found = std::find_if(roster.begin(), roster.end(),
                                        [&](const core::Counter& counter) { return counter.id == shown.counter; });
        if (found == roster.end())
            continue;
        found->setUp = setUpOf(scenario, *found, shown, view.turn, seen.contains(shown.counter));
        layState(rules.info(), *found, shown.state);
    }
    return frozen;
}

} // namespace orontes::model
