// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/options_page.h"

#include "editor/controls/card.h"
#include "editor/controls/empty_state.h"
#include "editor/controls/field_row.h"
#include "editor/controls/scrolled_column.h"
#include "editor/inspector/field_editor.h"
#include "editor/theme/style.h"
#include "model/words/value_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace orontes::editor {

OptionsPage::OptionsPage(ScenarioContext& context, QWidget* parent) : ScenarioPage(context, parent) {
    QVBoxLayout* column = scrolledColumn(
        this, tr("Options"), tr("Where the rulebook leaves a gap or a choice. The recommended answer stands first."));
    for (const core::OptionSpec& option : info().options)
        column->addWidget(cardOf(option));
    if (info().options.empty())
        column->addWidget(new EmptyState(IconId::Options, tr("This ruleset has no options."), {}, this));
    column->addStretch(1);
    connect(&document(), &model::ScenarioDocument::changed, this, [this](const core::ChangeSet& changes) {
        if (changes.options)
            showValues();
    });
    showValues();
}

QWidget* OptionsPage::cardOf(const core::OptionSpec& option) {
    const QString id = QString::fromStdString(option.id.value);
    auto* card = new Card(this);
    card->setMaximumWidth(760);
    auto* editor = new FieldEditor(option.field, scenario(), document().texts(), card);
    m_editors.insert(id, editor);
    auto* row =
        new FieldRow(text(option.field.label), editor, QString::fromStdString(option.field.rule.reference), card);
    row->setLabelWidth(232);
    connect(row, &FieldRow::ruleRequested, this, [this, rule = option.field.rule] { context().openRule(rule); });
    connect(editor, &FieldEditor::valueEntered, this, [this, option](const core::Value& value) {
        std::optional<core::Value> chosen;
        if (!(value == option.field.defaultValue))
            chosen = value;
        apply({core::SetOption{option.id, chosen}});
    });
    auto* help = new QLabel(text(option.field.help), card);
    help->setWordWrap(true);
    setTextLook(*help, TextLook::Secondary);
    const std::string printed = model::wordsOf(option.field, option.field.defaultValue, scenario(), document().texts());
    auto* reset = new QPushButton(tr("Back to the default"), card);
    reset->setToolTip(QString::fromStdString(printed));
    setButtonLook(*reset, ButtonLook::Quiet);
    QSizePolicy keepsItsRoom = reset->sizePolicy(); // or the options below would move under the mouse
    keepsItsRoom.setRetainSizeWhenHidden(true);
    reset->setSizePolicy(keepsItsRoom);
    m_resets.insert(id, reset);
    connect(reset, &QPushButton::clicked, this, [this, option] { apply({core::SetOption{option.id, std::nullopt}}); });
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addWidget(row);
    auto* below = new QHBoxLayout; // so that the button's room is beside the words, and not an empty line
    below->addWidget(help, 1);
    below->addWidget(reset, 0, Qt::AlignTop);
    column->addLayout(below);
    return card;
}

void OptionsPage::showValues() {
    for (const core::OptionSpec& option : info().options) {
        const QString id = QString::fromStdString(option.id.value);
        const core::Value value = core::optionValue(info(), scenario(), option.id);
        m_editors.value(id)->setValue(value);
        m_resets.value(id)->setVisible(!(value == option.field.defaultValue));
    }
}

void OptionsPage::reveal(const core::Place& place) {
    const QString pointer = QString::fromStdString(place.pointer);
    for (auto it = m_editors.cbegin(); it != m_editors.cend(); ++it)
        if (pointer.endsWith(QLatin1Char('/') + it.key()))
            it.value()->setFocus();
}

} // namespace orontes::editor
