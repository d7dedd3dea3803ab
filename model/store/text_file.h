// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/store/disk.h"
#include "rules/core/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

namespace orontes::model {

/// Longest text that is read. A scenario of 1024 x 1024 spaces takes about 3 MiB.
inline constexpr std::uintmax_t textFileLimit = 64U * 1024U * 1024U;

/// What a file held when it was last read or written here.
struct FileStamp {
    std::uintmax_t size = 0;
    std::string sha256; ///< 64 hexadecimal digits

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

FileStamp stampOf(std::string_view bytes);

struct TextFile {
    std::string text;
    FileStamp stamp;
};

/// The whole text. Refused with a finding of the family "file" that names the file and the way out: missing, a folder,
/// not readable, empty, longer than `limit`.
core::Result<TextFile> readTextFile(const std::filesystem::path& path, std::uintmax_t limit = textFileLimit);

/// Nothing may lie there yet.
struct NewFile {};
/// What lies there must be what was read or written last.
struct FileAsRead {
    FileStamp stamp;
};
/// A person has been asked: whatever lies there may go.
struct AnyFile {};
using ExpectedFile = std::variant<NewFile, FileAsRead, AnyFile>;

/// Replaces the file in one step: after a crash either the old or the new text lies there, whole. A link is followed,
/// the old file's permissions are kept. When anything goes wrong, or something else lies there than `expected`, the old
/// file stays as it was.
core::Result<FileStamp> writeAtomically(const std::filesystem::path& path, std::string_view text,
                                        const ExpectedFile& expected, const Disk& disk = machineDisk);

/// The folder a file lies in; "." for a bare name.
std::filesystem::path folderOf(const std::filesystem::path& path);

/// A finding of severity Error about a file; `id` names its sentence, which may use {file} and {reason}.
core::Diagnostic fileFinding(std::string id, const std::filesystem::path& path, int systemError = 0);

} // namespace orontes::model
