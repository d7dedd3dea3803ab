// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_page.h"
#include "editor/map/rule_lens.h"
#include "editor/map/tool_palette.h"
#include "editor/map/tool_row.h"
#include "editor/map/tools/edge_tool.h"
#include "editor/map/tools/link_tool.h"
#include "editor/map/tools/note_tools.h"
#include "editor/map/tools/outline_tool.h"
#include "editor/map/tools/paint_tools.h"
#include "editor/map/tools/pen_tool.h"
#include "editor/map/tools/select_tool.h"
#include "editor/map/tools/tool_hand.h"
#include "editor/paint/scenario_picture.h"
#include "editor/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QInputDialog>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace orontes::editor {

namespace {

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
    {ToolId::DrawArea, IconId::Area, QT_TR_NOOP("Area"), "A"},
    {ToolId::Outline, IconId::Outline, QT_TR_NOOP("Outline"), "O"},
    {ToolId::Cut, IconId::Cut, QT_TR_NOOP("Cut"), "X"},
    {ToolId::Link, IconId::Link, QT_TR_NOOP("Link"), "K"},
};

} // namespace

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
    nameSizes();
    bar->addSpacing(8);
    bar->addWidget(m_size);
    bar->addStretch();
    bar->addGuest(m_lens);
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
    m_tools[ToolId::DrawArea] = std::make_unique<DrawAreaTool>(m_work);
    m_tools[ToolId::Outline] = std::make_unique<OutlineTool>(m_work);
    m_tools[ToolId::Cut] = std::make_unique<CutTool>(m_work);
    m_tools[ToolId::Link] = std::make_unique<LinkTool>(m_work);
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
    connect(m_palette, &ToolPalette::featureChosen, this, &MapPage::chooseFeature);
    buildAreaContext();
    connect(m_palette, &ToolPalette::regionChosen, this, [this] {
        takeChoices();
        useTool(ToolId::Region);
    });
    m_work.feature = m_palette->feature();
    takeChoices();
}

/// What lies along new links is chosen apart from what the edge tool lays.
void MapPage::chooseFeature() {
    const bool isForLinks = m_actions[ToolId::Link]->isChecked() || m_palette->feature().empty();
    (isForLinks ? m_work.linkFeature : m_work.feature) = m_palette->feature();
    useTool(isForLinks ? ToolId::Link : ToolId::Edge);
}

void MapPage::takeChoices() {
    m_work.terrain = m_palette->terrain();
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
    buildAreaMenu();
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

void MapPage::useTool(ToolId id) {
    m_hand->take(m_tools[id].get());
    m_actions[id]->setChecked(true);
    if (id == ToolId::Edge || id == ToolId::Link)
        m_palette->showFeature(id == ToolId::Link ? m_work.linkFeature : m_work.feature);
    if (!m_canvas->isEmpty())
        m_canvas->change(picture(), {}); // the region at hand shows itself
}

} // namespace orontes::editor
