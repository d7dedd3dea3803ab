// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/empty_state.h"

#include "editor/controls/icon_label.h"
#include "editor/theme/style.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int wordsWidth = 264;

} // namespace

EmptyState::EmptyState(IconId icon, const QString& sentence, const QString& action, QWidget* parent) : QWidget(parent) {
    auto* const words = new QLabel(sentence, this);
    words->setForegroundRole(mutedRole);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignHCenter);
    words->setFixedWidth(wordsWidth);
    words->setMinimumHeight(words->heightForWidth(wordsWidth));

    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(16);
    column->addStretch(2);
    column->addWidget(new IconLabel(icon, IconRole::Muted, 40, this), 0, Qt::AlignHCenter);
    column->addWidget(words, 0, Qt::AlignHCenter);
    if (!action.isEmpty()) {
        m_button = new QPushButton(action, this);
        column->addWidget(m_button, 0, Qt::AlignHCenter);
        connect(m_button, &QPushButton::clicked, this, &EmptyState::actionTriggered);
    }
    column->addStretch(3);
}

} // namespace orontes::editor
