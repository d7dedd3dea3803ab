// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/note_tools.h"

#include "editor/map/tools/brush.h"

#include <set>

namespace orontes::editor {

void LabelTool::press(const MapGesture& gesture) {
    m_from = gesture.spot.space;
}

void LabelTool::move(const MapGesture& gesture) {
    m_ghost = {};
    if (m_from && gesture.spot.space && gesture.spot.space != m_from && !core::noteOf(board(), *m_from).empty())
        m_ghost.spaces = {*gesture.spot.space};
}

void LabelTool::release(const MapGesture& gesture) {
    const std::optional<core::SpaceId> from = m_from;
    cancel();
    if (!from || !gesture.spot.space)
        return;
    if (*from == *gesture.spot.space)
        write(*from);
    else
        moveNote(*from, *gesture.spot.space);
}

void LabelTool::write(core::SpaceId space) {
    core::SpaceNote note = core::noteOf(board(), space);
    const auto apply = [this, space](core::SpaceNote written) {
        if (!(written == core::noteOf(board(), space)))
            context().apply({core::SetSpaceNote{space, std::move(written)}}, context().newStroke());
    };
    if (context().letter.empty()) {
        context().askNote(space, note, apply);
        return;
    }
    note.letter = note.letter == context().letter ? std::string() : context().letter;
    apply(std::move(note));
}

void LabelTool::moveNote(core::SpaceId from, core::SpaceId to) {
    core::SpaceNote there = core::noteOf(board(), to);
    core::SpaceNote here = core::noteOf(board(), from);
    if (here.name.empty() && here.letter.empty())
        return;
    std::swap(here.name, there.name);
    std::swap(here.letter, there.letter);
    core::Batch batch;
    batch.edits.push_back({core::SetSpaceNote{from, std::move(here)}});
    batch.edits.push_back({core::SetSpaceNote{to, std::move(there)}});
    context().apply({std::move(batch)}, context().newStroke());
}

void LabelTool::hover(const MapSpot& spot, Qt::KeyboardModifiers) {
    m_ghost = {};
    if (spot.space)
        m_ghost.spaces = {*spot.space};
}

void LabelTool::cancel() {
    MapTool::cancel();
    m_from.reset();
}

void RegionTool::paintTo(core::SpaceId space) {
    const std::vector<core::SpaceId> brushed =
        m_last ? brushedWay(board(), *m_last, space, context().brush) : brushSpaces(board(), space, context().brush);
    m_last = space;
    const core::Region* const present = core::findRegion(board(), context().region);
    std::set<core::SpaceId> spaces;
    std::vector<core::SpaceLabel> strangers; // labels that are not on the board stay where they are
    for (const core::SpaceLabel& label : present ? present->spaces : std::vector<core::SpaceLabel>())
        if (const std::optional<core::SpaceId> found = core::findSpace(board(), label))
            spaces.insert(*found);
        else
            strangers.push_back(label);
    const std::size_t before = spaces.size();
    for (const core::SpaceId brushedSpace : brushed)
        if (m_removes)
            spaces.erase(brushedSpace);
        else
            spaces.insert(brushedSpace);
    if (spaces.size() == before)
        return;
    core::Region region{context().region, present ? present->name : context().regionName, {}};
    for (const core::SpaceId held : spaces)
        region.spaces.push_back(core::labelOf(board(), held));
    region.spaces.insert(region.spaces.end(), strangers.begin(), strangers.end());
    context().apply({core::PutRegion{std::move(region)}}, m_stroke);
}

void RegionTool::press(const MapGesture& gesture) {
    if (!gesture.spot.space || context().region.empty())
        return;
    m_removes = (gesture.modifiers & Qt::ControlModifier) != 0;
    m_stroke = context().newStroke();
    m_last.reset();
    m_ghost = {};
    paintTo(*gesture.spot.space);
}

void RegionTool::move(const MapGesture& gesture) {
    if (m_stroke != 0 && gesture.spot.space && gesture.spot.space != m_last)
        paintTo(*gesture.spot.space);
}

void RegionTool::release(const MapGesture&) {
    m_stroke = 0;
    m_last.reset();
}

void RegionTool::hover(const MapSpot& spot, Qt::KeyboardModifiers) {
    m_ghost = {};
    if (spot.space && !context().region.empty())
        m_ghost.spaces = brushSpaces(board(), *spot.space, context().brush);
}

void RegionTool::cancel() {
    MapTool::cancel();
    m_stroke = 0;
    m_last.reset();
}

} // namespace orontes::editor
