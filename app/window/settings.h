// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/tokens.h"

#include <QByteArray>
#include <QStringList>

#include <filesystem>

namespace orontes::app {

enum class ThemeChoice {
    System,
    Light,
    Dark,
};

/// What the program remembers between runs, in the user's settings folder.
class Settings {
public:
    static ThemeChoice themeChoice();
    static void setThemeChoice(ThemeChoice choice);
    /// The choice, with the system's answer filled in.
    static editor::Theme theme();

    static QStringList recentFiles(); ///< latest first; those that no longer exist are left out
    static void addRecentFile(const QString& file);
    static void clearRecentFiles();

    static QByteArray windowGeometry();
    static void setWindowGeometry(const QByteArray& geometry);

    /// Journals of documents that have never been saved.
    static std::filesystem::path dataFolder();
};

} // namespace orontes::app
