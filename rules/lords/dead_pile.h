// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/state.h"

#include <array>

namespace orontes::lords {

/// How many dead units of each class a nation may pay with.
using DeadCounts = std::array<int, 3>;

bool isDeadOf(const State& state, PieceId piece, NationId nation);
/// Without the one that is to return.
DeadCounts deadOf(const State& state, NationId nation, PieceId without);
/// Whether a unit of the class may be paid: its own type first, never foot for mounted (9.3, A-LOR-61).
bool mayPay(const DeadCounts& dead, Class returning, Class paid);
/// Whether so many can be paid.
bool canPay(const DeadCounts& dead, Class returning, int price);
/// Dead paid for each that returns (9.2, 17.0).
int priceOf(const State& state, bool faceless);
/// Whether it is the only dead unit of its class (9.3).
bool isAlone(const State& state, PieceId piece, NationId nation);

} // namespace orontes::lords
