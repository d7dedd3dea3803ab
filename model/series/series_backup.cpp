// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/series/series_backup.h"

#include "model/series/series_json.h"
#include "rules/core/json/json_text.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <unistd.h>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view prefix = "series-";
constexpr std::string_view suffix = ".orontes-unsaved";

int nextNumber() {
    static int number = 0;
    return ++number;
}

/// "series-<process>-<number>.orontes-unsaved"
bool belongsToSomebodyRunning(const std::string& name) {
    int process = 0;
    std::from_chars(name.data() + prefix.size(), name.data() + name.size(), process);
    return process > 0 && ::kill(process, 0) == 0;
}

std::string textAt(const core::JsonValue& json, std::string_view key) {
    const core::JsonValue* value = json.find(key);
    return value && value->string() ? *value->string() : std::string();
}

std::optional<UnsavedSeries> readBackup(const fs::path& path) {
    const core::Result<TextFile> text = readTextFile(path);
    const core::Result<core::JsonValue> json =
        text ? core::parseJson(text->text) : core::Result<core::JsonValue>(core::refuse(text.error()));
    if (!json || !json->object())
        return std::nullopt;
    core::Read<Series> series = readSeries(textAt(*json, "series"));
    if (!series.value)
        return std::nullopt;
    const core::JsonValue* size = json->find("size");
    const std::int64_t bytes = size && size->integer() ? *size->integer() : 0;
    return UnsavedSeries{*std::move(series.value),
                         textAt(*json, "file"),
                         {static_cast<std::uintmax_t>(std::max<std::int64_t>(0, bytes)), textAt(*json, "sha256")}};
}

} // namespace

SeriesBackup::SeriesBackup(fs::path dataFolder)
    : m_file(std::move(dataFolder) / (std::string(prefix) + std::to_string(::getpid()) + '-' +
                                      std::to_string(nextNumber()) + std::string(suffix))) {}

core::Result<void> SeriesBackup::keep(const UnsavedSeries& unsaved) {
    std::error_code ignored;
    fs::create_directories(m_file.parent_path(), ignored);
    const core::JsonObject json{{"file", {unsaved.file.string()}},
                                {"size", {static_cast<std::int64_t>(unsaved.stamp.size)}},
                                {"sha256", {unsaved.stamp.sha256}},
                                {"series", {writeSeries(unsaved.series)}}};
    const core::Result<FileStamp> written = writeAtomically(m_file, core::prettyJson({json}), AnyFile{});
    if (!written)
        return core::refuse(written.error());
    m_exists = true;
    return {};
}

void SeriesBackup::drop() {
    std::error_code ignored;
    if (m_exists)
        fs::remove(m_file, ignored);
    m_exists = false;
}

std::vector<SeriesOffer> findUnsavedSeries(const fs::path& dataFolder) {
    std::vector<SeriesOffer> offers;
    std::error_code failed;
    for (auto it = fs::directory_iterator(dataFolder, failed); !failed && it != fs::end(it); it.increment(failed)) {
        const std::string name = it->path().filename().string();
        if (!name.starts_with(prefix) || !name.ends_with(suffix) || belongsToSomebodyRunning(name))
            continue;
        if (std::optional<UnsavedSeries> unsaved = readBackup(it->path()))
            offers.push_back({it->path(), *std::move(unsaved)});
    }
    std::sort(offers.begin(), offers.end(),
              [](const SeriesOffer& a, const SeriesOffer& b) { return a.backup < b.backup; });
    return offers;
}

void discardSeries(const SeriesOffer& offer) {
    std::error_code ignored;
    fs::remove(offer.backup, ignored);
}

} // namespace orontes::model
