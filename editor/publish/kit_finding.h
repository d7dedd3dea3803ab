// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"

#include <filesystem>
#include <string>

namespace orontes::editor {

/// A finding of the family "print"; its sentence is in model/data/messages_print.json.
core::Diagnostic printFinding(std::string id, core::TextArgs args = {});
core::Diagnostic printFinding(std::string id, const std::filesystem::path& file, core::TextArgs args = {});
/// Not an error: somebody pressed Cancel.
core::Diagnostic printingStopped();

} // namespace orontes::editor
