// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/open_document.h"

#include <algorithm>
#include <system_error>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

/// Longest journal that is read: a flood over a big board takes some MiB.
constexpr std::uintmax_t journalLimit = 1024U * 1024U * 1024U;

core::Result<JournalText> readJournal(const fs::path& path) {
    const core::Result<TextFile> file = readTextFile(path, journalLimit);
    if (!file)
        return core::refuse(file.error());
    core::Result<JournalText> journal = readJournalText(file->text);
    if (!journal)
        journal.error().where.file = path.string();
    else if (journal->damage)
        journal->damage->where.file = path.string();
    return journal;
}

FileStamp stampAt(const fs::path& path) {
    const core::Result<TextFile> file = readTextFile(path);
    return file ? file->stamp : FileStamp{};
}

/// What was being saved when the program ended has been saved.
bool holdsNothingNew(const JournalText& journal) {
    if (journal.done == 0)
        return true;
    return !journal.saving.empty() && stampAt(journal.base.document).sha256 == journal.saving;
}

std::optional<JournalOffer> offerOf(const fs::path& path) {
    std::error_code failed;
    if (!fs::is_regular_file(path, failed) || isInUse(path))
        return std::nullopt;
    core::Result<JournalText> journal = readJournal(path);
    const bool unfinished = !journal && journal.error().id == "file.empty"; // ended before the first step was written
    if (unfinished || (journal && holdsNothingNew(*journal) && !journal->damage)) {
        fs::remove(path, failed);
        return std::nullopt;
    }
    JournalOffer offer;
    offer.journal = path;
    offer.lastChange = fs::last_write_time(path, failed);
    if (!journal) {
        offer.damage = journal.error();
        return offer;
    }
    offer.document = journal->base.document;
    offer.title = journal->base.title;
    offer.steps = journal->done;
    offer.documentChanged = !offer.document.empty() && stampAt(offer.document) != journal->base.file;
    offer.damage = journal->damage;
    return offer;
}

std::vector<JournalOffer> offersAmong(const std::vector<fs::path>& names) {
    std::vector<JournalOffer> offers;
    for (const fs::path& name : names)
        if (std::optional<JournalOffer> offer = offerOf(name))
            offers.push_back(*std::move(offer));
    std::stable_sort(offers.begin(), offers.end(),
                     [](const JournalOffer& a, const JournalOffer& b) { return a.lastChange > b.lastChange; });
    return offers;
}

core::Read<std::unique_ptr<ScenarioDocument>> openBase(const JournalBase& base, Rulesets rulesets) {
    if (!base.document.empty())
        return openDocument(base.document, rulesets);
    core::Read<OpenedScenario> read = readScenarioText(base.scenario, base.boardFolder);
    core::Read<std::unique_ptr<ScenarioDocument>> document{std::nullopt, std::move(read.findings)};
    const core::RulesetEntry* ruleset = findRuleset(rulesets, base.ruleset);
    if (ruleset == nullptr)
        document.findings.push_back(unknownRuleset(rulesets, base.ruleset));
    if (read.value && ruleset != nullptr)
        document.value =
            std::make_unique<ScenarioDocument>(*ruleset, std::move(read.value->scenario), std::move(read.value->file));
    return document;
}

core::Result<void> redo(ScenarioDocument& document, const JournalChange& change, const StepNaming& naming) {
    if (const auto* edit = std::get_if<core::Edit>(&change))
        return document.apply(*edit, naming);
    core::Read<OpenedScenario> whole =
        readScenarioText(std::get<WholeScenario>(change).text, document.file().boardFolder);
    if (!whole.value)
        return core::refuse(std::move(whole.findings.front()));
    document.become(std::move(whole.value->scenario), naming);
    return {};
}

/// Does the step again; a refusal becomes a warning.
void redo(ScenarioDocument& document, const JournalStep& step, core::Findings& findings) {
    StepNaming naming{QString::fromStdString(step.name), step.stroke == 0 ? 0 : document.newStroke()};
    for (const JournalChange& change : step.changes)
        if (core::Result<void> done = redo(document, change, naming); !done) {
            core::Diagnostic lost = std::move(done.error());
            lost.severity = core::Severity::Warning;
            findings.push_back(std::move(lost));
        }
}

} // namespace

std::vector<JournalOffer> findJournals(const fs::path& document, const fs::path& dataFolder) {
    return offersAmong(journalNames(document, dataFolder));
}

std::vector<JournalOffer> findUnsavedDocuments(const fs::path& dataFolder) {
    return offersAmong(journalNames({}, dataFolder));
}

core::Read<std::unique_ptr<ScenarioDocument>> restoreDocument(const JournalOffer& offer, Rulesets rulesets,
                                                              const fs::path& dataFolder) {
    core::Result<JournalText> journal = readJournal(offer.journal);
    if (!journal)
        return {std::nullopt, {std::move(journal.error())}};
    core::Read<std::unique_ptr<ScenarioDocument>> restored = openBase(journal->base, rulesets);
    if (!restored.value)
        return restored;
    ScenarioDocument& document = **restored.value;
    document.keepJournal(dataFolder);
    document.holdChecks();
    std::size_t undone = 0;
    for (std::size_t i = 0; i < journal->steps.size(); ++i) {
        const int before = document.history().index();
        redo(document, journal->steps[i], restored.findings);
        if (i >= journal->done)
            undone += static_cast<std::size_t>(document.history().index() - before);
    }
    for (; undone > 0; --undone)
        document.history().undo();
    document.releaseChecks();
    if (journal->damage)
        restored.findings.push_back(*journal->damage);
    document.journal()->syncNow();
    discardJournal(offer);
    return restored;
}

void discardJournal(const JournalOffer& offer) {
    std::error_code ignored;
    fs::remove(offer.journal, ignored);
}

} // namespace orontes::model
