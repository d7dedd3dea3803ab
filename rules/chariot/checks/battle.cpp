// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/checks/findings.h"
#include "rules/chariot/checks/stood.h"
#include "rules/chariot/checks/ways.h"
#include "rules/chariot/tables.h"
#include "rules/core/describe/table_cell.h"

#include <algorithm>
#include <array>

namespace orontes::chariot {
namespace {

bool hasFlag(const core::RulesetInfo& info, const core::Scenario& scenario, const char* option) {
    return core::optionValue(info, scenario, core::OptionId{option}) == core::Value{true};
}

/// Units that stand in their hexes from the beginning: no enemies together, and no crowd (5.23, 5.3, 5.4, E1.9).
void checkHexes(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    for (const auto& [label, crowd] : stoodIn(info, scenario)) {
        const auto tell = [&, &hex = label](const char* id, core::Severity severity, const char* rule) {
            core::Diagnostic made = finding(id, severity, rule, "/counters");
            made.where.table = hex;
            made.args = {{"hex", hex.value}, {"n", std::int64_t{crowd.units}}, {"most", std::int64_t{crowd.limit}}};
            findings.push_back(std::move(made));
        };
        if (crowd.enemies)
            tell("chariot.setup.enemies", core::Severity::Error, "R-CHA-5.23a");
        else if (crowd.chariots > 0 && (crowd.units > crowd.chariots + crowd.aboard ||
                                        (crowd.chariots > 1 && !hasFlag(info, scenario, "chariotsShare"))))
            tell("chariot.setup.chariots", core::Severity::Warning, "R-CHA-E1.9a");
        else if (crowd.units - crowd.aboard > crowd.limit)
            tell("chariot.setup.stacked", core::Severity::Warning, "R-CHA-5.4b");
        else if (!crowd.classesAgree)
            tell("chariot.setup.mixed", core::Severity::Warning, "R-CHA-5.32b");
    }
}

/// 10.0: without a leader a side moves at half its allowance all the time.
void checkLeaders(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    if (!hasFlag(info, scenario, "leaders"))
        return;
    for (const core::Side& side : *scenario.sides) {
        bool hasUnits = false;
        bool isLed = core::sideFieldValue(info, side, core::FieldId{"mountedExempt"}) == core::Value{true};
        for (const core::Counter& counter : *scenario.counters) {
            const core::CounterTypeSpec* type = core::findCounterType(info, counter.type);
            if (counter.side != side.token || !type)
                continue;
            hasUnits = hasUnits || !type->leader;
            isLed = isLed || type->leader;
        }
        if (!hasUnits || isLed)
            continue;
        core::Diagnostic made = finding("chariot.leaders.none", core::Severity::Warning, "R-CHA-10.0a", "/counters");
        made.args["side"] = side.name;
        core::addFixes(made, "chariot.fix.no-leaders",
                       {{core::SetOption{core::OptionId{"leaders"}, core::Value{false}}}});
        findings.push_back(std::move(made));
    }
}

/// Whether any of the counters is of a type in the rows of a table.
bool anyInRows(const core::Scenario& scenario, const core::TableSpec& table) {
    return std::any_of(scenario.counters->begin(), scenario.counters->end(), [&](const core::Counter& counter) {
        return std::any_of(table.rows.begin(), table.rows.end(),
                           [&](const core::TableLine& row) { return row.id == counter.type.value; });
    });
}

bool anyOfType(const core::Scenario& scenario, std::initializer_list<const char*> types) {
    return std::any_of(scenario.counters->begin(), scenario.counters->end(), [&](const core::Counter& counter) {
        return std::find(types.begin(), types.end(), counter.type.value) != types.end();
    });
}

/// Rules that are switched on for units that are not there.
void checkIdleOptions(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    const auto tell = [&](const char* option, bool isIdle, const char* rule) {
        if (!isIdle || !hasFlag(info, scenario, option))
            return;
        core::Diagnostic made = finding("chariot.options.idle", core::Severity::Note, rule, "/options");
        made.where.pointer += std::string("/") + option;
        core::addFixes(made, "chariot.fix.no-option", {{core::SetOption{core::OptionId{option}, std::nullopt}}});
        findings.push_back(std::move(made));
    };
    tell("rangeEffects", !anyInRows(scenario, core::tableNamed(info, "range")), "R-CHA-E3.1a");
    tell("unitCapability", !anyOfType(scenario, {"MS", "MI", "AX", "SD"}), "R-CHA-E3.2a");
    tell("chariotsShare", !anyOfType(scenario, {"CH"}), "A-100");
}

/// 11.41: every hex over which a unit may come is held by the enemy from the beginning.
void checkEntries(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    const auto stood = stoodIn(info, scenario);
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const auto* enters = std::get_if<core::EntersAt>(&counter.setUp.place);
        const auto isHeld = [&](const core::SpaceLabel& label) {
            const auto found = stood.find(label);
            return found != stood.end() && found->second.side != counter.side;
        };
        if (!enters || enters->spaces.empty() || !std::all_of(enters->spaces.begin(), enters->spaces.end(), isHeld))
            continue;
        core::Diagnostic made = finding("chariot.entry.held", core::Severity::Warning, "R-CHA-5.23a", "");
        made.where.pointer = "/counters/" + std::to_string(i) + "/setUp";
        made.where.table = counter.id;
        made.args["unit"] = counter.name;
        findings.push_back(std::move(made));
    }
}

void checkGoals(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    if (!std::holds_alternative<core::HexGrid>(scenario.board->geometry))
        return;
    for (std::size_t i = 0; i < scenario.victory->size(); ++i)
        for (const FarGoal& goal : goalsTooFar(info, scenario, (*scenario.victory)[i].condition)) {
            core::Diagnostic made = finding("chariot.victory.too-far", core::Severity::Warning, "R-CHA-5.11a", "");
            made.where.pointer = "/victory/" + std::to_string(i);
            made.where.table = goal.hex;
            made.args = {{"side", goal.side}, {"hex", goal.hex.value}};
            findings.push_back(std::move(made));
        }
}

} // namespace

std::span<const core::Check> battleChecks() {
    using namespace core;
    static const std::array<Check, 5> all{
        Check{"chariot.setup.hexes", readsCounters | readsSides | readsOptions, &checkHexes},
        Check{"chariot.leaders.none", readsCounters | readsSides | readsOptions, &checkLeaders},
        Check{"chariot.options.idle", readsCounters | readsOptions, &checkIdleOptions},
        Check{"chariot.entry.held", readsCounters | readsSides, &checkEntries},
        Check{"chariot.victory.too-far",
              readsCounters | readsBoard | readsSides | readsOptions | readsVictory | readsTables, &checkGoals},
    };
    return all;
}

} // namespace orontes::chariot
