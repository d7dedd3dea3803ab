// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/json_text.h"
#include "rules/core/json/reader.h"
#include "rules/core/json/scenario_json.h"

#include <span>

namespace orontes::core {

/// Turns the JSON of one version of a format into that of the next.
struct Migration {
    int from = 0;
    void (*step)(JsonObject& file) = nullptr;
};

/// A kind of file: its name in `format`, the version that is written, and the way to it from every earlier one.
struct FileFormat {
    std::string_view name;
    int version = 1;
    std::span<const Migration> migrations; ///< one per earlier version
};

inline constexpr FileFormat scenarioFormat{"orontes-scenario", scenarioFormatVersion, {}};
inline constexpr FileFormat boardFormat{"orontes-board", boardFormatVersion, {}};

/// The file brought up to the version of its format, in memory. Reports another format, a newer version, and a version
/// from which no migration leads here.
void migrate(JsonReader& reader, const FileFormat& format, JsonValue& file);

/// Reads a file of a format: read(reader, json) gets an object of the present version.
template <class T, class ReadObject>
Read<T> readFile(std::string_view text, const FileFormat& format, ReadObject read) {
    Read<T> result;
    JsonReader reader;
    Result<JsonValue> file = parseJson(text);
    if (!file)
        reader.add(std::move(file.error()));
    else if (migrate(reader, format, *file); !reader.failed()) {
        T value = read(reader, *file);
        if (!reader.failed())
            result.value = std::move(value);
    }
    result.findings = reader.takeFindings();
    return result;
}

} // namespace orontes::core
