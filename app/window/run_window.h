// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace orontes::app {

/// Opens the window with these files as tabs and returns the exit code when it has been closed.
int runWindow(int& count, char** arguments, const std::vector<std::string>& files);

} // namespace orontes::app
