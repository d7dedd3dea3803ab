// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/line_file.h"

#include <sys/file.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <unistd.h>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds soon{500};

bool lock(const OpenFile& file) {
    return ::flock(file.handle(), LOCK_EX | LOCK_NB) == 0;
}

} // namespace

core::Result<std::unique_ptr<LineFile>> LineFile::create(const fs::path& path, const Disk& disk) {
    OpenFile file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666));
    if (!file.isOpen())
        return core::refuse(errno == EEXIST ? fileFinding("file.exists", path)
                                            : fileFinding("file.not-written", path, errno));
    if (!lock(file))
        return core::refuse(fileFinding("file.in-use", path));
    return std::unique_ptr<LineFile>(new LineFile(path, std::move(file), 0, disk));
}

core::Result<std::unique_ptr<LineFile>> LineFile::resume(const fs::path& path, std::uintmax_t keep, const Disk& disk) {
    OpenFile file(::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC));
    if (!file.isOpen())
        return core::refuse(fileFinding("file.not-written", path, errno));
    if (!lock(file))
        return core::refuse(fileFinding("file.in-use", path));
    std::unique_ptr<LineFile> lines(new LineFile(path, std::move(file), keep, disk));
    if (core::Result<void> cut = lines->cutTo(keep); !cut)
        return core::refuse(std::move(cut.error()));
    return lines;
}

LineFile::LineFile(fs::path path, OpenFile file, std::uintmax_t size, const Disk& disk)
    : m_path(std::move(path)),
      m_file(std::move(file)),
      m_size(size),
      m_disk(disk),
      m_syncing([this](const std::stop_token& stop) { syncWhenAsked(stop); }) {}

LineFile::~LineFile() = default;

core::Result<void> LineFile::append(std::string_view line, Urgency urgency) {
    m_backlog.append(line).push_back('\n');
    std::string_view left = m_backlog;
    while (!left.empty()) {
        const ssize_t written = m_disk.write(m_file.handle(), left.data(), left.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            const int failed = errno;
            if (::ftruncate(m_file.handle(), static_cast<off_t>(m_size)) != 0) // half a line would hide the next ones
                return core::refuse(fileFinding("file.not-written", m_path, errno));
            return core::refuse(fileFinding("file.not-written", m_path, failed));
        }
        left.remove_prefix(static_cast<std::size_t>(written));
    }
    m_size += m_backlog.size();
    m_backlog.clear();
    const std::lock_guard guard(m_mutex);
    (urgency == Urgency::Now ? m_now : m_soon) = true;
    m_asked.notify_one();
    return {};
}

core::Result<void> LineFile::cutTo(std::uintmax_t keep) {
    if (keep > m_size) { // some of it could not be written yet
        m_backlog.resize(std::min<std::uintmax_t>(m_backlog.size(), keep - m_size));
        return {};
    }
    if (::ftruncate(m_file.handle(), static_cast<off_t>(keep)) != 0)
        return core::refuse(fileFinding("file.not-written", m_path, errno));
    m_size = keep;
    m_backlog.clear();
    return {};
}

void LineFile::syncNow() {
    m_disk.sync(m_file.handle());
}

void LineFile::remove() {
    std::error_code ignored;
    fs::remove(m_path, ignored);
}

void LineFile::syncWhenAsked(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (m_asked.wait(lock, stop, [this] { return m_now || m_soon; })) {
        m_asked.wait_for(lock, stop, soon, [this] { return m_now; });
        m_now = false;
        m_soon = false;
        lock.unlock();
        m_disk.sync(m_file.handle());
        lock.lock();
    }
}

bool isInUse(const fs::path& path) {
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.isOpen() && !lock(file);
}

} // namespace orontes::model
