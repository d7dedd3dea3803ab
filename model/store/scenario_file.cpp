// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/scenario_file.h"

#include "model/store/file_header.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <system_error>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

fs::path settled(const fs::path& path) {
    std::error_code failed;
    const fs::path whole = fs::weakly_canonical(fs::absolute(path, failed), failed);
    return failed ? path : whole;
}

bool samePlace(const fs::path& a, const fs::path& b) {
    return !a.empty() && !b.empty() && settled(a) == settled(b);
}

core::Result<std::string> readBoardText(const fs::path& folder, const std::string& file, FileStamp& stamp) {
    if (fs::path(file).is_absolute())
        return core::refuse(fileFinding("store.absolute-board", file));
    core::Result<TextFile> board = readTextFile(folder / file);
    if (!board)
        return core::refuse(std::move(board.error()));
    stamp = std::move(board->stamp);
    return std::move(board->text);
}

/// The board's name as seen from the folder of `target`.
std::string boardFileFor(const core::Scenario& scenario, const ScenarioFile& from, const fs::path& target) {
    if (scenario.boardFile.empty() || target.empty() || settled(from.boardFolder) == settled(folderOf(target)))
        return scenario.boardFile;
    return settled(from.boardFolder / scenario.boardFile)
        .lexically_relative(settled(folderOf(target)))
        .generic_string();
}

/// Keeps the old text beside the file under a name that says its version.
core::Result<void> backUp(const ScenarioFile& file) {
    const core::Result<TextFile> old = readTextFile(file.path);
    if (!old)
        return core::refuse(old.error());
    const std::string stem = file.path.string() + ".v" + std::to_string(file.formatVersion) + ".bak";
    for (int copy = 1; copy < 100; ++copy) {
        const fs::path backup = copy == 1 ? stem : stem + std::to_string(copy);
        core::Result<FileStamp> written = writeAtomically(backup, old->text, NewFile{});
        if (written)
            return {};
        if (written.error().id != "file.exists")
            return core::refuse(std::move(written.error()));
        if (const core::Result<TextFile> there = readTextFile(backup); there && there->stamp == old->stamp)
            return {};
    }
    return core::refuse(fileFinding("store.too-many-backups", file.path));
}

/// Where the bytes are plainly something else than a scenario: better said so than complained about letter by letter.
std::optional<core::Diagnostic> anotherKind(const std::string& text, const fs::path& path) {
    constexpr std::string_view pictures[] = {"\x89PNG", "\xFF\xD8\xFF", "GIF8"};
    constexpr std::string_view archives[] = {"PK\x03\x04", "\x1F\x8B"};
    const auto begins = [&](std::string_view mark) { return text.starts_with(mark); };
    const auto is = [&](const char* id) { return std::optional(fileFinding(id, path)); };
    if (std::any_of(std::begin(pictures), std::end(pictures), begins))
        return is("store.a-picture");
    if (std::any_of(std::begin(archives), std::end(archives), begins))
        return is("store.an-archive");
    if (begins("%PDF"))
        return is("store.a-pdf");
    if (text.find('\0') != std::string::npos)
        return is("store.no-text");
    const FileHeader header = headerOf(text);
    if (header.format == recordFormat)
        return is("store.a-record");
    if (header.format == boardFormat)
        return is("store.a-board");
    if (header.format == chartFormat)
        return is("store.a-chart");
    return std::nullopt;
}

ExpectedFile expectedAt(const ScenarioFile& from, const fs::path& path, Overwrite overwrite) {
    if (overwrite == Overwrite::Allow)
        return AnyFile{};
    if (samePlace(from.path, path))
        return FileAsRead{from.stamp};
    return NewFile{};
}

} // namespace

core::Read<OpenedScenario> openScenario(const fs::path& path) {
    const core::Result<TextFile> file = readTextFile(path);
    if (!file)
        return {std::nullopt, {file.error()}};
    if (std::optional<core::Diagnostic> kind = anotherKind(file->text, path))
        return {std::nullopt, {*std::move(kind)}};
    core::Read<OpenedScenario> opened = readScenarioText(file->text, folderOf(path));
    for (core::Diagnostic& finding : opened.findings)
        if (finding.where.file.empty())
            finding.where.file = path.string();
    if (opened.value) {
        opened.value->file.path = path;
        opened.value->file.stamp = file->stamp;
    }
    return opened;
}

core::Read<OpenedScenario> readScenarioText(const std::string& text, const fs::path& boardFolder) {
    core::Read<OpenedScenario> opened;
    std::string boardFile;
    FileStamp boardStamp;
    core::Read<core::Scenario> read = core::readScenario(text, [&](const std::string& name) {
        boardFile = name;
        return readBoardText(boardFolder, name, boardStamp);
    });
    opened.findings = std::move(read.findings);
    for (core::Diagnostic& finding : opened.findings)
        if (!boardFile.empty() && finding.where.file == boardFile)
            finding.where.file = (boardFolder / boardFile).string();
    if (read.value)
        opened.value =
            OpenedScenario{*std::move(read.value), {{}, boardFolder, {}, boardStamp, headerOf(text).version}};
    return opened;
}

core::Read<core::Board> openBoard(const fs::path& path) {
    const core::Result<TextFile> file = readTextFile(path);
    if (!file)
        return {std::nullopt, {file.error()}};
    core::Read<core::Board> read = core::readBoard(file->text);
    for (core::Diagnostic& finding : read.findings)
        finding.where.file = path.string();
    return read;
}

std::string scenarioText(const core::Scenario& scenario, const ScenarioFile& from, const fs::path& path) {
    std::string boardFile = boardFileFor(scenario, from, path);
    if (boardFile == scenario.boardFile)
        return core::writeScenario(scenario);
    core::Scenario placed = scenario;
    placed.boardFile = std::move(boardFile);
    return core::writeScenario(placed);
}

core::Result<ScenarioFile> saveScenarioText(const std::string& text, const ScenarioFile& from, const fs::path& path,
                                            Overwrite overwrite) {
    if (samePlace(from.path, path) && from.formatVersion < core::scenarioFormatVersion)
        if (core::Result<void> kept = backUp(from); !kept && kept.error().id != "file.missing")
            return core::refuse(std::move(kept.error()));
    core::Result<FileStamp> stamp = writeAtomically(path, text, expectedAt(from, path, overwrite));
    if (!stamp)
        return core::refuse(std::move(stamp.error()));
    ScenarioFile saved = from;
    saved.path = path;
    saved.stamp = *std::move(stamp);
    saved.formatVersion = core::scenarioFormatVersion;
    if (saved.boardFolder.empty())
        saved.boardFolder = folderOf(path);
    return saved;
}

core::Result<ScenarioFile> saveScenario(const core::Scenario& scenario, const ScenarioFile& from, const fs::path& path,
                                        Overwrite overwrite) {
    return saveScenarioText(scenarioText(scenario, from, path), from, path, overwrite);
}

} // namespace orontes::model
