// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/plots.h"
#include "tests/rules/chariot/field.h"

#include <QStringList>

#include <initializer_list>

namespace orontes::tests {

/// A field on which plots are written: nobody needs a leader, no side is ever done or gone.
Field plotField();
/// Why the side may not write this, as `objection` tells it.
QString against(const State& state, SideId side, const Action& line);
/// Writes a line of the side's chart; the test fails where it is illegal.
void write(State& state, SideId side, const Action& line);
/// Writes a way, hex by hex.
void writeWay(State& state, UnitId unit, const std::vector<SpaceId>& way);
/// Both sides lock. What is told from then on: "moves U4/5A 3 0807", by the id of the sentence without
/// "chariot.tale." or "chariot.refused.", the unit and the hex, as far as there are any.
QStringList lockBoth(State& state);
/// Both sides lock, the dice fall as they are given, nobody advances or fires defensively, until the next plot. The
/// test fails where there are more or fewer dice.
QStringList carryOut(State& state, std::initializer_list<int> dice = {});
/// One action of whoever owes one; what is told.
QStringList told(State& state, const Action& action);
/// The sentences among these that begin so.
QStringList only(const QStringList& told, const QString& begin);
/// The hex by its number on the field.
QString label(const Field& field, const char* hex);

} // namespace orontes::tests
