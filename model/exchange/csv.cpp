// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csv.h"

#include "rules/core/json/utf8.h"
#include "rules/core/scenario/limits.h"

#include <algorithm>

namespace orontes::model {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The sign between the cells: the one that comes most often in the first row, outside quotes.
char separatorOf(std::string_view text) {
    std::size_t commas = 0;
    std::size_t semicolons = 0;
    std::size_t tabs = 0;
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        if (quoted)
            continue;
        if (c == '\n')
            break;
        commas += c == ',' ? 1 : 0;
        semicolons += c == ';' ? 1 : 0;
        tabs += c == '\t' ? 1 : 0;
    }
    if (tabs > commas && tabs > semicolons)
        return '\t';
    return semicolons > commas ? ';' : ',';
}

/// Takes a text apart, cell by cell.
class CsvReader {
public:
    explicit CsvReader(std::string_view text) : m_rest(text), m_separator(separatorOf(text)) {}

    core::Result<CsvTable> read() {
        std::size_t cells = 0;
        while (!m_rest.empty()) {
            m_table.lines.push_back(m_line);
            CsvTable::Row& row = m_table.rows.emplace_back();
            do {
                if (++cells > core::longListLimit)
                    return core::refuse(csvFinding("csv.too-large", core::Severity::Error, m_line, row.size(),
                                                   {{"most", static_cast<std::int64_t>(core::longListLimit)}}));
                if (const char* fault = readCell(row.emplace_back()))
                    return core::refuse(csvFinding(fault, core::Severity::Error, m_table.lines.back(), row.size() - 1));
            } while (take(m_separator));
            endLine();
        }
        return std::move(m_table);
    }

private:
    bool take(char c) {
        if (m_rest.empty() || m_rest.front() != c)
            return false;
        m_rest.remove_prefix(1);
        m_line += c == '\n' ? 1 : 0;
        return true;
    }
    bool atEnd() const { return m_rest.empty() || m_rest.front() == '\n' || m_rest.starts_with("\r\n"); }
    void endLine() {
        take('\r');
        take('\n');
    }

    const char* readCell(std::string& cell) {
        if (!take('"')) {
            while (!atEnd() && m_rest.front() != m_separator) {
                cell += m_rest.front();
                m_rest.remove_prefix(1);
            }
            return nullptr;
        }
        while (!m_rest.empty()) {
            const char c = m_rest.front();
            take(c);
            if (c == '"' && !take('"')) // two quotes are one, and the cell goes on
                return atEnd() || m_rest.front() == m_separator ? nullptr : "csv.after-quote";
            cell += c;
        }
        return "csv.open-quote";
    }

    std::string_view m_rest;
    char m_separator;
    int m_line = 1;
    CsvTable m_table;
};

bool asksForQuotes(const std::string& cell) {
    return cell.find_first_of(",;\t\"\r\n") != std::string::npos || cell.starts_with(' ') || cell.ends_with(' ');
}

} // namespace

core::Result<CsvTable> parseCsv(std::string_view text) {
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (const std::size_t at = core::firstInvalidUtf8(text); at != std::string_view::npos) {
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        return core::refuse(csvFinding("csv.not-utf8", core::Severity::Error, static_cast<int>(line), 0));
    }
    return CsvReader(text).read();
}

std::string writeCsv(const std::vector<CsvTable::Row>& rows) {
    std::string text;
    for (const CsvTable::Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += i == 0 ? "" : ",";
            if (!asksForQuotes(row[i])) {
                text += row[i];
                continue;
            }
            text += '"';
            for (const char c : row[i])
                text.append(c == '"' ? 2 : 1, c);
            text += '"';
        }
        text += '\n';
    }
    return text;
}

bool isBlank(const CsvTable::Row& row) {
    return std::all_of(row.begin(), row.end(),
                       [](const std::string& cell) { return cell.find_first_not_of(" \t") == std::string::npos; });
}

core::Diagnostic csvFinding(std::string id, core::Severity severity, int line, std::size_t column,
                            core::TextArgs args) {
    core::Diagnostic finding;
    finding.id = std::move(id);
    finding.severity = severity;
    finding.where.line = line;
    finding.where.column = static_cast<int>(column) + 1;
    finding.args = std::move(args);
    return finding;
}

} // namespace orontes::model
