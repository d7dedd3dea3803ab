// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/change_list.h"
#include "model/words/place_words.h"
#include "model/words/value_words.h"

#include <algorithm>

namespace orontes::model {
namespace {

std::string sideWords(const core::Scenario& scenario, const core::SideToken& token) {
    const core::Side* side = core::findSide(scenario, token);
    return side == nullptr ? token.value : side->name;
}

std::string typeWords(const ChangeList& list, const core::CounterType& type) {
    const core::CounterTypeSpec* spec = core::findCounterType(list.info, type);
    return spec == nullptr ? type.value : list.texts.render(spec->label);
}

void comparePart(ChangeList& list, const core::Counter& counter, const char* id, const std::string& before,
                 const std::string& after) {
    if (before != after)
        list.add(id, {{"counter", nameOf(counter)}, {"before", before}, {"after", after}}, counter.id);
}

void compareSetUp(ChangeList& list, const core::Counter& was, const core::Counter& is) {
    comparePart(list, is, "compare.counter-place", wordsOf(was.setUp, list.before, list.texts),
                wordsOf(is.setUp, list.after, list.texts));
    if (was.setUp.turn != is.setUp.turn)
        list.add("compare.counter-turn",
                 {{"counter", nameOf(is)},
                  {"before", std::int64_t{was.setUp.turn.value}},
                  {"after", std::int64_t{is.setUp.turn.value}}},
                 is.id);
}

void compareFields(ChangeList& list, const core::Counter& was, const core::Counter& is) {
    const core::CounterTypeSpec* type = core::findCounterType(list.info, is.type);
    if (type == nullptr)
        return;
    for (const core::FieldSpec& field : type->fields) {
        const std::string before = wordsOf(field, core::fieldValue(list.info, was, field.id), list.before, list.texts);
        const std::string after = wordsOf(field, core::fieldValue(list.info, is, field.id), list.after, list.texts);
        if (before != after)
            list.add("compare.counter-field",
                     {{"counter", nameOf(is)}, {"field", field.label}, {"before", before}, {"after", after}}, is.id);
    }
}

void compareCounter(ChangeList& list, const core::Counter& was, const core::Counter& is) {
    comparePart(list, is, "compare.counter-name", nameOf(was), nameOf(is));
    comparePart(list, is, "compare.counter-type", typeWords(list, was.type), typeWords(list, is.type));
    comparePart(list, is, "compare.counter-side", sideWords(list.before, was.side), sideWords(list.after, is.side));
    comparePart(list, is, "compare.counter-group", was.group, is.group);
    compareSetUp(list, was, is);
    if (was.type == is.type)
        compareFields(list, was, is);
}

void compareCounters(ChangeList& list, const core::ChangeSet& differ) {
    for (const core::CounterId id : differ.countersRemoved)
        if (const core::Counter* was = core::findCounter(list.before, id))
            list.add("compare.counter-removed",
                     {{"counter", nameOf(*was)}, {"side", sideWords(list.before, was->side)}}, id);
    for (const core::CounterId id : differ.countersAdded)
        if (const core::Counter* is = core::findCounter(list.after, id))
            list.add("compare.counter-added",
                     {{"counter", nameOf(*is)},
                      {"side", sideWords(list.after, is->side)},
                      {"place", wordsOf(is->setUp, list.after, list.texts)}},
                     id);
    for (const core::CounterId id : differ.countersChanged) {
        const core::Counter* was = core::findCounter(list.before, id);
        const core::Counter* is = core::findCounter(list.after, id);
        if (was != nullptr && is != nullptr)
            compareCounter(list, *was, *is);
    }
    if (differ.counterOrder)
        list.add("compare.counter-order", {});
}

void compareSeats(ChangeList& list) {
    for (const core::Seat& was : *list.before.seats)
        if (core::findSeat(list.after, was.token) == nullptr)
            list.add("compare.seat-removed", {{"seat", was.name}});
    for (const core::Seat& is : *list.after.seats) {
        const core::Seat* was = core::findSeat(list.before, is.token);
        if (was == nullptr)
            list.add("compare.seat-added", {{"seat", is.name}});
        else if (was->name != is.name)
            list.add("compare.seat-name", {{"before", was->name}, {"after", is.name}});
    }
}

void compareSide(ChangeList& list, const core::Side& was, const core::Side& is) {
    if (was.name != is.name)
        list.add("compare.side-name", {{"before", was.name}, {"after", is.name}});
    if (was.seat != is.seat)
        list.add("compare.side-seat", {{"side", is.name}, {"before", was.seat.value}, {"after", is.seat.value}});
    if (was.colour != is.colour || was.pattern != is.pattern)
        list.add("compare.side-colour", {{"side", is.name}});
}

void compareSides(ChangeList& list) {
    for (const core::Side& was : *list.before.sides)
        if (core::findSide(list.after, was.token) == nullptr)
            list.add("compare.side-removed", {{"side", was.name}});
    for (const core::Side& is : *list.after.sides) {
        const core::Side* was = core::findSide(list.before, is.token);
        if (was == nullptr)
            list.add("compare.side-added", {{"side", is.name}});
        else
            compareSide(list, *was, is);
    }
}

} // namespace

void compareArmies(ChangeList& list, const core::ChangeSet& differ) {
    if (differ.sides) {
        const std::size_t found = list.changes.size();
        compareSeats(list);
        compareSides(list);
        if (list.changes.size() == found)
            list.add("compare.side-order", {});
    }
    compareCounters(list, differ);
}

} // namespace orontes::model
