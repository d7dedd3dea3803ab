// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/play_commands.h"

#include "editor/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QInputDialog>
#include <QMenu>
#include <QSettings>
#include <QToolButton>

namespace orontes::editor {

namespace {

constexpr const char* paceSetting = "play/pace";

QString nameOf(RunPace pace) {
    switch (pace) {
    case RunPace::Slow:
        return PlayCommands::tr("Slow");
    case RunPace::Normal:
        return PlayCommands::tr("Normal");
    case RunPace::Fast:
        return PlayCommands::tr("Fast");
    case RunPace::AtOnce:
        break;
    }
    return PlayCommands::tr("At once");
}

RunPace rememberedPace() {
    const int number = QSettings().value(QString::fromLatin1(paceSetting), int(RunPace::Normal)).toInt();
    return number >= 0 && number < int(runPaces.size()) ? static_cast<RunPace>(number) : RunPace::Normal;
}

} // namespace

PlayCommands::PlayCommands(model::GameSession& session, QWidget* parent)
    : ToolRow(parent),
      m_session(session),
      m_menu(new QMenu(tr("&Play"), this)),
      m_step(add(static_cast<int>(IconId::Step), tr("&Step"), {Qt::Key_F7})),
      m_run(add(static_cast<int>(IconId::Play), tr("&Run"), {Qt::Key_F5})),
      m_stop(
          add(static_cast<int>(IconId::Pause), tr("&Pause"), {QKeySequence(tr("Esc")), QKeySequence(tr("Shift+F5"))})),
      m_undo(add(static_cast<int>(IconId::Undo), tr("&Take back"), {QKeySequence::Undo})),
      m_redo(add(static_cast<int>(IconId::Redo), tr("Play &again"), {QKeySequence::Redo})),
      m_start(add(static_cast<int>(IconId::Rewind), tr("To the &beginning"), {QKeySequence(tr("Ctrl+Shift+Home"))})),
      m_name(add(static_cast<int>(IconId::Branch), tr("&Name this variation…"), {QKeySequence(tr("Ctrl+B"))})),
      m_freeze(add(static_cast<int>(IconId::Freeze), tr("&Freeze as a scenario"), {QKeySequence(tr("Ctrl+E"))})),
      m_byHand(add(static_cast<int>(IconId::Dice), tr("&Dice by hand"), {})),
      m_paces(new QMenu(tr("Spee&d of a run"), this)),
      m_speed(new QToolButton(this)) {
    m_byHand->setCheckable(true);
    m_byHand->setToolTip(tr("You enter what the dice show and what is drawn"));
    m_step->setToolTip(tr("One step on: along the game as it was played, then what bots and dice decide"));
    m_run->setToolTip(tr("Step after step until it is your turn"));
    m_stop->setToolTip(tr("Stop the run at once"));
    for (QAction* action : m_menu->actions()) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAccessibleName(action->toolTip());
        const bool isLight = action == m_start || action == m_name || action == m_freeze || action == m_byHand;
        addTool(button, isLight ? Weight::Light : Weight::Full);
        if (action == m_stop)
            addPaces();
    }
    addStretch();
    m_menu->insertMenu(m_undo, m_paces);
    setPace(rememberedPace());
    connectAll();
}

void PlayCommands::addPaces() {
    auto* group = new QActionGroup(this);
    for (const RunPace pace : runPaces) {
        QAction* action = m_paces->addAction(nameOf(pace));
        action->setCheckable(true);
        action->setData(static_cast<int>(pace));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, pace] { setPace(pace); });
    }
    m_speed->setToolTip(tr("Speed of a run"));
    m_speed->setAccessibleName(m_speed->toolTip());
    m_speed->setPopupMode(QToolButton::InstantPopup);
    m_speed->setAutoRaise(true);
    m_speed->setMenu(m_paces);
    addWidget(m_speed);
}

void PlayCommands::connectAll() {
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

void PlayCommands::setPace(RunPace pace) {
    m_pace = pace;
    m_session.setPace(restOf(pace));
    m_speed->setText(tr("Speed: %1").arg(nameOf(pace).toLower()));
    for (QAction* action : m_paces->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(pace));
    QSettings().setValue(QString::fromLatin1(paceSetting), static_cast<int>(pace));
}

void PlayCommands::addButton(QToolButton* button) {
    addTool(button);
}

QAction* PlayCommands::add(int iconId, const QString& text, const QList<QKeySequence>& keys) {
    QAction* action = m_menu->addAction(icon(static_cast<IconId>(iconId)), text);
    action->setShortcuts(keys);
    return action;
}

void PlayCommands::show(const core::Observer& observer) {
    const bool goesOn = m_session.canStep() && !m_session.isRunning();
    m_step->setEnabled(goesOn);
    m_run->setEnabled(goesOn);
    m_stop->setEnabled(m_session.isRunning());
    m_undo->setEnabled(m_session.canUndo(observer));
    m_undo->setToolTip(m_undo->isEnabled() ? tr("Take back the last step") : whyNotUndone(observer));
    m_redo->setEnabled(m_session.canRedo());
    m_start->setEnabled(m_session.cursor() > 0);
    m_byHand->setChecked(m_session.dice() == model::DiceBy::Hand);
}

/// The last step stands in the way: in the words of whoever looks.
QString PlayCommands::whyNotUndone(const core::Observer& observer) const {
    if (m_session.cursor() == 0)
        return tr("Nothing has been done that could be taken back");
    const core::PlayedStep& last = m_session.steps()[m_session.cursor() - 1];
    if (last.step.reveals == core::Reveals::Secret)
        return tr("The last step cannot be taken back: it has opened what was secret");
    if (last.step.reveals == core::Reveals::Die || last.action.by.isChance())
        return tr("The last step cannot be taken back: a die has fallen");
    const bool own = observer.kind == core::Observer::Kind::Seat && last.action.by.seat == observer.seat;
    return own ? tr("The last step cannot be taken back")
               : tr("The last step cannot be taken back: it is the other side's. The timeline goes back all the same.");
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
