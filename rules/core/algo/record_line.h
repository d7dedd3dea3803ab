// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace orontes::core {

/// A line of a game record taken apart (docs/formats/game_record.md).
struct RecordLine {
    std::string_view whole; ///< without its line feed
    std::string_view body;  ///< what the hash is taken of
    std::string_view hash;  ///< empty when the line does not end with one
    bool complete = false;  ///< ended by a line feed
};

/// Takes the next line from the front of the text.
RecordLine takeLine(std::string_view& text);

std::string chainHash(std::string_view before, std::string_view body);

/// The line of a JSON object with its hash as last member; `hash` goes from that of the line before to its own.
std::string chainedLine(std::string object, std::string& hash);

} // namespace orontes::core
