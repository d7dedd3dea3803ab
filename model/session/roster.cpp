// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/roster.h"

namespace orontes::model {
namespace {

template <class Entry, class Matches, class Make>
Entry& entryIn(std::vector<Entry>& entries, Matches matches, Make make) {
    for (Entry& entry : entries)
        if (matches(entry))
            return entry;
    entries.push_back(make());
    return entries.back();
}

class Counting {
public:
    Counting(const core::Scenario& scenario, const core::RulesetInfo& info, const core::Catalogue& texts)
        : m_scenario(scenario), m_info(info), m_texts(texts) {}

    std::vector<RosterSide> sides;

    void add(const core::ViewCounter& seen) {
        const core::Counter* counter = core::findCounter(m_scenario, seen.counter);
        const core::Side* side = counter ? core::findSide(m_scenario, counter->side) : nullptr;
        if (!side)
            return;
        RosterSide& whose = entryIn(
            sides, [&](const RosterSide& one) { return one.side == side->token; },
            [&] { return RosterSide{side->token, core::seatOfSide(m_scenario, side->token), side->name, 0, {}}; });
        const std::string where =
            seen.space ? m_texts.render(core::TextId{"items.roster.on-map"}) : m_texts.render(seen.box);
        RosterPlace& place = entryIn(
            whose.places, [&](const RosterPlace& one) { return one.name == where; },
            [&] { return RosterPlace{where, seen.space.has_value(), 0, {}}; });
        const std::string words = wordsOf(seen, *counter);
        RosterLine& line = entryIn(
            place.lines, [&](const RosterLine& one) { return one.words == words; },
            [&] { return RosterLine{words, 0, {}}; });
        line.counters.push_back(seen.counter);
        ++line.number;
        ++place.number;
        whose.onMap += seen.space ? 1 : 0;
    }

private:
    /// What it is, and on the map where it stands.
    std::string wordsOf(const core::ViewCounter& seen, const core::Counter& counter) const {
        const core::CounterTypeSpec* type = core::findCounterType(m_info, counter.type);
        const bool isOneOfAKind = type && type->leader;
        std::string words = type && !isOneOfAKind ? m_texts.render(type->label) : counter.name;
        if (seen.space)
            words += ", " + core::labelOf(*m_scenario.board, *seen.space).value;
        return words;
    }

    const core::Scenario& m_scenario;
    const core::RulesetInfo& m_info;
    const core::Catalogue& m_texts;
};

} // namespace

std::vector<RosterSide> rosterOf(const core::View& view, const core::Scenario& scenario, const core::RulesetInfo& info,
                                 const core::Catalogue& texts) {
    Counting counting(scenario, info, texts);
    for (const core::ViewCounter& seen : view.counters)
        counting.add(seen);
    return std::move(counting.sides);
}

} // namespace orontes::model
