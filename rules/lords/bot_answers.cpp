// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/bot_answers.h"

#include "rules/lords/bot_targets.h"
#include "rules/lords/position.h"
#include "rules/lords/travel.h"

#include <algorithm>

namespace orontes::lords {
namespace {

/// The answer that scores best; the first of several.
template <class Score>
const Action& bestOf(const Actions& offered, Score score) {
    const Action* best = &offered.front();
    int most = score(*best);
    for (const Action& action : offered)
        if (const int one = score(action); one > most) {
            most = one;
            best = &action;
        }
    return *best;
}

/// Units spread over what is worth most; a worthy place is shared before a worthless one is taken.
int placeScore(const State& state, const Targets& targets, const Place& place) {
    const Kind kind = kindOf(state, place.piece);
    if (!isUnit(kind))
        return targets.markerGain(place.area, place.piece) + 4 * unitsIn(state, place.area, mover(state));
    Force alone;
    alone.add(armOf(kind, state.setup->of(place.area).terrain));
    if (targets.isEnemy(place.area))
        return targets.gain(place.area, alone);
    const int there = unitsIn(state, place.area, mover(state));
    const int full = there >= stackLimit(state, mover(state), place.area) ? 100 : 0;
    return 10 * targets.worth(place.area) / (1 + 2 * there) + 3 * targets.threat(place.area) - full;
}

int kindScore(Kind kind) {
    return kind == Kind::Foot ? 0 : 1;
}

Action place(const State& state, const Actions& offered) {
    const Targets targets(state, false);
    return bestOf(offered, [&](const Action& action) {
        const auto* one = std::get_if<Place>(&action);
        return one ? placeScore(state, targets, *one) : -50; // to wait is the last that one would do
    });
}

} // namespace

Action answer(const State& state, const SettingUp&, const Actions& offered) {
    return place(state, offered);
}

Action answer(const State& state, const PlacingNew&, const Actions& offered) {
    return place(state, offered);
}

Action answer(const State& state, const Replacing& step, const Actions& offered) {
    if (step.home)
        return place(state, offered);
    return bestOf(offered, [&](const Action& action) {
        if (const auto* one = std::get_if<Return>(&action))
            return 10 + kindScore(kindOf(state, one->piece));
        if (const auto* paid = std::get_if<Pay>(&action))
            return -kindScore(kindOf(state, paid->piece));
        return std::holds_alternative<Throw>(action) ? 5 : 0;
    });
}

Action answer(const State& state, const Consenting& step, const Actions&) {
    const bool comesToUs = unitsIn(state, step.onward, step.asked) > 0;
    return comesToUs ? Action{No{}} : Action{Yes{}};
}

Action answer(const State& state, const DrawingIn& step, const Actions& offered) {
    const NationId nation = step.asked.first();
    const bool enough = unitsIn(state, step.area, nation) > enemiesIn(state, step.area, nation) + 1;
    return enough ? Action{Done{}} : offered.front();
}

Action answer(const State& state, const Culling&, const Actions& offered) {
    return bestOf(offered,
                  [&](const Action& action) { return -kindScore(kindOf(state, std::get<Remove>(action).piece)); });
}

} // namespace orontes::lords
