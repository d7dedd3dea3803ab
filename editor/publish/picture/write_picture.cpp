// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/picture/write_picture.h"

#include "editor/publish/picture/png_file.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace orontes::editor {

namespace {

constexpr int unitsPerInch = 2540;
constexpr int partWidth = 4096; ///< painters do not reach beyond 32,767
constexpr int bandBytes = 24 * 1024 * 1024;
constexpr int bandRowsMost = 512;

int dotsPerMetre(double dotsPerInch) {
    return static_cast<int>(std::lround(dotsPerInch / mmPerInch * 1000));
}

/// Three bytes a pixel into the rows of the whole picture.
void copyInto(std::vector<std::uint8_t>& rows, int pictureWidth, const QImage& part, const QRect& place) {
    for (int y = 0; y < place.height(); ++y) {
        const auto* in = reinterpret_cast<const QRgb*>(part.constScanLine(y));
        std::uint8_t* out = rows.data() + (static_cast<std::size_t>(y) * static_cast<std::size_t>(pictureWidth) +
                                           static_cast<std::size_t>(place.x())) *
                                              3;
        for (int x = 0; x < place.width(); ++x, out += 3) {
            out[0] = static_cast<std::uint8_t>(qRed(in[x]));
            out[1] = static_cast<std::uint8_t>(qGreen(in[x]));
            out[2] = static_cast<std::uint8_t>(qBlue(in[x]));
        }
    }
}

} // namespace

QByteArray writeSvg(const Sheet& sheet, const SheetArtists& artists) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(unitsPerInch);
    generator.setTitle(sheet.title);
    generator.setDescription(QStringLiteral("Orontes"));
    const QRectF page = toUnits(rectOf(sheet.size));
    generator.setSize(page.size().toSize());
    generator.setViewBox(page);
    QPainter painter(&generator);
    drawSheet(painter, sheet, artists);
    painter.end();
    return bytes;
}

QImage pictureOf(const Sheet& sheet, const SheetArtists& artists, double dotsPerInch) {
    const double perMm = dotsPerInch / mmPerInch;
    const QSize size(static_cast<int>(std::lround(sheet.size.width * perMm)),
                     static_cast<int>(std::lround(sheet.size.height * perMm)));
    QImage picture(size.expandedTo({1, 1}), QImage::Format_RGB32);
    picture.setDotsPerMeterX(dotsPerMetre(dotsPerInch));
    picture.setDotsPerMeterY(dotsPerMetre(dotsPerInch));
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(perMm / unitsPerMm, perMm / unitsPerMm);
    drawSheet(painter, sheet, artists);
    painter.end();
    return picture;
}

QByteArray writePng(const Sheet& sheet, const SheetArtists& artists, double dotsPerInch) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pictureOf(sheet, artists, dotsPerInch).save(&buffer, "PNG");
    return bytes;
}

BigPicture writeBigPng(QIODevice& device, QSize size, double dotsPerInch, const PaintPart& paint,
                       const RowProgress& progress) {
    PngFile png(device, size, dotsPerMetre(dotsPerInch));
    const int bandRows = std::clamp(bandBytes / 3 / size.width(), 1, bandRowsMost);
    QImage part(std::min(partWidth, size.width()), bandRows, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); y += bandRows) {
        if (progress && !progress(y, size.height()))
            return BigPicture::Stopped;
        const int rows = std::min(bandRows, size.height() - y);
        std::vector<std::uint8_t> band(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(rows) * 3);
        for (int x = 0; x < size.width(); x += partWidth) {
            const QRect place(x, y, std::min(partWidth, size.width() - x), rows);
            part.fill(Qt::white);
            QPainter painter(&part);
            paint(painter, place);
            painter.end();
            copyInto(band, size.width(), part, place);
        }
        if (!png.add(std::move(band)))
            return BigPicture::Failed;
    }
    return png.finish() ? BigPicture::Written : BigPicture::Failed;
}

} // namespace orontes::editor
