// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/field.h"
#include "rules/core/diagnostic.h"
#include "rules/core/scenario/scenario.h"

#include <optional>

namespace orontes::core {

/// What is wrong with a value where a field or option is declared.
struct FieldFault {
    const char* what = "wrong-value"; ///< last part of the finding's id
    Severity severity = Severity::Error;
    TextArgs args;               ///< of the sentence, "field" and "expected" among them
    std::optional<Value> mended; ///< the nearest value that would do, where there is one beside the default
};

std::optional<FieldFault> faultOf(const FieldSpec& field, const Value& value, const Scenario& scenario);

/// A value as a sentence shows it.
std::string shownValue(const Value& value);

} // namespace orontes::core
