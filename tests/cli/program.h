// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/paths.h"
#include "tests/support/shown.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

namespace orontes::tests {

/// What the program has said, and how it ended.
struct Ran {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

/// The program as a user starts it; an exit code of -1 when it does not end.
inline Ran runProgram(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(shown(orontesBinary), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// A file below scenarios/.
inline QString bundled(const char* name) {
    return shown(sourceFolder) + QStringLiteral("/scenarios/") + QString::fromLatin1(name);
}

inline QByteArray contentOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

inline void write(const QString& file, const QByteArray& content) {
    QFile opened(file);
    QVERIFY(opened.open(QIODevice::WriteOnly));
    opened.write(content);
}

} // namespace orontes::tests
