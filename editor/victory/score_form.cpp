// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/victory/score_form.h"

#include "editor/controls/panel_title.h"
#include "editor/theme/style.h"
#include "editor/victory/condition_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int mostPoints = 9999;
constexpr int dialogWidth = 380;

} // namespace

ScoreForm::ScoreForm(core::VictoryClause clause, const core::Scenario& scenario, QWidget* parent)
    : QWidget(parent), m_clause(std::move(clause)), m_rows(formRowsOf(this)) {
    addSide(scenario);
    addPoints();
    addName();
}

void ScoreForm::addSide(const core::Scenario& scenario) {
    auto* side = new QComboBox(this);
    for (const core::Side& one : *scenario.sides)
        side->addItem(QString::fromStdString(one.name), QString::fromStdString(one.token.value));
    side->setCurrentIndex(side->findData(QString::fromStdString(m_clause.side.value)));
    m_rows->addRow(tr("Scored by"), side);
    connect(side, &QComboBox::activated, this, [this, side] {
        m_clause.side = core::SideToken{side->currentData().toString().toStdString()};
        emit entered(m_clause);
    });
}

void ScoreForm::addPoints() {
    auto* points = new QSpinBox(this);
    points->setRange(1, mostPoints);
    points->setKeyboardTracking(false);
    points->setValue(m_clause.points);
    m_rows->addRow(tr("Points"), points);
    connect(points, &QSpinBox::valueChanged, this, [this](int value) {
        m_clause.points = value;
        emit entered(m_clause);
    });
}

void ScoreForm::addName() {
    auto* name = new QLineEdit(QString::fromStdString(m_clause.name), this);
    name->setPlaceholderText(tr("Short, such as EGY-2"));
    m_rows->addRow(tr("Name"), name);
    connect(name, &QLineEdit::editingFinished, this, [this, name] {
        if (!name->isModified())
            return;
        name->setModified(false);
        m_clause.name = name->text().trimmed().toStdString();
        emit entered(m_clause);
    });
}

void ScoreForm::addNote(QLabel* note) {
    if (note != nullptr)
        m_rows->addRow(tr("From"), note);
}

ScoreDialog::ScoreDialog(core::VictoryClause clause, const core::Scenario& scenario, QWidget* parent)
    : QDialog(parent), m_form(new ScoreForm(std::move(clause), scenario, this)) {
    setWindowTitle(tr("New clause"));
    setMinimumWidth(dialogWidth);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* add = new QPushButton(tr("Add the clause"), this);
    setButtonLook(*add, ButtonLook::Primary);
    add->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(add);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(16);
    column->addWidget(new PanelTitle(tr("New clause"), tr("It scores once, when what it asks is so"), this));
    column->addWidget(m_form);
    column->addLayout(buttons);
    connect(add, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
}

} // namespace orontes::editor
