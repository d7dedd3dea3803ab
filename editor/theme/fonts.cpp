// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/fonts.h"

#include "editor/theme/figure_face.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStringList>

namespace orontes::editor {

namespace {

const QStringList& interfaceFamilies() {
    static const QStringList families{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")};
    return families;
}

QFont interfaceFont(QFont::Weight weight) {
    QFont font(interfaceFamilies());
    font.setStyleHint(QFont::SansSerif);
    font.setWeight(weight);
    return font;
}

QFont interfaceFontOf(int pixels, QFont::Weight weight) {
    QFont font = interfaceFont(weight);
    font.setPixelSize(pixels);
    return font;
}

// QFont::setPixelSize takes whole pixels; a point size at the screen's own resolution gives the half.
void setSmallSize(QFont& font) {
    const QScreen* const screen = QGuiApplication::primaryScreen();
    const double dotsPerInch = screen ? screen->logicalDotsPerInch() : 96.0;
    font.setPointSizeF(10.5 * 72.0 / dotsPerInch);
}

} // namespace

QFont bodyFont(QFont::Weight weight) {
    return interfaceFontOf(bodyPixels, weight);
}

QFont secondaryFont(QFont::Weight weight) {
    return interfaceFontOf(secondaryPixels, weight);
}

QFont capitalsFont() {
    QFont font = interfaceFont(QFont::DemiBold);
    setSmallSize(font);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::PercentageSpacing, 105);
    return font;
}

QFont captionFont(QFont::Weight weight) {
    QFont font = interfaceFont(weight);
    setSmallSize(font);
    return font;
}

QFont titleFont(int pixels, QFont::Weight weight) {
    QStringList families{QStringLiteral("EB Garamond"), QStringLiteral("DejaVu Serif")};
    if (const QString lining = liningFamily(weight); !lining.isEmpty())
        families.prepend(lining);
    QFont font(families);
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

QFont figuresFont(int pixels, QFont::Weight weight) {
    QFont font = interfaceFontOf(pixels, weight);
    if (const QString family = figureFamily(weight); !family.isEmpty())
        font.setFamilies(QStringList{family} + interfaceFamilies());
    return font;
}

} // namespace orontes::editor
