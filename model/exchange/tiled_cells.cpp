// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_cells.h"

#include "model/exchange/tiled_json.h"

#include <QByteArray>

#include <limits>
#include <optional>
#include <zlib.h>

namespace orontes::model {
namespace {

constexpr std::size_t mostChunks = 100'000;
constexpr int farthestTile = 1'000'000;
constexpr std::size_t mostTiles = std::size_t{16} * 1024 * 1024; ///< of one layer

/// How the tiles of a layer are written.
struct TileCode {
    std::string encoding;    ///< "csv" or nothing: a list; "base64"
    std::string compression; ///< nothing, "zlib", "gzip"
};

TileCode codeOf(core::JsonReader& reader, const core::JsonValue& layer) {
    TileCode code;
    reader.optional(layer, "encoding", [&](const core::JsonValue& v) {
        code.encoding = reader.text(v);
        if (code.encoding != "csv" && code.encoding != "base64")
            reader.unknownToken(code.encoding, "csv, base64");
    });
    reader.optional(layer, "compression", [&](const core::JsonValue& v) {
        code.compression = reader.text(v);
        if (!code.compression.empty() && code.compression != "zlib" && code.compression != "gzip")
            reader.error("tiled.compression", {{"found", code.compression}});
    });
    return code;
}

/// Exactly `size` bytes from zlib or gzip; nothing when there are fewer or more, or they are damaged.
std::optional<QByteArray> unpacked(const QByteArray& packed, std::size_t size) {
    QByteArray bytes(static_cast<qsizetype>(size) + 1, '\0'); // one more, to see whether there is more
    z_stream stream{};
    constexpr int zlibOrGzip = 32;
    if (inflateInit2(&stream, MAX_WBITS + zlibOrGzip) != Z_OK)
        return std::nullopt;
    QByteArray copy = packed; // zlib asks for bytes that it may change
    stream.next_in = reinterpret_cast<Bytef*>(copy.data());
    stream.avail_in = static_cast<uInt>(copy.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    const int end = inflate(&stream, Z_FINISH);
    const std::size_t found = stream.total_out;
    inflateEnd(&stream);
    if (end != Z_STREAM_END || found != size)
        return std::nullopt;
    bytes.chop(1);
    return bytes;
}

std::uint32_t littleEndian(const QByteArray& bytes, qsizetype at) {
    std::uint32_t number = 0;
    for (int i = 0; i < 4; ++i)
        number |= std::uint32_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    return number;
}

void readPacked(core::JsonReader& reader, const core::JsonValue& json, const TileCode& code, TileBlock& block) {
    const std::string text = reader.text(json, tiledTextLimit);
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(text).trimmed(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return reader.error("tiled.not-base64");
    const std::size_t count = static_cast<std::size_t>(block.width) * static_cast<std::size_t>(block.height);
    std::optional<QByteArray> bytes = *decoded;
    if (!code.compression.empty())
        bytes = unpacked(*decoded, count * 4);
    if (!bytes)
        return reader.error("tiled.damaged-data", {{"compression", code.compression}});
    if (static_cast<std::size_t>(bytes->size()) != count * 4)
        return reader.error("tiled.data-size", {{"found", static_cast<std::int64_t>(bytes->size() / 4)},
                                                {"expected", static_cast<std::int64_t>(count)}});
    block.ids.reserve(count);
    for (qsizetype at = 0; at < bytes->size(); at += 4)
        block.ids.push_back(littleEndian(*bytes, at));
}

void readList(core::JsonReader& reader, const core::JsonValue& json, TileBlock& block) {
    const auto count = static_cast<std::size_t>(block.width) * static_cast<std::size_t>(block.height);
    block.ids.reserve(count);
    reader.items(json, mostTiles, [&](const core::JsonValue& v) {
        block.ids.push_back(
            static_cast<std::uint32_t>(reader.integer(v, 0, std::int64_t{std::numeric_limits<std::uint32_t>::max()})));
    });
    if (json.array() != nullptr && block.ids.size() != count)
        reader.error("tiled.data-size", {{"found", static_cast<std::int64_t>(block.ids.size())},
                                         {"expected", static_cast<std::int64_t>(count)}});
}

TileBlock readBlock(core::JsonReader& reader, const core::JsonValue& json, const TileCode& code) {
    TileBlock block;
    reader.optional(json, "x",
                    [&](const core::JsonValue& v) { block.x = reader.whole(v, -farthestTile, farthestTile); });
    reader.optional(json, "y",
                    [&](const core::JsonValue& v) { block.y = reader.whole(v, -farthestTile, farthestTile); });
    reader.required(json, "width",
                    [&](const core::JsonValue& v) { block.width = reader.whole(v, 1, core::gridSizeLimit); });
    reader.required(json, "height",
                    [&](const core::JsonValue& v) { block.height = reader.whole(v, 1, core::gridSizeLimit); });
    if (reader.failed())
        return block;
    reader.required(json, "data", [&](const core::JsonValue& v) {
        if (code.encoding == "base64")
            readPacked(reader, v, code, block);
        else
            readList(reader, v, block);
    });
    return block;
}

} // namespace

std::vector<TileBlock> readTileLayer(core::JsonReader& reader, const core::JsonValue& layer) {
    std::vector<TileBlock> blocks;
    const TileCode code = codeOf(reader, layer);
    if (reader.failed())
        return blocks;
    if (layer.find("chunks") == nullptr) {
        blocks.push_back(readBlock(reader, layer, code));
        return blocks;
    }
    std::size_t tiles = 0;
    reader.optional(layer, "chunks", [&](const core::JsonValue& chunks) {
        reader.items(chunks, mostChunks, [&](const core::JsonValue& chunk) {
            if (reader.failed() || !reader.isObject(chunk) || tiles > mostTiles)
                return;
            blocks.push_back(readBlock(reader, chunk, code));
            tiles += blocks.back().ids.size();
        });
    });
    if (tiles > mostTiles)
        reader.error("format.too-many",
                     {{"found", static_cast<std::int64_t>(tiles)}, {"most", static_cast<std::int64_t>(mostTiles)}});
    return blocks;
}

} // namespace orontes::model
