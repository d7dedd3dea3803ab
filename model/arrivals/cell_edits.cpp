// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/cell_edits.h"

#include "model/arrivals/arrival_words.h"
#include "model/words/turn_lists.h"

#include <algorithm>
#include <cstdlib>

namespace orontes::model {
namespace {

/// One counter of the wanted arrivals; a name only where it is called by it.
struct Wish {
    core::CounterType type;
    std::string name;
    const core::ArrivalParty* party = nullptr;
    bool isNamed = false;
};

std::vector<Wish> wishesOf(const core::RulesetInfo& info, const core::Arrivals& wanted) {
    std::vector<Wish> wishes;
    for (const core::ArrivalParty& party : wanted) {
        for (const core::CounterTypeSpec& type : info.counterTypes)
            if (const auto found = party.numbers.find(type.type); found != party.numbers.end())
                wishes.insert(wishes.end(), static_cast<std::size_t>(std::max(found->second, 0)),
                              {type.type, {}, &party, false});
        for (const core::NamedArrival& one : party.named)
            wishes.push_back({one.type, one.name, &party, true});
    }
    return wishes;
}

/// The number at the end of "Foot 14"; 0 without one.
int numberIn(const std::string& name) {
    const std::size_t blank = name.find_last_of(' ');
    return blank == std::string::npos ? 0 : std::atoi(name.c_str() + blank + 1);
}

/// The roster as it becomes while the edits are gathered.
class Roster {
public:
    Roster(const core::RulesetInfo& info, const core::Catalogue& texts, const core::Scenario& scenario)
        : m_info(info), m_texts(texts), m_scenario(scenario), m_counters(*scenario.counters) {}

    const std::vector<core::Counter>& counters() const { return m_counters; }
    std::vector<core::Edit> takeEdits() { return std::move(m_edits); }

    bool isIn(const core::Counter& counter, const ChartCell& cell) const {
        return counter.side == cell.side && core::arrives(counter) && core::dueTurn(m_scenario, counter) == cell.turn;
    }

    void change(core::Counter counter) {
        auto now = std::find_if(m_counters.begin(), m_counters.end(),
                                [&](const core::Counter& one) { return one.id == counter.id; });
        if (now == m_counters.end() || *now == counter)
            return;
        *now = counter;
        m_edits.push_back({core::ChangeCounter{std::move(counter)}});
    }

    void remove(core::CounterId id) {
        std::erase_if(m_counters, [&](const core::Counter& one) { return one.id == id; });
        m_edits.push_back({core::RemoveCounter{id}});
    }

    void add(const Wish& wish, const ChartCell& cell) {
        core::Counter counter;
        counter.type = wish.type;
        counter.side = cell.side;
        counter.name = wish.isNamed ? wish.name : freeName(wish.type, cell.side);
        counter.group = groupIn(cell);
        counter.setUp = {cell.turn, wish.party->place};
        counter.attributes = withWay({}, wish);
        const std::size_t position = placeFor(counter, cell);
        m_edits.push_back({core::AddCounter{counter, position}});
        m_counters.insert(m_counters.begin() + static_cast<std::ptrdiff_t>(position), std::move(counter));
    }

    /// The attributes of the wanted way in place of the former.
    core::Attributes withWay(core::Attributes attributes, const Wish& wish) const {
        const core::CounterTypeSpec* type = core::findCounterType(m_info, wish.type);
        for (const core::FieldSpec& field : type != nullptr ? type->fields : std::vector<core::FieldSpec>{}) {
            if (field.section.value != "arrival")
                continue;
            attributes.erase(field.id);
            if (const auto wanted = wish.party->attributes.find(field.id); wanted != wish.party->attributes.end())
                attributes[field.id] = wanted->second;
        }
        return attributes;
    }

    std::string freeName(const core::CounterType& type, const core::SideToken& side) const {
        const core::CounterTypeSpec* spec = core::findCounterType(m_info, type);
        const std::string label = spec != nullptr ? m_texts.render(spec->label) : type.value;
        int last = 0;
        bool any = false;
        for (const core::Counter& counter : m_counters)
            if (counter.side == side && counter.type == type) {
                any = true;
                last = std::max(last, numberIn(counter.name));
            }
        return !any && isSingle(m_info, type) ? label : label + " " + std::to_string(last + 1);
    }

    /// What counters of the turn are grouped by, of this side first.
    std::string groupIn(const ChartCell& cell) const {
        std::string group;
        for (const core::Counter& counter : m_counters) {
            if (!core::arrives(counter) || core::dueTurn(m_scenario, counter) != cell.turn)
                continue;
            if (counter.side == cell.side)
                return counter.group;
            group = group.empty() ? counter.group : group;
        }
        return group;
    }

private:
    /// Behind its like in the cell, else behind the last of its side that is there by then.
    std::size_t placeFor(const core::Counter& counter, const ChartCell& cell) const {
        std::size_t alike = 0;
        std::size_t sooner = 0;
        std::size_t any = 0;
        for (std::size_t i = 0; i < m_counters.size(); ++i) {
            const core::Counter& one = m_counters[i];
            if (one.side != cell.side)
                continue;
            any = i + 1;
            if (core::dueTurn(m_scenario, one) <= cell.turn)
                sooner = i + 1;
            if (isIn(one, cell) && one.type == counter.type)
                alike = i + 1;
        }
        if (alike != 0)
            return alike;
        return sooner != 0 ? sooner : any != 0 ? any : m_counters.size();
    }

    const core::RulesetInfo& m_info;
    const core::Catalogue& m_texts;
    const core::Scenario& m_scenario;
    std::vector<core::Counter> m_counters;
    std::vector<core::Edit> m_edits;
};

/// How much of a counter is as a wish has it.
bool sameWay(const core::RulesetInfo& info, const core::Counter& counter, const Wish& wish) {
    return core::sameArrivals({{counter.setUp.place, core::arrivalAttributes(info, counter), {{counter.type, 1}}, {}}},
                              {{wish.party->place, wish.party->attributes, {{counter.type, 1}}, {}}});
}

core::Counter madeFor(const Roster& roster, core::Counter counter, const Wish& wish) {
    if (wish.isNamed)
        counter.name = wish.name;
    counter.setUp.place = wish.party->place;
    counter.attributes = roster.withWay(std::move(counter.attributes), wish);
    return counter;
}

core::Edit changedSide(const core::RulesetInfo& info, core::Side side, const core::FieldId& id, core::Value value) {
    const core::FieldSpec* field = core::findField(info.sideFields, id);
    if (field != nullptr && field->defaultValue == value)
        side.attributes.erase(id);
    else
        side.attributes[id] = std::move(value);
    return {core::PutSide{std::move(side)}};
}

} // namespace

std::vector<core::Edit> editsForCell(const core::RulesetInfo& info, const core::Catalogue& texts,
                                     const core::Scenario& scenario, const ChartCell& cell,
                                     const core::Arrivals& wanted) {
    if (core::sameArrivals(core::arrivalsOf(info, scenario, cell.side, cell.turn), wanted))
        return {};
    Roster roster(info, texts, scenario);
    std::vector<core::Counter> free;
    for (const core::Counter& counter : roster.counters())
        if (roster.isIn(counter, cell))
            free.push_back(counter);
    std::vector<Wish> open = wishesOf(info, wanted);
    const auto match = [&](const auto& fits, const auto& settle) {
        std::erase_if(open, [&](const Wish& wish) {
            const auto found = std::find_if(free.begin(), free.end(), [&](const core::Counter& counter) {
                return counter.type == wish.type && fits(counter, wish);
            });
            if (found == free.end())
                return false;
            settle(*found, wish);
            free.erase(found);
            return true;
        });
    };
    const auto named = [](const core::Counter& counter, const Wish& wish) {
        return !wish.isNamed || counter.name == wish.name;
    };
    const auto change = [&](const core::Counter& counter, const Wish& wish) {
        roster.change(madeFor(roster, counter, wish));
    };
    match([&](const auto& counter, const Wish& wish) { return named(counter, wish) && sameWay(info, counter, wish); },
          [](const auto&, const Wish&) {});
    match(named, change);
    match([&](const auto& counter, const Wish& wish) { return sameWay(info, counter, wish); }, change);
    match([](const auto&, const Wish&) { return true; }, change);
    for (const core::Counter& counter : free)
        roster.remove(counter.id);
    for (const Wish& wish : open)
        roster.add(wish, cell);
    return roster.takeEdits();
}

std::vector<core::Edit> editsForMove(const core::RulesetInfo& info, const core::Catalogue& texts,
                                     const core::Scenario& scenario, const ChartCell& from, const ChartCell& to) {
    Roster roster(info, texts, scenario);
    if (from == to)
        return {};
    const std::string group = roster.groupIn(to);
    const std::string formerGroup = roster.groupIn(from);
    for (const core::Counter& counter : *scenario.counters) {
        if (!roster.isIn(counter, from))
            continue;
        core::Counter moved = counter;
        const core::CounterTypeSpec* type = core::findCounterType(info, counter.type);
        if (from.side != to.side && type != nullptr && !type->leader)
            moved.name = roster.freeName(counter.type, to.side);
        moved.side = to.side;
        moved.setUp.turn = to.turn;
        moved.group = counter.group == formerGroup ? group : counter.group;
        roster.change(std::move(moved));
    }
    return roster.takeEdits();
}

std::vector<core::Edit> editsForMarks(const core::RulesetInfo& info, const core::Scenario& scenario,
                                      const core::SideToken& side, const std::set<core::TurnNumber>& turns) {
    const core::Side* known = core::findSide(scenario, side);
    const core::FieldId field = core::markedField(info);
    if (known == nullptr || field.empty() || core::markedTurns(info, *known) == turns)
        return {};
    return {changedSide(info, *known, field, turnsText({turns.begin(), turns.end()}).toStdString())};
}

std::vector<core::Edit> editsForPlaces(const core::RulesetInfo& info, const core::Scenario& scenario,
                                       const core::SideToken& side, const core::TextList& spaces) {
    const core::Side* known = core::findSide(scenario, side);
    const core::FieldId field = core::placesField(info);
    if (known == nullptr || field.empty() || core::listedPlaces(info, *known) == spaces)
        return {};
    return {changedSide(info, *known, field, spaces)};
}

} // namespace orontes::model
