// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"

#include <algorithm>
#include <array>

namespace orontes::qadesh {
namespace {

// Where the game as played departs from the printed text, the designer is told so (rulings Q02, Q05, Q17).

bool isHills(const core::Board& board, const char* label) {
    const std::optional<core::SpaceId> space = core::findSpace(board, core::SpaceLabel{label});
    return space && core::terrainOf(board, *space) == core::TerrainToken{"hills"};
}

void noteHills(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const core::Board& board = *scenario.board;
    const auto* grid = std::get_if<core::SquareGrid>(&board.geometry);
    if (!grid || grid->width != 8 || grid->height != 8 || !isHills(board, "15") || !isHills(board, "16"))
        return;
    core::Diagnostic made = finding("qadesh.departure.hills", core::Severity::Note, "Q02");
    findings.push_back(core::atSpace(std::move(made), scenario, *core::findSpace(board, core::SpaceLabel{"16"})));
}

/// The lists of ruling Q05 stand for one that is not printed.
void noteMissingList(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const std::vector<core::SpaceLabel> ruled{{"42"}, {"43"}, {"44"}, {"50"}, {"51"}, {"52"}};
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const auto* within = std::get_if<core::WithinSpaces>(&(*scenario.counters)[i].setUp.place);
        if (!within || within->spaces != ruled)
            continue;
        core::Diagnostic made = finding("qadesh.departure.set-up", core::Severity::Note, "Q05");
        made.args["spaces"] = core::listed(ruled);
        findings.push_back(aboutSetUp(std::move(made), scenario, i));
    }
}

void noteSwaps(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    const core::OptionId swaps{"swaps"};
    if (core::optionValue(info, scenario, swaps) != core::Value{std::string("fasterCompletes")})
        return;
    core::Diagnostic made = finding("qadesh.departure.swaps", core::Severity::Note, "Q17");
    made.where.pointer = "/options";
    core::addFixes(made, "qadesh.fix.pass-through", {{core::SetOption{swaps, std::string("passThrough")}}});
    findings.push_back(std::move(made));
}

} // namespace

std::span<const core::Check> departureChecks() {
    static const std::array<core::Check, 3> all{
        core::Check{"qadesh.departure.hills", core::readsBoard, noteHills},
        core::Check{"qadesh.departure.set-up", core::readsCounters, noteMissingList},
        core::Check{"qadesh.departure.swaps", core::readsOptions, noteSwaps}};
    return all;
}

} // namespace orontes::qadesh
