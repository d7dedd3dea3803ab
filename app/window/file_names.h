// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace orontes::app {

/// How these files are told apart in a list: by their names without folder and suffix, and by the folder as well where
/// two would read alike.
QStringList namesApart(const QStringList& files);

} // namespace orontes::app
