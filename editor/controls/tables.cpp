// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/tables.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

namespace orontes::editor {

namespace {

constexpr int rowHeight = 32;

void setUpView(QAbstractItemView& view, const char* accessibleName) {
    view.setAccessibleName(QObject::tr(accessibleName));
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setTabKeyNavigation(false);
}

void setUpHeader(QHeaderView& header) {
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header.setHighlightSections(false);
    header.setStretchLastSection(true);
}

} // namespace

void setUpTable(QTableView& table, const char* accessibleName) {
    setUpView(table, accessibleName);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setUpHeader(*table.horizontalHeader());
}

void setUpTree(QTreeView& tree, const char* accessibleName) {
    setUpView(tree, accessibleName);
    tree.setUniformRowHeights(true); // many thousand lines are one measure
    tree.setAllColumnsShowFocus(true);
    setUpHeader(*tree.header());
}

} // namespace orontes::editor
