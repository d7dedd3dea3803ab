// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/travel.h"

#include <array>

namespace orontes::qadesh {
namespace {

constexpr std::size_t dearestStep = 4;

/// Fills the costs from one space: spaces wait in as many rings as a step can cost, and the nearest ring is taken
/// first.
void spread(const Setup& setup, SpaceId start, std::uint16_t* costs) {
    std::array<std::vector<SpaceId>, dearestStep + 1> rings;
    costs[start.value] = 0;
    rings[0].push_back(start);
    std::size_t waiting = 1;
    for (std::uint16_t cost = 0; waiting > 0; ++cost) {
        std::vector<SpaceId> ring;
        ring.swap(rings[cost % rings.size()]);
        waiting -= ring.size();
        for (const SpaceId from : ring) {
            if (costs[from.value] != cost)
                continue;
            for (const SpaceId to : setup.neighbours[static_cast<std::size_t>(from.value)]) {
                if (!to.valid() || setup.groundOf(to).lake)
                    continue;
                const auto reached = static_cast<std::uint16_t>(cost + stepCost(setup, from, to));
                if (reached >= costs[to.value])
                    continue;
                costs[to.value] = reached;
                rings[reached % rings.size()].push_back(to);
                ++waiting;
            }
        }
    }
}

} // namespace

int stepCost(const Setup& setup, SpaceId from, SpaceId to) {
    return 2 + (setup.groundOf(to).rough ? 1 : 0) + (riverBetween(setup, from, to) ? 1 : 0);
}

std::vector<std::uint16_t> travelCosts(const Setup& setup) {
    const std::size_t spaces = setup.ground.size();
    std::vector<std::uint16_t> costs(spaces * spaces, unreachable);
    for (std::size_t from = 0; from < spaces; ++from)
        spread(setup, SpaceId{static_cast<std::int32_t>(from)}, costs.data() + from * spaces);
    return costs;
}

} // namespace orontes::qadesh
