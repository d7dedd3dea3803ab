// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/open_session.h"
#include "model/texts.h"
#include "rules/core/algo/record.h"
#include "tests/model/playing.h"
#include "tests/model/scratch.h"
#include "tests/model/workbench.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

#include <array>
#include <chrono>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// The ruleset of the battle that these games play.
Rulesets known() {
    static const std::array<const core::RulesetEntry*, 1> all{qadeshBattle().entry};
    return all;
}

const core::Scenario& battle() {
    return qadeshBattle().scenario;
}

core::RecordRead recordIn(const std::filesystem::path& path) {
    return core::readRecord(bytesOf(path), *battle().seats);
}

/// A game of so many steps whose record lies beside its scenario.
std::vector<core::Action> recordGame(const Scratch& scratch, int steps) {
    put(scratch / "a.json", core::writeScenario(battle()));
    const auto session = beginQadesh(21);
    if (!session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, scratch / "a.json"))
        qFatal("the record cannot be written");
    for (int i = 0; i < steps; ++i)
        if (!*session->stepNow())
            qFatal("the game is over after %d steps", i);
    return actionsOf(*session);
}

core::Read<OpenedRecord> openedIn(const Scratch& scratch) {
    return openRecord(scratch / "game.jsonl", known(), scenarioFinder(scratch / "game.jsonl", {}));
}

std::unique_ptr<GameSession> restored(const Scratch& scratch, const SessionOffer& offer) {
    core::Read<std::unique_ptr<GameSession>> read = restoreSession(offer, known(), scratch / "data");
    if (!read.value || !read.findings.empty())
        qFatal("the game does not come back: %s", read.findings.front().id.c_str());
    return *std::move(read.value);
}

} // namespace

class TstSessionFiles : public QObject {
    Q_OBJECT

private slots:
    void aRecordHoldsEachActionAsSoonAsItIsPlayed() {
        const Scratch scratch;
        const auto session = beginQadesh(21);
        QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, scratch / "a.json").has_value());
        for (std::size_t i = 0; i < 90; ++i) {
            QVERIFY(*session->stepNow());
            const core::RecordRead read = recordIn(scratch / "game.jsonl");
            QVERIFY(!read.problem.has_value());
            QCOMPARE(read.record.actions.size(), i + 1);
            QVERIFY(read.record.actions.back() == session->steps().back().action);
        }
        QCOMPARE(shown(recordIn(scratch / "game.jsonl").record.header.scenarioHash),
                 shown(core::scenarioHash(battle())));
        QVERIFY((recordIn(scratch / "game.jsonl").record.header.seats ==
                 std::vector<std::string>{"bot:sensible", "bot:sensible"}));
    }

    void aRecordFollowsTheVariationThatIsPlayed() {
        const Scratch scratch;
        const auto session = beginQadesh(21);
        QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, scratch / "a.json").has_value());
        for (int i = 0; i < 60; ++i)
            QVERIFY(*session->stepNow());
        const std::vector<core::Action> first = actionsOf(*session);
        const NodeId firstEnd = session->node();
        std::size_t branch = 45;
        while (session->goTo(branch), session->choices(session->pending().front().actor).size() < 2)
            --branch;
        QCOMPARE(recordIn(scratch / "game.jsonl").record.actions.size(), 60U); // looking back writes nothing
        QVERIFY(session->play(anotherChoice(*session, first[branch])).has_value());
        QVERIFY(recordIn(scratch / "game.jsonl").record.actions == actionsOf(*session));
        QCOMPARE(recordIn(scratch / "game.jsonl").record.actions.size(), branch + 1);
        session->goTo(firstEnd);
        QVERIFY(*session->stepNow());
        const core::RecordRead read = recordIn(scratch / "game.jsonl");
        QVERIFY(!read.problem.has_value());
        QCOMPARE(read.record.actions.size(), 61U);
        QVERIFY(std::equal(first.begin(), first.end(), read.record.actions.begin()));
    }

    void aSecondRecordHoldsTheWholeGameToo() {
        const Scratch scratch;
        const auto session = beginQadesh(21);
        QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, "").has_value());
        for (int i = 0; i < 30; ++i)
            QVERIFY(*session->stepNow());
        QVERIFY(session->recordTo(scratch / "second.jsonl", Overwrite::Refuse, "").has_value());
        QVERIFY(*session->stepNow());
        QCOMPARE(recordIn(scratch / "game.jsonl").record.actions.size(), 30U);
        QVERIFY(recordIn(scratch / "second.jsonl").record.actions == actionsOf(*session));
    }

    void aRecordBringsItsScenarioWhereNoFileHoldsIt() {
        const Scratch scratch;
        core::Scenario other = battle();
        other.title += " as it was";
        put(scratch / "a.json", core::writeScenario(other)); // saved before it was changed
        put(scratch / "game.scenario.json", "mine");
        auto session = beginQadesh(21);
        QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, scratch / "a.json").has_value());
        QVERIFY(*session->stepNow());
        QCOMPARE(shown(bytesOf(scratch / "game.scenario.json")), "mine");
        QCOMPARE(shown(recordIn(scratch / "game.jsonl").record.header.scenarioFile), "game (2).scenario.json");
        std::filesystem::remove(scratch / "a.json");
        const core::Read<OpenedRecord> opened = openedIn(scratch);
        QVERIFY(opened.value.has_value());
        QCOMPARE(opened.value->actions, 1U);
        session = beginQadesh(21);
        QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Allow, "").has_value()); // the same copy serves
        QCOMPARE(shown(recordIn(scratch / "game.jsonl").record.header.scenarioFile), "game (2).scenario.json");
        QVERIFY(!std::filesystem::exists(scratch / "game (3).scenario.json"));
        put(scratch / "a.json", core::writeScenario(battle()));
        QVERIFY(session->recordTo(scratch / "third.jsonl", Overwrite::Refuse, scratch / "a.json").has_value());
        QVERIFY(!std::filesystem::exists(scratch / "third.scenario.json"));
    }

    void aRecordReplacesAnotherFileOnlyWhenAsked() {
        const Scratch scratch;
        put(scratch / "game.jsonl", "mine");
        const auto session = beginQadesh(21);
        QCOMPARE(shown(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, "").error().id), "file.exists");
        QCOMPARE(shown(bytesOf(scratch / "game.jsonl")), "mine");
        QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Allow, "").has_value());
        QVERIFY(*session->stepNow());
        QVERIFY(!recordIn(scratch / "game.jsonl").problem.has_value());
        QVERIFY(recordIn(scratch / "game.jsonl").record.actions == actionsOf(*session));
    }

    void aRecordIsOpenedJudgedAndPlayedOn() {
        const Scratch scratch;
        const std::vector<core::Action> played = recordGame(scratch, 75);
        const core::Read<OpenedRecord> record = openedIn(scratch);
        QVERIFY(record.value.has_value());
        QVERIFY(record.findings.empty());
        QCOMPARE(record.value->actions, 75U);
        QCOMPARE(record.value->session->cursor(), 75U);
        QVERIFY(actionsOf(*record.value->session) == played);
        QVERIFY(record.value->session->bots() == std::vector<core::BotId>(2, core::BotId{"sensible"}));
        const GameTree& tree = record.value->session->tree(); // every point has dice of its own
        QVERIFY(tree.at(NodeId{10}).streams != tree.at(NodeId{20}).streams);
        QVERIFY(*record.value->session->stepNow());
    }

    void aRecordNamesItsScenarioFromItsOwnFolder_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("record");
        QTest::addColumn<QString>("hint");
        QTest::newRow("beside") << "/b/a.json" << "/b/game.jsonl" << "a.json";
        QTest::newRow("below") << "/b/c/a.json" << "/b/game.jsonl" << "c/a.json";
        QTest::newRow("elsewhere") << "/b/a.json" << "/games/game.jsonl" << "../b/a.json";
        QTest::newRow("nowhere") << "" << "/games/game.jsonl" << "";
    }
    void aRecordNamesItsScenarioFromItsOwnFolder() {
        QFETCH(const QString, scenario);
        QFETCH(const QString, record);
        QTEST(shown(scenarioHint(scenario.toStdString(), record.toStdString())), "hint");
    }

    void theScenarioIsFoundWhereItIsNamedBesideTheRecordAndInALibrary_data() {
        QTest::addColumn<QString>("place");
        QTest::newRow("where it is named") << "a.json";
        QTest::newRow("beside under another name") << "renamed.json";
        QTest::newRow("in a library") << "library/deep/any.json";
    }
    void theScenarioIsFoundWhereItIsNamedBesideTheRecordAndInALibrary() {
        QFETCH(const QString, place);
        const Scratch scratch;
        recordGame(scratch, 5);
        const std::filesystem::path there = scratch / place.toStdString();
        std::filesystem::create_directories(there.parent_path());
        std::filesystem::rename(scratch / "a.json", there);
        const auto find = scenarioFinder(scratch / "game.jsonl", {scratch / "library"});
        QVERIFY(openRecord(scratch / "game.jsonl", known(), find).value.has_value());
    }

    void anIllegalLineIsToldInTheWordsOfTheRulesWithItsNumber() {
        const Scratch scratch;
        recordGame(scratch, 40);
        core::Record record = recordIn(scratch / "game.jsonl").record;
        record.actions.insert(record.actions.begin() + 30, record.actions.front()); // the army is placed already
        put(scratch / "game.jsonl", core::writeRecord(record, *battle().seats));
        const core::Read<OpenedRecord> opened = openedIn(scratch);
        QVERIFY(opened.value.has_value());
        QCOMPARE(opened.value->session->cursor(), 30U);
        QCOMPARE(opened.value->actions, 41U);
        QCOMPARE(opened.findings.size(), 1U);
        const core::Diagnostic& finding = opened.findings.front();
        QCOMPARE(finding.where.line, 32);
        const QString told = shown(modelTexts().render(finding.text()));
        const core::Verdict verdict = opened.value->session->judge(record.actions[30]);
        const QString reason = shown(opened.value->session->texts().render(verdict.error().text()));
        QCOMPARE(told, "Line 32 of the record is not legal: " + reason);
        QVERIFY(finding.rule == verdict.error().rule);
    }

    void aRecordIsOpenedOnItsOwnScenarioOnly() {
        const Scratch scratch;
        recordGame(scratch, 30);
        core::Scenario other = battle();
        other.title = "Another";
        put(scratch / "a.json", core::writeScenario(other));
        const core::Read<OpenedRecord> missing = openedIn(scratch);
        QVERIFY(!missing.value.has_value());
        QCOMPARE(shown(missing.findings.front().id), "session.scenario-missing");
    }

    void aLineThatWasCutOffLeavesTheGameBeforeIt() {
        const Scratch scratch;
        recordGame(scratch, 50);
        const std::string text = bytesOf(scratch / "game.jsonl");
        put(scratch / "game.jsonl", text.substr(0, text.size() - 20));
        const core::Read<OpenedRecord> record = openedIn(scratch);
        QVERIFY(record.value.has_value());
        QCOMPARE(record.value->session->cursor(), 49U);
        QCOMPARE(record.findings.size(), 1U);
        QCOMPARE(record.findings.front().where.line, 51);
    }

    void anAlteredLineLeavesTheGameBeforeIt() {
        const Scratch scratch;
        recordGame(scratch, 50);
        std::string text = bytesOf(scratch / "game.jsonl");
        std::size_t line = 0;
        for (int i = 0; i < 41; ++i) // the header and forty actions stand before it
            line = text.find('\n', line) + 1;
        const std::size_t by = text.find("\"by\"", line);
        put(scratch / "game.jsonl", text.replace(by, 4, "\"By\""));
        const core::Read<OpenedRecord> record = openedIn(scratch);
        QVERIFY(record.value.has_value());
        QCOMPARE(record.value->session->cursor(), 40U);
        QCOMPARE(record.findings.size(), 1U);
        QCOMPARE(record.findings.front().where.line, 42);
    }

    void aGameUnderWayComesBackAfterACrashWithItsVariations() {
        const Scratch scratch;
        std::vector<core::Action> line;
        std::size_t branch = 40;
        {
            const auto session = beginQadesh(31);
            session->keepJournal(scratch / "data", scratch.path());
            for (int i = 0; i < 70; ++i)
                QVERIFY(*session->stepNow());
            line = actionsOf(*session);
            while (session->goTo(branch), session->choices(session->pending().front().actor).size() < 2)
                --branch;
            QVERIFY(session->play(anotherChoice(*session, line[branch])).has_value());
            session->rename(session->node(), "bold");
            QVERIFY(findSessions(scratch / "data").empty()); // still in use
        }
        const std::vector<SessionOffer> offers = findSessions(scratch / "data");
        QCOMPARE(offers.size(), 1U);
        QCOMPARE(offers.front().actions, 71U);
        restored(scratch, offers.front()).reset(); // and crashes again
        const auto session = restored(scratch, findSessions(scratch / "data").front());
        QCOMPARE(session->cursor(), branch + 1);
        QCOMPARE(shown(session->tree().at(session->node()).name), "bold");
        QCOMPARE(session->tree().size(), 72U);
        session->goTo(NodeId{70});
        QVERIFY(actionsOf(*session) == line);
        const auto original = beginQadesh(31);
        for (int i = 0; i < 71; ++i)
            QVERIFY(*original->stepNow());
        QVERIFY(*session->stepNow()); // the dice stand where they stood
        QVERIFY(session->steps().back().action == original->steps().back().action);
        session->closed();
        QVERIFY(findSessions(scratch / "data").empty());
    }

    void thePointThatWasLookedAtComesBackAfterACrash() {
        const Scratch scratch;
        {
            const auto session = beginQadesh(31);
            session->keepJournal(scratch / "data", scratch.path());
            for (int i = 0; i < 10; ++i)
                QVERIFY(*session->stepNow());
            session->goTo(std::size_t{5});
            QVERIFY(session->play(session->steps()[5].action).has_value()); // as before
            QCOMPARE(session->cursor(), 6U);
            session->setDice(DiceBy::Hand);
        }
        for (int crash = 0; crash < 2; ++crash) { // the second time from what the first one wrote
            const auto session = restored(scratch, findSessions(scratch / "data").front());
            QCOMPARE(session->cursor(), 6U);
            QCOMPARE(session->length(), 10U);
            QVERIFY(session->dice() == DiceBy::Hand);
            QVERIFY(session->bots() == std::vector<core::BotId>(2, core::BotId{"sensible"}));
        }
    }

    void aPointThatIsNotThereEndsWhatIsRestored() {
        const Scratch scratch;
        {
            const auto session = beginQadesh(31);
            session->keepJournal(scratch / "data", scratch.path());
            for (int i = 0; i < 10; ++i)
                QVERIFY(*session->stepNow());
        }
        const SessionOffer offer = findSessions(scratch / "data").front();
        put(offer.journal, bytesOf(offer.journal) + "{\"goTo\": 999}\n");
        const auto read = restoreSession(offer, known(), scratch / "data");
        QVERIFY(read.value.has_value());
        QCOMPARE((*read.value)->cursor(), 10U);
        QCOMPARE(read.findings.size(), 1U);
        QCOMPARE(shown(read.findings.front().id), "session.no-such-point");
    }

    void theGameThatWasPlayedLastIsOfferedFirst() {
        const Scratch scratch;
        for (const int steps : {1, 2}) {
            const auto session = beginQadesh(31);
            session->keepJournal(scratch / "data", scratch.path());
            for (int i = 0; i < steps; ++i)
                QVERIFY(*session->stepNow());
            const std::filesystem::path journal = session->journal()->path();
            std::filesystem::last_write_time(journal,
                                             std::filesystem::file_time_type::clock::now() - std::chrono::hours(steps));
        }
        const std::vector<SessionOffer> offers = findSessions(scratch / "data");
        QCOMPARE(offers.size(), 2U);
        QCOMPARE(offers[0].actions, 1U);
        QCOMPARE(offers[1].actions, 2U);
    }

    void aGameOnASharedBoardComesBackAfterEveryCrash() {
        const Scratch scratch;
        std::filesystem::create_directories(scratch / "maps");
        put(scratch / "maps" / "board.json", core::writeBoard(*battle().board));
        core::Scenario shared = battle();
        shared.boardFile = "board.json";
        shared.sharedBoard = shared.board;
        {
            const auto session = begin(*qadeshBattle().entry, shared, bots("sensible", 2, 31));
            session->keepJournal(scratch / "data", scratch / "maps");
            QVERIFY(*session->stepNow());
        }
        for (int crash = 0; crash < 3; ++crash) {
            const std::vector<SessionOffer> offers = findSessions(scratch / "data");
            QCOMPARE(offers.size(), 1U);
            QVERIFY(!offers.front().damage.has_value());
            QVERIFY(restored(scratch, offers.front())->scenario() == shared);
        }
    }

    void aRecordOfBotsNobodyHasIsOpenedForPersons() {
        const Scratch scratch;
        recordGame(scratch, 20);
        core::Record record = recordIn(scratch / "game.jsonl").record;
        record.header.seats[0] = "bot:genius";
        put(scratch / "game.jsonl", core::writeRecord(record, *battle().seats));
        const core::Read<OpenedRecord> opened = openedIn(scratch);
        QVERIFY(opened.value.has_value());
        QCOMPARE(opened.value->session->cursor(), 20U);
        for (const core::BotId& bot : opened.value->session->bots())
            QVERIFY(bot.empty());
    }

    /// Also where what happens next is what happened before: it leads to dice of the new seed.
    void otherDiceFromHereOnLeaveThePastAndItsRecordAsTheyAre() {
        const Scratch scratch;
        put(scratch / "a.json", core::writeScenario(battle()));
        const auto session = beginQadesh(21);
        QVERIFY(session->recordTo(scratch / "game.jsonl", Overwrite::Refuse, scratch / "a.json").has_value());
        while (*session->stepNow()) {
        }
        const std::vector<core::Action> first = actionsOf(*session);
        const std::size_t half = first.size() / 2;
        session->goTo(half);
        session->reseed(4711);
        while (*session->stepNow()) {
        }
        const std::vector<core::Action> second = actionsOf(*session);
        QVERIFY(std::equal(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(half), second.begin()));
        QVERIFY(first != second);
        QVERIFY(recordIn(scratch / "game.jsonl").record.actions == second);
        QVERIFY(openedIn(scratch).findings.empty());
        session->goTo(half / 2); // the dice of the past are what they were
        QVERIFY(*session->stepNow());
        QVERIFY(session->steps()[half / 2].action == first[half / 2]);
        const auto again = beginQadesh(21);
        for (std::size_t i = 0; i < half; ++i)
            QVERIFY(*again->stepNow());
        again->reseed(4711);
        while (*again->stepNow()) {
        }
        QVERIFY(actionsOf(*again) == second); // the same log and the same seed give the same game
    }

    void otherDiceSurviveACrash_data() {
        QTest::addColumn<int>("steps");
        QTest::newRow("from the beginning") << 0;
        QTest::newRow("on the way") << 40;
    }
    void otherDiceSurviveACrash() {
        QFETCH(const int, steps);
        const Scratch scratch;
        std::vector<core::Action> played;
        for (const bool crashes : {false, true}) {
            auto session = beginQadesh(21);
            session->keepJournal(scratch / "data", scratch.path());
            for (int i = 0; i < steps; ++i)
                QVERIFY(*session->stepNow());
            session->reseed(4711);
            for (int crash = 0; crashes && crash < 2; ++crash) { // the second time from what the first one wrote
                if (steps == 0 && crash == 0) {
                    QVERIFY(*session->stepNow());
                    session->goTo(gameStart);
                }
                session.reset();
                const std::vector<SessionOffer> offers = findSessions(scratch / "data");
                QCOMPARE(offers.size(), 1U);
                session = restored(scratch, offers.front());
            }
            while (*session->stepNow()) {
            }
            if (crashes)
                QVERIFY(actionsOf(*session) == played);
            played = actionsOf(*session);
            session->closed();
        }
        QVERIFY(played.size() > static_cast<std::size_t>(steps));
    }
};

QTEST_GUILESS_MAIN(TstSessionFiles)
#include "tst_session_files.moc"
