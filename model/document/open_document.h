// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/journal_text.h"
#include "model/document/scenario_document.h"
#include "model/store/rulesets.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace orontes::model {

/// Opens a scenario to work on. Findings as openScenario gives them; without a value at least one is an error.
core::Read<std::unique_ptr<ScenarioDocument>> openDocument(const std::filesystem::path& path, Rulesets rulesets);

/// Unsaved steps that a program left behind when it ended without saving.
struct JournalOffer {
    std::filesystem::path journal;
    std::filesystem::path document; ///< empty: it had not been saved yet
    std::string title;
    std::size_t steps = 0;
    std::filesystem::file_time_type lastChange;
    bool documentChanged = false;           ///< the document on the disk is not the one the steps were made on
    std::optional<core::Diagnostic> damage; ///< why later steps are missing
};

/// What may be restored for a document, the latest first. Journals that hold nothing new are removed on the way, those
/// of running programs are left alone.
std::vector<JournalOffer> findJournals(const std::filesystem::path& document, const std::filesystem::path& dataFolder);
/// The same for documents that had never been saved.
std::vector<JournalOffer> findUnsavedDocuments(const std::filesystem::path& dataFolder);

/// The document with its steps, undone ones included, and a journal of its own; the old one is removed. Steps that no
/// longer make sense, because the document on the disk has changed, become findings.
core::Read<std::unique_ptr<ScenarioDocument>> restoreDocument(const JournalOffer& offer, Rulesets rulesets,
                                                              const std::filesystem::path& dataFolder);
/// The user does not want the steps.
void discardJournal(const JournalOffer& offer);

} // namespace orontes::model
