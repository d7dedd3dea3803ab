// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/batch.h"
#include "model/items/series_battles_model.h"
#include "model/items/series_units_model.h"
#include "model/series/series_document.h"
#include "model/session/game_session.h"
#include "rules/registry/registry.h"
#include "tests/model/scratch.h"
#include "tests/support/games.h"
#include "tests/support/source_file.h"

#include <QObject>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace orontes;
using namespace orontes::tests;
using model::SeriesDocument;
namespace fs = std::filesystem;

namespace {

fs::path scenarioFile(const char* name) {
    return fs::path(sourceFolder) / "scenarios" / name;
}

/// The battles, of one copied into a folder of its own.
struct Drafted {
    explicit Drafted(std::initializer_list<const char*> battles) : document({registry::rulesets(), {}}) {
        for (const char* battle : battles) {
            fs::copy_file(scenarioFile("onehour") / battle, folder / battle);
            if (const auto added = document.addBattle(folder / battle); !added)
                qFatal("%s", added.error().id.c_str());
        }
    }

    Scratch folder;
    SeriesDocument document;
};

/// Bots play what is due.
std::unique_ptr<model::GameSession> fought(const SeriesDocument& document, std::uint64_t seed) {
    const auto due = document.due();
    const core::RulesetEntry& entry = *document.ruleset();
    auto session = model::GameSession::begin(entry, (*due)->linked.scenario,
                                             {.seed = seed, .bots = {2, model::usualBot(entry.players)}});
    if (!session)
        qFatal("%s", session.error().id.c_str());
    for (int step = 0; step < 100'000 && *(*session)->stepNow(); ++step)
        continue;
    return std::move(*session);
}

core::Result<void> keep(SeriesDocument& document, const model::GameSession& session) {
    const auto due = document.due();
    return document.keep(**due, *session.outcome(), session.frozen());
}

bool hasBattle(const SeriesDocument& document) {
    const auto due = document.due();
    return due && *due;
}

QString idOf(const core::Result<void>& result) {
    return result ? QString() : QString::fromStdString(result.error().id);
}

QString text(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

} // namespace

/// A series as people draft it, fight it and keep it.
class TstSeriesDocument : public QObject {
    Q_OBJECT

private slots:
    void theFirstBattleSettlesRulesetAndArmies() {
        const Drafted drafted({"gilboa.json", "kishon.json"});
        const model::Series& series = drafted.document.series();
        QCOMPARE(QString::fromStdString(series.ruleset.value), QStringLiteral("onehour"));
        QCOMPARE(QString::fromStdString(series.title), QStringLiteral("Saul against Philistines"));
        QCOMPARE(series.armies[0].units.size(), std::size_t{6});
        QCOMPARE(QString::fromStdString(series.battles[1].id), QStringLiteral("2"));
        QCOMPARE((*drafted.document.due())->battle, std::size_t{0});
    }

    void whatDoesNotFitIsRefused() {
        Drafted drafted({"gilboa.json"});
        QCOMPARE(idOf(drafted.document.addBattle(scenarioFile("qadesh/qadesh.json"))), QString("series.other-ruleset"));
        QCOMPARE(idOf(drafted.document.addBattle(drafted.folder / "nowhere.json")), QString("file.missing"));
        put(drafted.folder / "broken.json", "{");
        QVERIFY(!drafted.document.addBattle(drafted.folder / "broken.json"));
        QCOMPARE(drafted.document.series().battles.size(), std::size_t{1});
        model::Series back = drafted.document.series();
        back.battles[0].afterWin = back.battles[0].id;
        QCOMPARE(idOf(drafted.document.change(back, "Lead back")), QString("series.no-way"));
    }

    void stepsAreTakenBackAndDoneAgain() {
        Drafted drafted({"gilboa.json", "kishon.json"});
        const model::Series both = drafted.document.series();
        drafted.document.undo();
        QCOMPARE(drafted.document.series().battles.size(), std::size_t{1});
        QCOMPARE(drafted.document.redoName(), QStringLiteral("Add a battle"));
        drafted.document.redo();
        QVERIFY(drafted.document.series() == both);
        QVERIFY(!drafted.document.canRedo());
        drafted.document.undo();
        drafted.document.undo();
        QVERIFY(!drafted.document.canUndo());
        QVERIFY(!drafted.document.ruleset());
        QVERIFY(drafted.document.due() && !*drafted.document.due());
    }

    void filesAreNamedFromTheSeriesOwnPlace() {
        Drafted drafted({"gilboa.json"});
        const fs::path file = drafted.folder / "war.series.json";
        QVERIFY(drafted.document.isModified());
        QVERIFY(drafted.document.saveTo(file, model::Overwrite::Refuse));
        QVERIFY(!drafted.document.isModified());
        QVERIFY(bytesOf(file).find("\"scenario\": \"gilboa.json\"") != std::string::npos);
        const auto opened = SeriesDocument::open(file, {registry::rulesets(), {}});
        QVERIFY(opened.value);
        QVERIFY((*opened.value)->series() == drafted.document.series());
        QVERIFY(!(*opened.value)->isModified());
        QVERIFY(hasBattle(**opened.value));
    }

    void aSeriesThatOthersHaveChangedIsNotOverwritten() {
        Drafted drafted({"gilboa.json"});
        const fs::path file = drafted.folder / "war.series.json";
        QVERIFY(drafted.document.saveTo(file, model::Overwrite::Refuse));
        put(file, "somebody else's");
        QVERIFY(!drafted.document.saveTo(file, model::Overwrite::Refuse));
        QCOMPARE(QString::fromStdString(bytesOf(file)), QStringLiteral("somebody else's"));
        QVERIFY(!drafted.document.saveTo(drafted.folder / "gilboa.json", model::Overwrite::Refuse)); // nor another file
    }

    void aScenarioThatHasMovedIsLookedForBesideTheSeriesAndInTheLibraries() {
        Drafted drafted({"gilboa.json"});
        const fs::path file = drafted.folder / "war.series.json";
        QVERIFY(drafted.document.saveTo(file, model::Overwrite::Refuse));
        const Scratch elsewhere;
        fs::copy_file(file, elsewhere / "war.series.json");
        const auto lost = SeriesDocument::open(elsewhere / "war.series.json", {registry::rulesets(), {}});
        QVERIFY(lost.value);
        QCOMPARE(QString::fromStdString((*lost.value)->due().error().id), QStringLiteral("file.missing"));
        const auto found = SeriesDocument::open(elsewhere / "war.series.json",
                                                {registry::rulesets(), {fs::path(sourceFolder) / "scenarios"}});
        QVERIFY(hasBattle(**found.value));
    }

    void aScenarioMayLieBesideTheSeries() {
        Drafted drafted({"gilboa.json"});
        fs::create_directory(drafted.folder / "wars");
        QVERIFY(drafted.document.saveTo(drafted.folder / "wars/war.series.json", model::Overwrite::Refuse));
        QVERIFY(bytesOf(drafted.folder / "wars/war.series.json").find("../gilboa.json") != std::string::npos);
        const Scratch elsewhere; // what somebody has mailed
        fs::copy_file(drafted.folder / "wars/war.series.json", elsewhere / "war.series.json");
        fs::copy_file(drafted.folder / "gilboa.json", elsewhere / "gilboa.json");
        const auto opened = SeriesDocument::open(elsewhere / "war.series.json", {registry::rulesets(), {}});
        QVERIFY(opened.value);
        QVERIFY(hasBattle(**opened.value));
    }

    /// As if the program had been killed: nobody holds the copy of what it kept.
    void whatACrashLeavesUnsavedIsRestored() {
        Drafted drafted({"gilboa.json", "kishon.json"});
        const fs::path data = drafted.folder / "data";
        const fs::path file = drafted.folder / "war.series.json";
        QVERIFY(drafted.document.saveTo(file, model::Overwrite::Refuse));
        drafted.document.keepBackup(data);
        QVERIFY(!fs::exists(data) || fs::is_empty(data));
        QVERIFY(keep(drafted.document, *fought(drafted.document, 3)));
        const fs::path backup = fs::directory_iterator(data)->path();
        fs::copy_file(backup, data / "series-9.orontes-unsaved");
        drafted.document.undo(); // as it is saved
        QVERIFY(!fs::exists(backup));
        put(data / "series-9.orontes-unsaved", bytesOf(data / "series-9.orontes-unsaved") + "{\"series\": \"cut");
        const auto offers = model::findUnsavedSeries(data); // up to the line that was being written
        QCOMPARE(offers.size(), std::size_t{1});
        const auto restored = SeriesDocument::restore(offers.front(), {registry::rulesets(), {}}, data);
        QCOMPARE(restored->series().results.size(), std::size_t{1});
        QVERIFY(restored->isModified());
        QCOMPARE(restored->path(), file);
        QVERIFY(!fs::exists(data / "series-9.orontes-unsaved"));
        QVERIFY(restored->saveTo(file, model::Overwrite::Refuse));
        QVERIFY(fs::is_empty(data));
    }

    void anUnsavedSeriesWithoutAFileIsRestoredToo() {
        Drafted drafted({});
        const fs::path data = drafted.folder / "data";
        drafted.document.keepBackup(data);
        QVERIFY(drafted.document.addBattle(scenarioFile("onehour/gilboa.json")));
        fs::copy_file(fs::directory_iterator(data)->path(), data / "series-8.orontes-unsaved");
        put(data / "series-7.orontes-unsaved", "{\"series\": \"cut");
        const auto offers = model::findUnsavedSeries(data); // not the broken one, nor that of this very process
        QCOMPARE(offers.size(), std::size_t{1});
        const auto restored = SeriesDocument::restore(offers.back(), {registry::rulesets(), {}}, data);
        QVERIFY(restored->path().empty());
        QVERIFY(restored->series() == drafted.document.series());
        QVERIFY(hasBattle(*restored));
        restored->giveUp();
    }

    void aBrokenFileIsToldWithItsName() {
        const Scratch folder;
        put(folder / "bad.series.json", "{\"format\": \"orontes-series\"}");
        const auto read = SeriesDocument::open(folder / "bad.series.json", {registry::rulesets(), {}});
        QVERIFY(!read.value);
        QCOMPARE(read.findings.front().where.file, (folder / "bad.series.json").string());
        QVERIFY(!SeriesDocument::open(folder / "none.series.json", {registry::rulesets(), {}}).value);
    }

    void onlyTheBattleThatIsDueIsKept() {
        Drafted drafted({"gilboa.json", "kishon.json"});
        const auto first = fought(drafted.document, 3);
        const model::DueBattle due = **drafted.document.due();
        QVERIFY(keep(drafted.document, *first));
        QCOMPARE(idOf(drafted.document.keep(due, *first->outcome(), first->frozen())), QString("series.not-due"));
        QCOMPARE((*drafted.document.due())->battle, std::size_t{1});
        drafted.document.undo(); // a result is a step as others are
        QCOMPARE((*drafted.document.due())->battle, std::size_t{0});
        QVERIFY((*drafted.document.due())->linked.scenario == due.linked.scenario);
    }

    /// What units have suffered is theirs in the next battle, as the ruleset's checks allow it.
    void aWholeSeriesIsFoughtBetweenBots() {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Drafted drafted({"terebinth.json", "kishon.json", "gilboa.json", "halule.json", "ai.json"});
            model::Series series = drafted.document.series();
            series.seed = seed;
            series.battles[2].swapped = seed % 2 == 0;
            QVERIFY(drafted.document.change(series, "Draft"));
            int battles = 0;
            while (hasBattle(drafted.document) && battles < 6) {
                QCOMPARE((*drafted.document.due())->battle, static_cast<std::size_t>(battles));
                const auto session = fought(drafted.document, seed);
                QVERIFY(session->isOver());
                QVERIFY(keep(drafted.document, *session));
                ++battles;
            }
            const model::SeriesScore score = model::scoreOf(drafted.document.series());
            QCOMPARE(score.wins[0] + score.wins[1] + score.draws, battles);
            QVERIFY(battles == 5 || score.gone[0] || score.gone[1]);
            const fs::path file = drafted.folder / "fought.series.json";
            QVERIFY(drafted.document.saveTo(file, model::Overwrite::Refuse));
            const auto opened = SeriesDocument::open(file, {registry::rulesets(), {}});
            QVERIFY((*opened.value)->series() == drafted.document.series());
        }
    }

    void battlesAreShownWithWaysAndResults() {
        Drafted drafted({"gilboa.json", "kishon.json", "halule.json"});
        model::SeriesBattlesModel battles(drafted.document);
        using Model = model::SeriesBattlesModel;
        QCOMPARE(text(battles, 0, Model::Battle), QStringLiteral("Fires on Gilboa"));
        QCOMPARE(text(battles, 0, Model::FirstPlays), QStringLiteral("Saul"));
        QCOMPARE(text(battles, 0, Model::AfterDraw), QStringLiteral("2: Two Fords of the Kishon"));
        QCOMPARE(text(battles, 2, Model::AfterDraw), QStringLiteral("The end"));
        QCOMPARE(text(battles, 0, Model::Result), QStringLiteral("Next"));
        QCOMPARE(battles.offered(battles.index(0, Model::AfterWin)).size(), 4); // next, 2, 3, end
        QVERIFY(battles.setData(battles.index(0, Model::AfterWin), QStringLiteral("3")));
        QVERIFY(text(battles, 0, Model::AfterWin).startsWith(QStringLiteral("3: ")));
        QVERIFY(battles.setData(battles.index(0, Model::FirstPlays), true));
        QCOMPARE(text(battles, 0, Model::FirstPlays), QStringLiteral("Philistines"));
        QVERIFY(drafted.document.series().battles[0].swapped);
        const auto session = fought(drafted.document, 5);
        QVERIFY(keep(drafted.document, *session));
        QVERIFY(text(battles, 0, Model::Result).contains(QStringLiteral("in turn")));
        QVERIFY(!(battles.flags(battles.index(0, Model::AfterWin)) & Qt::ItemIsEditable)); // it has been fought
    }

    void unitsAreShownAsTheyStand() {
        Drafted drafted({"gilboa.json", "kishon.json"});
        model::Series series = drafted.document.series();
        series.recovery.otherReturns = 7;
        model::BattleResult result{"1", std::size_t{0}, core::TurnNumber{8}, {}};
        result.units[0].resize(6);
        result.units[1] = {
            {model::Fate::Destroyed, 15}, {model::Fate::Stood, 8}, {model::Fate::Withdrew, 2}, {}, {}, {}};
        series.results.push_back(result);
        QVERIFY(drafted.document.change(series, "Fight"));
        const model::SeriesUnitsModel units(drafted.document, 1);
        using Model = model::SeriesUnitsModel;
        QCOMPARE(units.present(), 5);
        QVERIFY(text(units, 0, Model::Fate).startsWith(QStringLiteral("Destroyed; rolled ")));
        QVERIFY(text(units, 0, Model::Fate).endsWith(QStringLiteral(", gone")));
        QCOMPARE(text(units, 1, Model::Damage), QStringLiteral("6")); // a quarter of 8 is made good
        QCOMPARE(text(units, 1, Model::Fate), QStringLiteral("Stood; 2 made good"));
        QCOMPARE(text(units, 2, Model::Fate), QStringLiteral("Withdrew off the board; comes back"));
        QCOMPARE(text(units, 5, Model::Type), QStringLiteral("Chariots"));
    }
};

QTEST_GUILESS_MAIN(TstSeriesDocument)
#include "tst_series_document.moc"
