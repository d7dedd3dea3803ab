// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_objects.h"

#include "model/exchange/tiled_json.h"
#include "model/exchange/tiled_words.h"
#include "rules/core/board/outline.h"
#include "rules/core/board/plane.h"
#include "rules/core/json/json_text.h"

#include <algorithm>

namespace orontes::model {
namespace {

using core::JsonReader;
using core::JsonValue;

constexpr double edgeReach = 0.3; ///< of the distance between two middles: how far beside an edge a line may lie

/// An object layer under way.
struct ObjectLayer {
    JsonReader& reader;
    core::Board& board;
    TiledPlane plane; ///< with the layer's own shift
    std::vector<std::string> leftOut;

    void leaveOut(const JsonValue& object, const std::string& name) {
        leftOut.push_back(!name.empty() ? name : tiledKind(object).empty() ? "?" : tiledKind(object));
    }
};

bool isObjects(const JsonValue& layer) {
    return tiledKind(layer) == "objectgroup";
}

std::string nameOf(JsonReader& reader, const JsonValue& json) {
    std::string name;
    reader.optional(json, "name", [&](const JsonValue& v) { name = reader.text(v); });
    return name;
}

/// A feature of the ruleset with this name: its token or its label.
std::optional<core::FeatureToken> featureNamed(const std::string& name, const core::RulesetInfo& info) {
    const std::string plain = plainName(name);
    for (const core::FeatureSpec& feature : info.features)
        if (!plain.empty() &&
            (plainName(feature.token.value) == plain || plainName(info.texts.render(feature.label)) == plain))
            return feature.token;
    return std::nullopt;
}

std::optional<core::FeatureToken> featureOf(const JsonValue& layer, const core::RulesetInfo& info) {
    JsonReader reader; // whoever reads the objects tells what is wrong
    std::optional<core::FeatureToken> feature = featureNamed(nameOf(reader, layer), info);
    eachProperty(reader, layer, [&](const std::string& name, const JsonValue& v) {
        if (name != "feature")
            return;
        if (core::FeatureToken token{reader.text(v)}; !token.empty())
            feature = std::move(token);
    });
    return feature;
}

std::optional<core::EdgeId> edgeNamed(const core::Board& board, std::string_view word) {
    const std::size_t hyphen = word.find('-');
    if (hyphen == std::string_view::npos)
        return std::nullopt;
    const auto first = core::findSpace(board, {std::string(word.substr(0, hyphen))});
    const auto second = core::findSpace(board, {std::string(word.substr(hyphen + 1))});
    return first && second ? core::edgeBetween(board, *first, *second) : std::nullopt;
}

void lay(core::Board& board, core::EdgeId edge, int feature) {
    core::setFeatures(board, edge, static_cast<core::FeatureMask>(core::featuresOf(board, edge) | (1U << feature)));
}

void readEdgeList(ObjectLayer& layer, const std::string& list, int feature) {
    for (const std::string_view word : wordsIn(list)) {
        if (const std::optional<core::EdgeId> edge = edgeNamed(layer.board, word))
            lay(layer.board, *edge, feature);
        else
            layer.reader.warning("tiled.no-edge", {{"edge", std::string(word)}});
    }
}

core::Point pointOf(JsonReader& reader, const JsonValue& json) {
    return {tiledNumber(reader, json, "x"), tiledNumber(reader, json, "y")};
}

/// The corners of a polyline or polygon, in the plane of the board.
core::Polygon cornersOf(ObjectLayer& layer, const JsonValue& object, const char* key) {
    core::Polygon corners;
    const core::Point origin = pointOf(layer.reader, object);
    layer.reader.optional(object, key, [&](const JsonValue& points) {
        layer.reader.items(points, tiledListLimit, [&](const JsonValue& point) {
            corners.push_back(layer.plane.toPlane(origin + pointOf(layer.reader, point)));
        });
    });
    return corners;
}

/// Lines that somebody drew along edges: each piece lies on the edge that its middle is nearest to.
void readDrawnEdges(ObjectLayer& layer, const JsonValue& object, int feature) {
    const core::Polygon corners = cornersOf(layer, object, "polyline");
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const core::Point middle = (corners[i - 1] + corners[i]) * 0.5;
        if (const std::optional<core::EdgeId> edge = core::edgeNear(layer.board, middle, edgeReach))
            lay(layer.board, *edge, feature);
        else
            layer.leaveOut(object, nameOf(layer.reader, object));
    }
}

void readField(ObjectLayer& layer, const core::FieldId& field, const JsonValue& json, core::SpaceNote& note) {
    core::Result<core::Value> value = core::valueFromJson(json);
    if (value)
        note.attributes[field] = std::move(*value);
    else
        layer.reader.error("tiled.bad-property", {{"name", field.value}});
}

void readNoteProperty(ObjectLayer& layer, const std::string& name, const JsonValue& v, core::SpaceNote& note) {
    if (name == "letter")
        note.letter = layer.reader.text(v);
    else if (name.starts_with(fieldPrefix))
        readField(layer, {name.substr(fieldPrefix.size())}, v, note);
    else if (name.starts_with(jsonPrefix)) {
        const core::Result<JsonValue> json = core::parseJson(layer.reader.text(v, tiledTextLimit));
        readField(layer, {name.substr(jsonPrefix.size())}, json ? *json : JsonValue{}, note);
    }
}

/// Where an object lies: its middle. Pictures hang by their lower left corner.
core::Point middleOf(JsonReader& reader, const JsonValue& object) {
    const core::Point half{tiledNumber(reader, object, "width") / 2, tiledNumber(reader, object, "height") / 2};
    return pointOf(reader, object) + core::Point{half.x, object.find("gid") != nullptr ? -half.y : half.y};
}

void readNote(ObjectLayer& layer, const JsonValue& object) {
    core::SpaceNote note{nameOf(layer.reader, object), {}, {}};
    if (note.name.empty())
        layer.reader.optional(object, "text", [&](const JsonValue& text) {
            layer.reader.optional(text, "text", [&](const JsonValue& v) { note.name = layer.reader.text(v); });
        });
    eachProperty(layer.reader, object,
                 [&](const std::string& name, const JsonValue& v) { readNoteProperty(layer, name, v, note); });
    const bool isPlace = object.find("polygon") == nullptr && object.find("polyline") == nullptr;
    const std::optional<core::SpaceId> space =
        core::spaceUnder(layer.board, layer.plane.toPlane(middleOf(layer.reader, object)));
    if (note.empty() || !isPlace || !space)
        layer.leaveOut(object, note.name);
    else if (!core::noteOf(layer.board, *space).empty())
        layer.reader.warning("tiled.second-note",
                             {{"name", note.name}, {"space", core::labelOf(layer.board, *space).value}});
    else
        core::setNote(layer.board, *space, std::move(note));
}

/// The spaces whose middles lie within a region that was drawn as a polygon or a rectangle.
std::vector<core::SpaceLabel> spacesWithin(ObjectLayer& layer, const JsonValue& object) {
    core::Polygon outline = cornersOf(layer, object, "polygon");
    const core::Point size{tiledNumber(layer.reader, object, "width"), tiledNumber(layer.reader, object, "height")};
    const core::Point corner = pointOf(layer.reader, object);
    if (outline.empty())
        for (const core::Point step : {core::Point{0, 0}, {size.x, 0}, size, {0, size.y}})
            outline.push_back(layer.plane.toPlane(corner + step));
    std::vector<core::SpaceLabel> spaces;
    for (int i = 0; i < core::spaceCount(layer.board); ++i)
        if (core::isInside(outline, core::centreOf(layer.board, core::SpaceId{i})))
            spaces.push_back(core::labelOf(layer.board, core::SpaceId{i}));
    return spaces;
}

void readRegion(ObjectLayer& layer, const JsonValue& object) {
    core::Region region{{}, nameOf(layer.reader, object), {}};
    region.id.value = region.name;
    bool isListed = false;
    eachProperty(layer.reader, object, [&](const std::string& name, const JsonValue& v) {
        if (name == "id")
            region.id.value = layer.reader.text(v);
        if (name != "spaces")
            return;
        isListed = true;
        if (auto labels = labelsIn(layer.reader.text(v, tiledTextLimit)))
            region.spaces = std::move(*labels);
        else
            layer.reader.error("tiled.bad-property", {{"name", name}});
    });
    if (!isListed)
        region.spaces = spacesWithin(layer, object);
    if (region.id.empty() || core::findRegion(layer.board, region.id) != nullptr)
        return layer.reader.warning("tiled.region-id", {{"name", region.name}, {"id", region.id.value}});
    layer.board.regions.edit().push_back(std::move(region));
}

void readObjectIn(ObjectLayer& layer, const JsonValue& object, std::optional<int> feature) {
    if (!layer.reader.isObject(object) || tiledKind(object) == shownOnly)
        return;
    if (feature && object.find("polyline") != nullptr)
        readDrawnEdges(layer, object, *feature);
    else if (tiledKind(object) == regionKind)
        readRegion(layer, object);
    else
        readNote(layer, object);
}

std::string joined(const std::vector<std::string>& names) {
    constexpr std::size_t mostNamed = 20;
    std::string list;
    for (std::size_t i = 0; i < names.size() && i < mostNamed; ++i)
        (list += i == 0 ? "" : ", ") += names[i];
    return names.size() > mostNamed ? list + " …" : list;
}

} // namespace

std::vector<core::FeatureToken> featuresOfLayers(JsonReader& reader, const JsonValue& map,
                                                 const core::RulesetInfo& info, std::vector<core::FeatureToken> known) {
    eachLayer(reader, map, [&](const JsonValue& json) {
        const std::optional<core::FeatureToken> feature = isObjects(json) ? featureOf(json, info) : std::nullopt;
        if (!feature || std::find(known.begin(), known.end(), *feature) != known.end())
            return;
        if (known.size() == core::featureLimit)
            return reader.error("format.too-many", {{"found", static_cast<std::int64_t>(known.size() + 1)},
                                                    {"most", static_cast<std::int64_t>(core::featureLimit)}});
        known.push_back(*feature);
    });
    return known;
}

void readObjectLayers(JsonReader& reader, const JsonValue& map, const core::RulesetInfo& info, const TiledPlane& plane,
                      core::Board& board) {
    eachLayer(reader, map, [&](const JsonValue& json) {
        if (!isObjects(json)) {
            if (tiledKind(json) != "tilelayer")
                tell(reader, "tiled.left-out", {{"n", std::int64_t{1}}, {"names", nameOf(reader, json)}});
            return;
        }
        ObjectLayer layer{reader, board, plane, {}};
        layer.plane.origin =
            plane.origin + core::Point{tiledNumber(reader, json, "offsetx"), tiledNumber(reader, json, "offsety")};
        const std::optional<core::FeatureToken> token = featureOf(json, info);
        const std::optional<int> feature = token ? core::featureIndex(board, *token) : std::nullopt;
        eachProperty(reader, json, [&](const std::string& name, const JsonValue& v) {
            if (feature && name == "edges")
                readEdgeList(layer, reader.text(v, tiledTextLimit), *feature);
        });
        reader.optional(json, "objects", [&](const JsonValue& objects) {
            reader.items(objects, tiledListLimit, [&](const JsonValue& v) { readObjectIn(layer, v, feature); });
        });
        if (!layer.leftOut.empty())
            tell(reader, "tiled.left-out",
                 {{"n", static_cast<std::int64_t>(layer.leftOut.size())}, {"names", joined(layer.leftOut)}});
    });
}

} // namespace orontes::model
