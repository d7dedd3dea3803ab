// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/battle_card.h"

#include "editor/paint/scenario_picture.h"
#include "editor/paint/thumbnail.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"
#include "model/document/open_document.h"
#include "rules/registry/registry.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace orontes::app {

namespace {

constexpr QSize pictureSize{272, 208};

} // namespace

BattleCard::BattleCard(const model::LibraryEntry& entry, QWidget* parent)
    : Card(parent), m_entry(entry), m_picture(new QLabel(this)) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    const core::RulesetEntry* ruleset = model::findRuleset(registry::rulesets(), entry.scenario.ruleset);
    const QString name = QString::fromStdString(entry.scenario.title);
    auto* title = new QLabel(name, this);
    title->setFont(editor::titleFont(18));
    QString below = QString::fromStdString(entry.scenario.year);
    if (ruleset) {
        const QString game = QString::fromStdString(ruleset->rules.info().texts.render(ruleset->rules.info().name));
        below = below.isEmpty() ? game : tr("%1 · %2").arg(below, game);
    }
    auto* subtitle = new QLabel(below, this);
    editor::setTextLook(*subtitle, editor::TextLook::Secondary);
    auto* open = new QPushButton(tr("Open"), this);
    auto* play = new QPushButton(tr("Play"), this);
    auto* copy = new QPushButton(tr("Start from it"), this);
    editor::setButtonLook(*open, editor::ButtonLook::Primary);
    for (QPushButton* button : {open, play, copy})
        button->setAccessibleName(tr("%1: %2").arg(button->text(), name));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(open);
    buttons->addWidget(play);
    buttons->addWidget(copy);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(4);
    column->addWidget(m_picture);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setFixedSize(pictureSize);
    m_picture->setAccessibleName(tr("Map of %1").arg(name));
    showPicture();
    column->addSpacing(8);
    column->addWidget(title);
    column->addWidget(subtitle);
    column->addSpacing(12);
    column->addLayout(buttons);
    connect(open, &QPushButton::clicked, this, &BattleCard::openRequested);
    connect(play, &QPushButton::clicked, this, &BattleCard::playRequested);
    connect(copy, &QPushButton::clicked, this, &BattleCard::copyRequested);
}

void BattleCard::showPicture() {
    m_theme = editor::currentTheme();
    const core::RulesetEntry* ruleset = model::findRuleset(registry::rulesets(), m_entry.scenario.ruleset);
    m_picture->setVisible(ruleset != nullptr);
    if (!ruleset)
        return;
    const core::RulesetInfo& info = ruleset->rules.info();
    const editor::MapStyle style = editor::styleOf(info, m_entry.scenario, m_theme);
    const std::vector<editor::PlacedCounter> counters = editor::placedAtStart(info, m_entry.scenario);
    m_picture->setPixmap(QPixmap::fromImage(
        editor::thumbnail(*m_entry.scenario.board, style, counters, pictureSize, devicePixelRatioF())));
}

/// A picture at a time, so that the window does not stand still.
void BattleCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_theme != editor::currentTheme())
        QTimer::singleShot(0, this, &BattleCard::showPicture);
}

} // namespace orontes::app
