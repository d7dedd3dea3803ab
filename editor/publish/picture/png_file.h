// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <cstdint>
#include <future>
#include <vector>

class QIODevice;

namespace orontes::editor {

/// A PNG that is written band by band while the next one is being painted, so that a picture of any size needs the
/// memory of two bands. 8 bits of red, green and blue.
class PngFile {
public:
    PngFile(QIODevice& device, QSize size, int dotsPerMetre);

    /// Whole rows from the top down, three bytes a pixel. False once writing has failed.
    bool add(std::vector<std::uint8_t> rows);
    /// After the last row; false when anything could not be written.
    bool finish();

private:
    struct Band {
        std::vector<std::uint8_t> packed;
        std::uint32_t adler = 1; ///< of the rows before packing
        std::size_t length = 0;
    };

    static Band packed(std::vector<std::uint8_t> rows, std::vector<std::uint8_t> above);
    void writeChunk(const char* name, const std::vector<std::uint8_t>& bytes);
    void writePending();

    QIODevice& m_device;
    std::size_t m_rowBytes;
    std::vector<std::uint8_t> m_above; ///< the last row handed over
    std::future<Band> m_pending;
    std::uint32_t m_adler = 1;
    bool m_failed = false;
};

} // namespace orontes::editor
