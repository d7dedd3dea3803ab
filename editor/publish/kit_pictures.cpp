// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit_pictures.h"

#include "editor/publish/kit_artists.h"
#include "editor/publish/kit_finding.h"
#include "editor/publish/picture/write_picture.h"

#include <QIODevice>
#include <QPainter>

#include <cmath>

namespace orontes::editor {

namespace {

/// A picture to be written: a sheet, or the whole board, which may be too large for one image.
struct Picture {
    std::string stem;
    Sheet sheet;
    bool isBoard = false;
};

std::string numbered(const std::string& stem, std::size_t number, std::size_t count) {
    const QString figures = QString::number(number);
    return stem + "-" + figures.rightJustified(QString::number(count).size(), u'0').toStdString();
}

Piece withBleed(Piece piece, double bleed) {
    if (auto* const face = std::get_if<FacePiece>(&piece))
        face->bleed = allEdges(bleed);
    if (auto* const marker = std::get_if<MarkerPiece>(&piece))
        marker->bleed = allEdges(bleed);
    if (auto* const group = std::get_if<GroupPiece>(&piece))
        group->bleed = allEdges(bleed);
    return piece;
}

Sheet sheetOf(const PrintItem& item, const Piece& piece, double bleed) {
    Sheet sheet = plainSheet({}, {item.size.width + 2 * bleed, item.size.height + 2 * bleed});
    sheet.trim = {bleed, bleed, item.size.width, item.size.height};
    sheet.bleed = bleed;
    sheet.pieces.push_back({sheet.trim, withBleed(piece, bleed)});
    return sheet;
}

/// Copies of one marker lie side by side: one picture is enough.
std::vector<const PrintItem*> distinctItems(const KitPart& part) {
    std::vector<const PrintItem*> items;
    for (const PrintItem& item : part.items) {
        const bool copy = !items.empty() && item.counter == 0 && *items.back() == item;
        if (!copy)
            items.push_back(&item);
    }
    return items;
}

void addItems(std::vector<Picture>& pictures, const KitPart& part, double bleed) {
    const std::vector<const PrintItem*> items = distinctItems(part);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string stem = numbered(part.stem, i + 1, items.size());
        const bool twoSided = items[i]->back.has_value();
        pictures.push_back({twoSided ? stem + "-front" : stem, sheetOf(*items[i], items[i]->front, bleed)});
        if (twoSided)
            pictures.push_back({stem + "-back", sheetOf(*items[i], *items[i]->back, bleed)});
    }
}

void addPages(std::vector<Picture>& pictures, const KitPart& part) {
    for (std::size_t i = 0; i < part.sheets.size(); ++i)
        pictures.push_back({numbered(part.stem, i + 1, part.sheets.size()), part.sheets[i]});
}

std::vector<Picture> picturesOf(const Kit& kit, const KitRequest& request) {
    std::vector<Picture> pictures;
    for (const KitPart& part : kit.parts) {
        if (part.piece == KitPiece::Board) {
            const MmSize size = boardSize(request.source, request.options);
            Sheet sheet = plainSheet(kit.title, size);
            sheet.pieces.push_back({rectOf(size), BoardPiece{rectOf(size)}});
            pictures.push_back({part.stem, std::move(sheet), true});
        } else if (part.items.empty())
            addPages(pictures, part);
        else
            addItems(pictures, part, request.options.cuts.bleed);
    }
    return pictures;
}

core::Result<void> addBoard(KitFiles& files, const Picture& picture, double dotsPerInch, const SheetArtists& artists,
                            const std::function<bool()>& goesOn) {
    const core::Result<QIODevice*> file = files.begin(picture.stem + ".png", 1);
    if (!file)
        return core::refuse(file.error());
    const double perMm = dotsPerInch / mmPerInch;
    const QSize size(static_cast<int>(std::ceil(picture.sheet.size.width * perMm)),
                     static_cast<int>(std::ceil(picture.sheet.size.height * perMm)));
    const auto paint = [&](QPainter& painter, const QRect& part) {
        const MmRect window{part.x() / perMm, part.y() / perMm, part.width() / perMm, part.height() / perMm};
        painter.scale(perMm / unitsPerMm, perMm / unitsPerMm);
        artists.board(painter, window, toUnits(rectOf(window.size())));
    };
    switch (writeBigPng(**file, size, dotsPerInch, paint, [&goesOn](int, int) { return goesOn(); })) {
    case BigPicture::Written:
        return {};
    case BigPicture::Stopped:
        return core::refuse(printingStopped());
    case BigPicture::Failed:
        break;
    }
    return core::refuse(files.lastFault());
}

} // namespace

core::Result<void> addPictures(KitFiles& files, const Kit& kit, const KitRequest& request, const SheetArtists& artists,
                               const KitProgress& progress) {
    const std::vector<Picture> pictures = picturesOf(kit, request);
    const bool svg = request.options.output == KitOutput::Svg;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const auto goesOn = [&] {
            return !progress || progress(static_cast<int>(i), static_cast<int>(pictures.size()));
        };
        if (!goesOn())
            return core::refuse(printingStopped());
        const Picture& picture = pictures[i];
        const double dots = request.options.dotsPerInch;
        core::Result<void> added;
        if (svg)
            added = files.add(picture.stem + ".svg", writeSvg(picture.sheet, artists), 1);
        else if (picture.isBoard)
            added = addBoard(files, picture, dots, artists, goesOn);
        else
            added = files.add(picture.stem + ".png", writePng(picture.sheet, artists, dots), 1);
        if (!added)
            return added;
    }
    return {};
}

} // namespace orontes::editor
