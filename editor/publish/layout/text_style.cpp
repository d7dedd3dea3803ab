// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/text_style.h"

#include "editor/theme/figure_face.h"

#include <QFont>
#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace orontes::editor {

namespace {

QStringList familiesOf(TypeFace face, QFont::Weight weight) {
    // EB Garamond has two optical sizes under one name; the one cut for 12 points has to be asked for.
    if (face == TypeFace::Serif)
        return {QStringLiteral("EB Garamond 12"), QStringLiteral("EB Garamond"), QStringLiteral("DejaVu Serif")};
    const QStringList sans{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")};
    const QString figures = face == TypeFace::Figures ? figureFamily(weight) : QString();
    return figures.isEmpty() ? sans : QStringList{figures} + sans;
}

QFont::Weight weightOf(TypeWeight weight) {
    constexpr std::array weights{QFont::Normal, QFont::Medium, QFont::DemiBold, QFont::Bold};
    return weights[static_cast<std::size_t>(weight)];
}

QFontMetricsF metricsOf(const TextStyle& style) {
    return QFontMetricsF(fontOf(style));
}

/// How many of the first characters fit; at least one.
qsizetype fitting(const QString& word, const QFontMetricsF& metrics, double units) {
    qsizetype count = 1;
    while (count < word.size() && metrics.horizontalAdvance(word.first(count + 1)) <= units)
        ++count;
    return count;
}

} // namespace

QFont fontOf(const TextStyle& style) {
    const double units = style.points * mmPerPoint * unitsPerMm;
    QFont font(familiesOf(style.face, weightOf(style.weight)));
    font.setStyleHint(style.face == TypeFace::Serif ? QFont::Serif : QFont::SansSerif);
    font.setPixelSize(static_cast<int>(std::lround(units)));
    font.setWeight(weightOf(style.weight));
    font.setItalic(style.italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    if (style.tracking != 0)
        font.setLetterSpacing(QFont::PercentageSpacing, 100 * (1 + style.tracking));
    return font;
}

double textWidth(const QString& text, const TextStyle& style) {
    return metricsOf(style).horizontalAdvance(text) / unitsPerMm;
}

double capHeight(const TextStyle& style) {
    return metricsOf(style).capHeight() / unitsPerMm;
}

double descentOf(const TextStyle& style) {
    return metricsOf(style).descent() / unitsPerMm;
}

std::vector<QString> brokenIntoLines(const QString& text, const TextStyle& style, double width) {
    const QFontMetricsF metrics = metricsOf(style);
    const double units = width * unitsPerMm;
    std::vector<QString> lines;
    QString line;
    for (QString word : text.simplified().split(u' ')) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (metrics.horizontalAdvance(longer) <= units) {
            line = longer;
            continue;
        }
        if (!line.isEmpty())
            lines.push_back(line);
        while (metrics.horizontalAdvance(word) > units && word.size() > 1) {
            const qsizetype count = fitting(word, metrics, units);
            lines.push_back(word.first(count));
            word = word.sliced(count);
        }
        line = word;
    }
    lines.push_back(line);
    return lines;
}

TextStyle fitted(const QString& text, TextStyle style, double width, double least) {
    while (style.points > least && textWidth(text, style) > width)
        style.points = std::max(least, style.points - 0.5);
    return style;
}

QString shortened(const QString& text, const TextStyle& style, double width) {
    return metricsOf(style).elidedText(text, Qt::ElideRight, width * unitsPerMm);
}

} // namespace orontes::editor
