// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/checks/findings.h"
#include "rules/chariot/setup.h"
#include "rules/chariot/worth.h"

#include <algorithm>
#include <array>

namespace orontes::chariot {
namespace {

/// Two players, each with one army, on a map of hexes.
void checkTable(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const std::vector<core::Side>& sides = *scenario.sides;
    const bool two = scenario.seats->size() == 2 && sides.size() == 2 &&
                     core::seatOfSide(scenario, sides[0].token).valid() &&
                     core::seatOfSide(scenario, sides[1].token).valid() && sides[0].seat != sides[1].seat;
    if (!two)
        findings.push_back(finding("chariot.sides.two", core::Severity::Error, "R-CHA-11.1a", "/sides"));
}

void checkMap(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    if (!std::holds_alternative<core::HexGrid>(scenario.board->geometry))
        findings.push_back(finding("chariot.map.hexes", core::Severity::Error, "R-CHA-3.1a", "/board/geometry"));
}

void checkCount(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    if (scenario.counters->size() <= unitLimit)
        return;
    core::Diagnostic made = finding("chariot.units.too-many", core::Severity::Error, "R-CHA-3.3a", "/counters");
    made.args["n"] = static_cast<std::int64_t>(scenario.counters->size());
    made.args["most"] = static_cast<std::int64_t>(unitLimit);
    findings.push_back(std::move(made));
}

void checkEachSide(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    for (const core::Side& side : *scenario.sides) {
        const bool has =
            std::any_of(scenario.counters->begin(), scenario.counters->end(), [&](const core::Counter& counter) {
                return counter.side == side.token && !std::holds_alternative<core::Lost>(counter.setUp.place);
            });
        if (has)
            continue;
        core::Diagnostic made = finding("chariot.side.empty", core::Severity::Error, "R-CHA-11.1a", "/counters");
        made.args["side"] = side.name;
        findings.push_back(std::move(made));
    }
}

core::Edit withField(core::Side side, const char* field, std::int64_t value) {
    side.attributes[core::FieldId{field}] = value;
    return {core::PutSide{std::move(side)}};
}

void checkPoints(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    for (const core::Side& side : *scenario.sides) {
        const std::int64_t printed = numberOfSide(side, "printedPoints");
        const std::int64_t worth = worthOf(scenario, side.token);
        if (printed == 0 || printed == worth)
            continue;
        core::Diagnostic made = finding("chariot.points.differ", core::Severity::Warning, "R-CHA-11.2b", "/sides");
        made.args = {{"side", side.name}, {"worth", worth}, {"printed", printed}};
        core::addFixes(made, "chariot.fix.points", {withField(side, "printedPoints", worth)}, {{"worth", worth}});
        findings.push_back(std::move(made));
    }
}

/// Ruling A-94: 25, 30, 40 or 50 percent of the points, rounded up.
void checkPanic(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    for (const core::Side& side : *scenario.sides) {
        const std::int64_t level = numberOfSide(side, "panicLevel");
        const std::int64_t worth = worthOf(scenario, side.token);
        if (level == 0 || std::any_of(panicPercents.begin(), panicPercents.end(),
                                      [&](std::int64_t p) { return panicShare(worth, p) == level; }))
            continue;
        core::Diagnostic made = finding("chariot.panic.level", core::Severity::Note, "A-94", "/sides");
        made.args = {{"side", side.name}, {"level", level}, {"worth", worth}};
        for (const std::int64_t percent : panicPercents)
            core::addFixes(made, "chariot.fix.panic", {withField(side, "panicLevel", panicShare(worth, percent))},
                           {{"level", panicShare(worth, percent)}, {"percent", percent}});
        findings.push_back(std::move(made));
    }
}

bool hasOption(const core::RulesetInfo& info, const core::Scenario& scenario, const char* option) {
    return core::optionValue(info, scenario, core::OptionId{option}) == core::Value{true};
}

core::Edit withoutOption(const char* option) {
    return {core::SetOption{core::OptionId{option}, std::nullopt}};
}

/// 13.0: the option has nothing to go by.
void checkPanicOption(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    if (!hasOption(info, scenario, "panic") || hasOption(info, scenario, "locked"))
        return; // where options are locked, that is told
    bool any = false;
    for (const core::Side& side : *scenario.sides) {
        const std::int64_t level = numberOfSide(side, "panicLevel");
        const std::int64_t worth = worthOf(scenario, side.token);
        any = any || level > 0;
        if (level <= worth)
            continue;
        core::Diagnostic made = finding("chariot.panic.out-of-reach", core::Severity::Warning, "R-CHA-13.0b", "/sides");
        made.args = {{"side", side.name}, {"level", level}, {"worth", worth}};
        core::addFixes(made, "chariot.fix.panic", {withField(side, "panicLevel", panicShare(worth, 30))},
                       {{"level", panicShare(worth, 30)}, {"percent", std::int64_t{30}}});
        findings.push_back(std::move(made));
    }
    if (any)
        return;
    core::Diagnostic made = finding("chariot.panic.none", core::Severity::Warning, "R-CHA-13.0b", "/options/panic");
    core::addFixes(made, "chariot.fix.no-option", {withoutOption("panic")});
    findings.push_back(std::move(made));
}

void checkLock(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    if (!hasOption(info, scenario, "locked"))
        return;
    for (const char* option : {"panic", "elevation", "facing", "concession", "retreatBeforeCombat", "contact",
                               "rangeEffects", "unitCapability", "simultaneous"})
        if (hasOption(info, scenario, option)) {
            core::Diagnostic made = finding("chariot.options.locked", core::Severity::Error, "R-CHA-E4.0c", "/options");
            made.where.pointer += std::string("/") + option;
            core::addFixes(made, "chariot.fix.no-option", {withoutOption(option)});
            findings.push_back(std::move(made));
        }
}

void checkLength(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    if (!scenario.lastTurn)
        findings.push_back(finding("chariot.length.none", core::Severity::Error, "R-CHA-11.1a", "/turns"));
    else if (scenario.lastTurn->value > 30)
        findings.push_back(finding("chariot.length.track", core::Severity::Warning, "R-CHA-TRKb", "/turns"));
}

} // namespace

std::span<const core::Check> forceChecks() {
    using namespace core;
    static const std::array<Check, 9> all{
        Check{"chariot.sides.two", readsSides, &checkTable},
        Check{"chariot.map.hexes", readsBoard, &checkMap},
        Check{"chariot.units.too-many", readsCounters, &checkCount},
        Check{"chariot.side.empty", readsCounters | readsSides, &checkEachSide},
        Check{"chariot.points.differ", readsCounters | readsSides, &checkPoints},
        Check{"chariot.panic.level", readsCounters | readsSides, &checkPanic},
        Check{"chariot.panic.option", readsCounters | readsSides | readsOptions, &checkPanicOption},
        Check{"chariot.options.locked", readsOptions, &checkLock},
        Check{"chariot.length", readsOptions, &checkLength},
    };
    return all;
}

} // namespace orontes::chariot
