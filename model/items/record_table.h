// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/reconcile.h"
#include "model/items/sealed_table.h"

#include <utility>
#include <vector>

namespace orontes::model {

/// A table of values. `Row` has equality and a `key()` that tells which rows are the same thing before and after. It is
/// given whole lists of rows, and tells its views no more than what differs.
template <class Row>
class RecordTable : public SealedTable {
public:
    using SealedTable::SealedTable;

    const std::vector<Row>& records() const { return m_rows; }
    void show(const std::vector<Row>& rows) {
        Ops ops{*this, rows, -1, -1};
        reconcile(
            m_rows, rows, [](const Row& old, const Row& wanted) { return old == wanted; },
            [](const Row& old, const Row& wanted) { return old.key() == wanted.key(); }, ops);
        ops.tellUpdates();
    }

protected:
    int rows() const final { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const final {
        return content(m_rows[static_cast<std::size_t>(row)], column, role);
    }
    CellUse use(int row, int column) const final { return contentUse(m_rows[static_cast<std::size_t>(row)], column); }
    bool change(int row, int column, const QVariant& value) final {
        const Row record = m_rows[static_cast<std::size_t>(row)]; // the change may bring other rows
        return changeContent(record, column, value);
    }

    virtual QVariant content(const Row& row, int column, int role) const = 0;
    virtual CellUse contentUse(const Row&, int) const { return CellUse::Shown; }
    virtual bool changeContent(const Row&, int, const QVariant&) { return false; }

private:
    struct Ops {
        RecordTable& table;
        const std::vector<Row>& wanted;
        int updatedFirst; ///< a run of rows with other contents that has not been told yet
        int updatedLast;

        void remove(std::size_t first, std::size_t end) {
            table.beginRemoveRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
            table.m_rows.erase(at(first), at(end));
            table.endRemoveRows();
        }
        void insert(std::size_t row, std::size_t first, std::size_t end) {
            tellUpdates();
            table.beginInsertRows({}, static_cast<int>(row), static_cast<int>(row + end - first) - 1);
            table.m_rows.insert(at(row), wanted.begin() + static_cast<std::ptrdiff_t>(first),
                                wanted.begin() + static_cast<std::ptrdiff_t>(end));
            table.endInsertRows();
        }
        void move(std::size_t from, std::size_t to) {
            tellUpdates();
            table.beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, static_cast<int>(to));
            std::rotate(at(to), at(from), at(from + 1));
            table.endMoveRows();
        }
        void update(std::size_t row, std::size_t index) {
            table.m_rows[row] = wanted[index];
            const int now = static_cast<int>(row);
            if (updatedFirst >= 0 && now != updatedLast + 1)
                tellUpdates();
            updatedFirst = updatedFirst < 0 ? now : updatedFirst;
            updatedLast = now;
        }
        void tellUpdates() {
            if (updatedFirst >= 0)
                emit table.dataChanged(table.index(updatedFirst, 0), table.index(updatedLast, table.columns() - 1));
            updatedFirst = -1;
        }
        auto at(std::size_t row) { return table.m_rows.begin() + static_cast<std::ptrdiff_t>(row); }
    };

    std::vector<Row> m_rows;
};

} // namespace orontes::model
