// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/state.h"

#include <algorithm>

namespace orontes::tests::skirmish {

using namespace core;

namespace {

bool inWoods(const State& state, SpaceId space) {
    return terrainOf(*state.setup->scenario.board, space) == TerrainToken{"woods"};
}

CalculationLine strengthLine(const State& state, int piece) {
    const std::string& name = (*state.setup->scenario.counters)[at(piece)].name;
    return {say("skirmish.line.strength", {{"counter", name}}), state.setup->strength[at(piece)], rule("S3")};
}

/// Half strength, rounded up, for who attacks out of woods.
std::vector<CalculationLine> attackLines(const State& state, SpaceId hex) {
    std::vector<CalculationLine> lines;
    for (int piece = 0; piece < static_cast<int>(state.pieces.size()); ++piece) {
        const Piece& one = state.pieces[at(piece)];
        if (!one.onMap() || seatOf(state, piece) != state.mover ||
            !edgeBetween(*state.setup->scenario.board, one.space, hex))
            continue;
        lines.push_back(strengthLine(state, piece));
        if (inWoods(state, one.space))
            lines.push_back(
                {say("skirmish.line.out-of-woods"), Fraction(1, 2), rule("S3"), CalculationLine::How::TimesUp, 1});
    }
    return lines;
}

std::vector<CalculationLine> defenceLines(const State& state, SpaceId hex) {
    std::vector<CalculationLine> lines;
    for (const int piece : piecesAt(state, hex)) {
        lines.push_back(strengthLine(state, piece));
        if (state.pieces[at(piece)].hasShot) // S5
            lines.push_back({say("skirmish.line.has-shot"), 0, rule("S5"), CalculationLine::How::Times, 1});
    }
    if (inWoods(state, hex)) // S5
        lines.push_back({say("skirmish.line.woods"), 2, rule("S5"), CalculationLine::How::Times});
    return lines;
}

/// The column of the table; "" below one to two.
std::string columnOf(const Odds& odds) {
    const Fraction attack = total(odds.attack);
    const Fraction defence = total(odds.defence);
    if (attack == 0 || attack * 2 < defence)
        return "";
    if (attack < defence)
        return "1-2";
    if (attack < defence * 2)
        return "1-1";
    return attack < defence * 3 ? "2-1" : "3-1";
}

} // namespace

int seatOf(const State& state, int piece) {
    return state.setup->seatOf[at(piece)];
}

int lostBy(const State& state, int seat) {
    int lost = 0;
    for (int piece = 0; piece < static_cast<int>(state.pieces.size()); ++piece)
        lost += state.pieces[at(piece)].lost && seatOf(state, piece) == seat ? 1 : 0;
    return lost;
}

std::vector<int> piecesAt(const State& state, SpaceId space) {
    std::vector<int> found;
    for (int piece = 0; piece < static_cast<int>(state.pieces.size()); ++piece)
        if (state.pieces[at(piece)].onMap() && state.pieces[at(piece)].space == space)
            found.push_back(piece);
    return found;
}

int seatAt(const State& state, SpaceId space) {
    const std::vector<int> there = piecesAt(state, space);
    return there.empty() ? -1 : seatOf(state, there.front());
}

std::vector<int> archersBeside(const State& state, int target) {
    std::vector<int> archers;
    for (int piece = 0; piece < static_cast<int>(state.pieces.size()); ++piece) {
        const Piece& one = state.pieces[at(piece)];
        const bool able = one.onMap() && !one.hasShot && state.setup->archer[at(piece)] == 1;
        if (able && seatOf(state, piece) != seatOf(state, target) &&
            edgeBetween(*state.setup->scenario.board, one.space, state.pieces[at(target)].space))
            archers.push_back(piece);
    }
    return archers;
}

Calculation fightOdds(const State& state, SpaceId hex) {
    Calculation calculation;
    const std::string label = labelOf(*state.setup->scenario.board, hex).value;
    calculation.title = say("skirmish.calculation.fight", {{"hex", label}});
    calculation.table = "combat";
    calculation.odds = Odds{attackLines(state, hex), defenceLines(state, hex)};
    calculation.column = columnOf(*calculation.odds);
    return calculation;
}

std::string fightResult(const Calculation& odds, int pips) {
    const TableSpec& table = info().tables.front();
    const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                     [&](const TableLine& line) { return line.id == odds.column; });
    const auto index = static_cast<std::size_t>(column - table.columns.begin());
    return std::get<std::string>(table.cells[at(pips - 1)][index].value);
}

Text say(const char* id, TextArgs args) {
    return Text{TextId{id}, std::move(args)};
}

Citation rule(const char* reference) {
    return Citation{"skirmish", reference, Provenance::Reconstruction};
}

} // namespace orontes::tests::skirmish
