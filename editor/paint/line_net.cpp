// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/line_net.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr double runOn = 0.3; // of half a stretch

QPointF onBend(QPointF from, QPointF bend, QPointF to, double t) {
    return from * ((1 - t) * (1 - t)) + bend * (2 * t * (1 - t)) + to * (t * t);
}

} // namespace

LineNet::LineNet(std::vector<LineStep> stretches, const Wobble& wobble) : m_stretches(std::move(stretches)) {
    m_nodeOf.resize(2 * m_stretches.size());
    for (std::size_t i = 0; i < m_stretches.size(); ++i) {
        const LineStep& stretch = m_stretches[i];
        m_middles.push_back(wobble.middle(stretch.from, stretch.to));
        m_ends.push_back({wobble.key(stretch.from), i, true});
        m_ends.push_back({wobble.key(stretch.to), i, false});
    }
    std::sort(m_ends.begin(), m_ends.end(), [](const End& a, const End& b) { return a.node < b.node; });
    for (std::size_t i = 0; i < m_ends.size(); ++i) {
        const End& end = m_ends[i];
        if (i == 0 || end.node != m_ends[i - 1].node) {
            const QPointF place = end.atFrom ? m_stretches[end.stretch].from : m_stretches[end.stretch].to;
            m_nodes.push_back({place, wobble.corner(place), i, i, false, false});
        }
        m_nodes.back().lastEnd = i + 1;
        m_nodeOf[2 * end.stretch + (end.atFrom ? 0 : 1)] = m_nodes.size() - 1;
    }
}

QPointF LineNet::middleBeyond(const Node& node, std::size_t stretch) const {
    const End& end = m_ends[node.firstEnd];
    return m_middles[end.stretch == stretch ? m_ends[node.firstEnd + 1].stretch : end.stretch];
}

QPainterPath LineNet::course(const MapView& view, Joints joints) const {
    QPainterPath path;
    for (const Node& node : m_nodes) {
        const QPointF bend = view.toDevice(node.bend);
        const bool isJoint = node.degree() > 2;
        for (std::size_t i = node.firstEnd; i < node.lastEnd; ++i) {
            const QPointF middle = view.toDevice(m_middles[m_ends[i].stretch]);
            if (node.degree() == 1 && !node.tapers) {
                path.moveTo(middle);
                path.lineTo(node.runsOn ? bend + (bend - middle) * runOn : bend);
            } else if (isJoint && joints != Joints::Bends) {
                path.moveTo(middle);
                path.lineTo(bend);
            }
            for (std::size_t j = i + 1; j < node.lastEnd && !(isJoint && joints == Joints::Spokes); ++j) {
                const QPointF other = view.toDevice(m_middles[m_ends[j].stretch]);
                path.moveTo(middle);
                path.quadTo(bend, other);
                if (!isJoint || joints == Joints::Bends)
                    continue;
                path.moveTo(middle); // between the curve and the node
                path.quadTo(bend + (bend - (middle + other) / 2) * 0.4, other);
            }
        }
    }
    return path;
}

QPainterPath LineNet::tapers(const MapView& view, double width) const {
    QPainterPath path;
    for (const Node& node : m_nodes) {
        if (!node.tapers)
            continue;
        const QPointF from = view.toDevice(m_middles[m_ends[node.firstEnd].stretch]);
        const QPointF tip = view.toDevice(node.bend);
        const QPointF way = tip - from;
        const double length = std::hypot(way.x(), way.y());
        if (length <= 0)
            continue;
        const QPointF across = QPointF(-way.y(), way.x()) * (width / 2 / length);
        path.moveTo(from + across);
        path.quadTo(from + across + way * 0.6, tip);
        path.quadTo(from - across + way * 0.6, from - across);
        path.closeSubpath();
    }
    return path;
}

QPolygonF LineNet::points(std::size_t stretch) const {
    constexpr int steps = 5;
    QPolygonF points;
    const QPointF middle = m_middles[stretch];
    const auto addHalf = [&](bool atFrom) {
        const Node& node = nodeAt(stretch, atFrom);
        for (int i = 0; i <= steps; ++i) {
            const double t = static_cast<double>(i) / steps; // 0 at the node, 1 in the middle
            points << (node.degree() == 2 ? onBend(middleBeyond(node, stretch), node.bend, middle, 0.5 + t / 2)
                                          : node.bend + (middle - node.bend) * t);
        }
    };
    addHalf(true);
    QPolygonF back;
    std::swap(points, back);
    addHalf(false);
    std::reverse(points.begin(), points.end());
    back.removeLast();
    return back + points;
}

} // namespace orontes::editor
