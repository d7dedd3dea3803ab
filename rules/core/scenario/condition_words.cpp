// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/condition_words.h"

#include "rules/core/scenario/condition.h"

#include <algorithm>

namespace orontes::core {
namespace {

constexpr std::size_t fewTypes = 3; ///< so few are better named as those that do not count
constexpr std::size_t shortRun = 2; ///< turns in a row that are better listed than told as a range

bool isRun(const std::vector<TurnNumber>& turns) {
    return static_cast<std::size_t>(turns.back().value - turns.front().value) + 1 == turns.size();
}

} // namespace

std::string ConditionWords::list(const std::vector<std::string>& items, const char* none, const char* last) const {
    if (items.empty())
        return text(none);
    std::string sentence = items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        sentence = joined(i + 1 == items.size() ? last : "victory.comma", sentence, items[i]);
    return sentence;
}

std::string ConditionWords::side(const SideToken& token) const {
    const Side* side = findSide(m_scenario, token);
    return side && !side->name.empty() ? side->name : token.value;
}

std::string ConditionWords::anyOf(const std::vector<SideToken>& sides) const {
    std::vector<std::string> names;
    for (const SideToken& token : sides)
        names.push_back(side(token));
    return list(names, "victory.no-side", "victory.or");
}

std::string ConditionWords::space(const SpaceLabel& label) const {
    const Board& board = *m_scenario.board;
    if (std::holds_alternative<Cow<AreaMap>>(board.geometry))
        return label.value;
    const std::optional<SpaceId> space = findSpace(board, label);
    const std::string name = space ? noteOf(board, *space).name : std::string();
    return name.empty() ? label.value : name + " (" + label.value + ")";
}

std::string ConditionWords::region(const RegionId& id) const {
    const Region* region = findRegion(*m_scenario.board, id);
    return region && !region->name.empty() ? region->name : id.value;
}

const Region* ConditionWords::regionOf(std::vector<SpaceLabel> spaces) const {
    std::sort(spaces.begin(), spaces.end());
    for (const Region& region : *m_scenario.board->regions) {
        std::vector<SpaceLabel> own = region.spaces;
        std::sort(own.begin(), own.end());
        if (!region.name.empty() && own == spaces)
            return &region;
    }
    return nullptr;
}

std::string ConditionWords::group(const RegionId& region, const TerrainToken& terrain) const {
    if (terrain.empty())
        return this->region(region);
    const TerrainSpec* spec = findTerrain(m_info, terrain);
    const std::string label = spec ? m_info.texts.render(spec->label) : terrain.value;
    return region.empty() ? text("victory.terrain", {{"terrain", label}})
                          : text("victory.terrain-of-region", {{"terrain", label}, {"region", this->region(region)}});
}

std::string ConditionWords::types(const std::vector<CounterType>& types, const std::vector<SideToken>& sides) const {
    std::vector<CounterType> named = types;
    std::vector<CounterType> others = typesBeside(types);
    if (named.size() > fewTypes && others.size() > fewTypes) {
        const auto absent = [&](const CounterType& type) { return !isPresent(type, sides); };
        std::erase_if(named, absent);
        std::erase_if(others, absent);
        if (named.empty()) // none of them is there: the list as it is
            return text("victory.types", {{"types", list(labelsOf(types), "victory.nothing", "victory.or")}});
    }
    if (others.empty() && named.size() <= m_info.counterTypes.size())
        return {};
    if (others.empty() || others.size() > fewTypes || others.size() >= named.size())
        return text("victory.types", {{"types", list(labelsOf(named), "victory.nothing", "victory.or")}});
    return text("victory.types-but", {{"types", list(labelsOf(others), "victory.nothing")}});
}

/// Those that do not count.
std::vector<CounterType> ConditionWords::typesBeside(const std::vector<CounterType>& types) const {
    std::vector<CounterType> others;
    for (const CounterTypeSpec& spec : m_info.counterTypes)
        if (!counts(types, spec.type))
            others.push_back(spec.type);
    return others;
}

std::vector<std::string> ConditionWords::labelsOf(const std::vector<CounterType>& types) const {
    std::vector<std::string> labels;
    for (const CounterType& type : types) {
        const CounterTypeSpec* spec = findCounterType(m_info, type);
        labels.push_back(spec ? m_info.texts.render(spec->label) : type.value);
    }
    return labels;
}

bool ConditionWords::isPresent(const CounterType& type, const std::vector<SideToken>& sides) const {
    return std::any_of(m_scenario.counters->begin(), m_scenario.counters->end(), [&](const Counter& counter) {
        return counter.type == type && std::find(sides.begin(), sides.end(), counter.side) != sides.end();
    });
}

std::string ConditionWords::state(const StateId& id) const {
    const StateSpec* spec = findState(m_info, id);
    return spec ? m_info.texts.render(spec->label) : id.value;
}

/// "turn 3", "turns 1 to 4 and 8"
std::string ConditionWords::turnList(const std::vector<TurnNumber>& turns) const {
    std::vector<std::string> parts;
    for (std::size_t first = 0, end = 0; first < turns.size(); first = end) {
        end = first + 1;
        while (end < turns.size() && turns[end].value == turns[end - 1].value + 1)
            ++end;
        if (end - first > shortRun)
            parts.push_back(
                joined("victory.turn-run", std::to_string(turns[first].value), std::to_string(turns[end - 1].value)));
        else
            for (std::size_t i = first; i < end; ++i)
                parts.push_back(std::to_string(turns[i].value));
    }
    return text("victory.turn-list",
                {{"number", static_cast<std::int64_t>(turns.size())}, {"turns", list(parts, "victory.nothing")}});
}

std::string ConditionWords::when(const std::vector<TurnNumber>& turns, int need) const {
    if (turns.empty())
        return text("victory.on-no-turn");
    const bool fromFirst = turns.front() <= m_scenario.firstTurn && isRun(turns);
    if (turns.size() > 1 && fromFirst && need == 1)
        return text("victory.by-turn", {{"turn", std::int64_t{turns.back().value}}});
    if (need < static_cast<int>(turns.size()))
        return text("victory.on-some-turns", {{"need", std::int64_t{need}}, {"turns", turnList(turns)}});
    if (turns.size() > 1 && fromFirst && turns.back() == m_scenario.lastTurn)
        return text("victory.on-every-turn");
    return text("victory.on-turns-listed", {{"turns", turnList(turns)}});
}

} // namespace orontes::core
