// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/journal_text.h"
#include "model/store/scenario_file.h"
#include "model/store/side_file.h"

#include <filesystem>
#include <vector>

namespace orontes::model {

/// The side file that keeps the unsaved steps of a document through a crash. It comes into being with the first step.
class EditJournal {
public:
    /// `dataFolder` takes the journals of documents without a file, and of those in whose folder nothing may be
    /// written.
    explicit EditJournal(std::filesystem::path dataFolder) : m_dataFolder(std::move(dataFolder)) {}

    /// The next steps start from this scenario, at this index of the history. Steps kept so far are dropped.
    void begin(const SharedScenario& base, const ScenarioFile& file, int index);

    /// The history went on to `index` by an edit.
    core::Result<void> edited(const JournalChange& change, const std::string& name, StrokeId stroke, int index);

    struct Move {
        SharedScenario before;
        SharedScenario after;
        core::ChangeSet changes;
        std::string name;
        int from = 0; ///< indices of the history
        int to = 0;
    };
    /// The history went one step back or forth.
    core::Result<void> moved(const Move& move);

    /// The text with this hash is about to replace the document's file.
    void saving(const std::string& sha256);
    /// Everything is saved, or may be forgotten.
    void drop() { m_lines.drop(); }
    /// Waits until every step lies on the disk.
    void syncNow() { m_lines.syncNow(); }

    /// Empty until the first step.
    std::filesystem::path path() const { return m_lines.path(); }
    const std::filesystem::path& dataFolder() const { return m_dataFolder; }

private:
    std::filesystem::path m_dataFolder;
    ScenarioFile m_file;
    SideFile m_lines;
    int m_floor = 0; ///< the history between these indices can be told by "undo" and "redo"
    int m_ceiling = 0;
};

/// Names a journal may have, best first: beside the document, then in the data folder.
std::vector<std::filesystem::path> journalNames(const std::filesystem::path& document,
                                                const std::filesystem::path& dataFolder);

} // namespace orontes::model
