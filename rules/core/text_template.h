// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace orontes::core {

/// What is wrong with a template: "open", "stray", "name", "branches"; empty when nothing is.
std::string_view templateFault(std::string_view text);

/// The names a template asks for, each once, in order of their first appearance.
std::vector<std::string> placeholdersOf(std::string_view text);

/// The template with its placeholders replaced. What has no argument stays as written, so that it is seen; a TextId
/// appears in brackets.
std::string fillTemplate(std::string_view text, const TextArgs& args);

} // namespace orontes::core
