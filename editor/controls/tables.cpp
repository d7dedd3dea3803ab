// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/tables.h"

#include <QHeaderView>
#include <QTableView>

namespace orontes::editor {

namespace {

constexpr int rowHeight = 32;

} // namespace

void setUpTable(QTableView& table, const char* accessibleName) {
    table.setAccessibleName(QObject::tr(accessibleName));
    table.setShowGrid(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setStretchLastSection(true);
}

} // namespace orontes::editor
