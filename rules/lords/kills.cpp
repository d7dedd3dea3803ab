// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/ledger.h"
#include "rules/lords/position.h"
#include "rules/lords/score.h"

namespace orontes::lords {
namespace {

/// Every other nation is an enemy (11.4.1, A-LOR-89), those of the same player only where the option says so.
bool counts(const State& state, NationId by, NationId victim) {
    const Setup& setup = *state.setup;
    return victim != by && (setup.options.kinCount || setup.of(victim).seat != setup.of(by).seat);
}

/// Nations as whose units those of the nation's counters may ever die: its own, whose service raiders take (12.2), and
/// who comes to rule over it (13.1).
NationSet mayBecome(const State& state, NationId nation) {
    const Setup& setup = *state.setup;
    NationSet nations;
    nations.add(nation);
    for (NationId other{0}; other.value < static_cast<int>(setup.nations.size()); ++other.value) {
        const bool enlists = setup.of(other).enlists && !setup.of(nation).raids.empty();
        if (enlists || setup.of(other).dynastyOver == nation)
            nations.add(other);
    }
    return nations;
}

/// By nation of their counters: units that are on the map, in a dead pile from which they may return, or still to come.
std::array<int, nationLimit> unitsLeft(const State& state) {
    std::array<int, nationLimit> left{};
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const Piece& piece = state.pieces[i];
        const Profile& profile = state.setup->pieces[i];
        const bool isLeft = piece.lot == Lot::Dead ? !state.of(piece.nation).retired
                                                   : piece.lot != Lot::Gone && piece.lot != Lot::Absent;
        if (isLeft && isUnit(profile.kind))
            ++left[static_cast<std::size_t>(profile.nation.value)];
    }
    return left;
}

} // namespace

void creditKill(State& state, Tale& tale, NationId by, PieceId slain) {
    const NationId victim = state.at(slain).nation;
    if (!isUnit(kindOf(state, slain)) || !counts(state, by, victim))
        return;
    const auto [first, last] = featsOf(*state.setup, by);
    for (std::size_t id = first; id < last; ++id) {
        const Feat& feat = state.setup->feats[id];
        Progress& progress = state.ledger[id];
        const bool isAsked = feat.kind == Feat::Kind::Slay && feat.victims.has(victim);
        if (!isAsked || progress.standing != Progress::Standing::Open || (feat.bySword && mover(state) != by))
            continue;
        ++progress.count;
        tale.tell({.text = "told.slain",
                   .rule = feat.bySword ? "R-LOR-11.7.2a" : "R-LOR-11.7.1a",
                   .piece = slain,
                   .nation = by,
                   .feat = static_cast<int>(id),
                   .n = progress.count,
                   .m = feat.count});
        if (progress.count >= feat.count)
            award(state, tale, id, "R-LOR-4.2.5.1a");
    }
}

void crossOffHopeless(State& state, Tale& tale) {
    const std::array<int, nationLimit> left = unitsLeft(state);
    std::array<NationSet, nationLimit> become;
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value)
        become[static_cast<std::size_t>(nation.value)] = mayBecome(state, nation);
    for (std::size_t id = 0; id < state.ledger.size(); ++id) {
        const Feat& feat = state.setup->feats[id];
        if (feat.kind != Feat::Kind::Slay || state.ledger[id].standing != Progress::Standing::Open)
            continue;
        int targets = 0;
        for (std::size_t i = 0; i < state.fortunes.size(); ++i)
            targets += (become[i] & feat.victims).empty() ? 0 : left[i];
        if (state.ledger[id].count + targets < feat.count)
            crossOff(state, tale, id, {.text = "told.crossed.hopeless", .rule = "R-LOR-4.2.5.2c"});
    }
}

} // namespace orontes::lords
