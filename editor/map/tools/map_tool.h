// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_gesture.h"
#include "editor/map/map_picture.h"
#include "editor/scenario/selection.h"
#include "rules/core/scenario/edit.h"

#include <functional>
#include <string>

namespace orontes::editor {

/// What the tools work on, what is chosen for them, and where their edits go. They do not know the document.
struct ToolContext {
    std::function<const core::Scenario&()> scenario;
    /// Edits of one stroke are one step of the history.
    std::function<void(const core::Edit&, int stroke)> apply;
    std::function<int()> newStroke;
    std::function<const Selected&()> selected;
    std::function<void(Selected)> select;
    /// The eyedropper has found something.
    std::function<void(const core::TerrainToken&)> pickTerrain;
    std::function<void(const core::FeatureToken&)> pickFeature;
    /// Asks for the name and letter of a space and calls `done` with the answer; not at all when there is none.
    std::function<void(core::SpaceId, const core::SpaceNote&, std::function<void(core::SpaceNote)> done)> askNote;

    /// Applies as one step with a name of its own; false, and the user told why, when it is refused.
    std::function<bool(const core::Result<core::Edit>&, const QString& name, int stroke)> applyStep;
    /// Asks in place for the label of an area, until `done` has accepted one or nobody wants to give one.
    std::function<void(QPointF plane, const core::SpaceLabel& proposed, std::function<bool(core::SpaceLabel)> done)>
        askLabel;
    std::function<void(const QString& sentence)> tell;
    /// How much of the plane a pixel of the screen covers, and which part of it is seen.
    std::function<double()> pixel;
    std::function<QRectF()> seen;
    std::function<void(QPointF plane)> reveal;

    core::TerrainToken terrain;
    core::FeatureToken feature;
    core::FeatureToken linkFeature; ///< what lies along new links; empty: nothing
    bool cornersAlone = false;      ///< corners move in one area only
    core::RegionId region;
    std::string regionName; ///< of a region that is new
    std::string letter;     ///< what the label tool sets; empty: it asks for a name
    int brush = 0;          ///< steps around the middle: 0 one space, 1 seven hexes or nine squares …
    MapLegend legend;
    Theme theme = Theme::Light;

    const core::Board& board() const { return *scenario().board; }
};

/// What the pointer does on the map. A press begins, a release ends; in between nothing else happens.
class MapTool {
public:
    explicit MapTool(ToolContext& context) : m_context(context) {}
    virtual ~MapTool() = default;
    MapTool(const MapTool&) = delete;
    MapTool& operator=(const MapTool&) = delete;

    virtual void press(const MapGesture& gesture) = 0;
    virtual void move(const MapGesture&) {}
    virtual void release(const MapGesture&) {}
    /// After the second press.
    virtual void doubleClick(const MapGesture&) {}
    /// Without a button held. An empty spot: the pointer has left.
    virtual void hover(const MapSpot&, Qt::KeyboardModifiers) {}
    /// Escape, or another tool is taken: what has not been applied is dropped.
    virtual void cancel() { m_ghost = {}; }
    /// The tool has been taken, or the scenario or the selection has become another one.
    virtual void follow() {}
    /// Any key, before it moves the cursor or does what it does elsewhere; whether the tool has taken it.
    virtual bool takeKey(int, Qt::KeyboardModifiers) { return false; }
    /// A key pressed while the keyboard is at `space`; whether it meant something.
    virtual bool key(int, Qt::KeyboardModifiers, core::SpaceId) { return false; }

    const MapGhost& ghost() const { return m_ghost; }

protected:
    ToolContext& context() { return m_context; }
    const ToolContext& context() const { return m_context; }
    const core::Board& board() const { return m_context.board(); }
    QColor groundOf(const core::TerrainToken& terrain) const {
        return groundColour(entryOf(m_context.legend, terrain).ground, mapTokens(m_context.theme));
    }
    MapGhost m_ghost;

private:
    ToolContext& m_context;
};

} // namespace orontes::editor
