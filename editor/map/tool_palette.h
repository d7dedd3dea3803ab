// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/map_tool.h"
#include "model/document/scenario_document.h"

#include <QWidget>

class QButtonGroup;
class QToolButton;
class QComboBox;
class QVBoxLayout;

namespace orontes::editor {

/// Left of the map: terrains and features to choose, regions, layers to show.
class ToolPalette : public QWidget {
    Q_OBJECT

public:
    ToolPalette(const model::ScenarioDocument& document, QWidget* parent = nullptr);

    core::TerrainToken terrain() const { return m_terrain; }
    /// Empty: a plain link of an area map.
    core::FeatureToken feature() const { return m_feature; }
    /// Marks a feature as chosen, and tells nobody.
    void showFeature(const core::FeatureToken& feature);
    /// Plain links can be chosen on area maps.
    void showPlainLinks(bool shown);
    core::RegionId region() const;
    MapLayers layers() const { return m_layers; }
    void chooseTerrain(const core::TerrainToken& terrain);
    void showRegions();

signals:
    void terrainChosen();
    void featureChosen();
    void regionChosen();
    void regionWanted(); ///< a new one
    void layersChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintSamples();
    void addTerrains(QVBoxLayout* column);
    void addFeatures(QVBoxLayout* column);
    void addFeature(QToolButton* button, QVBoxLayout* column);
    void addRegions(QVBoxLayout* column);
    void addLayers(QVBoxLayout* column);

    const model::ScenarioDocument& m_document;
    core::TerrainToken m_terrain;
    core::FeatureToken m_feature;
    MapLayers m_layers;
    QButtonGroup* m_terrains;
    QButtonGroup* m_features;
    QToolButton* m_plainLinks = nullptr;
    QComboBox* m_regions;
};

} // namespace orontes::editor
