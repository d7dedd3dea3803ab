// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"

#include <QString>

namespace orontes::editor {

/// As type is set: minus signs, dashes between numbers, curled apostrophes.
QString typeset(const QString& text);
QString typeset(const std::string& text);
/// A text of the ruleset, set.
QString wordsOf(const KitSource& kit, const core::TextId& id);

enum class Signs {
    AsNeeded,
    Always, ///< "+2"
};
QString numberText(std::int64_t number, Signs signs);
/// A field's value in words and figures.
QString valueText(const KitSource& kit, const core::FieldSpec& field, const core::Value& value);
/// Where and when a counter is set up: "26, 27, 28", "turn 4: 9, 17"; empty where nothing is said.
QString setUpText(const KitSource& kit, const core::SetUp& setUp);
/// "Kadesh, 1294 BC"
QString documentTitle(const core::Scenario& scenario);

} // namespace orontes::editor
