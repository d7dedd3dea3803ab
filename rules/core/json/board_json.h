// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/reader.h"
#include "rules/core/json/scenario_json.h"

#include <string>
#include <vector>

namespace orontes::core {

// docs/formats/board.md, without `format` and `formatVersion`. What a reader gives counts only when it has not failed.

Board readBoard(JsonReader& reader, const JsonValue& json);
inline void readInto(JsonReader& reader, const JsonValue& json, Board& board) {
    board = readBoard(reader, json);
}
/// The object, for a value that starts in the present column of `out` in a container indented by `indent`.
void appendBoard(std::string& out, const Board& board, std::size_t indent);
JsonValue toJson(const Board& board);

JsonValue toJson(Point point);
void readInto(JsonReader& reader, const JsonValue& json, Point& point);

/// Nothing, and a finding, for a geometry no board can be made of.
std::optional<Geometry> readGeometry(JsonReader& reader, const JsonValue& json);
JsonValue geometryJson(const Board& board);

void readNotes(JsonReader& reader, const JsonValue& json, Board& board);
std::vector<Region> readRegions(JsonReader& reader, const JsonValue& json);

/// The space with this label; nothing, and a warning, when there is none.
std::optional<SpaceId> readSpace(JsonReader& reader, const Board& board, const std::string& label);
std::optional<EdgeId> readEdge(JsonReader& reader, const Board& board, const JsonValue& json);
JsonValue edgeJson(const Board& board, EdgeId edge);

/// The edges of a board that have any feature, in the order of the lower and then the higher of their spaces.
std::vector<EdgeId> markedEdges(const Board& board);

} // namespace orontes::core
