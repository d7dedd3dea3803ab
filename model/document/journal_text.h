// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/edit_command.h"
#include "model/store/text_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orontes::model {

inline constexpr int journalFormatVersion = 1;
inline constexpr std::string_view journalFormat = "orontes-journal";

/// What the steps of a journal start from (docs/formats/journal.md).
struct JournalBase {
    core::RulesetId ruleset;
    std::string title;
    std::filesystem::path document; ///< empty: never saved, then `scenario` holds the text
    FileStamp file;
    FileStamp board; ///< of the shared board; empty without one
    std::string scenario;
    std::filesystem::path boardFolder;

    friend bool operator==(const JournalBase&, const JournalBase&) = default;
};

/// The scenario as a whole, for a step that no edit expresses.
struct WholeScenario {
    std::string text;
};
using JournalChange = std::variant<core::Edit, WholeScenario>;

/// One step of the history; its changes are edits of one stroke.
struct JournalStep {
    std::string name;
    StrokeId stroke = 0;
    std::vector<JournalChange> changes;
};

struct JournalText {
    JournalBase base;
    std::vector<JournalStep> steps;
    std::size_t done = 0; ///< so many of the steps are done, the others undone
    std::string saving;   ///< hash of the text that was about to be saved after the last change; "" when none was
    std::optional<core::Diagnostic> damage; ///< why reading stopped before the end
};

/// Lines of a journal, without their newline.
std::string journalHeader(const JournalBase& base);
std::string journalLine(const JournalChange& change, const std::string& name, StrokeId stroke);
std::string undoLine();
std::string redoLine();
std::string savingLine(const std::string& sha256);

/// Reads as far as the text makes sense; a last line that was cut off counts as never written. Refused when not even
/// the header makes sense.
core::Result<JournalText> readJournalText(std::string_view text);

} // namespace orontes::model
