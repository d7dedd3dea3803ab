// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QSettings>
#include <QStandardPaths>

namespace orontes::app {

namespace {

constexpr int recentCount = 12;

} // namespace

ThemeChoice Settings::themeChoice() {
    const QString choice = QSettings().value(QStringLiteral("theme")).toString();
    if (choice == QStringLiteral("light"))
        return ThemeChoice::Light;
    return choice == QStringLiteral("dark") ? ThemeChoice::Dark : ThemeChoice::System;
}

void Settings::setThemeChoice(ThemeChoice choice) {
    const char* name = choice == ThemeChoice::Light ? "light" : choice == ThemeChoice::Dark ? "dark" : "system";
    QSettings().setValue(QStringLiteral("theme"), QString::fromLatin1(name));
}

editor::Theme Settings::theme() {
    static const editor::Theme system = editor::themeOf(QGuiApplication::palette()); // before any theme was applied
    switch (themeChoice()) {
    case ThemeChoice::Light:
        return editor::Theme::Light;
    case ThemeChoice::Dark:
        return editor::Theme::Dark;
    case ThemeChoice::System:
        break;
    }
    return system;
}

QStringList Settings::recentFiles() {
    QStringList files;
    for (const QString& file : QSettings().value(QStringLiteral("recentFiles")).toStringList())
        if (QFileInfo::exists(file))
            files << file;
    return files;
}

void Settings::addRecentFile(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = QSettings().value(QStringLiteral("recentFiles")).toStringList();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(QStringLiteral("recentFiles"), QStringList(files.mid(0, recentCount)));
}

void Settings::clearRecentFiles() {
    QSettings().remove(QStringLiteral("recentFiles"));
}

QByteArray Settings::windowGeometry() {
    return QSettings().value(QStringLiteral("window")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    QSettings().setValue(QStringLiteral("window"), geometry);
}

std::filesystem::path Settings::dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString();
}

} // namespace orontes::app
