// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/field.h"
#include "rules/core/scenario/scenario.h"
#include "rules/core/text.h"

#include <string>

namespace orontes::model {

/// A value as people read it: "yes", "3 spaces", the label of a choice, a seat's name, "1, 2, 3".
std::string wordsOf(const core::FieldSpec& field, const core::Value& value, const core::Scenario& scenario,
                    const core::Catalogue& texts);
/// The same where nothing is known of the field.
std::string wordsOf(const core::Value& value, const core::Catalogue& texts);

/// What so many of a field's units are called: "hex", "hexes"; empty where it has none or the value is no number.
std::string unitWords(const core::FieldSpec& field, const core::Value& value, const core::Catalogue& texts);

} // namespace orontes::model
