// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/map_view.h"
#include "editor/paint/wobble.h"

#include <QPainterPath>
#include <QPolygonF>

#include <cstdint>
#include <vector>

namespace orontes::editor {

/// One step of a line from node to node: from corner to corner along an edge (a river), or from centre to centre
/// across one (a road).
struct LineStep {
    QPointF from;
    QPointF to;
    QPointF low; ///< a point on the lower side, for what has a low side; otherwise null
};

/// Stretches that meet at their ends, drawn as continuous curves: through the middle of every stretch, bending at the
/// nodes.
class LineNet {
public:
    /// `wobble` moves nodes and middles as everywhere else on the map.
    LineNet() = default;
    LineNet(std::vector<LineStep> stretches, const Wobble& wobble);

    bool empty() const { return m_stretches.empty(); }
    enum class Joints {
        Filled, ///< three or more that meet flow together and leave no hole
        Bends,  ///< only the curves from one to another
        Spokes, ///< three or more that meet run straight to the node
    };
    /// The line in device pixels, for a pen with round caps and joins. Loose ends that taper are left out; the others
    /// run on a little, over the edge of the board.
    QPainterPath course(const MapView& view, Joints joints = Joints::Filled) const;
    /// Loose ends narrowing to a point from a full width in device pixels. `isLoose(node)` says which ends taper.
    QPainterPath tapers(const MapView& view, double width) const;
    /// The course of one stretch as points of the plane.
    QPolygonF points(std::size_t stretch) const;
    const std::vector<LineStep>& stretches() const { return m_stretches; }

    enum class LooseEnds {
        Taper, ///< narrow to a point, as a river at its spring
        Stop,
    };
    /// What becomes of ends where nothing else meets. At the edge of the board, where `isInside(node)` does not hold,
    /// lines run on beyond it.
    template <class IsInside>
    void endLoosely(LooseEnds ends, IsInside isInside) {
        for (Node& node : m_nodes) {
            if (node.degree() != 1)
                continue;
            node.runsOn = !isInside(node.place);
            node.tapers = !node.runsOn && ends == LooseEnds::Taper;
        }
    }

private:
    struct End {
        std::uint64_t node;
        std::size_t stretch;
        bool atFrom;
    };
    struct Node {
        QPointF place;
        QPointF bend; ///< where the hand put it
        std::size_t firstEnd = 0;
        std::size_t lastEnd = 0;
        bool tapers = false;
        bool runsOn = false;
        std::size_t degree() const { return lastEnd - firstEnd; }
    };

    const Node& nodeAt(std::size_t stretch, bool atFrom) const {
        return m_nodes[m_nodeOf[2 * stretch + (atFrom ? 0 : 1)]];
    }
    /// The middle of the other stretch at a node where two meet.
    QPointF middleBeyond(const Node& node, std::size_t stretch) const;

    std::vector<LineStep> m_stretches;
    std::vector<QPointF> m_middles;
    std::vector<End> m_ends; ///< by node
    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_nodeOf; ///< two per stretch
};

} // namespace orontes::editor
