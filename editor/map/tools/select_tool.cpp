// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/select_tool.h"

#include "editor/map/tools/brush.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr double dragBegins = 0.12; // of a space

template <class Id>
void toggle(std::vector<Id>& ids, Id id) {
    const auto place = std::lower_bound(ids.begin(), ids.end(), id);
    if (place != ids.end() && *place == id)
        ids.erase(place);
    else
        ids.insert(place, id);
}

template <class Id>
bool holds(const std::vector<Id>& ids, Id id) {
    return std::binary_search(ids.begin(), ids.end(), id);
}

bool adds(const MapGesture& gesture) {
    return (gesture.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
}

double planeUnitOf(const core::Board& board) {
    return std::holds_alternative<core::Cow<core::AreaMap>>(board.geometry) ? BoardShape(board).unit() : 1.0;
}

} // namespace

void SelectTool::pressCounter(core::CounterId counter, bool addsTo) {
    Selected selected = context().selected();
    if (addsTo) {
        toggle(selected.counters, counter);
        context().select({selected.counters, {}, {}, {}});
    } else if (!holds(selected.counters, counter))
        context().select({{counter}, {}, {}, {}});
    m_drag = Drag::Counters;
}

void SelectTool::press(const MapGesture& gesture) {
    cancel();
    m_from = gesture.spot.plane;
    m_fromSpace = gesture.spot.space;
    if (gesture.spot.counter) {
        pressCounter(*gesture.spot.counter, adds(gesture));
        return;
    }
    if (!gesture.spot.space) {
        if (!adds(gesture))
            context().select({});
        return;
    }
    m_drag = Drag::Spaces;
    std::vector<core::SpaceId> spaces;
    if (adds(gesture)) {
        spaces = context().selected().spaces;
        m_kept = spaces;
        toggle(spaces, *gesture.spot.space);
    } else
        spaces = {*gesture.spot.space};
    context().select({{}, std::move(spaces), {}, {}});
}

void SelectTool::move(const MapGesture& gesture) {
    const QPointF way = gesture.spot.plane - m_from;
    m_hasMoved = m_hasMoved || std::hypot(way.x(), way.y()) > dragBegins * planeUnitOf(board());
    if (!m_hasMoved)
        return;
    if (m_drag == Drag::Counters) {
        m_ghost.counters = context().selected().counters;
        m_ghost.at = gesture.spot.plane;
        m_ghost.spaces.clear();
        if (gesture.spot.space)
            m_ghost.spaces = {*gesture.spot.space};
    } else if (m_drag == Drag::Spaces && gesture.spot.space && gesture.spot.space != m_fromSpace) {
        std::vector<core::SpaceId> spaces = spannedSpaces(board(), *m_fromSpace, *gesture.spot.space);
        spaces.insert(spaces.end(), m_kept.begin(), m_kept.end());
        std::sort(spaces.begin(), spaces.end());
        spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
        context().select({{}, std::move(spaces), {}, {}});
    }
}

void SelectTool::release(const MapGesture& gesture) {
    const bool isDropped = m_drag == Drag::Counters && m_hasMoved && gesture.spot.space;
    if (isDropped)
        setUpAt(*gesture.spot.space);
    cancel();
}

void SelectTool::setUpAt(core::SpaceId space) {
    const core::SpaceLabel label = core::labelOf(board(), space);
    core::Batch batch;
    for (const core::CounterId id : context().selected().counters) {
        const core::Counter* const counter = core::findCounter(context().scenario(), id);
        const auto* const at = counter ? std::get_if<core::AtSpace>(&counter->setUp.place) : nullptr;
        if (!counter || (at && at->space == label))
            continue;
        core::Counter moved = *counter;
        moved.setUp.place = core::AtSpace{label};
        batch.edits.push_back({core::ChangeCounter{std::move(moved)}});
    }
    if (batch.edits.empty())
        return;
    const core::Edit edit = batch.edits.size() == 1 ? batch.edits.front() : core::Edit{std::move(batch)};
    context().apply(edit, context().newStroke());
}

void SelectTool::cancel() {
    MapTool::cancel();
    m_drag = Drag::None;
    m_hasMoved = false;
    m_fromSpace.reset();
    m_kept.clear();
}

} // namespace orontes::editor
