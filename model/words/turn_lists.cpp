// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/turn_lists.h"

#include <QStringList>

#include <set>

namespace orontes::model {
namespace {

constexpr int latestTurn = 999;

/// Zero for what is no turn.
int turnIn(const QString& text) {
    bool isNumber = false;
    const int turn = text.trimmed().toInt(&isNumber);
    return isNumber && turn >= 1 && turn <= latestTurn ? turn : 0;
}

} // namespace

std::optional<std::vector<core::TurnNumber>> turnsIn(const QString& text) {
    std::set<core::TurnNumber> turns;
    QString parted = text;
    parted.replace(QLatin1Char(';'), QLatin1Char(','));
    parted.replace(QChar(0x2013), QLatin1Char('-')); // a dash
    for (const QString& part : parted.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QStringList ends = part.split(QLatin1Char('-'));
        const int first = turnIn(ends.front());
        const int last = turnIn(ends.back());
        if (ends.size() > 2 || first == 0 || last < first)
            return std::nullopt;
        for (int turn = first; turn <= last; ++turn)
            turns.insert(core::TurnNumber{turn});
    }
    return std::vector<core::TurnNumber>(turns.begin(), turns.end());
}

QString turnsText(const std::vector<core::TurnNumber>& turns) {
    QStringList parts;
    for (std::size_t first = 0, end = 0; first < turns.size(); first = end) {
        end = first + 1;
        while (end < turns.size() && turns[end].value == turns[end - 1].value + 1)
            ++end;
        const QString begin = QString::number(turns[first].value);
        parts << (end - first == 1 ? begin : begin + QLatin1Char('-') + QString::number(turns[end - 1].value));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace orontes::model
