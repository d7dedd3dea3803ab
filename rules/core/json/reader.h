// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"
#include "rules/core/json/enum_tokens.h"
#include "rules/core/json/json_value.h"
#include "rules/core/scenario/limits.h"
#include "rules/core/value.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::core {

/// Takes a JSON tree apart: knows where it is, and collects what is wrong there. Every question has an answer, so that
/// reading goes on to the next finding; a result counts only when no error was found.
class JsonReader {
public:
    bool failed() const { return m_failed; }
    Findings takeFindings() { return std::move(m_findings); }

    /// A finding at the present place.
    void error(std::string_view id, TextArgs args = {});
    void warning(std::string_view id, TextArgs args = {});
    /// A finding somebody else made about what stands at the present place.
    void add(Diagnostic finding);

    /// `expected` names a text format.kind.<expected>.
    void wrongType(const JsonValue& value, const char* expected);
    bool isObject(const JsonValue& value);
    bool isList(const JsonValue& value, std::size_t most);
    bool flag(const JsonValue& value);
    std::int64_t integer(const JsonValue& value, std::int64_t least, std::int64_t most);
    int whole(const JsonValue& value, int least, int most) { return static_cast<int>(integer(value, least, most)); }
    double real(const JsonValue& value);
    std::string text(const JsonValue& value, std::size_t limit = nameLimit);
    /// Nothing, and a finding, for any other text.
    template <class E, std::size_t N>
    std::optional<E> oneOf(const JsonValue& value, const EnumTokens<E, N>& tokens);
    void unknownToken(const std::string& found, const std::string& known);

    /// read(value) of the member; a finding when there is none.
    template <class Read>
    void required(const JsonValue& object, std::string_view key, Read read);
    template <class Read>
    void optional(const JsonValue& object, std::string_view key, Read read);
    /// read(item) of each item of a list of at most `most`.
    template <class Read>
    void items(const JsonValue& list, std::size_t most, Read read);
    /// read(key, value) of each member of an object of at most `most`.
    template <class Read>
    void members(const JsonValue& object, std::size_t most, Read read);
    TextList texts(const JsonValue& list, std::size_t most);
    /// Reports the members with other keys: they are dropped, or kept in `extras` when that is given.
    void otherKeys(const JsonValue& object, std::span<const std::string_view> known, JsonObject* extras = nullptr);
    void otherKeys(const JsonValue& object, std::initializer_list<std::string_view> known) {
        otherKeys(object, std::span(known.begin(), known.size()));
    }

    /// How often the way to the present place goes through this key.
    int depthOf(std::string_view key) const;

private:
    /// A step of the way to the present place: a key, or an index where the key is null.
    struct Step {
        std::string_view key;
        std::size_t index = 0;
    };

    void report(std::string_view id, Severity severity, TextArgs args);
    std::string withoutControls(const std::string& text);
    std::string pointer() const;

    std::vector<Step> m_steps;
    Findings m_findings;
    bool m_failed = false;
};

template <class E, std::size_t N>
std::optional<E> JsonReader::oneOf(const JsonValue& value, const EnumTokens<E, N>& tokens) {
    if (value.string() == nullptr)
        return wrongType(value, "text"), std::nullopt;
    const std::optional<E> found = valueOf(tokens, *value.string());
    if (!found)
        unknownToken(*value.string(), listOf(tokens));
    return found;
}

template <class Read>
void JsonReader::required(const JsonValue& object, std::string_view key, Read read) {
    if (object.find(key) == nullptr)
        error("format.missing-key", {{"key", std::string(key)}});
    else
        optional(object, key, read);
}

template <class Read>
void JsonReader::optional(const JsonValue& object, std::string_view key, Read read) {
    const JsonValue* value = object.find(key);
    if (value == nullptr)
        return;
    m_steps.push_back({key, 0});
    read(*value);
    m_steps.pop_back();
}

template <class Read>
void JsonReader::items(const JsonValue& list, std::size_t most, Read read) {
    if (!isList(list, most))
        return;
    m_steps.push_back({});
    for (const JsonValue& item : *list.array()) {
        read(item);
        ++m_steps.back().index;
    }
    m_steps.pop_back();
}

template <class Read>
void JsonReader::members(const JsonValue& object, std::size_t most, Read read) {
    if (!isObject(object))
        return;
    if (object.object()->size() > most)
        return error("format.too-many", {{"found", static_cast<std::int64_t>(object.object()->size())},
                                         {"most", static_cast<std::int64_t>(most)}});
    for (const auto& [key, value] : *object.object()) {
        m_steps.push_back({key, 0});
        read(key, value);
        m_steps.pop_back();
    }
}

} // namespace orontes::core
