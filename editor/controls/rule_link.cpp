// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/rule_link.h"

#include "editor/theme/fonts.h"
#include "editor/theme/theme_drawing.h"

#include <QFontMetrics>
#include <QPainter>

namespace orontes::editor {

RuleLink::RuleLink(const QString& rule, QWidget* parent) : QAbstractButton(parent) {
    setFont(secondaryFont());
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, [this] { emit ruleRequested(m_rule); });
    setRule(rule);
}

void RuleLink::setRule(const QString& rule) {
    m_rule = rule;
    // Sections are numbers; rulings and rows of the index have names of their own.
    const bool section = !rule.isEmpty() && rule.front().isDigit();
    setText(section ? QStringLiteral("§%1").arg(rule) : rule);
    setAccessibleName(rule.isEmpty() ? QString() : tr("Rule %1").arg(rule));
    setToolTip(rule.isEmpty() ? QString() : tr("Open rule %1").arg(rule));
    setFocusPolicy(rule.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    setEnabled(!rule.isEmpty());
    updateGeometry();
}

QSize RuleLink::sizeHint() const {
    return {fontMetrics().horizontalAdvance(text()) + 8, 24};
}

void RuleLink::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Tokens& tokens = tokensFor(palette());
    QFont shown = font();
    shown.setUnderline(underMouse() && isEnabled());
    painter.setFont(shown);
    painter.setPen(underMouse() ? tokens.lapisHover : tokens.lapis);
    painter.drawText(rect().adjusted(4, 0, -4, 0), Qt::AlignRight | Qt::AlignVCenter, text());
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), 4, tokens);
}

} // namespace orontes::editor
