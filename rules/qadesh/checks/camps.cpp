// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"

#include <algorithm>
#include <array>

namespace orontes::qadesh {
namespace {

const core::FieldId ownerField{"campOwner"};
const core::TerrainToken camp{"camp"};

std::string ownerOf(const core::Board& board, core::SpaceId space) {
    const core::Attributes& attributes = core::noteOf(board, space).attributes;
    const auto found = attributes.find(ownerField);
    const auto* token = found == attributes.end() ? nullptr : std::get_if<std::string>(&found->second);
    return token ? *token : std::string();
}

core::Edit giveCampTo(const core::Board& board, core::SpaceId space, const std::string& seat) {
    core::SpaceNote note = core::noteOf(board, space);
    if (seat.empty())
        note.attributes.erase(ownerField);
    else
        note.attributes[ownerField] = seat;
    return {core::SetSpaceNote{space, std::move(note)}};
}

/// A camp of nobody can be neither looted nor occupied for victory.
void checkOwner(const core::RulesetInfo&, const core::Scenario& scenario, core::SpaceId space,
                core::Findings& findings) {
    const core::Board& board = *scenario.board;
    if (core::terrainOf(board, space) != camp || !ownerOf(board, space).empty())
        return;
    core::Diagnostic made = finding("qadesh.camp.no-owner", core::Severity::Warning, "R-QAD-197");
    for (const core::Seat& seat : *scenario.seats)
        core::addFixes(made, "qadesh.fix.give-camp", {giveCampTo(board, space, seat.token.value)},
                       {{"side", seat.name}});
    findings.push_back(core::atSpace(std::move(made), scenario, space));
}

/// An owner where no camp is drawn: the rules would treat the space as a camp nobody sees.
void checkGround(const core::RulesetInfo&, const core::Scenario& scenario, core::SpaceId space,
                 core::Findings& findings) {
    const core::Board& board = *scenario.board;
    if (core::terrainOf(board, space) == camp || ownerOf(board, space).empty())
        return;
    core::Diagnostic made = finding("qadesh.camp.no-camp", core::Severity::Warning, "R-QAD-197");
    core::addFixes(made, "qadesh.fix.paint-camp", {{core::PaintTerrain{{space}, camp}}});
    core::addFixes(made, "qadesh.fix.clear-owner", {giveCampTo(board, space, {})});
    findings.push_back(core::atSpace(std::move(made), scenario, space));
}

void checkEachSide(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const core::Board& board = *scenario.board;
    for (const core::Seat& seat : *scenario.seats) {
        const bool owns = std::any_of(board.notes->begin(), board.notes->end(),
                                      [&](const auto& note) { return ownerOf(board, note.first) == seat.token.value; });
        if (owns)
            continue;
        core::Diagnostic made = finding("qadesh.camp.none", core::Severity::Note, "R-QAD-044");
        made.where.pointer = "/board/spaces";
        made.args["side"] = seat.name;
        findings.push_back(std::move(made));
    }
}

} // namespace

std::span<const core::Check> campChecks() {
    static const std::array<core::Check, 3> all{
        core::Check{"qadesh.camp.no-owner", core::readsBoard | core::readsSides, checkOwner},
        core::Check{"qadesh.camp.no-camp", core::readsBoard, checkGround},
        core::Check{"qadesh.camp.none", core::readsBoard | core::readsSides, checkEachSide}};
    return all;
}

} // namespace orontes::qadesh
