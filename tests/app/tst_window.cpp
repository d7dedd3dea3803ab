// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/command_palette.h"
#include "app/window/main_window.h"
#include "app/window/open_tabs.h"
#include "app/window/settings.h"
#include "app/window/start_page.h"
#include "editor/balance/balance_tab.h"
#include "editor/map/map_page.h"
#include "editor/play/play_commands.h"
#include "editor/play/play_tab.h"
#include "editor/publish/publish_dialog.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/theme/style.h"
#include "model/session/open_session.h"
#include "model/store/rulesets.h"
#include "rules/registry/registry.h"
#include "tests/app/battle_file.h"
#include "tests/support/paths.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace orontes;
using tests::BattleFile;

namespace {

const core::RulesetEntry* qadesh() {
    return model::findRuleset(registry::rulesets(), core::RulesetId{"qadesh"});
}

std::unique_ptr<model::GameSession> botsAt(const QString& file) {
    const QString path = QString::fromUtf8(tests::sourceFolder) + QStringLiteral("/scenarios/") + file;
    const core::Read<model::OpenedScenario> read = model::openScenario(path.toStdString());
    if (!read.value)
        qFatal("the scenario cannot be read");
    model::SessionSetup setup;
    setup.seed = 7;
    setup.bots = {core::BotId{"sensible"}, core::BotId{"sensible"}};
    const core::RulesetEntry* entry = model::findRuleset(registry::rulesets(), read.value->scenario.ruleset);
    auto session = model::GameSession::begin(*entry, read.value->scenario, setup);
    if (!session)
        qFatal("the game does not begin");
    return std::move(*session);
}

core::SpaceId spaceOf(const core::Board& board, const char* label) {
    return core::findSpace(board, core::SpaceLabel{label}).value_or(core::SpaceId{});
}

/// Controls that people meet and that say nothing to a screen reader.
QStringList unnamedControls(const QWidget& root) {
    QStringList unnamed;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        const bool control = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QLineEdit*>(widget) ||
                             qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                             qobject_cast<QAbstractItemView*>(widget);
        const bool inner = widget->objectName().startsWith(QStringLiteral("qt_")) || widget->inherits("QTabBar") ||
                           widget->inherits("QHeaderView") || widget->parentWidget()->inherits("QComboBox") ||
                           widget->parentWidget()->inherits("QAbstractSpinBox") ||
                           widget->parentWidget()->inherits("QLineEdit") ||
                           widget->parentWidget()->inherits("QTabBar") || widget->inherits("QComboBoxListView") ||
                           widget->inherits("QTableCornerButton");
        if (!control || inner || !widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || accessible->text(QAccessible::Name).isEmpty())
            unnamed << QString::fromLatin1(widget->metaObject()->className()) + QStringLiteral(" in ") +
                           QString::fromLatin1(widget->parentWidget()->metaObject()->className());
    }
    return unnamed;
}

} // namespace

class TstWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("orontes-test"));
        editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), editor::Theme::Light);
    }

    // A number that has been taken over is a step of the document, and no typing to be undone any more.
    void undoInAFieldThatIsDoneTakesTheStepBack() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        QVERIFY(window.openFile(battle.file()));
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        const auto last = [tab] { return tab->document().scenario().lastTurn; };
        const auto before = last();
        QAbstractSpinBox* field = nullptr;
        for (QAbstractSpinBox* box : tab->findChildren<QAbstractSpinBox*>())
            if (box->isVisible() && box->accessibleName() == QStringLiteral("Last turn"))
                field = box;
        QVERIFY(field != nullptr);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("3"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(last(), core::TurnNumber{3});
        QTest::keyClick(field->findChild<QLineEdit*>(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(last(), before);
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("QFont"))); }

    void aScenarioOpensAsATabOnce() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        QVERIFY(window.openFile(battle.file()));
        QVERIFY(window.openFile(battle.file()));
        QCOMPARE(window.documentTabs().size(), 1);
        QCOMPARE(window.currentTab()->title(), QStringLiteral("The Battle of Qadesh"));
        QVERIFY(!window.currentTab()->isModified());
    }

    void everyPageOfAScenarioHasOnlyNamedControls() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        window.openFile(battle.file());
        for (int page = 1; page <= 8; ++page) {
            QTest::keyClick(window.currentTab(), static_cast<Qt::Key>(Qt::Key_0 + page), Qt::AltModifier);
            QCoreApplication::processEvents();
            const QStringList unnamed = unnamedControls(window);
            QVERIFY2(unnamed.isEmpty(),
                     qPrintable(QStringLiteral("page %1: ").arg(page) + unnamed.join(QStringLiteral(", "))));
        }
    }

    // The name of the key as it is engraved, and the tab as it is meant.
    void goingToThePreviousTabIsNamedAsItsKeys() {
        app::MainWindow window;
        for (const QAction* action : window.findChildren<QAction*>())
            QVERIFY2(!action->shortcut().toString(QKeySequence::NativeText).contains(QStringLiteral("Backtab")),
                     qPrintable(action->text()));
    }

    void aScenarioHasOneBalanceThatFollowsIt() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        window.openFile(battle.file());
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        QTest::keyClick(tab, Qt::Key_F7);
        auto* balance = qobject_cast<editor::BalanceTab*>(window.currentTab());
        QVERIFY(balance);
        QVERIFY(tab->document().apply({core::SetTitle{core::TitleField::Title, "Second draft"}}));
        emit tab->balanceRequested(tab->document().scenario());
        QCOMPARE(window.documentTabs().size(), 2);
        QCOMPARE(balance->scenario().title, std::string("Second draft"));
        QCOMPARE(balance->title(), QStringLiteral("Balance: Second draft"));
    }

    void aHandicapIsTakenOverAsOneStep() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        window.openFile(battle.file());
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        const core::Scenario before = tab->document().scenario();
        emit tab->balanceRequested(before);
        auto* balance = qobject_cast<editor::BalanceTab*>(window.currentTab());
        emit balance->handicapWanted({core::SetTurns{before.firstTurn, core::TurnNumber{4}}}, "Set a handicap");
        QCOMPARE(tab->document().scenario().lastTurn->value, 4);
        QCOMPARE(tab->document().history().undoText(), QStringLiteral("Set a handicap"));
        tab->document().history().undo();
        QVERIFY(tab->document().scenario() == before);
    }

    void aClickWithTheStampPaintsOneSpaceAndUndoTakesItBack() {
        const BattleFile battle;
        app::MainWindow window;
        window.resize(1440, 900);
        window.show();
        window.openFile(battle.file());
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        auto* page = tab->findChild<editor::MapPage*>();
        page->useTool(editor::ToolId::Stamp);
        page->findChild<QWidget*>(); // the palette begins with the first terrain; choose hills by its button
        for (QAbstractButton* button : page->findChildren<QAbstractButton*>())
            if (button->property("token").toString() == QStringLiteral("hills"))
                button->click();
        const core::SpaceId space = spaceOf(*tab->document().scenario().board, "20");
        QCOMPARE(core::terrainOf(*tab->document().scenario().board, space).value, std::string("clear"));
        QTest::mouseClick(page->canvas().viewport(), Qt::LeftButton, {}, page->canvas().pointOf(space).toPoint());
        QCOMPARE(core::terrainOf(*tab->document().scenario().board, space).value, std::string("hills"));
        QVERIFY(tab->isModified());
        tab->document().history().undo();
        QCOMPARE(core::terrainOf(*tab->document().scenario().board, space).value, std::string("clear"));
        QVERIFY(!tab->isModified());
    }

    void escapeSelectsNothingUnlessSomebodyIsWriting() {
        const BattleFile battle;
        app::MainWindow window;
        window.resize(1440, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.openFile(battle.file());
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        auto* page = tab->findChild<editor::MapPage*>();
        const core::SpaceId space = spaceOf(*tab->document().scenario().board, "20");
        for (QWidget* place :
             {static_cast<QWidget*>(&page->canvas()), static_cast<QWidget*>(tab->findChild<QTabBar*>())}) {
            tab->selection().selectSpace(space);
            place->setFocus();
            QTest::keyClick(place, Qt::Key_Escape);
            QVERIFY2(tab->selection().selected().empty(), place->metaObject()->className());
        }
        QTest::mouseClick(page->canvas().viewport(), Qt::LeftButton, {}, page->canvas().pointOf(space).toPoint());
        QCoreApplication::processEvents();
        for (QLineEdit* line : tab->findChildren<QLineEdit*>())
            if (line->isVisible() && line->isEnabled()) {
                line->setFocus();
                QTest::keyClick(line, Qt::Key_Escape);
                QVERIFY(!tab->selection().selected().empty());
                return;
            }
        QFAIL("there is nothing to write in");
    }

    void aRiverIsLaidFromTheKeyboard() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        window.openFile(battle.file());
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        auto* page = tab->findChild<editor::MapPage*>();
        page->useTool(editor::ToolId::Edge);
        const core::Board& before = *tab->document().scenario().board;
        const core::SpaceId space = spaceOf(before, "20");
        const core::EdgeId edge = *core::edgeBetween(before, space, spaceOf(before, "12")); // over its first side
        QVERIFY(!core::hasFeature(before, edge, core::FeatureToken{"river"}));
        page->canvas().setFocus();
        page->canvas().setCursorSpace(space);
        QTest::keyClick(&page->canvas(), Qt::Key_1);
        QVERIFY(core::hasFeature(*tab->document().scenario().board, edge, core::FeatureToken{"river"}));
    }

    void fromTheKeyboardAProblemLeadsToItsField_data() {
        QTest::addColumn<QByteArray>("space");
        QTest::newRow("no such space") << QByteArray("99");
        QTest::newRow("the lake") << QByteArray("48");
    }
    void fromTheKeyboardAProblemLeadsToItsField() {
        QFETCH(QByteArray, space);
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.openFile(battle.file());
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        core::Counter army = tab->document().scenario().counters->front();
        army.setUp.place = core::WithinSpaces{{core::SpaceLabel{"26"}, core::SpaceLabel{space.toStdString()}}};
        QVERIFY(tab->document().apply({core::ChangeCounter{army}}));
        QTest::keyClick(tab, Qt::Key_F8);
        auto* list = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
        QVERIFY(list);
        QCOMPARE(list->currentIndex().row(), 0);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget()->accessibleName(),
                 QString::fromStdString(army.name) + QStringLiteral(": where it is set up"));
    }

    void aFindingLeadsToItsPlaceAndItsFixMendsIt() {
        const BattleFile battle;
        app::MainWindow window;
        window.show();
        window.openFile(battle.file());
        auto* tab = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        core::Counter army = tab->document().scenario().counters->front();
        army.setUp.place = core::WithinSpaces{{core::SpaceLabel{"26"}, core::SpaceLabel{"99"}}};
        QVERIFY(tab->document().apply({core::ChangeCounter{army}}));
        const core::Findings& findings = tab->document().findings();
        QVERIFY(!findings.empty());
        QCOMPARE(findings.front().id, std::string("scenario.set-up.unknown-space"));
        tab->goTo(findings.front().where);
        QCOMPARE(tab->selection().selected().counters, std::vector<core::CounterId>{army.id});
        const core::Fix fix = findings.front().fixes.front();
        QVERIFY(tab->document().apply(fix));
        for (const core::Diagnostic& finding : tab->document().findings())
            QVERIFY(finding.severity == core::Severity::Note);
    }

    void twoBotsPlayAWholeGameAtTheTable() {
        const core::RulesetEntry* entry = qadesh();
        model::SessionSetup setup;
        setup.seed = 7;
        setup.bots = {core::BotId{"sensible"}, core::BotId{"sensible"}};
        auto session = model::GameSession::begin(*entry, entry->rules.info().blank, setup);
        QVERIFY(session.has_value());
        editor::PlayTab tab(std::move(*session));
        tab.resize(1440, 900);
        tab.show();
        tab.findChild<editor::PlayCommands*>()->setPace(editor::RunPace::AtOnce);
        QSignalSpy ended(&tab.session(), &model::GameSession::runEnded);
        tab.session().run();
        QVERIFY(ended.wait(30'000) || tab.session().isOver());
        QVERIFY(tab.session().isOver());
        QVERIFY(tab.session().outcome().has_value());
        tab.session().goTo(std::size_t{0});
        QCOMPARE(tab.session().cursor(), std::size_t{0});
        QVERIFY(unnamedControls(tab).isEmpty());
    }

    void aPersonSetsUpByClickingTheMap() {
        const core::RulesetEntry* entry = qadesh();
        model::SessionSetup setup;
        setup.seed = 7;
        setup.bots = {core::BotId{}, core::BotId{"sensible"}};
        auto session = model::GameSession::begin(*entry, entry->rules.info().blank, setup);
        editor::PlayTab tab(std::move(*session));
        tab.resize(1440, 900);
        tab.show();
        const core::SpaceId space = spaceOf(*tab.session().scenario().board, "27"); // only P'Re may be set up there
        QTest::mouseClick(tab.canvas().viewport(), Qt::LeftButton, {}, tab.canvas().pointOf(space).toPoint());
        QCOMPARE(tab.session().cursor(), std::size_t{1});
        const core::View view = tab.session().view(tab.observer());
        QCOMPARE(view.counters.front().space.value_or(core::SpaceId{}), space);
    }

    void publishingWritesTheKitBesideTheWindow() {
        QTemporaryDir folder;
        const core::RulesetInfo& info = qadesh()->rules.info();
        editor::PublishDialog dialog(info, info.blank, QStringLiteral("Qadesh"));
        dialog.show();
        dialog.setFolder(folder.filePath(QStringLiteral("kit")));
        QSignalSpy written(&dialog, &editor::PublishDialog::written);
        dialog.write();
        QVERIFY(written.wait(60'000));
        QVERIFY(written.first().first().toInt() >= 5);
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("kit/counters.pdf"))));
    }

    void aGameLeftBehindIsOfferedAndRestored_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("with a board of its own") << QStringLiteral("qadesh/qadesh.json");
        QTest::newRow("on a shared board") << QStringLiteral("chariot/rome.json");
    }
    // As if the program had been killed: the game was not closed.
    void aGameLeftBehindIsOfferedAndRestored() {
        QFETCH(QString, file);
        const std::filesystem::path folder = app::Settings::dataFolder();
        {
            const auto session = botsAt(file);
            session->keepJournal(folder, {});
            for (int step = 0; step < 5; ++step)
                QVERIFY(*session->stepNow());
        }
        app::MainWindow window;
        window.show();
        QAbstractButton* offer = nullptr;
        for (QAbstractButton* button : window.findChildren<QAbstractButton*>())
            if (button->text().startsWith(QStringLiteral("A game of ")))
                offer = button;
        QVERIFY(offer);
        QVERIFY2(offer->text().contains(QStringLiteral("5 steps")), qPrintable(offer->text()));
        offer->click();
        auto* tab = qobject_cast<editor::PlayTab*>(window.currentTab());
        QVERIFY(tab);
        QCOMPARE(tab->session().length(), std::size_t{5});
        QVERIFY(tab->isModified());
        tab->giveUp();
        QVERIFY(model::findSessions(folder).empty());
    }

    void whatIsPlayedIsUnsavedUntilARecordHoldsIt() {
        editor::PlayTab tab(botsAt(QStringLiteral("qadesh/qadesh.json")));
        QVERIFY(!tab.isModified());
        QVERIFY(*tab.session().stepNow());
        QVERIFY(tab.isModified());
        const QTemporaryDir folder;
        const std::string file = folder.filePath(QStringLiteral("game.jsonl")).toStdString();
        QVERIFY(tab.session().recordTo(file, model::Overwrite::Refuse, {}).has_value());
        QVERIFY(!tab.isModified());
    }

    void aFrozenPositionIsUnsaved() {
        app::MainWindow window;
        window.show();
        auto* game = new editor::PlayTab(botsAt(QStringLiteral("qadesh/qadesh.json")));
        window.addTab(game);
        game->freeze();
        auto* frozen = qobject_cast<editor::ScenarioTab*>(window.currentTab());
        QVERIFY(frozen);
        QVERIFY(frozen->isModified());
        QCOMPARE(frozen->title(), QStringLiteral("The Battle of Qadesh, turn 1"));
        QVERIFY(frozen->document().journal()->path().string().find("orontes-journal") != std::string::npos);
    }

    void commandsAreFoundByTheBeginningsOfTheirWords() {
        QCOMPARE(app::matchRank(QStringLiteral("Save as…"), QStringLiteral("save")), 0);
        QCOMPARE(app::matchRank(QStringLiteral("Save as…"), QStringLiteral("as")), 1);
        QCOMPARE(app::matchRank(QStringLiteral("Save as…"), QStringLiteral("av")), 2);
        QCOMPARE(app::matchRank(QStringLiteral("Save as…"), QStringLiteral("print")), -1);
    }
};

QTEST_MAIN(TstWindow)
#include "tst_window.moc"
