// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/citation.h"
#include "rules/core/value.h"

#include <optional>
#include <string>
#include <vector>

namespace orontes::core {

enum class FieldKind {
    Flag,      ///< bool
    Integer,   ///< std::int64_t within [minimum, maximum]
    Text,      ///< std::string
    Choice,    ///< std::string, one of `choices`
    Seat,      ///< std::string, a seat token of the scenario, or ""
    SpaceList, ///< TextList of space labels
};

struct FieldChoice {
    std::string token;
    TextId label;

    friend bool operator==(const FieldChoice&, const FieldChoice&) = default;
};

/// How a ruleset tells the editor which attributes exist. `section` groups fields in the inspector; the section
/// "state" holds what changes in play (a frozen position carries it), the section "leader" feeds the Leaders page.
struct FieldSpec {
    FieldId id;
    FieldKind kind = FieldKind::Integer;
    TextId label;
    TextId help;    ///< what it changes; may be empty
    TextId section; ///< "" for the first, unnamed section
    TextId unit;    ///< "spaces", "men"; may be empty
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    std::vector<FieldChoice> choices;
    Value defaultValue;
    Citation rule;

    friend bool operator==(const FieldSpec&, const FieldSpec&) = default;
};

/// A switch of the whole game: a ruling with its alternatives, an optional rule, a limit.
struct OptionSpec {
    OptionId id;
    FieldSpec field; ///< kind, label, help, default and citation of the switch

    friend bool operator==(const OptionSpec&, const OptionSpec&) = default;
};

} // namespace orontes::core
