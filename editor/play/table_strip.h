// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/table.h"
#include "rules/core/play/action.h"
#include "rules/core/text.h"

#include <QWidget>

namespace orontes::editor {

/// A printed table beside the arithmetic: the column that the odds hit stands out, and the cell once the die has
/// fallen.
class TableStrip : public QWidget {
    Q_OBJECT

public:
    TableStrip(const core::TableSpec& table, const core::Calculation& hit, const core::Catalogue& texts,
               QWidget* parent = nullptr);

private:
    QString wordsOf(const core::TableCell& cell) const;

    const core::TableSpec& m_table;
    const core::Catalogue& m_texts;
};

} // namespace orontes::editor
