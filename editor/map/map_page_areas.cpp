// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/board_dialog.h"
#include "editor/map/label_edit.h"
#include "editor/map/map_page.h"
#include "editor/map/tool_palette.h"
#include "editor/map/tools/area_snap.h"
#include "editor/map/tools/tool_hand.h"
#include "editor/theme/icons.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/scenario/area_edits.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace orontes::editor {

namespace {

QString nameOf(const core::Board& board, core::SpaceId space) {
    return QString::fromStdString(core::labelOf(board, space).value);
}

double ground(const core::Board& board, core::SpaceId space) {
    return std::abs(core::signedSurface(core::outlineOf(board, space)));
}

} // namespace

void MapPage::buildAreaContext() {
    m_work.applyStep = [this](const core::Result<core::Edit>& edit, const QString& name, int stroke) {
        const core::Result<void> applied =
            edit ? document().apply(*edit, {name, stroke}) : core::refuse(core::Diagnostic(edit.error()));
        if (!applied)
            emit refused(QString::fromStdString(document().texts().render(applied.error().text())));
        return applied.has_value();
    };
    m_work.askLabel = [this](QPointF plane, const core::SpaceLabel& proposed,
                             const std::function<bool(core::SpaceLabel)>& done) { askLabel(plane, proposed, done); };
    m_work.tell = [this](const QString& sentence) { emit refused(sentence); };
    m_work.pixel = [this] { return m_canvas->planePixel(); };
    m_work.seen = [this] {
        const QRect viewport = m_canvas->viewport()->rect();
        return QRectF(m_canvas->spotAt(viewport.topLeft()).plane, m_canvas->spotAt(viewport.bottomRight()).plane);
    };
    m_work.reveal = [this](QPointF plane) { m_canvas->reveal(plane); };
}

void MapPage::buildAreaMenu() {
    m_areaMenu = m_menu->addMenu(icon(IconId::Area), tr("&Areas"));
    const auto add = [this](IconId id, const QString& text, const QKeySequence& keys, void (MapPage::*command)()) {
        QAction* action = m_areaMenu->addAction(icon(id), text);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_canvas->addAction(action);
        connect(action, &QAction::triggered, this, command);
    };
    add(IconId::Label, tr("&Rename"), Qt::Key_F2, &MapPage::renameArea);
    add(IconId::Area, tr("&Merge"), Qt::Key_M, &MapPage::mergeAreas);
    add(IconId::Trash, tr("&Delete"), QKeySequence::Delete, &MapPage::removeAtHand);
    QAction* alone = m_areaMenu->addAction(tr("Move &corners in one area only"));
    alone->setCheckable(true);
    alone->setShortcut(QKeySequence(tr("Shift+O")));
    alone->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_canvas->addAction(alone);
    connect(alone, &QAction::toggled, this, [this](bool on) { m_work.cornersAlone = on; });
    QAction* fresh = m_menu->addAction(icon(IconId::New), tr("New &board…"));
    connect(fresh, &QAction::triggered, this, &MapPage::makeBoard);
    m_menu->addSeparator();
}

/// Areas are drawn on a map of areas only, and nobody draws lines and rectangles of them.
void MapPage::showAreaTools() {
    const bool isAreas = core::isAreaMap(*scenario().board);
    for (const ToolId id : {ToolId::DrawArea, ToolId::Outline, ToolId::Cut, ToolId::Link})
        m_actions[id]->setVisible(isAreas);
    for (const ToolId id : {ToolId::Line, ToolId::Rectangle})
        m_actions[id]->setVisible(!isAreas);
    m_areaMenu->menuAction()->setVisible(isAreas);
    for (QAction* action : m_areaMenu->actions())
        action->setEnabled(isAreas);
    m_palette->showPlainLinks(isAreas);
    nameSizes();
    for (const auto& [id, action] : m_actions)
        if (action->isChecked() && !action->isVisible())
            return useTool(ToolId::Select);
}

void MapPage::nameSizes() {
    const core::Board& board = *scenario().board;
    const bool isHexes = std::holds_alternative<core::HexGrid>(board.geometry);
    const int chosen = std::max(0, m_size->currentIndex());
    m_size->clear();
    for (int radius = 0; radius < 4; ++radius) {
        const int spaces = isHexes ? 3 * radius * (radius + 1) + 1 : (2 * radius + 1) * (2 * radius + 1);
        if (core::isAreaMap(board))
            m_size->addItem(radius == 0   ? tr("1 area")
                            : radius == 1 ? tr("And those beside it")
                                          : tr("Within %1 links").arg(radius));
        else
            m_size->addItem(spaces == 1 ? tr("1 space") : tr("%1 spaces").arg(spaces));
    }
    m_size->setCurrentIndex(chosen);
}

void MapPage::askLabel(QPointF plane, const core::SpaceLabel& proposed, std::function<bool(core::SpaceLabel)> done) {
    delete m_labelEdit;
    m_canvas->reveal(plane);
    m_labelEdit = new LabelEdit(
        *m_canvas, plane, QString::fromStdString(proposed.value),
        [done = std::move(done)](const QString& label) { return done(core::SpaceLabel{label.toStdString()}); });
}

void MapPage::makeBoard() {
    BoardDialog dialog(info(), this);
    if (dialog.exec() == QDialog::Accepted)
        apply({core::ReplaceBoard{dialog.board(), {}}}, tr("New board"));
}

void MapPage::renameArea() {
    const std::vector<core::SpaceId>& spaces = context().selection.selected().spaces;
    if (spaces.size() != 1)
        return emit refused(tr("Select the area that is to have another label."));
    const core::Board& board = *scenario().board;
    const core::SpaceLabel old = core::labelOf(board, spaces.front());
    askLabel(shown(core::centreOf(board, spaces.front())), old, [this, old](const core::SpaceLabel& label) {
        const std::optional<core::SpaceId> space = core::findSpace(*scenario().board, old);
        const QString name = tr("Rename %1").arg(QString::fromStdString(old.value));
        return space &&
               m_work.applyStep(core::renameArea(*scenario().board, *space, label), name, document().newStroke());
    });
}

/// The largest keeps its label.
void MapPage::mergeAreas() {
    const core::Board& board = *scenario().board;
    std::vector<core::SpaceId> spaces = context().selection.selected().spaces;
    if (spaces.size() < 2)
        return emit refused(tr("Select the areas that are to become one, with Shift."));
    std::stable_sort(spaces.begin(), spaces.end(),
                     [&board](core::SpaceId a, core::SpaceId b) { return ground(board, a) > ground(board, b); });
    const core::SpaceLabel into = core::labelOf(board, spaces.front());
    const QString name = spaces.size() == 2
                             ? tr("Merge %1 into %2").arg(nameOf(board, spaces[1]), nameOf(board, spaces[0]))
                             : tr("Merge %1 areas").arg(spaces.size());
    if (m_work.applyStep(core::mergeAreas(board, spaces), name, document().newStroke()))
        if (const std::optional<core::SpaceId> space = core::findSpace(*scenario().board, into))
            context().selection.selectSpace(*space);
}

/// A corner where one has been taken up, else the selected areas.
void MapPage::removeAtHand() {
    if (m_hand->giveKey(Qt::Key_Delete, {}))
        return;
    const std::vector<core::SpaceId>& spaces = context().selection.selected().spaces;
    if (spaces.empty())
        return emit refused(tr("Select the areas that are to go."));
    const core::Board& board = *scenario().board;
    const QString name = spaces.size() == 1 ? tr("Remove %1").arg(nameOf(board, spaces.front()))
                                            : tr("Remove %1 areas").arg(spaces.size());
    m_work.applyStep(core::removeAreas(board, spaces), name, document().newStroke());
}

} // namespace orontes::editor
