// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"
#include "editor/scenario/scenario_page.h"

#include <map>

class QAction;
class QComboBox;
class QMenu;

namespace orontes::editor {

class ToolPalette;

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
    void buildDesk();
    void buildMenu();
    void connectCanvas();
    void showScenario();
    void follow(const core::ChangeSet& changes);
    void showOverlays();
    void pointAt(const MapSpot& spot);
    void select(const MapSpot& spot, Qt::KeyboardModifiers modifiers);
    void dropCounter(core::CounterId counter, core::SpaceId space);
    void takeChoices();
    void addRegion();
    QString describe(const MapSpot& spot) const;
    MapPicture picture() const;

    QMenu* m_menu;
    ToolPalette* m_palette;
    MapCanvas* m_canvas;
    QComboBox* m_size = nullptr;
    std::map<ToolId, QAction*> m_actions;
    ToolDesk m_desk;
    std::unique_ptr<MapTool> m_tool;
    QString m_whereabouts;
};

} // namespace orontes::editor
