// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/open_session.h"
#include "model/store/library.h"
#include "model/texts.h"

#include <system_error>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

/// Longest record that is read: a campaign of ten thousand actions takes a few MiB.
constexpr std::uintmax_t recordLimit = 256U * 1024U * 1024U;

core::Diagnostic scenarioMissing(const core::RecordHeader& header, const fs::path& record) {
    core::Diagnostic finding = fileFinding("session.scenario-missing", record);
    finding.args["title"] = header.scenarioTitle;
    finding.args["hint"] = header.scenarioFile;
    finding.where.line = 1;
    return finding;
}

std::optional<core::Scenario> scenarioAt(const fs::path& path, const std::string& hash) {
    core::Read<OpenedScenario> opened = openScenario(path);
    if (!opened.value || core::scenarioHash(opened.value->scenario) != hash)
        return std::nullopt;
    return std::move(opened.value->scenario);
}

/// The scenario may have been put beside the record, under any name.
std::optional<core::Scenario> scenarioBeside(const fs::path& record, const std::string& hash) {
    const fs::path folder = record.has_parent_path() ? record.parent_path() : fs::path(".");
    std::error_code failed;
    for (auto it = fs::directory_iterator(folder, failed); !failed && it != fs::end(it); it.increment(failed))
        if (it->path().extension() == ".json" && it->is_regular_file(failed))
            if (std::optional<core::Scenario> there = scenarioAt(it->path(), hash))
                return there;
    return std::nullopt;
}

/// What a ruleset says, as a sentence that needs no texts of its own any more.
core::Diagnostic told(const char* id, const core::Diagnostic& why, const core::Catalogue& texts) {
    core::Diagnostic finding;
    finding.id = id;
    finding.rule = why.rule;
    finding.args["reason"] = texts.render(why.text());
    return finding;
}

std::vector<core::BotId> botsOf(const core::RecordHeader& header) {
    std::vector<core::BotId> bots;
    for (const std::string& seat : header.seats)
        bots.push_back(core::BotId{seat.starts_with("bot:") ? seat.substr(4) : std::string()});
    return bots;
}

/// Bots that this program does not have give their seats to persons.
core::Result<std::unique_ptr<GameSession>> sessionFor(const core::RulesetEntry& ruleset, const core::Scenario& scenario,
                                                      const core::RecordHeader& header) {
    core::Result<std::unique_ptr<GameSession>> session =
        GameSession::begin(ruleset, scenario, {header.seed, botsOf(header), DiceBy::Program});
    if (!session && session.error().id == "session.unknown-bot")
        return GameSession::begin(ruleset, scenario, {header.seed, {}, DiceBy::Program});
    return session;
}

/// Plays the record. It does not tell where the dice stood, so that whoever plays on from a point of it gets dice of
/// that point's own.
void judgeRecord(OpenedRecord& opened, core::RecordRead read, core::Findings& findings) {
    opened.actions = read.record.actions.size();
    GameSession& session = *opened.session;
    for (const core::Action& action : read.record.actions) {
        const std::uint64_t seed = core::Dice::streamSeed(opened.header.seed, (1ULL << 32U) + session.cursor());
        const Streams streams = streamsFor(seed, session.bots().size());
        core::Result<void> done = session.follow(PlayedFrom{session.node(), action, streams});
        if (!done) {
            core::Diagnostic finding = told("session.illegal-line", done.error(), session.texts());
            finding.where.line = static_cast<int>(session.cursor()) + 2; // the header is line 1
            finding.args["line"] = std::int64_t{finding.where.line};
            findings.push_back(std::move(finding));
            break;
        }
    }
    if (read.problem)
        findings.push_back(*std::move(read.problem));
}

} // namespace

std::string scenarioHint(const fs::path& scenario, const fs::path& record) {
    std::error_code failed;
    return scenario.empty() ? std::string()
                            : fs::proximate(scenario, fs::absolute(record, failed).parent_path(), failed).string();
}

core::Result<fs::path> scenarioFor(const fs::path& record, const fs::path& scenarioFile, const core::Scenario& played) {
    const std::string hash = core::scenarioHash(played);
    if (!scenarioFile.empty() && scenarioAt(scenarioFile, hash))
        return scenarioFile;
    core::Scenario own = played;
    own.boardFile.clear(); // the copy needs no other file
    const std::string text = core::writeScenario(own);
    constexpr int most = 1000;
    for (int number = 1;; ++number) {
        const std::string ending = number == 1 ? ".scenario.json" : " (" + std::to_string(number) + ").scenario.json";
        const fs::path copy = folderOf(record) / (record.stem().string() + ending);
        const core::Result<FileStamp> written = writeAtomically(copy, text, NewFile{});
        if (written || scenarioAt(copy, hash))
            return copy;
        if (written.error().id != "file.exists" || number == most)
            return core::refuse(written.error());
    }
}

ScenarioFinder scenarioFinder(const fs::path& record, std::vector<fs::path> libraries) {
    return
        [record, libraries = std::move(libraries)](const core::RecordHeader& header) -> std::optional<core::Scenario> {
            if (!header.scenarioFile.empty())
                if (std::optional<core::Scenario> there =
                        scenarioAt(record.parent_path() / header.scenarioFile, header.scenarioHash))
                    return there;
            if (std::optional<core::Scenario> there = scenarioBeside(record, header.scenarioHash))
                return there;
            for (const fs::path& folder : libraries)
                for (LibraryEntry& entry : readLibrary(folder).entries)
                    if (entry.scenario.ruleset == header.ruleset &&
                        core::scenarioHash(entry.scenario) == header.scenarioHash)
                        return std::move(entry.scenario);
            return std::nullopt;
        };
}

core::Read<OpenedRecord> openRecord(const fs::path& path, Rulesets rulesets, const ScenarioFinder& find) {
    core::Read<OpenedRecord> opened;
    const auto stop = [&](core::Diagnostic finding) {
        finding.where.file = path.string();
        opened.findings.push_back(std::move(finding));
        return std::move(opened);
    };
    const core::Result<TextFile> file = readTextFile(path, recordLimit);
    if (!file)
        return stop(file.error());
    core::Result<core::RecordHeader> header = core::readRecordHeader(file->text);
    if (!header)
        return stop(std::move(header.error()));
    const core::RulesetEntry* ruleset = findRuleset(rulesets, header->ruleset);
    if (ruleset == nullptr)
        return stop(unknownRuleset(rulesets, header->ruleset));
    const std::optional<core::Scenario> scenario = find(*header);
    if (!scenario)
        return stop(scenarioMissing(*header, path));
    core::Result<std::unique_ptr<GameSession>> session = sessionFor(*ruleset, *scenario, *header);
    if (!session)
        return stop(told("session.does-not-begin", session.error(), textsFor(ruleset->rules.info())));
    OpenedRecord record{*header, *std::move(session), 0};
    judgeRecord(record, core::readRecord(file->text, *scenario->seats), opened.findings);
    for (core::Diagnostic& finding : opened.findings)
        finding.where.file = path.string();
    opened.value = std::move(record);
    return opened;
}

} // namespace orontes::model
