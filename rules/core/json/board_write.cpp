// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/board_json.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/legend.h"
#include "rules/core/json/migration.h"
#include "rules/core/json/object_layout.h"
#include "rules/core/json/scenario_parts.h"

#include <cassert>

namespace orontes::core {
namespace {

bool onGrid(const Board& board) {
    return !std::holds_alternative<Cow<AreaMap>>(board.geometry);
}

void appendGeometry(ObjectLayout& object, const Board& board) {
    const JsonValue geometry = geometryJson(board);
    if (onGrid(board))
        return object.member("geometry", geometry);
    ObjectLayout inner(object.begin("geometry"), object.indent());
    for (const auto& [key, value] : *geometry.object()) {
        if (key == "areas" || key == "links")
            inner.lines(key, value);
        else
            inner.member(key, value);
    }
    inner.end();
}

void appendLegend(ObjectLayout& object, const Board& board, const std::vector<std::string>& legend) {
    if (!onGrid(board))
        return object.member("terrains", toJson(board.terrains));
    JsonObject entries;
    for (std::size_t i = 0; i < legend.size(); ++i)
        entries.emplace_back(legend[i], toJson(board.terrains[i]));
    object.member("terrains", {std::move(entries)});
}

void appendRows(ObjectLayout& object, const Board& board, const std::vector<std::string>& legend) {
    std::string& out = object.begin("terrain");
    const Layer<TerrainCode>& terrain = board.terrain;
    out += '[';
    for (int row = 0; row < terrain.height(); ++row) {
        out += row == 0 ? "\n" : ",\n";
        out.append(object.indent() + 2, ' ');
        out += '"';
        for (int column = 0; column < terrain.width(); ++column)
            out += legend[terrain.at(column, row)];
        out += '"';
    }
    out += '\n';
    out.append(object.indent(), ' ');
    out += ']';
}

/// The edges of one feature, a new line for each row of the board.
void appendEdgeList(std::string& out, const Board& board, const std::vector<EdgeId>& edges, std::size_t indent) {
    int lastRow = -1;
    out += '[';
    for (const EdgeId edge : edges) {
        const int row = cellOf(board, sidesOf(board, edge).value_or(EdgeSides{}).first).row;
        if (row != lastRow) {
            out += lastRow < 0 ? "\n" : ",\n";
            out.append(indent + 2, ' ');
        } else
            out += ", ";
        lastRow = row;
        appendCompact(out, edgeJson(board, edge));
    }
    if (!edges.empty()) {
        out += '\n';
        out.append(indent, ' ');
    }
    out += ']';
}

void appendEdges(ObjectLayout& object, const Board& board) {
    std::vector<std::vector<EdgeId>> edges(board.features.size());
    for (const EdgeId edge : markedEdges(board))
        for (std::size_t i = 0; i < edges.size(); ++i)
            if (((featuresOf(board, edge) >> i) & 1) != 0)
                edges[i].push_back(edge);
    ObjectLayout inner(object.begin("edges"), object.indent());
    for (std::size_t i = 0; i < edges.size(); ++i)
        appendEdgeList(inner.begin(board.features[i].value), board, edges[i], inner.indent());
    inner.end();
}

void appendNotes(ObjectLayout& object, const Board& board) {
    JsonObject notes;
    for (const auto& [space, note] : *board.notes)
        notes.emplace_back(labelOf(board, space).value, toJson(note));
    object.lines("spaces", {std::move(notes)});
}

void appendMembers(ObjectLayout& object, const Board& board) {
    const std::vector<std::string> legend = legendOf(board.terrains);
    if (!board.name.empty())
        object.member("name", toJson(board.name));
    appendGeometry(object, board);
    appendLegend(object, board, legend);
    if (onGrid(board))
        appendRows(object, board, legend);
    if (!board.features.empty())
        appendEdges(object, board);
    if (!board.notes->empty())
        appendNotes(object, board);
    if (!board.regions->empty())
        object.lines("regions", toJson(*board.regions));
}

} // namespace

void appendBoard(std::string& out, const Board& board, std::size_t indent) {
    ObjectLayout object(out, indent);
    appendMembers(object, board);
    object.end();
}

std::string writeBoard(const Board& board) {
    std::string out;
    ObjectLayout object(out, 0);
    object.member("format", toJson(std::string(boardFormat.name)));
    object.member("formatVersion", toJson(boardFormat.version));
    appendMembers(object, board);
    object.end();
    out += '\n';
    return out;
}

JsonValue toJson(const Board& board) {
    std::string text;
    appendBoard(text, board, 0);
    Result<JsonValue> json = parseJson(text);
    assert(json && "what we write we can read");
    return std::move(*json);
}

} // namespace orontes::core
