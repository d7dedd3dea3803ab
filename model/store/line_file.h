// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/store/open_file.h"
#include "model/store/text_file.h"

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace orontes::model {

/// When a line has to be safe from a power cut. From the end of the program it is safe as soon as it is appended.
enum class Urgency {
    Now,  ///< at once
    Soon, ///< within half a second, together with its neighbours
};

/// A text file that grows by lines while someone works, locked against other programs while it is open. A thread of its
/// own brings the lines to the disk, so that nobody waits for it.
class LineFile {
public:
    /// A new, empty file; refused with "file.exists" where something lies.
    static core::Result<std::unique_ptr<LineFile>> create(const std::filesystem::path& path,
                                                          const Disk& disk = machineDisk);
    /// An existing file, cut to its first `keep` bytes; refused with "file.in-use" while another program has it open.
    static core::Result<std::unique_ptr<LineFile>> resume(const std::filesystem::path& path, std::uintmax_t keep,
                                                          const Disk& disk = machineDisk);
    ~LineFile();
    LineFile(const LineFile&) = delete;
    LineFile& operator=(const LineFile&) = delete;

    /// Appends the line and a newline. When that fails the file keeps its whole lines, and the next append tries again
    /// with all that is missing: nothing is skipped.
    core::Result<void> append(std::string_view line, Urgency urgency);
    /// Drops everything after the first `keep` bytes.
    core::Result<void> cutTo(std::uintmax_t keep);
    /// Waits until all lines lie on the disk.
    void syncNow();
    void remove();

    std::uintmax_t size() const { return m_size; }
    const std::filesystem::path& path() const { return m_path; }

private:
    LineFile(std::filesystem::path path, OpenFile file, std::uintmax_t size, const Disk& disk);
    void syncWhenAsked(const std::stop_token& stop);

    std::filesystem::path m_path;
    OpenFile m_file;
    std::uintmax_t m_size; ///< bytes of whole lines that have been written
    std::string m_backlog; ///< lines that could not be written yet
    const Disk& m_disk;

    std::mutex m_mutex;
    std::condition_variable_any m_asked;
    bool m_soon = false;
    bool m_now = false;
    std::jthread m_syncing; ///< last, so that it ends first
};

/// Whether another program has the file open as a LineFile.
bool isInUse(const std::filesystem::path& path);

} // namespace orontes::model
