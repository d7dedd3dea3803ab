// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QVariant>

namespace orontes::model {

/// What a cell is to people.
enum class CellUse {
    Shown,
    Edited,
    Checked, ///< a box to tick: Qt::CheckStateRole
};

/// Roles of our item models beside Qt's own.
enum ItemRole {
    KeyRole = Qt::UserRole + 1, ///< what the row is about: a counter's id, a space's id, an option's id …
    CitationRole,               ///< the rule's reference, "Q17"
    HelpRole,                   ///< a sentence that explains
    IsChangedRole,              ///< differs from the default or the printed value
    SeverityRole,               ///< core::Severity as int
    IsWaivedRole,
    ProvenanceRole, ///< core::Provenance as int
    SpaceRole,      ///< SpaceId to look at, as int; -1 for none
};

/// The boilerplate of a table, written once: a concrete table answers what a cell holds.
class SealedTable : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const final;
    int columnCount(const QModelIndex& parent = {}) const final;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;
    Qt::ItemFlags flags(const QModelIndex& index) const final;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) final;
    QHash<int, QByteArray> roleNames() const final;

protected:
    virtual int rows() const = 0;
    virtual int columns() const = 0;
    virtual QVariant cell(int row, int column, int role) const = 0;
    virtual QVariant columnHeading(int column, int role) const = 0;
    /// Rows are numbered from 1 unless a table names them.
    virtual QVariant rowHeading(int row, int role) const;
    virtual CellUse use(int row, int column) const;
    /// Changes what lies behind a cell; what is shown follows from there.
    virtual bool change(int row, int column, const QVariant& value);
};

QHash<int, QByteArray> itemRoleNames();

} // namespace orontes::model
