// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/field_editor.h"

#include "model/words/space_lists.h"
#include "model/words/value_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <limits>

namespace orontes::editor {

namespace {

int clamped(std::int64_t number) {
    const std::int64_t least = std::numeric_limits<int>::min();
    const std::int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(std::max(number, least), most));
}

QString asText(const core::Value& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    if (const auto* list = std::get_if<core::TextList>(&value))
        return model::joined(*list);
    return {};
}

} // namespace

FieldEditor::FieldEditor(const core::FieldSpec& spec, const core::Scenario& scenario, const core::Catalogue& texts,
                         QWidget* parent)
    : QWidget(parent), m_spec(spec) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    switch (spec.kind) {
    case core::FieldKind::Flag:
        makeFlag();
        break;
    case core::FieldKind::Integer:
        makeInteger(texts);
        break;
    case core::FieldKind::Text:
    case core::FieldKind::SpaceList:
        makeText();
        break;
    case core::FieldKind::Choice:
    case core::FieldKind::Seat:
        makeChoices(scenario, texts);
        break;
    }
    QWidget* control = m_flag     ? static_cast<QWidget*>(m_flag)
                       : m_number ? m_number
                       : m_line   ? static_cast<QWidget*>(m_line)
                                  : m_choice;
    const QString name = QString::fromStdString(texts.render(spec.label));
    control->setAccessibleName(name);
    if (!spec.help.empty()) {
        const QString help = QString::fromStdString(texts.render(spec.help));
        control->setToolTip(help);
        control->setAccessibleDescription(help);
    }
    row->addWidget(control);
    setFocusProxy(control);
}

void FieldEditor::makeFlag() {
    m_flag = new QCheckBox(this);
    connect(m_flag, &QCheckBox::clicked, this, &FieldEditor::enter);
}

void FieldEditor::makeInteger(const core::Catalogue& texts) {
    m_number = new QSpinBox(this);
    m_number->setRange(clamped(m_spec.minimum), clamped(m_spec.maximum));
    m_number->setKeyboardTracking(false);
    const auto unitOf = [&](std::int64_t n) {
        const QString unit = QString::fromStdString(model::unitWords(m_spec, n, texts));
        return unit.isEmpty() ? unit : QStringLiteral(" ") + unit;
    };
    m_oneUnit = unitOf(1);
    m_units = unitOf(2);
    showUnit();
    connect(m_number, &QSpinBox::valueChanged, this, [this](int number) {
        showUnit();
        if (number >= clamped(m_spec.minimum))
            enter();
    });
}

void FieldEditor::showUnit() {
    m_number->setSuffix(m_number->value() == 1 ? m_oneUnit : m_units);
}

void FieldEditor::makeText() {
    m_line = new QLineEdit(this);
    if (m_spec.kind == core::FieldKind::SpaceList)
        m_line->setPlaceholderText(tr("Space labels"));
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (m_line->isModified())
            enter();
        m_line->setModified(false);
    });
}

void FieldEditor::makeChoices(const core::Scenario& scenario, const core::Catalogue& texts) {
    m_choice = new QComboBox(this);
    if (m_spec.kind == core::FieldKind::Seat) {
        m_choice->addItem(tr("Nobody"), QString());
        for (const core::Seat& seat : *scenario.seats)
            m_choice->addItem(QString::fromStdString(seat.name), QString::fromStdString(seat.token.value));
    }
    for (const core::FieldChoice& choice : m_spec.choices)
        m_choice->addItem(QString::fromStdString(texts.render(choice.label)), QString::fromStdString(choice.token));
    connect(m_choice, &QComboBox::activated, this, &FieldEditor::enter);
}

core::Value FieldEditor::value() const {
    if (m_flag)
        return m_flag->isChecked();
    if (m_number)
        return std::int64_t{m_number->value()};
    if (m_choice)
        return m_choice->currentData().toString().toStdString();
    if (m_spec.kind == core::FieldKind::SpaceList)
        return model::spaceLabelsIn(m_line->text());
    return m_line->text().toStdString();
}

void FieldEditor::setValue(const core::Value& value) {
    if (m_flag) {
        m_flag->setTristate(false);
        const auto* on = std::get_if<bool>(&value);
        m_flag->setChecked(on && *on);
    } else if (m_number) {
        const QSignalBlocker quiet(m_number);
        const auto* number = std::get_if<std::int64_t>(&value);
        m_number->setSpecialValueText({});
        m_number->setMinimum(clamped(m_spec.minimum));
        m_number->setValue(number ? clamped(*number) : m_number->minimum());
        showUnit();
    } else if (m_choice) {
        m_choice->setCurrentIndex(m_choice->findData(asText(value)));
    } else if (m_line->text() != asText(value)) {
        m_line->setText(asText(value));
        m_line->setModified(false);
    }
}

void FieldEditor::setMixed() {
    if (m_flag)
        m_flag->setCheckState(Qt::PartiallyChecked);
    if (m_choice)
        m_choice->setCurrentIndex(-1);
    if (m_number) { // one below the least is shown as a word, and can only be left
        const QSignalBlocker quiet(m_number);
        m_number->setMinimum(clamped(m_spec.minimum) - 1);
        m_number->setSpecialValueText(tr("Various"));
        m_number->setValue(m_number->minimum());
    }
    if (m_line) {
        m_line->clear();
        m_line->setPlaceholderText(tr("Various"));
    }
}

void FieldEditor::enter() {
    if (m_flag)
        m_flag->setTristate(false);
    emit valueEntered(value());
}

} // namespace orontes::editor
