// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/covenant.h"

#include "rules/lords/ledger.h"
#include "rules/lords/position.h"
#include "rules/lords/sequence.h"

namespace orontes::lords {
namespace {

bool isChosen(const Nation& nation) {
    return !nation.covenantAreas.empty() || !nation.covenantFoes.empty();
}

/// Only so often, and never after the marker has been captured (15.3).
bool mayRepent(const State& state, const Fortune& fortune) {
    return !fortune.captured && fortune.repentances < state.setup->tables.of(Number::Repentances);
}

/// `was`: ungodly before the die.
void tellDie(const State& state, Tale& tale, int die, int needed, bool was) {
    if (!tale.heard())
        return;
    const NationId nation = mover(state);
    const bool is = state.of(nation).ungodly;
    const char* text = is ? (was ? "told.covenant.wallows" : "told.covenant.falls")
                          : (was ? "told.covenant.repents" : "told.covenant.stays");
    const About about{.text = text, .rule = was ? "R-LOR-15.2.2a" : "R-LOR-15.2.1a", .nation = nation, .n = die};
    core::Calculation calculation;
    calculation.title = textOf(*state.setup, {.text = "prompt.throwingCovenant", .nation = nation, .n = needed});
    tale.tell(about, core::Rolled{{die}, std::move(calculation)});
}

} // namespace

bool servesGod(const State& state, NationId nation) {
    return isChosen(state.setup->of(nation)) && !state.of(nation).ungodly;
}

int covenantNumber(const State& state, NationId nation) {
    return state.setup->tables.of(state.of(nation).ungodly ? Number::RepentsOn : Number::StaysGodly);
}

bool keepsOut(const State& state, NationId nation, SpaceId area, bool placed) {
    if (state.setup->options.entryByPlacingOnly && !placed)
        return false;
    for (const NationId keeper : state.setup->of(area).keepers)
        if (keeper != nation && servesGod(state, keeper) && controls(state, keeper, area))
            return true;
    return false;
}

int covenantBonus(const State& state, NationId nation, NationId foe, SpaceId area) {
    const Nation& chosen = state.setup->of(nation);
    const bool favoured = chosen.covenantFoes.has(foe) || chosen.covenantAreas.has(area);
    return favoured && servesGod(state, nation) ? 1 : 0;
}

bool owesCovenantDie(const State& state) {
    const NationId nation = mover(state);
    if (!nation.valid() || !isChosen(state.setup->of(nation)))
        return false;
    const Fortune& fortune = state.of(nation);
    return !fortune.retired && (!fortune.ungodly || mayRepent(state, fortune));
}

void play(State& state, Tale& tale, const ThrowingCovenant&, const Action& action) {
    const NationId nation = mover(state);
    const int die = std::get<Roll>(action).die;
    Fortune& fortune = state.of(nation);
    const bool was = fortune.ungodly;
    const int needed = covenantNumber(state, nation);
    fortune.ungodly = die > needed;
    if (was && !fortune.ungodly)
        ++fortune.repentances;
    tellDie(state, tale, die, needed, was);
    if (fortune.ungodly && !mayRepent(state, fortune))
        crossOffChosen(state, tale, nation, "R-LOR-15.3a");
    endNationTurn(state, tale);
}

bool settle(State&, Tale&, const ThrowingCovenant&) {
    return false;
}

} // namespace orontes::lords
