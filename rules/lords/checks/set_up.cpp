// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/checks/findings.h"
#include "rules/lords/fields.h"
#include "rules/lords/land.h"
#include "rules/lords/roster.h"

#include <algorithm>
#include <array>

namespace orontes::lords {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;
using core::Severity;

/// Whether the nation may enter an area at all (5.7, 5.8).
bool mayEnter(const Scenario& scenario, NationId nation, SpaceId area) {
    const core::SpaceNote& note = core::noteOf(*scenario.board, area);
    const auto named = note.attributes.find(core::FieldId{"openTo"});
    const auto* text = named == note.attributes.end() ? nullptr : std::get_if<std::string>(&named->second);
    return !text || trimmed(*text).empty() || nationsIn(scenario, *text).value_or(NationSet{}).has(nation);
}

NationId nationOf(const Scenario& scenario, const core::Counter& counter) {
    const auto nation = nationsIn(scenario, counter.side.value);
    return nation && !nation->empty() ? nation->first() : NationId{};
}

core::Diagnostic about(const Scenario& scenario, std::size_t counter, const char* id, Severity severity,
                       const char* rule, SpaceId area) {
    core::Diagnostic made = core::atCounter(finding(id, severity, rule), scenario, counter, "unit", "/setUp");
    made.args["space"] = core::labelOf(*scenario.board, area).value;
    return made;
}

/// Areas where a piece could be set down and may not stand, and landings that no ship comes to.
void checkZones(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (!isWithinLimits(scenario))
        return;
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const bool lands = std::holds_alternative<core::EntersAt>(counter.setUp.place) && Fields(counter).flag("bySea");
        for (const SpaceId area : zoneOf(scenario, counter.setUp)) {
            if (!mayEnter(scenario, nationOf(scenario, counter), area))
                findings.push_back(about(scenario, i, "lords.setup.zone.closed", Severity::Error, "R-LOR-5.7a", area));
            if (lands && coastBeside(*scenario.board, area).empty())
                findings.push_back(about(scenario, i, "lords.setup.zone.inland", Severity::Error, "R-LOR-9.4d", area));
        }
    }
}

/// Two nations that are set up in the same areas before the first turn.
void checkShared(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (!isWithinLimits(scenario))
        return;
    std::array<NationId, areaLimit> first{};
    std::array<bool, areaLimit> told{};
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const core::Counter& counter = (*scenario.counters)[i];
        const auto kind = kindNamed(counter.type.value);
        const NationId nation = nationOf(scenario, counter);
        if (counter.setUp.turn > scenario.firstTurn || !kind || !isUnit(*kind) || !nation.valid())
            continue;
        for (const SpaceId area : zoneOf(scenario, counter.setUp)) {
            const auto at = static_cast<std::size_t>(area.value);
            if (!first[at].valid())
                first[at] = nation;
            if (first[at] == nation || told[at])
                continue;
            told[at] = true;
            findings.push_back(about(scenario, i, "lords.setup.shared", Severity::Warning, "R-LOR-2.5c", area));
            findings.back().args["other"] = core::nameOf((*scenario.sides)[static_cast<std::size_t>(first[at].value)]);
        }
    }
}

/// Units of a nation that are on the map when it plays its first turn.
struct Debut {
    TurnNumber turn{turnLimit + 1};
    int units = 0;
};

std::vector<Debut> debutsOf(const Scenario& scenario) {
    std::vector<Debut> debuts(scenario.sides->size());
    for (const core::Counter& counter : *scenario.counters) {
        const auto kind = kindNamed(counter.type.value);
        const NationId nation = nationOf(scenario, counter);
        if (!kind || !isUnit(*kind) || !nation.valid() || zoneOf(scenario, counter.setUp).empty())
            continue;
        Debut& debut = debuts[static_cast<std::size_t>(nation.value)];
        const TurnNumber turn = std::max(counter.setUp.turn, scenario.firstTurn);
        if (turn < debut.turn)
            debut = {turn, 0};
        debut.units += turn == debut.turn ? 1 : 0;
    }
    return debuts;
}

/// A nation that enters with so few that its first battle may make it a vassal (10.1).
void checkDebuts(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (!isWithinLimits(scenario))
        return;
    const std::vector<Debut> debuts = debutsOf(scenario);
    for (std::size_t i = 0; i < debuts.size(); ++i) {
        const int level = Fields((*scenario.sides)[i]).number("vassalLevel");
        if (debuts[i].units == 0 || debuts[i].units > level)
            continue;
        core::Diagnostic made =
            atSide(finding("lords.setup.few", Severity::Warning, "R-LOR-10.1a"), scenario, i, "vassalLevel");
        made.args["n"] = std::int64_t{debuts[i].units};
        made.args["turn"] = std::int64_t{debuts[i].turn.value};
        findings.push_back(std::move(made));
    }
}

} // namespace

std::span<const core::Check> setUpChecks() {
    constexpr std::uint32_t reads = core::readsCounters | core::readsSides | core::readsBoard | core::readsOptions;
    static const std::array<core::Check, 3> all{core::Check{"lords.setup.zone", reads, checkZones},
                                                core::Check{"lords.setup.shared", reads, checkShared},
                                                core::Check{"lords.setup.few", reads, checkDebuts}};
    return all;
}

} // namespace orontes::lords
