// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/checks/borders.h"
#include "rules/lords/checks/findings.h"
#include "rules/lords/land.h"

#include <array>
#include <map>

namespace orontes::lords {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;
using core::Severity;

void checkAreas(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const bool isEmptyMap = std::holds_alternative<core::Cow<core::AreaMap>>(scenario.board->geometry) &&
                            core::spaceCount(*scenario.board) == 0; // told of every board
    if (isPlayable(*scenario.board) || isEmptyMap)
        return;
    core::Diagnostic made = finding("lords.board.areas", Severity::Error, "R-LOR-2.1a");
    made.where.pointer = "/board/geometry";
    made.args["most"] = std::int64_t{areaLimit};
    findings.push_back(std::move(made));
}

core::Diagnostic between(const Scenario& scenario, const char* id, const char* rule, SpaceId a, SpaceId b) {
    const core::Board& board = *scenario.board;
    core::Diagnostic made = finding(id, Severity::Warning, rule);
    made.where.pointer = core::boardPointer(scenario, "/geometry/links");
    made.where.table = core::EdgePlace{core::labelOf(board, a), core::labelOf(board, b)};
    made.args["space"] = core::labelOf(board, a).value;
    made.args["other"] = core::labelOf(board, b).value;
    return made;
}

/// Neighbours by land whose outlines do not meet, and outlines that meet without being neighbours (2.1.1).
void checkBorders(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const core::Board& board = *scenario.board;
    if (!isPlayable(board))
        return;
    const double slack = slackOf(board);
    for (SpaceId a{0}; a.value < core::spaceCount(board); ++a.value)
        for (SpaceId b{a.value + 1}; b.value < core::spaceCount(board); ++b.value) {
            const auto edge = core::edgeBetween(board, a, b);
            const bool linked = edge && !isStrait(board, *edge);
            const bool touch = commonBorder(core::outlineOf(board, a), core::outlineOf(board, b), slack) > slack;
            if (linked && !touch)
                findings.push_back(between(scenario, "lords.board.border.apart", "R-LOR-2.1.1a", a, b));
            if (!edge && touch)
                findings.push_back(between(scenario, "lords.board.border.unlinked", "R-LOR-2.1.1a", a, b));
        }
}

/// All coasts are one: whoever sails along it comes everywhere in the end (5.6).
void checkCoast(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const core::Board& board = *scenario.board;
    if (!isPlayable(board))
        return;
    AreaSet coast;
    for (SpaceId area{0}; area.value < core::spaceCount(board); ++area.value)
        if (!coastBeside(board, area).empty())
            coast.add(area);
    if (coast.empty())
        return;
    AreaSet reached;
    for (const SpaceId area : core::flood(board, coast.first(), [&](SpaceId, SpaceId, core::EdgeId edge) {
             return isStrait(board, edge) || core::hasFeature(board, edge, core::FeatureToken{coastFeature});
         }))
        reached.add(area);
    const AreaSet cutOff = coast - reached;
    if (cutOff.empty())
        return;
    core::Diagnostic made = finding("lords.board.coast", Severity::Warning, "R-LOR-5.6c");
    made.args["from"] = core::labelOf(board, coast.first()).value;
    findings.push_back(core::atSpace(std::move(made), scenario, cutOff.first()));
}

/// A space that names nations which do not take part is closed to everybody (5.7).
void checkOpenTo(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    for (const auto& [space, note] : *scenario.board->notes) {
        const auto named = note.attributes.find(core::FieldId{"openTo"});
        const auto* text = named == note.attributes.end() ? nullptr : std::get_if<std::string>(&named->second);
        if (!text || nationsIn(scenario, *text))
            continue;
        core::Diagnostic made = finding("lords.board.open-to", Severity::Error, "R-LOR-5.7a");
        made.args["nations"] = *text;
        core::SpaceNote open = note;
        open.attributes.erase(core::FieldId{"openTo"});
        core::addFixes(made, "lords.fix.open", {{core::SetSpaceNote{space, std::move(open)}}});
        findings.push_back(core::atSpace(std::move(made), scenario, space));
    }
}

void checkCities(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    std::map<std::string_view, SpaceId> first;
    for (const auto& [space, note] : *scenario.board->notes)
        for (const std::string_view city : partsOf(note.name, ',')) {
            if (first.emplace(city, space).second)
                continue;
            core::Diagnostic made = finding("lords.board.city", Severity::Warning, "R-LOR-2.1d");
            made.args["city"] = std::string(city);
            made.args["other"] = core::labelOf(*scenario.board, first.at(city)).value;
            findings.push_back(core::atSpace(std::move(made), scenario, space));
        }
}

} // namespace

std::span<const core::Check> boardChecks() {
    static const std::array<core::Check, 5> all{
        core::Check{"lords.board.areas", core::readsBoard, checkAreas},
        core::Check{"lords.board.border", core::readsBoard, checkBorders},
        core::Check{"lords.board.coast", core::readsBoard, checkCoast},
        core::Check{"lords.board.open-to", core::readsBoard | core::readsSides, checkOpenTo},
        core::Check{"lords.board.city", core::readsBoard, checkCities}};
    return all;
}

} // namespace orontes::lords
