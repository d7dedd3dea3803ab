// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/open_log.h"

namespace orontes::core {
namespace {

/// From the end backwards: what a seat did in secret is open when something after it revealed the seat.
void noteRevealed(const Events& events, std::vector<SeatId>& revealed) {
    for (const Event& event : events)
        if (const auto* open = std::get_if<Revealed>(&event.what))
            revealed.push_back(open->seat);
}

bool mayRead(const Observer& observer, const PlayedStep& played, const std::vector<SeatId>& revealed) {
    if (!played.step.secret || observer.kind == Observer::Kind::Referee)
        return true;
    const SeatId owner = played.action.by.seat;
    if (observer.kind == Observer::Kind::Seat && observer.seat == owner)
        return true;
    for (const SeatId open : revealed)
        if (open == owner)
            return true;
    return false;
}

} // namespace

std::vector<bool> readableBy(const Observer& observer, std::span<const PlayedStep> steps) {
    std::vector<bool> readable(steps.size(), false);
    std::vector<SeatId> revealed;
    for (std::size_t i = steps.size(); i-- > 0;) {
        noteRevealed(steps[i].step.events, revealed);
        readable[i] = mayRead(observer, steps[i], revealed);
    }
    return readable;
}

} // namespace orontes::core
