// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit_files.h"

#include "editor/publish/kit_finding.h"
#include "editor/publish/kit_manifest.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>
#include <QSaveFile>

#include <system_error>

namespace orontes::editor {

namespace fs = std::filesystem;

namespace {

QString pathText(const fs::path& path) {
    return QString::fromStdString(path.string());
}

core::Diagnostic notWritten(const fs::path& path, const QString& reason) {
    return printFinding("print.not-written", path, {{"reason", reason.toStdString()}});
}

std::string hashOf(const fs::path& path) {
    QFile file(pathText(path));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result().toHex().toStdString();
}

std::string textOf(const fs::path& path) {
    QFile file(pathText(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// A file that is not yet seen under its name, and its fingerprint.
class StagedFile : public QIODevice {
public:
    StagedFile(fs::path path, int pages)
        : m_path(std::move(path)), m_pages(pages), m_file(pathText(m_path)), m_hash(QCryptographicHash::Sha256) {
        m_file.setDirectWriteFallback(false);
        if (m_file.open(QIODevice::WriteOnly))
            open(QIODevice::WriteOnly);
    }

    const fs::path& path() const { return m_path; }
    QString reason() const { return m_file.errorString(); }
    bool isWhole() const { return isOpen() && m_file.error() == QFileDevice::NoError; }
    bool flush() { return isWhole() && m_file.flush(); }
    bool commit() { return m_file.commit(); }
    WrittenFile written() const { return {m_path, m_bytes, m_hash.result().toHex().toStdString(), m_pages}; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override {
        m_hash.addData(QByteArrayView(data, size));
        m_bytes += static_cast<std::uint64_t>(size);
        return m_file.write(data, size);
    }

private:
    fs::path m_path;
    int m_pages;
    QSaveFile m_file;
    QCryptographicHash m_hash;
    std::uint64_t m_bytes = 0;
};

KitFiles::KitFiles(fs::path folder, FilesThere there) : m_folder(std::move(folder)), m_there(there) {}

KitFiles::~KitFiles() {
    m_staged.clear();
    std::error_code ignored;
    if (m_madeFolder)
        fs::remove(m_folder, ignored); // only where it is still empty
}

core::Result<void> KitFiles::open() {
    std::error_code failed;
    if (fs::exists(m_folder, failed) && !fs::is_directory(m_folder, failed))
        return core::refuse(printFinding("print.folder-is-file", m_folder));
    m_madeFolder = fs::create_directories(m_folder, failed);
    if (failed)
        return core::refuse(printFinding("print.folder-not-made", m_folder, {{"reason", failed.message()}}));
    m_earlier = filesInManifest(textOf(m_folder / manifestName));
    return {};
}

std::optional<core::Diagnostic> KitFiles::refusalOf(const std::string& name) const {
    const fs::path path = m_folder / name;
    std::error_code failed;
    if (m_there == FilesThere::Replace || !fs::exists(fs::symlink_status(path, failed)))
        return std::nullopt;
    const auto known = m_earlier.find(name);
    const bool ours =
        name == manifestName ? !m_earlier.empty() : known != m_earlier.end() && known->second == hashOf(path);
    if (ours)
        return std::nullopt;
    return printFinding("print.foreign-file", path);
}

core::Result<void> KitFiles::closeLast() {
    if (m_staged.empty() || m_staged.back()->flush())
        return {};
    return core::refuse(lastFault());
}

core::Diagnostic KitFiles::lastFault() const {
    return notWritten(m_staged.back()->path(), m_staged.back()->reason());
}

core::Result<QIODevice*> KitFiles::begin(const std::string& name, int pages) {
    if (core::Result<void> closed = closeLast(); !closed)
        return core::refuse(closed.error());
    if (std::optional<core::Diagnostic> refusal = refusalOf(name))
        return core::refuse(std::move(*refusal));
    m_staged.push_back(std::make_unique<StagedFile>(m_folder / name, pages));
    StagedFile& file = *m_staged.back();
    if (!file.isOpen())
        return core::refuse(lastFault());
    return &file;
}

core::Result<void> KitFiles::add(const std::string& name, const QByteArray& bytes, int pages) {
    const core::Result<QIODevice*> file = begin(name, pages);
    if (!file)
        return core::refuse(file.error());
    if ((*file)->write(bytes) != bytes.size())
        return core::refuse(lastFault());
    return {};
}

core::Result<void> KitFiles::addManifest(core::JsonObject manifest) {
    core::JsonArray files;
    for (const std::unique_ptr<StagedFile>& file : m_staged) {
        const WrittenFile written = file->written();
        m_earlier.erase(written.path.filename().string());
        files.push_back(manifestEntry(written));
    }
    manifest.emplace_back("files", core::JsonValue{std::move(files)});
    core::JsonObject earlier;
    for (const auto& [name, hash] : m_earlier)
        if (hashOf(m_folder / name) == hash)
            earlier.emplace_back(name, core::JsonValue{hash});
    if (!earlier.empty())
        manifest.emplace_back("earlier", core::JsonValue{std::move(earlier)});
    m_earlier.emplace(manifestName, std::string()); // it may be replaced, as the other files were found to be ours
    return add(manifestName, QByteArray::fromStdString(manifestText(std::move(manifest))), 0);
}

core::Result<std::vector<WrittenFile>> KitFiles::commit(core::JsonObject manifest) {
    if (std::optional<core::Diagnostic> refusal = refusalOf(manifestName))
        return core::refuse(std::move(*refusal));
    if (core::Result<void> added = addManifest(std::move(manifest)); !added)
        return core::refuse(added.error());
    if (core::Result<void> closed = closeLast(); !closed)
        return core::refuse(closed.error());
    std::vector<WrittenFile> written;
    for (const std::unique_ptr<StagedFile>& file : m_staged) {
        if (!file->commit())
            return core::refuse(
                printFinding("print.half-written", file->path(), {{"reason", file->reason().toStdString()}}));
        written.push_back(file->written());
    }
    m_madeFolder = false;
    return written;
}

} // namespace orontes::editor
