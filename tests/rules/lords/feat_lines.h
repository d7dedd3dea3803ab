// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"

#include <QString>

namespace orontes::tests {

/// A victory clause of a nation, written in a line; cities stand for their areas:
///
///     ASS-1 20 hold Ashur on 3-5 · EGY-2 20 hold Gaza, Jerusalem by 2 · ELA-1 20 hold Susa on 1-10 x6
///     ELA-1 20 hold Susa on 1-10 x6 running · ASS-6 20 hold 2 of mediterranean in 9-10 · EGY-1 40 hold Memphis
///     MIT-4 10 slay 4 of hatti/canaan · PHR-2 10 slay 2 of hatti sword · CAN-4 10 deny Tyre on 4-5 · JUD-5 10 chosen
///     on 10
core::VictoryClause clauseFrom(const core::Scenario& scenario, const QString& nation, const QString& line);

/// The nation has these clauses and no others; semicolons stand between them.
void setFeats(core::Scenario& scenario, const QString& nation, const QString& lines);

} // namespace orontes::tests
