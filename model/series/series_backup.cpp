// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/series/series_backup.h"

#include "model/series/series_json.h"
#include "model/store/json_lines.h"
#include "model/store/line_file.h"
#include "rules/core/json/json_text.h"

#include <algorithm>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

constexpr int backupsAtMost = 50;
constexpr std::string_view header = R"({"format": "orontes-unsaved-series"})";

std::vector<fs::path> backupNames(const fs::path& dataFolder) {
    std::vector<fs::path> names;
    for (int number = 1; number <= backupsAtMost; ++number)
        names.push_back(dataFolder / ("series-" + std::to_string(number) + ".orontes-unsaved"));
    return names;
}

/// Of the last line that makes sense: a crash may have cut the one after it.
std::optional<UnsavedSeries> readBackup(const fs::path& path) {
    const core::Result<TextFile> text = readTextFile(path);
    if (!text)
        return std::nullopt;
    std::vector<std::string_view> lines = wholeLines(text->text);
    for (; !lines.empty(); lines.pop_back()) {
        const core::Result<core::JsonValue> json = core::parseJson(lines.back());
        if (!json || !json->object())
            continue;
        core::Read<Series> series = readSeries(stringOf(*json, "series"));
        if (series.value)
            return UnsavedSeries{*std::move(series.value),
                                 stringOf(*json, "file"),
                                 {static_cast<std::uintmax_t>(integerOf(*json, "size")), stringOf(*json, "sha256")}};
    }
    return std::nullopt;
}

} // namespace

SeriesBackup::SeriesBackup(fs::path dataFolder) {
    m_lines.begin(backupNames(dataFolder), [] { return std::string(header); });
}

core::Result<void> SeriesBackup::keep(const UnsavedSeries& unsaved) {
    const core::JsonObject line{{"file", {unsaved.file.string()}},
                                {"size", {static_cast<std::int64_t>(unsaved.stamp.size)}},
                                {"sha256", {unsaved.stamp.sha256}},
                                {"series", {writeSeries(unsaved.series)}}};
    return m_lines.append(core::compactJson({line}), Urgency::Now);
}

std::vector<SeriesOffer> findUnsavedSeries(const fs::path& dataFolder) {
    std::vector<SeriesOffer> offers;
    std::error_code failed;
    for (const fs::path& name : backupNames(dataFolder))
        if (fs::is_regular_file(name, failed) && !isInUse(name))
            if (std::optional<UnsavedSeries> unsaved = readBackup(name))
                offers.push_back({name, *std::move(unsaved)});
    return offers;
}

void discardSeries(const SeriesOffer& offer) {
    std::error_code ignored;
    fs::remove(offer.backup, ignored);
}

} // namespace orontes::model
