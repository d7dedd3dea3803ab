// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/controls/field_row.h"
#include "model/document/scenario_document.h"

#include <QString>

#include <vector>

namespace orontes::editor {

/// "58 counters"
QString countersOf(const core::Scenario& scenario, const core::SideToken& side);

/// What the rules derive of a side, as a panel shows it beside what the designer typed.
struct DerivedWords {
    core::FieldId field;
    QString label;
    QString figure; ///< "110", or "107 (+3)" where the designer typed 3 more
    FieldRow::Verdict verdict = FieldRow::Verdict::None;
    core::Citation rule;
};

std::vector<DerivedWords> derivedWordsOf(const model::ScenarioDocument& document, const core::Side& side);

} // namespace orontes::editor
