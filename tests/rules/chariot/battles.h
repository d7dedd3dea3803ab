// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/state.h"
#include "rules/core/scenario/scenario.h"

#include <QStringList>

#include <string>
#include <vector>

namespace orontes::tests {

/// The bundled battles of Chariot by their file names, "kadesh".
const std::vector<std::string>& battleNames();
const core::Scenario& battle(const std::string& name);
core::SpaceId hexOf(const core::Scenario& scenario, const char* label);
/// The first unit of the side and type; invalid when there is none.
chariot::UnitId firstOf(const core::Scenario& scenario, const char* side, const char* type);
/// A position of a battle at the beginning of a side's movement, nobody deployed.
chariot::State beginningOf(const core::Scenario& scenario, int turn, chariot::SideId side, chariot::Phase phase);
/// What the checks find, by id.
QStringList findingsIn(const core::Scenario& scenario);

} // namespace orontes::tests
