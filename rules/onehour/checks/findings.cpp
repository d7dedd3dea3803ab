// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/checks/findings.h"

#include "rules/onehour/game.h"
#include "rules/onehour/info.h"

namespace orontes::onehour {

std::span<const core::Check> Game::checks() {
    static const std::vector<core::Check> all =
        core::joined({boardChecks(), sideChecks(), unitChecks(), setUpChecks(), optionChecks()});
    return all;
}

core::Diagnostic finding(std::string id, core::Severity severity, const char* rule) {
    return core::makeFinding(std::move(id), severity, cite(rule));
}

core::Diagnostic aboutUnit(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter,
                           const char* part) {
    return core::atCounter(std::move(finding), scenario, counter, "unit", part);
}

bool isPlayable(const core::Board& board) {
    const auto* grid = std::get_if<core::SquareGrid>(&board.geometry);
    return grid && grid->diagonals && grid->width >= shortestBoard && grid->width <= longestBoard &&
           grid->height >= shortestBoard && grid->height <= longestBoard;
}

} // namespace orontes::onehour
