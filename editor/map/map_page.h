// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_canvas.h"
#include "editor/map/tools/map_tool.h"
#include "editor/scenario/scenario_page.h"

#include <map>

class QAction;
class QComboBox;
class QMenu;

namespace orontes::editor {

class ToolHand;
class ToolPalette;

enum class ToolId {
    Select,
    Stamp,
    Fill,
    Line,
    Rectangle,
    Edge,
    Label,
    Region,
    Erase,
    Eyedropper,
};

/// The map of a scenario with its tools: paint, mark, select.
class MapPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit MapPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

    MapCanvas& canvas() { return *m_canvas; }
    QMenu* menu() const { return m_menu; }
    /// Address, terrain, edge and counters under the pointer.
    QString whereabouts() const { return m_whereabouts; }
    void useTool(ToolId id);

signals:
    void hoverChanged();

private:
    QWidget* makeToolRow();
    void buildTools();
    void buildContext();
    void buildMenu();
    void connectCanvas();
    void showScenario();
    void follow(const core::ChangeSet& changes);
    void showOverlays();
    void pointAt(const MapSpot& spot);
    void askNote(core::SpaceId space, const core::SpaceNote& note, const std::function<void(core::SpaceNote)>& done);
    void takeChoices();
    void addRegion();
    QString describe(const MapSpot& spot) const;
    MapPicture picture() const;

    QMenu* m_menu;
    ToolPalette* m_palette;
    MapCanvas* m_canvas;
    QComboBox* m_size = nullptr;
    std::map<ToolId, QAction*> m_actions;
    ToolContext m_work;
    ToolHand* m_hand = nullptr;
    std::map<ToolId, std::unique_ptr<MapTool>> m_tools;
    QString m_whereabouts;
};

} // namespace orontes::editor
