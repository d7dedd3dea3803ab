// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace orontes::editor {

/// Undo and redo belong to the document as soon as a field has nothing of its own to take back: a number that has been
/// taken over, a text that was not typed in. To be installed on the application.
class FieldUndo : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace orontes::editor
