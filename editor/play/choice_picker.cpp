// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/choice_picker.h"

#include <algorithm>
#include <map>

namespace orontes::editor {

namespace {

/// An argument that bears the name of a field of the counter's state and its value.
bool leavesAsItIs(const core::Choice& choice, const core::Attributes& state) {
    return std::any_of(choice.action.args.begin(), choice.action.args.end(), [&](const auto& arg) {
        const auto field = state.find(core::FieldId{arg.first});
        return field != state.end() && field->second == arg.second;
    });
}

} // namespace

const core::CounterFace* faceIn(const core::View& view, core::CounterId counter) {
    for (const core::ViewCounter& seen : view.counters)
        if (seen.counter == counter)
            return &seen.face;
    return nullptr;
}

void putUnchangedFirst(std::vector<core::Choice>& choices, const core::View& view) {
    std::map<core::CounterId, const core::Attributes*> states;
    for (const core::ViewCounter& seen : view.counters)
        if (!seen.state.empty())
            states[seen.counter] = &seen.state;
    std::map<core::CounterId, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].counter && states.contains(*choices[i].counter))
            places[*choices[i].counter].push_back(i);
    for (const auto& [counter, where] : places) {
        std::vector<std::size_t> order = where;
        std::stable_partition(order.begin(), order.end(),
                              [&](std::size_t i) { return leavesAsItIs(choices[i], *states[counter]); });
        std::vector<core::Choice> own;
        for (const std::size_t i : order)
            own.push_back(choices[i]);
        for (std::size_t i = 0; i < where.size(); ++i)
            choices[where[i]] = std::move(own[i]);
    }
}

ChoicePicker::ChoicePicker(std::vector<core::Choice> choices, const core::Scenario& scenario)
    : m_choices(std::move(choices)), m_board(scenario.board) {}

bool ChoicePicker::offers(core::CounterId counter) const {
    return std::any_of(m_choices.begin(), m_choices.end(),
                       [&](const core::Choice& choice) { return choice.counter == counter; });
}

std::vector<core::SpaceId> ChoicePicker::spacesFor(std::optional<core::CounterId> counter) const {
    std::vector<core::SpaceId> spaces;
    for (const core::Choice& choice : m_choices)
        if (choice.space && choice.counter == counter)
            spaces.push_back(*choice.space);
    std::sort(spaces.begin(), spaces.end());
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    return spaces;
}

const core::Choice* ChoicePicker::at(std::optional<core::CounterId> counter, core::SpaceId space) const {
    const core::Choice* found = nullptr;
    for (const core::Choice& choice : m_choices)
        if (choice.space == space && choice.counter == counter) {
            if (found)
                return nullptr;
            found = &choice;
        }
    return found;
}

const core::Choice* ChoicePicker::sole(core::CounterId counter) const {
    const core::Choice* found = nullptr;
    for (const core::Choice& choice : m_choices)
        if (choice.counter == counter) {
            if (found || choice.space)
                return nullptr;
            found = &choice;
        }
    return found;
}

std::vector<core::Choice> ChoicePicker::allAt(std::optional<core::CounterId> counter, core::SpaceId space) const {
    std::vector<core::Choice> list;
    for (const core::Choice& choice : m_choices)
        if (choice.space == space && (!counter || choice.counter == counter))
            list.push_back(choice);
    return list;
}

std::vector<core::Choice> ChoicePicker::listFor(std::optional<core::CounterId> counter) const {
    std::vector<core::Choice> list;
    for (const core::Choice& choice : m_choices)
        if (counter ? choice.counter == counter : choice.counter || choice.space)
            list.push_back(choice);
    return list;
}

std::vector<core::Choice> ChoicePicker::buttons() const {
    std::vector<core::Choice> list;
    for (const core::Choice& choice : m_choices)
        if (!choice.counter && !choice.space)
            list.push_back(choice);
    return list;
}

std::vector<core::CounterId> ChoicePicker::counters() const {
    std::vector<core::CounterId> list;
    for (const core::Choice& choice : m_choices)
        if (choice.counter && std::find(list.begin(), list.end(), *choice.counter) == list.end())
            list.push_back(*choice.counter);
    return list;
}

std::optional<core::Action> ChoicePicker::actionLike(std::optional<core::CounterId> counter,
                                                     core::SpaceId space) const {
    for (const core::Choice& choice : m_choices)
        if (choice.counter == counter)
            if (const std::optional<core::Action> action = actionLike(choice, space))
                return action;
    return std::nullopt;
}

std::optional<core::Action> ChoicePicker::actionWith(core::CounterId counter) const {
    for (const core::Choice& choice : m_choices)
        if (choice.counter) {
            core::Action action = choice.action;
            for (auto& [name, value] : action.args)
                if (auto* number = std::get_if<std::int64_t>(&value); number && *number == choice.counter->value) {
                    *number = counter.value;
                    return action;
                }
        }
    return std::nullopt;
}

std::optional<core::Action> ChoicePicker::actionTo(core::SpaceId space) const {
    for (const core::Choice& choice : m_choices)
        if (const std::optional<core::Action> action = actionLike(choice, space))
            return action;
    return std::nullopt;
}

std::optional<core::Action> ChoicePicker::actionLike(const core::Choice& choice, core::SpaceId space) const {
    if (!choice.space)
        return std::nullopt;
    const std::string offered = core::labelOf(*m_board, *choice.space).value;
    core::Action action = choice.action;
    for (auto& [name, value] : action.args)
        if (auto* text = std::get_if<std::string>(&value); text && *text == offered) {
            *text = core::labelOf(*m_board, space).value;
            return action;
        }
    return std::nullopt;
}

} // namespace orontes::editor
