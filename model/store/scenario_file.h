// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/store/text_file.h"
#include "rules/core/json/scenario_json.h"

#include <filesystem>

namespace orontes::model {

/// Where a scenario was read from or written to last.
struct ScenarioFile {
    std::filesystem::path path;        ///< empty: never saved
    std::filesystem::path boardFolder; ///< what Scenario::boardFile is relative to
    FileStamp stamp;
    FileStamp boardStamp;                            ///< of the shared board, empty without one
    int formatVersion = core::scenarioFormatVersion; ///< of the text that lies there

    friend bool operator==(const ScenarioFile&, const ScenarioFile&) = default;
};

struct OpenedScenario {
    core::Scenario scenario;
    ScenarioFile file;
};

/// Reads a scenario and the shared board it names. Findings name the file they are about; an older format is migrated
/// in memory and stays as it is on the disk until someone saves.
core::Read<OpenedScenario> openScenario(const std::filesystem::path& path);

/// The same for a text that lies in no file of its own. Findings about the text name no file.
core::Read<OpenedScenario> readScenarioText(const std::string& text, const std::filesystem::path& boardFolder);

/// Reads a board that several scenarios share.
core::Read<core::Board> openBoard(const std::filesystem::path& path);

enum class Overwrite {
    Refuse, ///< another document, or one that others have changed, is left alone
    Allow,  ///< a person has been asked
};

/// The text of the scenario as a file at `path`; `from` tells where it came from. A shared board stays shared: its name
/// is made relative to the new place.
std::string scenarioText(const core::Scenario& scenario, const ScenarioFile& from, const std::filesystem::path& path);

/// Writes that text. Before a file of an older format is replaced, a copy is put beside it ("name.json.v1.bak").
core::Result<ScenarioFile> saveScenarioText(const std::string& text, const ScenarioFile& from,
                                            const std::filesystem::path& path, Overwrite overwrite);

/// Both in one.
core::Result<ScenarioFile> saveScenario(const core::Scenario& scenario, const ScenarioFile& from,
                                        const std::filesystem::path& path, Overwrite overwrite);

} // namespace orontes::model
