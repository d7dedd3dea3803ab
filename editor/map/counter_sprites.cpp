// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/counter_sprites.h"

#include "editor/paint/patterns.h"

#include <QPainter>

#include <cmath>
#include <string>
#include <unordered_map>

namespace orontes::editor {
namespace {

/// Everything of a face that can be seen.
std::string keyOf(const core::CounterFace& face) {
    std::string key = face.symbol + '|' + std::to_string(face.band.rgb) + '|' +
                      std::to_string(static_cast<int>(face.pattern)) + '|' +
                      std::to_string(static_cast<int>(face.state));
    for (const core::SlotText& text : face.texts)
        key += '|' + std::to_string(static_cast<int>(text.slot)) + text.text;
    for (const core::FaceMarker& marker : face.markers)
        key += "|*" + marker.name + std::to_string(marker.count);
    if (face.under)
        key +=
            "|_" + std::to_string(face.under->colour.rgb) + '|' + std::to_string(static_cast<int>(face.under->pattern));
    return key;
}

} // namespace

void CounterSprites::setCounters(std::span<const PlacedCounter> counters) {
    std::unordered_map<std::string, std::size_t> before;
    for (std::size_t i = 0; i < m_faces.size(); ++i)
        before.emplace(keyOf(m_faces[i].face), i);
    std::unordered_map<std::string, std::size_t> now;
    std::vector<Face> faces;
    m_faceOf.clear();
    for (const PlacedCounter& counter : counters) {
        const auto [entry, isNew] = now.emplace(keyOf(counter.face), faces.size());
        if (isNew) {
            faces.push_back({counter.face, {}});
            if (const auto known = before.find(entry->first); known != before.end())
                faces.back().sprites = std::move(m_faces[known->second].sprites);
        }
        m_faceOf.push_back(entry->second);
    }
    m_faces = std::move(faces);
}

void CounterSprites::setScale(double space, double devicePixelRatio) {
    m_space = space;
    m_ratio = devicePixelRatio;
}

/// In hundredths of a space, so that it stays the same while the map is enlarged.
CounterSprites::Sprite& CounterSprites::spriteOf(Face& face, double box) const {
    constexpr std::size_t most = 12; // of one face: places of several sizes, and a counter that is dragged
    const int part = static_cast<int>(std::lround(100 * box / m_space));
    const auto known = face.sprites.find(part);
    if (known != face.sprites.end())
        return known->second;
    if (face.sprites.size() >= most)
        face.sprites.clear();
    return face.sprites[part];
}

void CounterSprites::draw(const core::CounterFace& face, Sprite& sprite, double box) {
    const double width = box * m_ratio;
    const double reach = CounterPainter::reach(width);
    const int side = static_cast<int>(std::ceil(width + 2 * reach)) + 1;
    if (sprite.image.width() != side)
        sprite.image = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
    sprite.image.setDevicePixelRatio(1);
    sprite.image.fill(Qt::transparent);
    QPainter painter(&sprite.image);
    const double corner = std::round(reach);
    m_painter.paint(painter, face, QRectF(corner, corner, width, width), m_ratio);
    painter.end();
    sprite.image.setDevicePixelRatio(m_ratio);
    sprite.box = width;
    sprite.ratio = m_ratio;
}

void CounterSprites::paint(QPainter& painter, std::size_t counter, const QRectF& box) {
    Face& face = m_faces[m_faceOf[counter]];
    if (box.width() * m_ratio < 5) { // a speck of the side's colour
        painter.fillRect(box, colourOf(face.face.band));
        return;
    }
    Sprite& sprite = spriteOf(face, box.width());
    const double width = box.width() * m_ratio;
    const bool fits = std::abs(sprite.box - width) < 0.01 && sprite.ratio == m_ratio;
    if (!fits && (sprite.image.isNull() || m_allowed > 0)) {
        draw(face.face, sprite, box.width());
        --m_allowed;
    } else if (!fits)
        m_isWanting = true;
    const double stretch = width / sprite.box;
    const double corner = std::round(CounterPainter::reach(sprite.box));
    const QPointF place = box.topLeft() * m_ratio - QPointF(corner, corner) * stretch;
    const QPointF snapped(std::round(place.x()) / m_ratio, std::round(place.y()) / m_ratio);
    if (std::abs(stretch - 1) < 1e-4)
        painter.drawImage(snapped, sprite.image);
    else
        painter.drawImage(QRectF(snapped, QSizeF(sprite.image.size()) * (stretch / m_ratio)), sprite.image);
}

} // namespace orontes::editor
