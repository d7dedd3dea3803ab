// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_apply.h"

namespace orontes::core {

Refusal apply(Scenario& scenario, const PutSide& edit) {
    if (edit.side.token.empty())
        return editError("side.unnamed");
    putInto(scenario.sides, edit.side, [&edit](const Side& side) { return side.token == edit.side.token; });
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const RemoveSide& edit) {
    if (!removeFrom(scenario.sides, [&edit](const Side& side) { return side.token == edit.side; }))
        return editError("side.unknown", {{"side", edit.side.value}});
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const PutSeat& edit) {
    if (edit.seat.token.empty())
        return editError("seat.unnamed");
    putInto(scenario.seats, edit.seat, [&edit](const Seat& seat) { return seat.token == edit.seat.token; });
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const RemoveSeat& edit) {
    if (!removeFrom(scenario.seats, [&edit](const Seat& seat) { return seat.token == edit.seat; }))
        return editError("seat.unknown", {{"seat", edit.seat.value}});
    return std::nullopt;
}

} // namespace orontes::core
