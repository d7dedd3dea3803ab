// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/json_layout.h"

namespace orontes::core {

/// Lays out one object of a file that people compare: a member per line, and lists with an item per line.
class ObjectLayout {
public:
    /// The object starts in the present column of `out`, within a container indented by `indent`.
    ObjectLayout(std::string& out, std::size_t indent) : m_out(out), m_indent(indent + 2) { m_out += '{'; }

    /// Laid out as appendPretty does.
    void member(std::string_view key, const JsonValue& value) { appendPretty(begin(key), value, m_indent); }
    /// An array or object with one item per line, each on one line however long.
    void lines(std::string_view key, const JsonValue& value);
    /// An array or object with one item per line, each laid out as appendPretty does.
    void blocks(std::string_view key, const JsonValue& value);
    /// Writes the key; the caller appends the value.
    std::string& begin(std::string_view key);
    std::size_t indent() const { return m_indent; }
    void end();

private:
    template <class Append>
    void spread(std::string_view key, const JsonValue& value, Append append);
    void line(bool first, std::size_t indent);

    std::string& m_out;
    std::size_t m_indent; ///< of the members
    bool m_first = true;
};

} // namespace orontes::core
