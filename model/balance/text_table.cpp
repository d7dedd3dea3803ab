// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/text_table.h"

#include <algorithm>

namespace orontes::model {
namespace {

/// Characters of a UTF-8 text.
std::size_t lengthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

} // namespace

std::string TextTable::text() const {
    std::vector<std::size_t> widths(m_columns.size());
    for (const std::vector<std::string>& line : m_lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], lengthOf(line[i]));
    std::string text;
    for (const std::vector<std::string>& line : m_lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string blanks(widths[i] - lengthOf(line[i]), ' ');
            text += "  " + (m_columns[i] == Column::Words ? line[i] + blanks : blanks + line[i]);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

} // namespace orontes::model
