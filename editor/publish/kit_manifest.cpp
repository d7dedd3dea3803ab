// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit_manifest.h"

#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr const char* format = "orontes-kit";
constexpr std::int64_t formatVersion = 1;

core::JsonValue number(std::size_t value) {
    return {static_cast<std::int64_t>(value)};
}

/// Where every counter lies: the page of its front, row and column from 1.
core::JsonArray countersOf(const KitPart& part, const core::Scenario& scenario) {
    core::JsonArray list;
    for (std::size_t i = 0; i < part.items.size(); ++i) {
        const core::Counter* const counter = core::findCounter(scenario, core::CounterId{part.items[i].counter});
        if (part.items[i].counter == 0 || counter == nullptr)
            continue;
        const ItemPlace& place = part.places[i];
        list.push_back({core::JsonObject{{"id", {std::int64_t{counter->id.value}}},
                                         {"name", {counter->name}},
                                         {"side", {counter->side.value}},
                                         {"page", {std::int64_t{place.sheet + 1}}},
                                         {"row", {std::int64_t{place.row + 1}}},
                                         {"column", {std::int64_t{place.column + 1}}}}});
    }
    return list;
}

const std::string* textIn(const core::JsonValue& object, std::string_view key) {
    const core::JsonValue* const value = object.find(key);
    return value != nullptr ? value->string() : nullptr;
}

} // namespace

core::JsonObject manifestOf(const Kit& kit, const KitRequest& request) {
    core::JsonObject manifest{{"format", {std::string(format)}},
                              {"formatVersion", {formatVersion}},
                              {"title", {kit.title.toStdString()}},
                              {"ruleset", {request.source.info.id.value}},
                              {"scenario", {core::scenarioHash(request.source.scenario)}},
                              {"paper", {request.options.paper}}};
    for (const KitPart& part : kit.parts)
        if (part.piece == KitPiece::Counters) {
            manifest.emplace_back("counters", core::JsonValue{countersOf(part, request.source.scenario)});
            const auto markers = std::count_if(part.items.begin(), part.items.end(),
                                               [](const PrintItem& item) { return item.counter == 0; });
            manifest.emplace_back("markers", number(static_cast<std::size_t>(markers)));
        }
    return manifest;
}

core::JsonValue manifestEntry(const WrittenFile& file) {
    return {core::JsonObject{{"name", {file.path.filename().string()}},
                             {"bytes", number(file.bytes)},
                             {"pages", {std::int64_t{file.pages}}},
                             {"sha256", {file.sha256}}}};
}

std::string manifestText(core::JsonObject manifest) {
    return core::prettyJson({std::move(manifest)});
}

std::map<std::string, std::string> filesInManifest(std::string_view text) {
    std::map<std::string, std::string> files;
    const core::Result<core::JsonValue> json = core::parseJson(text);
    const std::string* const name = json ? textIn(*json, "format") : nullptr;
    if (name == nullptr || *name != format)
        return files;
    if (const core::JsonValue* const list = json->find("files"); list != nullptr && list->array() != nullptr)
        for (const core::JsonValue& file : *list->array())
            if (const std::string* const own = textIn(file, "name"))
                if (const std::string* const hash = textIn(file, "sha256"))
                    files[*own] = *hash;
    if (const core::JsonValue* const earlier = json->find("earlier");
        earlier != nullptr && earlier->object() != nullptr)
        for (const auto& [own, hash] : *earlier->object())
            if (hash.string() != nullptr)
                files[own] = *hash.string();
    return files;
}

} // namespace orontes::editor
