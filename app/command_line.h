// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <variant>

namespace orontes::app {

/// What was typed, understood; or the exit code after help, the version or a complaint has been printed.
std::variant<Request, int> readCommandLine(int count, char** arguments);

} // namespace orontes::app
