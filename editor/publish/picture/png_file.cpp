// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/picture/png_file.h"

#include <QIODevice>

#include <array>
#include <cstring>
#include <zlib.h>

namespace orontes::editor {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::uint8_t filterUp = 2; // each byte less the one above: plains become zeros

void append32(Bytes& bytes, std::uint32_t value) {
    for (const int shift : {24, 16, 8, 0})
        bytes.push_back(static_cast<std::uint8_t>(value >> shift & 0xFFU));
}

/// A filter byte before every row, and the rows less what is above them.
Bytes filtered(const Bytes& rows, const Bytes& above) {
    const std::size_t length = above.size();
    const std::size_t count = rows.size() / length;
    Bytes out((length + 1) * count);
    const std::uint8_t* up = above.data();
    for (std::size_t row = 0; row < count; ++row) {
        const std::uint8_t* const in = rows.data() + row * length;
        std::uint8_t* const target = out.data() + row * (length + 1);
        target[0] = filterUp;
        for (std::size_t i = 0; i < length; ++i)
            target[i + 1] = static_cast<std::uint8_t>(in[i] - up[i]);
        up = in;
    }
    return out;
}

} // namespace

PngFile::PngFile(QIODevice& device, QSize size, int dotsPerMetre)
    : m_device(device), m_rowBytes(static_cast<std::size_t>(size.width()) * 3), m_above(m_rowBytes, 0) {
    static constexpr std::array<char, 8> signature{'\x89', 'P', 'N', 'G', '\r', '\n', '\x1a', '\n'};
    m_failed = m_device.write(signature.data(), signature.size()) != signature.size();
    Bytes header;
    append32(header, static_cast<std::uint32_t>(size.width()));
    append32(header, static_cast<std::uint32_t>(size.height()));
    header.insert(header.end(),
                  {8, 2, 0, 0, 0}); // 8 bits, three colours, the only packing, the only filters, no interlace
    writeChunk("IHDR", header);
    Bytes density;
    append32(density, static_cast<std::uint32_t>(dotsPerMetre));
    append32(density, static_cast<std::uint32_t>(dotsPerMetre));
    density.push_back(1);
    writeChunk("pHYs", density);
    writeChunk("IDAT", {0x78, 0x01}); // head of a zlib stream
}

void PngFile::writeChunk(const char* name, const Bytes& bytes) {
    Bytes chunk;
    chunk.reserve(bytes.size() + 12);
    append32(chunk, static_cast<std::uint32_t>(bytes.size()));
    chunk.insert(chunk.end(), name, name + 4);
    chunk.insert(chunk.end(), bytes.begin(), bytes.end());
    append32(chunk, static_cast<std::uint32_t>(crc32(0, chunk.data() + 4, static_cast<uInt>(chunk.size() - 4))));
    const auto length = static_cast<qint64>(chunk.size());
    m_failed = m_failed || m_device.write(reinterpret_cast<const char*>(chunk.data()), length) != length;
}

/// One piece of the zlib stream, ended at a byte so that the next can be set behind it.
PngFile::Band PngFile::packed(Bytes rows, Bytes above) {
    const Bytes plain = filtered(rows, above);
    Band band;
    band.length = plain.size();
    band.adler = static_cast<std::uint32_t>(adler32_z(1, plain.data(), plain.size()));
    z_stream stream{};
    deflateInit2(&stream, 1, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY);
    band.packed.resize(deflateBound(&stream, static_cast<uLong>(plain.size())) + 16);
    stream.next_in = const_cast<Bytef*>(plain.data());
    stream.avail_in = static_cast<uInt>(plain.size());
    stream.next_out = band.packed.data();
    stream.avail_out = static_cast<uInt>(band.packed.size());
    deflate(&stream, Z_SYNC_FLUSH);
    band.packed.resize(stream.total_out);
    deflateEnd(&stream);
    return band;
}

void PngFile::writePending() {
    if (!m_pending.valid())
        return;
    const Band band = m_pending.get();
    m_adler = static_cast<std::uint32_t>(adler32_combine(m_adler, band.adler, static_cast<z_off_t>(band.length)));
    writeChunk("IDAT", band.packed);
}

bool PngFile::add(Bytes rows) {
    Bytes above = m_above;
    m_above.assign(rows.end() - static_cast<std::ptrdiff_t>(m_rowBytes), rows.end());
    writePending();
    m_pending = std::async(std::launch::async, packed, std::move(rows), std::move(above));
    return !m_failed;
}

bool PngFile::finish() {
    writePending();
    Bytes end{0x03, 0x00}; // an empty last block
    append32(end, m_adler);
    writeChunk("IDAT", end);
    writeChunk("IEND", {});
    return !m_failed;
}

} // namespace orontes::editor
