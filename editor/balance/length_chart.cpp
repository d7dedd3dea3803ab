// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/length_chart.h"

#include "editor/theme/fonts.h"
#include "editor/theme/tokens.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int chartHeight = 120;
constexpr int labelHeight = 18;
constexpr double widest = 40; ///< of a column, in pixels
constexpr double gap = 2;

} // namespace

LengthChart::LengthChart(std::map<core::TurnNumber, std::int64_t> turns, QWidget* parent)
    : QWidget(parent), m_turns(std::move(turns)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QStringList spoken;
    for (const auto& [turn, games] : m_turns) {
        m_most = std::max(m_most, games);
        spoken << tr("turn %1: %2").arg(turn.value).arg(games);
    }
    setAccessibleName(tr("Games by their last turn"));
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

QSize LengthChart::sizeHint() const {
    return {240, chartHeight + labelHeight};
}

double LengthChart::columnWidth() const {
    if (m_turns.empty())
        return widest;
    const int columns = m_turns.rbegin()->first.value - m_turns.begin()->first.value + 1;
    return std::min(widest, static_cast<double>(width()) / columns);
}

void LengthChart::paintEvent(QPaintEvent*) {
    const Tokens& colours = tokensFor(palette());
    QPainter painter(this);
    painter.setFont(figuresFont(secondaryPixels));
    const double column = columnWidth();
    const int label = painter.fontMetrics().horizontalAdvance(QStringLiteral("000"));
    double labelled = -label; // the right end of the last number
    for (const auto& [turn, games] : m_turns) {
        const double left = (turn.value - m_turns.begin()->first.value) * column;
        const double high = static_cast<double>(chartHeight) * static_cast<double>(games) / static_cast<double>(m_most);
        painter.fillRect(QRectF(left, chartHeight - high, std::max(1.0, column - gap), high), colours.lapis);
        const QRectF room(left + column / 2 - label, chartHeight, 2 * label, labelHeight);
        if (room.center().x() - label / 2.0 < labelled)
            continue;
        labelled = room.center().x() + label / 2.0;
        painter.setPen(colours.muted);
        painter.drawText(room, Qt::AlignCenter, QString::number(turn.value));
    }
    painter.setPen(colours.line);
    painter.drawLine(0, chartHeight, width(), chartHeight);
}

bool LengthChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || m_turns.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const core::TurnNumber turn{m_turns.begin()->first.value + static_cast<int>(help->x() / columnWidth())};
    const auto found = m_turns.find(turn);
    if (found == m_turns.end())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), found->second == 1
                                                  ? tr("Turn %1: one game").arg(turn.value)
                                                  : tr("Turn %1: %2 games").arg(turn.value).arg(found->second));
    return true;
}

} // namespace orontes::editor
