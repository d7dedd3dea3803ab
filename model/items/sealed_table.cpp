// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/sealed_table.h"

namespace orontes::model {

int SealedTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows();
}

int SealedTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns();
}

QVariant SealedTable::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    return cell(index.row(), index.column(), role);
}

QVariant SealedTable::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool across = orientation == Qt::Horizontal;
    if (section < 0 || section >= (across ? columns() : rows()))
        return {};
    return across ? columnHeading(section, role) : rowHeading(section, role);
}

Qt::ItemFlags SealedTable::flags(const QModelIndex& index) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return Qt::NoItemFlags;
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    switch (use(index.row(), index.column())) {
    case CellUse::Edited:
        return shown | Qt::ItemIsEditable;
    case CellUse::Checked:
        return shown | Qt::ItemIsUserCheckable;
    case CellUse::Shown:
        break;
    }
    return shown;
}

bool SealedTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return false;
    const CellUse cellUse = use(index.row(), index.column());
    const bool fits = (cellUse == CellUse::Edited && role == Qt::EditRole) ||
                      (cellUse == CellUse::Checked && role == Qt::CheckStateRole);
    return fits && change(index.row(), index.column(), value);
}

QHash<int, QByteArray> SealedTable::roleNames() const {
    return itemRoleNames();
}

QVariant SealedTable::rowHeading(int row, int role) const {
    return role == Qt::DisplayRole ? QVariant(row + 1) : QVariant();
}

CellUse SealedTable::use(int, int) const {
    return CellUse::Shown;
}

bool SealedTable::change(int, int, const QVariant&) {
    return false;
}

QHash<int, QByteArray> itemRoleNames() {
    return {{Qt::DisplayRole, "display"},
            {Qt::EditRole, "edit"},
            {Qt::ToolTipRole, "toolTip"},
            {Qt::CheckStateRole, "checked"},
            {KeyRole, "key"},
            {CitationRole, "citation"},
            {HelpRole, "help"},
            {IsChangedRole, "isChanged"},
            {SeverityRole, "severity"},
            {IsWaivedRole, "isWaived"},
            {ProvenanceRole, "provenance"},
            {SpaceRole, "space"}};
}

} // namespace orontes::model
