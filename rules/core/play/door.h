// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

#include <optional>
#include <span>
#include <vector>

namespace orontes::core {

/// The first finding of severity Error.
std::optional<Diagnostic> firstError(const Findings& findings);

std::vector<Check> joinChecks(std::span<const Check> common, std::span<const Check> own);

/// "play.not-your-decision": the actor owes nothing now.
Diagnostic notYourDecision(Actor actor);

/// "play.impossible-outcome": chance cannot bring that now.
Diagnostic impossibleOutcome(const Action& action);

/// "play.unknown-verb", "play.missing-argument", "play.bad-argument": an action that cannot be read.
Diagnostic unknownVerb(const Action& action);
Diagnostic badArgument(const Action& action, const std::string& name);

/// "play.otherwise-written": it can be read, but stands differently in a record (a superfluous argument, another
/// order).
Diagnostic otherwiseWritten(const Action& action);

/// Typed arguments of an action; refused with badArgument.
Result<std::int64_t> integerArgument(const Action& action, const std::string& name);
Result<std::string> textArgument(const Action& action, const std::string& name);
Result<TextList> listArgument(const Action& action, const std::string& name);

} // namespace orontes::core
