// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/bot_moves.h"

#include "rules/lords/bot_targets.h"
#include "rules/lords/march.h"
#include "rules/lords/marching.h"
#include "rules/lords/position.h"
#include "rules/lords/reach.h"
#include "rules/lords/redeployment.h"
#include "rules/lords/sailing.h"
#include "rules/lords/travel.h"

#include <algorithm>

namespace orontes::lords {
namespace {

constexpr int rescue = 60; ///< for units that have to leave where they are

struct Offer {
    int score = 0;
    SpaceId area;
    PieceId piece; ///< the first of those who should go
};

Objection objection(const State& state, const Action& action, bool redeploying) {
    return redeploying ? whyNot(state, Redeploying{}, action) : whyNot(state, Moving{}, action);
}

class Marcher {
public:
    Marcher(const State& state, bool redeploying)
        : m_state(state), m_redeploying(redeploying), m_targets(state, redeploying) {}

    Action begin();
    Action complete() const;
    Action goOn() const;

private:
    Arm armOfUnit(PieceId piece, SpaceId area) const {
        return armOf(kindOf(m_state, piece), m_state.setup->of(area).terrain);
    }
    bool isFree(PieceId piece) const {
        const Piece& one = m_state.at(piece);
        return one.left > 0 && !one.stays && obeys(m_state, piece, mover(m_state));
    }
    Force forceOf(const std::vector<PieceId>& pieces, SpaceId area) const;
    std::vector<PieceId> unitsFrom(SpaceId area) const;
    void offerUnits(SpaceId from);
    void offerMarker(PieceId marker);
    /// Where those pieces should go, and how good that is; staying where they are is 0.
    Offer best(const std::vector<PieceId>& pieces, const std::vector<PieceId>& more) const;
    int worthOf(const Reach& reach, SpaceId area, const std::vector<PieceId>& pieces) const;
    bool allows(const Action& action) const { return !objection(m_state, action, m_redeploying); }
    Action anything() const;

    const State& m_state;
    bool m_redeploying;
    Targets m_targets;
    std::vector<Offer> m_offers;
};

Force Marcher::forceOf(const std::vector<PieceId>& pieces, SpaceId area) const {
    Force force;
    for (const PieceId piece : pieces)
        if (isUnit(kindOf(m_state, piece)))
            force.add(armOfUnit(piece, area));
    return force;
}

std::vector<PieceId> Marcher::unitsFrom(SpaceId area) const {
    std::vector<PieceId> units;
    forPieces(m_state, area, [&](PieceId piece) {
        if (isUnit(kindOf(m_state, piece)) && isFree(piece))
            units.push_back(piece);
    });
    const auto surplus = static_cast<std::size_t>(m_targets.surplus(area));
    if (units.size() > surplus) {
        // Foot stays as the guard: those who go farther go.
        std::stable_sort(units.begin(), units.end(),
                         [&](PieceId a, PieceId b) { return m_state.at(a).left > m_state.at(b).left; });
        units.resize(surplus);
    }
    return units;
}

int Marcher::worthOf(const Reach& reach, SpaceId area, const std::vector<PieceId>& pieces) const {
    const Force group = forceOf(pieces, area);
    return m_targets.gain(area, group) - reach.cost(area);
}

void Marcher::offerUnits(SpaceId from) {
    const std::vector<PieceId> units = unitsFrom(from);
    if (units.empty())
        return;
    const int must = m_redeploying && m_state.now.mustLeave.has(from) ? rescue : 0;
    const PieceId farthest = *std::max_element(
        units.begin(), units.end(), [&](PieceId a, PieceId b) { return m_state.at(a).left < m_state.at(b).left; });
    const Reach reach(m_state, farthest, from, m_state.at(farthest).left, m_redeploying);
    std::vector<PieceId> group;
    for (const SpaceId area : reach.areas()) {
        if (area == from)
            continue;
        group.clear();
        for (const PieceId unit : units)
            if (m_state.at(unit).left >= reach.cost(area))
                group.push_back(unit);
        const bool attack = m_targets.isEnemy(area) && !m_redeploying;
        if (!attack)
            group.resize(1);
        const int score = worthOf(reach, area, group) + must;
        if (score > 0)
            m_offers.push_back({score, area, group.front()});
    }
}

void Marcher::offerMarker(PieceId marker) {
    const SpaceId from = m_state.at(marker).area;
    const Reach reach(m_state, marker, from, m_state.at(marker).left, m_redeploying);
    const int here = m_targets.markerGain(from, marker);
    for (const SpaceId area : reach.areas()) {
        const int score = m_targets.markerGain(area, marker) - here - reach.cost(area);
        if (area != from && score > 0)
            m_offers.push_back({score, area, marker});
    }
}

Action Marcher::begin() {
    for (SpaceId area{0}; area.value < static_cast<int>(m_state.top.size()); ++area.value)
        if (m_state.topOf(area).valid())
            offerUnits(area);
    if (m_offers.empty())
        for (PieceId piece{0}; piece < m_state.setup->endOfRoster(); ++piece.value)
            if (m_state.at(piece).left > 0 && !isUnit(kindOf(m_state, piece)) && isFree(piece))
                offerMarker(piece);
    std::stable_sort(m_offers.begin(), m_offers.end(),
                     [](const Offer& a, const Offer& b) { return a.score > b.score; });
    for (const Offer& offer : m_offers)
        if (allows(Take{offer.piece}))
            return Take{offer.piece};
    return allows(Done{}) ? Action{Done{}} : anything();
}

Offer Marcher::best(const std::vector<PieceId>& pieces, const std::vector<PieceId>& more) const {
    const PieceId first = pieces.front();
    const SpaceId from = m_state.at(first).area;
    int left = m_state.at(first).left;
    for (const PieceId piece : pieces)
        left = std::min<int>(left, m_state.at(piece).left);
    const Reach reach(m_state, first, from, left, m_redeploying);
    const bool marker = !isUnit(kindOf(m_state, first)) && pieces.size() == 1;
    Offer best;
    best.score = -10000;
    for (const SpaceId area : reach.areas()) {
        if (area == from)
            continue;
        std::vector<PieceId> group = pieces;
        if (m_targets.isEnemy(area) && !m_redeploying)
            for (const PieceId unit : more)
                if (m_state.at(unit).left >= reach.cost(area))
                    group.push_back(unit);
        const int score = marker ? m_targets.markerGain(area, first) - reach.cost(area) : worthOf(reach, area, group);
        if (score > best.score)
            best = {score, area, reach.firstStep(area).valid() ? first : PieceId{}};
    }
    return best;
}

Action Marcher::complete() const {
    const std::vector<PieceId>& march = m_state.march.pieces;
    const SpaceId from = areaOf(m_state, m_state.march);
    std::vector<PieceId> more;
    if (isUnit(kindOf(m_state, march.front())))
        for (const PieceId unit : unitsFrom(from))
            if (std::find(march.begin(), march.end(), unit) == march.end())
                more.push_back(unit);
    const Offer target = best(march, more);
    if (!target.area.valid())
        return anything();
    if (m_targets.isEnemy(target.area) && !m_redeploying)
        for (const PieceId unit : more)
            if (allows(Take{unit}))
                return Take{unit};
    const Reach reach(m_state, march.front(), from, leftOf(m_state, m_state.march), m_redeploying);
    const Action step = Go{reach.firstStep(target.area)};
    return allows(step) ? step : anything();
}

Action Marcher::goOn() const {
    const std::vector<PieceId>& march = m_state.march.pieces;
    const SpaceId from = areaOf(m_state, m_state.march);
    const bool marker = !isUnit(kindOf(m_state, march.front()));
    const Offer target = best(march, {});
    // Those who stand here now count as here: what they bring is what the area is worth to them alone.
    const int here = marker ? m_targets.markerGain(from, march.front()) : m_targets.keeps(from, forceOf(march, from));
    const bool mayHalt = allows(Halt{});
    if (mayHalt && here >= target.score)
        return Halt{};
    if (target.area.valid()) {
        const Reach reach(m_state, march.front(), from, leftOf(m_state, m_state.march), m_redeploying);
        if (const Action step = Go{reach.firstStep(target.area)}; allows(step))
            return step;
    }
    return mayHalt ? Action{Halt{}} : anything();
}

Action Marcher::anything() const {
    Actions out;
    if (m_redeploying)
        choices(m_state, Redeploying{}, out);
    else
        choices(m_state, Moving{}, out);
    return out.front();
}

} // namespace

Action planMarch(const State& state, bool redeploying) {
    Marcher marcher(state, redeploying);
    if (state.march.begun)
        return marcher.goOn();
    return state.march.pieces.empty() ? marcher.begin() : marcher.complete();
}

Action planVoyage(const State& state) {
    const Targets targets(state, false);
    const Nation& nation = state.setup->of(mover(state));
    constexpr int least = 6; ///< what a voyage has to bring more than a march
    int best = least;
    Action chosen = Done{};
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        const Kind kind = kindOf(state, piece);
        if (!obeys(state, piece, mover(state)) || !isUnit(kind) || state.at(piece).stays)
            continue;
        const SpaceId from = state.at(piece).area;
        if (targets.surplus(from) == 0)
            continue;
        for (const SpaceId to : nation.voyages[static_cast<std::size_t>(from.value)]) {
            Force alone;
            alone.add(armOf(kind, state.setup->of(to).terrain));
            const int gain = targets.gain(to, alone);
            if (gain > best && !whyNot(state, Sailing{}, Sail{piece, to})) {
                best = gain;
                chosen = Sail{piece, to};
            }
        }
    }
    return chosen;
}

} // namespace orontes::lords
