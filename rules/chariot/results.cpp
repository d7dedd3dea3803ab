// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/losses.h"
#include "rules/chariot/panic.h"
#include "rules/chariot/plots.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// Hexes of this reading of the die: 0 those without a disrupted unit, 1 the others (8.24).
std::vector<SpaceId> hexesRead(const Combat& combat) {
    std::vector<SpaceId> hexes;
    for (std::int8_t i = 0; i < combat.targetCount; ++i)
        if ((combat.disruptedHexes >> i & 1) == combat.reading)
            hexes.push_back(combat.targets[static_cast<std::size_t>(i)]);
    return hexes;
}

std::vector<UnitId> pileOf(const State& state, SpaceId hex) {
    std::vector<UnitId> units;
    for (const UnitId unit : unitsIn(state, hex))
        units.push_back(unit);
    return units;
}

/// 10.3, E2.2: one level down; 4 and 6 are gone.
void reduceLeaders(State& state, Tale& tale, SpaceId hex) {
    for (const UnitId id : pileOf(state, hex)) {
        if (!state.setup->of(id).leader())
            continue;
        Unit& leader = state.at(id);
        if (leader.level == lowestLevel(leader.level)) {
            eliminate(state, tale, id, leader.level == 4 ? "R-CHA-10.3b" : "R-CHA-E2.2a");
            continue;
        }
        ++leader.level;
        tale.tell({.text = "tale.reduced", .rule = "R-CHA-10.3a", .unit = id, .hex = hex, .n = leader.level});
    }
}

void applyDisruption(State& state, Tale& tale, SpaceId hex) {
    const bool led = isLed(state, hex);
    if (led && state.combat.kind == CombatKind::Melee)
        reduceLeaders(state, tale, hex); // and so saves his units (10.32)
    if (led)
        return;
    for (const UnitId unit : pileOf(state, hex))
        if (shrugsOff(state, unit))
            tale.tell({.text = "tale.shrugs", .rule = "R-CHA-14.31a", .unit = unit, .hex = hex});
        else if (state.at(unit).panicked)
            eliminate(state, tale, unit, "R-CHA-13.0k"); // though not as a survivor of ½E (ruling A-167)
        else
            disrupt(state, tale, unit);
}

void applyElimination(State& state, Tale& tale, SpaceId hex) {
    for (const UnitId unit : pileOf(state, hex))
        if (!state.setup->of(unit).leader() || state.combat.kind == CombatKind::Melee) // 10.31
            eliminate(state, tale, unit, "R-CHA-8.1i");
}

std::vector<UnitId> countedIn(const State& state, const std::vector<SpaceId>& hexes) {
    std::vector<UnitId> units;
    for (const SpaceId hex : hexes)
        for (const UnitId unit : unitsIn(state, hex))
            if (!state.setup->of(unit).leader())
                units.push_back(unit);
    return units;
}

/// The other half of ½E: survivors are disrupted, leaders reduced (8.1, 10.33). Who stands beside a leader is spared
/// unless the battle is played otherwise (ruling A-60).
void disruptSurvivors(State& state, Tale& tale) {
    for (const SpaceId hex : hexesRead(state.combat)) {
        const bool led = isLed(state, hex);
        if (led && state.combat.kind == CombatKind::Melee)
            reduceLeaders(state, tale, hex);
        if (!led || state.setup->options.halfDisruptsLed)
            for (const UnitId unit : pileOf(state, hex))
                if (!state.setup->of(unit).leader())
                    disrupt(state, tale, unit);
    }
}

/// Hexes of which half is taken together: all of the reading, or one where each counts for itself (ruling A-57).
std::vector<SpaceId> hexesHalved(const State& state) {
    std::vector<SpaceId> hexes = hexesRead(state.combat);
    if (state.setup->options.halfByHex)
        hexes = {hexes[static_cast<std::size_t>(state.combat.halved)]};
    return hexes;
}

/// ½E: more than half of the units, and the others disrupted when all hexes are done.
void applyHalf(State& state, Tale& tale) {
    Combat& combat = state.combat;
    const std::size_t halves = state.setup->options.halfByHex ? hexesRead(combat).size() : 1;
    for (; static_cast<std::size_t>(combat.halved) < halves; ++combat.halved) {
        const std::vector<UnitId> units = countedIn(state, hexesHalved(state));
        if (units.size() > 1) {
            combat.losses = static_cast<std::int16_t>((units.size() + 1) / 2);
            state.stage = Stage::Loss; // the owner chooses (8.1)
            return;
        }
        for (const UnitId unit : units)
            eliminate(state, tale, unit, "R-CHA-8.1f");
    }
    combat.halved = 0;
    disruptSurvivors(state, tale);
}

void tellResult(const State& state, Tale& tale, CombatResult result, int die) {
    if (!tale.heard())
        return;
    constexpr std::array<const char*, 4> texts{"tale.no-effect", "tale.disruption", "tale.half", "tale.elimination"};
    core::Calculation calculation = calculationOf(state, state.combat);
    calculation.row = std::to_string(die);
    tale.tell({.text = texts[static_cast<std::size_t>(result)],
               .rule = "R-CHA-8.0b",
               .hex = hexesRead(state.combat).front(),
               .n = state.combat.die,
               .m = die},
              core::Rolled{{state.combat.die}, std::move(calculation)});
}

} // namespace

bool anyMayAdvance(const State& state) {
    std::vector<Action> choices;
    advanceChoices(state, choices);
    return !choices.empty();
}

void offerAdvance(State& state) {
    state.stage = Stage::Advance;
    if (!anyMayAdvance(state))
        endCombat(state);
}

void tellDie(const State& state, Tale& tale) {
    const int die = state.combat.die + state.combat.reading; // 8.2
    tellResult(state, tale, state.setup->tables.resultOf(die, state.combat.column), die);
}

void readOn(State& state, Tale& tale) {
    for (; state.combat.reading < 2; ++state.combat.reading) {
        const std::vector<SpaceId> hexes = hexesRead(state.combat);
        if (hexes.empty())
            continue;
        const int die = state.combat.die + state.combat.reading; // 8.2
        const CombatResult result = state.setup->tables.resultOf(die, state.combat.column);
        if (!simultaneous(state)) // told when the die fell
            tellResult(state, tale, result, die);
        switch (result) {
        case CombatResult::None:
            break;
        case CombatResult::Disrupted:
            for (const SpaceId hex : hexes)
                applyDisruption(state, tale, hex);
            break;
        case CombatResult::Half:
            applyHalf(state, tale);
            if (state.combat.losses > 0)
                return;
            break;
        case CombatResult::Eliminated:
            for (const SpaceId hex : hexes)
                applyElimination(state, tale, hex);
            break;
        }
    }
    bindFighters(state, tale);
    if (simultaneous(state))
        return endPlottedResult(state, tale);
    testPanic(state, tale, defenderOf(state)); // before the advance (ruling A-70)
    offerAdvance(state);
}

SpaceId lossHex(const State& state) {
    return hexesHalved(state).front();
}

Objection objectionTo(const State& state, SideId side, const Lose& lose) {
    const auto isAmong = [&](const std::vector<SpaceId>& hexes) {
        const std::vector<UnitId> units = countedIn(state, hexes);
        return std::find(units.begin(), units.end(), lose.unit) != units.end();
    };
    if (state.setup->of(lose.unit).side != side || !isAmong(hexesRead(state.combat)))
        return {.text = "refused.not-struck", .rule = "R-CHA-8.1h", .unit = lose.unit};
    if (!isAmong(hexesHalved(state)))
        return {.text = "refused.other-half", .rule = "A-57", .unit = lose.unit, .hex = lossHex(state)};
    return {};
}

void lossChoices(const State& state, std::vector<Action>& out) {
    for (const UnitId unit : countedIn(state, hexesHalved(state)))
        out.push_back(Lose{unit});
}

void play(State& state, Tale& tale, const Lose& lose) {
    eliminate(state, tale, lose.unit, "R-CHA-8.1e");
    if (--state.combat.losses > 0)
        return;
    ++state.combat.halved;
    applyHalf(state, tale);
    if (state.combat.losses > 0)
        return;
    ++state.combat.reading;
    readOn(state, tale);
}

} // namespace orontes::chariot
