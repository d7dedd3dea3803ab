// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/area_differences.h"

#include "rules/core/board/area_changes.h"

#include <algorithm>
#include <map>

namespace orontes::editor {
namespace {

constexpr double reach = 1; // in spaces: washes along borders, coasts, names that lean over

std::map<core::SpaceLabel, core::SpaceId> byLabel(const core::Board& board) {
    std::map<core::SpaceLabel, core::SpaceId> spaces;
    for (core::SpaceId space{0}; space.value < core::spaceCount(board); ++space.value)
        spaces.emplace(core::labelOf(board, space), space);
    return spaces;
}

/// Links by the labels of their ends, with what lies along them.
std::map<std::pair<core::SpaceLabel, core::SpaceLabel>, core::EdgeId> linksOf(const core::Board& board) {
    std::map<std::pair<core::SpaceLabel, core::SpaceLabel>, core::EdgeId> links;
    for (const core::EdgeId edge : core::allEdges(board)) {
        const core::EdgeSides sides = *core::sidesOf(board, edge);
        const auto [low, high] = std::minmax({core::labelOf(board, sides.first), core::labelOf(board, sides.second)});
        links.emplace(std::pair(low, high), edge);
    }
    return links;
}

QRectF boundsOf(const core::Board& board, core::EdgeId edge) {
    const core::Segment segment = core::segmentOf(board, edge);
    const core::EdgeSides sides = *core::sidesOf(board, edge);
    const core::Point ends[] = {segment.from, segment.to, core::centreOf(board, sides.first),
                                core::centreOf(board, sides.second)}; // some features run from centre to centre
    QPolygonF points;
    for (const core::Point& end : ends)
        points << QPointF(end.x, end.y);
    return points.boundingRect();
}

class Differences {
public:
    Differences(const core::Board& before, const BoardShape& old, const core::Board& after, const BoardShape& now)
        : m_before(before), m_old(old), m_after(after), m_now(now) {}

    void compareAreas() {
        const auto then = byLabel(m_before);
        const auto today = byLabel(m_after);
        for (const auto& [label, space] : then)
            if (!today.contains(label))
                add(m_old.bounds(space));
        for (const auto& [label, space] : today) {
            const auto same = then.find(label);
            if (same != then.end() && looksAlike(same->second, space))
                continue;
            add(m_now.bounds(space));
            if (same != then.end())
                add(m_old.bounds(same->second));
        }
    }

    void compareLinks() {
        const auto then = linksOf(m_before);
        const auto today = linksOf(m_after);
        for (const auto& [ends, edge] : then)
            if (const auto same = today.find(ends); same == today.end() || !runAlike(edge, same->second))
                add(boundsOf(m_before, edge));
        for (const auto& [ends, edge] : today)
            if (const auto same = then.find(ends); same == then.end() || !runAlike(same->second, edge))
                add(boundsOf(m_after, edge));
    }

    std::vector<QRectF> take() { return std::move(m_parts); }

private:
    bool looksAlike(core::SpaceId one, core::SpaceId other) const {
        const AreaShape& old = *m_old.areas();
        const AreaShape& now = *m_now.areas();
        return old.outlines()[static_cast<std::size_t>(one.value)] ==
                   now.outlines()[static_cast<std::size_t>(other.value)] &&
               old.centre(one) == now.centre(other) &&
               core::terrainOf(m_before, one) == core::terrainOf(m_after, other) &&
               core::noteOf(m_before, one) == core::noteOf(m_after, other);
    }
    bool runAlike(core::EdgeId one, core::EdgeId other) const {
        return core::featuresOf(m_before, one) == core::featuresOf(m_after, other) &&
               core::segmentOf(m_before, one) == core::segmentOf(m_after, other);
    }
    void add(const QRectF& part) {
        const double room = reach * m_now.unit();
        m_parts.push_back(part.adjusted(-room, -room, room, room));
    }

    const core::Board& m_before;
    const BoardShape& m_old;
    const core::Board& m_after;
    const BoardShape& m_now;
    std::vector<QRectF> m_parts;
};

} // namespace

std::vector<QRectF> differences(const core::Board& before, const BoardShape& old, const core::Board& after,
                                const BoardShape& now) {
    Differences found(before, old, after, now);
    found.compareAreas();
    found.compareLinks();
    return found.take();
}

} // namespace orontes::editor
