// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tab/file_proposal.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace orontes::editor {

namespace {

/// Without what some file system has another use for.
QString asFileName(const QString& title) {
    QString name;
    for (const QChar letter : title)
        name += QStringLiteral("/\\:*?\"<>|").contains(letter) || !letter.isPrint() ? QLatin1Char(' ') : letter;
    name = name.simplified();
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name;
}

} // namespace

QString proposedFile(const QString& name, const QString& folder, const QString& ending) {
    const QString usable = asFileName(name);
    const QDir place(folder);
    for (int number = 1;; ++number) {
        const QString numbered = number == 1 ? usable : QStringLiteral("%1 (%2)").arg(usable).arg(number);
        const QString file = place.filePath(numbered + ending);
        if (!QFileInfo::exists(file))
            return file;
    }
}

QString documentsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace orontes::editor
