// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "app/window/start_page.h"
#include "editor/play/play_tab.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/theme/style.h"
#include "rules/registry/registry.h"
#include "tests/app/battle_file.h"
#include "tests/support/paths.h"

#include <QApplication>
#include <QTest>

using namespace orontes;
using tests::BattleFile;

namespace {

bool fits(const QWidget& widget, QSize room) {
    return widget.minimumSizeHint().width() <= room.width() && widget.minimumSizeHint().height() <= room.height();
}

/// The widgets that take the most room, from the outermost in.
QString roomTaken(const QWidget& root) {
    QString taken;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        const QSize least = widget->minimumSizeHint().expandedTo(widget->minimumSize());
        if (widget->isVisible() && (least.width() > 500 || least.height() > 400))
            taken += QStringLiteral("%1 %2 %3x%4; ")
                         .arg(QString::fromLatin1(widget->metaObject()->className()), widget->accessibleName())
                         .arg(least.width())
                         .arg(least.height());
    }
    return taken;
}

} // namespace

/// Nothing makes the window larger than the screens that people have.
class TstSmallScreens : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("orontes-test"));
        editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), editor::Theme::Light);
    }

    void everyTabFitsASmallScreen_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"qadesh/qadesh.json", "chariot/kadesh.json", "onehour/terebinth.json", "lords/full.json"})
            QTest::newRow(file) << QString::fromUtf8(tests::sourceFolder) + QStringLiteral("/scenarios/") + file;
    }
    // A screen of 1920 by 1080 at scale 1.5 has 1280 by 720 for everything, the task bar too.
    void everyTabFitsASmallScreen() {
        QFETCH(QString, file);
        app::MainWindow window;
        window.show();
        QVERIFY(window.openFile(file));
        QVERIFY2(fits(window, {1280, 680}), qPrintable(roomTaken(window)));
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        const core::RulesetEntry* entry = model::findRuleset(registry::rulesets(), tab->document().scenario().ruleset);
        auto session = model::GameSession::begin(*entry, tab->document().scenario(), {});
        QVERIFY(session.has_value());
        window.addTab(new editor::PlayTab(std::move(*session)));
        QVERIFY2(fits(window, {1280, 680}), qPrintable(roomTaken(window)));
        emit tab->balanceRequested(tab->document().scenario());
        QVERIFY2(fits(window, {1280, 680}), qPrintable(roomTaken(window)));
    }

    void longNamesAndListsDoNotWidenTheWindow() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        window.openFile(battle.file());
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        core::Side side = tab->document().scenario().sides->front();
        side.name = std::string(900, 'x');
        QVERIFY(tab->document().apply({core::PutSide{side}}));
        QVERIFY(tab->document().apply({core::SetTitle{core::TitleField::Title, std::string(160, 'y')}}));
        QCoreApplication::processEvents();
        QVERIFY2(fits(window, {1280, 680}), qPrintable(roomTaken(window)));
        app::StartPage start;
        app::StartPage::Unsaved unsaved;
        for (int i = 0; i < 30; ++i) {
            model::SeriesOffer offer;
            offer.unsaved.series.title = std::string(100, 'z');
            unsaved.series.push_back(offer);
        }
        start.showUnsaved(unsaved);
        start.show();
        QVERIFY2(start.minimumSizeHint().height() < 400, qPrintable(QString::number(start.minimumSizeHint().height())));
    }
};

QTEST_MAIN(TstSmallScreens)
#include "tst_small_screens.moc"
