// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/handicap_form.h"

#include "editor/controls/section_head.h"
#include "editor/theme/style.h"
#include "model/balance/handicap.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int lineGap = 6;
constexpr std::int64_t around = 3; ///< so many values to either side are proposed

} // namespace

HandicapForm::HandicapForm(QWidget* parent)
    : QWidget(parent), m_lever(new QComboBox(this)), m_try(new QPushButton(tr("Try the values"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(lineGap);
    column->addWidget(new SectionHead(tr("Find a handicap"), this));
    m_lever->setAccessibleName(tr("What is varied"));
    m_lever->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lever->setMinimumContentsLength(12);
    column->addWidget(m_lever);
    auto* numbers = new QHBoxLayout;
    numbers->setSpacing(8);
    m_first = addNumber(*numbers, tr("From"));
    m_last = addNumber(*numbers, tr("To"));
    m_step = addNumber(*numbers, tr("Step"));
    m_step->setRange(1, 100);
    column->addLayout(numbers);
    column->addWidget(m_try);
    m_try->setToolTip(tr("Plays the games with each value, the same seeds each time"));
    connect(m_lever, &QComboBox::currentIndexChanged, this, &HandicapForm::propose);
    connect(m_try, &QPushButton::clicked, this, &HandicapForm::tryWanted);
}

QSpinBox* HandicapForm::addNumber(QLayout& row, const QString& label) {
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    auto* name = new QLabel(label, this);
    setTextLook(*name, TextLook::Secondary);
    auto* box = new QSpinBox(this);
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    box->setAccessibleName(label);
    name->setBuddy(box);
    column->addWidget(name);
    column->addWidget(box);
    static_cast<QHBoxLayout&>(row).addLayout(column, 1);
    return box;
}

void HandicapForm::setLevers(std::vector<model::Lever> levers) {
    const QString chosen = m_lever->currentText();
    const std::int64_t before = lever() ? lever()->now : 0;
    m_levers = std::move(levers);
    const QSignalBlocker quiet(m_lever);
    m_lever->clear();
    for (const model::Lever& one : m_levers) {
        m_lever->addItem(QString::fromStdString(one.name));
        m_lever->setItemData(m_lever->count() - 1, QString::fromStdString(one.name), Qt::ToolTipRole);
    }
    const int again = m_lever->findText(chosen);
    m_lever->setCurrentIndex(std::max(0, again));
    if (again < 0 || lever()->now != before)
        propose();
    setEnabled(!m_levers.empty());
}

void HandicapForm::propose() {
    const model::Lever* chosen = lever();
    if (!chosen)
        return;
    for (QSpinBox* box : {m_first, m_last})
        box->setRange(static_cast<int>(chosen->least), static_cast<int>(chosen->most));
    m_first->setValue(static_cast<int>(chosen->now - around));
    m_last->setValue(static_cast<int>(chosen->now + around));
    m_step->setValue(1);
    m_lever->setToolTip(m_lever->currentText());
}

void HandicapForm::setRunning(bool running) {
    m_try->setEnabled(!running);
}

const model::Lever* HandicapForm::lever() const {
    const int at = m_lever->currentIndex();
    return at < 0 || at >= static_cast<int>(m_levers.size()) ? nullptr : &m_levers[static_cast<std::size_t>(at)];
}

std::vector<std::int64_t> HandicapForm::values() const {
    return lever() ? model::valuesOf(*lever(), m_first->value(), m_last->value(), m_step->value())
                   : std::vector<std::int64_t>{};
}

} // namespace orontes::editor
