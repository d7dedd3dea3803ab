// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/svg_path.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace orontes::model {
namespace {

constexpr double millimetresOfInch = 25.4;
constexpr double pixelsOfInch = 96;

/// Takes numbers and letters off a text, one after the other.
class Scanner {
public:
    explicit Scanner(QStringView text) : m_text(text) {}

    bool isAtEnd() {
        skip();
        return m_text.isEmpty();
    }
    std::optional<QChar> letter() {
        skip();
        if (m_text.isEmpty() || !m_text.front().isLetter())
            return std::nullopt;
        const QChar found = m_text.front();
        m_text = m_text.mid(1);
        return found;
    }
    std::optional<double> number() {
        skip();
        qsizetype length = 0;
        const auto at = [&] { return length < m_text.size() ? m_text[length] : QChar(); };
        const auto digits = [&] {
            while (at().isDigit())
                ++length;
        };
        if (at() == u'-' || at() == u'+')
            ++length;
        digits();
        if (at() == u'.') {
            ++length;
            digits();
        }
        if ((at() == u'e' || at() == u'E') && length + 1 < m_text.size() &&
            (m_text[length + 1].isDigit() || m_text[length + 1] == u'-' || m_text[length + 1] == u'+')) {
            length += 2;
            digits();
        }
        bool isNumber = false;
        const double found = m_text.left(length).toDouble(&isNumber);
        if (!isNumber || !std::isfinite(found))
            return std::nullopt;
        m_text = m_text.mid(length);
        return found;
    }
    /// A flag of an arc may have nothing behind it.
    std::optional<double> flag() {
        skip();
        if (m_text.isEmpty() || (m_text.front() != u'0' && m_text.front() != u'1'))
            return std::nullopt;
        const double found = m_text.front() == u'1' ? 1 : 0;
        m_text = m_text.mid(1);
        return found;
    }

private:
    void skip() {
        while (!m_text.isEmpty() && (m_text.front().isSpace() || m_text.front() == u','))
            m_text = m_text.mid(1);
    }

    QStringView m_text;
};

/// An arc as the picture format has it: both ends, radii, and which of the four arcs there are.
struct Arc {
    QPointF radii;
    double turned = 0; ///< degrees
    bool isLarge = false;
    bool isClockwise = false;
    QPointF to;
};

/// The ellipse through both ends, in a plane where it is a circle of radius 1.
void addArc(QPainterPath& path, const Arc& arc) {
    const QPointF from = path.currentPosition();
    QPointF radii(std::abs(arc.radii.x()), std::abs(arc.radii.y()));
    if (radii.x() == 0 || radii.y() == 0 || from == arc.to)
        return path.lineTo(arc.to);
    QTransform toCircle;
    toCircle.scale(1 / radii.x(), 1 / radii.y());
    toCircle.rotate(-arc.turned);
    QPointF start = toCircle.map(from);
    QPointF end = toCircle.map(arc.to);
    const double half = QLineF(start, end).length() / 2;
    if (half > 1) { // too small to reach both ends: as small as will do
        toCircle *= QTransform::fromScale(1 / half, 1 / half);
        start = toCircle.map(from);
        end = toCircle.map(arc.to);
    }
    const QPointF middle = (start + end) / 2;
    const QPointF way = end - start;
    const double reach = std::min(1.0, std::hypot(way.x(), way.y()) / 2);
    const double aside = std::sqrt(1 - reach * reach) * (arc.isLarge == arc.isClockwise ? -1 : 1);
    const QPointF across = QPointF(-way.y(), way.x()) / std::hypot(way.x(), way.y());
    const QPointF centre = middle + across * aside;
    const double begin = std::atan2(start.y() - centre.y(), start.x() - centre.x());
    double turn = std::atan2(end.y() - centre.y(), end.x() - centre.x()) - begin;
    if (arc.isClockwise && turn < 0)
        turn += 2 * std::numbers::pi;
    if (!arc.isClockwise && turn > 0)
        turn -= 2 * std::numbers::pi;
    const QTransform back = toCircle.inverted();
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(turn) / (std::numbers::pi / 18))));
    for (int i = 1; i < pieces; ++i) {
        const double angle = begin + turn * i / pieces;
        path.lineTo(back.map(centre + QPointF(std::cos(angle), std::sin(angle))));
    }
    path.lineTo(arc.to);
}

class PathReader {
public:
    explicit PathReader(QStringView d) : m_scanner(d) {}

    SvgPath read() {
        while (m_made.isUnderstood && !m_scanner.isAtEnd()) {
            if (const std::optional<QChar> letter = m_scanner.letter())
                m_command = *letter;
            else if (m_command.toUpper() == u'Z' || m_command.isNull())
                m_made.isUnderstood = false;
            else if (m_command.toUpper() == u'M') // more points behind a move are lines
                m_command = m_command == u'M' ? u'L' : u'l';
            if (m_made.isUnderstood)
                step();
        }
        endSubpath();
        return std::move(m_made);
    }

private:
    void endSubpath() {
        const bool isDrawn = m_begun && m_part.elementCount() > 1;
        if (isDrawn && (m_closed || QLineF(m_part.currentPosition(), m_start).length() < 1e-6)) {
            m_part.closeSubpath();
            m_made.closed.addPath(m_part);
        } else if (isDrawn)
            ++m_made.openParts;
        m_part = {};
        m_begun = m_closed = false;
    }

    std::optional<std::array<double, 6>> numbers(int count) {
        std::array<double, 6> found{};
        for (int i = 0; i < count; ++i) {
            const std::optional<double> number = m_scanner.number();
            if (!number) {
                m_made.isUnderstood = false;
                return std::nullopt;
            }
            found[static_cast<std::size_t>(i)] = *number;
        }
        return found;
    }

    /// After a closed subpath the next goes on from where it began.
    void begin() {
        if (m_begun && !m_closed)
            return;
        endSubpath();
        m_part.moveTo(m_at);
        m_start = m_at;
        m_begun = true;
    }

    void moveTo(QPointF to) {
        endSubpath();
        m_part.moveTo(to);
        m_at = m_start = to;
        m_begun = true;
    }

    void lineTo(QPointF to) {
        begin();
        m_part.lineTo(to);
        m_at = to;
    }

    void step() {
        const QPointF base = m_command.isLower() ? m_at : QPointF();
        const QChar command = m_command.toUpper();
        if (command != u'C' && command != u'S')
            m_cubic.reset();
        if (command != u'Q' && command != u'T')
            m_quadratic.reset();
        switch (command.unicode()) {
        case u'M':
            if (const auto n = numbers(2))
                moveTo(base + QPointF((*n)[0], (*n)[1]));
            return;
        case u'L':
            if (const auto n = numbers(2))
                lineTo(base + QPointF((*n)[0], (*n)[1]));
            return;
        case u'H':
            if (const auto n = numbers(1))
                lineTo({base.x() + (*n)[0], m_at.y()});
            return;
        case u'V':
            if (const auto n = numbers(1))
                lineTo({m_at.x(), base.y() + (*n)[0]});
            return;
        case u'C':
        case u'S':
            return cubic(base, command == u'S');
        case u'Q':
        case u'T':
            return quadratic(base, command == u'T');
        case u'A':
            return arc(base);
        case u'Z':
            m_closed = m_begun;
            m_at = m_start;
            return;
        default:
            m_made.isUnderstood = false;
        }
    }

    void cubic(QPointF base, bool isSmooth) {
        const QPointF mirrored = m_cubic ? 2 * m_at - *m_cubic : m_at;
        const auto n = numbers(isSmooth ? 4 : 6);
        if (!n)
            return;
        const std::size_t skip = isSmooth ? 0 : 2;
        const QPointF first = isSmooth ? mirrored : base + QPointF((*n)[0], (*n)[1]);
        const QPointF second = base + QPointF((*n)[skip], (*n)[skip + 1]);
        const QPointF to = base + QPointF((*n)[skip + 2], (*n)[skip + 3]);
        begin();
        m_part.cubicTo(first, second, to);
        m_cubic = second;
        m_at = to;
    }

    void quadratic(QPointF base, bool isSmooth) {
        const QPointF mirrored = m_quadratic ? 2 * m_at - *m_quadratic : m_at;
        const auto n = numbers(isSmooth ? 2 : 4);
        if (!n)
            return;
        const std::size_t skip = isSmooth ? 0 : 2;
        const QPointF control = isSmooth ? mirrored : base + QPointF((*n)[0], (*n)[1]);
        const QPointF to = base + QPointF((*n)[skip], (*n)[skip + 1]);
        begin();
        m_part.quadTo(control, to);
        m_quadratic = control;
        m_at = to;
    }

    void arc(QPointF base) {
        const auto shape = numbers(3);
        const std::optional<double> large = m_scanner.flag();
        const std::optional<double> clockwise = m_scanner.flag();
        const auto to = shape && large && clockwise ? numbers(2) : std::nullopt;
        if (!to) {
            m_made.isUnderstood = false;
            return;
        }
        begin();
        const QPointF end = base + QPointF((*to)[0], (*to)[1]);
        addArc(m_part, {{(*shape)[0], (*shape)[1]}, (*shape)[2], *large != 0, *clockwise != 0, end});
        m_at = end;
    }

    Scanner m_scanner;
    SvgPath m_made;
    QPainterPath m_part;
    QChar m_command;
    QPointF m_at;
    QPointF m_start;
    bool m_begun = false;
    bool m_closed = false;
    std::optional<QPointF> m_cubic; ///< the last control point, for a smooth curve behind it
    std::optional<QPointF> m_quadratic;
};

std::optional<QTransform> oneTransform(QStringView name, const std::vector<double>& n) {
    const auto at = [&n](std::size_t i, double otherwise) { return i < n.size() ? n[i] : otherwise; };
    if (name == u"matrix" && n.size() == 6)
        return QTransform(n[0], n[1], n[2], n[3], n[4], n[5]);
    if (name == u"translate" && (n.size() == 1 || n.size() == 2))
        return QTransform::fromTranslate(n[0], at(1, 0));
    if (name == u"scale" && (n.size() == 1 || n.size() == 2))
        return QTransform::fromScale(n[0], at(1, n[0]));
    if (name == u"rotate" && (n.size() == 1 || n.size() == 3))
        return QTransform::fromTranslate(-at(1, 0), -at(2, 0)) * QTransform().rotate(n[0]) *
               QTransform::fromTranslate(at(1, 0), at(2, 0));
    const double slope = n.size() == 1 ? std::tan(n[0] * std::numbers::pi / 180) : 0;
    if (name == u"skewX" && n.size() == 1)
        return QTransform().shear(slope, 0);
    if (name == u"skewY" && n.size() == 1)
        return QTransform().shear(0, slope);
    return std::nullopt;
}

} // namespace

SvgPath readSvgPath(QStringView d) {
    return PathReader(d).read();
}

std::optional<std::vector<double>> readSvgNumbers(QStringView text) {
    Scanner scanner(text);
    std::vector<double> numbers;
    while (!scanner.isAtEnd()) {
        const std::optional<double> number = scanner.number();
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<QTransform> readSvgTransform(QStringView transform) {
    QTransform all;
    QStringView left = transform.trimmed();
    while (!left.isEmpty()) {
        const qsizetype open = left.indexOf(u'(');
        const qsizetype close = left.indexOf(u')');
        if (open <= 0 || close < open)
            return std::nullopt;
        const auto numbers = readSvgNumbers(left.mid(open + 1, close - open - 1));
        const auto one = numbers ? oneTransform(left.left(open).trimmed(), *numbers) : std::nullopt;
        if (!one)
            return std::nullopt;
        all = *one * all; // the last one is done first
        left = left.mid(close + 1);
        while (!left.isEmpty() && (left.front().isSpace() || left.front() == u','))
            left = left.mid(1);
    }
    return all;
}

std::optional<double> readSvgLength(QStringView text) {
    const QStringView trimmed = text.trimmed();
    Scanner scanner(trimmed);
    const std::optional<double> number = scanner.number();
    if (!number || *number <= 0 || trimmed.endsWith(u'%'))
        return std::nullopt;
    const std::pair<QStringView, double> units[] = {{u"mm", 1},
                                                    {u"cm", 10},
                                                    {u"in", millimetresOfInch},
                                                    {u"pt", millimetresOfInch / 72},
                                                    {u"pc", millimetresOfInch / 6}};
    for (const auto& [unit, millimetres] : units)
        if (trimmed.endsWith(unit))
            return *number * millimetres;
    return *number * millimetresOfInch / pixelsOfInch;
}

} // namespace orontes::model
