// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/freeze.h"

#include "rules/core/scenario/victory.h"

#include <algorithm>
#include <map>
#include <set>

namespace orontes::model {
namespace {

constexpr core::Observer referee{core::Observer::Kind::Referee, {}};
const core::TextId stateSection{"state"};
const core::FieldId controlField{"control"};
const core::FieldId waitsField{"waits"}; ///< of a counter that comes in again as its set-up says

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
    const auto waits = seen.state.find(waitsField);
    if (hasBeenOnBoard && (waits == seen.state.end() || waits->second != core::Value{true}))
        return {now, core::OffMap{}};
    return {std::max(counter.setUp.turn, now), counter.setUp.place};
}

/// What has changed in play replaces what the scenario began with.
void layState(const std::vector<core::FieldSpec>& fields, core::Attributes& attributes, const core::Attributes& state) {
    for (const core::FieldSpec& field : fields)
        if (field.section == stateSection)
            attributes.erase(field.id);
    for (const auto& [field, value] : state)
        attributes[field] = value;
}

void layControl(const core::RulesetInfo& info, core::Scenario& scenario, const core::View& view) {
    const core::FieldSpec* field = core::findField(info.spaceFields, controlField);
    if (!field)
        return;
    core::Board& board = scenario.board.edit();
    const auto lay = [&](core::SpaceId space, core::SpaceNote note, const core::Attributes& state) {
        layState({*field}, note.attributes, state);
        core::setNote(board, space, std::move(note));
    };
    const std::map<core::SpaceId, core::SpaceNote> before = *board.notes;
    for (const auto& [space, note] : before)
        lay(space, note, {});
    for (const core::ViewSpace& shown : view.spaces)
        if (const core::Side* side = core::findSide(scenario, shown.control))
            lay(shown.space, core::noteOf(board, shown.space), {{controlField, side->seat.value}});
}

void layHeldTurns(core::Scenario& scenario, const core::View& view) {
    if (view.heldTurns.empty())
        return;
    const std::vector<core::HeldFor*> nodes = core::heldForNodes(scenario.victory.edit());
    for (std::size_t i = 0; i < nodes.size() && i < view.heldTurns.size(); ++i)
        nodes[i]->held = view.heldTurns[i];
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
        if (const core::CounterTypeSpec* type = core::findCounterType(rules.info(), found->type))
            layState(type->fields, found->attributes, shown.state);
    }
    for (std::size_t i = 0; i < view.sides.size() && i < frozen.sides->size(); ++i)
        layState(rules.info().sideFields, frozen.sides.edit()[i].attributes, view.sides[i]);
    layControl(rules.info(), frozen, view);
    layHeldTurns(frozen, view);
    return frozen;
}

} // namespace orontes::model
