// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace orontes::model {

enum class Column {
    Words,  ///< flush left
    Number, ///< flush right
};

/// Lines of cells for a terminal, two blanks between columns.
class TextTable {
public:
    explicit TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    /// At most as many cells as there are columns.
    void add(std::vector<std::string> line) { m_lines.push_back(std::move(line)); }
    bool empty() const { return m_lines.empty(); }
    /// Every line indented by two blanks and ended by a newline.
    std::string text() const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_lines;
};

} // namespace orontes::model
