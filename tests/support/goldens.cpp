// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldens.h"

#include "tests/support/paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace orontes::tests {
namespace {

QString rewrite(const QString& name, const QString& text) {
    QDir().mkpath(QFileInfo(name).path());
    QFile file(name);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
    return written ? QString() : name + " cannot be written";
}

/// The first line in which two texts differ, with both versions.
QString firstDifference(const QString& kept, const QString& now) {
    const QStringList old = kept.split('\n');
    const QStringList fresh = now.split('\n');
    qsizetype line = 0;
    while (line < old.size() && line < fresh.size() && old[line] == fresh[line])
        ++line;
    return QString("line %1\n  kept: %2\n  now:  %3").arg(line + 1).arg(old.value(line), fresh.value(line));
}

} // namespace

QString goldenFault(const QString& path, const QString& text, const char* update) {
    const QString name = QString(sourceFolder) + '/' + path;
    if (qEnvironmentVariableIntValue(update) == 1)
        return rewrite(name, text);
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return QString("%1 is missing; %2=1 writes it").arg(path, update);
    const QString kept = QString::fromUtf8(file.readAll());
    if (kept == text)
        return {};
    return QString("%1 differs in %2\n%3=1 rewrites it").arg(path, firstDifference(kept, text), update);
}

} // namespace orontes::tests
