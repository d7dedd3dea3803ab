// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/terminal.h"

namespace orontes::app {

/// Each in the file of its name; gives an exit code.
int run(const ListThings& command, Terminal& terminal);
int run(const ValidateFiles& command, Terminal& terminal);
int run(const ReplayRecord& command, Terminal& terminal);
int run(const PlayGame& command, Terminal& terminal);
int run(const Simulate& command, Terminal& terminal);
int run(const MergeReports& command, Terminal& terminal);
int run(const ExportThings& command, Terminal& terminal);
int run(const ImportFile& command, Terminal& terminal);
int run(const ApplyChart& command, Terminal& terminal);
int run(const CompareFiles& command, Terminal& terminal);
int run(const MigrateFiles& command, Terminal& terminal);
int run(const CheckData& command, Terminal& terminal);

} // namespace orontes::app
