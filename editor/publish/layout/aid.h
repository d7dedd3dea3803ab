// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <QString>

#include <vector>

namespace orontes::editor {

struct AidRow {
    QString label;
    std::vector<QString> cells;
    bool endsGroup = false; ///< a strong rule stands below it

    friend bool operator==(const AidRow&, const AidRow&) = default;
};

struct AidTable {
    QString label;
    QString help;                 ///< may be empty
    std::vector<QString> columns; ///< of the cells; the labels of the rows stand before them
    std::vector<AidRow> rows;
    QString note; ///< under the table, small; may be empty

    friend bool operator==(const AidTable&, const AidTable&) = default;
};

/// A player aid: paragraphs, then tables.
struct AidContent {
    QString label;
    std::vector<QString> paragraphs;
    std::vector<AidTable> tables;

    friend bool operator==(const AidContent&, const AidContent&) = default;
};

/// On as many pages as it takes, narrow parts in two columns.
std::vector<Sheet> aidSheets(const AidContent& content, MmSize paper, const QString& document);

} // namespace orontes::editor
