// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/reader.h"
#include "rules/core/json/value_json.h"

namespace orontes::model {

// The names that maps of ours have for what Tiled has no place for.

inline constexpr int tiledVersion = 1;              ///< of these names, in the map's property "orontes"
inline constexpr const char* shownOnly = "shown";   ///< objects that are drawn for people and not read
inline constexpr const char* spaceKind = "space";   ///< objects that are the note of a space
inline constexpr const char* regionKind = "region"; ///< objects that are a region
inline constexpr std::string_view fieldPrefix = "field:";
inline constexpr std::string_view jsonPrefix = "json:"; ///< fields whose value Tiled has no type for

inline constexpr std::size_t tiledListLimit = 1'000'000; ///< objects, layers, tiles
inline constexpr std::size_t tiledTextLimit = std::size_t{64} * 1024 * 1024;

/// {"name", "type", "value"}
core::JsonValue tiledProperty(std::string name, const core::JsonValue& value);

/// Calls visit(name, value) for each property of a map, layer, object or tile, both in the present form (a list) and
/// in that of old versions (an object).
template <class Visit>
void eachProperty(core::JsonReader& reader, const core::JsonValue& owner, Visit visit) {
    reader.optional(owner, "properties", [&](const core::JsonValue& properties) {
        if (properties.object() != nullptr)
            return reader.members(properties, core::listLimit, visit);
        reader.items(properties, core::listLimit, [&](const core::JsonValue& property) {
            std::string name;
            reader.required(property, "name", [&](const core::JsonValue& v) { name = reader.text(v); });
            reader.optional(property, "value", [&](const core::JsonValue& v) { visit(name, v); });
        });
    });
}

/// The kind of an object or tile: "type", in one version "class".
inline std::string tiledKind(const core::JsonValue& json) {
    for (const char* key : {"type", "class"})
        if (const core::JsonValue* kind = json.find(key); kind != nullptr && kind->string() != nullptr)
            if (!kind->string()->empty())
                return *kind->string();
    return {};
}

/// A number of either kind; 0 where it is missing.
inline double tiledNumber(core::JsonReader& reader, const core::JsonValue& json, std::string_view key) {
    double number = 0;
    reader.optional(json, key, [&](const core::JsonValue& v) { number = reader.real(v); });
    return number;
}

/// A finding at the present place that is no more than worth knowing.
inline void tell(core::JsonReader& reader, std::string id, core::TextArgs args) {
    core::Diagnostic note;
    note.id = std::move(id);
    note.severity = core::Severity::Note;
    note.args = std::move(args);
    reader.add(std::move(note));
}

/// Calls visit(layer) for each layer that is no group, those within groups too, from the bottom up.
template <class Visit>
void eachLayer(core::JsonReader& reader, const core::JsonValue& map, Visit visit) {
    reader.optional(map, "layers", [&](const core::JsonValue& layers) {
        reader.items(layers, core::listLimit, [&](const core::JsonValue& layer) {
            if (!reader.isObject(layer))
                return;
            if (tiledKind(layer) == "group")
                eachLayer(reader, layer, visit);
            else
                visit(layer);
        });
    });
}

} // namespace orontes::model
