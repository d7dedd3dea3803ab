// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_canvas.h"
#include "editor/map/tools/map_tool.h"
#include "editor/scenario/scenario_page.h"

#include <QPointer>

#include <map>

class QAction;
class QComboBox;
class QMenu;

namespace orontes::editor {

class LabelEdit;
class RuleLens;
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
    DrawArea,
    Outline,
    Cut,
    Link,
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
    RuleLens& lens() { return *m_lens; }

signals:
    void hoverChanged();

private:
    QWidget* makeToolRow();
    void buildTools();
    void buildContext();
    void buildMenu();
    void buildAreaMenu();
    void buildAreaContext();
    void showAreaTools();
    void nameSizes();
    void keepSelection(const core::Board& before);
    void chooseFeature();
    void askLabel(QPointF plane, const core::SpaceLabel& proposed, std::function<bool(core::SpaceLabel)> done);
    void makeBoard();
    void renameArea();
    void mergeAreas();
    void removeAtHand();
    void connectCanvas();
    void showScenario();
    void followTheme();
    void follow(const core::ChangeSet& changes);
    void showOverlays();
    void followSelection();
    void markFindings(MapOverlays& overlays) const;
    void pointAt(const MapSpot& spot);
    void askNote(core::SpaceId space, const core::SpaceNote& note, const std::function<void(core::SpaceNote)>& done);
    void takeChoices();
    void addRegion();
    QString describe(const MapSpot& spot) const;
    MapPicture picture() const;
    core::Result<core::Overlay> askRules(const core::OverlayRequest& request);

    QMenu* m_menu;
    ToolPalette* m_palette;
    MapCanvas* m_canvas;
    RuleLens* m_lens;
    QAction* m_problems;                      ///< whether findings are marked on the map
    std::optional<core::Position> m_position; ///< of the scenario as it begins; nothing while it has not been asked for
    QComboBox* m_size = nullptr;
    std::map<ToolId, QAction*> m_actions;
    QMenu* m_areaMenu = nullptr;
    QPointer<LabelEdit> m_labelEdit;
    ToolContext m_work;
    ToolHand* m_hand = nullptr;
    std::map<ToolId, std::unique_ptr<MapTool>> m_tools;
    QString m_whereabouts;
};

} // namespace orontes::editor
