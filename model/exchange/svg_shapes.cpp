// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/svg_shapes.h"

#include "model/exchange/svg_path.h"

#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <optional>

namespace orontes::model {
namespace {

double ground(const QPolygonF& polygon) {
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(twice) / 2;
}

constexpr double fine = 8; ///< curves are cut into straight sides on a sheet so many times as large

/// Elements without a shape of their own that say nothing about areas.
bool isSilent(QStringView element) {
    static const QSet<QStringView> silent{u"title", u"desc", u"metadata", u"style", u"namedview", u"script", u"switch"};
    return silent.contains(element);
}

/// Elements whose content is not drawn where it stands.
bool isStock(QStringView element) {
    static const QSet<QStringView> stock{u"defs", u"symbol", u"clipPath", u"mask", u"pattern", u"marker"};
    return stock.contains(element);
}

class ShapeReader {
public:
    explicit ShapeReader(const QByteArray& svg) : m_xml(svg) {}

    SvgShapes read() {
        if (!m_xml.readNextStartElement() || m_xml.name() != u"svg") {
            m_made.fault = m_xml.hasError() ? m_xml.errorString() : QStringLiteral("<svg>");
            return std::move(m_made);
        }
        const QTransform sheet = readSheet();
        readChildren(sheet);
        if (m_xml.hasError())
            m_made.fault = m_xml.errorString();
        return std::move(m_made);
    }

private:
    QStringView attribute(const char* name) const { return m_xml.attributes().value(QLatin1StringView(name)); }
    double number(const char* name) const { return attribute(name).toDouble(); }

    /// Where the plane of the picture lies on the sheet.
    QTransform readSheet() {
        const std::optional<double> width = readSvgLength(attribute("width"));
        const std::optional<double> height = readSvgLength(attribute("height"));
        const auto box = readSvgNumbers(attribute("viewBox"));
        const bool hasBox = box && box->size() == 4 && (*box)[2] > 0 && (*box)[3] > 0;
        constexpr double pixel = 25.4 / 96;
        if (!hasBox) {
            if (width && height)
                m_made.size = {*width, *height};
            return QTransform::fromScale(pixel, pixel);
        }
        double scale = pixel;
        if (width && height)
            scale = std::min(*width / (*box)[2], *height / (*box)[3]);
        else if (width || height)
            scale = width ? *width / (*box)[2] : *height / (*box)[3];
        m_made.size = QSizeF((*box)[2], (*box)[3]) * scale;
        return QTransform::fromTranslate(-(*box)[0], -(*box)[1]) * QTransform::fromScale(scale, scale);
    }

    void readChildren(const QTransform& plane) {
        if (++m_depth > 200) {
            m_xml.raiseError(QStringLiteral("…"));
            return;
        }
        while (m_xml.readNextStartElement())
            readElement(plane);
        --m_depth;
    }

    void readElement(const QTransform& plane) {
        const QString element = m_xml.name().toString();
        const std::optional<QTransform> own = readSvgTransform(attribute("transform"));
        if (!own)
            leaveOut("transform-unread", nameHere());
        const QTransform here = own.value_or(QTransform()) * plane;
        const bool isHidden = attribute("display") == u"none";
        if (!own || isHidden || isStock(element) || isSilent(element)) {
            if (isHidden)
                leaveOut("hidden", nameHere());
            return m_xml.skipCurrentElement();
        }
        if (element == u"g" || element == u"a" || element == u"svg")
            return readChildren(here);
        readShape(element, here);
    }

    QString nameHere() const {
        for (const char* name : {"inkscape:label", "aria-label", "id"})
            if (const QStringView found = attribute(name); !found.isEmpty())
                return found.toString();
        return QStringLiteral("<%1>").arg(m_xml.name());
    }

    void leaveOut(const char* what, const QString& name) { m_made.leftOut[what] << name; }

    void readShape(const QString& element, const QTransform& plane) {
        QPainterPath path;
        const QString fallback = nameHere();
        const bool isNamed = !fallback.startsWith(u'<');
        if (element == u"rect")
            path.addRect(number("x"), number("y"), number("width"), number("height"));
        else if (element == u"circle")
            path.addEllipse(QPointF(number("cx"), number("cy")), number("r"), number("r"));
        else if (element == u"ellipse")
            path.addEllipse(QPointF(number("cx"), number("cy")), number("rx"), number("ry"));
        else if (element == u"polygon" || element == u"polyline")
            path = pointsPath(element == u"polyline");
        else if (element == u"path")
            path = closedParts();
        else {
            leaveOut("element", fallback);
            return m_xml.skipCurrentElement();
        }
        const QString title = readTitle();
        if (!path.isEmpty())
            addShape(path, plane, !title.isEmpty() ? title : isNamed ? fallback : QString());
    }

    /// What stands in the title of an element; leaves the element.
    QString readTitle() {
        QString title;
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"title")
                title = m_xml.readElementText(QXmlStreamReader::SkipChildElements).simplified();
            else
                m_xml.skipCurrentElement();
        }
        return title;
    }

    QPainterPath pointsPath(bool isLine) {
        QPainterPath path;
        const auto numbers = readSvgNumbers(attribute("points"));
        if (!numbers || numbers->size() < 6 || numbers->size() % 2 != 0) {
            leaveOut("unread", nameHere());
            return path;
        }
        QPolygonF polygon;
        for (std::size_t i = 0; i < numbers->size(); i += 2)
            polygon << QPointF((*numbers)[i], (*numbers)[i + 1]);
        if (isLine && polygon.first() != polygon.last())
            leaveOut("open", nameHere());
        else
            path.addPolygon(polygon);
        return path;
    }

    /// The closed parts of a path element.
    QPainterPath closedParts() {
        const SvgPath read = readSvgPath(attribute("d"));
        if (!read.isUnderstood) {
            leaveOut("unread", nameHere());
            return {};
        }
        if (read.openParts > 0)
            leaveOut("open", nameHere());
        return read.closed;
    }

    /// The largest part is the area; the others are holes or islands.
    void addShape(const QPainterPath& path, const QTransform& plane, const QString& label) {
        const QList<QPolygonF> parts = path.toSubpathPolygons(plane * QTransform::fromScale(fine, fine));
        const auto largest = std::max_element(
            parts.begin(), parts.end(), [](const QPolygonF& a, const QPolygonF& b) { return ground(a) < ground(b); });
        if (largest == parts.end())
            return;
        if (parts.size() > 1)
            leaveOut("parts", label.isEmpty() ? QStringLiteral("<path>") : label);
        m_made.shapes.push_back({label, QTransform::fromScale(1 / fine, 1 / fine).map(*largest)});
    }

    QXmlStreamReader m_xml;
    SvgShapes m_made;
    int m_depth = 0;
};

} // namespace

SvgShapes readSvgShapes(const QByteArray& svg) {
    return ShapeReader(svg).read();
}

} // namespace orontes::model
