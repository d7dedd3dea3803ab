// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/chit_rows.h"

#include "editor/paint/counter_painter.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int pileLabel = 128;
constexpr int chitWidth = 13;
constexpr int chitHeight = 16;
constexpr int chitGap = 3;
constexpr int chitLine = 22;

} // namespace

bool isOfChits(const core::ViewPile& pile) {
    return !pile.seat && !pile.sides.empty();
}

ChitRows::ChitRows(const core::Scenario& scenario, const core::Catalogue& texts, QWidget* parent)
    : QWidget(parent), m_scenario(scenario), m_texts(texts) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void ChitRows::show(const core::View& view) {
    m_rows.clear();
    QStringList spoken;
    for (const core::ViewPile& pile : view.piles) {
        if (!isOfChits(pile))
            continue;
        Row row{QString::fromStdString(m_texts.render(pile.label)), {}};
        QStringList names;
        for (std::size_t i = 0; i < pile.sides.size() && i < pile.items.size(); ++i) {
            names << QString::fromStdString(m_texts.render(pile.items[i]));
            row.chits.push_back(chitOf(pile.sides[i], names.back(), pile.sides[i] == view.active));
        }
        spoken << tr("%1: %2").arg(row.label, names.isEmpty() ? tr("none") : names.join(QStringLiteral(", ")));
        m_rows.push_back(std::move(row));
    }
    setAccessibleName(spoken.join(QStringLiteral("; ")));
    setVisible(!m_rows.empty());
    updateGeometry();
    update();
}

ChitRows::Chit ChitRows::chitOf(const core::SideToken& token, const QString& name, bool isCurrent) const {
    const core::Side* side = core::findSide(m_scenario, token);
    return side ? Chit{side->colour, side->pattern, name, isCurrent}
                : Chit{{}, core::Pattern::Outline, name, isCurrent};
}

/// Chits follow the word and go on below each other; returns the height.
int ChitRows::place(std::vector<Row>& rows, int width) {
    int top = 0;
    for (Row& row : rows) {
        row.top = top;
        int left = pileLabel;
        for (Chit& chit : row.chits) {
            if (left + chitWidth > width && left > pileLabel) {
                left = pileLabel;
                top += chitLine;
            }
            chit.box = QRect(left, top + (chitLine - chitHeight) / 2, chitWidth, chitHeight);
            left += chitWidth + chitGap + (chit.isCurrent ? 2 : 0);
        }
        top += chitLine;
    }
    return top;
}

int ChitRows::heightForWidth(int width) const {
    std::vector<Row> rows = m_rows;
    return place(rows, width);
}

QSize ChitRows::sizeHint() const {
    return {240, heightForWidth(std::max(width(), 240))};
}

void ChitRows::paintEvent(QPaintEvent*) {
    place(m_rows, width());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& colours = tokensFor(palette());
    for (const Row& row : m_rows) {
        painter.setFont(secondaryFont());
        painter.setPen(palette().color(mutedRole));
        painter.drawText(QRect(0, row.top, pileLabel - chitGap, chitLine), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(secondaryFont()).elidedText(row.label, Qt::ElideRight, pileLabel - chitGap));
        for (const Chit& chit : row.chits) {
            CounterPainter::paintBand(painter, chit.colour, chit.pattern, chit.box);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.outline, 1));
            painter.drawRect(QRectF(chit.box).adjusted(0.5, 0.5, -0.5, -0.5));
            if (!chit.isCurrent)
                continue;
            painter.setPen(QPen(colours.gold, 2));
            painter.drawRoundedRect(QRectF(chit.box).adjusted(-2, -2, 2, 2), 2, 2);
        }
    }
}

bool ChitRows::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    for (const Row& row : m_rows)
        for (const Chit& chit : row.chits)
            if (chit.box.adjusted(-1, -2, 2, 2).contains(help->pos())) {
                QToolTip::showText(help->globalPos(), chit.name, this);
                return true;
            }
    QToolTip::hideText();
    return true;
}

} // namespace orontes::editor
