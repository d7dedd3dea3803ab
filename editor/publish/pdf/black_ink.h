// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace orontes::editor {

/// What Qt draws on a page, with greys set in the black ink alone. Qt writes every colour as "r g b scn" (fills) or
/// "r g b SCN" (lines) in the space /CSp, which it sets at the head of a page and trusts from then on. Where all three
/// are equal they become "v g" and "v G"; every other colour then has to name its space.
std::string withBlackInk(std::string_view drawn);

} // namespace orontes::editor
