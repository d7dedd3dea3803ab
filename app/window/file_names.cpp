// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_names.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace orontes::app {

QStringList namesApart(const QStringList& files) {
    QStringList plain;
    for (const QString& file : files)
        plain << QFileInfo(file).completeBaseName();
    QStringList names;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString folder = QFileInfo(files[i]).dir().dirName();
        names << (plain.count(plain[i]) == 1
                      ? plain[i]
                      : QCoreApplication::translate("RecentFiles", "%1, in %2").arg(plain[i], folder));
    }
    return names;
}

} // namespace orontes::app
