// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/balance_form.h"

#include "editor/play/bot_choice.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int mostGames = 1'000'000;
constexpr int usualGames = 400;
constexpr double usualWidth = 5; ///< per cent
constexpr int rowGap = 6;

} // namespace

BalanceForm::BalanceForm(const core::RulesetEntry& ruleset, const core::Scenario& scenario, QWidget* parent)
    : QWidget(parent),
      m_ruleset(ruleset),
      m_games(new QSpinBox(this)),
      m_seed(new QLineEdit(QStringLiteral("1"), this)),
      m_seats(new QWidget(this)),
      m_swap(new QCheckBox(tr("Swap the bots and play each seed twice"), this)),
      m_enough(new QCheckBox(tr("Stop when the intervals are this narrow"), this)),
      m_width(new QDoubleSpinBox(this)),
      m_progress(new QProgressBar(this)),
      m_state(new QLabel(this)),
      m_run(new QPushButton(icon(IconId::Play, IconRole::OnAccent), tr("Play the games"), this)),
      m_stop(new QPushButton(icon(IconId::Stop), tr("Stop"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(rowGap);
    m_games->setRange(1, mostGames);
    m_games->setValue(usualGames);
    m_games->setSingleStep(100);
    addRow(*column, tr("Games"), m_games);
    m_seed->setToolTip(tr("The same seed gives the same games again"));
    addRow(*column, tr("Seed"), m_seed);
    column->addWidget(m_seats);
    showSeats(scenario);
    m_width->setDecimals(1);
    m_width->setRange(0.5, 50);
    m_width->setValue(usualWidth);
    m_width->setSuffix(tr(" %"));
    m_width->setEnabled(false);
    m_width->setAccessibleName(tr("Width of the intervals"));
    connect(m_enough, &QCheckBox::toggled, m_width, &QWidget::setEnabled);
    column->addWidget(m_swap);
    column->addWidget(m_enough);
    column->addWidget(m_width);
    setButtonLook(*m_run, ButtonLook::Primary);
    m_stop->hide();
    m_progress->hide();
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Games played"));
    m_state->setWordWrap(true);
    setTextLook(*m_state, TextLook::Secondary);
    column->addSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_run, m_stop, m_progress, m_state})
        column->addWidget(widget);
    connect(m_run, &QPushButton::clicked, this, &BalanceForm::runWanted);
    connect(m_stop, &QPushButton::clicked, this, &BalanceForm::stopWanted);
    connect(m_seed, &QLineEdit::textChanged, this, &BalanceForm::allowRun);
}

void BalanceForm::addRow(QVBoxLayout& column, const QString& label, QWidget* control) {
    auto* name = new QLabel(label, control->parentWidget());
    setTextLook(*name, TextLook::Secondary);
    name->setBuddy(control);
    control->setAccessibleName(label);
    column.addWidget(name);
    column.addWidget(control);
}

void BalanceForm::showSeats(const core::Scenario& scenario) {
    const QString usual = QString::fromStdString(model::usualBot(m_ruleset.players).value);
    QHash<QString, QVariant> chosen;
    for (const QComboBox* box : std::as_const(m_bots))
        chosen[box->accessibleName()] = box->currentData();
    m_bots.clear();
    auto* seats = new QWidget(this);
    auto* column = new QVBoxLayout(seats);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(rowGap);
    for (const core::Seat& seat : *scenario.seats) {
        auto* box = new QComboBox(seats);
        addBots(*box, m_ruleset, QStringLiteral("%1"));
        addRow(*column, tr("%1 is played by").arg(QString::fromStdString(seat.name)), box);
        box->setCurrentIndex(box->findData(chosen.value(box->accessibleName(), usual)));
        connect(box, &QComboBox::currentIndexChanged, this, &BalanceForm::allowSwap);
        m_bots << box;
    }
    delete layout()->replaceWidget(m_seats, seats);
    delete m_seats;
    m_seats = seats;
    m_seats->show();
    allowSwap();
}

void BalanceForm::allowRun() {
    bool isNumber = false;
    m_seed->text().toULongLong(&isNumber);
    setRefused(*m_seed, !isNumber);
    m_run->setEnabled(isNumber && m_playable);
}

/// Two bots, and not the same: else there is nothing to swap.
void BalanceForm::allowSwap() {
    const bool differ = m_bots.size() == 2 && m_bots[0]->currentIndex() != m_bots[1]->currentIndex();
    m_swap->setEnabled(differ);
    m_swap->setToolTip(differ ? tr("What the bots differ in is taken out of the comparison of the seats")
                              : tr("Two different bots may change their seats"));
}

model::BatchSetup BalanceForm::setup() const {
    model::BatchSetup setup;
    setup.games = m_games->value();
    setup.seed = m_seed->text().toULongLong();
    for (const QComboBox* box : m_bots)
        setup.bots.push_back(core::BotId{box->currentData().toString().toStdString()});
    if (m_swap->isChecked() && m_swap->isEnabled()) {
        setup.seating = model::Seating::Swapped;
        setup.games += setup.games % 2; // every seed twice
    }
    if (m_enough->isChecked())
        setup.stop = model::StopRule{m_width->value() / 100};
    return setup;
}

void BalanceForm::showProgress(std::int64_t played, std::int64_t wanted) {
    constexpr int whole = 1000;
    m_run->hide();
    m_stop->show();
    m_progress->show();
    m_progress->setRange(0, whole);
    m_progress->setValue(static_cast<int>(whole * played / std::max<std::int64_t>(1, wanted)));
    m_state->setText(tr("%1 of %2 games").arg(played).arg(wanted));
}

void BalanceForm::showDone(const QString& sentence) {
    const bool hadFocus = m_stop->hasFocus();
    m_progress->hide();
    m_stop->hide();
    m_run->show();
    if (hadFocus)
        m_run->setFocus();
    tell(sentence);
}

void BalanceForm::setPlayable(bool playable) {
    m_playable = playable;
    allowRun();
}

void BalanceForm::tell(const QString& sentence) {
    m_state->setText(sentence);
}

} // namespace orontes::editor
