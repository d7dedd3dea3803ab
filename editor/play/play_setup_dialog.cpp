// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/play_setup_dialog.h"

#include "editor/controls/panel_title.h"
#include "editor/play/bot_choice.h"
#include "editor/theme/style.h"
#include "model/balance/batch.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

QStringList sidesOf(const core::Scenario& scenario, const core::SeatToken& seat) {
    QStringList names;
    for (const core::Side& side : *scenario.sides)
        if (side.seat == seat)
            names << QString::fromStdString(side.name);
    return names;
}

/// Whom a seat leads, where that is more than its name says.
QLabel* sidesLabel(const QStringList& sides) {
    auto* label = new QLabel(sides.join(QStringLiteral(", ")));
    label->setWordWrap(true);
    setTextLook(*label, TextLook::Secondary);
    return label;
}

} // namespace

PlaySetupDialog::PlaySetupDialog(const core::RulesetEntry& ruleset, const core::Scenario& scenario, QWidget* parent)
    : QDialog(parent), m_ruleset(ruleset), m_dice(new QComboBox(this)), m_seed(new QLineEdit(this)) {
    setWindowTitle(tr("Playtest"));
    auto* rows = new QFormLayout;
    rows->setVerticalSpacing(8);
    rows->setHorizontalSpacing(16);
    for (const core::Seat& seat : *scenario.seats) {
        auto* box = new QComboBox(this);
        box->addItem(tr("A person at this screen"), QString());
        addBots(*box, ruleset, tr("Bot: %1"));
        rows->addRow(QString::fromStdString(seat.name), box);
        if (const QStringList sides = sidesOf(scenario, seat.token); sides.size() > 1)
            rows->addRow(QString(), sidesLabel(sides)); // below the choice
        m_seats << box;
    }
    propose();
    m_dice->addItems({tr("By the program"), tr("Entered by hand")});
    rows->addRow(tr("Dice and draws"), m_dice);
    m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1U, 1000000U)));
    m_seed->setToolTip(tr("The same seed gives the same dice again"));
    rows->addRow(tr("Seed"), m_seed);
    auto* begin = new QPushButton(tr("Begin"), this);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    setButtonLook(*begin, ButtonLook::Primary);
    begin->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(begin);
    connect(begin, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_seed, &QLineEdit::textChanged, this, [this, begin] {
        bool number = false;
        m_seed->text().toULongLong(&number);
        setRefused(*m_seed, !number);
        begin->setEnabled(number);
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(16);
    column->addWidget(new PanelTitle(QString::fromStdString(scenario.title), tr("Who plays?"), this));
    column->addLayout(rows);
    column->addLayout(buttons);
    if (!m_seats.isEmpty())
        m_seats.front()->setFocus();
    for (QWidget* last = this; QComboBox * box : m_seats + QList{m_dice}) { // in the order in which they are seen
        setTabOrder(last, box);
        last = box;
    }
    setTabOrder(m_dice, m_seed);
    setMinimumWidth(440);
}

QString PlaySetupDialog::setting() const {
    return QStringLiteral("play/seats/") + QString::fromStdString(m_ruleset.rules.info().id.value);
}

/// A designer alone wants to play against the best bot there is.
void PlaySetupDialog::propose() {
    const QString best = QString::fromStdString(model::usualBot(m_ruleset.players).value);
    const QStringList last = QSettings().value(setting()).toStringList();
    for (int i = 0; i < m_seats.size(); ++i) {
        const int known = i < last.size() ? m_seats[i]->findData(last[i]) : -1;
        m_seats[i]->setCurrentIndex(known >= 0 ? known : i == 0 ? 0 : m_seats[i]->findData(best));
    }
}

void PlaySetupDialog::accept() {
    QStringList chosen;
    for (const QComboBox* seat : m_seats)
        chosen << seat->currentData().toString();
    QSettings().setValue(setting(), chosen);
    QDialog::accept();
}

model::SessionSetup PlaySetupDialog::setup() const {
    model::SessionSetup setup;
    setup.seed = m_seed->text().toULongLong();
    setup.dice = m_dice->currentIndex() == 0 ? model::DiceBy::Program : model::DiceBy::Hand;
    for (const QComboBox* seat : m_seats)
        setup.bots.push_back(core::BotId{seat->currentData().toString().toStdString()});
    return setup;
}

} // namespace orontes::editor
