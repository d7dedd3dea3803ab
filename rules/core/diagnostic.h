// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/citation.h"
#include "rules/core/place.h"
#include "rules/core/text.h"

#include <memory>
#include <string>
#include <vector>

namespace orontes::core {

struct Edit;

enum class Severity {
    Note,
    Warning,
    Error,
};

/// A titled change that would mend a finding.
struct Fix {
    Text title;
    std::shared_ptr<const std::vector<Edit>> edits; ///< never null; made by makeFix of edit.h

    friend bool operator==(const Fix&, const Fix&);
};

/// One finding. The sentence is the catalogue's template of the same id, filled with `args`.
struct Diagnostic {
    std::string id; ///< "scenario.counter.unknown-type": stable, documented in docs/generated/diagnostics.md
    Severity severity = Severity::Error;
    Citation rule;
    Place where;
    TextArgs args;
    std::vector<Fix> fixes;

    Text text() const { return Text{TextId{id}, args}; }
    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Findings = std::vector<Diagnostic>;

} // namespace orontes::core
