// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/muster_dialog.h"

#include "editor/controls/card.h"
#include "editor/controls/panel_title.h"
#include "editor/theme/style.h"
#include "model/words/force_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int sideWidth = 360;
constexpr unsigned seeds = 1'000'000;

QString fromText(const std::string& text) {
    return QString::fromStdString(text);
}

int rosterSize(const core::Scenario& scenario, const core::SideToken& side) {
    return static_cast<int>(std::count_if(scenario.counters->begin(), scenario.counters->end(),
                                          [&](const core::Counter& counter) { return counter.side == side; }));
}

} // namespace

MusterDialog::MusterDialog(const core::RulesetInfo& info, const core::Scenario& scenario, QWidget* parent)
    : QDialog(parent),
      m_info(info),
      m_scenario(scenario),
      m_seed(new QLineEdit(QString::number(QRandomGenerator::global()->bounded(1U, seeds)), this)),
      m_muster(new QPushButton(tr("Muster"), this)) {
    setWindowTitle(tr("Muster"));
    auto* sides = new QHBoxLayout;
    sides->setSpacing(16);
    for (const core::Side& side : *scenario.sides)
        sides->addWidget(makeSide(side));
    auto* cancel = new QPushButton(tr("Cancel"), this);
    setButtonLook(*m_muster, ButtonLook::Primary);
    m_muster->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(makeSeedRow());
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_muster);
    connect(m_muster, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(16);
    column->addWidget(
        new PanelTitle(tr("Muster"), tr("Units keep the places and arrivals of those they replace"), this));
    column->addLayout(sides);
    column->addStretch(1);
    column->addLayout(buttons);
    draw();
}

QWidget* MusterDialog::makeSide(const core::Side& side) {
    auto* card = new Card(this);
    card->setMinimumWidth(sideWidth);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    SideBox box{side.token};
    box.wanted = new QCheckBox(fromText(side.name), card);
    box.wanted->setChecked(true);
    column->addWidget(box.wanted);
    box.units = new QSpinBox(card);
    box.units->setRange(core::leastMustered, core::mostMustered);
    box.units->setValue(rosterSize(m_scenario, side.token));
    box.units->setAccessibleName(tr("Units of %1").arg(fromText(side.name)));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->addRow(tr("Units"), box.units);
    column->addLayout(form);
    box.rows = new QVBoxLayout;
    box.rows->setSpacing(8);
    column->addLayout(box.rows);
    if (const core::CounterTypeSpec* type = core::findCounterType(m_info, m_info.forces.prized)) {
        box.prized = new QCheckBox(
            tr("A row without %1 is rolled once more").arg(fromText(m_info.texts.render(type->label))), card);
        column->addWidget(box.prized);
    }
    box.result = new QLabel(card);
    box.result->setWordWrap(true);
    setTextLook(*box.result, TextLook::Heading);
    box.result->setMinimumHeight(3 * box.result->fontMetrics().lineSpacing());
    box.result->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    column->addSpacing(4);
    column->addWidget(box.result);
    column->addStretch(1);
    m_sides << box;
    const qsizetype place = m_sides.size() - 1;
    connect(box.wanted, &QCheckBox::toggled, this, &MusterDialog::draw);
    connect(box.units, &QSpinBox::valueChanged, this, [this, place] {
        offerTables(m_sides[place]);
        draw();
        layout()->activate();
        resize(sizeHint().expandedTo(size()));
    });
    if (box.prized)
        connect(box.prized, &QCheckBox::toggled, this, &MusterDialog::draw);
    offerTables(m_sides[place]);
    return card;
}

QWidget* MusterDialog::makeSeedRow() {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* label = new QLabel(tr("Seed"), line);
    setTextLook(*label, TextLook::Secondary);
    label->setBuddy(m_seed);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed draws the same armies again"));
    auto* again = new QPushButton(tr("Roll again"), line);
    row->addWidget(label);
    row->addWidget(m_seed);
    row->addWidget(again);
    connect(m_seed, &QLineEdit::textChanged, this, &MusterDialog::draw);
    connect(again, &QPushButton::clicked, this,
            [this] { m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1U, seeds))); });
    return line;
}

/// A line for each table that the army is drawn from; what was chosen in a line that stays is kept.
void MusterDialog::offerTables(SideBox& box) {
    QList<int> chosen;
    for (const QComboBox* table : box.tables)
        chosen << table->currentIndex();
    qDeleteAll(box.tables);
    box.tables.clear();
    for (const core::TableSpec* table : core::mustersFor(m_info, m_scenario, box.units->value())) {
        auto* line = new QComboBox(this);
        line->addItem(tr("%1: by the die").arg(fromText(m_info.texts.render(table->label))));
        for (std::size_t row = 0; row < table->rows.size(); ++row)
            line->addItem(tr("%1: %2").arg(fromText(m_info.texts.render(table->rows[row].label)),
                                           fromText(model::wordsOf(core::forceOf(*table, row, m_scenario), m_info))));
        line->setAccessibleName(tr("%1 of %2").arg(fromText(m_info.texts.render(table->label)), box.wanted->text()));
        if (box.tables.size() < chosen.size())
            line->setCurrentIndex(chosen[box.tables.size()]);
        connect(line, &QComboBox::currentIndexChanged, this, &MusterDialog::draw);
        box.rows->addWidget(line);
        box.tables << line;
    }
}

core::MusterWish MusterDialog::wishOf(const SideBox& box) const {
    core::MusterWish wish;
    wish.units = box.units->value();
    wish.prized = box.prized && box.prized->isChecked();
    for (const QComboBox* table : box.tables)
        wish.rows.push_back(table->currentIndex() > 0
                                ? std::optional(static_cast<std::size_t>(table->currentIndex() - 1))
                                : std::nullopt);
    return wish;
}

void MusterDialog::draw() {
    bool isNumber = false;
    const std::uint64_t seed = m_seed->text().toULongLong(&isNumber);
    setRefused(*m_seed, !isNumber);
    std::vector<model::SideMuster> wanted;
    for (const SideBox& box : std::as_const(m_sides))
        if (box.wanted->isChecked())
            wanted.push_back({box.side, wishOf(box)});
    m_muster->setEnabled(isNumber && !wanted.empty());
    m_mustered = model::musterSides(m_info, m_scenario, wanted, seed);
    std::size_t army = 0;
    for (const SideBox& box : std::as_const(m_sides)) {
        const bool drawn = box.wanted->isChecked();
        box.result->setText(drawn ? resultWords(m_mustered.armies[army++]) : tr("As it is"));
        box.units->setEnabled(drawn);
        for (QComboBox* table : box.tables)
            table->setEnabled(drawn);
        if (box.prized)
            box.prized->setEnabled(drawn);
    }
}

QString MusterDialog::resultWords(const core::Mustered& army) const {
    QStringList dice;
    for (const core::MusterRow& row : army.rows)
        for (const std::size_t rolled : row.rolled)
            dice << fromText(m_info.texts.render(row.table->rows[rolled].label));
    const QString force = fromText(model::wordsOf(army.force, m_info));
    return dice.isEmpty() ? force : tr("%1 (rolled %2)").arg(force, dice.join(tr(", then ")));
}

} // namespace orontes::editor
