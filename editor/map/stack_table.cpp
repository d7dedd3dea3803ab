// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/stack_table.h"

#include "editor/map/overlay_painter.h"

#include <algorithm>

namespace orontes::editor {
namespace {

constexpr std::size_t mostDrawn = 5; // of a pile; deeper ones lie behind
constexpr double leastFanned = 56;   // pixels of a space that is fanned out
constexpr double fannedCounter = 40; // pixels of a counter on an area map
constexpr double fanGap = 6;
constexpr double fanEdge = 8;
constexpr double fanTitle = 22;
constexpr double badgeSize = 0.28; // distances of neighbours
constexpr std::size_t fanLongest = 8;

} // namespace

void StackTable::setBoard(const core::Board& board, const BoardShape& shape) {
    m_shape = &shape;
    m_rooms = shape.areas() ? std::make_unique<AreaRooms>(board, *shape.areas()) : nullptr;
    m_fanned.reset();
    m_badges.clear();
}

void StackTable::setCounters(const std::vector<PlacedCounter>& counters) {
    m_counters = &counters;
    m_stacks = stacksOf(counters);
    m_heaps.clear();
    m_badges.clear();
    for (const Stack& stack : m_stacks)
        if (m_rooms)
            m_heaps.push_back(heapsOf(stack, counters, *m_rooms));
    m_counterAt.clear();
    for (std::size_t i = 0; i < counters.size(); ++i)
        m_counterAt.emplace(counters[i].id, i);
    if (m_fanned && (!at(*m_fanned) || !fansOut(*at(*m_fanned))))
        m_fanned.reset();
}

const Stack* StackTable::at(core::SpaceId space) const {
    const auto found = std::lower_bound(m_stacks.begin(), m_stacks.end(), space,
                                        [](const Stack& stack, core::SpaceId wanted) { return stack.space < wanted; });
    return found != m_stacks.end() && found->space == space ? &*found : nullptr;
}

const std::vector<Heap>& StackTable::heapsAt(const Stack& stack) const {
    return m_heaps[static_cast<std::size_t>(&stack - m_stacks.data())];
}

QRectF StackTable::placeOf(core::SpaceId space) const {
    QRectF place;
    if (const Stack* const stack = m_rooms ? at(space) : nullptr)
        for (const Heap& heap : heapsAt(*stack))
            place |= heap.box;
    return place;
}

QPointF StackTable::middleOf(core::SpaceId space) const {
    const QRectF place = placeOf(space);
    return place.isNull() ? m_shape->centre(space) : place.center();
}

QRectF StackTable::badgeBox(core::SpaceId space, int index, const MapView& view) const {
    if (!m_rooms)
        return editor::badgeBox(*m_shape, view, space, index);
    std::vector<QRectF>& badges = m_badges[space];
    while (badges.size() <= static_cast<std::size_t>(index)) {
        std::vector<QRectF> taken = badges;
        for (const Heap& heap : at(space) ? heapsAt(*at(space)) : std::vector<Heap>{})
            taken.push_back(heap.box);
        badges.push_back(m_rooms->place(space, {badgeSize, badgeSize}, taken).rect);
    }
    return view.toDevice(badges[static_cast<std::size_t>(index)]);
}

std::vector<QRectF> StackTable::boxesOf(const Stack& stack, const MapView& view) const {
    if (m_fanned == stack.space)
        return fanBoxes(stack, view);
    if (!m_rooms)
        return pile(stack.counters.size(), view.toDevice(m_shape->centre(stack.space)), view.scale * m_shape->unit());
    std::vector<QRectF> boxes(stack.counters.size());
    for (const Heap& heap : heapsAt(stack))
        for (const std::size_t counter : heap.counters) {
            const auto place = std::find(stack.counters.begin(), stack.counters.end(), counter);
            boxes[static_cast<std::size_t>(place - stack.counters.begin())] = view.toDevice(heap.box);
        }
    return boxes;
}

std::vector<StackTable::Picture> StackTable::pictures(const Stack& stack, const MapView& view) const {
    std::vector<Picture> pictures;
    if (m_rooms && m_fanned != stack.space) {
        for (const Heap& heap : heapsAt(stack))
            pictures.push_back(
                {heap.counters.front(), view.toDevice(heap.box), static_cast<int>(heap.counters.size())});
        return pictures;
    }
    const std::vector<QRectF> boxes = boxesOf(stack, view);
    const std::size_t drawn = m_fanned == stack.space ? boxes.size() : std::min(boxes.size(), mostDrawn);
    for (std::size_t i = drawn; i-- > 0;)
        pictures.push_back({stack.counters[i], boxes[i]});
    return pictures;
}

const PlacedCounter* StackTable::find(core::CounterId counter) const {
    const auto found = m_counterAt.find(counter);
    return found == m_counterAt.end() ? nullptr : &(*m_counters)[found->second];
}

QRectF StackTable::boxOf(core::CounterId counter, const MapView& view) const {
    const PlacedCounter* const placed = find(counter);
    const Stack* const stack = placed ? at(placed->space) : nullptr;
    if (!stack)
        return {};
    const auto index = static_cast<std::size_t>(placed - m_counters->data());
    const auto place = std::find(stack->counters.begin(), stack->counters.end(), index);
    return boxesOf(*stack, view)[static_cast<std::size_t>(place - stack->counters.begin())];
}

bool StackTable::isOpen(core::CounterId counter) const {
    const PlacedCounter* const placed = find(counter);
    const Stack* const stack = placed ? at(placed->space) : nullptr;
    if (!stack)
        return false;
    const bool liesUnder = !m_rooms && stack->counters.size() > 2 && m_fanned != placed->space;
    return !liesUnder || (*m_counters)[stack->counters.front()].id == counter;
}

std::optional<core::CounterId> StackTable::hitAt(QPointF point, std::optional<core::SpaceId> space,
                                                 const MapView& view) const {
    for (const std::optional<core::SpaceId> candidate : {m_fanned, space}) {
        const Stack* const stack = candidate ? at(*candidate) : nullptr;
        if (!stack)
            continue;
        const std::vector<QRectF> boxes = boxesOf(*stack, view);
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (boxes[i].contains(point))
                return (*m_counters)[stack->counters[i]].id;
    }
    return std::nullopt;
}

/// Two lie side by side anyway; on an area map only one alone does.
bool StackTable::fansOut(const Stack& stack) const {
    return stack.counters.size() > (m_rooms ? 1U : 2U);
}

void StackTable::setFanned(std::optional<core::SpaceId> space, const QRectF& viewport) {
    const Stack* const stack = space ? at(*space) : nullptr;
    m_fanned = stack && fansOut(*stack) ? space : std::nullopt;
    m_viewport = viewport;
}

std::vector<std::vector<std::size_t>> StackTable::fanRows() const {
    const Stack* const stack = m_fanned ? at(*m_fanned) : nullptr;
    return stack ? rowsOf(*stack, *m_counters, fanLongest) : std::vector<std::vector<std::size_t>>{};
}

std::optional<StackTable::Fan> StackTable::fan(const MapView& view) const {
    const Stack* const stack = m_fanned ? at(*m_fanned) : nullptr;
    if (!stack)
        return std::nullopt;
    QRectF all;
    const std::vector<QRectF> boxes = fanBoxes(*stack, view);
    for (const QRectF& box : boxes)
        all |= box;
    if (!m_rooms) {
        const double room = boxes.front().width() * 0.12;
        return Fan{stack->space, all.adjusted(-room, -room, room, room), {}};
    }
    const QRectF frame = all.adjusted(-fanEdge, -fanEdge - fanTitle, fanEdge, fanEdge);
    return Fan{stack->space, frame,
               QRectF(frame.left() + fanEdge, frame.top() + 4, frame.width() - 2 * fanEdge, fanTitle)};
}

/// On an area map row by row over the middle of the stack, and moved so that all of it can be seen.
std::vector<QRectF> StackTable::fanBoxes(const Stack& stack, const MapView& view) const {
    const double space = view.scale * m_shape->unit();
    if (!m_rooms)
        return editor::fan(stack.counters.size(), view.toDevice(m_shape->centre(stack.space)),
                           std::max(space, leastFanned));
    const std::vector<std::vector<std::size_t>> rows = rowsOf(stack, *m_counters, fanLongest);
    const double step = fannedCounter + fanGap;
    std::size_t longest = 0;
    for (const std::vector<std::size_t>& row : rows)
        longest = std::max(longest, row.size());
    const QSizeF size(static_cast<double>(longest) * step - fanGap, static_cast<double>(rows.size()) * step - fanGap);
    QRectF all(QPointF(), size);
    all.moveCenter(view.toDevice(middleOf(stack.space)));
    const QRectF within = m_viewport.adjusted(fanEdge, fanEdge + fanTitle, -fanEdge, -fanEdge);
    all.moveLeft(std::max(within.left(), std::min(all.left(), within.right() - size.width())));
    all.moveTop(std::max(within.top(), std::min(all.top(), within.bottom() - size.height())));
    std::vector<QRectF> boxes(stack.counters.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            const auto place = std::find(stack.counters.begin(), stack.counters.end(), rows[row][i]);
            boxes[static_cast<std::size_t>(place - stack.counters.begin())] =
                QRectF(all.left() + static_cast<double>(i) * step, all.top() + static_cast<double>(row) * step,
                       fannedCounter, fannedCounter);
        }
    return boxes;
}

} // namespace orontes::editor
