// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/engagement.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

/// A ruler helps far and near in the battles of his own nation's turn, in those of others where he stands (6.6).
Objection whyNotHelp(const State& state, NationId nation, PieceId piece) {
    if (kindOf(state, piece) != Kind::Ruler || !obeys(state, piece, nation))
        return {"play.not-your-ruler", "R-LOR-6.6a"};
    if (state.battle.helped.has(nation))
        return {"play.ruler-helps-already", "R-LOR-6.6e"};
    const SpaceId stands = state.at(piece).area;
    if (nation != mover(state))
        return stands == state.battle.area ? Objection{} : Objection{"play.ruler-elsewhere", "R-LOR-6.6b"};
    const Tables& tables = state.setup->tables;
    if (!state.setup->of(nation).aid[static_cast<std::size_t>(stands.value)].has(state.battle.area))
        return {"play.ruler-too-far", "R-LOR-5.11b", tables.of(Number::Radius)};
    if (state.at(piece).helps == 0)
        return {"play.ruler-has-helped", "R-LOR-6.6a", tables.of(Number::RulerCombats)};
    return {};
}

Objection whyNotSupport(const State& state, NationId nation, PieceId marker, PieceId foot) {
    const Kind kind = kindOf(state, marker);
    if ((kind != Kind::Terror && kind != Kind::Siege) || !obeys(state, marker, nation) ||
        state.at(marker).area != state.battle.area)
        return {"play.no-such-marker", "R-LOR-6.7h"};
    if (state.setup->of(state.battle.area).terrain != Terrain::Fertile)
        return {"play.fertile-only", "R-LOR-6.7c"};
    const Piece& one = state.at(foot);
    if (kindOf(state, foot) != Kind::Foot || one.lot != Lot::OnMap || one.area != state.battle.area ||
        one.nation != nation)
        return {"play.supports-own-foot", "R-LOR-6.7d"};
    if (kind == Kind::Terror ? one.byTerror : one.bySiege)
        return {"play.supported-already", "R-LOR-6.2c"};
    const int most = state.setup->tables.of(Number::MarkerFoot);
    return state.at(marker).supports < most ? Objection{} : Objection{"play.marker-full", "R-LOR-6.7b", most};
}

/// Calls visit(Action) for what the nation may declare.
template <class Visit>
void forHelps(const State& state, NationId nation, Visit visit) {
    if (nation == mover(state)) {
        for (const PieceId piece : state.setup->of(nation).pieces)
            if (kindOf(state, piece) == Kind::Ruler && !whyNotHelp(state, nation, piece))
                visit(Action{Help{piece}});
    }
    forPieces(state, state.battle.area, [&](PieceId piece) {
        const Kind kind = kindOf(state, piece);
        if (kind == Kind::Ruler && nation != mover(state) && !whyNotHelp(state, nation, piece))
            visit(Action{Help{piece}});
        if (kind == Kind::Terror || kind == Kind::Siege)
            forPieces(state, state.battle.area, [&](PieceId foot) {
                if (!whyNotSupport(state, nation, piece, foot))
                    visit(Action{Support{piece, foot}});
            });
    });
}

/// The first nation of the party that has still something to declare.
NationId declarer(const State& state, Party party) {
    for (const NationId nation : nationsOf(state, party) - state.battle.declared) {
        bool may = false;
        forHelps(state, nation, [&](const Action&) { may = true; });
        if (may)
            return nation;
    }
    return {};
}

void help(State& state, Tale& tale, PieceId piece) {
    const NationId nation = state.at(piece).nation;
    state.battle.helped.add(nation);
    if (nation == mover(state))
        --state.at(piece).helps;
    tale.tell({.text = "told.fight.helps", .rule = "R-LOR-6.6a", .piece = piece, .area = state.battle.area});
}

void support(State& state, Tale& tale, const Support& action) {
    ++state.at(action.piece).supports;
    Piece& foot = state.at(action.target);
    (kindOf(state, action.piece) == Kind::Terror ? foot.byTerror : foot.bySiege) = true;
    tale.tell({.text = "told.fight.supports",
               .rule = "R-LOR-6.7b",
               .piece = action.piece,
               .other = action.target,
               .area = state.battle.area});
}

} // namespace

NationId decider(const State& state, const Declaring& step) {
    return declarer(state, step.party);
}

Objection whyNot(const State& state, const Declaring& step, const Action& action) {
    if (const auto* one = std::get_if<Help>(&action))
        return whyNotHelp(state, declarer(state, step.party), one->piece);
    if (const auto* one = std::get_if<Support>(&action))
        return whyNotSupport(state, declarer(state, step.party), one->piece, one->target);
    return std::holds_alternative<Done>(action) ? Objection{} : outOfTurn;
}

void choices(const State& state, const Declaring& step, Actions& out) {
    forHelps(state, declarer(state, step.party), [&](const Action& action) { out.push_back(action); });
    out.emplace_back(Done{});
}

void play(State& state, Tale& tale, const Declaring& step, const Action& action) {
    if (const auto* one = std::get_if<Help>(&action))
        help(state, tale, one->piece);
    else if (const auto* marker = std::get_if<Support>(&action))
        support(state, tale, *marker);
    else
        state.battle.declared.add(declarer(state, step.party));
}

bool settle(State& state, Tale& tale, const Declaring& step) {
    if (declarer(state, step.party).valid())
        return false;
    if (step.party == Party::Standing) {
        state.step = Declaring{Party::Moving};
    } else {
        state.battle.declared = {};
        beginRound(state, tale);
    }
    return true;
}

} // namespace orontes::lords
