// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/ledger.h"

namespace orontes::lords {
namespace {

const Feat& featAt(const State& state, std::size_t feat) {
    return state.setup->feats[feat];
}

TurnSet after(TurnSet turns, TurnNumber turn) {
    const std::uint32_t past = (std::uint32_t{2} << turn.value) - 1;
    return TurnSet{turns.bits() & ~past};
}

/// As many turns as it asks for, in a row where it says so (11.6.2).
bool areEnough(const Feat& feat, TurnSet turns) {
    if (!feat.inARow)
        return turns.count() >= feat.need;
    std::uint32_t begun = turns.bits(); // in the end a bit for each turn with which such a row begins
    for (int more = 1; more < feat.need; ++more)
        begun &= begun >> 1;
    return begun != 0;
}

} // namespace

FeatSpan featsOf(const Setup& setup, NationId nation) {
    const Nation& whose = setup.of(nation);
    return {whose.firstFeat, whose.firstFeat + whose.featCount};
}

bool isDue(const State& state, std::size_t feat) {
    return state.ledger[feat].standing == Progress::Standing::Open && featAt(state, feat).turns.has(state.turn);
}

void award(State& state, Tale& tale, std::size_t id, const char* rule) {
    const Feat& feat = featAt(state, id);
    Progress& progress = state.ledger[id];
    progress.standing = Progress::Standing::Met;
    progress.when = state.turn;
    Fortune& fortune = state.of(feat.nation);
    fortune.byFeats = static_cast<std::int16_t>(fortune.byFeats + feat.points);
    if (tale.heard())
        tale.tell(
            {.text = "told.met", .rule = rule, .nation = feat.nation, .feat = static_cast<int>(id), .n = feat.points},
            core::Scored{state.setup->sideOf(feat.nation).token, feat.points, "conditions"});
}

void crossOff(State& state, Tale& tale, std::size_t id, About about) {
    Progress& progress = state.ledger[id];
    progress.standing = Progress::Standing::Crossed;
    progress.when = state.turn;
    about.nation = featAt(state, id).nation;
    about.feat = static_cast<int>(id);
    tale.tell(about);
}

void tick(State& state, Tale& tale, std::size_t id, bool holds, TurnEnd end) {
    const Feat& feat = featAt(state, id);
    Progress& progress = state.ledger[id];
    if (holds)
        progress.held.add(state.turn);
    else if (end == TurnEnd::Last && !progress.held.has(state.turn))
        progress.missed.add(state.turn);
    if (areEnough(feat, progress.held))
        return award(state, tale, id, feat.kind == Feat::Kind::Chosen ? "A-LOR-84" : "R-LOR-11.7.3a");
    if (end == TurnEnd::Last)
        crossOffLate(state, tale, id);
}

void crossOffLate(State& state, Tale& tale, std::size_t id) {
    const Feat& feat = featAt(state, id);
    if (!areEnough(feat, state.ledger[id].held | after(feat.turns, state.turn)))
        crossOff(state, tale, id, {.text = "told.crossed.late", .rule = "R-LOR-4.2.5.2a", .n = state.turn.value});
}

void crossOffChosen(State& state, Tale& tale, NationId nation, const char* rule) {
    const auto [begin, end] = featsOf(*state.setup, nation);
    for (std::size_t id = begin; id < end; ++id)
        if (featAt(state, id).kind == Feat::Kind::Chosen && state.ledger[id].standing == Progress::Standing::Open)
            crossOff(state, tale, id, {.text = "told.crossed.chosen", .rule = rule});
}

} // namespace orontes::lords
