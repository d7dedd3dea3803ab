// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/area_stacks.h"

#include <algorithm>

namespace orontes::editor {
namespace {

// In distances of neighbours.
constexpr double heapWidth = 0.42;
constexpr double beside = 0.05; // room for the number at the corner
constexpr double below = 0.07;
constexpr std::size_t mostInRow = 4;

using Row = std::vector<std::size_t>; // heaps

std::vector<Heap> alikeIn(const Stack& stack, std::span<const PlacedCounter> counters) {
    std::vector<Heap> heaps;
    for (const std::size_t counter : stack.counters) {
        const auto found = std::find_if(heaps.begin(), heaps.end(), [&](const Heap& heap) {
            return lookAlike(counters[heap.counters.front()], counters[counter]);
        });
        if (found == heaps.end())
            heaps.push_back({{counter}, {}});
        else
            found->counters.push_back(counter);
    }
    return heaps;
}

const core::CounterFace& faceOf(const Heap& heap, std::span<const PlacedCounter> counters) {
    return counters[heap.counters.front()].face;
}

std::vector<Row> inRows(const std::vector<Heap>& heaps, std::span<const PlacedCounter> counters, std::size_t longest) {
    std::vector<Row> rows;
    std::vector<bool> isTaken(heaps.size());
    for (std::size_t first = 0; first < heaps.size(); ++first) {
        if (isTaken[first])
            continue;
        rows.emplace_back();
        for (std::size_t i = first; i < heaps.size(); ++i) {
            if (isTaken[i] || !ofOneSide(faceOf(heaps[first], counters), faceOf(heaps[i], counters)))
                continue;
            if (rows.back().size() == longest)
                rows.emplace_back();
            rows.back().push_back(i);
            isTaken[i] = true;
        }
    }
    return rows;
}

QSizeF sizeOf(const std::vector<Row>& rows) {
    std::size_t longest = 0;
    for (const Row& row : rows)
        longest = std::max(longest, row.size());
    const auto columns = static_cast<double>(longest);
    const auto lines = static_cast<double>(rows.size());
    return {columns * (heapWidth + beside), lines * (heapWidth + below)};
}

void layOut(std::vector<Heap>& heaps, const std::vector<Row>& rows, const QRectF& place) {
    const double scale = place.width() / sizeOf(rows).width();
    double top = place.top();
    for (const Row& row : rows) {
        const double wide = static_cast<double>(row.size()) * (heapWidth + beside) * scale;
        double left = place.center().x() - wide / 2;
        for (const std::size_t heap : row) {
            heaps[heap].box = QRectF(left, top, heapWidth * scale, heapWidth * scale);
            left += (heapWidth + beside) * scale;
        }
        top += (heapWidth + below) * scale;
    }
}

} // namespace

bool lookAlike(const PlacedCounter& one, const PlacedCounter& other) {
    if (one.stands != other.stands || one.apart != other.apart)
        return false;
    core::CounterFace a = one.face;
    core::CounterFace b = other.face;
    a.caption.clear();
    b.caption.clear();
    return a == b;
}

bool ofOneSide(const core::CounterFace& one, const core::CounterFace& other) {
    return one.band == other.band && one.pattern == other.pattern;
}

std::vector<Heap> heapsOf(const Stack& stack, std::span<const PlacedCounter> counters, const AreaRooms& rooms) {
    std::vector<Heap> heaps = alikeIn(stack, counters);
    AreaRooms::Place best;
    std::vector<Row> rows;
    for (std::size_t longest = std::min(heaps.size(), mostInRow); longest > 0; --longest) {
        std::vector<Row> tried = inRows(heaps, counters, longest);
        const AreaRooms::Place place = rooms.place(stack.space, sizeOf(tried));
        if (!rows.empty() && place.cost >= best.cost)
            continue;
        best = place;
        rows = std::move(tried);
    }
    layOut(heaps, rows, best.rect);
    return heaps;
}

std::vector<std::vector<std::size_t>> rowsOf(const Stack& stack, std::span<const PlacedCounter> counters,
                                             std::size_t longest) {
    std::vector<Heap> single;
    for (const std::size_t counter : stack.counters)
        single.push_back({{counter}, {}});
    std::vector<std::vector<std::size_t>> rows = inRows(single, counters, longest);
    for (std::vector<std::size_t>& row : rows)
        for (std::size_t& one : row)
            one = stack.counters[one];
    return rows;
}

} // namespace orontes::editor
