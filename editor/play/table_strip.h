// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/table.h"
#include "rules/core/play/action.h"
#include "rules/core/text.h"

#include <QWidget>

class QGridLayout;

namespace orontes::editor {

/// A printed table beside the arithmetic. Of a wide one the columns stand in a row, and what the one that was hit says
/// stands below; a narrow one is shown whole. The row that was hit is lit.
class TableStrip : public QWidget {
    Q_OBJECT

public:
    TableStrip(const core::TableSpec& table, const core::Calculation& hit, const core::Catalogue& texts,
               QWidget* parent = nullptr);

private:
    void addColumns(QGridLayout& grid, const core::Calculation& hit);
    void addRows(QGridLayout& grid, const core::Calculation& hit);
    QString words(const core::TableCell& cell) const;

    const core::TableSpec& m_table;
    const core::Catalogue& m_texts;
    std::vector<std::size_t> m_shown; ///< columns whose cells are written out
};

} // namespace orontes::editor
