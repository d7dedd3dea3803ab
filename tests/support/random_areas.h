// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/dice.h"
#include "rules/core/scenario/edit.h"

namespace orontes::tests {

/// A small map of areas, with something along a link, a note and a region.
core::Board sampleAreas();

/// An edit of areas, most of which make sense where the board has areas.
core::Edit addAreas(const core::Scenario& scenario, core::Dice& dice);
core::Edit changeAreas(const core::Scenario& scenario, core::Dice& dice);
core::Edit removeArea(const core::Scenario& scenario, core::Dice& dice);
core::Edit linkAreas(const core::Scenario& scenario, core::Dice& dice);

/// A polygon that does not cross itself, its corners going round a middle; it may well be hollow here and there.
core::Polygon anyStar(core::Dice& dice, int corners, core::Point middle, double reach);
/// Evenly spread between two numbers.
double anyBetween(core::Dice& dice, double least, double most);

} // namespace orontes::tests
