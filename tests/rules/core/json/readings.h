// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"

#include <QStringList>

namespace orontes::tests {

/// Each finding as "id at pointer", "id at line:column", or the id alone. Fails the program when its sentence lacks a
/// template or an argument.
QStringList told(const core::Findings& findings);

} // namespace orontes::tests
