// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/items/sealed_table.h"
#include "rules/core/describe/field.h"

#include <QVariant>

#include <optional>

namespace orontes::model {

QString asQString(std::string_view text);

/// How a cell holding this field is used.
CellUse useOf(const core::FieldSpec& field);

/// What such a cell answers to a role.
QVariant fieldCell(const core::FieldSpec& field, const core::Value& value, int role, const ScenarioDocument& document);

/// The value a person has entered; nothing when it is of another kind.
std::optional<core::Value> enteredValue(const core::FieldSpec& field, const QVariant& entered);

/// The attributes with this field set; a field at its default is left out.
core::Attributes withField(core::Attributes attributes, const core::FieldSpec& field, const core::Value& value);

} // namespace orontes::model
