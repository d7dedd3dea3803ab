// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/print_faces.h"

#include <QColor>
#include <QFont>
#include <QPainter>

namespace orontes::tests {

using namespace editor;

PrintItem numberedItem(int number, MmSize size, const QString& group) {
    core::CounterFace face;
    face.symbol = std::to_string(number);
    core::CounterFace back = face;
    back.state = core::FaceState::Disrupted;
    return {size, group, FacePiece{face, {}}, FacePiece{back, {}}};
}

std::vector<PrintItem> numberedItems(int count, MmSize size, const QString& group) {
    std::vector<PrintItem> items;
    for (int number = 0; number < count; ++number)
        items.push_back(numberedItem(number, size, group));
    return items;
}

QString numberOn(const Piece& piece) {
    const auto* const face = std::get_if<FacePiece>(&piece);
    return face == nullptr ? QString() : QString::fromStdString(face->face.symbol);
}

SheetArtists plainArtists() {
    SheetArtists artists;
    artists.face = [](QPainter& painter, const core::CounterFace& face, const QRectF& box, const QRectF& bleed) {
        painter.fillRect(bleed, QColor(255, 253, 247));
        painter.setFont(fontOf({.points = 8}));
        painter.setPen(Qt::black);
        painter.drawText(box.center(), QString::fromStdString(face.symbol));
    };
    artists.marker = [](QPainter& painter, const std::string&, const QRectF&, const QRectF& bleed) {
        painter.fillRect(bleed, QColor(238, 238, 238));
    };
    artists.band = [](QPainter& painter, const BandPiece& band, const QRectF& box) {
        painter.fillRect(box, QColor::fromRgb(band.colour.rgb));
    };
    artists.board = [](QPainter& painter, const MmRect&, const QRectF& box) {
        painter.fillRect(box, QColor(239, 227, 200));
    };
    return artists;
}

} // namespace orontes::tests
