// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/kit_parts.h"
#include "rules/core/json/json_value.h"

#include <map>
#include <string>
#include <string_view>

namespace orontes::editor {

inline constexpr const char* manifestName = "manifest.json";

/// docs/formats/kit.md, without the files.
core::JsonObject manifestOf(const Kit& kit, const KitRequest& request);
core::JsonValue manifestEntry(const WrittenFile& file);
std::string manifestText(core::JsonObject manifest);
/// Name and sha256 of the files that a manifest lists; empty for any other text.
std::map<std::string, std::string> filesInManifest(std::string_view text);

} // namespace orontes::editor
