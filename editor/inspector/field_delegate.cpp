// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/field_delegate.h"

#include "editor/inspector/field_editor.h"
#include "model/document/scenario_document.h"
#include "model/words/space_lists.h"

namespace orontes::editor {

namespace {

core::Value valueFor(const core::FieldSpec& spec, const QVariant& content) {
    switch (spec.kind) {
    case core::FieldKind::Flag:
        return content.toBool();
    case core::FieldKind::Integer:
        return std::int64_t{content.toLongLong()};
    case core::FieldKind::SpaceList:
        return model::spaceLabelsIn(content.toString());
    case core::FieldKind::Text:
    case core::FieldKind::Choice:
    case core::FieldKind::Seat:
        break;
    }
    return content.toString().toStdString();
}

QVariant contentFor(const core::Value& value) {
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QVariant::fromValue<qlonglong>(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    return model::joined(std::get<core::TextList>(value));
}

} // namespace

FieldDelegate::FieldDelegate(const model::ScenarioDocument& document, FieldOf fieldOf, QObject* parent)
    : QStyledItemDelegate(parent), m_document(document), m_fieldOf(std::move(fieldOf)) {}

QWidget* FieldDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const {
    const core::FieldSpec* spec = m_fieldOf(index);
    if (!spec)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* editor = new FieldEditor(*spec, m_document.scenario(), m_document.texts(), parent);
    editor->setAutoFillBackground(true);
    return editor;
}

void FieldDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* field = qobject_cast<FieldEditor*>(editor))
        field->setValue(valueFor(field->spec(), index.data(Qt::EditRole)));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void FieldDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (const auto* field = qobject_cast<FieldEditor*>(editor))
        model->setData(index, contentFor(field->value()));
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace orontes::editor
