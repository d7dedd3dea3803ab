// SPDX-License-Identifier: GPL-3.0-or-later
// Draws every icon, symbol and control in both themes at both scales. Set ORONTES_GALLERY to a folder to look at them.
#include "editor/theme/fonts.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "tests/editor/workshop.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

using namespace orontes::editor;

namespace {

const QList<int> scales{1, 2};

QString galleryFolder() {
    return qEnvironmentVariable("ORONTES_GALLERY");
}

void keep(const QImage& picture, const QString& name) {
    if (!galleryFolder().isEmpty())
        picture.save(QDir(galleryFolder()).filePath(name + QStringLiteral(".png")));
}

QString fileName(const char* what, Theme theme, int scale) {
    return QStringLiteral("%1-%2-%3x")
        .arg(QLatin1String(what), theme == Theme::Light ? QStringLiteral("light") : QStringLiteral("dark"))
        .arg(scale);
}

QImage grab(QWidget& widget, int scale) {
    QImage picture(widget.size() * scale, QImage::Format_ARGB32);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    widget.render(&picture);
    return picture;
}

QStringList drawings(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
}

QImage iconSheet(Theme theme, int scale) {
    const int columns = 12;
    const QSize cell(84, 64);
    const auto names = iconNames();
    const int rows = (int(names.size()) + columns - 1) / columns;
    QImage sheet(QSize(cell.width() * columns, cell.height() * rows) * scale, QImage::Format_ARGB32);
    sheet.setDevicePixelRatio(scale);
    sheet.fill(tokens(theme).panel);
    QPainter painter(&sheet);
    painter.setFont(captionFont());
    painter.setPen(tokens(theme).muted);
    int index = 0;
    for (const auto& [id, name] : names) {
        const QPoint at(index % columns * cell.width(), index / columns * cell.height());
        painter.drawPixmap(at + QPoint(20, 8), icon(id).pixmap(QSize(20, 20), scale));
        painter.drawPixmap(at + QPoint(48, 10), icon(id, IconRole::Accent).pixmap(QSize(16, 16), scale));
        painter.drawText(QRect(at + QPoint(0, 32), QSize(cell.width(), 24)), Qt::AlignCenter, QLatin1String(name));
        ++index;
    }
    return sheet;
}

QImage symbolSheet(const QString& folder, Theme theme, int scale) {
    const QStringList files = drawings(folder);
    const int columns = 7;
    const QSize cell(168, 104);
    const int rows = (int(files.size()) + columns - 1) / columns;
    QImage sheet(QSize(cell.width() * columns, cell.height() * rows) * scale, QImage::Format_ARGB32);
    sheet.setDevicePixelRatio(scale);
    sheet.fill(mapTokens(theme).counter);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(captionFont());
    painter.setPen(mapTokens(theme).ink);
    for (int index = 0; index < files.size(); ++index) {
        const QPointF at(index % columns * cell.width(), index / columns * cell.height());
        QSvgRenderer renderer(folder + QLatin1Char('/') + files[index]);
        double x = 8;
        for (const double side : {16.0, 24.0, 72.0}) {
            renderer.render(&painter, QRectF(at + QPointF(x, 8), QSizeF(side, side)));
            x += side + 8;
        }
        painter.drawText(QRectF(at + QPointF(8, 80), QSizeF(cell.width(), 20)), Qt::AlignVCenter,
                         files[index].chopped(4));
    }
    return sheet;
}

} // namespace

class GalleryTest : public QObject {
    Q_OBJECT

private slots:
    void init() { applyTheme(*qApp, Theme::Light); }
    void everySymbolIsInkAloneAndFillsItsSquare_data();
    void everySymbolIsInkAloneAndFillsItsSquare();
    void sheetsAreDrawnInBothThemes();
    void workshopIsDrawnInBothThemesAtBothScales();
    void popupsAreDrawnInBothThemes();
};

void GalleryTest::everySymbolIsInkAloneAndFillsItsSquare_data() {
    QTest::addColumn<QString>("file");
    for (const QString& file : drawings(QStringLiteral(":/symbols")))
        QTest::newRow(qPrintable(file)) << QStringLiteral(":/symbols/") + file;
}

void GalleryTest::everySymbolIsInkAloneAndFillsItsSquare() {
    QFETCH(QString, file);
    QSvgRenderer renderer(file);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBoxF(), QRectF(0, 0, 100, 100));
    QImage image(100, 100, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QRect inked;
    for (int y = 0; y < 100; ++y)
        for (int x = 0; x < 100; ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (colour.alpha() == 0)
                continue;
            inked |= QRect(x, y, 1, 1);
            if (colour.alpha() == 255) // laid over one another, edges may round by one
                QVERIFY(qAbs(colour.red() - 0x2B) + qAbs(colour.green() - 0x26) + qAbs(colour.blue() - 0x21) <= 3);
        }
    QVERIFY2(qMax(inked.width(), inked.height()) >= 80, qPrintable(file));
    QVERIFY2(QRect(1, 1, 98, 98).contains(inked), qPrintable(file));
}

void GalleryTest::sheetsAreDrawnInBothThemes() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyTheme(*qApp, theme);
        for (const int scale : scales) {
            keep(iconSheet(theme, scale), fileName("icons", theme, scale));
            keep(symbolSheet(QStringLiteral(":/symbols"), theme, scale), fileName("symbols", theme, scale));
        }
    }
}

void GalleryTest::workshopIsDrawnInBothThemesAtBothScales() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyTheme(*qApp, theme);
        Workshop window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
        window.findChild<QLineEdit*>(QStringLiteral("focused"))->setFocus();
        QCoreApplication::processEvents();
        for (const int scale : scales)
            keep(grab(window, scale), fileName("workshop", theme, scale));
        const QImage picture = grab(window, 1);
        QCOMPARE(picture.pixelColor(600, 4), tokens(theme).panel); // the menu bar
    }
}

void GalleryTest::popupsAreDrawnInBothThemes() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyTheme(*qApp, theme);
        QMenu menu;
        menu.addAction(icon(IconId::New), QStringLiteral("New scenario…"), QKeySequence::New, this, [] {});
        menu.addAction(icon(IconId::Save), QStringLiteral("Save"))->setEnabled(false);
        menu.addSeparator();
        QAction* const labels = menu.addAction(QStringLiteral("Labels"));
        labels->setCheckable(true);
        labels->setChecked(true);
        menu.addMenu(QStringLiteral("Recent"))->addAction(QStringLiteral("Kadesh"));
        menu.popup({});
        menu.setActiveAction(labels);

        QMessageBox box(QMessageBox::Warning, QStringLiteral("Orontes"),
                        QStringLiteral("Kadesh, 1294 BC has changes that are not saved."),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
        box.setInformativeText(QStringLiteral("They are lost if the tab is closed without saving."));
        box.show();

        QComboBox combo;
        combo.addItems({QStringLiteral("Foot fire"), QStringLiteral("Mounted fire"), QStringLiteral("Chariots")});
        combo.setEditable(true);
        combo.resize(200, combo.sizeHint().height());
        combo.show();
        combo.showPopup();
        QWidget* const list = combo.view()->window();

        QImage sheet(QSize(760, 360) * 2, QImage::Format_ARGB32);
        sheet.setDevicePixelRatio(2);
        sheet.fill(tokens(theme).paper);
        QPainter painter(&sheet);
        painter.drawImage(QPoint(16, 16), grab(menu, 2));
        painter.drawImage(QPoint(280, 16), grab(box, 2));
        painter.drawImage(QPoint(16, 240), grab(combo, 2));
        painter.drawImage(QPoint(280, 240), grab(*list, 2));
        painter.end();
        keep(sheet, fileName("popups", theme, 2));
        QCOMPARE(menu.grab().toImage().pixelColor(20, 8), tokens(theme).panel);
        combo.hidePopup();
    }
}

QTEST_MAIN(GalleryTest)
#include "tst_gallery.moc"
