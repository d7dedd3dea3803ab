// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "rules/core/diagnostic.h"
#include "rules/core/json/json_value.h"
#include "rules/core/ruleset.h"

#include <iosfwd>
#include <string>

namespace orontes::app {

/// Where a subcommand speaks: results to `out`, troubles and questions to `err`.
struct Terminal {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Output output = Output::People;

    bool json() const { return output == Output::Json; }
};

/// One finding as compilers write them: "file:line:column: error: sentence [place] (rule)".
void print(std::ostream& to, const core::Diagnostic& finding, const core::Catalogue& texts);
/// "error", "warning", "note".
std::string word(core::Severity severity);
/// Pretty JSON and a newline.
void print(Terminal& terminal, const core::JsonValue& json);

/// The trouble on `err` (with --json as an object {"problem": …} on `out` too); gives back couldNotBeDone.
int fail(Terminal& terminal, const core::Diagnostic& problem);
int fail(Terminal& terminal, const core::Diagnostic& problem, const core::Catalogue& texts);

/// A trouble with the command line itself: `id` names the sentence in the app's texts.
core::Diagnostic usageProblem(std::string id, core::TextArgs args);

/// The program's own sentences, the model's and the core's.
const core::Catalogue& appTexts();

} // namespace orontes::app
