// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <cstddef>

namespace orontes::core {

// What a scenario may hold at most. Reading refuses more, and no edit makes more, so that whatever can be saved can be
// opened again.

inline constexpr std::size_t areaLimit = 4096;
inline constexpr std::size_t regionLimit = 1000;
inline constexpr std::size_t seatLimit = 8;
inline constexpr std::size_t sideLimit = 64;
inline constexpr std::size_t counterLimit = 20000;
inline constexpr std::size_t listLimit = 10000; ///< clauses, branches, overrides, waivers, options, texts of a list
inline constexpr std::size_t longListLimit = 4 * 1024 * 1024; ///< spaces, edges
inline constexpr std::size_t nameLimit = 1000;                ///< bytes of a name, token, label, reason or value
inline constexpr std::size_t notesLimit = 1 << 20;            ///< bytes of the notes

} // namespace orontes::core
