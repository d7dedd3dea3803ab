// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/shoreline.h"

#include <array>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr double beyondTheEdge = 0.12;

QPointF towards(QPointF from, QPointF to, double length) {
    const QPointF way = to - from;
    const double distance = std::hypot(way.x(), way.y());
    return distance > 0 ? from + way * (length / distance) : from;
}

} // namespace

struct Shoreline::Piece {
    core::Cell cell;
    Company company;
    QPointF centre;
    std::array<QPointF, 6> corners;
    int sides = 4;

    QPointF corner(int i) const { return corners[static_cast<std::size_t>((i + sides) % sides)]; }
    bool in(int i) const { return company.side((i + sides) % sides); }
    bool isOff(int i) const { return company.isOff((i + sides) % sides); }
};

Shoreline::Shoreline(const GridShape& shape, const MapView& view, double wobble, double inset)
    : m_shape(shape), m_view(view), m_wobble(shape, wobble), m_inset(inset) {
    m_area.setFillRule(Qt::WindingFill);
}

QPointF Shoreline::borderMiddle(QPointF from, QPointF to, QPointF inner) const {
    const QPointF middle = m_wobble.middle(from, to);
    return towards(middle, middle + inner - (from + to) / 2, m_inset);
}

void Shoreline::add(core::Cell cell, Company company) {
    Piece piece{cell, company, m_shape.centre(cell), {}, m_shape.sides};
    int start = -1;
    for (int i = 0; i < piece.sides; ++i) {
        piece.corners[static_cast<std::size_t>(i)] = m_shape.corner(cell, i);
        if (!company.side(i))
            start = i;
    }
    if (start < 0) {
        for (int i = 0; i < piece.sides; ++i) {
            const QPointF corner = m_view.toDevice(inside(piece, i));
            i == 0 ? m_area.moveTo(corner) : m_area.lineTo(corner);
        }
        m_area.closeSubpath();
        return;
    }
    const QPointF first = m_view.toDevice(borderMiddle(piece.corner(start), piece.corner(start + 1), piece.centre));
    m_area.moveTo(first);
    m_border.moveTo(first);
    for (int i = start + 1; i <= start + piece.sides; ++i)
        addCorner(piece, i % piece.sides);
    m_area.closeSubpath();
}

QPointF Shoreline::inside(const Piece& piece, int i) const {
    QPointF corner = m_wobble.corner(piece.corner(i));
    for (const int side : {i - 1, i})
        if (piece.isOff(side)) {
            const QPointF middle = (piece.corner(side) + piece.corner(side + 1)) / 2;
            corner = towards(corner, corner + middle - piece.centre, beyondTheEdge);
        }
    return corner;
}

void Shoreline::goOn(const Piece& piece, int i, bool before, QPointF& bend, QPointF& middle, QPointF near) const {
    const QPointF corner = piece.corner(i);
    if (piece.isOff(before ? i - 1 : i)) { // straight off the board
        bend = m_wobble.corner(corner);
        middle = 2 * bend - near;
        return;
    }
    const QPointF companion =
        m_shape.centre(m_shape.across(piece.cell, before ? (i + piece.sides - 1) % piece.sides : i));
    const core::Cell strangerCell = m_shape.across(piece.cell, before ? i : (i + piece.sides - 1) % piece.sides);
    const QPointF stranger = m_shape.centre(strangerCell);
    if (piece.sides == 6) {
        middle = borderMiddle(corner, 2 * corner - piece.centre, companion);
        bend = towards(m_wobble.corner(corner), m_wobble.corner(corner) + corner - stranger, m_inset * 1.1547);
        return;
    }
    const QPointF alongSide = 2 * corner - piece.corner(i + 1); // beyond the corner, in line with side i
    const QPointF alongLast = 2 * corner - piece.corner(i - 1); // … and with the side before it
    const QPointF diagonal = 2 * corner - piece.centre;
    const QPointF from = m_wobble.corner(corner);
    if (piece.company.beyondCorner(i)) {
        middle = borderMiddle(corner, before ? alongLast : alongSide, diagonal);
        bend = towards(from, from + corner - stranger, m_inset * 1.4142);
    } else {
        middle = borderMiddle(corner, before ? alongSide : alongLast, companion);
        bend = towards(from, from + (piece.centre + companion) / 2 - corner, m_inset);
    }
}

void Shoreline::addCorner(const Piece& piece, int i) {
    const QPointF corner = piece.corner(i);
    const bool before = piece.in(i - 1);
    const bool after = piece.in(i);
    if (before && after) {
        m_area.lineTo(m_view.toDevice(inside(piece, i)));
        return;
    }
    QPointF bend;
    QPointF middleBefore;
    QPointF middleAfter;
    if (!before)
        middleBefore = borderMiddle(piece.corner(i - 1), corner, piece.centre);
    if (!after)
        middleAfter = borderMiddle(corner, piece.corner(i + 1), piece.centre);
    if (!before && !after) {
        const QPointF from = m_wobble.corner(corner);
        bend = towards(from, from + piece.centre - corner, m_inset * (piece.sides == 6 ? 1.1547 : 1.4142));
    } else
        goOn(piece, i, before, bend, before ? middleBefore : middleAfter, before ? middleAfter : middleBefore);
    const QPointF half = m_view.toDevice(middleBefore / 4 + bend / 2 + middleAfter / 4);
    if (before) {
        m_area.lineTo(m_view.toDevice(inside(piece, i)));
        m_area.lineTo(half);
        m_border.moveTo(half);
    }
    for (QPainterPath* path : {&m_area, &m_border})
        if (!before && !after)
            path->quadTo(m_view.toDevice(bend), m_view.toDevice(middleAfter));
        else if (before)
            path->quadTo(m_view.toDevice((bend + middleAfter) / 2), m_view.toDevice(middleAfter));
        else
            path->quadTo(m_view.toDevice((middleBefore + bend) / 2), half);
    if (after)
        m_area.lineTo(m_view.toDevice(inside(piece, i)));
}

} // namespace orontes::editor
