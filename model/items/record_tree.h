// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/reconcile.h"
#include "model/items/sealed_table.h"

#include <QAbstractItemModel>

#include <memory>
#include <utility>
#include <vector>

namespace orontes::model {

template <class Value>
struct TreeValue {
    Value value;
    std::vector<TreeValue> below = {};

    friend bool operator==(const TreeValue&, const TreeValue&) = default;
};

/// A tree of values, its boilerplate sealed like that of SealedTable. `Value` has equality and a `key()` that tells
/// which siblings are the same thing before and after; where nothing does, let all keys be equal. It is given whole
/// trees, and tells its views no more than what differs.
template <class Value>
class RecordTree : public QAbstractItemModel {
public:
    using QAbstractItemModel::QAbstractItemModel;

    int rowCount(const QModelIndex& parent = {}) const final {
        return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent).below.size());
    }
    int columnCount(const QModelIndex& = {}) const final { return columns(); }
    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const final {
        if (!hasIndex(row, column, parent))
            return {};
        return createIndex(row, column, nodeAt(parent).below[static_cast<std::size_t>(row)].get());
    }
    QModelIndex parent(const QModelIndex& child) const final {
        const Node* above = child.isValid() ? nodeAt(child).above : nullptr;
        return above == nullptr ? QModelIndex() : indexOf(*above);
    }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        return content(nodeAt(index).value, index.column(), role);
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final {
        if (orientation != Qt::Horizontal || section < 0 || section >= columns())
            return {};
        return columnHeading(section, role);
    }
    Qt::ItemFlags flags(const QModelIndex& index) const final {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return moreFlags(nullptr);
        const Value& value = nodeAt(index).value;
        const bool edited = contentUse(value, index.column()) == CellUse::Edited;
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (edited ? Qt::ItemIsEditable : Qt::NoItemFlags) |
               moreFlags(&value);
    }
    bool setData(const QModelIndex& index, const QVariant& entered, int role = Qt::EditRole) final {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole)
            return false;
        return contentUse(nodeAt(index).value, index.column()) == CellUse::Edited && changeContent(index, entered);
    }
    QHash<int, QByteArray> roleNames() const final { return itemRoleNames(); }

    /// Null for an index that is not valid.
    const Value* valueAt(const QModelIndex& index) const { return index.isValid() ? &nodeAt(index).value : nullptr; }
    /// Rows from the outermost in.
    std::vector<std::size_t> pathOf(QModelIndex index) const {
        std::vector<std::size_t> path;
        for (; index.isValid(); index = index.parent())
            path.insert(path.begin(), static_cast<std::size_t>(index.row()));
        return path;
    }

    void show(const std::vector<TreeValue<Value>>& roots) { showBelow(m_root, roots); }

protected:
    virtual int columns() const = 0;
    virtual QVariant content(const Value& value, int column, int role) const = 0;
    virtual QVariant columnHeading(int column, int role) const = 0;
    virtual CellUse contentUse(const Value&, int) const { return CellUse::Shown; }
    virtual bool changeContent(const QModelIndex&, const QVariant&) { return false; }
    /// Beside the usual ones, for dragging; null: of the empty space around the rows.
    virtual Qt::ItemFlags moreFlags(const Value*) const { return Qt::NoItemFlags; }

private:
    struct Node {
        Value value = {};
        Node* above = nullptr;
        std::vector<std::unique_ptr<Node>> below = {};
    };

    static bool isSame(const Node& node, const TreeValue<Value>& wanted) {
        if (!(node.value == wanted.value) || node.below.size() != wanted.below.size())
            return false;
        for (std::size_t i = 0; i < node.below.size(); ++i)
            if (!isSame(*node.below[i], wanted.below[i]))
                return false;
        return true;
    }
    static std::unique_ptr<Node> nodeFor(const TreeValue<Value>& wanted, Node& above) {
        auto node = std::make_unique<Node>(Node{wanted.value, &above, {}});
        for (const TreeValue<Value>& one : wanted.below)
            node->below.push_back(nodeFor(one, *node));
        return node;
    }

    struct Ops {
        RecordTree& tree;
        Node& node;
        const std::vector<TreeValue<Value>>& wanted;

        QModelIndex here() const { return tree.indexOf(node); }
        void remove(std::size_t first, std::size_t end) {
            tree.beginRemoveRows(here(), static_cast<int>(first), static_cast<int>(end) - 1);
            node.below.erase(at(first), at(end));
            tree.endRemoveRows();
        }
        void insert(std::size_t row, std::size_t first, std::size_t end) {
            tree.beginInsertRows(here(), static_cast<int>(row), static_cast<int>(row + end - first) - 1);
            for (std::size_t i = first; i < end; ++i)
                node.below.insert(at(row + i - first), nodeFor(wanted[i], node));
            tree.endInsertRows();
        }
        void move(std::size_t from, std::size_t to) {
            const QModelIndex above = here();
            tree.beginMoveRows(above, static_cast<int>(from), static_cast<int>(from), above, static_cast<int>(to));
            std::rotate(at(to), at(from), at(from + 1));
            tree.endMoveRows();
        }
        void update(std::size_t row, std::size_t index) {
            Node& child = *node.below[row];
            if (!(child.value == wanted[index].value)) {
                child.value = wanted[index].value;
                const QModelIndex first = tree.indexOf(child);
                emit tree.dataChanged(first, first.siblingAtColumn(tree.columns() - 1));
            }
            tree.showBelow(child, wanted[index].below);
        }
        auto at(std::size_t row) { return node.below.begin() + static_cast<std::ptrdiff_t>(row); }
    };

    void showBelow(Node& node, const std::vector<TreeValue<Value>>& wanted) {
        Ops ops{*this, node, wanted};
        reconcile(
            node.below, wanted,
            [](const std::unique_ptr<Node>& old, const TreeValue<Value>& one) { return isSame(*old, one); },
            [](const std::unique_ptr<Node>& old, const TreeValue<Value>& one) {
                return old->value.key() == one.value.key();
            },
            ops);
    }
    const Node& nodeAt(const QModelIndex& index) const {
        return index.isValid() ? *static_cast<const Node*>(index.constInternalPointer()) : m_root;
    }
    QModelIndex indexOf(const Node& node) const {
        if (node.above == nullptr)
            return {};
        const auto& siblings = node.above->below;
        std::size_t row = 0;
        while (siblings[row].get() != &node)
            ++row;
        return createIndex(static_cast<int>(row), 0, &node);
    }

    Node m_root;
};

} // namespace orontes::model
