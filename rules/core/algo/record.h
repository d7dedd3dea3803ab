// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/core/scenario/scenario.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::core {

inline constexpr int recordFormatVersion = 1;

/// First line of a game record: what was played, with what.
struct RecordHeader {
    RulesetId ruleset;
    std::string rulesetVersion;
    std::string scenarioTitle;
    std::string scenarioHash;       ///< SHA-256 of the scenario's canonical text, hexadecimal
    std::string scenarioFile;       ///< as given by whoever recorded it; a hint only
    std::uint64_t seed = 0;         ///< 0 when dice came from elsewhere
    std::vector<std::string> seats; ///< "bot:sensible" or "person", by SeatId

    friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

/// A game as JSON lines: a header, then one action per line, each line with the hash of itself and the line before
/// (docs/formats/game_record.md).
struct Record {
    RecordHeader header;
    std::vector<Action> actions;

    friend bool operator==(const Record&, const Record&) = default;
};

/// Writes lines one after the other, so that a game can be recorded while it is played.
class RecordWriter {
public:
    /// The header line, ending with a newline.
    std::string begin(const RecordHeader& header);
    /// The next action line, ending with a newline. Seats are written by token.
    std::string add(const Action& action, const std::vector<Seat>& seats);

private:
    std::string m_hash;
    std::uint64_t m_count = 0;
};

std::string writeRecord(const Record& record, const std::vector<Seat>& seats);

/// A record read so far, and why reading stopped: a broken line, a wrong hash, an unknown seat, a missing line.
/// `where.line` of the finding names the line.
struct RecordRead {
    Record record;
    std::optional<Diagnostic> problem;
};
RecordRead readRecord(std::string_view text, const std::vector<Seat>& seats);
/// Only the header, to find the scenario by.
Result<RecordHeader> readRecordHeader(std::string_view text);

/// SHA-256 as 64 hexadecimal digits.
std::string sha256(std::string_view bytes);

} // namespace orontes::core
