// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icons.h"

#include <QWidget>

class QPushButton;

namespace orontes::editor {

/// Stands where there is nothing yet: says what belongs here and offers the first step.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    /// Without `action` there is no button.
    EmptyState(IconId icon, const QString& sentence, const QString& action = {}, QWidget* parent = nullptr);

    /// nullptr if there is no action.
    QPushButton* button() const { return m_button; }

signals:
    void actionTriggered();

private:
    QPushButton* m_button = nullptr;
};

} // namespace orontes::editor
