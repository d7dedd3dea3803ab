// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/migration.h"

#include <algorithm>

namespace orontes::core {
namespace {

constexpr std::int64_t anyVersion = 1'000'000'000;

std::int64_t versionOf(JsonReader& reader, const JsonValue& file) {
    std::int64_t version = -1;
    reader.required(file, "formatVersion", [&](const JsonValue& v) { version = reader.integer(v, 0, anyVersion); });
    return version;
}

void setVersion(JsonValue& file, int version) {
    for (auto& [key, value] : std::get<JsonObject>(file.data))
        if (key == "formatVersion")
            value = {std::int64_t{version}};
}

} // namespace

void migrate(JsonReader& reader, const FileFormat& format, JsonValue& file) {
    if (!reader.isObject(file))
        return;
    const JsonValue* name = file.find("format");
    if (name == nullptr || name->string() == nullptr || *name->string() != format.name)
        return reader.error("format.not-this-format", {{"expected", std::string(format.name)}});
    std::int64_t version = versionOf(reader, file);
    if (reader.failed())
        return;
    if (version > format.version)
        return reader.error("format.newer-version", {{"found", version}, {"known", format.version}});
    for (; version < format.version; ++version) {
        const auto migration = std::find_if(format.migrations.begin(), format.migrations.end(),
                                            [&](const Migration& m) { return m.from == version; });
        if (migration == format.migrations.end())
            return reader.error("format.unknown-version", {{"found", version}, {"known", format.version}});
        migration->step(std::get<JsonObject>(file.data));
        setVersion(file, static_cast<int>(version) + 1);
    }
}

} // namespace orontes::core
