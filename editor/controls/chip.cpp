// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/controls/chip.h"

#include "editor/theme/fonts.h"
#include "editor/theme/tokens.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace orontes::editor {

namespace {

QColor fillOf(Chip::Tone tone, const Tokens& tokens) {
    switch (tone) {
    case Chip::Tone::Quiet:
        return tokens.tabStrip;
    case Chip::Tone::Accent:
        return tokens.lapis;
    case Chip::Tone::Error:
        return tokens.carnelian;
    case Chip::Tone::Warning:
        return tokens.gold;
    case Chip::Tone::Fine:
        return tokens.malachite;
    }
    return tokens.tabStrip;
}

} // namespace

Chip::Chip(Tone tone, QWidget* parent) : QWidget(parent), m_tone(tone) {
    setFont(figuresFont(11, QFont::DemiBold));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

Chip::Chip(const QString& text, Tone tone, QWidget* parent) : Chip(tone, parent) {
    setText(text);
}

void Chip::setText(const QString& text) {
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Chip::setCount(int count) {
    setText(QLocale().toString(count));
    setVisible(count > 0);
}

void Chip::setTone(Tone tone) {
    m_tone = tone;
    update();
}

QSize Chip::sizeHint() const {
    return {std::max(20, fontMetrics().horizontalAdvance(m_text) + 12), 20};
}

void Chip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = tokensFor(palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(fillOf(m_tone, tokens));
    painter.drawRoundedRect(QRectF(rect()), 10, 10);
    painter.setPen(m_tone == Tone::Quiet ? tokens.muted : tokens.onAccent);
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

} // namespace orontes::editor
