// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/field_undo.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>

namespace orontes::editor {

namespace {

/// What stands in the field is what the document has.
bool isTakenOver(const QLineEdit& line) {
    const auto* number = qobject_cast<const QSpinBox*>(line.parent());
    return number != nullptr && number->locale().toInt(number->cleanText()) == number->value();
}

} // namespace

bool FieldUndo::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    QObject* field = watched;
    if (const auto* number = qobject_cast<QSpinBox*>(watched))
        field = number->findChild<QLineEdit*>();
    const auto* line = qobject_cast<QLineEdit*>(field);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isUndo = key->matches(QKeySequence::Undo);
    if (line == nullptr || (!isUndo && !key->matches(QKeySequence::Redo)))
        return QObject::eventFilter(watched, event);
    const bool hasOwn = isUndo ? line->isUndoAvailable() : line->isRedoAvailable();
    if (hasOwn && !isTakenOver(*line))
        return QObject::eventFilter(watched, event);
    event->ignore(); // the field does not claim it, and the shortcut of the window is taken
    return true;
}

} // namespace orontes::editor
