// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/options_model.h"

#include "model/items/field_cell.h"
#include "model/words/value_words.h"

namespace orontes::model {

OptionsModel::OptionsModel(ScenarioDocument& document, QObject* parent) : RecordTable(parent), m_document(document) {
    connect(&document, &ScenarioDocument::changed, this, [this](const core::ChangeSet& changes) {
        if (changes.options)
            follow();
    });
    follow();
}

void OptionsModel::follow() {
    std::vector<OptionRow> rows;
    for (const core::OptionSpec& option : m_document.info().options)
        rows.push_back({option, core::optionValue(m_document.info(), m_document.scenario(), option.id)});
    show(rows);
}

const core::OptionSpec* OptionsModel::optionAt(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &records()[static_cast<std::size_t>(row)].spec;
}

void OptionsModel::restoreDefault(int row) {
    if (const core::OptionSpec* option = optionAt(row))
        set({*option, {}}, option->field.defaultValue);
}

bool OptionsModel::set(const OptionRow& row, const core::Value& value) {
    const bool isDefault = value == row.spec.field.defaultValue;
    const core::SetOption change{row.spec.id, isDefault ? std::nullopt : std::optional<core::Value>(value)};
    const core::Result<void> done = m_document.apply(core::Edit{change});
    if (!done)
        emit refused(done.error());
    return done.has_value();
}

QVariant OptionsModel::columnHeading(int column, int role) const {
    static const char* const ids[]{"items.option.label", "items.option.value", "items.option.default",
                                   "items.option.rule", "items.option.help"};
    return role == Qt::DisplayRole ? asQString(m_document.texts().render(core::TextId{ids[column]})) : QVariant();
}

QVariant OptionsModel::content(const OptionRow& row, int column, int role) const {
    const core::FieldSpec& field = row.spec.field;
    const core::Catalogue& texts = m_document.texts();
    if (role == KeyRole)
        return asQString(row.spec.id.value);
    if (column == Value || role != Qt::DisplayRole)
        return fieldCell(field, row.value, role == Qt::CheckStateRole && column != Value ? -1 : role, m_document);
    switch (column) {
    case Label:
        return asQString(texts.render(field.label));
    case Default:
        return asQString(wordsOf(field, field.defaultValue, m_document.scenario(), texts));
    case Rule:
        return asQString(field.rule.reference);
    case Help:
        return field.help.empty() ? QString() : asQString(texts.render(field.help));
    default:
        return {};
    }
}

CellUse OptionsModel::contentUse(const OptionRow& row, int column) const {
    return column == Value ? useOf(row.spec.field) : CellUse::Shown;
}

bool OptionsModel::changeContent(const OptionRow& row, int, const QVariant& value) {
    const std::optional<core::Value> entered = enteredValue(row.spec.field, value);
    return entered && set(row, *entered);
}

} // namespace orontes::model
