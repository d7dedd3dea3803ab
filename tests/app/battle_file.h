// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/paths.h"

#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace orontes::tests {

/// A copy of the bundled battle in a folder of its own, so that nothing is left beside the original.
class BattleFile {
public:
    BattleFile() {
        QFile::copy(QString::fromUtf8(tests::sourceFolder) + QStringLiteral("/scenarios/qadesh/qadesh.json"), file());
    }
    QString file() const { return m_folder.filePath(QStringLiteral("qadesh.json")); }

private:
    QTemporaryDir m_folder;
};

} // namespace orontes::tests
