// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/view.h"

#include "rules/lords/fight_view.h"
#include "rules/lords/info.h"
#include "rules/lords/phase.h"
#include "rules/lords/position.h"
#include "rules/lords/score.h"
#include "rules/lords/state_fields.h"

#include <algorithm>

namespace orontes::lords {
namespace {

const std::string& tokenOf(const Setup& setup, NationId nation) {
    return setup.sideOf(nation).token.value;
}

/// Fields of section "state" of a counter.
bool isSettingUp(const State& state) {
    return std::holds_alternative<DrawingSetUp>(state.step) || std::holds_alternative<SettingUp>(state.step);
}

/// It comes in the turn of its own nation, now or later, though its time has come.
bool isStillToCome(const State& state, PieceId id) {
    const Piece& piece = state.at(id);
    const bool due = piece.lot == Lot::Due && state.setup->of(id).due <= state.turn && !isSettingUp(state);
    return kindOf(state, id) != Kind::God && (piece.lot == Lot::Waiting || due);
}

core::Attributes stateOf(const State& state, PieceId id) {
    const Setup& setup = *state.setup;
    const Piece& piece = state.at(id);
    core::Attributes attributes;
    if (isStillToCome(state, id))
        attributes[core::FieldId{"waits"}] = true;
    if (piece.lot == Lot::OnMap && (isSettingUp(state) || kindOf(state, id) == Kind::God))
        attributes[core::FieldId{"stands"}] = true;
    if (!isUnit(kindOf(state, id)))
        return attributes;
    if (piece.lord.valid())
        attributes[core::FieldId{"lord"}] = tokenOf(setup, piece.lord);
    if (piece.nation != setup.of(id).nation)
        attributes[core::FieldId{"serves"}] = tokenOf(setup, piece.nation);
    if (piece.lot == Lot::Gone)
        attributes[core::FieldId{"gone"}] = true;
    return attributes;
}

const char* waitingBox(Arrival arrival) {
    switch (arrival) {
    case Arrival::Lands:
        return "box.sea";
    case Arrival::Invades:
        return "box.border";
    case Arrival::Placed:
        break;
    }
    return "box.waiting";
}

core::Text boxOf(const State& state, PieceId id) {
    const Setup& setup = *state.setup;
    const Piece& piece = state.at(id);
    switch (piece.lot) {
    case Lot::OnMap:
        return {};
    case Lot::Due:
        if (phaseOf(state) == "setUp" && setup.isSetUp(id))
            return plainText("box.setUp");
        return textOf(setup, {.text = "box.due", .n = setup.of(id).due.value});
    case Lot::Waiting:
        return plainText(waitingBox(setup.of(id).arrival));
    case Lot::Dead:
        return textOf(setup, {.text = "box.dead", .nation = piece.nation});
    case Lot::Gone:
        return plainText(kindOf(state, id) == Kind::Chosen ? "box.captured" : "box.gone");
    case Lot::Absent:
        break;
    }
    return plainText("box.absent");
}

/// Vassals lie face down (10.4); the back of the Chosen People is the ungodly one (15.4).
core::FaceSide faceSideOf(const State& state, PieceId id) {
    const Piece& piece = state.at(id);
    const bool ungodly = kindOf(state, id) == Kind::Chosen && state.of(piece.nation).ungodly;
    return piece.lord.valid() || ungodly ? core::FaceSide::Back : core::FaceSide::Front;
}

core::FaceBand bandOf(const Setup& setup, NationId nation) {
    const core::Side& side = setup.sideOf(nation);
    return {side.colour, side.pattern};
}

core::ViewCounter viewOf(const State& state, PieceId id) {
    const Setup& setup = *state.setup;
    const Piece& piece = state.at(id);
    core::ViewCounter seen;
    seen.counter = setup.of(id).counter;
    if (piece.lot == Lot::OnMap)
        seen.space = piece.area;
    seen.box = boxOf(state, id);
    seen.lost = piece.lot == Lot::Dead || piece.lot == Lot::Gone;
    seen.state = stateOf(state, id);
    const core::Counter& counter = (*setup.scenario.counters)[static_cast<std::size_t>(id.value)];
    seen.face = core::faceOf(info(), setup.scenario, counter, faceSideOf(state, id), seen.state);
    if (piece.lord.valid())
        seen.face.under = bandOf(setup, piece.lord);
    return seen;
}

/// Whose units hold the area now; where a lord stands among his vassals, he.
NationId holderOf(const State& state, SpaceId area) {
    const NationSet nations = nationsIn(state, area);
    if (nations.count() == 1)
        return nations.first();
    for (const NationId nation : nations)
        if (controls(state, nation, area))
            return nation;
    return {};
}

std::vector<core::ViewSpace> spacesOf(const State& state) {
    const Setup& setup = *state.setup;
    AreaSet prevented;
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value)
        prevented = prevented | denies(state, nation);
    std::vector<core::ViewSpace> spaces;
    for (SpaceId area{0}; area.value < static_cast<int>(setup.areas.size()); ++area.value) {
        core::ViewSpace seen{area, {}, {}};
        if (const NationId holder = holderOf(state, area); holder.valid())
            seen.control = setup.sideOf(holder).token;
        if (state.now.entered.has(area))
            seen.markers.push_back({"entered"});
        if (prevented.has(area))
            seen.markers.push_back({"prevented"});
        if (seen.control != core::SideToken{} || !seen.markers.empty())
            spaces.push_back(std::move(seen));
    }
    return spaces;
}

core::ViewPile chitsOf(const Setup& setup, const char* label, const auto& nations) {
    core::ViewPile pile{std::nullopt, plainText(label), {}};
    for (const NationId nation : nations) {
        pile.items.push_back(textOf(setup, {.text = "pile.nation", .nation = nation}));
        pile.sides.push_back(setup.sideOf(nation).token);
    }
    return pile;
}

core::ViewPile deadOf(const State& state, NationId nation) {
    const Setup& setup = *state.setup;
    core::ViewPile pile{setup.of(nation).seat, textOf(setup, {.text = "pile.dead", .nation = nation}), {}};
    pile.side = setup.sideOf(nation).token;
    for (PieceId id{0}; id < setup.endOfRoster(); ++id.value) {
        if (state.at(id).lot != Lot::Dead || state.at(id).nation != nation)
            continue;
        core::Text& item = pile.items.emplace_back(plainText("pile.piece"));
        item.args["piece"] = (*setup.scenario.counters)[static_cast<std::size_t>(id.value)].name;
    }
    return pile;
}

/// The cup, the chits that have been drawn, and the dead piles with somebody in them.
std::vector<core::ViewPile> pilesOf(const State& state) {
    const Setup& setup = *state.setup;
    std::vector<core::ViewPile> piles{chitsOf(setup, "pile.cup", state.cup), chitsOf(setup, "pile.drawn", state.drawn)};
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value)
        if (core::ViewPile dead = deadOf(state, nation); !dead.items.empty())
            piles.push_back(std::move(dead));
    return piles;
}

/// The lists as far as something has come of them.
std::vector<core::ViewClause> clausesOf(const State& state) {
    using Seen = core::ViewClause;
    std::vector<Seen> seen;
    for (std::size_t id = 0; id < state.ledger.size(); ++id) {
        const Feat& feat = state.setup->feats[id];
        const Progress& progress = state.ledger[id];
        if (progress == Progress{})
            continue;
        Seen clause{.clause = feat.clause, .held = {progress.held.begin(), progress.held.end()}};
        clause.standing = progress.standing == Progress::Standing::Met       ? Seen::Standing::Met
                          : progress.standing == Progress::Standing::Crossed ? Seen::Standing::Missed
                                                                             : Seen::Standing::Open;
        const bool slays = feat.kind == Feat::Kind::Slay;
        clause.done = std::min(slays ? progress.count : progress.held.count(), slays ? feat.count : feat.need);
        clause.needed = slays ? feat.count : feat.need;
        seen.push_back(std::move(clause));
    }
    std::sort(seen.begin(), seen.end(), [](const Seen& a, const Seen& b) { return a.clause < b.clause; });
    return seen;
}

/// As the potted history has them (A-LOR-13); a game that is longer than the printed one has none to tell then.
core::Text yearsOf(TurnNumber turn) {
    const std::string id = "years." + std::to_string(turn.value);
    return info().texts.contains(core::TextId{"lords." + id}) ? plainText(id.c_str()) : core::Text{};
}

} // namespace

core::View viewOf(const State& state, const core::Observer&) {
    const Setup& setup = *state.setup;
    core::View view;
    view.turn = state.turn;
    view.phase = core::PhaseId{std::string(phaseOf(state))};
    if (state.now.mover.valid() && !state.over())
        view.active = setup.sideOf(state.now.mover).token;
    for (PieceId id{0}; id < setup.endOfRoster(); ++id.value)
        view.counters.push_back(viewOf(state, id));
    view.spaces = spacesOf(state);
    for (SeatId seat{0}; seat.value < static_cast<int>(setup.scenario.seats->size()); ++seat.value)
        view.tallies.push_back({seat, plainText("tally.points"), total(state, seat)});
    view.piles = pilesOf(state);
    view.clauses = clausesOf(state);
    for (NationId nation{0}; nation.value < static_cast<int>(state.fortunes.size()); ++nation.value)
        view.sides.push_back(stateFieldsOf(state, nation));
    view.outcome = outcomeOf(state);
    for (const PieceId piece : state.march.pieces)
        view.group.push_back(counterOf(setup, piece));
    view.fight = fightOf(state);
    view.when = yearsOf(state.turn);
    return view;
}

} // namespace orontes::lords
