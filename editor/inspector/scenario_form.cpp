// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/form.h"
#include "editor/inspector/inspector_forms.h"
#include "editor/inspector/side_words.h"
#include "editor/theme/style.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace orontes::editor {

namespace {

constexpr int mostTurns = 999;

void addTitleField(Form& form, const QString& label, core::TitleField field, const std::string& text) {
    auto* line = new QLineEdit(QString::fromStdString(text), &form);
    QObject::connect(line, &QLineEdit::editingFinished, &form, [&form, line, field] {
        if (line->isModified())
            form.apply({core::SetTitle{field, line->text().toStdString()}});
    });
    form.addWide(label, line);
}

void addTurns(Form& form) {
    const core::Scenario& scenario = form.scenario();
    auto* first = new QSpinBox(&form);
    first->setRange(1, mostTurns);
    first->setKeyboardTracking(false);
    first->setValue(scenario.firstTurn.value);
    auto* last = new QSpinBox(&form);
    last->setRange(0, mostTurns);
    last->setSpecialValueText(QObject::tr("No limit"));
    last->setKeyboardTracking(false);
    last->setValue(scenario.lastTurn ? scenario.lastTurn->value : 0);
    const auto enter = [&form, first, last] {
        std::optional<core::TurnNumber> end;
        if (last->value() > 0)
            end = core::TurnNumber{last->value()};
        form.apply({core::SetTurns{core::TurnNumber{first->value()}, end}});
    };
    QObject::connect(first, &QSpinBox::valueChanged, &form, enter);
    QObject::connect(last, &QSpinBox::valueChanged, &form, enter);
    form.addRow(QObject::tr("First turn"), first);
    form.addRow(QObject::tr("Last turn"), last);
}

/// A side a line; its button opens the form of the side.
void addForces(Form& form) {
    form.addSection(QObject::tr("Forces"));
    for (const core::Side& side : *form.scenario().sides) {
        const QString name = QString::fromStdString(side.name.empty() ? side.token.value : side.name);
        auto* open = new QPushButton(countersOf(form.scenario(), side.token), &form);
        setButtonLook(*open, ButtonLook::Quiet);
        open->setAccessibleName(QObject::tr("Edit %1").arg(name));
        open->setToolTip(QObject::tr("Name, look and numbers of %1").arg(name));
        QObject::connect(open, &QPushButton::clicked, &form,
                         [&form, token = side.token] { form.context().selection.selectSide(token); });
        form.addRow(name, open);
    }
}

} // namespace

QWidget* scenarioForm(ScenarioContext& context, QWidget* parent) {
    auto* form = new Form(context, parent);
    const core::Scenario& scenario = form->scenario();
    form->addTitle(scenario.title.empty() ? QObject::tr("Untitled") : QString::fromStdString(scenario.title),
                   form->text(form->info().name));
    addTitleField(*form, QObject::tr("Title"), core::TitleField::Title, scenario.title);
    addTitleField(*form, QObject::tr("Year"), core::TitleField::Year, scenario.year);
    addTitleField(*form, QObject::tr("Author"), core::TitleField::Author, scenario.author);
    addTurns(*form);
    addForces(*form);
    form->finish();
    return form;
}

} // namespace orontes::editor
