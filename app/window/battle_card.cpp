// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/battle_card.h"

#include "editor/paint/scenario_picture.h"
#include "editor/paint/thumbnail.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"
#include "model/document/open_document.h"
#include "rules/registry/registry.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace orontes::app {

namespace {

constexpr QSize pictureSize{272, 208};

QLabel* picture(const model::LibraryEntry& entry, const core::RulesetInfo& info, QWidget* parent) {
    auto* label = new QLabel(parent);
    const qreal ratio = parent->devicePixelRatioF();
    const editor::MapStyle style = editor::styleOf(info, entry.scenario, editor::currentTheme());
    const std::vector<editor::PlacedCounter> counters = editor::placedAtStart(info, entry.scenario);
    label->setPixmap(QPixmap::fromImage(editor::thumbnail(*entry.scenario.board, style, counters, pictureSize, ratio)));
    label->setAlignment(Qt::AlignCenter);
    label->setFixedSize(pictureSize);
    label->setAccessibleName(QObject::tr("Map of %1").arg(QString::fromStdString(entry.scenario.title)));
    return label;
}

} // namespace

BattleCard::BattleCard(const model::LibraryEntry& entry, QWidget* parent) : Card(parent) {
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
    if (ruleset)
        column->addWidget(picture(entry, ruleset->rules.info(), this));
    column->addSpacing(8);
    column->addWidget(title);
    column->addWidget(subtitle);
    column->addSpacing(12);
    column->addLayout(buttons);
    connect(open, &QPushButton::clicked, this, &BattleCard::openRequested);
    connect(play, &QPushButton::clicked, this, &BattleCard::playRequested);
    connect(copy, &QPushButton::clicked, this, &BattleCard::copyRequested);
}

} // namespace orontes::app
