// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/engagement.h"

namespace orontes::lords {
namespace {

bool isUnaimed(const State& state, PieceId unit) {
    return !state.at(unit).target.valid();
}

bool isAttacked(const State& state, PieceId unit) {
    return firstOf(state, otherOf(partyOf(state, unit)), [&](PieceId enemy) { return state.at(enemy).target == unit; })
        .valid();
}

/// The units of a party that have still to be set against an enemy, and the enemies without an attacker.
struct LineUp {
    int unaimed = 0;
    int unattacked = 0;
    int enemies = 0;
};

LineUp lineUp(const State& state, Party party) {
    LineUp line;
    line.unaimed = countParty(state, party, [&](PieceId unit) { return isUnaimed(state, unit); });
    line.unattacked = countParty(state, otherOf(party), [&](PieceId enemy) { return !isAttacked(state, enemy); });
    line.enemies = unitsOf(state, otherOf(party));
    return line;
}

bool stands(const State& state, PieceId piece, Party party) {
    const Piece& one = state.at(piece);
    return isUnit(kindOf(state, piece)) && one.lot == Lot::OnMap && one.area == state.battle.area &&
           partyOf(state, piece) == party;
}

PieceId firstUnaimed(const State& state, Party party) {
    return firstOf(state, party, [&](PieceId unit) { return isUnaimed(state, unit); });
}

/// Those who go on have to be enough for the enemies whom nobody attacks yet (6.1, A-LOR-36).
bool wouldDouble(const State& state, const LineUp& line, PieceId target) {
    return !state.setup->options.doubledTargets && isAttacked(state, target) && line.unaimed - 1 < line.unattacked;
}

/// Nothing in the battle can tell them apart as attackers.
bool strikeAlike(const State& state, PieceId a, PieceId b) {
    return kindOf(state, a) == kindOf(state, b) && state.at(a).nation == state.at(b).nation &&
           state.at(a).byTerror == state.at(b).byTerror && state.at(a).bySiege == state.at(b).bySiege;
}

/// Nothing can tell whose loss it would be.
bool fallAlike(const State& state, PieceId a, PieceId b) {
    return strikeAlike(state, a, b) && state.at(a).lord == state.at(b).lord &&
           isMeshwesh(state, a) == isMeshwesh(state, b) && state.at(a).crossed == state.at(b).crossed &&
           state.at(a).embarked == state.at(b).embarked && state.at(a).landed == state.at(b).landed;
}

bool isSettled(const State& state, Party party, const LineUp& line) {
    if (line.enemies == 1)
        return true;
    if (state.setup->options.doubledTargets || line.unaimed > line.unattacked)
        return false;
    const PieceId enemy = firstOf(state, otherOf(party), [&](PieceId one) { return !isAttacked(state, one); });
    const bool sameEnemies = countParty(state, otherOf(party), [&](PieceId one) {
                                 return !isAttacked(state, one) && !fallAlike(state, one, enemy);
                             }) == 0;
    const PieceId first = firstUnaimed(state, party);
    const bool sameUnits = countParty(state, party, [&](PieceId one) {
                               return isUnaimed(state, one) && !strikeAlike(state, one, first);
                           }) == 0;
    return sameEnemies || (sameUnits && line.unaimed == line.unattacked);
}

/// In roster order, each against the next enemy without an attacker.
void pairOff(State& state, Party party) {
    const PieceId only = firstOf(state, otherOf(party), [](PieceId) { return true; });
    for (PieceId unit = firstUnaimed(state, party); unit.valid(); unit = firstUnaimed(state, party)) {
        const PieceId next = firstOf(state, otherOf(party), [&](PieceId enemy) { return !isAttacked(state, enemy); });
        state.at(unit).target = next.valid() ? next : only;
    }
}

} // namespace

NationId decider(const State& state, const Pairing& step) {
    return commanderOf(state, firstUnaimed(state, step.party));
}

Objection whyNot(const State& state, const Pairing& step, const Action& action) {
    const auto* aim = std::get_if<Aim>(&action);
    if (!aim)
        return std::holds_alternative<Done>(action) ? Objection{"play.all-attack", "R-LOR-6.1j"} : outOfTurn;
    if (!stands(state, aim->piece, step.party) || commanderOf(state, aim->piece) != decider(state, step))
        return {"play.not-in-your-line", "R-LOR-6.1a"};
    if (!isUnaimed(state, aim->piece))
        return {"play.attacks-already", "R-LOR-6.4a"};
    if (!stands(state, aim->target, otherOf(step.party)))
        return {"play.no-target", isUnit(kindOf(state, aim->target)) ? "R-LOR-6.1b" : "R-LOR-6.7e"};
    return wouldDouble(state, lineUp(state, step.party), aim->target) ? Objection{"play.target-doubled", "R-LOR-6.1b"}
                                                                      : Objection{};
}

void choices(const State& state, const Pairing& step, Actions& out) {
    const NationId asked = decider(state, step);
    const LineUp line = lineUp(state, step.party);
    forParty(state, step.party, [&](PieceId unit) {
        if (!isUnaimed(state, unit) || commanderOf(state, unit) != asked)
            return;
        forParty(state, otherOf(step.party), [&](PieceId enemy) {
            if (!wouldDouble(state, line, enemy))
                out.emplace_back(Aim{unit, enemy});
        });
    });
}

void play(State& state, Tale& tale, const Pairing&, const Action& action) {
    const Aim& aim = std::get<Aim>(action);
    state.at(aim.piece).target = aim.target;
    tale.tell({.text = "told.fight.aims",
               .rule = "R-LOR-6.1b",
               .piece = aim.piece,
               .other = aim.target,
               .area = state.battle.area});
}

bool settle(State& state, Tale&, const Pairing& step) {
    const LineUp line = lineUp(state, step.party);
    if (line.unaimed > 0 && !isSettled(state, step.party, line))
        return false;
    pairOff(state, step.party);
    state.step = Striking{step.party, firstOf(state, step.party, [](PieceId) { return true; })};
    return true;
}

} // namespace orontes::lords
