// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <filesystem>
#include <string>
#include <string_view>

namespace orontes::tests {

/// A folder that is empty at first and gone at the end.
class Scratch {
public:
    std::filesystem::path operator/(std::string_view name) const { return path() / name; }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }
    /// Names of what lies in it, sorted, separated by blanks.
    QString listing() const;

private:
    QTemporaryDir m_folder;
};

void put(const std::filesystem::path& path, std::string_view bytes);
/// All bytes of the file; empty when there is none.
std::string bytesOf(const std::filesystem::path& path);

/// While it lives, permissions bind even where tests run as root.
class Unprivileged {
public:
    Unprivileged();
    ~Unprivileged();

private:
    bool m_wasRoot;
};

} // namespace orontes::tests
