// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/looks.h"
#include "editor/theme/fonts.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "editor/theme/tokens.h"

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QFontMetrics>
#include <QImage>
#include <QPalette>
#include <QSet>
#include <QTest>

#include <array>
#include <cmath>

using namespace orontes::editor;

namespace {

constexpr double readable = 4.5; // WCAG 2, 1.4.3, text of ordinary size
constexpr double visible = 3.0;  // WCAG 2, 1.4.11, what is not text

struct Named {
    const char* name;
    QColor colour;
};

QList<Named> grounds(const Tokens& t) {
    return {{"paper", t.paper},
            {"panel", t.panel},
            {"tab strip", t.tabStrip},
            {"field", t.field},
            {"hover", t.hover},
            {"selected", t.selected},
            {"carnelian soft", t.carnelianSoft},
            {"gold soft", t.goldSoft},
            {"malachite soft", t.malachiteSoft}};
}

QList<Named> inks(const Tokens& t) {
    return {{"text", t.text},        {"muted", t.muted},
            {"lapis", t.lapis},      {"carnelian ink", t.carnelianInk},
            {"gold ink", t.goldInk}, {"malachite ink", t.malachiteInk}};
}

QList<Named> terrain(const MapTokens& m) {
    return {{"clear", m.clear},   {"slope", m.slope},       {"hilltop", m.hilltop}, {"woods", m.woods},
            {"rough", m.rough},   {"village", m.village},   {"marsh", m.marsh},     {"sea", m.sea},
            {"desert", m.desert}, {"mountain", m.mountain}, {"stream", m.stream},   {"river", m.river}};
}

void checkReads(const QList<Named>& texts, const QList<Named>& on, double least) {
    for (const Named& text : texts)
        for (const Named& ground : on) {
            const double ratio = contrast(text.colour, ground.colour);
            QVERIFY2(ratio >= least, qPrintable(QStringLiteral("%1 on %2: %3")
                                                    .arg(QLatin1String(text.name), QLatin1String(ground.name))
                                                    .arg(ratio, 0, 'f', 2)));
        }
}

/// CIE 1976 L*a*b* of an sRGB colour, white point D65.
std::array<double, 3> lab(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    const double r = linear(double(colour.redF()));
    const double g = linear(double(colour.greenF()));
    const double b = linear(double(colour.blueF()));
    const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const double y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// How far apart two colours look; about 2 is just seen side by side.
double apart(const QColor& one, const QColor& other) {
    const std::array<double, 3> a = lab(one);
    const std::array<double, 3> b = lab(other);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

QImage drawn(IconId id, int side) {
    return icon(id).pixmap(QSize(side, side), 1.0).toImage().convertToFormat(QImage::Format_ARGB32);
}

int inkedPixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 127 ? 1 : 0;
    return count;
}

QSet<int> digitWidths(const QFont& font) {
    QSet<int> widths;
    const QFontMetricsF metrics(font);
    for (const QChar digit : QStringLiteral("0123456789"))
        widths.insert(qRound(metrics.horizontalAdvance(digit) * 64));
    return widths;
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void cleanup() { applyTheme(*qApp, Theme::Light); }

    void contrastIsThatOfTheStandard();
    void coloursAreThoseOfTheDesign_data();
    void coloursAreThoseOfTheDesign();
    void groundsOfAreasAreToldApart_data();
    void groundsOfAreasAreToldApart();
    void everyTextReadsOnEveryGround_data();
    void everyTextReadsOnEveryGround();
    void textOnAnAccentReads_data();
    void textOnAnAccentReads();
    void accentsShowOnEveryGround_data();
    void accentsShowOnEveryGround();
    void mapLettersReadOnEveryTerrain_data();
    void mapLettersReadOnEveryTerrain();
    void darkMapIsTheParchmentDimmed();
    void styleSheetHasNoNameLeft_data();
    void styleSheetHasNoNameLeft();
    void nameIsNotMistakenForTheStartOfALongerOne();
    void paletteTellsItsTheme();
    void applicationWearsTheThemeAndSwitches();
    void bodyIsInterAt13Pixels();
    void titleIsGaramond();
    void figuresOfTitlesStandAsHighAsCapitals();
    void figuresAreOfOneWidth_data();
    void figuresAreOfOneWidth();
    void everyIconHasItsFileAndEveryFileItsIcon();
    void everyIconDrawsAndStaysWithinItsGrid_data();
    void everyIconDrawsAndStaysWithinItsGrid();
    void iconFollowsTheThemeWithoutBeingTold();
    void iconIsGreyWhenDisabledAndOnAccentWhenChecked();

private:
    static void addThemes() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    static Theme theme() {
        QFETCH(bool, dark);
        return dark ? Theme::Dark : Theme::Light;
    }
};

void ThemeTest::contrastIsThatOfTheStandard() {
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    // luminance of pure red is its weight, 0.2126: (1 + 0.05) / (0.2126 + 0.05) = 3.998
    QVERIFY(qAbs(contrast(Qt::red, Qt::white) - 1.05 / 0.2626) < 1e-9);
    // the well-known greys on either side of the limit
    QVERIFY(contrast(QColor(0x76, 0x76, 0x76), Qt::white) >= readable);
    QVERIFY(contrast(QColor(0x77, 0x77, 0x77), Qt::white) < readable);
}

void ThemeTest::coloursAreThoseOfTheDesign_data() {
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("light");
    QTest::addColumn<QString>("dark");
    const auto row = [](const char* token, const char* light, const char* dark) {
        QTest::newRow(token) << QString::fromLatin1(token) << QString::fromLatin1(light) << QString::fromLatin1(dark);
    };
    row("paper", "#f6f2ea", "#211e1b");
    row("panel", "#fbf9f4", "#2a2622");
    row("tab-strip", "#efe9dd", "#1b1916");
    row("line", "#d9d1c3", "#3d3731");
    row("text", "#2b2621", "#ede6da");
    row("muted", "#6b6156", "#a79c8d");
    row("lapis", "#1f5a8c", "#6aa9dc");
    row("carnelian", "#b5482a", "#e07b5c");
    row("gold", "#9a6e14", "#e0b04a");
    row("malachite", "#2e7d5b", "#6dbe97");
}

void ThemeTest::coloursAreThoseOfTheDesign() {
    QFETCH(QString, token);
    QFETCH(QString, light);
    QFETCH(QString, dark);
    const QString name = QLatin1Char('@') + token + QLatin1Char(';');
    QCOMPARE(withTokens(name, tokens(Theme::Light)), light + QLatin1Char(';'));
    QCOMPARE(withTokens(name, tokens(Theme::Dark)), dark + QLatin1Char(';'));
}

void ThemeTest::groundsOfAreasAreToldApart_data() {
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::Light;
    QTest::newRow("dark") << Theme::Dark;
}

// Areas have no shape of their own that would tell a marsh from a plain.
void ThemeTest::groundsOfAreasAreToldApart() {
    QFETCH(Theme, theme);
    constexpr double atAGlance = 7;
    const Ground grounds[] = {Ground::Fertile, Ground::Hills, Ground::Mountain, Ground::Desert, Ground::Marsh};
    for (const Ground& one : grounds)
        for (const Ground* other = grounds; other != &one; ++other) {
            const double distance = apart(groundColour(one, mapTokens(theme)), groundColour(*other, mapTokens(theme)));
            QVERIFY2(distance >= atAGlance,
                     qPrintable(QStringLiteral("%1 and %2: %3").arg(int(one)).arg(int(*other)).arg(distance)));
        }
}

void ThemeTest::everyTextReadsOnEveryGround_data() {
    addThemes();
}

void ThemeTest::everyTextReadsOnEveryGround() {
    const Tokens& t = tokens(theme());
    checkReads(inks(t), grounds(t), readable);
}

void ThemeTest::textOnAnAccentReads_data() {
    addThemes();
}

void ThemeTest::textOnAnAccentReads() {
    const Tokens& t = tokens(theme());
    checkReads({{"on accent", t.onAccent}},
               {{"lapis", t.lapis},
                {"lapis hover", t.lapisHover},
                {"carnelian", t.carnelian},
                {"gold", t.gold},
                {"malachite", t.malachite}},
               readable);
}

void ThemeTest::accentsShowOnEveryGround_data() {
    addThemes();
}

void ThemeTest::accentsShowOnEveryGround() {
    const Tokens& t = tokens(theme());
    checkReads({{"lapis", t.lapis}, {"carnelian", t.carnelian}, {"gold", t.gold}, {"malachite", t.malachite}},
               grounds(t), visible);
}

void ThemeTest::mapLettersReadOnEveryTerrain_data() {
    addThemes();
}

void ThemeTest::mapLettersReadOnEveryTerrain() {
    const MapTokens& m = mapTokens(theme());
    checkReads({{"label", m.label}}, terrain(m), readable);
    checkReads({{"letter", m.roundelInk}}, {{"roundel", m.roundel}}, readable);
    checkReads({{"ink", m.ink}}, {{"counter", m.counter}}, readable);
}

void ThemeTest::darkMapIsTheParchmentDimmed() {
    const QList<Named> light = terrain(mapTokens(Theme::Light));
    const QList<Named> dark = terrain(mapTokens(Theme::Dark));
    for (qsizetype i = 0; i < light.size(); ++i) {
        QVERIFY2(dark[i].colour.lightness() < light[i].colour.lightness(), light[i].name);
        QVERIFY2(dark[i].colour.lightness() > light[i].colour.lightness() / 2, light[i].name);
    }
}

void ThemeTest::styleSheetHasNoNameLeft_data() {
    addThemes();
}

void ThemeTest::styleSheetHasNoNameLeft() {
    const QString sheet = themeStyleSheet(theme());
    QVERIFY(sheet.contains(tokens(theme()).panel.name()));
    const qsizetype at = sheet.indexOf(QLatin1Char('@'));
    QVERIFY2(at < 0, qPrintable(sheet.mid(at, 30)));
}

void ThemeTest::nameIsNotMistakenForTheStartOfALongerOne() {
    // "carnelian" begins "carnelian-ink", "lapis" begins "lapis-hover"
    const QString sheet =
        withTokens(QStringLiteral("a: @carnelian-ink; b: @lapis-hover; c: @lapis;"), tokens(Theme::Light));
    QCOMPARE(sheet, QStringLiteral("a: #a03c20; b: #184a75; c: #1f5a8c;"));
}

void ThemeTest::paletteTellsItsTheme() {
    QCOMPARE(themeOf(themePalette(Theme::Light)), Theme::Light);
    QCOMPARE(themeOf(themePalette(Theme::Dark)), Theme::Dark);
    QCOMPARE(themeOf(QPalette(Qt::white)), Theme::Light);
    QCOMPARE(themeOf(QPalette(Qt::black)), Theme::Dark);
}

void ThemeTest::applicationWearsTheThemeAndSwitches() {
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0xF6, 0xF2, 0xEA));
    applyTheme(*qApp, Theme::Dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0x21, 0x1E, 0x1B));
    QCOMPARE(qApp->styleSheet(), themeStyleSheet(Theme::Dark));
    QCOMPARE(tokensFor(QApplication::palette()), tokens(Theme::Dark));
}

void ThemeTest::bodyIsInterAt13Pixels() {
    QCOMPARE(QApplication::font().pixelSize(), 13);
    QCOMPARE(QFontInfo(bodyFont()).family(), QStringLiteral("Inter"));
    QCOMPARE(bodyFont().families().last(), QStringLiteral("DejaVu Sans"));
    QCOMPARE(secondaryFont().pixelSize(), 12);
    QCOMPARE(capitalsFont().capitalization(), QFont::AllUppercase);
}

void ThemeTest::titleIsGaramond() {
    QVERIFY(titleFont().families().contains(QStringLiteral("EB Garamond")));
    QFont garamond(QStringLiteral("EB Garamond"));
    garamond.setPixelSize(titlePixels);
    garamond.setWeight(QFont::Medium);
    QCOMPARE(QFontMetricsF(titleFont()).horizontalAdvance(QStringLiteral("Qadesh")),
             QFontMetricsF(garamond).horizontalAdvance(QStringLiteral("Qadesh")));
}

void ThemeTest::figuresOfTitlesStandAsHighAsCapitals() {
    const QFontMetricsF title(titleFont(48));
    const double capital = title.tightBoundingRect(QStringLiteral("I")).height();
    QVERIFY(title.tightBoundingRect(QStringLiteral("1")).height() > 0.9 * capital);
    QFont garamond(QStringLiteral("EB Garamond")); // why they need a face of their own
    garamond.setPixelSize(48);
    QVERIFY(QFontMetricsF(garamond).tightBoundingRect(QStringLiteral("1")).height() < 0.8 * capital);
}

void ThemeTest::figuresAreOfOneWidth_data() {
    QTest::addColumn<int>("weight");
    QTest::newRow("regular") << int(QFont::Normal);
    QTest::newRow("semibold") << int(QFont::DemiBold);
}

void ThemeTest::figuresAreOfOneWidth() {
    QFETCH(int, weight);
    const QFont figures = figuresFont(13, QFont::Weight(weight));
    QCOMPARE(digitWidths(figures).size(), 1);
    QVERIFY(digitWidths(bodyFont(QFont::Weight(weight))).size() > 1); // why the figures need a face of their own
    QCOMPARE(QFontMetrics(figures).height(), QFontMetrics(bodyFont(QFont::Weight(weight))).height());
}

void ThemeTest::everyIconHasItsFileAndEveryFileItsIcon() {
    QSet<QString> named;
    int index = 0;
    for (const auto& [id, file] : iconNames()) {
        QCOMPARE(int(id), index++);
        named.insert(QString::fromLatin1(file) + QStringLiteral(".svg"));
    }
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    QSet<QString> drawnIcons(files.begin(), files.end());
    QVERIFY(drawnIcons.remove(QStringLiteral("app.svg")));
    QCOMPARE(named, drawnIcons);
}

void ThemeTest::everyIconDrawsAndStaysWithinItsGrid_data() {
    QTest::addColumn<int>("id");
    for (const auto& [id, file] : iconNames())
        QTest::newRow(file) << int(id);
}

void ThemeTest::everyIconDrawsAndStaysWithinItsGrid() {
    QFETCH(int, id);
    const QImage image = drawn(IconId(id), 80); // four pixels to a unit of the grid
    QVERIFY(inkedPixels(image) > 100);
    for (int i = 0; i < 80; ++i) {
        for (const QPoint point : {QPoint(i, 0), QPoint(i, 79), QPoint(0, i), QPoint(79, i)})
            QCOMPARE(qAlpha(image.pixel(point)), 0);
    }
}

void ThemeTest::iconFollowsTheThemeWithoutBeingTold() {
    const QIcon minus = icon(IconId::Minus);
    const auto middle = [&] { return QColor(minus.pixmap(QSize(80, 80), 1.0).toImage().pixel(40, 40)); };
    QCOMPARE(middle(), QColor(0x2B, 0x26, 0x21));
    applyTheme(*qApp, Theme::Dark);
    QCOMPARE(middle(), QColor(0xED, 0xE6, 0xDA));
}

void ThemeTest::iconIsGreyWhenDisabledAndOnAccentWhenChecked() {
    const QIcon minus = icon(IconId::Minus, IconRole::Text, IconRole::OnAccent);
    const auto middle = [&](QIcon::Mode mode, QIcon::State state) {
        return QColor(minus.pixmap(QSize(80, 80), 1.0, mode, state).toImage().pixel(40, 40));
    };
    QCOMPARE(middle(QIcon::Normal, QIcon::Off), tokens(Theme::Light).text);
    QCOMPARE(middle(QIcon::Normal, QIcon::On), tokens(Theme::Light).onAccent);
    QCOMPARE(middle(QIcon::Disabled, QIcon::Off), tokens(Theme::Light).disabled);
}

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
