// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/counters_model.h"

#include "model/items/field_cell.h"
#include "model/items/roster_changes.h"
#include "model/words/place_words.h"

#include <algorithm>

namespace orontes::model {
namespace {

std::vector<core::FieldSpec> allFields(const core::RulesetInfo& info) {
    std::vector<core::FieldSpec> fields;
    for (const core::CounterTypeSpec& type : info.counterTypes)
        for (const core::FieldSpec& field : type.fields)
            if (core::findField(fields, field.id) == nullptr)
                fields.push_back(field);
    return fields;
}

CounterRow rowOf(const core::Counter& counter, const ScenarioDocument& document) {
    const core::CounterTypeSpec* type = core::findCounterType(document.info(), counter.type);
    const core::Side* side = core::findSide(document.scenario(), counter.side);
    return {counter, type == nullptr ? counter.type.value : document.texts().render(type->label),
            side == nullptr ? counter.side.value : side->name,
            wordsOf(counter.setUp, document.scenario(), document.texts())};
}

} // namespace

CountersModel::CountersModel(ScenarioDocument& document, QObject* parent)
    : RecordTable(parent), m_document(document), m_fields(allFields(document.info())) {
    connect(&document, &ScenarioDocument::changed, this, &CountersModel::follow);
    showAll();
}

void CountersModel::follow(const core::ChangeSet& changes) {
    if (touchesRoster(changes))
        showAll();
}

void CountersModel::showAll() {
    std::vector<CounterRow> rows;
    for (const core::Counter& counter : *m_document.scenario().counters)
        rows.push_back(rowOf(counter, m_document));
    show(rows);
}

core::CounterId CountersModel::counterAt(int row) const {
    return row < 0 || row >= rowCount() ? core::CounterId{} : records()[static_cast<std::size_t>(row)].key();
}

QModelIndex CountersModel::indexOf(core::CounterId counter) const {
    const auto found =
        std::find_if(records().begin(), records().end(), [&](const CounterRow& row) { return row.key() == counter; });
    return found == records().end() ? QModelIndex() : index(static_cast<int>(found - records().begin()), 0);
}

const core::FieldSpec* CountersModel::fieldOf(const core::Counter& counter, int column) const {
    if (column < FirstField)
        return nullptr;
    const core::CounterTypeSpec* type = core::findCounterType(m_document.info(), counter.type);
    const core::FieldId& id = m_fields[static_cast<std::size_t>(column - FirstField)].id;
    return type == nullptr ? nullptr : core::findField(type->fields, id);
}

const core::FieldSpec* CountersModel::fieldAt(const QModelIndex& index) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return nullptr;
    return fieldOf(records()[static_cast<std::size_t>(index.row())].counter, index.column());
}

int CountersModel::columns() const {
    return FirstField + static_cast<int>(m_fields.size());
}

QVariant CountersModel::columnHeading(int column, int role) const {
    static const char* const ids[]{"items.counter.name",  "items.counter.type",  "items.counter.side",
                                   "items.counter.group", "items.counter.place", "items.counter.turn"};
    const core::Catalogue& texts = m_document.texts();
    if (column < FirstField)
        return role == Qt::DisplayRole ? asQString(texts.render(core::TextId{ids[column]})) : QVariant();
    const core::FieldSpec& field = m_fields[static_cast<std::size_t>(column - FirstField)];
    if (role == Qt::DisplayRole)
        return asQString(texts.render(field.label));
    if ((role == Qt::ToolTipRole || role == HelpRole) && !field.help.empty())
        return asQString(texts.render(field.help));
    return {};
}

QVariant CountersModel::content(const CounterRow& row, int column, int role) const {
    if (role == KeyRole)
        return row.counter.id.value;
    if (const core::FieldSpec* field = fieldOf(row.counter, column))
        return fieldCell(*field, core::fieldValue(m_document.info(), row.counter, field->id), role, m_document);
    const bool editing = role == Qt::EditRole;
    if (role != Qt::DisplayRole && !editing)
        return {};
    switch (column) {
    case Name:
        return asQString(row.counter.name);
    case Type:
        return asQString(editing ? row.counter.type.value : row.type);
    case Side:
        return asQString(editing ? row.counter.side.value : row.side);
    case Group:
        return asQString(row.counter.group);
    case Place:
        return asQString(row.place);
    case Turn:
        return row.counter.setUp.turn.value;
    default:
        return {};
    }
}

CellUse CountersModel::contentUse(const CounterRow& row, int column) const {
    if (column >= FirstField) {
        const core::FieldSpec* field = fieldOf(row.counter, column);
        return field == nullptr ? CellUse::Shown : useOf(*field);
    }
    return column == Place ? CellUse::Shown : CellUse::Edited;
}

bool CountersModel::changeContent(const CounterRow& row, int column, const QVariant& value) {
    core::Counter counter = row.counter;
    if (const core::FieldSpec* field = fieldOf(counter, column)) {
        const std::optional<core::Value> entered = enteredValue(*field, value);
        if (!entered)
            return false;
        counter.attributes = withField(std::move(counter.attributes), *field, *entered);
    } else if (column == Name)
        counter.name = value.toString().toStdString();
    else if (column == Type)
        counter.type.value = value.toString().toStdString();
    else if (column == Side)
        counter.side.value = value.toString().toStdString();
    else if (column == Group)
        counter.group = value.toString().toStdString();
    else if (column == Turn)
        counter.setUp.turn.value = value.toInt();
    const core::Result<void> done = m_document.apply(core::Edit{core::ChangeCounter{std::move(counter)}});
    if (!done)
        emit refused(done.error());
    return done.has_value();
}

} // namespace orontes::model
