// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/viewpoint.h"

#include <algorithm>

namespace orontes::editor {

namespace {

core::Observer seatObserver(core::SeatId seat) {
    return {core::Observer::Kind::Seat, seat};
}

} // namespace

Viewpoint viewpointFor(std::span<const core::Pending> pending, std::span<const core::BotId> bots,
                       const core::Observer& now) {
    std::vector<core::SeatId> people;
    for (std::size_t i = 0; i < bots.size(); ++i)
        if (bots[i].empty())
            people.push_back(core::SeatId{static_cast<std::int32_t>(i)});
    if (people.empty())
        return {{core::Observer::Kind::Referee, {}}, false};
    if (people.size() == 1)
        return {seatObserver(people.front()), false};
    const core::Pending* next = nullptr;
    for (const core::Pending& owed : pending) {
        const bool person = std::find(people.begin(), people.end(), owed.actor.seat) != people.end();
        if (!person)
            continue;
        if (seatObserver(owed.actor.seat) == now)
            return {now, false};
        next = next ? next : &owed;
    }
    if (!next)
        return {{core::Observer::Kind::Spectator, {}}, false};
    return {seatObserver(next->actor.seat), next->secret};
}

} // namespace orontes::editor
