// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/thumbnail.h"

#include "editor/paint/counter_painter.h"
#include "editor/paint/patterns.h"
#include "rules/core/describe/ruleset_info.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

const core::Side* firstSideOf(const core::Scenario& scenario, const std::string& seat) {
    const auto found = std::find_if(scenario.sides->begin(), scenario.sides->end(),
                                    [&seat](const core::Side& side) { return side.seat.value == seat; });
    return found == scenario.sides->end() ? nullptr : &*found;
}

} // namespace

void paintCounters(QPainter& painter, std::span<const PlacedCounter> counters, const BoardShape& shape,
                   const MapView& view, Theme theme) {
    CounterPainter pen(theme);
    const double space = view.scale * shape.unit();
    for (const Stack& stack : stacksOf(counters)) {
        const std::vector<QRectF> boxes = pile(stack.counters.size(), view.toDevice(shape.centre(stack.space)), space);
        for (std::size_t i = boxes.size(); i-- > 0;)
            pen.paint(painter, counters[stack.counters[i]].face, boxes[i], view.pixel);
    }
}

QImage thumbnail(const core::Board& board, const MapStyle& style, std::span<const PlacedCounter> counters, QSize size,
                 double devicePixelRatio) {
    MapPainter painter(style);
    const QRectF sheet = sheetOf(painter.shapeOf(board));
    const QSizeF room = QSizeF(size) * devicePixelRatio;
    const double scale = std::min(room.width() / sheet.width(), room.height() / sheet.height());
    QImage picture(static_cast<int>(std::ceil(room.width())), static_cast<int>(std::ceil(room.height())),
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    const QPointF margin((room.width() - sheet.width() * scale) / 2, (room.height() - sheet.height() * scale) / 2);
    const MapView view{sheet.topLeft() - margin / scale, scale, devicePixelRatio};
    QPainter onPicture(&picture);
    MapLayers layers;
    layers.labels = false; // letters of a map this small are unreadable and cover it
    painter.paint(onPicture, board, view, QRectF(picture.rect()), layers);
    paintCounters(onPicture, counters, painter.shapeOf(board), view, style.theme);
    onPicture.end();
    picture.setDevicePixelRatio(devicePixelRatio);
    return picture;
}

std::vector<SpaceTint> ownerTints(const core::RulesetInfo& info, const core::Scenario& scenario) {
    std::vector<SpaceTint> tints;
    for (const auto& [space, note] : *scenario.board->notes)
        for (const core::FieldSpec& field : info.spaceFields) {
            const auto value = note.attributes.find(field.id);
            if (field.kind != core::FieldKind::Seat || value == note.attributes.end())
                continue;
            const auto* const seat = std::get_if<std::string>(&value->second);
            const core::Side* const side = seat ? firstSideOf(scenario, *seat) : nullptr;
            if (side)
                tints.push_back({{space}, colourOf(side->colour), side->pattern});
        }
    return tints;
}

} // namespace orontes::editor
