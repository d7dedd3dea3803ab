// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/value_json.h"
#include "rules/core/place.h"

#include <concepts>
#include <optional>
#include <variant>

namespace orontes::core {

// A struct that stands in files as an object has one eachMember(value, visit) that calls visit("key", member) for each
// of its members in the order of the format, or visit.maybe("key", member) where an empty one is left out. Reading and
// writing both follow it.

/// Gives a variant its alternative with this index, empty.
template <std::size_t Index = 0, class... Alternatives>
void emplaceAlternative(std::variant<Alternatives...>& variant, std::size_t index) {
    if constexpr (Index < sizeof...(Alternatives)) {
        if (index == Index)
            variant.template emplace<Index>();
        else
            emplaceAlternative<Index + 1>(variant, index);
    }
}

/// For eachMember of const and of mutable values alike.
template <class T, class Struct>
concept Like = std::same_as<std::remove_const_t<T>, Struct>;

class MemberWriter {
public:
    template <class T>
    void operator()(const char* key, const T& member) {
        m_object.emplace_back(key, toJson(member));
    }
    template <class T>
    void maybe(const char* key, const T& member) {
        if (member != T{})
            (*this)(key, member);
    }
    template <class T>
    void maybe(const char* key, const std::optional<T>& member) {
        if (member)
            (*this)(key, *member);
    }
    /// Of the members `space`, `edge` and `counter` at most one.
    void place(const TablePlace& place);
    JsonObject take() { return std::move(m_object); }

private:
    JsonObject m_object;
};

class MemberReader {
public:
    MemberReader(JsonReader& reader, const JsonValue& json) : m_reader(reader), m_json(json) {}

    template <class T>
    void operator()(const char* key, T& member) {
        m_known.emplace_back(key);
        m_reader.required(m_json, key, [&](const JsonValue& v) { readInto(m_reader, v, member); });
    }
    template <class T>
    void maybe(const char* key, T& member) {
        m_known.emplace_back(key);
        m_reader.optional(m_json, key, [&](const JsonValue& v) { readInto(m_reader, v, member); });
    }
    template <class T>
    void maybe(const char* key, std::optional<T>& member) {
        m_known.emplace_back(key);
        m_reader.optional(m_json, key, [&](const JsonValue& v) { readInto(m_reader, v, member.emplace()); });
    }
    void place(TablePlace& place);
    std::vector<std::string_view>& known() { return m_known; }

private:
    JsonReader& m_reader;
    const JsonValue& m_json;
    std::vector<std::string_view> m_known;
};

template <class T>
JsonObject writeMembers(const T& value) {
    MemberWriter writer;
    eachMember(value, writer);
    return writer.take();
}

/// Reads into the members; `more` are keys that somebody else reads, and others are reported.
template <class T>
void readMembers(JsonReader& reader, const JsonValue& json, T& value, std::initializer_list<std::string_view> more = {},
                 JsonObject* extras = nullptr) {
    if (!reader.isObject(json))
        return;
    MemberReader members(reader, json);
    eachMember(value, members);
    members.known().insert(members.known().end(), more);
    reader.otherKeys(json, members.known(), extras);
}

/// Types with an eachMember that are an object of their own.
template <class T>
    requires requires(const T& value, MemberWriter& writer) { eachMember(value, writer); }
JsonValue toJson(const T& value) {
    return {writeMembers(value)};
}
template <class T>
    requires requires(T& value, MemberReader& reader) { eachMember(value, reader); }
void readInto(JsonReader& reader, const JsonValue& json, T& value) {
    readMembers(reader, json, value);
}

} // namespace orontes::core
