// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_layout.h"

#include "rules/core/json/json_text.h"
#include "rules/core/json/utf8.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace orontes::core {
namespace {

constexpr std::size_t indentStep = 2;

void appendControl(std::string& out, char c) {
    constexpr std::string_view named = "\b\f\n\r\t";
    constexpr std::string_view letters = "bfnrt";
    constexpr std::string_view digits = "0123456789abcdef";
    if (const std::size_t i = named.find(c); i != std::string_view::npos) {
        out += '\\';
        out += letters[i];
        return;
    }
    const auto code = static_cast<unsigned char>(c);
    out += "\\u00";
    out += digits[code >> 4U];
    out += digits[code & 0xFU];
}

void appendReal(std::string& out, double value) {
    assert(std::isfinite(value) && "JSON has no infinities");
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
    out += text;
    if (text.find_first_of(".e") == std::string_view::npos)
        out += ".0"; // or it would be read as an integer
}

void appendInteger(std::string& out, std::int64_t value) {
    std::array<char, 24> digits{};
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
}

/// Writes a value on one line; `Sorted` orders the members of objects by key.
template <bool Sorted>
struct OneLine {
    std::string& out;

    void operator()(std::nullptr_t) { out += "null"; }
    void operator()(bool value) { out += value ? "true" : "false"; }
    void operator()(std::int64_t value) { appendInteger(out, value); }
    void operator()(double value) { appendReal(out, value); }
    void operator()(const std::string& value) { appendString(out, value); }
    void operator()(const JsonArray& items) {
        out += '[';
        for (std::size_t i = 0; i < items.size(); ++i) {
            out += i == 0 ? "" : ", ";
            std::visit(*this, items[i].data);
        }
        out += ']';
    }
    void operator()(const JsonObject& members) {
        std::vector<const JsonObject::value_type*> order;
        order.reserve(members.size());
        for (const auto& member : members)
            order.push_back(&member);
        if constexpr (Sorted)
            std::sort(order.begin(), order.end(), [](const auto* a, const auto* b) { return a->first < b->first; });
        out += '{';
        for (std::size_t i = 0; i < order.size(); ++i) {
            out += i == 0 ? "" : ", ";
            appendString(out, order[i]->first);
            out += ": ";
            std::visit(*this, order[i]->second.data);
        }
        out += '}';
    }
};

/// Whether no object lies inside an object.
bool isFlat(const JsonValue& value, bool insideObject) {
    if (const JsonArray* items = value.array())
        return std::all_of(items->begin(), items->end(), [&](const auto& item) { return isFlat(item, insideObject); });
    if (const JsonObject* members = value.object())
        return !insideObject && std::all_of(members->begin(), members->end(),
                                            [](const auto& member) { return isFlat(member.second, true); });
    return true;
}

/// The least columns that a value takes on one line; not exact once it is more than `most`.
std::size_t leastWidth(const JsonValue& value, std::size_t most) {
    if (const std::string* text = value.string())
        return utf8Count(*text) + 2;
    const JsonArray* items = value.array();
    const JsonObject* members = value.object();
    std::size_t width = items != nullptr || members != nullptr ? 2 : 1;
    for (std::size_t i = 0; items != nullptr && i < items->size() && width <= most; ++i)
        width += leastWidth((*items)[i], most - width) + (i == 0 ? 0 : 2);
    for (std::size_t i = 0; members != nullptr && i < members->size() && width <= most; ++i)
        width += leastWidth((*members)[i].second, most - width) + utf8Count((*members)[i].first) + (i == 0 ? 4 : 6);
    return width;
}

std::size_t columnOf(const std::string& out) {
    return utf8Count(std::string_view(out).substr(out.rfind('\n') + 1));
}

void startLine(std::string& out, bool first, std::size_t indent) {
    out += first ? "\n" : ",\n";
    out.append(indent, ' ');
}

bool appendOnThisLine(std::string& out, const JsonValue& value) {
    const std::size_t column = columnOf(out);
    const std::size_t room = jsonLineWidth - std::min(jsonLineWidth, column + 1); // a comma may follow
    if (!isFlat(value, false) || leastWidth(value, room) > room)
        return false;
    const std::size_t before = out.size();
    appendCompact(out, value);
    if (columnOf(out) <= column + room)
        return true;
    out.resize(before);
    return false;
}

} // namespace

void appendString(std::string& out, std::string_view text) {
    out += '"';
    while (!text.empty()) {
        const auto special = std::find_if(text.begin(), text.end(), [](char c) {
            const auto code = static_cast<unsigned char>(c);
            return code < 0x20 || c == '"' || c == '\\' || code >= 0x80;
        });
        out.append(text.begin(), special);
        text.remove_prefix(static_cast<std::size_t>(special - text.begin()));
        if (text.empty())
            break;
        const std::size_t length = utf8Length(text);
        if (length == 0)
            out += "\xEF\xBF\xBD"; // U+FFFD
        else if (length > 1)
            out += text.substr(0, length);
        else if (text.front() == '"' || text.front() == '\\')
            (out += '\\') += text.front();
        else
            appendControl(out, text.front());
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    out += '"';
}

void appendCompact(std::string& out, const JsonValue& value) {
    std::visit(OneLine<false>{out}, value.data);
}

void appendPretty(std::string& out, const JsonValue& value, std::size_t indent) {
    const JsonArray* items = value.array();
    const JsonObject* members = value.object();
    if ((items == nullptr && members == nullptr) || appendOnThisLine(out, value)) {
        if (items == nullptr && members == nullptr)
            appendCompact(out, value);
        return;
    }
    const std::size_t inner = indent + indentStep;
    out += items != nullptr ? '[' : '{';
    for (std::size_t i = 0; items != nullptr && i < items->size(); ++i) {
        startLine(out, i == 0, inner);
        appendPretty(out, (*items)[i], inner);
    }
    for (std::size_t i = 0; members != nullptr && i < members->size(); ++i) {
        startLine(out, i == 0, inner);
        appendString(out, (*members)[i].first);
        out += ": ";
        appendPretty(out, (*members)[i].second, inner);
    }
    out += '\n';
    out.append(indent, ' ');
    out += items != nullptr ? ']' : '}';
}

std::string compactJson(const JsonValue& value) {
    std::string out;
    appendCompact(out, value);
    return out;
}

std::string prettyJson(const JsonValue& value) {
    std::string out;
    appendPretty(out, value, 0);
    out += '\n';
    return out;
}

std::string canonicalJson(const JsonValue& value) {
    std::string out;
    std::visit(OneLine<true>{out}, value.data);
    return out;
}

} // namespace orontes::core
