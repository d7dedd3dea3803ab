// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/field_cell.h"

#include "model/words/space_lists.h"
#include "model/words/value_words.h"

namespace orontes::model {
namespace {

QVariant editValue(const core::Value& value) {
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QVariant::fromValue<qlonglong>(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return asQString(*text);
    QStringList list;
    for (const std::string& item : std::get<core::TextList>(value))
        list << asQString(item);
    return list;
}

QVariant checkState(const core::Value& value) {
    const auto* flag = std::get_if<bool>(&value);
    return flag == nullptr ? QVariant() : QVariant(static_cast<int>(*flag ? Qt::Checked : Qt::Unchecked));
}

QString help(const core::FieldSpec& field, const core::Catalogue& texts) {
    return field.help.empty() ? QString() : asQString(texts.render(field.help));
}

core::TextList spacesIn(const QVariant& entered) {
    const bool isList = entered.typeId() == QMetaType::QStringList;
    return spaceLabelsIn(isList ? entered.toStringList().join(QLatin1Char(',')) : entered.toString());
}

} // namespace

QString asQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

CellUse useOf(const core::FieldSpec& field) {
    return field.kind == core::FieldKind::Flag ? CellUse::Checked : CellUse::Edited;
}

QVariant fieldCell(const core::FieldSpec& field, const core::Value& value, int role, const ScenarioDocument& document) {
    switch (role) {
    case Qt::DisplayRole:
        return field.kind == core::FieldKind::Flag
                   ? QVariant()
                   : asQString(wordsOf(field, value, document.scenario(), document.texts()));
    case Qt::EditRole:
        return editValue(value);
    case Qt::CheckStateRole:
        return field.kind == core::FieldKind::Flag ? checkState(value) : QVariant();
    case Qt::TextAlignmentRole:
        return field.kind == core::FieldKind::Integer ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
    case HelpRole:
        return help(field, document.texts());
    case CitationRole:
        return asQString(field.rule.reference);
    case ProvenanceRole:
        return static_cast<int>(field.rule.provenance);
    case IsChangedRole:
        return value != field.defaultValue;
    default:
        return {};
    }
}

std::optional<core::Value> enteredValue(const core::FieldSpec& field, const QVariant& entered) {
    switch (field.kind) {
    case core::FieldKind::Flag:
        return entered.typeId() == QMetaType::Bool ? entered.toBool() : entered.toInt() == Qt::Checked;
    case core::FieldKind::Integer: {
        bool fits = false;
        const qlonglong number = entered.toString().trimmed().toLongLong(&fits);
        return fits ? std::optional<core::Value>(std::int64_t{number}) : std::nullopt;
    }
    case core::FieldKind::Text:
    case core::FieldKind::Choice:
    case core::FieldKind::Seat:
        return entered.toString().toStdString();
    case core::FieldKind::SpaceList:
        return spacesIn(entered);
    }
    return std::nullopt;
}

core::Attributes withField(core::Attributes attributes, const core::FieldSpec& field, const core::Value& value) {
    if (value == field.defaultValue)
        attributes.erase(field.id);
    else
        attributes[field.id] = value;
    return attributes;
}

} // namespace orontes::model
