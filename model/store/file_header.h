// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace orontes::model {

/// What our files call themselves.
inline constexpr std::string_view scenarioFormat = "orontes-scenario";
inline constexpr std::string_view boardFormat = "orontes-board";
inline constexpr std::string_view recordFormat = "orontes-game";
inline constexpr std::string_view chartFormat = "orontes-chart";

/// What a JSON text says of itself at its top level: "format" and "formatVersion".
struct FileHeader {
    std::string format;
    int version = 0; ///< 0 when it is not said

    friend bool operator==(const FileHeader&, const FileHeader&) = default;
};

/// Looks no further than needed; gives what was found before the text broke off or made no sense.
FileHeader headerOf(std::string_view text);

} // namespace orontes::model
