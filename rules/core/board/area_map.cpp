// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/area_map.h"

#include <algorithm>
#include <tuple>

namespace orontes::core {
namespace {

bool isBefore(const AreaLink& a, const AreaLink& b) {
    return std::tie(a.first, a.second) < std::tie(b.first, b.second);
}

std::vector<std::vector<SpaceId>> neighbourLists(const AreaMap& map) {
    std::vector<std::vector<SpaceId>> lists(map.areas.size());
    for (const AreaLink& link : map.links) {
        lists[static_cast<std::size_t>(link.first.value)].push_back(link.second);
        lists[static_cast<std::size_t>(link.second.value)].push_back(link.first);
    }
    return lists;
}

/// Steps from `start` to every area, -1 where no way leads.
std::vector<int> distancesFrom(const std::vector<std::vector<SpaceId>>& lists, SpaceId start) {
    std::vector<int> steps(lists.size(), -1);
    std::vector<SpaceId> open{start};
    steps[static_cast<std::size_t>(start.value)] = 0;
    for (std::size_t i = 0; i < open.size(); ++i)
        for (const SpaceId next : lists[static_cast<std::size_t>(open[i].value)])
            if (int& found = steps[static_cast<std::size_t>(next.value)]; found < 0) {
                found = steps[static_cast<std::size_t>(open[i].value)] + 1;
                open.push_back(next);
            }
    return steps;
}

std::vector<SpaceId> areasWithin(const AreaMap& map, SpaceId centre, int least, int most) {
    const std::vector<int> steps = distancesFrom(neighbourLists(map), centre);
    std::vector<SpaceId> found;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i] >= std::max(least, 0) && steps[i] <= most)
            found.push_back(SpaceId{static_cast<std::int32_t>(i)});
    return found;
}

std::string_view withoutZeros(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of('0'), text.size()));
}

} // namespace

int spaceCount(const AreaMap& map) {
    return static_cast<int>(map.areas.size());
}

int edgeBound(const AreaMap& map) {
    return static_cast<int>(map.links.size());
}

int directionCount(const AreaMap& map) {
    std::size_t most = 0;
    for (const std::vector<SpaceId>& list : neighbourLists(map))
        most = std::max(most, list.size());
    return static_cast<int>(most);
}

std::vector<Neighbour> neighbours(const AreaMap& map, SpaceId space) {
    std::vector<Neighbour> found; // links are sorted, so that their other ends ascend
    found.reserve(8);
    for (std::size_t i = 0; i < map.links.size(); ++i) {
        const AreaLink& link = map.links[i];
        if (link.first == space || link.second == space)
            found.push_back({link.first == space ? link.second : link.first, EdgeId{static_cast<std::int32_t>(i)},
                             static_cast<int>(found.size())});
    }
    return found;
}

std::optional<Neighbour> neighbour(const AreaMap& map, SpaceId space, int direction) {
    const std::vector<Neighbour> all = neighbours(map, space);
    if (direction < 0 || direction >= static_cast<int>(all.size()))
        return std::nullopt;
    return all[static_cast<std::size_t>(direction)];
}

std::optional<EdgeId> edgeBetween(const AreaMap& map, SpaceId a, SpaceId b) {
    const AreaLink wanted{std::min(a, b), std::max(a, b)};
    const auto found = std::lower_bound(map.links.begin(), map.links.end(), wanted, isBefore);
    if (found == map.links.end() || *found != wanted)
        return std::nullopt;
    return EdgeId{static_cast<std::int32_t>(found - map.links.begin())};
}

std::optional<EdgeSides> sidesOf(const AreaMap& map, EdgeId edge) {
    if (edge.value < 0 || edge.value >= edgeBound(map))
        return std::nullopt;
    const AreaLink& link = map.links[static_cast<std::size_t>(edge.value)];
    return EdgeSides{link.first, link.second};
}

int distance(const AreaMap& map, SpaceId a, SpaceId b) {
    return distancesFrom(neighbourLists(map), a)[static_cast<std::size_t>(b.value)];
}

std::vector<SpaceId> line(const AreaMap& map, SpaceId a, SpaceId b) {
    const SpaceId start = std::min(a, b); // the way is always searched from the same end
    const std::vector<std::vector<SpaceId>> lists = neighbourLists(map);
    const std::vector<int> steps = distancesFrom(lists, start);
    int left = steps[static_cast<std::size_t>(std::max(a, b).value)];
    if (left < 0)
        return {};
    std::vector<SpaceId> way{std::max(a, b)};
    while (left-- > 0)
        for (const SpaceId next : lists[static_cast<std::size_t>(way.back().value)])
            if (steps[static_cast<std::size_t>(next.value)] == left) {
                way.push_back(next);
                break;
            }
    if (start == a)
        std::reverse(way.begin(), way.end());
    return way;
}

std::vector<SpaceId> ring(const AreaMap& map, SpaceId centre, int radius) {
    return areasWithin(map, centre, radius, radius);
}

std::vector<SpaceId> disk(const AreaMap& map, SpaceId centre, int radius) {
    return areasWithin(map, centre, 0, radius);
}

SpaceLabel labelOf(const AreaMap& map, SpaceId space) {
    return map.areas[static_cast<std::size_t>(space.value)].label;
}

std::optional<SpaceId> findSpace(const AreaMap& map, const SpaceLabel& label) {
    std::optional<SpaceId> close;
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
        const std::string& printed = map.areas[i].label.value;
        if (printed == label.value)
            return SpaceId{static_cast<std::int32_t>(i)};
        if (!close && !label.empty() && label.value.size() < printed.size() &&
            withoutZeros(printed) == withoutZeros(label.value))
            close = SpaceId{static_cast<std::int32_t>(i)};
    }
    return close;
}

void tidyLinks(AreaMap& map) {
    for (AreaLink& link : map.links)
        if (link.second < link.first)
            std::swap(link.first, link.second);
    const int count = spaceCount(map);
    std::erase_if(map.links, [count](const AreaLink& link) {
        return link.first == link.second || !link.first.valid() || link.second.value >= count;
    });
    std::sort(map.links.begin(), map.links.end(), isBefore);
    map.links.erase(std::unique(map.links.begin(), map.links.end()), map.links.end());
}

} // namespace orontes::core
