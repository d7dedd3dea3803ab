// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/file_header.h"

#include <charconv>
#include <cstddef>

namespace orontes::model {
namespace {

/// Walks over the members of the outermost object without reading them.
class Walker {
public:
    explicit Walker(std::string_view text) : m_left(text) {}

    bool take(char wanted) {
        skipBlanks();
        if (m_left.empty() || m_left.front() != wanted)
            return false;
        m_left.remove_prefix(1);
        return true;
    }

    /// The text between two quotes, escapes as written.
    bool takeString(std::string_view& inside) {
        if (!take('"'))
            return false;
        std::size_t end = 0;
        while (end < m_left.size() && m_left[end] != '"')
            end += m_left[end] == '\\' ? 2U : 1U;
        if (end >= m_left.size())
            return false;
        inside = m_left.substr(0, end);
        m_left.remove_prefix(end + 1);
        return true;
    }

    /// Any value, as written.
    bool takeValue(std::string_view& value) {
        skipBlanks();
        const std::string_view begin = m_left;
        int depth = 0;
        while (!m_left.empty()) {
            const char c = m_left.front();
            if (depth == 0 && (c == ',' || c == '}' || c == ']'))
                break;
            if (c == '"') {
                std::string_view ignored;
                if (!takeString(ignored))
                    return false;
                continue;
            }
            depth += c == '{' || c == '[' ? 1 : 0;
            depth -= c == '}' || c == ']' ? 1 : 0;
            m_left.remove_prefix(1);
        }
        value = begin.substr(0, begin.size() - m_left.size());
        return !m_left.empty();
    }

private:
    void skipBlanks() {
        const std::size_t next = m_left.find_first_not_of(" \t\r\n");
        m_left.remove_prefix(next == std::string_view::npos ? m_left.size() : next);
    }

    std::string_view m_left;
};

std::string_view withoutQuotes(std::string_view value) {
    const std::size_t last = value.rfind('"');
    return value.size() > 1 && value.front() == '"' && last > 0 ? value.substr(1, last - 1) : std::string_view{};
}

} // namespace

FileHeader headerOf(std::string_view text) {
    FileHeader header;
    Walker walker(text);
    if (!walker.take('{'))
        return header;
    std::string_view key;
    std::string_view value;
    while (walker.takeString(key) && walker.take(':') && walker.takeValue(value)) {
        if (key == "format")
            header.format = withoutQuotes(value);
        if (key == "formatVersion")
            std::from_chars(value.data(), value.data() + value.size(), header.version);
        if ((!header.format.empty() && header.version != 0) || !walker.take(','))
            break;
    }
    return header;
}

} // namespace orontes::model
