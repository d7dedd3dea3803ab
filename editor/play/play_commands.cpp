// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/play_commands.h"

#include "editor/theme/icons.h"
#include "editor/theme/style.h"

#include <QAction>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QToolButton>

namespace orontes::editor {

PlayCommands::PlayCommands(model::GameSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_menu(new QMenu(tr("&Play"), this)),
      m_step(add(static_cast<int>(IconId::Step), tr("&Step"), QKeySequence(Qt::Key_F7))),
      m_run(add(static_cast<int>(IconId::Play), tr("&Run on"), QKeySequence(Qt::Key_F5))),
      m_stop(add(static_cast<int>(IconId::Pause), tr("&Pause"), QKeySequence(tr("Shift+F5")))),
      m_undo(add(static_cast<int>(IconId::Undo), tr("&Take back"), QKeySequence::Undo)),
      m_redo(add(static_cast<int>(IconId::Redo), tr("Play &again"), QKeySequence::Redo)),
      m_start(add(static_cast<int>(IconId::Rewind), tr("To the &beginning"), QKeySequence(tr("Ctrl+Shift+Home")))),
      m_name(add(static_cast<int>(IconId::Branch), tr("&Name this variation…"), QKeySequence(tr("Ctrl+B")))),
      m_freeze(add(static_cast<int>(IconId::Freeze), tr("&Freeze as a scenario"), QKeySequence(tr("Ctrl+E")))),
      m_byHand(add(static_cast<int>(IconId::Dice), tr("&Dice by hand"), QKeySequence())) {
    m_byHand->setCheckable(true);
    setAreaLook(*this, AreaLook::Panel);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    for (QAction* action : m_menu->actions()) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setAccessibleName(action->toolTip());
        row->addWidget(button);
    }
    row->addStretch(1);
    connect(m_step, &QAction::triggered, this, [this] { m_session.step(); });
    connect(m_run, &QAction::triggered, this, [this] { m_session.run(); });
    connect(m_stop, &QAction::triggered, this, [this] { m_session.stop(); });
    connect(m_undo, &QAction::triggered, this, &PlayCommands::undoRequested);
    connect(m_redo, &QAction::triggered, this, [this] { m_session.redo(); });
    connect(m_start, &QAction::triggered, this, [this] { m_session.goTo(std::size_t{0}); });
    connect(m_name, &QAction::triggered, this, &PlayCommands::nameVariation);
    connect(m_freeze, &QAction::triggered, this, &PlayCommands::freezeRequested);
    connect(m_byHand, &QAction::triggered, this,
            [this](bool on) { m_session.setDice(on ? model::DiceBy::Hand : model::DiceBy::Program); });
}

void PlayCommands::addButton(QToolButton* button) {
    layout()->addWidget(button);
}

QAction* PlayCommands::add(int iconId, const QString& text, const QKeySequence& keys) {
    QAction* action = m_menu->addAction(icon(static_cast<IconId>(iconId)), text);
    action->setShortcut(keys);
    return action;
}

void PlayCommands::show(const core::Observer& observer) {
    const bool automatic = m_session.nextAutomatic().has_value();
    m_step->setEnabled(automatic && !m_session.isRunning());
    m_run->setEnabled(automatic && !m_session.isRunning());
    m_stop->setEnabled(m_session.isRunning());
    m_undo->setEnabled(m_session.canUndo(observer));
    m_redo->setEnabled(m_session.canRedo());
    m_start->setEnabled(m_session.cursor() > 0);
    m_byHand->setChecked(m_session.dice() == model::DiceBy::Hand);
}

QList<QAction*> PlayCommands::editActions() const {
    return {m_undo, m_redo};
}

void PlayCommands::nameVariation() {
    bool given = false;
    const QString name =
        QInputDialog::getText(this, tr("Name this variation"), tr("Name:"), QLineEdit::Normal,
                              QString::fromStdString(m_session.tree().at(m_session.node()).name), &given);
    if (given)
        m_session.rename(m_session.node(), name.toStdString());
}

} // namespace orontes::editor
