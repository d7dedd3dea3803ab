// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/scenario.h"

#include <algorithm>
#include <limits>
#include <set>

namespace orontes::core {
namespace {

CounterId lowestFreeId(const std::vector<Counter>& counters) {
    std::set<CounterId> taken;
    for (const Counter& counter : counters)
        taken.insert(counter.id);
    CounterId free{1};
    while (taken.contains(free))
        ++free.value;
    return free;
}

} // namespace

const Counter* findCounter(const Scenario& scenario, CounterId id) {
    const auto found = std::find_if(scenario.counters->begin(), scenario.counters->end(),
                                    [id](const Counter& counter) { return counter.id == id; });
    return found == scenario.counters->end() ? nullptr : &*found;
}

const Side* findSide(const Scenario& scenario, const SideToken& token) {
    const auto found = std::find_if(scenario.sides->begin(), scenario.sides->end(),
                                    [&token](const Side& side) { return side.token == token; });
    return found == scenario.sides->end() ? nullptr : &*found;
}

const Seat* findSeat(const Scenario& scenario, const SeatToken& token) {
    const auto found = std::find_if(scenario.seats->begin(), scenario.seats->end(),
                                    [&token](const Seat& seat) { return seat.token == token; });
    return found == scenario.seats->end() ? nullptr : &*found;
}

SeatId seatIdOf(const Scenario& scenario, const SeatToken& token) {
    const Seat* seat = findSeat(scenario, token);
    return seat ? SeatId{static_cast<std::int32_t>(seat - scenario.seats->data())} : SeatId{};
}

SeatId seatOfSide(const Scenario& scenario, const SideToken& token) {
    const Side* side = findSide(scenario, token);
    return side ? seatIdOf(scenario, side->seat) : SeatId{};
}

CounterId nextCounterId(const Scenario& scenario) {
    CounterId greatest{0};
    for (const Counter& counter : *scenario.counters)
        greatest = std::max(greatest, counter.id);
    if (greatest.value == std::numeric_limits<std::int32_t>::max())
        return lowestFreeId(*scenario.counters);
    return CounterId{greatest.value + 1};
}

} // namespace orontes::core
