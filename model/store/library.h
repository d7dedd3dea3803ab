// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"
#include "rules/core/scenario/scenario.h"

#include <filesystem>
#include <vector>

namespace orontes::model {

/// A scenario that lies in the library, read whole: its card is drawn from it.
struct LibraryEntry {
    std::filesystem::path path;
    core::Scenario scenario;
};

struct Library {
    std::vector<LibraryEntry> entries; ///< by ruleset, then year, then title
    core::Findings findings;           ///< why a file is missing from the entries
};

/// Every scenario below the folder; boards and other files are passed over, a broken one becomes a finding. A folder
/// that does not exist holds nothing.
Library readLibrary(const std::filesystem::path& folder);

} // namespace orontes::model
