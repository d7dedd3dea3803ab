// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/area_rooms.h"

#include "editor/paint/length.h"

#include <QString>

#include <algorithm>
#include <array>

namespace orontes::editor {
namespace {

// In distances of neighbours.
constexpr double lineStep = 0.06;
constexpr double nameHeight = 0.2;
constexpr double nameLetter = 0.112;
constexpr double townHeight = 0.19;
constexpr double townLetter = 0.074;
constexpr double townDot = 0.16;

constexpr std::array<double, 3> shrinking{1.0, 0.84, 0.68};
constexpr double shrinkCost = 0.9; // of losing all its size
constexpr double nameCost = 3;     // of hiding all the name
constexpr double townCost = 1.4;
constexpr double takenCost = 4;
constexpr double outsideCost = 5; // of reaching over the border
constexpr double awayCost = 0.55; // of each distance from the middle

QRectF around(QPointF centre, double width, double height) {
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

double hidden(const QRectF& what, const QRectF& by) {
    const QRectF both = what & by;
    return what.isEmpty() || both.isEmpty() ? 0 : both.width() * both.height() / (what.width() * what.height());
}

} // namespace

AreaRooms::AreaRooms(const core::Board& board, const AreaShape& shape) : m_shape(shape), m_unit(shape.unit()) {
    for (std::size_t i = 0; i < shape.outlines().size(); ++i)
        addRoom(board, i);
}

void AreaRooms::addRoom(const core::Board& board, std::size_t area) {
    const core::SpaceId space{static_cast<std::int32_t>(area)};
    const QPolygonF& outline = m_shape.outlines()[area];
    const QRectF& bounds = m_shape.bounds()[area];
    Room room;
    constexpr double most = 300; // lines, however large the area is
    room.top = bounds.top();
    room.step = std::max(lineStep * m_unit, std::max(bounds.width(), bounds.height()) / most);
    for (double y = bounds.top(); y <= bounds.bottom(); y += room.step) {
        std::vector<double> crossings;
        for (qsizetype i = 0; i < outline.size(); ++i) {
            const QPointF a = outline[i];
            const QPointF b = outline[(i + 1) % outline.size()];
            if ((a.y() <= y) != (b.y() <= y))
                crossings.push_back(a.x() + (y - a.y()) / (b.y() - a.y()) * (b.x() - a.x()));
        }
        std::sort(crossings.begin(), crossings.end());
        std::vector<Span>& spans = room.lines.emplace_back();
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
            spans.push_back({crossings[i], crossings[i + 1]});
    }
    const auto letters = [](const std::string& utf8) { return QString::fromStdString(utf8).size(); };
    const AreaLettering& name = m_shape.name(space);
    const double wide = nameLetter * m_unit * static_cast<double>(letters(core::labelOf(board, space).value));
    room.name = around(name.centre, std::min(wide, std::max(name.room * 0.94, 0.75 * m_unit)), nameHeight * m_unit);
    if (const std::string& town = core::noteOf(board, space).name; !town.empty())
        room.town = around(m_shape.town(space).centre,
                           (townDot + townLetter * static_cast<double>(letters(town))) * m_unit, townHeight * m_unit);
    m_rooms.push_back(std::move(room));
}

const std::vector<AreaRooms::Span>* AreaRooms::lineAt(const Room& room, double y) const {
    const auto line = static_cast<std::ptrdiff_t>((y - room.top) / room.step + 0.5);
    return line < 0 || line >= static_cast<std::ptrdiff_t>(room.lines.size())
               ? nullptr
               : &room.lines[static_cast<std::size_t>(line)];
}

bool AreaRooms::holds(const Room& room, const QRectF& rect) const {
    for (double y = rect.top(); y < rect.bottom() + room.step; y += room.step) {
        const std::vector<Span>* spans = lineAt(room, std::min(y, rect.bottom()));
        if (!spans || std::none_of(spans->begin(), spans->end(), [&](const Span& span) {
                return span.from <= rect.left() && rect.right() <= span.to;
            }))
            return false;
    }
    return true;
}

double AreaRooms::costOf(const Room& room, QPointF middle, const QRectF& rect, std::span<const QRectF> taken) const {
    double cost = awayCost * lengthOf(rect.center() - middle) / m_unit + nameCost * hidden(room.name, rect) +
                  townCost * hidden(room.town, rect);
    for (const QRectF& other : taken)
        cost += takenCost * hidden(other, rect);
    return cost;
}

AreaRooms::Place AreaRooms::place(core::SpaceId space, QSizeF size, std::span<const QRectF> taken) const {
    const Room& room = m_rooms[static_cast<std::size_t>(space.value)];
    const QPointF middle = m_shape.centre(space);
    Place best{{}, 1e9};
    for (const double scale : shrinking) {
        const QSizeF wanted = size * (scale * m_unit);
        for (std::size_t line = 0; line < room.lines.size(); ++line) {
            const double y = room.top + static_cast<double>(line) * room.step;
            for (const Span& span : room.lines[line])
                for (double x = span.from + wanted.width() / 2; x <= span.to - wanted.width() / 2; x += room.step) {
                    const QRectF rect = around({x, y}, wanted.width(), wanted.height());
                    const double cost = costOf(room, middle, rect, taken) + shrinkCost * (1 - scale);
                    if (cost < best.cost && holds(room, rect))
                        best = {rect, cost};
                }
        }
    }
    if (!best.rect.isNull())
        return best;
    const QRectF rect =
        around(middle, size.width() * shrinking.back() * m_unit, size.height() * shrinking.back() * m_unit);
    return {rect, costOf(room, middle, rect, taken) + outsideCost};
}

} // namespace orontes::editor
