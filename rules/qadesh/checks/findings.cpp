// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"

#include "rules/qadesh/game.h"
#include "rules/qadesh/info.h"

namespace orontes::qadesh {

std::span<const core::Check> Game::checks() {
    static const std::vector<core::Check> all =
        core::joined({boardChecks(), campChecks(), armyChecks(), setUpChecks(), victoryChecks(), departureChecks()});
    return all;
}

core::Diagnostic finding(std::string id, core::Severity severity, const char* rule) {
    return core::makeFinding(std::move(id), severity, cite(rule));
}

core::Diagnostic aboutCounter(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter) {
    return core::atCounter(std::move(finding), scenario, counter, "army");
}

core::Diagnostic aboutSetUp(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter) {
    return core::atCounter(std::move(finding), scenario, counter, "army", "/setUp");
}

bool isLake(const core::RulesetInfo& info, const core::Board& board, core::SpaceId space) {
    const core::TerrainSpec* terrain = core::findTerrain(info, core::terrainOf(board, space));
    return terrain != nullptr && !terrain->enterable;
}

} // namespace orontes::qadesh
