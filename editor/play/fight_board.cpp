// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/fight_board.h"

#include "editor/paint/counter_painter.h"
#include "editor/paint/looks.h"
#include "editor/paint/patterns.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace orontes::editor {

namespace {

constexpr double fighterSide = 36;
constexpr double fighterRow = 46;
constexpr double partyHead = 28;
constexpr double besideFighter = 34; ///< for what it needs and the die
constexpr double boardEdge = 4;
constexpr double hitTurn = 12;     ///< degrees of one that is hit
constexpr double betweenLines = 5; ///< between the lines of the two parties

int fallen(const core::Rolled& roll) {
    return std::accumulate(roll.dice.begin(), roll.dice.end(), 0);
}

} // namespace

FightBoard::FightBoard(const core::Scenario& scenario, QWidget* parent) : QWidget(parent), m_scenario(scenario) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FightBoard::show(FightTable table) {
    if (table == m_table)
        return;
    m_table = std::move(table);
    updateGeometry();
    update();
    tell();
}

QSize FightBoard::sizeHint() const {
    std::size_t rows = 0;
    for (const core::ViewParty& party : m_table.fight.parties)
        rows = std::max(rows, party.fighters.size());
    return {260, static_cast<int>(partyHead + fighterRow * static_cast<double>(std::max<std::size_t>(rows, 1)))};
}

QRectF FightBoard::boxOf(core::CounterId counter) const {
    for (std::size_t party = 0; party < m_table.fight.parties.size(); ++party) {
        const std::vector<core::ViewFighter>& fighters = m_table.fight.parties[party].fighters;
        for (std::size_t row = 0; row < fighters.size(); ++row)
            if (fighters[row].counter == counter)
                return {party == 0 ? boardEdge : width() - boardEdge - fighterSide,
                        partyHead + fighterRow * static_cast<double>(row) + (fighterRow - fighterSide) / 2, fighterSide,
                        fighterSide};
    }
    return {};
}

const core::ViewFighter* FightBoard::fighter(core::CounterId counter) const {
    for (const core::ViewParty& party : m_table.fight.parties)
        for (const core::ViewFighter& one : party.fighters)
            if (one.counter == counter)
                return &one;
    return nullptr;
}

const model::Blow* FightBoard::blowBy(core::CounterId counter) const {
    for (const model::Blow& blow : m_table.blows)
        if (blow.by == counter)
            return &blow;
    return nullptr;
}

/// To the targets that are chosen; where a die has fallen, to the target that it was thrown against.
std::vector<FightBoard::Line> FightBoard::lines() const {
    std::vector<Line> lines;
    for (const core::ViewParty& party : m_table.fight.parties)
        for (const core::ViewFighter& one : party.fighters) {
            const model::Blow* blow = blowBy(one.counter);
            const std::vector<core::CounterId> none;
            const std::vector<core::CounterId>& targets = blow ? blow->against : one.blow ? one.blow->against : none;
            for (const core::CounterId target : targets)
                if (fighter(target))
                    lines.push_back({one.counter, target, blow ? std::optional(blow->hits) : std::nullopt});
        }
    return lines;
}

void FightBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeads(painter);
    paintLines(painter);
    for (std::size_t party = 0; party < m_table.fight.parties.size(); ++party)
        for (const core::ViewFighter& one : m_table.fight.parties[party].fighters) {
            paintBeside(painter, one, party);
            paintFighter(painter, one, party);
        }
}

void FightBoard::paintHeads(QPainter& painter) const {
    painter.setFont(bodyFont(QFont::DemiBold));
    for (std::size_t party = 0; party < m_table.fight.parties.size(); ++party) {
        const core::Side* side = core::findSide(m_scenario, m_table.fight.parties[party].side);
        const QString name = side ? QString::fromStdString(side->name) : QString();
        const double half = width() / 2.0 - 12;
        const QRectF place(party == 0 ? boardEdge : width() - boardEdge - half, 0, half, partyHead - 4);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(place, int(party == 0 ? Qt::AlignLeft : Qt::AlignRight) | int(Qt::AlignVCenter),
                         painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(half)));
        if (side)
            CounterPainter::paintBand(painter, side->colour, side->pattern,
                                      QRectF(place.left(), partyHead - 5, place.width(), 4));
    }
}

/// Each party's lines a little aside, so that two that aim at each other have two.
void FightBoard::paintLines(QPainter& painter) const {
    const Tokens& colours = tokensFor(palette());
    for (const Line& line : lines()) {
        const QRectF from = boxOf(line.from);
        const QRectF to = boxOf(line.to);
        const bool goesRight = from.left() < to.left();
        const double aside = goesRight ? -betweenLines / 2 : betweenLines / 2;
        const QPointF start(goesRight ? from.right() + besideFighter : from.left() - besideFighter,
                            from.center().y() + aside);
        const QPointF end(goesRight ? to.left() - besideFighter - 2 : to.right() + besideFighter + 2,
                          to.center().y() + aside);
        const QColor colour = !line.hits ? colours.text : *line.hits ? colours.carnelian : colours.outline;
        painter.setPen(QPen(colour, line.hits && *line.hits ? 2.2 : 1.4,
                            line.hits && !*line.hits ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(start, end);
        const QPointF back(goesRight ? -6 : 6, 0);
        painter.drawPolyline(QPolygonF{end + back + QPointF(0, -3.5), end, end + back + QPointF(0, 3.5)});
    }
}

void FightBoard::paintFighter(QPainter& painter, const core::ViewFighter& fighter, std::size_t party) const {
    const auto seen = m_table.faces.find(fighter.counter);
    if (seen == m_table.faces.end())
        return;
    const QRectF box = boxOf(fighter.counter);
    const Tokens& colours = tokensFor(palette());
    painter.save();
    painter.translate(box.center());
    if (fighter.hit)
        painter.rotate(party == 0 ? -hitTurn : hitTurn);
    const QRectF local(-fighterSide / 2, -fighterSide / 2, fighterSide, fighterSide);
    CounterPainter(currentTheme()).paint(painter, seen->second, local, 1 / devicePixelRatioF());
    if (fighter.hit) {
        painter.setPen(QPen(colours.carnelian, 2.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(local.topLeft() + QPointF(4, 4), local.bottomRight() - QPointF(4, 4));
        painter.drawLine(local.topRight() + QPointF(-4, 4), local.bottomLeft() + QPointF(4, -4));
    }
    painter.restore();
    const bool isTaken = m_table.taken == fighter.counter;
    painter.setBrush(Qt::NoBrush);
    if (isTaken || m_table.offered.contains(fighter.counter)) {
        painter.setPen(QPen(isTaken ? colours.gold : colours.lapis, 2.4));
        painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4);
    }
    if (hasFocus() && keyFighter() == &fighter) {
        QPen dashes(colours.text, 1.5);
        dashes.setDashPattern({2.5, 1.5});
        painter.setPen(dashes);
        painter.drawRoundedRect(box.adjusted(-4.5, -4.5, 4.5, 4.5), 5, 5);
    }
}

QString FightBoard::needs(const core::ViewFighter& fighter) const {
    if (const auto figure = m_table.figures.find(fighter.counter); figure != m_table.figures.end())
        return figure->second;
    const core::Calculation* read = fighter.blow ? &*fighter.blow : nullptr;
    if (const model::Blow* blow = blowBy(fighter.counter))
        read = &blow->roll.calculation;
    return read && read->atLeast ? tr("%1+").arg(*read->atLeast) : QString();
}

/// What it needs; and what has fallen, filled where it hit.
void FightBoard::paintBeside(QPainter& painter, const core::ViewFighter& fighter, std::size_t party) const {
    const QRectF box = boxOf(fighter.counter);
    const Tokens& colours = tokensFor(palette());
    const model::Blow* blow = blowBy(fighter.counter);
    const double left = party == 0 ? box.right() : box.left() - besideFighter;
    const double half = fighterSide / 2;
    const QRectF number(left, blow ? box.top() - 1 : box.top(), besideFighter, blow ? half : fighterSide);
    painter.setFont(figuresFont(blow ? secondaryPixels : bodyPixels, QFont::DemiBold));
    painter.setPen(m_table.figures.contains(fighter.counter) ? colours.lapis : colours.text);
    painter.drawText(number, Qt::AlignCenter, needs(fighter));
    if (!blow)
        return;
    QRectF die(0, 0, 18, 18);
    die.moveCenter(QPointF(left + besideFighter / 2, box.bottom() - 9));
    painter.setPen(QPen(blow->hits ? colours.carnelian : colours.outline, 1.2));
    painter.setBrush(blow->hits ? colours.carnelian : colours.field);
    painter.drawRoundedRect(die, 4, 4);
    painter.setFont(figuresFont(secondaryPixels, QFont::Bold));
    painter.setPen(blow->hits ? colours.onAccent : colours.text);
    painter.drawText(die, Qt::AlignCenter, QString::number(fallen(blow->roll)));
}

std::optional<core::CounterId> FightBoard::at(QPointF point) const {
    for (const core::ViewParty& party : m_table.fight.parties)
        for (const core::ViewFighter& one : party.fighters)
            if (boxOf(one.counter).adjusted(-3, -3, 3, 3).contains(point))
                return one.counter;
    return std::nullopt;
}

void FightBoard::mousePressEvent(QMouseEvent* event) {
    if (const std::optional<core::CounterId> hit = at(event->position()); hit && event->button() == Qt::LeftButton)
        emit clicked(*hit);
}

void FightBoard::mouseMoveEvent(QMouseEvent* event) {
    emit pointedAt(at(event->position()));
}

void FightBoard::leaveEvent(QEvent* event) {
    emit pointedAt(std::nullopt);
    QWidget::leaveEvent(event);
}

QString FightBoard::spoken(core::CounterId counter) const {
    const auto seen = m_table.faces.find(counter);
    const core::ViewFighter* one = fighter(counter);
    if (seen == m_table.faces.end() || !one)
        return {};
    QStringList words{QString::fromStdString(seen->second.caption)};
    if (const QString needed = needs(*one); !needed.isEmpty())
        words << tr("needs %1").arg(needed);
    if (const model::Blow* blow = blowBy(counter))
        words << (blow->hits ? tr("rolled %1, a hit") : tr("rolled %1, a miss")).arg(fallen(blow->roll));
    if (one->hit)
        words << tr("is hit");
    return words.join(QStringLiteral(" · "));
}

/// All of it in words, for who cannot see it.
void FightBoard::tell() {
    QStringList parties;
    for (const core::ViewParty& party : m_table.fight.parties) {
        QStringList fighters;
        for (const core::ViewFighter& one : party.fighters)
            fighters << spoken(one.counter);
        const core::Side* side = core::findSide(m_scenario, party.side);
        parties << tr("%1: %2").arg(side ? QString::fromStdString(side->name) : QString(),
                                    fighters.join(QStringLiteral("; ")));
    }
    setAccessibleName(tr("Fight"));
    setAccessibleDescription(parties.join(QStringLiteral(". ")));
}

bool FightBoard::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const std::optional<core::CounterId> hit = at(help->pos());
    if (hit)
        QToolTip::showText(help->globalPos(), spoken(*hit), this);
    else
        QToolTip::hideText();
    return true;
}

/// The fighter that the keyboard is at; null where nobody fights.
const core::ViewFighter* FightBoard::keyFighter() const {
    const std::vector<core::ViewParty>& parties = m_table.fight.parties;
    if (parties.empty())
        return nullptr;
    const auto column = static_cast<std::size_t>(std::clamp(m_key.x(), 0, static_cast<int>(parties.size()) - 1));
    const std::vector<core::ViewFighter>& fighters = parties[column].fighters;
    if (fighters.empty())
        return nullptr;
    return &fighters[static_cast<std::size_t>(std::clamp(m_key.y(), 0, static_cast<int>(fighters.size()) - 1))];
}

void FightBoard::moveKey(int along, int down) {
    if (m_table.fight.parties.empty())
        return;
    m_key.rx() = std::clamp(m_key.x() + along, 0, static_cast<int>(m_table.fight.parties.size()) - 1);
    const auto last = static_cast<int>(m_table.fight.parties[static_cast<std::size_t>(m_key.x())].fighters.size()) - 1;
    m_key.ry() = std::clamp(m_key.y() + down, 0, std::max(last, 0));
    update();
}

void FightBoard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return moveKey(-1, 0);
    case Qt::Key_Right:
        return moveKey(1, 0);
    case Qt::Key_Up:
        return moveKey(0, -1);
    case Qt::Key_Down:
        return moveKey(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const core::ViewFighter* one = keyFighter())
            emit clicked(core::CounterId(one->counter));
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void FightBoard::focusInEvent(QFocusEvent* event) {
    moveKey(0, 0);
    QWidget::focusInEvent(event);
}

void FightBoard::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

} // namespace orontes::editor
