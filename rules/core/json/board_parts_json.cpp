// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/grid.h"
#include "rules/core/json/board_json.h"
#include "rules/core/json/scenario_parts.h"

#include <algorithm>
#include <unordered_set>

namespace orontes::core {
namespace {

std::optional<EdgeId> edgeBetween(const Board& board, std::string_view first, std::string_view second) {
    const std::optional<SpaceId> a = findSpace(board, SpaceLabel{std::string(first)});
    const std::optional<SpaceId> b = findSpace(board, SpaceLabel{std::string(second)});
    return a && b ? edgeBetween(board, *a, *b) : std::nullopt;
}

/// "33-41"; labels may hold hyphens themselves.
std::optional<EdgeId> edgeNamed(const Board& board, std::string_view text) {
    for (std::size_t hyphen = text.find('-'); hyphen != std::string_view::npos; hyphen = text.find('-', hyphen + 1))
        if (const auto edge = edgeBetween(board, text.substr(0, hyphen), text.substr(hyphen + 1)))
            return edge;
    return std::nullopt;
}

} // namespace

std::optional<EdgeId> readEdge(JsonReader& reader, const Board& board, const JsonValue& json) {
    std::optional<EdgeId> edge;
    std::string name;
    if (json.array() != nullptr) {
        const TextList labels = reader.texts(json, 2);
        if (labels.size() != 2)
            return reader.wrongType(json, "edge"), std::nullopt;
        edge = edgeBetween(board, labels[0], labels[1]);
        name = labels[0] + '-' + labels[1];
    } else {
        name = reader.text(json);
        edge = edgeNamed(board, name);
    }
    if (!edge && (json.array() != nullptr || json.string() != nullptr))
        reader.warning("format.no-edge", {{"edge", name}});
    return edge;
}

JsonValue edgeJson(const Board& board, EdgeId edge) {
    const EdgeSides sides = sidesOf(board, edge).value_or(EdgeSides{});
    const SpaceLabel first = labelOf(board, sides.first);
    const SpaceLabel second = labelOf(board, sides.second);
    if (std::holds_alternative<Cow<AreaMap>>(board.geometry))
        return {JsonArray{toJson(first), toJson(second)}};
    return {first.value + '-' + second.value};
}

std::vector<EdgeId> markedEdges(const Board& board) {
    std::vector<std::pair<EdgeSides, EdgeId>> marked;
    for (const EdgeId edge : featuredEdges(board))
        if (const std::optional<EdgeSides> sides = sidesOf(board, edge))
            marked.emplace_back(*sides, edge);
    std::sort(marked.begin(), marked.end(), [](const auto& a, const auto& b) {
        return std::pair(a.first.first, a.first.second) < std::pair(b.first.first, b.first.second);
    });
    std::vector<EdgeId> edges;
    edges.reserve(marked.size());
    for (const auto& [sides, edge] : marked)
        edges.push_back(edge);
    return edges;
}

std::optional<SpaceId> readSpace(JsonReader& reader, const Board& board, const std::string& label) {
    const std::optional<SpaceId> space = findSpace(board, SpaceLabel{label});
    if (!space)
        reader.warning("format.unknown-space", {{"space", label}});
    return space;
}

void readNotes(JsonReader& reader, const JsonValue& json, Board& board) {
    reader.members(json, static_cast<std::size_t>(spaceCount(board)),
                   [&](const std::string& label, const JsonValue& v) {
                       SpaceNote note;
                       readInto(reader, v, note);
                       if (const std::optional<SpaceId> space = readSpace(reader, board, label))
                           setNote(board, *space, std::move(note));
                   });
}

std::vector<Region> readRegions(JsonReader& reader, const JsonValue& json) {
    std::vector<Region> regions;
    std::unordered_set<std::string> ids;
    reader.items(json, regionLimit, [&](const JsonValue& v) {
        readInto(reader, v, regions.emplace_back());
        if (!ids.insert(regions.back().id.value).second)
            reader.error("format.repeated", {{"found", regions.back().id.value}});
    });
    return regions;
}

} // namespace orontes::core
