// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/scenario_json.h"

#include <string>
#include <string_view>
#include <vector>

namespace orontes::model {

/// Rows of cells; rows may differ in length.
struct CsvTable {
    using Row = std::vector<std::string>;

    std::vector<Row> rows;
    std::vector<int> lines; ///< of the text, from 1, in which each row begins
};

/// RFC 4180 in UTF-8, with or without a byte order mark. What parts the cells is the comma, the semicolon or the tab,
/// whichever comes most often in the first row; lines end in LF or CRLF. Refuses text that is not UTF-8, a quoted cell
/// that does not end or goes on behind its quotes, and more than 4 million cells, each with its line and column.
core::Result<CsvTable> parseCsv(std::string_view text);

/// With commas, quotes where they are needed, and LF.
std::string writeCsv(const std::vector<CsvTable::Row>& rows);

/// Whether a row holds nothing, as spreadsheets leave behind a table.
bool isBlank(const CsvTable::Row& row);

/// A finding about a cell: in which line, and in which column, from 0.
core::Diagnostic csvFinding(std::string id, core::Severity severity, int line, std::size_t column,
                            core::TextArgs args = {});

} // namespace orontes::model
