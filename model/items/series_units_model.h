// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sealed_table.h"
#include "model/series/series_document.h"

namespace orontes::model {

/// The units of one army of a series, as they stand before the battle that is due.
class SeriesUnitsModel : public SealedTable {
    Q_OBJECT

public:
    enum Column { Name, Type, Damage, Fate, ColumnCount };

    SeriesUnitsModel(SeriesDocument& document, std::size_t army, QObject* parent = nullptr);

    int present() const; ///< units that take part in the next battle

protected:
    int rows() const override { return static_cast<int>(m_units.size()); }
    int columns() const override { return ColumnCount; }
    QVariant cell(int row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;
    QVariant rowHeading(int row, int role) const override;

private:
    void follow();
    QString fateWords(const UnitStanding& unit) const;

    SeriesDocument& m_document;
    const std::size_t m_army;
    std::vector<UnitStanding> m_units;
};

} // namespace orontes::model
