// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_page.h"

#include "editor/controls/divider.h"
#include "editor/map/region_dialog.h"
#include "editor/map/rule_lens.h"
#include "editor/map/tool_palette.h"
#include "editor/map/tools/tool_hand.h"
#include "editor/paint/scenario_picture.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int paletteWidth = 176;

} // namespace

MapPage::MapPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent),
      m_menu(new QMenu(tr("&Map"), this)),
      m_palette(new ToolPalette(document(), this)),
      m_canvas(new MapCanvas(this)),
      m_lens(
          new RuleLens(info(), document().texts(), [this](const auto& request) { return askRules(request); }, this)) {
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFixedWidth(paletteWidth);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_palette);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(scroll);
    row->addWidget(new Divider(Qt::Vertical, this));
    row->addWidget(m_canvas, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeToolRow());
    column->addWidget(new Divider(Qt::Horizontal, this));
    column->addLayout(row, 1);
    buildContext();
    buildTools();
    buildMenu();
    connectCanvas();
    connect(&document(), &model::ScenarioDocument::shownChanged, this, &MapPage::follow);
    connect(&this->context().selection, &Selection::changed, this, &MapPage::followSelection);
    connect(m_lens, &RuleLens::changed, this, &MapPage::showOverlays);
    connect(m_lens, &RuleLens::ruleRequested, this,
            [this](const core::Citation& rule) { this->context().openRule(rule); });
    connect(m_palette, &ToolPalette::layersChanged, this, [this] { m_canvas->setLayers(m_palette->layers()); });
    connect(m_palette, &ToolPalette::regionWanted, this, &MapPage::addRegion);
    connect(m_canvas, &MapCanvas::themeChanged, this, &MapPage::followTheme);
    m_work.theme = currentTheme();
    showAreaTools();
    useTool(ToolId::Select);
    showScenario();
    setFocusProxy(m_canvas);
}

void MapPage::connectCanvas() {
    connect(m_canvas, &MapCanvas::hovered, this, &MapPage::pointAt);
    connect(m_canvas, &MapCanvas::moved, this, [this](const MapGesture& gesture) { pointAt(gesture.spot); });
    connect(m_canvas, &MapCanvas::cancelled, this, [this] {
        if (!m_canvas->isHeld()) // else a gesture is given up, and that is all
            context().selection.clear();
    });
    connect(m_canvas, &MapCanvas::cursorMoved, this, [this](core::SpaceId space) {
        MapSpot spot;
        spot.space = space;
        pointAt(spot);
    });
}

namespace {

/// The side whose counters are set up in the region; null where nobody is.
const core::Side* whoBeginsIn(const core::RegionId& region, const core::Scenario& scenario) {
    for (const core::Counter& counter : *scenario.counters)
        if (const auto* within = std::get_if<core::WithinRegion>(&counter.setUp.place);
            within && within->region == region)
            return core::findSide(scenario, counter.side);
    return nullptr;
}

} // namespace

MapPicture MapPage::picture() const {
    const core::Scenario& shown = document().shown();
    MapPicture picture;
    picture.board = shown.board;
    picture.style = styleOf(info(), shown, currentTheme());
    for (const core::Region& region : *shown.board->regions) {
        const core::Side* owner = whoBeginsIn(region.id, shown);
        const bool atHand = m_actions.at(ToolId::Region)->isChecked() && region.id == m_work.region;
        if (!owner && !atHand)
            continue; // regions in which nobody begins would only cover the map
        MapZone zone;
        zone.name = QString::fromStdString(region.name);
        zone.colour = owner ? QColor(QRgb(owner->colour.rgb)) : tokens(currentTheme()).lapis;
        for (const core::SpaceLabel& label : region.spaces)
            if (const std::optional<core::SpaceId> space = core::findSpace(*shown.board, label))
                zone.spaces.push_back(*space);
        picture.style.zones.push_back(std::move(zone));
    }
    picture.counters = placedAtStart(info(), shown);
    return picture;
}

void MapPage::showScenario() {
    m_canvas->setPicture(picture());
    showOverlays();
}

void MapPage::followTheme() {
    m_work.theme = currentTheme();
    m_canvas->change(picture(), {});
    showOverlays();
}

void MapPage::follow(const core::ChangeSet& changes) {
    if (changes.regions || changes.boardShape) {
        m_palette->showRegions();
        takeChoices();
    }
    m_position.reset();
    if (changes.boardShape) {
        showAreaTools();
        keepSelection(*m_canvas->picture().board);
    }
    m_canvas->change(picture(), changes);
    m_lens->refresh(); // and so the overlays
    m_hand->follow();
}

/// Areas that stay are still selected, whichever numbers they have now.
void MapPage::keepSelection(const core::Board& before) {
    const core::Board& board = *scenario().board;
    Selected selected = context().selection.selected();
    if (selected.spaces.empty() && !selected.edge)
        return;
    const auto now = [&](core::SpaceId space) {
        return space.value < core::spaceCount(before) ? core::findSpace(board, core::labelOf(before, space))
                                                      : std::optional<core::SpaceId>();
    };
    std::vector<core::SpaceId> spaces;
    for (const core::SpaceId space : selected.spaces)
        if (const std::optional<core::SpaceId> same = now(space))
            spaces.push_back(*same);
    std::sort(spaces.begin(), spaces.end());
    selected.spaces = std::move(spaces);
    const std::optional<core::EdgeSides> sides =
        selected.edge ? core::sidesOf(before, *selected.edge) : std::optional<core::EdgeSides>();
    const std::optional<core::SpaceId> first = sides ? now(sides->first) : std::nullopt;
    const std::optional<core::SpaceId> second = sides ? now(sides->second) : std::nullopt;
    selected.edge = first && second ? core::edgeBetween(board, *first, *second) : std::nullopt;
    context().selection.select(std::move(selected));
}

void MapPage::showOverlays() {
    MapOverlays overlays;
    overlays.ghost = m_canvas->overlays().ghost;
    const Selected& selected = context().selection.selected();
    const core::Board& board = *scenario().board;
    for (const core::SpaceId space : selected.spaces)
        if (space.value < core::spaceCount(board))
            overlays.spaces.push_back({space, MarkKind::Selected, {}});
    if (selected.edge)
        overlays.edges.push_back({*selected.edge, MarkKind::Selected});
    for (const core::CounterId id : selected.counters) {
        overlays.counters.push_back({id, MarkKind::Selected, {}});
        const core::Counter* counter = core::findCounter(scenario(), id);
        const auto* within = counter ? std::get_if<core::WithinSpaces>(&counter->setUp.place) : nullptr;
        if (!within)
            continue;
        MapZone zone;
        const core::Side* side = core::findSide(scenario(), counter->side);
        zone.colour = side ? QColor(QRgb(side->colour.rgb)) : QColor(Qt::black);
        for (const core::SpaceLabel& label : within->spaces)
            if (const std::optional<core::SpaceId> space = core::findSpace(board, label))
                zone.spaces.push_back(*space);
        overlays.zones.push_back(std::move(zone));
    }
    m_lens->lay(overlays, currentTheme());
    markFindings(overlays);
    m_canvas->setOverlays(std::move(overlays));
}

void MapPage::followSelection() {
    const Selected& selected = context().selection.selected();
    std::optional<core::CounterId> counter;
    std::optional<core::SpaceId> space;
    if (!selected.counters.empty())
        counter = selected.counters.front();
    else if (!selected.spaces.empty())
        space = selected.spaces.front();
    m_lens->choose(counter, space);
    showOverlays();
    m_hand->follow();
}

/// One mark per space or counter, with every sentence about it.
void MapPage::markFindings(MapOverlays& overlays) const {
    if (!m_problems->isChecked())
        return;
    const core::Board& board = *scenario().board;
    std::map<core::SpaceId, QStringList> spaces;
    std::map<core::CounterId, QStringList> counters;
    for (const core::Diagnostic& finding : document().findings()) {
        const QString sentence = QString::fromStdString(document().texts().render(finding.text()));
        if (const auto* counter = std::get_if<core::CounterId>(&finding.where.table))
            counters[*counter] << sentence;
        if (const auto* label = std::get_if<core::SpaceLabel>(&finding.where.table))
            if (const std::optional<core::SpaceId> space = core::findSpace(board, *label))
                spaces[*space] << sentence;
    }
    for (const auto& [space, sentences] : spaces)
        overlays.spaces.push_back({space, MarkKind::Refused, sentences.join(u'\n')});
    for (const auto& [counter, sentences] : counters)
        overlays.counters.push_back({counter, MarkKind::Refused, sentences.join(u'\n')});
}

core::Result<core::Overlay> MapPage::askRules(const core::OverlayRequest& request) {
    const core::Ruleset& rules = document().ruleset().rules;
    if (!m_position) {
        core::Result<core::Position> first = rules.start(document().scenario());
        if (!first)
            return core::refuse(std::move(first.error()));
        m_position = std::move(*first);
    }
    return rules.overlay(*m_position, request);
}

void MapPage::addRegion() {
    RegionDialog dialog(info(), *scenario().board, context().selection.selected().spaces, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    core::Region region;
    region.name = dialog.name().toStdString();
    int number = static_cast<int>(scenario().board->regions->size()) + 1;
    do
        region.id = core::RegionId{"region-" + std::to_string(number++)};
    while (core::findRegion(*scenario().board, region.id));
    for (const core::SpaceId space : dialog.spaces())
        region.spaces.push_back(core::labelOf(*scenario().board, space));
    apply({core::PutRegion{std::move(region)}});
}

void MapPage::pointAt(const MapSpot& spot) {
    m_whereabouts = describe(spot);
    if (m_lens->pointAt(spot.space))
        showOverlays();
    emit hoverChanged();
}

QString MapPage::describe(const MapSpot& spot) const {
    if (!spot.space)
        return {};
    const core::Board& board = *scenario().board;
    QStringList words{QString::fromStdString(core::labelOf(board, *spot.space).value)};
    if (const core::TerrainSpec* terrain = core::findTerrain(info(), core::terrainOf(board, *spot.space)))
        words << text(terrain->label);
    if (const std::string& name = core::noteOf(board, *spot.space).name; !name.empty())
        words << QString::fromStdString(name);
    for (const PlacedCounter& counter : *m_canvas->picture().counters)
        if (counter.space == *spot.space)
            words << QString::fromStdString(counter.face.caption);
    if (const QString said = m_lens->wordsAt(*spot.space); !said.isEmpty())
        words << said;
    return words.join(QStringLiteral(" · "));
}

void MapPage::reveal(const core::Place& place) {
    const core::Board& board = *scenario().board;
    if (const auto* label = std::get_if<core::SpaceLabel>(&place.table))
        if (const std::optional<core::SpaceId> space = core::findSpace(board, *label)) {
            context().selection.selectSpace(*space);
            m_canvas->reveal(*space);
            m_canvas->setCursorSpace(*space);
        }
    if (const auto* edge = std::get_if<core::EdgePlace>(&place.table)) {
        const std::optional<core::SpaceId> a = core::findSpace(board, edge->first);
        const std::optional<core::SpaceId> b = core::findSpace(board, edge->second);
        Selected selected;
        if (a && b)
            selected.edge = core::edgeBetween(board, *a, *b);
        context().selection.select(std::move(selected));
        if (a)
            m_canvas->reveal(*a);
    }
    m_canvas->setFocus();
}

} // namespace orontes::editor
