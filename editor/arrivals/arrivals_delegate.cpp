// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/arrivals_delegate.h"

#include "editor/theme/fonts.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "model/items/arrivals_model.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

namespace orontes::editor {

namespace {

constexpr int margin = 8;
constexpr int gap = 4; ///< between two parties
constexpr int signSize = 14;
constexpr int columnWidth = 152;
constexpr int leastHeight = 36;
constexpr int mostPlaceLines = 2;

/// A run of text in one font, broken into lines.
struct Words {
    QString text;
    QFont font;
    bool isQuiet = false;
    int mostLines = 9;
};

std::vector<Words> wordsOf(const model::ArrivalsCell& cell) {
    std::vector<Words> words;
    for (const model::ArrivalsLine& line : cell.lines) {
        if (!line.numbers.isEmpty())
            words.push_back({line.numbers, bodyFont()});
        if (!line.names.isEmpty())
            words.push_back({line.names, bodyFont(QFont::DemiBold)});
        if (!line.where.isEmpty())
            words.push_back({line.where, secondaryFont(), true, mostPlaceLines});
    }
    return words;
}

/// Draws a text into a width, or only measures it without a painter; the height it takes. What has no room is cut
/// with "…".
int layOut(QPainter* painter, const Words& words, const QRect& room) {
    const QFontMetrics metrics(words.font);
    QTextLayout layout(words.text, words.font);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(wrap);
    layout.beginLayout();
    int height = 0;
    for (int number = 1;; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        QString text = words.text.mid(line.textStart(), line.textLength());
        const bool isLast = number == words.mostLines;
        if (isLast)
            text = metrics.elidedText(words.text.mid(line.textStart()), Qt::ElideRight, room.width());
        if (painter != nullptr)
            painter->drawText(QRect(room.left(), room.top() + height, room.width(), metrics.lineSpacing()),
                              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text.trimmed());
        height += metrics.lineSpacing();
        if (isLast)
            break;
    }
    layout.endLayout();
    return height;
}

const model::ArrivalsModel& modelOf(const QModelIndex& index) {
    return static_cast<const model::ArrivalsModel&>(*index.model());
}

/// Signs stand in a column of their own at the right, so that no text runs into them.
int signsOf(const model::ArrivalsCell& cell) {
    return cell.isMarked || cell.severity ? signSize + 2 : 0;
}

void drawSigns(QPainter& painter, const model::ArrivalsCell& cell, const QRect& rect, const QColor& gold) {
    QRect place(rect.right() - margin - signSize + 3, rect.top() + margin, signSize, signSize);
    if (cell.isMarked) {
        painter.setFont(bodyFont(QFont::DemiBold));
        painter.setPen(gold);
        painter.drawText(place, Qt::AlignCenter, QStringLiteral("★"));
        place.translate(0, signSize + 2);
    }
    if (cell.severity)
        icon(*cell.severity == core::Severity::Error     ? IconId::Error
             : *cell.severity == core::Severity::Warning ? IconId::Warning
                                                         : IconId::Note,
             *cell.severity == core::Severity::Error     ? IconRole::Error
             : *cell.severity == core::Severity::Warning ? IconRole::Warning
                                                         : IconRole::Accent)
            .paint(&painter, place);
}

} // namespace

void ArrivalsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const model::ArrivalsCell& cell = modelOf(index).contentAt(index.row(), index.column());
    const QPalette& palette = option.palette;
    const QColor gold = palette.color(warningRole);
    const bool isChanged = cell.standing == model::Standing::Changed;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool beginsSeat = modelOf(index).sideAt(index.row()).beginsSeat && index.row() > 0;
    painter->fillRect(option.rect, palette.color(cell.isEmpty() ? QPalette::Base : panelRole));
    if (isSelected) {
        QColor ground = palette.color(linkRole);
        ground.setAlphaF(0.14F);
        painter->fillRect(option.rect, ground);
    }
    const QColor hair = palette.color(QPalette::Mid);
    painter->setPen(QPen(hair, 1));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->drawLine(option.rect.topRight(), option.rect.bottomRight());
    if (beginsSeat) {
        painter->setPen(QPen(palette.color(mutedRole), 1));
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
    }
    if (isChanged)
        painter->fillRect(QRect(option.rect.left(), option.rect.top() + 1, 3, option.rect.height() - 2), gold);
    QRect room = option.rect.adjusted(margin, margin - 2, -margin - signsOf(cell), -margin + 2);
    bool isFirst = true;
    for (const Words& words : wordsOf(cell)) {
        painter->setFont(words.font);
        painter->setPen(words.isQuiet ? palette.color(mutedRole) : isChanged ? gold : palette.color(QPalette::Text));
        room.setTop(room.top() + layOut(painter, words, room) + (words.isQuiet ? gap : 0));
        isFirst = false;
    }
    if (isFirst && isChanged && !cell.isMarked) {
        painter->setPen(gold);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("–"));
    }
    drawSigns(*painter, cell, option.rect, gold);
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    if (hasFocus || isSelected || m_target == index) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(palette.color(linkRole), hasFocus || m_target == index ? 2 : 1,
                             m_target == index ? Qt::DashLine : Qt::SolidLine));
        painter->drawRect(QRectF(option.rect).adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

QSize ArrivalsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const model::ArrivalsCell& cell = modelOf(index).contentAt(index.row(), index.column());
    const int width = option.rect.width() > 2 * margin ? option.rect.width() : columnWidth;
    const QRect room(0, 0, width - 2 * margin - signsOf(cell), 0);
    int height = 2 * (margin - 2);
    for (const Words& words : wordsOf(cell))
        height += layOut(nullptr, words, room) + (words.isQuiet ? gap : 0);
    const int signs = 2 * margin + (cell.isMarked ? signSize + 2 : 0) + (cell.severity ? signSize : 0);
    return {columnWidth, std::max({height, leastHeight, cell.isMarked || cell.severity ? signs : 0})};
}

} // namespace orontes::editor
