// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/chart_file.h"

#include "model/store/file_header.h"
#include "model/store/text_file.h"

namespace orontes::model {

core::Read<ArrivalChart> openChart(const std::filesystem::path& path) {
    core::Read<ArrivalChart> read;
    const core::Result<TextFile> file = readTextFile(path);
    if (!file) {
        read.findings.push_back(file.error());
        return read;
    }
    read = readChart(file->text);
    for (core::Diagnostic& finding : read.findings)
        finding.where.file = path.string();
    return read;
}

core::Result<void> saveChart(const ArrivalChart& chart, const std::filesystem::path& path, Overwrite overwrite) {
    ExpectedFile expected = NewFile{};
    if (overwrite == Overwrite::Allow) {
        const core::Result<TextFile> there = readTextFile(path);
        if (there && headerOf(there->text).format != chartFormat)
            return core::refuse(fileFinding("chart.other-file", path));
        if (there)
            expected = FileAsRead{there->stamp};
        else if (there.error().id != "file.missing")
            return core::refuse(there.error());
    }
    const core::Result<FileStamp> written = writeAtomically(path, writeChart(chart), expected);
    if (!written)
        return core::refuse(written.error());
    return {};
}

std::filesystem::path chartPath(const std::filesystem::path& chosen) {
    std::string name = chosen.filename().string();
    if (name.ends_with(chartSuffix))
        return chosen;
    if (name.ends_with(".json"))
        name.erase(name.size() - 5);
    return chosen.parent_path() / (name + std::string(chartSuffix));
}

} // namespace orontes::model
