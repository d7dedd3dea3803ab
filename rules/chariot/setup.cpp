// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/setup.h"

#include "rules/chariot/facing.h"
#include "rules/chariot/goals.h"
#include "rules/chariot/history.h"
#include "rules/chariot/info.h"
#include "rules/chariot/victory.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

core::Value fieldOf(const core::Counter& counter, const char* field) {
    return core::fieldValue(info(), counter, core::FieldId{field});
}

std::int16_t numberOf(const core::Counter& counter, const char* field) {
    const core::Value value = fieldOf(counter, field);
    const auto* number = std::get_if<std::int64_t>(&value);
    return static_cast<std::int16_t>(number ? *number : 0);
}

std::string tokenOf(const core::Counter& counter, const char* field) {
    const core::Value value = fieldOf(counter, field);
    const auto* token = std::get_if<std::string>(&value);
    return token ? *token : std::string();
}

MeleeMark markOf(const core::Counter& counter) {
    const std::string token = tokenOf(counter, "meleeMark");
    return token == "dot" ? MeleeMark::Dot : token == "bracket" ? MeleeMark::Bracket : MeleeMark::Plain;
}

bool isOneOf(const core::CounterType& type, std::initializer_list<const char*> tokens) {
    return std::find(tokens.begin(), tokens.end(), type.value) != tokens.end();
}

Capability capabilityOf(const core::CounterType& type) {
    if (isOneOf(type, {"MS", "MI"}))
        return Capability::Spears;
    if (isOneOf(type, {"AX", "SD"}))
        return Capability::Axes;
    return type.value == "MC" ? Capability::Cavalry : Capability::None;
}

SideId sideOf(const core::Scenario& scenario, const core::SideToken& token) {
    for (std::size_t i = 0; i < scenario.sides->size(); ++i)
        if ((*scenario.sides)[i].token == token)
            return SideId{static_cast<std::int8_t>(i)};
    return {};
}

std::vector<SpaceId> spacesOf(const core::Scenario& scenario, const std::vector<core::SpaceLabel>& labels) {
    std::vector<SpaceId> spaces;
    for (const core::SpaceLabel& label : labels)
        if (const std::optional<SpaceId> space = core::findSpace(*scenario.board, label))
            spaces.push_back(*space);
    std::sort(spaces.begin(), spaces.end());
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    return spaces;
}

struct ReadPlace {
    const core::Scenario& scenario;
    const core::Counter& counter;
    Profile& profile;

    void operator()(const core::AtSpace& at) const {
        profile.fixed = true;
        profile.starts = spacesOf(scenario, {at.space});
    }
    void operator()(const core::WithinSpaces& within) const { profile.starts = spacesOf(scenario, within.spaces); }
    void operator()(const core::WithinRegion& within) const {
        if (const core::Region* region = core::findRegion(*scenario.board, within.region))
            profile.starts = spacesOf(scenario, region->spaces);
    }
    void operator()(const core::EntersAt& enters) const {
        profile.enters = true;
        profile.starts = spacesOf(scenario, enters.spaces);
    }
    void operator()(const core::OffMap&) const {
        const std::string left = tokenOf(counter, "leftAt");
        profile.begins = left.empty() ? Presence::Away : Presence::Exited;
        profile.leftAt = core::findSpace(*scenario.board, core::SpaceLabel{left}).value_or(SpaceId{});
    }
    void operator()(const core::Lost&) const { profile.begins = Presence::Lost; }
};

Profile profileOf(const core::Scenario& scenario, const core::Counter& counter, const Tables& tables) {
    Profile unit;
    unit.counter = counter.id;
    unit.type = counter.type;
    unit.side = sideOf(scenario, counter.side);
    const core::CounterTypeSpec* spec = core::findCounterType(info(), counter.type);
    const bool leader = spec && spec->leader;
    unit.unitClass = leader ? UnitClass::E : classOf(counter);
    unit.mark = leader ? MeleeMark::Dot : markOf(counter);
    unit.capability = capabilityOf(counter.type);
    unit.melee = numberOf(counter, "melee");
    unit.movement = numberOf(counter, "movement");
    unit.fire = numberOf(counter, "fire");
    unit.range = numberOf(counter, "range");
    unit.level = leader ? static_cast<std::int8_t>(numberOf(counter, "level")) : std::int8_t{0};
    unit.points = pointsOf(unit.melee, unit.mark, unit.fire);
    unit.chariot = counter.type.value == "CH";
    unit.rides = leader || isRider(counter.type);
    unit.mounted = unit.unitClass == UnitClass::C || unit.unitClass == UnitClass::MountedFire || unit.chariot;
    unit.printedMovement = unit.movement;
    if (unit.chariot) {
        core::Counter printed = counter;
        printed.attributes.erase(core::FieldId{"movement"});
        unit.printedMovement = numberOf(printed, "movement");
    }
    unit.arrives = counter.setUp.turn;
    for (std::size_t row = 0; row < tables.rangeTypes.size(); ++row)
        if (tables.rangeTypes[row] == counter.type)
            unit.rangeRow = static_cast<int>(row);
    unit.reduced = leader ? static_cast<std::int8_t>(numberOf(counter, "reduced")) : std::int8_t{0};
    unit.leftOut = fieldOf(counter, "leftOut") == core::Value{true};
    unit.disrupted = fieldOf(counter, "disrupted") == core::Value{true};
    unit.contact = fieldOf(counter, "contact") == core::Value{true};
    unit.panicked = fieldOf(counter, "panicked") == core::Value{true};
    std::visit(ReadPlace{scenario, counter, unit}, counter.setUp.place);
    return unit;
}

bool flagOption(const core::Scenario& scenario, const char* option) {
    return core::optionValue(info(), scenario, core::OptionId{option}) == core::Value{true};
}

Options optionsOf(const core::Scenario& scenario) {
    Options options;
    options.leaders = flagOption(scenario, "leaders");
    options.rangeEffects = flagOption(scenario, "rangeEffects");
    options.unitCapability = flagOption(scenario, "unitCapability");
    options.elevation = flagOption(scenario, "elevation");
    options.retreat = flagOption(scenario, "retreatBeforeCombat");
    options.contact = flagOption(scenario, "contact");
    options.concession = flagOption(scenario, "concession");
    options.facing = flagOption(scenario, "facing");
    options.panic = flagOption(scenario, "panic");
    options.steepHalves = flagOption(scenario, "steepHalves");
    options.bonusOfAll = flagOption(scenario, "bonusOfAll");
    options.halfDisruptsLed = flagOption(scenario, "halfDisruptsLed");
    options.retreatsTogether = flagOption(scenario, "retreatsTogether");
    options.chariotsShare = flagOption(scenario, "chariotsShare");
    options.friendsBar = flagOption(scenario, "friendsBar");
    options.halfByHex = flagOption(scenario, "halfByHex");
    options.chariotsDrawFire = flagOption(scenario, "chariotsDrawFire");
    options.leadersRestore = flagOption(scenario, "leadersRestore");
    options.fleeFromAll = flagOption(scenario, "fleeFromAll");
    options.panicDropsZone = flagOption(scenario, "panicDropsZone");
    options.rallyAfterFire = flagOption(scenario, "rallyAfterFire");
    options.simultaneous = flagOption(scenario, "simultaneous");
    options.plotsRecover = flagOption(scenario, "plotsRecover");
    options.plotsRestFire = flagOption(scenario, "plotsRestFire");
    options.plotsControlLate = flagOption(scenario, "plotsControlLate");
    return options;
}

Army armyOf(const core::Scenario& scenario, const core::Side& side) {
    const auto number = [&](const char* field) {
        const core::Value value = core::sideFieldValue(info(), side, core::FieldId{field});
        const auto* found = std::get_if<std::int64_t>(&value);
        return static_cast<std::int32_t>(found ? *found : 0);
    };
    Army army;
    army.seat = core::seatOfSide(scenario, side.token);
    army.token = side.token;
    army.stacking = number("stacking");
    army.panicLevel = number("panicLevel");
    army.mountedExempt = core::sideFieldValue(info(), side, core::FieldId{"mountedExempt"}) == core::Value{true};
    return army;
}

/// 11.1: who deploys first moves first, unless the scenario says otherwise.
SideId firstToMove(const core::Scenario& scenario) {
    const core::Value value = core::optionValue(info(), scenario, core::OptionId{"firstToMove"});
    const auto* seat = std::get_if<std::string>(&value);
    const bool second = seat && !seat->empty() && (*scenario.sides)[1].seat.value == *seat;
    return SideId{static_cast<std::int8_t>(second ? 1 : 0)};
}

} // namespace

bool isRider(const core::CounterType& type) {
    return isOneOf(type, {"BW", "IB", "SK"});
}

UnitClass classOf(const core::Counter& counter) {
    constexpr std::array<const char*, 7> tokens{"A", "B", "C", "FF", "MF", "D", "E"};
    const auto found = std::find(tokens.begin(), tokens.end(), tokenOf(counter, "class"));
    return found == tokens.end() ? UnitClass::E : static_cast<UnitClass>(found - tokens.begin());
}

std::int16_t pointsOf(std::int16_t melee, MeleeMark mark, std::int16_t fire) {
    const int counted = mark == MeleeMark::Dot ? 1 : melee;
    return static_cast<std::int16_t>((counted + 1) / 2 + fire);
}

std::shared_ptr<const Setup> setupOf(const core::Scenario& scenario) {
    auto setup = std::make_shared<Setup>();
    setup->scenario = scenario;
    setup->tables = tablesOf(info(), scenario);
    setup->options = optionsOf(scenario);
    setup->map = hexesOf(*scenario.board, groundsOf(info(), scenario));
    setup->firstToMove = firstToMove(scenario);
    for (std::size_t i = 0; i < 2; ++i)
        setup->armies[i] = armyOf(scenario, (*scenario.sides)[i]);
    for (const core::Counter& counter : *scenario.counters) {
        Profile unit = profileOf(scenario, counter, setup->tables);
        if (setup->options.facing)
            unit.facing = facingFrom(setup->map.grid, tokenOf(counter, "facing"));
        if (unit.leader() && !setup->options.leaders)
            unit.begins = Presence::Away; // E4.0: nobody leads
        if (unit.begins == Presence::Waiting && unit.chariot)
            setup->hasChariots[index(unit.side)] = true;
        unit.starts.erase(std::remove_if(unit.starts.begin(), unit.starts.end(),
                                         [&](SpaceId hex) { return !setup->map.groundOf(hex).passable; }),
                          unit.starts.end());
        setup->units.push_back(std::move(unit));
    }
    setup->roadsLeadOff = std::any_of(setup->map.hexes.begin(), setup->map.hexes.end(),
                                      [](const Hex& hex) { return hex.atEdge && hex.roads != 0; });
    setup->clauses = core::compiledClauses(scenario, info());
    for (const SideId side : {SideId{0}, SideId{1}})
        setup->aims[index(side)] = aimsOf(*setup, side);
    readHistory(*setup);
    return setup;
}

bool sameScenario(const Setup& a, const Setup& b) {
    return a.scenario == b.scenario;
}

SideId sideOfSeat(const Setup& setup, core::SeatId seat) {
    return SideId{static_cast<std::int8_t>(setup.armies[0].seat == seat ? 0 : 1)};
}

} // namespace orontes::chariot
