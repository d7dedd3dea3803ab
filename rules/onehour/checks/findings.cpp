// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/checks/findings.h"

#include "rules/onehour/game.h"
#include "rules/onehour/info.h"

namespace orontes::onehour {

std::span<const core::Check> Game::checks() {
    static const std::vector<core::Check> all = [] {
        std::vector<core::Check> checks;
        for (const auto& family : {boardChecks(), sideChecks(), unitChecks(), setUpChecks(), optionChecks()})
            checks.insert(checks.end(), family.begin(), family.end());
        return checks;
    }();
    return all;
}

core::Diagnostic finding(std::string id, core::Severity severity, const char* rule) {
    core::Diagnostic made;
    made.id = std::move(id);
    made.severity = severity;
    made.rule = cite(rule);
    return made;
}

core::Diagnostic aboutUnit(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter,
                           const char* part) {
    const core::Counter& one = (*scenario.counters)[counter];
    finding.where.pointer = "/counters/" + std::to_string(counter) + part;
    finding.where.table = one.id;
    finding.args["unit"] = one.name;
    return finding;
}

core::Diagnostic aboutSpace(core::Diagnostic finding, const core::Scenario& scenario, core::SpaceId space) {
    const core::SpaceLabel label = core::labelOf(*scenario.board, space);
    finding.where.pointer = "/board";
    finding.where.table = label;
    finding.args["space"] = label.value;
    return finding;
}

void addFix(core::Diagnostic& finding, const char* title, std::vector<core::Edit> edits, core::TextArgs args) {
    finding.fixes.push_back(core::makeFix(core::Text{core::TextId{title}, std::move(args)}, std::move(edits)));
}

bool isPlayable(const core::Board& board) {
    const auto* grid = std::get_if<core::SquareGrid>(&board.geometry);
    return grid && grid->diagonals && grid->width >= shortestBoard && grid->width <= longestBoard &&
           grid->height >= shortestBoard && grid->height <= longestBoard;
}

std::string listed(const std::vector<core::SpaceLabel>& labels) {
    std::string list;
    for (const core::SpaceLabel& label : labels)
        (list += list.empty() ? "" : ", ") += label.value;
    return list;
}

} // namespace orontes::onehour
