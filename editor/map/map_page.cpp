// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_page.h"

#include "editor/controls/divider.h"
#include "editor/map/region_dialog.h"
#include "editor/map/rule_lens.h"
#include "editor/map/tool_palette.h"
#include "editor/map/tool_row.h"
#include "editor/map/tools/edge_tool.h"
#include "editor/map/tools/note_tools.h"
#include "editor/map/tools/paint_tools.h"
#include "editor/map/tools/select_tool.h"
#include "editor/map/tools/tool_hand.h"
#include "editor/paint/scenario_picture.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int paletteWidth = 176;

struct ToolEntry {
    ToolId id;
    IconId icon;
    const char* name;
    const char* key;
};

constexpr ToolEntry toolEntries[] = {
    {ToolId::Select, IconId::Select, QT_TR_NOOP("Select"), "S"},
    {ToolId::Stamp, IconId::Stamp, QT_TR_NOOP("Stamp"), "B"},
    {ToolId::Fill, IconId::Fill, QT_TR_NOOP("Fill"), "F"},
    {ToolId::Line, IconId::Line, QT_TR_NOOP("Line"), "L"},
    {ToolId::Rectangle, IconId::Rectangle, QT_TR_NOOP("Rectangle"), "R"},
    {ToolId::Edge, IconId::Edge, QT_TR_NOOP("Edge"), "G"},
    {ToolId::Label, IconId::Label, QT_TR_NOOP("Label"), "T"},
    {ToolId::Region, IconId::Region, QT_TR_NOOP("Region"), "N"},
    {ToolId::Erase, IconId::Erase, QT_TR_NOOP("Erase"), "E"},
    {ToolId::Eyedropper, IconId::Eyedropper, QT_TR_NOOP("Eyedropper"), "I"},
};

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
    m_lens->layOver(*m_canvas);
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
    m_work.theme = themeOf(palette());
    useTool(ToolId::Select);
    showScenario();
    setFocusProxy(m_canvas);
}

QWidget* MapPage::makeToolRow() {
    auto* bar = new ToolRow(this);
    auto* group = new QActionGroup(this);
    for (const ToolEntry& entry : toolEntries) {
        auto* action = new QAction(icon(entry.icon, IconRole::Text, IconRole::OnAccent), tr(entry.name), this);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(QString::fromLatin1(entry.key)));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(tr(entry.name), QString::fromLatin1(entry.key)));
        group->addAction(action);
        m_canvas->addAction(action);
        m_actions[entry.id] = action;
        connect(action, &QAction::triggered, this, [this, id = entry.id] { useTool(id); });
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        bar->addTool(button);
    }
    m_size = new QComboBox(bar);
    m_size->setAccessibleName(tr("Size of the brush"));
    const bool hexes = std::holds_alternative<core::HexGrid>(scenario().board->geometry);
    for (int radius = 0; radius < 4; ++radius) {
        const int spaces = hexes ? 3 * radius * (radius + 1) + 1 : (2 * radius + 1) * (2 * radius + 1);
        m_size->addItem(spaces == 1 ? tr("1 space") : tr("%1 spaces").arg(spaces));
    }
    bar->addSpacing(8);
    bar->addWidget(m_size);
    bar->addStretch();
    bar->addWidget(m_lens->makeButton(bar));
    connect(m_size, &QComboBox::activated, this, &MapPage::takeChoices);
    return bar;
}

void MapPage::buildTools() {
    m_hand = new ToolHand(*m_canvas, this);
    m_tools[ToolId::Select] = std::make_unique<SelectTool>(m_work);
    m_tools[ToolId::Stamp] = std::make_unique<StampTool>(m_work);
    m_tools[ToolId::Fill] = std::make_unique<FillTool>(m_work);
    m_tools[ToolId::Line] = std::make_unique<LineTool>(m_work);
    m_tools[ToolId::Rectangle] = std::make_unique<RectangleTool>(m_work);
    m_tools[ToolId::Edge] = std::make_unique<EdgeTool>(m_work);
    m_tools[ToolId::Label] = std::make_unique<LabelTool>(m_work);
    m_tools[ToolId::Region] = std::make_unique<RegionTool>(m_work);
    m_tools[ToolId::Erase] = std::make_unique<EraserTool>(m_work);
    m_tools[ToolId::Eyedropper] = std::make_unique<EyedropperTool>(m_work);
}

void MapPage::buildContext() {
    m_work.scenario = [this]() -> const core::Scenario& { return scenario(); };
    m_work.apply = [this](const core::Edit& edit, int stroke) {
        if (core::Result<void> applied = document().apply(edit, {{}, stroke}); !applied)
            emit refused(QString::fromStdString(document().texts().render(applied.error().text())));
    };
    m_work.newStroke = [this] { return document().newStroke(); };
    m_work.selected = [this]() -> const Selected& { return context().selection.selected(); };
    m_work.select = [this](Selected selected) { context().selection.select(std::move(selected)); };
    m_work.pickTerrain = [this](const core::TerrainToken& terrain) {
        m_palette->chooseTerrain(terrain);
        useTool(ToolId::Stamp);
    };
    m_work.pickFeature = [this](const core::FeatureToken& feature) {
        m_work.feature = feature;
        useTool(ToolId::Edge);
    };
    m_work.askNote = [this](core::SpaceId space, const core::SpaceNote& note,
                            const std::function<void(core::SpaceNote)>& done) { askNote(space, note, done); };
    m_work.legend = legendOf(info());
    connect(m_palette, &ToolPalette::terrainChosen, this, [this] {
        takeChoices();
        if (m_actions[ToolId::Select]->isChecked() || m_actions[ToolId::Edge]->isChecked())
            useTool(ToolId::Stamp);
    });
    connect(m_palette, &ToolPalette::featureChosen, this, [this] {
        takeChoices();
        useTool(ToolId::Edge);
    });
    connect(m_palette, &ToolPalette::regionChosen, this, [this] {
        takeChoices();
        useTool(ToolId::Region);
    });
    takeChoices();
}

void MapPage::takeChoices() {
    m_work.terrain = m_palette->terrain();
    m_work.feature = m_palette->feature();
    m_work.region = m_palette->region();
    m_work.brush = std::max(0, m_size->currentIndex());
}

void MapPage::askNote(core::SpaceId space, const core::SpaceNote& note,
                      const std::function<void(core::SpaceNote)>& done) {
    bool given = false;
    const QString label = QString::fromStdString(core::labelOf(*scenario().board, space).value);
    const QString name = QInputDialog::getText(this, tr("Name of space %1").arg(label), tr("Name:"), QLineEdit::Normal,
                                               QString::fromStdString(note.name), &given);
    if (!given)
        return;
    core::SpaceNote named = note;
    named.name = name.trimmed().toStdString();
    done(std::move(named));
}

void MapPage::buildMenu() {
    for (const ToolEntry& entry : toolEntries)
        m_menu->addAction(m_actions[entry.id]);
    m_menu->addSeparator();
    const auto add = [this](IconId id, const QString& text, const QKeySequence& keys, void (MapCanvas::*action)()) {
        QAction* command = m_menu->addAction(icon(id), text);
        command->setShortcut(keys);
        connect(command, &QAction::triggered, m_canvas, action);
    };
    add(IconId::ZoomIn, tr("Zoom &in"), QKeySequence::ZoomIn, &MapCanvas::zoomIn);
    add(IconId::ZoomOut, tr("Zoom &out"), QKeySequence::ZoomOut, &MapCanvas::zoomOut);
    add(IconId::ZoomFit, tr("&Whole map"), QKeySequence(tr("Ctrl+0")), &MapCanvas::fit);
    m_menu->addSeparator();
    m_menu->addMenu(m_lens->menu());
    m_problems = m_menu->addAction(icon(IconId::Warning), tr("&Problems on the map"));
    m_problems->setCheckable(true);
    connect(m_problems, &QAction::toggled, this, &MapPage::showOverlays);
    connect(&document(), &model::ScenarioDocument::findingsChanged, this, [this] {
        if (m_problems->isChecked())
            showOverlays();
    });
}

void MapPage::connectCanvas() {
    connect(m_canvas, &MapCanvas::hovered, this, &MapPage::pointAt);
    connect(m_canvas, &MapCanvas::moved, this, [this](const MapGesture& gesture) { pointAt(gesture.spot); });
    connect(m_canvas, &MapCanvas::cursorMoved, this, [this](core::SpaceId space) {
        MapSpot spot;
        spot.space = space;
        pointAt(spot);
    });
}

void MapPage::useTool(ToolId id) {
    m_hand->take(m_tools[id].get());
    m_actions[id]->setChecked(true);
    if (!m_canvas->isEmpty())
        m_canvas->change(picture(), {}); // the region at hand shows itself
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
    picture.style = styleOf(info(), shown, themeOf(palette()));
    for (const core::Region& region : *shown.board->regions) {
        const core::Side* owner = whoBeginsIn(region.id, shown);
        const bool atHand = m_actions.at(ToolId::Region)->isChecked() && region.id == m_work.region;
        if (!owner && !atHand)
            continue; // regions in which nobody begins would only cover the map
        MapZone zone;
        zone.name = QString::fromStdString(region.name);
        zone.colour = owner ? QColor(QRgb(owner->colour.rgb)) : tokensFor(palette()).lapis;
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
    m_work.theme = themeOf(palette());
    m_canvas->change(picture(), {});
    showOverlays();
}

void MapPage::follow(const core::ChangeSet& changes) {
    if (changes.regions || changes.boardShape) {
        m_palette->showRegions();
        takeChoices();
    }
    m_position.reset();
    if (changes.boardShape)
        m_canvas->setPicture(picture());
    else
        m_canvas->change(picture(), changes);
    m_lens->refresh(); // and so the overlays
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
    m_lens->lay(overlays, themeOf(palette()));
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
