// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"

#include "rules/qadesh/game.h"
#include "rules/qadesh/info.h"

namespace orontes::qadesh {

std::span<const core::Check> Game::checks() {
    static const std::vector<core::Check> all = [] {
        std::vector<core::Check> checks;
        for (const auto& family :
             {boardChecks(), campChecks(), armyChecks(), setUpChecks(), victoryChecks(), departureChecks()})
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

core::Diagnostic aboutCounter(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter) {
    const core::Counter& one = (*scenario.counters)[counter];
    finding.where.pointer = "/counters/" + std::to_string(counter);
    finding.where.table = one.id;
    finding.args["army"] = one.name;
    return finding;
}

core::Diagnostic aboutSetUp(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter) {
    core::Diagnostic made = aboutCounter(std::move(finding), scenario, counter);
    made.where.pointer += "/setUp";
    return made;
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

bool isLake(const core::RulesetInfo& info, const core::Board& board, core::SpaceId space) {
    const core::TerrainSpec* terrain = core::findTerrain(info, core::terrainOf(board, space));
    return terrain != nullptr && !terrain->enterable;
}

std::string listed(const std::vector<core::SpaceLabel>& labels) {
    std::string list;
    for (const core::SpaceLabel& label : labels)
        (list += list.empty() ? "" : ", ") += label.value;
    return list;
}

} // namespace orontes::qadesh
