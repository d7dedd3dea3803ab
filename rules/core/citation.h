// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace orontes::core {

/// Where a fact comes from.
enum class Provenance {
    Text,           ///< stated in the rulebook
    Found,          ///< in a named public source
    Derived,        ///< computed from the rulebook's own numbers
    Ruling,         ///< our answer to a gap, a named switch
    Reconstruction, ///< ours
};

/// A rule that people can look up: section, checklist row or ruling key of one ruleset.
struct Citation {
    std::string ruleset;   ///< "" for what holds for every ruleset
    std::string reference; ///< "Q17", "5.32", "R-XXX-010"
    Provenance provenance = Provenance::Text;

    friend bool operator==(const Citation&, const Citation&) = default;
};

} // namespace orontes::core
