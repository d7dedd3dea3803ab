// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/blow_rows.h"

#include "editor/paint/counter_painter.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QPainter>
#include <QStringList>

#include <numeric>

namespace orontes::editor {

namespace {

constexpr double blowRow = 28;
constexpr double blowFace = 24;
constexpr double blowDieLeft = 36;
constexpr double blowDieSide = 18;
constexpr double arrowLeft = 62;
constexpr double targetLeft = 88;
constexpr double wordsLeft = 122;

} // namespace

BlowRows::BlowRows(std::vector<model::Blow> blows, const FaceOf& faceOf, QWidget* parent) : QWidget(parent) {
    QStringList spoken;
    for (const model::Blow& blow : blows) {
        m_rows.push_back({faceOf(blow.by), faceOf(blow.against.front()),
                          std::accumulate(blow.roll.dice.begin(), blow.roll.dice.end(), 0),
                          blow.roll.calculation.atLeast.value_or(0), blow.hits});
        const Row& row = m_rows.back();
        spoken << (row.hits ? tr("%1 hits %2 with %3, needing %4") : tr("%1 misses %2 with %3, needing %4"))
                      .arg(QString::fromStdString(row.by.caption), QString::fromStdString(row.against.caption))
                      .arg(row.fallen)
                      .arg(row.needed);
    }
    setAccessibleName(tr("Dice of the round"));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    setToolTip(spoken.join(QLatin1Char('\n')));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize BlowRows::sizeHint() const {
    return {220, static_cast<int>(blowRow * static_cast<double>(m_rows.size()))};
}

void BlowRows::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        paintRow(painter, m_rows[i], blowRow * static_cast<double>(i));
}

void BlowRows::paintRow(QPainter& painter, const Row& row, double top) const {
    const Tokens& colours = tokensFor(palette());
    const double middle = top + blowRow / 2;
    CounterPainter counters(currentTheme());
    const double pixel = 1 / devicePixelRatioF();
    counters.paint(painter, row.by, QRectF(2, middle - blowFace / 2, blowFace, blowFace), pixel);
    counters.paint(painter, row.against, QRectF(targetLeft, middle - blowFace / 2, blowFace, blowFace), pixel);
    const QRectF die(blowDieLeft, middle - blowDieSide / 2, blowDieSide, blowDieSide);
    painter.setPen(QPen(row.hits ? colours.carnelian : colours.outline, 1.2));
    painter.setBrush(row.hits ? colours.carnelian : colours.field);
    painter.drawRoundedRect(die, 4, 4);
    painter.setFont(figuresFont(secondaryPixels, QFont::Bold));
    painter.setPen(row.hits ? colours.onAccent : colours.text);
    painter.drawText(die, Qt::AlignCenter, QString::number(row.fallen));
    painter.setPen(QPen(row.hits ? colours.carnelian : colours.outline, row.hits ? 2 : 1.2,
                        row.hits ? Qt::SolidLine : Qt::DashLine));
    painter.drawLine(QPointF(arrowLeft, middle), QPointF(targetLeft - 6, middle));
    painter.setFont(secondaryFont(row.hits ? QFont::DemiBold : QFont::Normal));
    painter.setPen(row.hits ? colours.carnelianInk : colours.muted);
    painter.drawText(QRectF(wordsLeft, top, width() - wordsLeft, blowRow), Qt::AlignLeft | Qt::AlignVCenter,
                     (row.hits ? tr("hit, %1 or more") : tr("missed, %1 or more")).arg(row.needed));
}

} // namespace orontes::editor
