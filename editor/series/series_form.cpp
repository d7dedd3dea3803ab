// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/series/series_form.h"

#include "editor/controls/section_head.h"
#include "editor/theme/style.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int never = 7;
constexpr int rowGap = 6;
constexpr int numberWidth = 96;

} // namespace

SeriesForm::SeriesForm(model::SeriesDocument& document, QWidget* parent) : QWidget(parent), m_document(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(rowGap);
    m_title = addText(*column, tr("Title"));
    m_names[0] = addText(*column, tr("First army"));
    m_names[1] = addText(*column, tr("Second army"));
    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        change([this](model::Series& series) { series.title = m_title->text().toStdString(); }, tr("Change the title"));
    });
    for (std::size_t army = 0; army < model::seriesArmies; ++army)
        connect(m_names[army], &QLineEdit::editingFinished, this, [this, army] {
            change(
                [this, army](model::Series& series) { series.armies[army].name = m_names[army]->text().toStdString(); },
                tr("Name an army"));
        });
    column->addSpacing(rowGap);
    column->addWidget(new SectionHead(tr("Between two battles"), this));
    addNumbers(*column);
    m_refill = new QCheckBox(tr("Fresh units replace those that are gone"), this);
    column->addWidget(m_refill);
    connect(m_refill, &QCheckBox::clicked, this, [this](bool on) {
        change([on](model::Series& series) { series.recovery.refill = on; }, tr("Change the recovery"));
    });
    m_seed = addText(*column, tr("Seed of the dice"));
    m_seed->setToolTip(tr("The same seed rolls the same dice between the battles again"));
    connect(m_seed, &QLineEdit::editingFinished, this, [this] {
        bool isNumber = false;
        const std::uint64_t seed = m_seed->text().toULongLong(&isNumber);
        if (isNumber)
            change([seed](model::Series& series) { series.seed = seed; }, tr("Change the seed"));
        else
            showSeries();
    });
    connect(&document, &model::SeriesDocument::changed, this, &SeriesForm::showSeries);
    showSeries();
}

QLineEdit* SeriesForm::addText(QVBoxLayout& column, const QString& label) {
    auto* name = new QLabel(label, this);
    setTextLook(*name, TextLook::Secondary);
    auto* field = new QLineEdit(this);
    field->setAccessibleName(label);
    name->setBuddy(field);
    column.addWidget(name);
    column.addWidget(field);
    return field;
}

void SeriesForm::addNumbers(QVBoxLayout& column) {
    using model::Recovery;
    struct Line {
        QString label;
        int Recovery::* number;
        bool percent;
    };
    const Line lines[]{
        {tr("The winner makes good"), &Recovery::winnerPercent, true},
        {tr("Others make good"), &Recovery::otherPercent, true},
        {tr("Off the board, make good"), &Recovery::awayPercent, true},
        {tr("Winner’s lost return on"), &Recovery::winnerReturns, false},
        {tr("Others’ lost return on"), &Recovery::otherReturns, false},
        {tr("Who fled returns on"), &Recovery::fledReturns, false},
    };
    auto* rows = new QGridLayout;
    rows->setVerticalSpacing(rowGap);
    rows->setHorizontalSpacing(8);
    rows->setColumnStretch(0, 1);
    for (const Line& line : lines) {
        auto* box = new QSpinBox(this);
        box->setFixedWidth(numberWidth);
        box->setRange(line.percent ? 0 : 1, line.percent ? 100 : never);
        if (line.percent)
            box->setSuffix(tr(" %"));
        box->setAccessibleName(line.label);
        box->setKeyboardTracking(false);
        box->setToolTip(line.percent ? tr("Of a unit's damage, rounded down")
                                     : tr("This roll of a die or more; 7: never"));
        auto* label = new QLabel(line.label, this);
        setTextLook(*label, TextLook::Secondary);
        label->setBuddy(box);
        rows->addWidget(label, rows->rowCount(), 0);
        rows->addWidget(box, rows->rowCount() - 1, 1);
        m_numbers << NumberBox{line.number, box};
        connect(box, &QSpinBox::valueChanged, this, [this, number = line.number](int value) {
            change([=](model::Series& series) { series.recovery.*number = value; }, tr("Change the recovery"));
        });
    }
    column.addLayout(rows);
}

void SeriesForm::showSeries() {
    const model::Series& series = m_document.series();
    m_title->setText(QString::fromStdString(series.title));
    for (std::size_t army = 0; army < model::seriesArmies; ++army) {
        m_names[army]->setText(QString::fromStdString(series.armies[army].name));
        m_names[army]->setEnabled(!series.battles.empty());
    }
    m_seed->setText(QString::number(series.seed));
    for (const NumberBox& line : std::as_const(m_numbers)) {
        const QSignalBlocker quiet(line.box);
        line.box->setValue(series.recovery.*line.number);
    }
    m_refill->setChecked(series.recovery.refill);
}

void SeriesForm::change(const std::function<void(model::Series&)>& edit, const QString& step) {
    model::Series next = m_document.series();
    edit(next);
    if (const core::Result<void> changed = m_document.change(std::move(next), step); !changed) {
        showSeries();
        emit refused(changed.error());
    }
}

} // namespace orontes::editor
