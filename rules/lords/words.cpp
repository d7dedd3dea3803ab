// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/words.h"

#include <algorithm>
#include <charconv>

namespace orontes::lords {
namespace {

std::optional<TurnNumber> turnIn(std::string_view text) {
    const std::optional<int> number = numberIn(text);
    if (!number || *number < 1 || *number > turnLimit)
        return std::nullopt;
    return TurnNumber{*number};
}

} // namespace

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\n");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\n") - first + 1);
}

std::vector<std::string_view> partsOf(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::optional<int> numberIn(std::string_view text) {
    constexpr std::size_t mostDigits = 4;
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || text.size() > mostDigits || text.front() == '-' || fault != std::errc{} ||
        end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::optional<TurnSet> turnsIn(std::string_view text) {
    TurnSet turns;
    for (const std::string_view part : partsOf(text, ',')) {
        const std::size_t dash = part.find('-');
        const auto first = turnIn(part.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : turnIn(part.substr(dash + 1));
        if (!first || !last || *last < *first)
            return std::nullopt;
        for (TurnNumber turn = *first; turn <= *last; ++turn.value)
            turns.add(turn);
    }
    return turns;
}

std::optional<SpaceId> placeNamed(const core::Board& board, std::string_view name) {
    for (const auto& [space, note] : *board.notes) {
        const std::vector<std::string_view> cities = partsOf(note.name, ',');
        if (std::find(cities.begin(), cities.end(), name) != cities.end())
            return space;
    }
    return core::findSpace(board, core::SpaceLabel{std::string(name)});
}

std::optional<NationSet> nationsIn(const core::Scenario& scenario, std::string_view text, char separator) {
    NationSet nations;
    for (const std::string_view part : partsOf(text, separator)) {
        const auto found = std::find_if(scenario.sides->begin(), scenario.sides->end(),
                                        [&](const core::Side& side) { return side.token.value == part; });
        const auto place = found - scenario.sides->begin();
        if (found == scenario.sides->end() || place >= nationLimit)
            return std::nullopt;
        nations.add(NationId{static_cast<std::int8_t>(place)});
    }
    return nations;
}

NationId nationNamed(const core::Scenario& scenario, std::string_view token) {
    const std::optional<NationSet> nations = nationsIn(scenario, token);
    return nations && !nations->empty() ? nations->first() : NationId{};
}

std::optional<std::vector<Capital>> capitalsIn(const core::Board& board, std::string_view text) {
    std::vector<Capital> capitals;
    for (const std::string_view part : partsOf(text, ';')) {
        const std::size_t blank = std::min(part.find_last_of(' '), part.size());
        const auto area = placeNamed(board, trimmed(part.substr(0, blank)));
        const auto turns = turnsIn(part.substr(blank));
        if (!area || !turns || turns->empty())
            return std::nullopt;
        capitals.push_back({*area, *turns});
    }
    return capitals;
}

} // namespace orontes::lords
