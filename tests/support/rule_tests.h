// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace orontes::tests {

/// Names of test functions by the rule they prove.
using RuleTests = QMap<QString, QStringList>;

/// The rules named in a test source: in a comment right above a test function, or inside it. `R-QAD-140..142` names
/// three. Data functions count for the function they feed. What stands elsewhere counts for nothing.
RuleTests ruleTestsIn(const QString& source);

/// All of tests/rules/<ruleset>/ and rules/<ruleset>/tests/.
RuleTests ruleTestsOf(const QString& ruleset);

} // namespace orontes::tests
