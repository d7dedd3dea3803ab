// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace orontes::tests {

/// Compares a text with the file that keeps it, named from the root of the repository. Returns what is wrong, or
/// nothing. With UPDATE_GOLDEN=1 (or another variable that is named) in the environment it writes the file instead.
QString goldenFault(const QString& path, const QString& text, const char* update = "UPDATE_GOLDEN");

} // namespace orontes::tests
