// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/choice_rows.h"

#include "model/words/place_words.h"

#include <algorithm>
#include <map>
#include <set>

namespace orontes::model {
namespace {

/// What is seen of the counters that choices are about.
class Seen {
public:
    Seen(const core::View& view, const core::Scenario& scenario) : m_scenario(scenario) {
        for (const core::ViewCounter& counter : view.counters)
            m_counters.emplace(counter.counter, &counter);
    }

    const core::ViewCounter* of(core::CounterId counter) const {
        const auto found = m_counters.find(counter);
        return found == m_counters.end() ? nullptr : found->second;
    }
    /// The first of those alike that was asked about.
    core::CounterId modelOf(core::CounterId counter) {
        const core::ViewCounter* seen = of(counter);
        if (const auto known = m_models.find(counter); known != m_models.end() || !seen)
            return seen ? known->second : counter;
        core::CounterId model = counter;
        for (const core::CounterId other : m_distinct)
            if (areAlike(m_scenario, *seen, *of(other))) {
                model = other;
                break;
            }
        if (model == counter)
            m_distinct.push_back(counter);
        return m_models[counter] = model;
    }

private:
    const core::Scenario& m_scenario;
    std::map<core::CounterId, const core::ViewCounter*> m_counters;
    std::map<core::CounterId, core::CounterId> m_models;
    std::vector<core::CounterId> m_distinct;
};

/// The choice as the first of those alike would make it: equal where two come to the same.
core::Action typical(const core::Choice& choice, Seen& seen) {
    core::Action action = choice.action;
    for (const std::optional<core::CounterId>& counter : {choice.counter, choice.other})
        for (auto& [name, value] : action.args)
            if (auto* number = std::get_if<std::int64_t>(&value); counter && number && *number == counter->value) {
                *number = seen.modelOf(*counter).value;
                break;
            }
    return action;
}

/// Names of counters give way to what several of them are called.
std::string wordsOf(const SameChoices& same, const core::Scenario& scenario, const core::Catalogue& texts) {
    const core::Choice& first = same.choices.front();
    core::Text label = first.label;
    const auto shorten = [&](const std::optional<core::CounterId>& id) {
        const core::Counter* counter = id ? core::findCounter(scenario, *id) : nullptr;
        if (!counter || counter->name.empty())
            return;
        for (auto& [name, arg] : label.args)
            if (auto* words = std::get_if<std::string>(&arg); words && words->ends_with(counter->name))
                *words = withoutNumber(counter->name);
    };
    const auto several = [&](auto member) {
        return std::any_of(same.choices.begin(), same.choices.end(),
                           [&](const core::Choice& choice) { return choice.*member != first.*member; });
    };
    if (several(&core::Choice::counter))
        shorten(first.counter);
    if (several(&core::Choice::other))
        shorten(first.other);
    return texts.render(label);
}

void addChoice(std::vector<SameChoices>& rows, std::vector<core::Action>& typicals, const core::Choice& choice,
               const core::Action& action) {
    const auto found = std::find(typicals.begin(), typicals.end(), action);
    if (found == typicals.end()) {
        typicals.push_back(action);
        rows.push_back({{choice}, {}});
    } else
        rows[static_cast<std::size_t>(found - typicals.begin())].choices.push_back(choice);
}

/// What one counter may do.
struct Own {
    core::CounterId counter;
    std::vector<SameChoices> rows;
    std::vector<core::Action> typicals;
};

std::vector<Own> byCounter(const std::vector<core::Choice>& choices, Seen& seen) {
    std::vector<Own> all;
    std::map<core::CounterId, std::size_t> places;
    for (const core::Choice& choice : choices) {
        if (!choice.counter)
            continue;
        const auto [entry, isNew] = places.emplace(*choice.counter, all.size());
        if (isNew)
            all.push_back({*choice.counter, {}, {}});
        Own& own = all[entry->second];
        addChoice(own.rows, own.typicals, choice, typical(choice, seen));
    }
    return all;
}

class Sections {
public:
    Sections(const core::View& view, const core::Scenario& scenario, const core::Catalogue& texts)
        : m_seen(view, scenario), m_scenario(scenario), m_texts(texts) {}

    Seen& seen() { return m_seen; }

    ChoiceSection& at(const std::optional<core::SpaceId>& space, const std::string& place) {
        for (ChoiceSection& section : m_all)
            if (section.space == space && section.place == place)
                return section;
        m_all.push_back({space, place, {}, {}});
        return m_all.back();
    }
    ChoiceSection& of(core::CounterId counter) {
        const core::ViewCounter* seen = m_seen.of(counter);
        if (seen && seen->space)
            return at(seen->space, core::labelOf(*m_scenario.board, *seen->space).value);
        return at(std::nullopt, seen && !seen->box.id.empty() ? m_texts.render(seen->box) : std::string());
    }

    void add(const Own& own) {
        ChoiceSection& section = of(own.counter);
        for (std::size_t i = 0; i < section.counters.size(); ++i)
            if (CounterChoices& group = section.counters[i];
                m_seen.modelOf(group.counters.front()) == m_seen.modelOf(own.counter) &&
                m_typicals[group.counters.front()] == own.typicals) {
                group.counters.push_back(own.counter);
                for (std::size_t row = 0; row < own.rows.size(); ++row)
                    group.rows[row].choices.insert(group.rows[row].choices.end(), own.rows[row].choices.begin(),
                                                   own.rows[row].choices.end());
                return;
            }
        section.counters.push_back({{own.counter}, {}, own.rows});
        m_typicals[own.counter] = own.typicals;
    }

    std::vector<ChoiceSection> take() {
        for (ChoiceSection& section : m_all) {
            for (CounterChoices& group : section.counters) {
                const core::Counter* counter = core::findCounter(m_scenario, group.counters.front());
                const std::string name = counter ? nameOf(*counter) : std::string();
                group.words = group.counters.size() > 1 ? withoutNumber(name) : name;
                for (SameChoices& row : group.rows)
                    row.words = wordsOf(row, m_scenario, m_texts);
            }
            for (SameChoices& row : section.rows)
                row.words = wordsOf(row, m_scenario, m_texts);
        }
        return std::move(m_all);
    }

private:
    Seen m_seen;
    const core::Scenario& m_scenario;
    const core::Catalogue& m_texts;
    std::vector<ChoiceSection> m_all;
    std::map<core::CounterId, std::vector<core::Action>> m_typicals; ///< of the first of each group
};

} // namespace

std::string withoutNumber(const std::string& name) {
    const std::size_t last = name.find_last_not_of("0123456789");
    if (last == std::string::npos || last + 1 == name.size())
        return name;
    const std::size_t end = name.find_last_not_of(" #", last);
    return end == std::string::npos ? name : name.substr(0, end + 1);
}

bool areAlike(const core::Scenario& scenario, const core::ViewCounter& one, const core::ViewCounter& other) {
    const core::Counter* a = core::findCounter(scenario, one.counter);
    const core::Counter* b = core::findCounter(scenario, other.counter);
    return a && b && one.space == other.space && one.box == other.box && one.state == other.state &&
           one.face.state == other.face.state && one.face.markers == other.face.markers &&
           one.face.under == other.face.under && a->side == b->side && a->type == b->type &&
           a->attributes == b->attributes && withoutNumber(a->name) == withoutNumber(b->name);
}

std::vector<ChoiceSection> sectionsOf(const std::vector<core::Choice>& choices, const core::View& view,
                                      const core::Scenario& scenario, const core::Catalogue& texts) {
    Sections sections(view, scenario, texts);
    const std::vector<Own> owners = byCounter(choices, sections.seen());
    std::map<core::CounterId, const Own*> waiting;
    std::set<core::SpaceId> stands;
    for (const Own& own : owners) {
        waiting.emplace(own.counter, &own);
        if (const core::ViewCounter* counter = sections.seen().of(own.counter); counter && counter->space)
            stands.insert(*counter->space);
    }
    for (const core::Choice& choice : choices) {
        if (const auto own = choice.counter ? waiting.find(*choice.counter) : waiting.end(); own != waiting.end()) {
            sections.add(*own->second);
            waiting.erase(own);
        }
        if (choice.counter)
            continue;
        const bool joins = choice.space && stands.contains(*choice.space);
        ChoiceSection& section = joins ? sections.at(choice.space, core::labelOf(*scenario.board, *choice.space).value)
                                       : sections.at(std::nullopt, {});
        section.rows.push_back({{choice}, {}});
    }
    return sections.take();
}

} // namespace orontes::model
