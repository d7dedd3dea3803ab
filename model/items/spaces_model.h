// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/items/sealed_table.h"

namespace orontes::model {

/// Every space of the board as a table, in id order. Nothing is kept: a cell is read from the scenario when it is
/// asked.
class SpacesModel : public SealedTable {
    Q_OBJECT

public:
    enum Column { Label, Terrain, Name, Letter, Regions, FirstField };

    explicit SpacesModel(ScenarioDocument& document, QObject* parent = nullptr);

    /// The field of a cell; null for other columns.
    const core::FieldSpec* fieldAt(const QModelIndex& index) const;

signals:
    void refused(const orontes::core::Diagnostic& why);

protected:
    int rows() const override;
    int columns() const override;
    QVariant cell(int row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;
    CellUse use(int row, int column) const override;
    bool change(int row, int column, const QVariant& value) override;

private:
    void follow(const core::ChangeSet& changes);
    void tellSpaces(const std::vector<core::SpaceId>& spaces);
    core::Value valueOf(core::SpaceId space, const core::FieldSpec& field) const;
    QString textOf(core::SpaceId space, int column, bool editing) const;

    ScenarioDocument& m_document;
    int m_rows = 0; ///< as the views know it
};

} // namespace orontes::model
