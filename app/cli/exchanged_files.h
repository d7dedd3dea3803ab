// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/opening.h"
#include "editor/publish/kit.h"

#include <vector>

namespace orontes::app {

/// Writes what other programs read of a scenario: map.tmj and map-tiles.png for Tiled, map.csv and counters.csv. An
/// area map has no map.csv, which is told. When anything goes wrong it has been printed, and there is no list.
std::optional<std::vector<editor::WrittenFile>> writeExchanged(const ExportThings& command, const Battle& battle,
                                                               Terminal& terminal);

} // namespace orontes::app
