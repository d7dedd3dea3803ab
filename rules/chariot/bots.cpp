// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_moves.h"
#include "rules/chariot/combat.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/game.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/retreat.h"
#include "rules/chariot/turn.h"

#include <algorithm>
#include <array>

namespace orontes::chariot {
namespace {

Action chooseAtRandom(const State& state, core::SeatId seat, core::Dice& dice) {
    if (state.stage == Stage::Plot)
        return chooseAnyLine(state, sideOfSeat(*state.setup, seat), dice);
    std::vector<Action> offered;
    Game::choices(state, core::Actor{seat}, offered);
    if (state.setup->options.concession) // nobody gives up by chance
        std::erase_if(offered, [](const Action& action) {
            return std::holds_alternative<Concede>(action) || std::holds_alternative<Agree>(action);
        });
    return offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
}

/// What stands in a hex is worth attacking: points and whose loss counts, and leaders' hexes last, as they shrug fire
/// off.
int worthOf(const State& state, SpaceId hex) {
    constexpr int counted = 6;
    int worth = 0;
    for (const UnitId unit : unitsIn(state, hex)) {
        worth += state.setup->of(unit).points + (disrupted(state, unit) ? 2 : 0);
        const Aims& aims = state.setup->aims[index(enemyOf(state.setup->of(unit).side))];
        if (aims.prey[static_cast<std::size_t>(unit.value)])
            worth += counted;
        if (state.setup->of(unit).leader())
            worth -= 4;
    }
    return worth;
}

Action chooseFire(const State& state, SideId side) {
    std::vector<Action> offered;
    fireChoices(state, side, offered);
    if (offered.empty())
        return state.combat.open() ? Action{Resolve{}} : Action{Done{}};
    if (state.combat.open())
        return offered.front(); // everybody joins in
    return *std::max_element(offered.begin(), offered.end(), [&](const Action& a, const Action& b) {
        return worthOf(state, std::get<Fire>(a).hex) < worthOf(state, std::get<Fire>(b).hex);
    });
}

bool mayFight(const State& state, UnitId id) {
    const Profile& profile = state.setup->of(id);
    const Unit& unit = state.at(id);
    return !profile.leader() && !profile.dot() && !disrupted(state, id) && !unit.panicked && !unit.attacked &&
           unit.fired != state.playerTurn;
}

/// What the dice make of an attack by all who can join it, in sixths of what stands there.
int meleeGain(const State& state, SpaceId hex) {
    constexpr std::array<int, 4> gains{0, 1, 3, 6}; // by result
    Combat combat;
    combat.kind = CombatKind::Melee;
    combat.targets[0] = hex;
    combat.targetCount = 1;
    for (const SpaceId next : state.setup->map.of(hex).next)
        if (next.valid() && heldBy(state, next, state.phasing))
            for (const UnitId unit : unitsIn(state, next))
                if (mayFight(state, unit) && frontsOn(state, unit, hex))
                    combat.attackers.push_back(unit);
    const int column = columnOf(state, combat);
    int gain = 0;
    for (int die = 1; die <= 6 && column >= 0; ++die)
        gain += gains[static_cast<std::size_t>(state.setup->tables.resultOf(die, column))];
    const Aims& aims = state.setup->aims[index(state.phasing)];
    const int worth = std::max(1, worthOf(state, hex));
    const bool wanted = std::binary_search(aims.hold.begin(), aims.hold.end(), hex);
    return gain * worth * (wanted ? 4 : 1);
}

/// Attackers never suffer, so that every attack is made, the most promising first.
Action chooseMelee(const State& state) {
    std::vector<Action> offered;
    meleeChoices(state, offered);
    if (state.combat.open()) {
        constexpr int surely = oddsColumns - 1; // 8 to 1
        const bool enough = !state.combat.attackers.empty() && columnOf(state, state.combat) >= surely;
        for (const Action& action : offered)
            if (!enough && std::holds_alternative<Join>(action))
                return action;
        return Resolve{};
    }
    if (offered.empty())
        return Done{};
    return *std::max_element(offered.begin(), offered.end(), [&](const Action& a, const Action& b) {
        return meleeGain(state, std::get<Assault>(a).hex) < meleeGain(state, std::get<Assault>(b).hex);
    });
}

/// Away from even odds and worse, to where the fewest enemies are next.
Action chooseRetreat(const State& state) {
    constexpr int even = 1; // 1 to 1
    std::vector<Action> offered;
    retreatChoices(state, offered);
    if (offered.empty() || columnOf(state, state.combat) < even)
        return Done{};
    const auto enemiesNextTo = [&](const Action& action) {
        int count = 0;
        for (const SpaceId next : state.setup->map.of(std::get<Retreat>(action).hex).next)
            count += next.valid() && heldBy(state, next, state.phasing) ? 1 : 0;
        return count;
    };
    return *std::min_element(offered.begin(), offered.end(),
                             [&](const Action& a, const Action& b) { return enemiesNextTo(a) < enemiesNextTo(b); });
}

Action chooseLoss(const State& state) {
    std::vector<Action> offered;
    lossChoices(state, offered);
    return *std::min_element(offered.begin(), offered.end(), [&](const Action& a, const Action& b) {
        return state.setup->of(std::get<Lose>(a).unit).points < state.setup->of(std::get<Lose>(b).unit).points;
    });
}

/// Points nearer to what it aims at; what its side has to hold comes first, and who only hunts lets the enemy come.
int gainOf(const State& state, const Advance& advance) {
    constexpr int goal = 1000;
    const Profile& unit = state.setup->of(advance.unit);
    const std::vector<SpaceId>& goals = state.setup->aims[index(unit.side)].hold;
    const SpaceId from = state.at(advance.unit).hex;
    if (keepsBack(unit) || unit.side == state.conceded || std::binary_search(goals.begin(), goals.end(), from))
        return 0;
    if (std::binary_search(goals.begin(), goals.end(), advance.hex))
        return goal;
    const Aim aim = aimFrom(state, advance.unit, from);
    return aim.ways ? aim.from(state, from) - aim.from(state, advance.hex) : 0;
}

Action chooseAdvance(const State& state) {
    std::vector<Action> offered;
    advanceChoices(state, offered);
    Action best = Done{};
    int most = 0;
    for (const Action& action : offered)
        if (const int gain = gainOf(state, std::get<Advance>(action)); gain > most) {
            most = gain;
            best = action;
        }
    return best;
}

Action chooseSensibly(const State& state, core::SeatId seat, core::Dice& dice) {
    const SideId side = sideOfSeat(*state.setup, seat);
    if (mustFace(state).valid())
        return chooseFacing(state);
    switch (state.stage) {
    case Stage::Deploy:
        return chooseDeployment(state, dice);
    case Stage::Move:
        return chooseMove(state);
    case Stage::Debark:
        return Done{};
    case Stage::DefensiveFire:
    case Stage::Fire:
        return chooseFire(state, side);
    case Stage::Melee:
        return chooseMelee(state);
    case Stage::Retreat:
        return chooseRetreat(state);
    case Stage::Loss:
        return chooseLoss(state);
    case Stage::Advance:
        return chooseAdvance(state);
    case Stage::Plot:
        return chooseLine(state, side);
    case Stage::Die:
    case Stage::Contest:
    case Stage::Over:
        break;
    }
    return chooseAtRandom(state, seat, dice);
}

core::BotSpec specOf(const char* id, const char* name, const char* description) {
    return {core::BotId{id}, core::TextId{name}, core::TextId{description}};
}

} // namespace

std::span<const Bot> Game::bots() {
    static const std::array<Bot, 2> all{
        Bot{specOf("sensible", "chariot.bot.sensible", "chariot.bot.sensible.help"), &chooseSensibly},
        Bot{specOf("random", "chariot.bot.random", "chariot.bot.random.help"), &chooseAtRandom}};
    return all;
}

} // namespace orontes::chariot
