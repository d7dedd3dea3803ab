// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/reverence.h"

#include <bit>

namespace orontes::lords {
namespace {

/// More chits than that nobody loses.
constexpr int mostBreaches = 9;

int seatCount(const State& state) {
    return static_cast<int>(state.setup->scenario.seats->size());
}

std::size_t placeOf(SeatId seat) {
    return static_cast<std::size_t>(seat.value);
}

std::uint8_t bitOf(SeatId seat) {
    return static_cast<std::uint8_t>(1U << seat.value);
}

/// New units, movement and battle (4.3e).
bool isSolemn(const State& state) {
    return mover(state).valid() && !std::holds_alternative<SettingUp>(state.step) &&
           !std::holds_alternative<Redeploying>(state.step) && !std::holds_alternative<ThrowingCovenant>(state.step);
}

} // namespace

bool isReverent(const State& state) {
    return state.setup->options.reverence && isSolemn(state);
}

Objection whyNotReverence(const State& state, SeatId seat, const Action& action) {
    if (!isReverent(state))
        return {"play.no-silence-now", state.setup->options.reverence ? "R-LOR-4.3e" : "R-LOR-4.3a"};
    if (std::holds_alternative<Silence>(action))
        return state.silence ? Objection{"play.silent-already", "R-LOR-4.3a"} : Objection{};
    const auto* accuse = std::get_if<Accuse>(&action);
    if (!accuse)
        return outOfTurn;
    if (!state.silence)
        return {"play.no-silence", "R-LOR-4.3b"};
    if (accuse->seat == seat || state.breaches[placeOf(accuse->seat)] >= mostBreaches)
        return {"play.cannot-accuse", "R-LOR-4.3c"};
    if ((state.accusers[placeOf(accuse->seat)] & bitOf(seat)) != 0)
        return {"play.accused-already", "R-LOR-4.3c"};
    return {};
}

void reverenceChoices(const State& state, SeatId seat, Actions& out) {
    if (!isReverent(state))
        return;
    if (!state.silence)
        out.emplace_back(Silence{});
    for (SeatId other{0}; other.value < seatCount(state); ++other.value)
        if (!whyNotReverence(state, seat, Accuse{other}))
            out.emplace_back(Accuse{other});
}

void playReverence(State& state, Tale& tale, SeatId seat, const Action& action) {
    if (std::holds_alternative<Silence>(action)) {
        state.silence = true;
        return tale.tell({.text = "told.silence", .rule = "R-LOR-4.3a", .nation = mover(state)});
    }
    const SeatId accused = std::get<Accuse>(action).seat;
    std::uint8_t& accusers = state.accusers[placeOf(accused)];
    accusers = static_cast<std::uint8_t>(accusers | bitOf(seat));
    const bool all = std::popcount(accusers) == seatCount(state) - 1;
    tale.tell({.text = all ? "told.breach" : "told.accused", .rule = "A-LOR-11", .seat = accused});
    if (!all)
        return;
    accusers = 0;
    ++state.breaches[placeOf(accused)];
}

} // namespace orontes::lords
