// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/source_tree.h"

namespace orontes::tests {

// Each function lists the lines of a tree that break one rule of the house, as "path:line: what is wrong".

QStringList qtInRules(const SourceTree& tree);
QStringList clocksFilesLocalesAndChanceInRules(const SourceTree& tree);
QStringList sentencesInRulesets(const SourceTree& tree);
QStringList rulesetNamesAbroad(const SourceTree& tree);
QStringList rulesetFoldersWithoutRegistration(const SourceTree& tree);
QStringList includesAgainstTheArrows(const SourceTree& tree);
QStringList widgetsInPaintersAndCommands(const SourceTree& tree);
QStringList dearIncludes(const SourceTree& tree);
QStringList undoCommandsBesideTheOne(const SourceTree& tree);
QStringList sourcesWithoutLicence(const SourceTree& tree);
QStringList sourcesTooLong(const SourceTree& tree);
QStringList thingsLeftForLater(const SourceTree& tree);
QStringList verbsThatAgreeWithASide(const SourceTree& tree);
QStringList strangersAtTheTop(const SourceTree& tree);

} // namespace orontes::tests
