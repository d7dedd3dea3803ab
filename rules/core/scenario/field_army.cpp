// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/field_army.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace orontes::core {
namespace {

std::string labelOf(const RulesetInfo& info, const CounterType& type) {
    const CounterTypeSpec* spec = findCounterType(info, type);
    return spec ? info.texts.render(spec->label) : type.value;
}

bool choosesItsPlace(const Counter& counter) {
    return !std::holds_alternative<AtSpace>(counter.setUp.place);
}

/// Only what its type has, and what differs from the type's defaults.
void tidy(const RulesetInfo& info, Counter& counter) {
    const CounterTypeSpec* type = findCounterType(info, counter.type);
    std::erase_if(counter.attributes, [&](const auto& attribute) {
        const FieldSpec* field = type ? findField(type->fields, attribute.first) : nullptr;
        return type && (!field || field->defaultValue == attribute.second);
    });
}

/// A counter that has not been in any battle yet.
Counter fresh(const RulesetInfo& info, Counter counter) {
    const CounterTypeSpec* type = findCounterType(info, counter.type);
    for (const FieldSpec& field : type ? type->fields : std::vector<FieldSpec>{})
        if (field.section == TextId{"state"})
            counter.attributes.erase(field.id);
    counter.extras.clear();
    return counter;
}

class Fielding {
public:
    Fielding(const RulesetInfo& info, const Scenario& scenario, const SideToken& side,
             const std::vector<Enlisted>& units)
        : m_info(info), m_scenario(scenario), m_side(*findSide(scenario, side)), m_units(units), m_slots(units.size()) {
        for (const Counter& counter : *scenario.counters)
            if (counter.side == side && !std::holds_alternative<Lost>(counter.setUp.place))
                m_free.push_back(&counter);
        if (m_free.empty())
            return;
        const auto last = std::find_if(m_free.rbegin(), m_free.rend(),
                                       [](const Counter* counter) { return choosesItsPlace(*counter); });
        m_model = fresh(info, last == m_free.rend() ? *m_free.back() : **last);
    }

    FieldedArmy fielded() {
        takeSlots(
            [](const Enlisted& unit, const Counter& slot) { return unit.type == slot.type && unit.name == slot.name; });
        takeSlots([](const Enlisted& unit, const Counter& slot) { return unit.type == slot.type; });
        takeSlots([](const Enlisted&, const Counter&) { return true; });
        for (std::size_t i = 0; i < m_units.size(); ++i)
            keepNames(i);
        FieldedArmy army;
        Batch batch;
        CounterId next = nextCounterId(m_scenario);
        for (std::size_t i = 0; i < m_units.size(); ++i)
            army.counters.push_back(field(i, next, batch));
        for (const Counter* counter : m_free)
            batch.edits.push_back({RemoveCounter{counter->id}});
        army.edit.change = std::move(batch);
        return army;
    }

private:
    using Fits = std::function<bool(const Enlisted&, const Counter&)>;

    void takeSlots(const Fits& fits) {
        for (std::size_t i = 0; i < m_units.size(); ++i) {
            if (m_slots[i])
                continue;
            const auto found = std::find_if(m_free.begin(), m_free.end(),
                                            [&](const Counter* slot) { return fits(m_units[i], *slot); });
            if (found == m_free.end())
                continue;
            m_slots[i] = *found;
            m_free.erase(found);
        }
    }

    bool staysAsItIs(std::size_t i) const { return m_slots[i] && m_slots[i]->type == m_units[i].type; }

    void keepNames(std::size_t i) {
        if (!m_units[i].name.empty())
            m_names.push_back(m_units[i].name);
        else if (staysAsItIs(i))
            m_names.push_back(m_slots[i]->name);
        if (staysAsItIs(i))
            m_marks.push_back(markOf(*m_slots[i]));
    }

    CounterId field(std::size_t i, CounterId& next, Batch& batch) {
        const Enlisted& unit = m_units[i];
        Counter counter = m_slots[i] ? *m_slots[i] : m_model;
        const std::string before = counter.name;
        const CounterType typeBefore = counter.type;
        if (!m_slots[i]) {
            counter.id = next;
            ++next.value;
            counter.side = m_side.token;
        }
        counter.type = unit.type;
        if (!staysAsItIs(i))
            rename(counter, before, typeBefore);
        if (!unit.name.empty())
            counter.name = unit.name;
        for (const auto& [field, value] : unit.attributes)
            counter.attributes[field] = value;
        tidy(m_info, counter);
        const CounterId id = counter.id;
        if (!m_slots[i])
            batch.edits.push_back({AddCounter{std::move(counter)}});
        else if (counter != *m_slots[i])
            batch.edits.push_back({ChangeCounter{std::move(counter)}});
        return id;
    }

    /// "Israelite Warband 3" becomes "Israelite Archers 2".
    void rename(Counter& counter, const std::string& before, const CounterType& typeBefore) {
        const std::size_t label = before.find(labelOf(m_info, typeBefore));
        const std::string people =
            label == std::string::npos || label == 0 ? m_side.name + " " : before.substr(0, label);
        const std::string newLabel = labelOf(m_info, counter.type);
        counter.name = firstFree(m_names, people + newLabel + " ");
        if (!m_info.forces.mark.empty())
            counter.attributes[m_info.forces.mark] = firstFree(m_marks, newLabel.substr(0, 1));
    }

    static std::string firstFree(std::vector<std::string>& taken, const std::string& stem) {
        int number = 1;
        while (std::find(taken.begin(), taken.end(), stem + std::to_string(number)) != taken.end())
            ++number;
        return taken.emplace_back(stem + std::to_string(number));
    }

    std::string markOf(const Counter& counter) const {
        const auto found = counter.attributes.find(m_info.forces.mark);
        const auto* text = found == counter.attributes.end() ? nullptr : std::get_if<std::string>(&found->second);
        return text ? *text : std::string();
    }

    const RulesetInfo& m_info;
    const Scenario& m_scenario;
    const Side& m_side;
    const std::vector<Enlisted>& m_units;
    std::vector<const Counter*> m_slots; ///< parallel to the units; null: a new counter
    std::vector<const Counter*> m_free;
    Counter m_model; ///< what new counters are set up as
    std::vector<std::string> m_names;
    std::vector<std::string> m_marks;
};

} // namespace

FieldedArmy fieldArmy(const RulesetInfo& info, const Scenario& scenario, const SideToken& side,
                      const std::vector<Enlisted>& units) {
    return Fielding(info, scenario, side, units).fielded();
}

} // namespace orontes::core
