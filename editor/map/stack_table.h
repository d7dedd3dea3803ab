// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_picture.h"
#include "editor/paint/area_stacks.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace orontes::editor {

/// Where the counters of a map lie on the screen: in piles on grids, in heaps of the same kind on area maps; one stack
/// at most is fanned out so that each of its counters can be seen and hit. All in pixels of the viewport.
class StackTable {
public:
    /// A picture to be drawn, the lowest first.
    struct Picture {
        std::size_t counter = 0; ///< in the list
        QRectF box;
        int number = 1; ///< counters that it stands for
    };
    struct Fan {
        core::SpaceId space;
        QRectF frame;
        QRectF title; ///< null where there is none
    };

    /// All three outlive the table or its next call.
    void setBoard(const core::Board& board, const BoardShape& shape);
    void setCounters(const std::vector<PlacedCounter>& counters);

    const std::vector<Stack>& stacks() const { return m_stacks; }
    const Stack* at(core::SpaceId space) const;
    /// The middle of what lies there, or of the space.
    QPointF middleOf(core::SpaceId space) const;
    /// What lies on an area map at this space, in the plane: for whatever has to keep off it.
    QRectF placeOf(core::SpaceId space) const;
    const AreaRooms* rooms() const { return m_rooms.get(); }
    /// Where the badge of that number goes: at the corner of a cell, beside names and counters in an area.
    QRectF badgeBox(core::SpaceId space, int index, const MapView& view) const;

    std::vector<Picture> pictures(const Stack& stack, const MapView& view) const;
    /// Null for a counter that is not on the map.
    QRectF boxOf(core::CounterId counter, const MapView& view) const;
    const PlacedCounter* find(core::CounterId counter) const;
    /// Lies open: nothing lies on it, and it is not one of a heap.
    bool isOpen(core::CounterId counter) const;
    std::optional<core::CounterId> hitAt(QPointF point, std::optional<core::SpaceId> space, const MapView& view) const;

    /// Fans out the stack of a space so that it lies within the viewport; one that lies open anyway stays as it is.
    void setFanned(std::optional<core::SpaceId> space, const QRectF& viewport);
    std::optional<core::SpaceId> fanned() const { return m_fanned; }
    std::optional<Fan> fan(const MapView& view) const;
    /// The counters of the fan, row by row.
    std::vector<std::vector<std::size_t>> fanRows() const;

private:
    std::vector<QRectF> boxesOf(const Stack& stack, const MapView& view) const;
    std::vector<QRectF> fanBoxes(const Stack& stack, const MapView& view) const;
    const std::vector<Heap>& heapsAt(const Stack& stack) const;
    bool fansOut(const Stack& stack) const;

    const BoardShape* m_shape = nullptr;
    const std::vector<PlacedCounter>* m_counters = nullptr;
    std::unique_ptr<AreaRooms> m_rooms; ///< of an area map
    std::vector<Stack> m_stacks;        ///< by space
    std::vector<std::vector<Heap>> m_heaps;
    std::map<core::CounterId, std::size_t> m_counterAt;
    std::optional<core::SpaceId> m_fanned;
    QRectF m_viewport;
    mutable std::map<core::SpaceId, std::vector<QRectF>> m_badges; ///< of an area map, in the plane, as asked for
};

} // namespace orontes::editor
