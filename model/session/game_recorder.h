// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/store/line_file.h"
#include "model/store/scenario_file.h"
#include "rules/core/algo/record.h"

#include <memory>
#include <span>
#include <vector>

namespace orontes::model {

/// Writes a game to a record while it is played. Each action lies in the file when `add` returns.
class GameRecorder {
public:
    /// Refused as writeAtomically refuses: another file is not replaced unasked.
    static core::Result<GameRecorder> create(const std::filesystem::path& path, Overwrite overwrite,
                                             const core::RecordHeader& header, std::vector<core::Seat> seats);

    core::Result<void> add(const core::Action& action);
    /// The game has gone back to its first `actions`; the others leave the record when the next one comes.
    core::Result<void> cutTo(std::size_t actions);
    /// Waits until all of it lies on the disk.
    void syncNow() { m_lines->syncNow(); }
    std::size_t size() const { return m_marks.size() - 1; }
    const std::filesystem::path& path() const { return m_lines->path(); }

private:
    /// The end of the record after so many actions.
    struct Mark {
        core::RecordWriter writer;
        std::uintmax_t size = 0;
    };

    GameRecorder(std::unique_ptr<LineFile> lines, std::vector<core::Seat> seats);

    std::unique_ptr<LineFile> m_lines;
    std::vector<core::Seat> m_seats;
    std::vector<Mark> m_marks;
};

} // namespace orontes::model
