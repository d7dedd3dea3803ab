// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/curtain.h"

#include "editor/controls/icon_label.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace orontes::editor {

Curtain::Curtain(QWidget* over) : QWidget(over), m_sentence(new QLabel(this)), m_button(new QPushButton(this)) {
    hide();
    over->installEventFilter(this);
    m_sentence->setFont(titleFont(28));
    m_sentence->setAlignment(Qt::AlignCenter);
    setButtonLook(*m_button, ButtonLook::Primary);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addStretch(2);
    column->addWidget(new IconLabel(IconId::Curtain, IconRole::Accent, 48, this), 0, Qt::AlignHCenter);
    column->addWidget(m_sentence);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, [this] {
        hide();
        emit lifted();
    });
}

void Curtain::fall(const QString& player) {
    m_sentence->setText(tr("Pass the screen to %1").arg(player));
    m_button->setText(tr("I am %1").arg(player));
    setAccessibleName(m_sentence->text());
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_button->setFocus();
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void Curtain::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(paperRole));
}

} // namespace orontes::editor
