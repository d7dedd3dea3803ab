// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/game_recorder.h"

#include <string_view>

namespace orontes::model {
namespace {

std::string_view withoutNewline(std::string_view line) {
    return line.substr(0, line.size() - 1);
}

core::Result<std::unique_ptr<LineFile>> openRecordFile(const std::filesystem::path& path, Overwrite overwrite) {
    core::Result<std::unique_ptr<LineFile>> lines = LineFile::create(path);
    if (lines || lines.error().id != "file.exists" || overwrite == Overwrite::Refuse)
        return lines;
    return LineFile::resume(path, 0);
}

} // namespace

core::Result<GameRecorder> GameRecorder::create(const std::filesystem::path& path, Overwrite overwrite,
                                                const core::RecordHeader& header, std::vector<core::Seat> seats) {
    std::error_code unknown;
    const bool isNew = !std::filesystem::exists(path, unknown);
    core::Result<std::unique_ptr<LineFile>> lines = openRecordFile(path, overwrite);
    if (!lines)
        return core::refuse(std::move(lines.error()));
    GameRecorder recorder(*std::move(lines), std::move(seats));
    Mark mark;
    const std::string line = mark.writer.begin(header);
    if (core::Result<void> written = recorder.m_lines->append(withoutNewline(line), Urgency::Now); !written) {
        if (isNew) // an empty file would only be in the way of the next try
            std::filesystem::remove(path, unknown);
        return core::refuse(std::move(written.error()));
    }
    mark.size = line.size();
    recorder.m_marks.push_back(std::move(mark));
    return recorder;
}

GameRecorder::GameRecorder(std::unique_ptr<LineFile> lines, std::vector<core::Seat> seats)
    : m_lines(std::move(lines)), m_seats(std::move(seats)) {}

core::Result<void> GameRecorder::add(const core::Action& action) {
    Mark mark = m_marks.back();
    const std::string line = mark.writer.add(action, m_seats);
    mark.size += line.size();
    m_marks.push_back(std::move(mark));
    return m_lines->append(withoutNewline(line), Urgency::Now);
}

core::Result<void> GameRecorder::cutTo(std::size_t actions) {
    if (actions >= size())
        return {};
    m_marks.resize(actions + 1);
    return m_lines->cutTo(m_marks.back().size);
}

} // namespace orontes::model
