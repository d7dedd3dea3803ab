// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"

namespace orontes::model {

/// An error in a series; `pointer` leads into its file.
inline core::Diagnostic seriesFinding(const char* id, core::TextArgs args = {}, std::string pointer = {}) {
    core::Diagnostic finding;
    finding.id = id;
    finding.args = std::move(args);
    finding.where.pointer = std::move(pointer);
    return finding;
}

} // namespace orontes::model
