// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/library.h"

#include "model/store/file_header.h"
#include "model/store/scenario_file.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>
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

/// "1294 BC" is -1294. What begins with no number comes last.
int yearOf(const core::Scenario& scenario) {
    const std::string& year = scenario.year;
    const std::size_t digits = year.find_first_of("0123456789");
    int number = 0;
    if (digits == std::string::npos)
        return std::numeric_limits<int>::max();
    std::from_chars(year.data() + digits, year.data() + year.size(), number);
    return year.find("BC") == std::string::npos ? number : -number;
}

bool standsBefore(const LibraryEntry& a, const LibraryEntry& b) {
    const int yearOfA = yearOf(a.scenario);
    const int yearOfB = yearOf(b.scenario);
    return std::tie(a.scenario.ruleset, yearOfA, a.scenario.title, a.path) <
           std::tie(b.scenario.ruleset, yearOfB, b.scenario.title, b.path);
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
    std::sort(library.entries.begin(), library.entries.end(), standsBefore);
    return library;
}

} // namespace orontes::model
