// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/face_label.h"
#include "editor/inspector/field_editor.h"
#include "editor/inspector/form.h"
#include "editor/inspector/inspector_forms.h"
#include "editor/inspector/side_words.h"
#include "editor/theme/style.h"

#include <QColorDialog>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>

#include <array>
#include <utility>

namespace orontes::editor {

namespace {

constexpr int previewSide = 48;
constexpr int swatchSide = 16;
constexpr int labelWidth = 80; ///< narrower than elsewhere: what the rules derive has to stand beside the editor

/// The set of Okabe and Ito: eight colours that people tell apart whatever their eyes.
constexpr std::array<std::pair<const char*, std::uint32_t>, 8> sideColours{
    {{QT_TRANSLATE_NOOP("SideForm", "Vermilion"), 0xD55E00},
     {QT_TRANSLATE_NOOP("SideForm", "Blue"), 0x0072B2},
     {QT_TRANSLATE_NOOP("SideForm", "Orange"), 0xE69F00},
     {QT_TRANSLATE_NOOP("SideForm", "Sky blue"), 0x56B4E9},
     {QT_TRANSLATE_NOOP("SideForm", "Green"), 0x009E73},
     {QT_TRANSLATE_NOOP("SideForm", "Yellow"), 0xF0E442},
     {QT_TRANSLATE_NOOP("SideForm", "Purple"), 0xCC79A7},
     {QT_TRANSLATE_NOOP("SideForm", "Black"), 0x000000}}};

constexpr std::array<std::pair<const char*, core::Pattern>, 5> sidePatterns{
    {{QT_TRANSLATE_NOOP("SideForm", "Solid"), core::Pattern::Solid},
     {QT_TRANSLATE_NOOP("SideForm", "Diagonal"), core::Pattern::Diagonal},
     {QT_TRANSLATE_NOOP("SideForm", "Dots"), core::Pattern::Dots},
     {QT_TRANSLATE_NOOP("SideForm", "Chevrons"), core::Pattern::Chevrons},
     {QT_TRANSLATE_NOOP("SideForm", "Outline"), core::Pattern::Outline}}};

QString words(const char* text) {
    return QCoreApplication::translate("SideForm", text);
}

FieldRow* addLine(Form& form, const QString& label, QWidget* editor, const core::Citation& rule = {}) {
    FieldRow* row = form.addRow(label, editor, rule);
    row->setLabelWidth(labelWidth);
    return row;
}

/// The side as it is now, changed, as one step.
template <class Change>
void changeSide(Form& form, const core::SideToken& token, Change change) {
    const core::Side* side = core::findSide(form.scenario(), token);
    if (side == nullptr)
        return;
    core::PutSide edit{*side};
    change(edit.side);
    form.apply({std::move(edit)});
}

void addName(Form& form, const core::Side& side) {
    auto* name = new QLineEdit(QString::fromStdString(side.name), &form);
    QObject::connect(name, &QLineEdit::editingFinished, &form, [&form, name, token = side.token] {
        if (name->isModified())
            changeSide(form, token, [&](core::Side& one) { one.name = name->text().toStdString(); });
    });
    form.addWide(words(QT_TRANSLATE_NOOP("SideForm", "Name")), name);
}

void addSeat(Form& form, const core::Side& side) {
    auto* box = new QComboBox(&form);
    for (const core::Seat& seat : *form.scenario().seats)
        box->addItem(QString::fromStdString(seat.name.empty() ? seat.token.value : seat.name),
                     QString::fromStdString(seat.token.value));
    box->setCurrentIndex(box->findData(QString::fromStdString(side.seat.value)));
    QObject::connect(box, &QComboBox::activated, &form, [&form, box, token = side.token] {
        changeSide(form, token,
                   [&](core::Side& one) { one.seat = core::SeatToken{box->currentData().toString().toStdString()}; });
    });
    addLine(form, words(QT_TRANSLATE_NOOP("SideForm", "Seat")), box);
}

QIcon swatch(std::uint32_t rgb) {
    QPixmap pixmap(swatchSide, swatchSide);
    pixmap.fill(QColor(QRgb(rgb)));
    return QIcon(pixmap);
}

void addColour(Form& form, const core::Side& side) {
    auto* box = new QComboBox(&form);
    for (const auto& [name, rgb] : sideColours)
        box->addItem(swatch(rgb), words(name), rgb);
    if (box->findData(side.colour.rgb) < 0)
        box->addItem(swatch(side.colour.rgb), QColor(QRgb(side.colour.rgb)).name().toUpper(), side.colour.rgb);
    box->addItem(words(QT_TRANSLATE_NOOP("SideForm", "Another…")));
    box->setCurrentIndex(box->findData(side.colour.rgb));
    QObject::connect(box, &QComboBox::activated, &form, [&form, box, token = side.token, old = side.colour] {
        std::uint32_t rgb = box->currentData().toUInt();
        if (!box->currentData().isValid()) {
            const QColor chosen = QColorDialog::getColor(QColor(QRgb(old.rgb)), &form);
            rgb = chosen.isValid() ? chosen.rgb() & 0xFFFFFFU : old.rgb;
            box->setCurrentIndex(box->findData(old.rgb)); // until the form is made anew
        }
        changeSide(form, token, [&](core::Side& one) { one.colour = core::Colour{rgb}; });
    });
    addLine(form, words(QT_TRANSLATE_NOOP("SideForm", "Colour")), box);
}

void addPattern(Form& form, const core::Side& side) {
    auto* box = new QComboBox(&form);
    for (const auto& [name, pattern] : sidePatterns)
        box->addItem(words(name), static_cast<int>(pattern));
    box->setCurrentIndex(box->findData(static_cast<int>(side.pattern)));
    QObject::connect(box, &QComboBox::activated, &form, [&form, box, token = side.token] {
        changeSide(form, token,
                   [&](core::Side& one) { one.pattern = static_cast<core::Pattern>(box->currentData().toInt()); });
    });
    addLine(form, words(QT_TRANSLATE_NOOP("SideForm", "Pattern")), box);
}

/// Each field with what the rules derive for it beside it.
void addFields(Form& form, const core::Side& side, const std::vector<DerivedWords>& derived) {
    core::TextId section;
    for (const core::FieldSpec& spec : form.info().sideFields) {
        if (spec.section != section && !spec.section.empty())
            form.addSection(form.text(spec.section));
        section = spec.section;
        auto* editor = new FieldEditor(spec, form.scenario(), form.context().document.texts(), &form);
        editor->setValue(core::sideFieldValue(form.info(), side, spec.id));
        FieldRow* row = addLine(form, form.text(spec.label), editor, spec.rule);
        for (const DerivedWords& one : derived)
            if (one.field == spec.id) {
                row->setDerived(one.figure, one.verdict);
                row->setToolTip(one.label);
            }
        QObject::connect(editor, &FieldEditor::valueEntered, &form,
                         [&form, spec, token = side.token](const core::Value& value) {
                             changeSide(form, token, [&](core::Side& one) {
                                 if (value == spec.defaultValue)
                                     one.attributes.erase(spec.id);
                                 else
                                     one.attributes[spec.id] = value;
                             });
                         });
    }
}

/// What no field stands for.
void addFigures(Form& form, const std::vector<DerivedWords>& derived) {
    bool first = true;
    for (const DerivedWords& one : derived) {
        if (!one.field.empty())
            continue;
        if (std::exchange(first, false))
            form.addSection(words(QT_TRANSLATE_NOOP("SideForm", "By the rules")));
        addLine(form, one.label, figureLabel(one.figure), one.rule);
    }
}

} // namespace

QWidget* sideForm(ScenarioContext& context, const core::SideToken& token, QWidget* parent) {
    auto* form = new Form(context, parent);
    const core::Side& side = *core::findSide(form->scenario(), token);
    core::CounterFace face;
    face.band = side.colour;
    face.pattern = side.pattern;
    form->addTitle(QString::fromStdString(side.name.empty() ? side.token.value : side.name),
                   countersOf(form->scenario(), token), new FaceLabel(std::move(face), previewSide, form));
    addName(*form, side);
    addSeat(*form, side);
    addColour(*form, side);
    addPattern(*form, side);
    const std::vector<DerivedWords> derived = derivedWordsOf(context.document, side);
    addFields(*form, side, derived);
    addFigures(*form, derived);
    form->addOrigin(OriginOf::Side, token.value);
    auto* back = new QPushButton(words(QT_TRANSLATE_NOOP("SideForm", "Back to the scenario")), form);
    setButtonLook(*back, ButtonLook::Quiet);
    QObject::connect(back, &QPushButton::clicked, form, [form] { form->context().selection.clear(); });
    form->addWidget(back);
    form->finish();
    return form;
}

} // namespace orontes::editor
