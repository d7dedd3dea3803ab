// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tool_palette.h"

#include "editor/controls/section_head.h"
#include "editor/paint/looks.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "editor/theme/tokens.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int swatchSide = 18;

QIcon swatch(const QColor& colour, const QColor& line, qreal ratio) {
    QPixmap pixmap(QSize(swatchSide, swatchSide) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 1));
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(1, 1, swatchSide - 2, swatchSide - 2), 3, 3);
    return QIcon(pixmap);
}

QIcon stroke(const QColor& colour, qreal ratio) {
    QPixmap pixmap(QSize(swatchSide, swatchSide) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(2, swatchSide / 2.0), QPointF(swatchSide - 2, swatchSide / 2.0));
    return QIcon(pixmap);
}

constexpr auto tokenProperty = "token";

core::FeatureToken tokenOf(const QAbstractButton& button) {
    return core::FeatureToken{button.property(tokenProperty).toString().toStdString()};
}

QToolButton* choice(const QString& text, const QString& help, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(help);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace

ToolPalette::ToolPalette(const model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_terrains(new QButtonGroup(this)),
      m_features(new QButtonGroup(this)),
      m_regions(new QComboBox(this)) {
    setAreaLook(*this, AreaLook::Panel);
    m_regions->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long names may not widen it
    m_regions->setMinimumContentsLength(8);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(2);
    addTerrains(column);
    addFeatures(column);
    addRegions(column);
    addLayers(column);
    column->addStretch(1);
    paintSamples();
}

void ToolPalette::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintSamples();
}

/// In the colours that the map has in this theme.
void ToolPalette::paintSamples() {
    const MapTokens& colours = mapTokens(currentTheme());
    const core::RulesetInfo& info = m_document.info();
    const QList<QAbstractButton*> terrains = m_terrains->buttons();
    for (qsizetype i = 0; i < terrains.size(); ++i) {
        const QColor ground = groundColour(groundNamed(info.terrains[static_cast<std::size_t>(i)].look), colours);
        terrains[i]->setIcon(swatch(ground, colours.grid, devicePixelRatioF()));
    }
    for (QAbstractButton* button : m_features->buttons()) {
        const core::FeatureSpec* feature = core::findFeature(info, tokenOf(*button));
        const QColor line = feature ? lineColour(lineNamed(feature->look), colours) : withAlpha(colours.ink, 0.55);
        button->setIcon(stroke(line, devicePixelRatioF()));
    }
}

void ToolPalette::addTerrains(QVBoxLayout* column) {
    const core::Catalogue& texts = m_document.texts();
    column->addWidget(new SectionHead(tr("Terrain"), this));
    for (const core::TerrainSpec& terrain : m_document.info().terrains) {
        auto* button = choice(QString::fromStdString(texts.render(terrain.label)),
                              QString::fromStdString(texts.render(terrain.help)), this);
        m_terrains->addButton(button);
        column->addWidget(button);
        button->setProperty(tokenProperty, QString::fromStdString(terrain.token.value));
        connect(button, &QToolButton::clicked, this, [this, token = terrain.token] {
            m_terrain = token;
            emit terrainChosen();
        });
    }
    if (!m_terrains->buttons().isEmpty()) {
        m_terrains->buttons().constFirst()->setChecked(true);
        m_terrain = m_document.info().terrains.front().token;
    }
}

void ToolPalette::addFeatures(QVBoxLayout* column) {
    const core::Catalogue& texts = m_document.texts();
    if (m_document.info().features.empty())
        return;
    column->addSpacing(12);
    column->addWidget(new SectionHead(tr("Along edges"), this));
    for (const core::FeatureSpec& feature : m_document.info().features) {
        auto* button = choice(QString::fromStdString(texts.render(feature.label)),
                              QString::fromStdString(texts.render(feature.help)), this);
        button->setProperty(tokenProperty, QString::fromStdString(feature.token.value));
        addFeature(button, column);
    }
    m_plainLinks = choice(tr("Plain link"), tr("Two areas touch, and nothing lies between them"), this);
    addFeature(m_plainLinks, column);
    m_features->buttons().constFirst()->setChecked(true);
    m_feature = m_document.info().features.front().token;
}

void ToolPalette::addFeature(QToolButton* button, QVBoxLayout* column) {
    m_features->addButton(button);
    column->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, button] {
        m_feature = tokenOf(*button);
        emit featureChosen();
    });
}

void ToolPalette::showFeature(const core::FeatureToken& feature) {
    for (QAbstractButton* button : m_features->buttons())
        if (tokenOf(*button) == feature)
            button->setChecked(true);
}

void ToolPalette::showPlainLinks(bool shown) {
    if (m_plainLinks)
        m_plainLinks->setVisible(shown);
}

void ToolPalette::addRegions(QVBoxLayout* column) {
    column->addSpacing(12);
    auto* head = new SectionHead(tr("Regions"), this);
    auto* fresh = new QToolButton(this);
    fresh->setIcon(icon(IconId::Plus));
    fresh->setAutoRaise(true);
    fresh->setToolTip(tr("New region"));
    fresh->setAccessibleName(tr("New region"));
    head->addTrailing(fresh);
    m_regions->setAccessibleName(tr("Region"));
    column->addWidget(head);
    column->addWidget(m_regions);
    connect(fresh, &QToolButton::clicked, this, &ToolPalette::regionWanted);
    connect(m_regions, &QComboBox::activated, this, &ToolPalette::regionChosen);
    showRegions();
}

void ToolPalette::addLayers(QVBoxLayout* column) {
    column->addSpacing(12);
    column->addWidget(new SectionHead(tr("Layers"), this));
    const std::pair<QString, bool MapLayers::*> layers[] = {
        {tr("Counters"), &MapLayers::counters}, {tr("Zones"), &MapLayers::zones}, {tr("Labels"), &MapLayers::labels},
        {tr("Edges"), &MapLayers::edges},       {tr("Grid"), &MapLayers::grid},   {tr("Terrain"), &MapLayers::terrain}};
    for (const auto& [name, layer] : layers) {
        auto* box = new QCheckBox(name, this);
        box->setChecked(true);
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this, layer = layer](bool on) {
            m_layers.*layer = on;
            emit layersChanged();
        });
    }
}

core::RegionId ToolPalette::region() const {
    return core::RegionId{m_regions->currentData().toString().toStdString()};
}

void ToolPalette::showRegions() {
    const QVariant chosen = m_regions->currentData();
    m_regions->clear();
    for (const core::Region& region : *m_document.scenario().board->regions)
        m_regions->addItem(QString::fromStdString(region.name), QString::fromStdString(region.id.value));
    m_regions->setCurrentIndex(std::max(0, m_regions->findData(chosen)));
    m_regions->setEnabled(m_regions->count() > 0);
}

void ToolPalette::chooseTerrain(const core::TerrainToken& terrain) {
    m_terrain = terrain;
    for (QAbstractButton* button : m_terrains->buttons())
        if (button->property(tokenProperty).toString().toStdString() == terrain.value)
            button->setChecked(true);
    emit terrainChosen();
}

} // namespace orontes::editor
