// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/kit.h"
#include "rules/core/json/json_value.h"

#include <map>
#include <memory>
#include <optional>

class QByteArray;
class QIODevice;

namespace orontes::editor {

class StagedFile;

/// The files of a kit in their folder: none of them is seen before all are written. What lies there and is not ours, or
/// was changed since, is refused; manifest.json tells what is ours.
class KitFiles {
public:
    KitFiles(std::filesystem::path folder, FilesThere there);
    ~KitFiles();

    /// Makes the folder and reads what an earlier kit left in it.
    core::Result<void> open();
    /// A file to write to, until the next call.
    core::Result<QIODevice*> begin(const std::string& name, int pages);
    core::Result<void> add(const std::string& name, const QByteArray& bytes, int pages);
    /// Why the file begun last takes no more.
    core::Diagnostic lastFault() const;
    /// Puts everything in place, `manifest` with it: its member "files" and "earlier" are filled in here.
    core::Result<std::vector<WrittenFile>> commit(core::JsonObject manifest);

private:
    std::optional<core::Diagnostic> refusalOf(const std::string& name) const;
    core::Result<void> closeLast();
    core::Result<void> addManifest(core::JsonObject manifest);

    std::filesystem::path m_folder;
    FilesThere m_there;
    bool m_madeFolder = false;
    std::map<std::string, std::string> m_earlier; ///< name -> sha256 of what an earlier kit wrote
    std::vector<std::unique_ptr<StagedFile>> m_staged;
};

} // namespace orontes::editor
