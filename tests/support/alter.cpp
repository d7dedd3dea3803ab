// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/alter.h"

#include <algorithm>
#include <iterator>

namespace orontes::tests {

using namespace core;

namespace {

template <class T>
void learnOne(std::vector<T>& known, const T& value) {
    if (std::find(known.begin(), known.end(), value) == known.end())
        known.push_back(value);
}

template <class T>
const T& anyOf(const std::vector<T>& values, Dice& dice) {
    return values[static_cast<std::size_t>(dice.below(static_cast<int>(values.size())))];
}

/// A list with one item doubled, left out, or moved to another place.
TextList shuffled(TextList list, Dice& dice) {
    if (list.empty())
        return {"?"};
    const int at = dice.below(static_cast<int>(list.size()));
    switch (dice.below(3)) {
    case 0:
        list.insert(list.begin() + at, list[static_cast<std::size_t>(at)]);
        break;
    case 1:
        list.erase(list.begin() + at);
        break;
    default:
        std::swap(list.front(), list[static_cast<std::size_t>(at)]);
    }
    return list;
}

/// A value beside the given one: a neighbouring number, the other truth, a text or list a little changed.
struct Shift {
    Dice& dice;

    Value operator()(bool value) const { return !value; }
    Value operator()(std::int64_t value) const { return value + dice.below(5) - 2; }
    Value operator()(const std::string& value) const { return dice.below(2) == 0 ? value + '1' : "0" + value; }
    Value operator()(const TextList& value) const { return shuffled(value, dice); }
};

void alterArgument(Action& action, const Vocabulary& words, Dice& dice) {
    if (action.args.empty() || dice.below(8) == 0) {
        action.args["more"] = anyOf(words.values, dice);
        return;
    }
    const auto argument = std::next(action.args.begin(), dice.below(static_cast<int>(action.args.size())));
    switch (dice.below(4)) {
    case 0:
        argument->second = std::visit(Shift{dice}, argument->second);
        break;
    case 1:
        action.args.erase(argument);
        break;
    default:
        argument->second = anyOf(words.values, dice);
    }
}

} // namespace

void Vocabulary::learn(const Action& action) {
    learnOne(actions[action.verb], Action{{}, action.verb, action.args});
    learnOne(verbs, action.verb);
    for (const auto& [name, value] : action.args) {
        learnOne(values, value);
        if (const auto* list = std::get_if<TextList>(&value))
            for (const std::string& item : *list)
                learnOne(values, Value(item));
    }
}

Action altered(Action action, const Vocabulary& words, int seats, Dice& dice) {
    switch (dice.below(8)) {
    case 0:
        action.by = Actor{SeatId{dice.below(seats + 1) - 1}};
        break;
    case 1:
        action.verb = anyOf(words.verbs, dice);
        break;
    case 2:
    case 3:
    case 4: {
        const auto verb = std::next(words.actions.begin(), dice.below(static_cast<int>(words.actions.size())));
        action = {action.by, verb->first, anyOf(verb->second, dice).args};
        break;
    }
    default:
        alterArgument(action, words, dice);
    }
    return action;
}

} // namespace orontes::tests
