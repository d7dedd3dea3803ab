// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/items/sealed_table.h"

#include <map>
#include <string>
#include <utility>

namespace orontes::model {

/// A printed table of the ruleset, with the cells that the scenario has replaced.
class PrintedTableModel : public SealedTable {
    Q_OBJECT

public:
    /// Precondition: `table` belongs to the document's ruleset.
    PrintedTableModel(ScenarioDocument& document, const core::TableSpec& table, QObject* parent = nullptr);

    const core::TableSpec& table() const { return m_table; }
    const core::TableCell& printedAt(const QModelIndex& index) const;
    void restorePrinted(const QModelIndex& index);

signals:
    void refused(const orontes::core::Diagnostic& why);

protected:
    int rows() const override { return static_cast<int>(m_table.rows.size()); }
    int columns() const override { return static_cast<int>(m_table.columns.size()); }
    QVariant cell(int row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;
    QVariant rowHeading(int row, int role) const override;
    CellUse use(int row, int column) const override;
    bool change(int row, int column, const QVariant& value) override;

private:
    using Cells = std::map<std::pair<int, int>, core::Value>; ///< by row and column

    Cells replacedCells() const;
    void follow();
    const core::TableCell& printed(int row, int column) const;
    const core::Value& valueAt(int row, int column) const;
    bool set(int row, int column, std::optional<core::Value> value);
    std::string wordsAt(const core::Value& value) const;

    ScenarioDocument& m_document;
    const core::TableSpec& m_table;
    Cells m_replaced;
};

} // namespace orontes::model
