// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/text_file.h"

#include "model/store/open_file.h"
#include "rules/core/algo/record.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <system_error>
#include <unistd.h>

namespace orontes::model {

namespace fs = std::filesystem;

const Disk machineDisk{&::write, &::fsync, &::rename};

namespace {

core::TextArg reasonOf(int systemError) {
    switch (systemError) {
    case ENOSPC:
    case EDQUOT:
        return core::TextId{"file.reason.disk-full"};
    case EACCES:
    case EPERM:
        return core::TextId{"file.reason.no-permission"};
    case EROFS:
        return core::TextId{"file.reason.read-only-disk"};
    case EIO:
        return core::TextId{"file.reason.broken-disk"};
    case ENAMETOOLONG:
        return core::TextId{"file.reason.long-name"};
    default:
        return std::generic_category().message(systemError);
    }
}

core::Diagnostic missing(const fs::path& path) {
    std::error_code ignored;
    const fs::path folder = path.parent_path();
    if (folder.empty() || fs::is_directory(folder, ignored))
        return fileFinding("file.missing", path);
    core::Diagnostic finding = fileFinding("file.folder-missing", path);
    finding.args["folder"] = folder.string();
    return finding;
}

core::Result<struct stat> statusOf(int file, const fs::path& path) {
    struct stat status{};
    if (::fstat(file, &status) != 0)
        return core::refuse(fileFinding("file.unreadable", path, errno));
    if (S_ISDIR(status.st_mode))
        return core::refuse(fileFinding("file.folder", path));
    if (!S_ISREG(status.st_mode))
        return core::refuse(fileFinding("file.device", path));
    return status;
}

core::Diagnostic tooLarge(const fs::path& path, std::uintmax_t size, std::uintmax_t limit) {
    constexpr std::uintmax_t mebibyte = 1024U * 1024U;
    core::Diagnostic finding = fileFinding("file.too-large", path);
    finding.args["size"] = static_cast<std::int64_t>((size + mebibyte - 1) / mebibyte);
    finding.args["limit"] = static_cast<std::int64_t>(limit / mebibyte);
    return finding;
}

/// Up to one byte more than may be read, so that a file that grows meanwhile is noticed.
core::Result<std::string> readAll(int file, std::uintmax_t size, std::uintmax_t limit, const fs::path& path) {
    std::string text;
    text.resize(size + 1);
    std::size_t done = 0;
    while (true) {
        const ssize_t got = ::read(file, text.data() + done, text.size() - done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return core::refuse(fileFinding("file.unreadable", path, errno));
        done += static_cast<std::size_t>(got);
        if (got == 0)
            break;
        if (done > limit)
            return core::refuse(tooLarge(path, done, limit));
        if (done == text.size())
            text.resize(2 * text.size());
    }
    text.resize(done);
    return text;
}

} // namespace

core::Diagnostic fileFinding(std::string id, const fs::path& path, int systemError) {
    core::Diagnostic finding;
    finding.id = std::move(id);
    finding.where.file = path.string();
    finding.args["file"] = path.string();
    if (systemError != 0)
        finding.args["reason"] = reasonOf(systemError);
    return finding;
}

fs::path folderOf(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

FileStamp stampOf(std::string_view bytes) {
    return {bytes.size(), core::sha256(bytes)};
}

core::Result<TextFile> readTextFile(const fs::path& path, std::uintmax_t limit) {
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)); // a pipe must not make us wait
    if (!file.isOpen())
        return core::refuse(errno == ENOENT || errno == ENOTDIR ? missing(path)
                                                                : fileFinding("file.unreadable", path, errno));
    const core::Result<struct stat> status = statusOf(file.handle(), path);
    if (!status)
        return core::refuse(status.error());
    const auto size = static_cast<std::uintmax_t>(status->st_size);
    if (size > limit)
        return core::refuse(tooLarge(path, size, limit));
    core::Result<std::string> text = readAll(file.handle(), size, limit, path);
    if (!text)
        return core::refuse(std::move(text.error()));
    if (text->empty())
        return core::refuse(fileFinding("file.empty", path));
    FileStamp stamp = stampOf(*text);
    return TextFile{std::move(*text), std::move(stamp)};
}

} // namespace orontes::model
