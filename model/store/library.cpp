// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/library.h"

#include "model/store/file_header.h"
#include "model/store/scenario_file.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <tuple>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> jsonFilesBelow(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (auto it = fs::recursive_directory_iterator(folder, failed); !failed && it != fs::end(it); it.increment(failed))
        if (it->path().extension() == ".json" && it->is_regular_file(failed))
            files.push_back(it->path());
    std::sort(files.begin(), files.end());
    return files;
}

bool isScenario(const fs::path& path) {
    const core::Result<TextFile> file = readTextFile(path);
    return !file || headerOf(file->text).format != boardFormat;
}

} // namespace

Library readLibrary(const fs::path& folder) {
    Library library;
    for (const fs::path& path : jsonFilesBelow(folder)) {
        if (!isScenario(path))
            continue;
        core::Read<OpenedScenario> opened = openScenario(path);
        if (opened.value)
            library.entries.push_back({path, std::move(opened.value->scenario)});
        else
            std::move(opened.findings.begin(), opened.findings.end(), std::back_inserter(library.findings));
    }
    std::sort(library.entries.begin(), library.entries.end(), [](const LibraryEntry& a, const LibraryEntry& b) {
        return std::tie(a.scenario.ruleset, a.scenario.title, a.path) <
               std::tie(b.scenario.ruleset, b.scenario.title, b.path);
    });
    return library;
}

} // namespace orontes::model
