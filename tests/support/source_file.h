// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/paths.h"

#include <QFile>

#include <string>

namespace orontes::tests {

/// The bytes of a file of the repository, named from its root.
inline std::string sourceFile(const char* path) {
    QFile file(QString("%1/%2").arg(sourceFolder, path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", path);
    return file.readAll().toStdString();
}

} // namespace orontes::tests
