// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/object_layout.h"

namespace orontes::core {

void ObjectLayout::line(bool first, std::size_t indent) {
    m_out += first ? "\n" : ",\n";
    m_out.append(indent, ' ');
}

std::string& ObjectLayout::begin(std::string_view key) {
    line(m_first, m_indent);
    m_first = false;
    appendString(m_out, key);
    m_out += ": ";
    return m_out;
}

template <class Append>
void ObjectLayout::spread(std::string_view key, const JsonValue& value, Append append) {
    begin(key);
    const JsonArray* items = value.array();
    const JsonObject* members = value.object();
    const std::size_t count = items != nullptr ? items->size() : members->size();
    m_out += items != nullptr ? '[' : '{';
    for (std::size_t i = 0; i < count; ++i) {
        line(i == 0, m_indent + 2);
        if (items != nullptr) {
            append((*items)[i]);
            continue;
        }
        appendString(m_out, (*members)[i].first);
        m_out += ": ";
        append((*members)[i].second);
    }
    if (count > 0)
        line(true, m_indent);
    m_out += items != nullptr ? ']' : '}';
}

void ObjectLayout::lines(std::string_view key, const JsonValue& value) {
    spread(key, value, [this](const JsonValue& item) { appendCompact(m_out, item); });
}

void ObjectLayout::blocks(std::string_view key, const JsonValue& value) {
    spread(key, value, [this](const JsonValue& item) { appendPretty(m_out, item, m_indent + 2); });
}

void ObjectLayout::end() {
    if (!m_first)
        line(true, m_indent - 2);
    m_out += '}';
}

} // namespace orontes::core
