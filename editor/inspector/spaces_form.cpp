// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/field_editor.h"
#include "editor/inspector/form.h"
#include "editor/inspector/inspector_forms.h"
#include "rules/core/board/area_changes.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

namespace orontes::editor {

namespace {

using Spaces = std::vector<core::SpaceId>;

template <class Change>
void changeNotes(Form& form, const Spaces& spaces, Change change) {
    std::vector<core::Edit> edits;
    for (const core::SpaceId space : spaces) {
        core::SpaceNote note = core::noteOf(*form.scenario().board, space);
        change(note);
        edits.push_back({core::SetSpaceNote{space, std::move(note)}});
    }
    form.apply(oneStep(std::move(edits)));
}

void addTerrain(Form& form, const Spaces& spaces) {
    const core::Board& board = *form.scenario().board;
    auto* box = new QComboBox(&form);
    for (const core::TerrainSpec& terrain : form.info().terrains) {
        box->addItem(form.text(terrain.label), QString::fromStdString(terrain.token.value));
        box->setItemData(box->count() - 1, form.text(terrain.help), Qt::ToolTipRole);
    }
    bool same = true;
    for (const core::SpaceId space : spaces)
        same = same && core::terrainOf(board, space) == core::terrainOf(board, spaces.front());
    const core::TerrainToken& first = core::terrainOf(board, spaces.front());
    box->setCurrentIndex(same ? box->findData(QString::fromStdString(first.value)) : -1);
    QObject::connect(box, &QComboBox::activated, &form, [&form, box, spaces] {
        form.apply({core::PaintTerrain{spaces, core::TerrainToken{box->currentData().toString().toStdString()}}});
    });
    const core::TerrainSpec* spec = core::findTerrain(form.info(), first);
    form.addRow(QObject::tr("Terrain"), box, spec && same ? spec->rule : core::Citation{});
}

/// Areas are called as their designer likes; the spaces of a grid are numbered.
void addLabel(Form& form, core::SpaceId space) {
    const core::Board& board = *form.scenario().board;
    if (!core::isAreaMap(board))
        return;
    const QString old = QString::fromStdString(core::labelOf(board, space).value);
    auto* label = new QLineEdit(old, &form);
    QObject::connect(label, &QLineEdit::editingFinished, &form, [&form, label, space, old] {
        if (!label->isModified())
            return;
        const core::SpaceLabel wanted{label->text().trimmed().toStdString()};
        const core::Area& area = core::areasOf(*form.scenario().board).areas[static_cast<std::size_t>(space.value)];
        form.apply({core::ChangeAreas{{{space, {wanted, area.outline, area.centre}}}}},
                   QObject::tr("Rename %1").arg(old));
    });
    form.addWide(QObject::tr("Label"), label);
}

void addWriting(Form& form, core::SpaceId space) {
    const core::SpaceNote& note = core::noteOf(*form.scenario().board, space);
    auto* name = new QLineEdit(QString::fromStdString(note.name), &form);
    QObject::connect(name, &QLineEdit::editingFinished, &form, [&form, name, space] {
        if (name->isModified())
            changeNotes(form, {space}, [&](core::SpaceNote& one) { one.name = name->text().toStdString(); });
    });
    auto* letter = new QLineEdit(QString::fromStdString(note.letter), &form);
    letter->setMaxLength(2);
    QObject::connect(letter, &QLineEdit::editingFinished, &form, [&form, letter, space] {
        if (letter->isModified())
            changeNotes(form, {space}, [&](core::SpaceNote& one) { one.letter = letter->text().toStdString(); });
    });
    form.addWide(QObject::tr("Name"), name);
    form.addRow(QObject::tr("Letter"), letter);
}

core::Value valueOf(const core::SpaceNote& note, const core::FieldSpec& spec) {
    const auto own = note.attributes.find(spec.id);
    return own == note.attributes.end() ? spec.defaultValue : own->second;
}

void addFields(Form& form, const Spaces& spaces) {
    const core::Board& board = *form.scenario().board;
    for (const core::FieldSpec& spec : form.info().spaceFields) {
        FieldEditor* editor = form.addField(spec);
        const core::Value first = valueOf(core::noteOf(board, spaces.front()), spec);
        bool same = true;
        for (const core::SpaceId space : spaces)
            same = same && valueOf(core::noteOf(board, space), spec) == first;
        if (same)
            editor->setValue(first);
        else
            editor->setMixed();
        QObject::connect(editor, &FieldEditor::valueEntered, &form, [&form, spaces, spec](const core::Value& value) {
            changeNotes(form, spaces, [&](core::SpaceNote& note) {
                if (value == spec.defaultValue)
                    note.attributes.erase(spec.id);
                else
                    note.attributes[spec.id] = value;
            });
        });
    }
}

void addNeighbours(Form& form, core::SpaceId space) {
    const core::Board& board = *form.scenario().board;
    QStringList names;
    for (const core::Neighbour& next : core::neighbours(board, space)) {
        QString name = QString::fromStdString(core::labelOf(board, next.space).value);
        for (const core::FeatureSpec& feature : form.info().features)
            if (core::hasFeature(board, next.edge, feature.token))
                name += QStringLiteral(" (%1)").arg(form.text(feature.label).toLower());
        names << name;
    }
    auto* label = new QLabel(names.join(QStringLiteral(", ")), &form);
    label->setWordWrap(true);
    form.addSection(QObject::tr("Neighbours"));
    form.addWidget(label);
}

} // namespace

QWidget* spacesForm(ScenarioContext& context, const Spaces& spaces, QWidget* parent) {
    auto* form = new Form(context, parent);
    const core::Board& board = *form->scenario().board;
    const bool one = spaces.size() == 1;
    const QString label = QString::fromStdString(core::labelOf(board, spaces.front()).value);
    const core::TerrainSpec* terrain = core::findTerrain(form->info(), core::terrainOf(board, spaces.front()));
    if (one)
        form->addTitle(QObject::tr("Space %1").arg(label), terrain ? form->text(terrain->help) : QString());
    else
        form->addTitle(QObject::tr("%1 spaces").arg(spaces.size()), QObject::tr("A change goes to all of them"));
    addTerrain(*form, spaces);
    if (one) {
        addLabel(*form, spaces.front());
        addWriting(*form, spaces.front());
    }
    addFields(*form, spaces);
    if (one) {
        addNeighbours(*form, spaces.front());
        form->addOrigin(OriginOf::Space, core::labelOf(board, spaces.front()).value);
    }
    form->finish();
    return form;
}

QWidget* edgeForm(ScenarioContext& context, core::EdgeId edge, QWidget* parent) {
    auto* form = new Form(context, parent);
    const core::Board& board = *form->scenario().board;
    const core::EdgeSides sides = *core::sidesOf(board, edge);
    form->addTitle(QObject::tr("Edge %1–%2")
                       .arg(QString::fromStdString(core::labelOf(board, sides.first).value),
                            QString::fromStdString(core::labelOf(board, sides.second).value)),
                   {});
    for (const core::FeatureSpec& feature : form->info().features) {
        core::FieldSpec field;
        field.kind = core::FieldKind::Flag;
        field.label = feature.label;
        field.help = feature.help;
        field.rule = feature.rule;
        field.defaultValue = false;
        FieldEditor* editor = form->addField(field);
        editor->setValue(core::hasFeature(board, edge, feature.token));
        QObject::connect(
            editor, &FieldEditor::valueEntered, form, [form, edge, token = feature.token](const core::Value& on) {
                using Change = core::PaintEdges::Change;
                form->apply({core::PaintEdges{{edge}, token, std::get<bool>(on) ? Change::Add : Change::Remove}});
            });
    }
    form->finish();
    return form;
}

} // namespace orontes::editor
