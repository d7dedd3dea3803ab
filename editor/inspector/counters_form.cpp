// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/face_label.h"
#include "editor/inspector/field_editor.h"
#include "editor/inspector/form.h"
#include "editor/inspector/inspector_forms.h"
#include "model/words/place_words.h"

#include <QComboBox>
#include <QLineEdit>

namespace orontes::editor {

namespace {

using Counters = std::vector<core::Counter>;

Counters chosenCounters(const core::Scenario& scenario, const std::vector<core::CounterId>& ids) {
    Counters counters;
    for (const core::CounterId id : ids)
        if (const core::Counter* counter = core::findCounter(scenario, id))
            counters.push_back(*counter);
    return counters;
}

/// The counters as they are now, each changed, as one step.
template <class Change>
void changeAll(Form& form, const std::vector<core::CounterId>& ids, Change change) {
    std::vector<core::Edit> edits;
    for (core::Counter counter : chosenCounters(form.scenario(), ids)) {
        change(counter);
        edits.push_back({core::ChangeCounter{std::move(counter)}});
    }
    form.apply(oneStep(std::move(edits)));
}

void addName(Form& form, const core::Counter& counter) {
    auto* name = new QLineEdit(QString::fromStdString(counter.name), &form);
    QObject::connect(name, &QLineEdit::editingFinished, &form, [&form, name, id = counter.id] {
        if (name->isModified())
            changeAll(form, {id}, [&](core::Counter& one) { one.name = name->text().toStdString(); });
    });
    form.addWide(QObject::tr("Name"), name);
}

/// A choice that is the same for all counters, or none of the list while they differ.
template <class Of, class Set>
QComboBox* addChoice(Form& form, const QString& label, const std::vector<std::pair<QString, std::string>>& choices,
                     const Counters& counters, const std::vector<core::CounterId>& ids, Of of, Set set) {
    auto* box = new QComboBox(&form);
    for (const auto& [name, token] : choices)
        box->addItem(name, QString::fromStdString(token));
    bool same = true;
    for (const core::Counter& counter : counters)
        same = same && of(counter) == of(counters.front());
    box->setPlaceholderText(QObject::tr("Various"));
    box->setCurrentIndex(same ? box->findData(QString::fromStdString(of(counters.front()))) : -1);
    QObject::connect(box, &QComboBox::activated, &form, [&form, box, ids, set] {
        const std::string token = box->currentData().toString().toStdString();
        changeAll(form, ids, [&](core::Counter& one) { set(one, token); });
    });
    form.addRow(label, box);
    return box;
}

void addBelonging(Form& form, const Counters& counters, const std::vector<core::CounterId>& ids) {
    std::vector<std::pair<QString, std::string>> types;
    for (const core::CounterTypeSpec& type : form.info().counterTypes)
        types.emplace_back(form.text(type.label), type.type.value);
    std::vector<std::pair<QString, std::string>> sides;
    for (const core::Side& side : *form.scenario().sides)
        sides.emplace_back(QString::fromStdString(side.name), side.token.value);
    addChoice(
        form, QObject::tr("Type"), types, counters, ids, [](const core::Counter& one) { return one.type.value; },
        [](core::Counter& one, const std::string& token) { one.type.value = token; });
    addChoice(
        form, QObject::tr("Side"), sides, counters, ids, [](const core::Counter& one) { return one.side.value; },
        [](core::Counter& one, const std::string& token) { one.side.value = token; });
}

void setField(core::Counter& counter, const core::RulesetInfo& info, const core::FieldSpec& spec,
              const core::Value& value) {
    const core::CounterTypeSpec* type = core::findCounterType(info, counter.type);
    const core::FieldSpec* own = type ? core::findField(type->fields, spec.id) : nullptr;
    if (!own)
        return;
    if (value == own->defaultValue)
        counter.attributes.erase(spec.id);
    else
        counter.attributes[spec.id] = value;
}

/// The fields of the first counter's type that all the selected counters' types have.
void addFields(Form& form, const Counters& counters, const std::vector<core::CounterId>& ids) {
    const core::RulesetInfo& info = form.info();
    const core::CounterTypeSpec* type = core::findCounterType(info, counters.front().type);
    core::TextId section;
    for (const core::FieldSpec& spec : type ? type->fields : std::vector<core::FieldSpec>{}) {
        bool shared = true;
        bool same = true;
        for (const core::Counter& counter : counters) {
            const core::CounterTypeSpec* other = core::findCounterType(info, counter.type);
            shared = shared && other && core::findField(other->fields, spec.id);
            same =
                same && core::fieldValue(info, counter, spec.id) == core::fieldValue(info, counters.front(), spec.id);
        }
        if (!shared)
            continue;
        if (spec.section != section && !spec.section.empty())
            form.addSection(form.text(spec.section));
        section = spec.section;
        FieldEditor* editor = form.addField(spec);
        if (same)
            editor->setValue(core::fieldValue(info, counters.front(), spec.id));
        else
            editor->setMixed();
        QObject::connect(editor, &FieldEditor::valueEntered, &form, [&form, ids, spec](const core::Value& value) {
            changeAll(form, ids, [&](core::Counter& one) { setField(one, form.info(), spec, value); });
        });
    }
}

} // namespace

QWidget* countersForm(ScenarioContext& context, const std::vector<core::CounterId>& ids, QWidget* parent) {
    auto* form = new Form(context, parent);
    const Counters counters = chosenCounters(form->scenario(), ids);
    const core::Counter& first = counters.front();
    if (counters.size() == 1) {
        const core::Side* side = core::findSide(form->scenario(), first.side);
        const QString place =
            QString::fromStdString(model::wordsOf(first.setUp, form->scenario(), context.document.texts()));
        const QString subtitle = side ? QObject::tr("%1 · %2").arg(QString::fromStdString(side->name), place) : place;
        form->addTitle(
            QString::fromStdString(first.name), subtitle,
            new FaceLabel(core::faceOf(form->info(), form->scenario(), first, core::FaceSide::Front), 64, form));
        addName(*form, first);
    } else {
        form->addTitle(QObject::tr("%1 counters").arg(counters.size()), QObject::tr("A change goes to all of them"));
    }
    addBelonging(*form, counters, ids);
    addFields(*form, counters, ids);
    form->finish();
    return form;
}

} // namespace orontes::editor
