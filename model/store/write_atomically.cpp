// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/open_file.h"
#include "model/store/text_file.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
#include <unistd.h>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

/// The file that is written to: what a link points to, otherwise the path itself.
fs::path behindLinks(const fs::path& path) {
    std::error_code failed;
    if (!fs::is_symlink(path, failed))
        return path;
    const fs::path target = fs::weakly_canonical(path, failed);
    return failed ? path : target;
}

core::Diagnostic notWritten(const fs::path& path, int systemError) {
    if (systemError != ENOENT && systemError != ENOTDIR)
        return fileFinding("file.not-written", path, systemError);
    core::Diagnostic finding = fileFinding("file.folder-missing", path);
    finding.args["folder"] = folderOf(path).string();
    return finding;
}

/// What lies at the path now; nothing when nothing does.
core::Result<std::optional<struct stat>> present(const fs::path& path) {
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0) {
        if (errno == ENOENT)
            return std::nullopt;
        return core::refuse(notWritten(path, errno));
    }
    if (S_ISDIR(status.st_mode))
        return core::refuse(fileFinding("file.folder", path));
    if (!S_ISREG(status.st_mode))
        return core::refuse(fileFinding("file.device", path));
    if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        return core::refuse(fileFinding("file.read-only", path));
    return status;
}

std::optional<core::Diagnostic> unexpected(const fs::path& path, const std::optional<struct stat>& there,
                                           const ExpectedFile& expected) {
    if (std::holds_alternative<NewFile>(expected) && there)
        return fileFinding("file.exists", path);
    const auto* read = std::get_if<FileAsRead>(&expected);
    if (read == nullptr || !there) // a file that has vanished is not lost by writing it again
        return std::nullopt;
    if (static_cast<std::uintmax_t>(there->st_size) != read->stamp.size)
        return fileFinding("file.changed", path);
    const core::Result<TextFile> now = readTextFile(path);
    const bool same = now ? now->stamp == read->stamp : read->stamp.size == 0 && now.error().id == "file.empty";
    if (!same)
        return fileFinding("file.changed", path);
    return std::nullopt;
}

/// A new file in the folder of its target: without a name where the file system can do that, so that a program killed
/// while writing leaves nothing behind.
struct Draft {
    OpenFile file;
    std::string name; ///< "" while it has none
};

std::string draftPattern(const fs::path& target) {
    return (folderOf(target) / ("." + target.filename().string() + ".XXXXXX")).string();
}

core::Result<Draft> namedDraft(const fs::path& target) {
    Draft draft;
    draft.name = draftPattern(target);
    draft.file = OpenFile(::mkostemp(draft.name.data(), O_CLOEXEC));
    if (!draft.file.isOpen())
        return core::refuse(notWritten(target, errno));
    ::fchmod(draft.file.handle(), S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH);
    return draft;
}

core::Result<Draft> makeDraft(const fs::path& target) {
    Draft draft;
    draft.file = OpenFile(::open(folderOf(target).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666));
    if (draft.file.isOpen())
        return draft;
    if (errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL)
        return namedDraft(target);
    return core::refuse(notWritten(target, errno));
}

int fill(const Draft& draft, std::string_view text, const Disk& disk) {
    while (!text.empty()) {
        const ssize_t written = disk.write(draft.file.handle(), text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return disk.sync(draft.file.handle()) == 0 ? 0 : errno;
}

int link(const Draft& draft, const std::string& name) {
    const std::string source = "/proc/self/fd/" + std::to_string(draft.file.handle());
    return ::linkat(AT_FDCWD, source.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

/// Gives a nameless draft a free name beside its target.
int giveName(Draft& draft, const fs::path& target) {
    for (int attempt = 0; attempt < 100; ++attempt) {
        std::string name = draftPattern(target);
        const int reserved = ::mkostemp(name.data(), O_CLOEXEC); // a name nobody else uses
        if (reserved < 0)
            return errno;
        ::close(reserved);
        ::unlink(name.c_str());
        const int failed = link(draft, name);
        if (failed == EEXIST)
            continue;
        draft.name = failed == 0 ? name : std::string();
        return failed;
    }
    return EEXIST;
}

/// Puts the draft where nothing lies: never over a file that has come into being meanwhile.
int publishNew(Draft& draft, const fs::path& target) {
    if (draft.name.empty())
        return link(draft, target.string());
    const int failed =
        ::renameat2(AT_FDCWD, draft.name.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0 ? 0 : errno;
    if (failed == 0)
        draft.name.clear();
    return failed;
}

int publishOver(Draft& draft, const fs::path& target, const Disk& disk) {
    if (draft.name.empty())
        if (const int failed = giveName(draft, target); failed != 0)
            return failed;
    if (disk.rename(draft.name.c_str(), target.c_str()) != 0)
        return errno;
    draft.name.clear();
    return 0;
}

void syncFolder(const fs::path& target, const Disk& disk) {
    const OpenFile folder(::open(folderOf(target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.isOpen())
        disk.sync(folder.handle()); // some file systems cannot; the file itself is safe
}

void keepOwnership(const Draft& draft, const struct stat& old) {
    [[maybe_unused]] const int kept = ::fchown(draft.file.handle(), old.st_uid, old.st_gid);
    ::fchmod(draft.file.handle(), old.st_mode & 07777U);
}

} // namespace

core::Result<FileStamp> writeAtomically(const fs::path& path, std::string_view text, const ExpectedFile& expected,
                                        const Disk& disk) {
    const fs::path target = behindLinks(path);
    const core::Result<std::optional<struct stat>> there = present(target);
    if (!there)
        return core::refuse(there.error());
    if (std::optional<core::Diagnostic> finding = unexpected(target, *there, expected))
        return core::refuse(std::move(*finding));
    core::Result<Draft> draft = makeDraft(target);
    if (!draft)
        return core::refuse(std::move(draft.error()));
    if (*there)
        keepOwnership(*draft, **there);
    int failed = fill(*draft, text, disk);
    if (failed == 0)
        failed = *there ? publishOver(*draft, target, disk) : publishNew(*draft, target);
    if (!draft->name.empty())
        ::unlink(draft->name.c_str());
    if (failed != 0)
        return core::refuse(failed == EEXIST ? fileFinding("file.exists", path) : notWritten(path, failed));
    syncFolder(target, disk);
    return stampOf(text);
}

} // namespace orontes::model
