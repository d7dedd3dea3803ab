// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/battle_card.h"
#include "app/window/main_window.h"
#include "editor/map/map_canvas.h"
#include "editor/theme/style.h"
#include "tests/app/battle_file.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace orontes;
using tests::BattleFile;

/// What is on the screen already when the theme changes.
class TstWindowThemes : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QCoreApplication::setApplicationName(QStringLiteral("orontes-themes-test"));
        editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), editor::Theme::Light);
    }

    // One of them in front, the others behind it.
    void everyOpenMapFollowsTheTheme() {
        const BattleFile battle;
        const BattleFile another;
        app::MainWindow window;
        window.show();
        window.openFile(battle.file());
        window.openFile(another.file());
        for (const editor::Theme theme : {editor::Theme::Dark, editor::Theme::Light}) {
            editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), theme);
            const QList<editor::MapCanvas*> maps = window.findChildren<editor::MapCanvas*>();
            QVERIFY(maps.size() >= 2);
            for (const editor::MapCanvas* map : maps)
                QVERIFY(map->picture().style.theme == theme);
        }
    }

    void theBattlesOfTheStartPageFollowTheTheme() {
        app::MainWindow window;
        window.show();
        QTRY_VERIFY(window.findChild<app::BattleCard*>());
        const auto sand = [&] {
            for (const QLabel* label : window.findChild<app::BattleCard*>()->findChildren<QLabel*>())
                if (!label->pixmap().isNull())
                    return label->pixmap().toImage().pixelColor(label->pixmap().rect().center()).lightness();
            return -1;
        };
        QApplication& application = *qobject_cast<QApplication*>(QCoreApplication::instance());
        const int light = sand();
        editor::applyTheme(application, editor::Theme::Dark);
        QTRY_VERIFY(sand() < light);
        editor::applyTheme(application, editor::Theme::Light);
        QTRY_COMPARE(sand(), light);
    }

    void theSamplesOfThePaletteFollowTheTheme() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        window.openFile(battle.file());
        const auto clear = [&] {
            for (const QAbstractButton* button : window.currentTab()->findChildren<QAbstractButton*>())
                if (button->property("token").toString() == QStringLiteral("clear"))
                    return button->icon().pixmap(18).toImage().pixelColor(9, 9);
            return QColor();
        };
        QApplication& application = *qobject_cast<QApplication*>(QCoreApplication::instance());
        const QColor light = clear();
        editor::applyTheme(application, editor::Theme::Dark);
        const QColor dark = clear();
        editor::applyTheme(application, editor::Theme::Light);
        QVERIFY(light.isValid() && dark.lightness() < light.lightness());
        QCOMPARE(clear(), light);
    }
};

QTEST_MAIN(TstWindowThemes)
#include "tst_window_themes.moc"
