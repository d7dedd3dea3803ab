// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"

#include "rules/core/json/pointer.h"
#include "rules/core/json/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace orontes::core {
namespace {

Diagnostic finding(std::string id, std::string pointer, TextArgs args) {
    Diagnostic found;
    found.id = std::move(id);
    found.where.pointer = std::move(pointer);
    found.args = std::move(args);
    return found;
}

void locate(Place& where, std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    where.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
    where.column = static_cast<int>(utf8Count(before.substr(lineStart))) + 1;
}

/// A key that stands twice among the members; null when there is none.
const std::string* repeatedKey(const JsonObject& members) {
    std::vector<const std::string*> keys;
    keys.reserve(members.size());
    for (const auto& member : members)
        keys.push_back(&member.first);
    std::sort(keys.begin(), keys.end(), [](const auto* a, const auto* b) { return *a < *b; });
    const auto twice =
        std::adjacent_find(keys.begin(), keys.end(), [](const auto* a, const auto* b) { return *a == *b; });
    return twice == keys.end() ? nullptr : *twice;
}

/// Where the token starts at whose last byte nlohmann stopped. What it shows as the token may begin with earlier
/// marks, and has control characters as <U+0009>.
std::size_t startOfToken(std::string_view text, std::size_t end, std::string_view shown) {
    const bool isString = shown.starts_with('"') && text[end - 1] == '"';
    const bool isNumber = shown.find_first_not_of("0123456789+-.eE") == std::string_view::npos;
    if (!isString && !isNumber)
        return end - 1;
    std::size_t bytes = shown.size();
    for (std::size_t i = shown.find("<U+00"); i != std::string_view::npos; i = shown.find("<U+00", i + 1))
        bytes -= 7;
    return end - std::min(end, bytes);
}

/// Builds the tree from nlohmann's events; the names of its functions are prescribed.
class TreeBuilder {
public:
    explicit TreeBuilder(std::string_view text) : m_text(text) {}

    bool null() { return add({}); }
    bool boolean(bool value) { return add({value}); }
    bool number_integer(std::int64_t value) { return add({value}); }
    bool number_unsigned(std::uint64_t value) {
        if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return refuseNumber(std::to_string(value));
        return add({static_cast<std::int64_t>(value)});
    }
    bool number_float(double value, const std::string& token) {
        if (token.find_first_of(".eE") == std::string::npos) // an integer of more than 64 bits
            return refuseNumber(token);
        return add({value});
    }
    bool string(std::string& value) { return add({value}); }
    bool binary(nlohmann::json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open({JsonObject{}}); }
    bool start_array(std::size_t) { return open({JsonArray{}}); }
    bool key(std::string& name) {
        m_keys.back() = name;
        return true;
    }
    bool end_object() {
        if (const std::string* twice = repeatedKey(*m_open.back().object())) {
            m_keys.back().clear();
            return fail(finding("json.repeated-key", pointerHere(), {{"key", *twice}}));
        }
        return close();
    }
    bool end_array() { return close(); }

    bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& error) {
        if (dynamic_cast<const nlohmann::detail::out_of_range*>(&error) != nullptr)
            return refuseNumber(token);
        if (position > m_text.size())
            return failAt(m_text.size(), finding("json.ends-early", pointerHere(), {}));
        if (position > 0 && static_cast<unsigned char>(m_text[position - 1]) < ' ')
            return failAt(position - 1, finding("json.control-character", pointerHere(), {}));
        const std::size_t start = startOfToken(m_text, position, token);
        const std::string found(utf8Prefix(m_text.substr(start, position - start), tokenShown));
        return failAt(start, finding("json.syntax", pointerHere(), {{"found", found}}));
    }

    Result<JsonValue> result() && {
        if (m_problem)
            return refuse(std::move(*m_problem));
        return std::move(m_root);
    }

private:
    static constexpr std::size_t tokenShown = 40;

    bool fail(Diagnostic problem) {
        m_problem = std::move(problem);
        return false;
    }
    bool failAt(std::size_t offset, Diagnostic problem) {
        locate(problem.where, m_text, offset);
        return fail(std::move(problem));
    }
    bool refuseNumber(std::string token) {
        return fail(finding("json.number-range", pointerHere(), {{"found", std::move(token)}}));
    }
    bool open(JsonValue container) {
        if (m_open.size() == static_cast<std::size_t>(jsonDepthLimit))
            return fail(finding("json.too-deep", pointerHere(), {{"limit", std::int64_t{jsonDepthLimit}}}));
        m_open.push_back(std::move(container));
        m_keys.emplace_back();
        return true;
    }
    bool close() {
        JsonValue done = std::move(m_open.back());
        m_open.pop_back();
        m_keys.pop_back();
        return add(std::move(done));
    }
    bool add(JsonValue value) {
        if (m_open.empty())
            m_root = std::move(value);
        else if (auto* items = std::get_if<JsonArray>(&m_open.back().data))
            items->push_back(std::move(value));
        else
            std::get<JsonObject>(m_open.back().data).emplace_back(std::move(m_keys.back()), std::move(value));
        return true;
    }
    /// Where the value stands that is being read.
    std::string pointerHere() const {
        std::string pointer;
        for (std::size_t level = 0; level < m_open.size(); ++level) {
            if (const JsonArray* items = m_open[level].array())
                appendPointer(pointer, std::to_string(items->size()));
            else if (!m_keys[level].empty())
                appendPointer(pointer, m_keys[level]);
        }
        return pointer;
    }

    std::string_view m_text;
    std::vector<JsonValue> m_open;   ///< containers that are not closed yet
    std::vector<std::string> m_keys; ///< per open container: the key being read, "" in arrays
    JsonValue m_root;
    std::optional<Diagnostic> m_problem;
};

} // namespace

Result<JsonValue> parseJson(std::string_view text) {
    if (const std::size_t bad = firstInvalidUtf8(text); bad != std::string_view::npos) {
        Diagnostic problem = finding("json.bad-utf8", {}, {});
        locate(problem.where, text, bad);
        return refuse(std::move(problem));
    }
    TreeBuilder builder(text);
    nlohmann::json::sax_parse(text.data(), text.data() + text.size(), &builder);
    return std::move(builder).result();
}

} // namespace orontes::core
