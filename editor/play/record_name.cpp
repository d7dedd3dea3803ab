// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/record_name.h"

#include <QDir>
#include <QFileInfo>

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

QString proposedRecord(const QString& title, QDate day, const QString& folder) {
    const QString name = (asFileName(title) + QLatin1Char(' ') + day.toString(Qt::ISODate)).trimmed();
    const QDir place(folder);
    for (int number = 1;; ++number) {
        const QString numbered = number == 1 ? name : QStringLiteral("%1 (%2)").arg(name).arg(number);
        const QString file = place.filePath(numbered + QStringLiteral(".jsonl"));
        if (!QFileInfo::exists(file))
            return file;
    }
}

} // namespace orontes::editor
