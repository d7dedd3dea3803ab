// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_leaders.h"
#include "rules/chariot/bot_moves.h"
#include "rules/chariot/deployment.h"
#include "rules/chariot/facing.h"

namespace orontes::chariot {

Action chooseDeployment(const State& state, core::Dice& dice) {
    const Setup& setup = *state.setup;
    const SideId side = deploying(state);
    UnitId id{0};
    while (setup.of(id).side != side || state.at(id).presence != Presence::Waiting || setup.of(id).enters)
        ++id.value;
    const std::vector<SpaceId>& starts = setup.of(id).starts;
    const bool leads = setup.of(id).leader();
    const StopCost leading = leads ? costOfLeading(state, id) : StopCost{};
    SpaceId best;
    int least = 99999;
    constexpr int tries = 12; // hexes looked at: enough for a line, few enough for speed
    const auto consider = [&](SpaceId hex) {
        if (!objectionTo(state, Deploy{id, hex}).empty())
            return;
        const Aim aim = leads ? Aim{} : aimFrom(state, id, hex);
        const int value =
            leads ? leading(hex, 0) : (aim.hex.valid() ? aim.from(state, hex) : 0) * (keepsBack(setup.of(id)) ? -1 : 1);
        if (value < least) {
            least = value;
            best = hex;
        }
    };
    for (int i = 0; i < tries && !leads; ++i)
        consider(starts[static_cast<std::size_t>(dice.below(static_cast<int>(starts.size())))]);
    for (std::size_t i = 0; i < starts.size() && (leads || !best.valid()); ++i)
        consider(starts[i]);
    return Deploy{id, best};
}

Action chooseFacing(const State& state) {
    const UnitId id = mustFace(state);
    const SpaceId aim = aimFrom(state, id, state.at(id).hex).hex;
    std::vector<Action> offered;
    turnChoices(state, offered);
    const Turn wanted{id, aim.valid() && aim != state.at(id).hex
                              ? facingTowards(state.setup->map, state.at(id).hex, aim)
                              : std::get<Turn>(offered.front()).facing};
    return objectionTo(state, wanted).empty() ? Action{wanted} : offered.front();
}

} // namespace orontes::chariot
