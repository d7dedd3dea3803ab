// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"
#include "rules/core/play/door.h"
#include "rules/lords/checks/findings.h"
#include "rules/lords/data.h"
#include "rules/lords/info.h"
#include "tests/rules/lords/campaign.h"
#include "tests/rules/lords/feat_lines.h"

#include <QTest>

#include <algorithm>

using namespace orontes;
using namespace orontes::tests;

namespace {

core::Findings findingsOf(const core::Scenario& scenario) {
    return core::runChecks(core::joinChecks(core::commonChecks(), lords::checks()), lords::info(), scenario);
}

const core::Diagnostic* findingNamed(const core::Findings& findings, const char* id) {
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const core::Diagnostic& finding) { return finding.id == id; });
    return found == findings.end() ? nullptr : &*found;
}

/// The sentence of the finding, once its rule is known, its documentation agrees and each of its fixes removes it.
QString told(const core::Scenario& scenario, const char* id) {
    const core::Findings findings = findingsOf(scenario);
    const core::Diagnostic* found = findingNamed(findings, id);
    if (!found)
        return "nothing";
    if (!core::findRule(lords::info(), found->rule.reference))
        return "the rule is unknown";
    const auto documented = core::parseJson(lords::data("diagnostics.json"));
    const core::JsonValue* entry = documented ? documented->find(id) : nullptr;
    const char* severity = found->severity == core::Severity::Error     ? "error"
                           : found->severity == core::Severity::Warning ? "warning"
                                                                        : "note";
    if (!entry || *entry->find("severity")->string() != severity)
        return "the documentation differs";
    for (const core::Fix& fix : found->fixes) {
        core::Scenario mended = scenario;
        for (const core::Edit& edit : *fix.edits)
            mended = core::applyEdit(std::move(mended), edit).value().scenario;
        if (findingNamed(findingsOf(mended), id))
            return "a fix does not mend it";
    }
    return QString::fromStdString(lords::info().texts.render(found->text()));
}

core::Scenario blank() {
    return lords::info().blank;
}

core::Scenario campaign() {
    return *readCampaign("full").value;
}

void set(core::Scenario& scenario, const char* side, const char* field, core::Value value) {
    for (core::Side& one : scenario.sides.edit())
        if (one.token.value == side)
            one.attributes[core::FieldId{field}] = value;
}

core::AreaMap& map(core::Board& board) {
    return std::get<core::Cow<core::AreaMap>>(board.geometry).edit();
}

void note(core::Scenario& scenario, const char* label, core::SpaceNote text) {
    core::Board& board = scenario.board.edit();
    core::setNote(board, *core::findSpace(board, core::SpaceLabel{label}), std::move(text));
}

} // namespace

/// What the checks find, on a small map with one thing wrong at a time.
class TstLordsChecks : public QObject {
    Q_OBJECT

private slots:
    void thereAreAreasAndNotTooMany() {
        core::Scenario scenario = blank();
        scenario.board.edit() = core::makeBoard(core::SquareGrid{6, 6, false, {}}, {core::TerrainToken{"fertile"}}, {});
        QCOMPARE(told(scenario, "lords.board.areas"), QString("This game is played on a map of areas, at most 64."));
        scenario.board.edit() = core::makeBoard(core::AreaMap{}, {core::TerrainToken{"fertile"}}, {});
        QCOMPARE(told(scenario, "lords.board.areas"), QString("nothing"));
        QVERIFY(told(scenario, "scenario.board.empty") != QString("nothing"));
    }

    void neighboursMeetAndOthersDoNot() {
        core::Scenario apart = blank();
        for (core::Point& point : map(apart.board.edit()).areas[0].outline)
            point.x -= 30;
        QCOMPARE(told(apart, "lords.board.border.apart"),
                 QString("Hills and Plain are neighbours, but their outlines do not meet."));
        core::Scenario unlinked = blank();
        map(unlinked.board.edit()).links.erase(map(unlinked.board.edit()).links.begin());
        QCOMPARE(told(unlinked, "lords.board.border.unlinked"),
                 QString("The outlines of Hills and Plain meet, but they are no neighbours."));
        QCOMPARE(told(blank(), "lords.board.border.apart"), QString("nothing"));
    }

    void aBrokenCoastIsFound() {
        core::Scenario scenario = campaign();
        core::Board& board = scenario.board.edit();
        const auto at = [&](const char* label) { return *core::findSpace(board, core::SpaceLabel{label}); };
        core::setFeatures(board, *core::edgeBetween(board, at("Kasca"), at("Phrygia")), 0);
        QCOMPARE(told(scenario, "lords.board.coast"),
                 QString("No ship that sails along the coast from Wilusyia ever comes to Kasca."));
    }

    void closedAreasNameNationsOfTheGame() {
        core::Scenario scenario = blank();
        note(scenario, "Steppe", {"", "", {{core::FieldId{"openTo"}, std::string("north, rome")}}});
        QCOMPARE(told(scenario, "lords.board.open-to"),
                 QString("Steppe is open to “north, rome”, and not all of them take part."));
    }

    void aCityLiesInOneArea() {
        core::Scenario scenario = blank();
        note(scenario, "Hills", {"Ur, Troy", "", {}});
        note(scenario, "Plain", {"Troy", "", {}});
        QCOMPARE(told(scenario, "lords.board.city"), QString("The city Troy lies in Plain and in Hills."));
    }

    void thereIsRoomForSoManyNations() {
        core::Scenario scenario = blank();
        for (int i = 0; i < 23; ++i) {
            core::Side side = (*blank().sides)[0];
            side.token.value += std::to_string(i);
            scenario.sides.edit().push_back(side);
        }
        QCOMPARE(told(scenario, "lords.nations.number"), QString("The game has room for 24 nations and 8 seats."));
    }

    void listsAreReadable() {
        for (const auto& [field, text] : {std::pair{"beloved", "3-1"},
                                          {"raidsEnd", "four"},
                                          {"capitals", "Rome 1-5"},
                                          {"covenantFoes", "rome"},
                                          {"dynastyOver", "north, south"}}) {
            core::Scenario scenario = blank();
            set(scenario, "north", field, std::string(text));
            QCOMPARE(told(scenario, "lords.nations.list"),
                     QString("The rules do not understand “%1” at North.").arg(text));
        }
    }

    void theDeadHaveSomewhereToReturnTo() {
        core::Scenario scenario = blank();
        set(scenario, "south", "replacementAreas", core::TextList{});
        QCOMPARE(told(scenario, "lords.nations.no-return"), QString("The dead of South have no area to return to."));
        set(scenario, "south", "replacesOffMap", true);
        QCOMPARE(told(scenario, "lords.nations.no-return"), QString("nothing"));
    }

    void everySeatHasSomethingToPlayWith() {
        core::Scenario scenario = blank();
        for (core::Counter& counter : scenario.counters.edit())
            if (counter.side.value == "south")
                counter.setUp.turn = core::TurnNumber{2};
        QCOMPARE(told(scenario, "lords.nations.idle-seat"),
                 QString("The seat Red has no unit on the map when the game begins."));
    }

    void conditionsHaveAShapeThatTheRulesFollow() {
        core::Scenario scenario = blank();
        const core::Condition ridge{core::Controls{{"north"}, {{"Ridge"}}, 1}};
        const auto ask = [&](core::Condition condition) {
            scenario.victory.edit().front().condition = std::move(condition);
        };
        const core::TurnNumber third{3};
        ask({core::OnTurns{{third}, 1, {core::Condition{core::AllOf{{ridge, ridge}}}}}});
        QCOMPARE(
            told(scenario, "lords.feats.unread.shape"),
            QString("The rules cannot follow the condition NOR-1 of North: they ask what a nation controls on some "
                    "turns, whom it slays, what it denies to all others, or whether its people are chosen."));
        ask({core::Controls{{"south"}, {{"Ridge"}}, 1}});
        QCOMPARE(told(scenario, "lords.feats.unread.nation"),
                 QString("The condition NOR-1 of North asks something of another nation, and nobody scores by what "
                         "others do."));
        ask({core::OnTurns{{core::TurnNumber{40}}, 1, {ridge}}});
        QCOMPARE(told(scenario, "lords.feats.unread.turns"),
                 QString("The condition NOR-1 of North asks for no turns, for more than it lists, or for such as no "
                         "game has."));
        ask({core::OnTurns{{{3}, {4}}, 1, {core::Condition{core::Denied{{"north"}, {{"Ridge"}}}}}}});
        QCOMPARE(told(scenario, "lords.feats.unread.every-turn"),
                 QString("What North denies to all others by NOR-1 counts on every turn of the list."));
        scenario = blank();
        for (const char* name : {"", "a b", "a;b"}) {
            scenario.victory.edit().front().name = name;
            QCOMPARE(told(scenario, "lords.feats.name"),
                     QString("A condition of North is called “%1”. The ledger needs a name without blanks and "
                             "semicolons.")
                         .arg(name));
        }
        scenario.victory.edit().front().name = "NOR-9";
        QCOMPARE(told(scenario, "lords.feats.name"), QString("nothing"));
    }

    void conditionsCanBeFulfilled() {
        core::Scenario scenario = blank();
        for (const char* never : {"A 10 slay 7 of south", "A 10 hold Ridge on 3-5 x4 running"}) {
            setFeats(scenario, "north", never);
            QCOMPARE(told(scenario, "lords.feats.out-of-reach"),
                     QString("Nothing that happens can fulfil the condition A of North."));
        }
        for (const char* possible : {"A 10 slay 6 of south", "A 10 hold Ridge on 3-5 x3 running"}) {
            setFeats(scenario, "north", possible);
            QCOMPARE(told(scenario, "lords.feats.out-of-reach"), QString("nothing"));
        }
    }

    void listsAreWorthAboutTheSame() {
        core::Scenario scenario = blank();
        setFeats(scenario, "north", "A 16 hold Ridge on 3");
        QCOMPARE(told(scenario, "lords.balance"), QString("nothing"));
        setFeats(scenario, "north", "A 15 hold Ridge on 3");
        QCOMPARE(told(scenario, "lords.balance"),
                 QString("The conditions of Red are worth 20 points, those of Blue 15."));
    }

    void theBoxHoldsSoManyCounters() {
        core::Scenario scenario = campaign();
        core::Counter foot = (*scenario.counters)[0];
        foot.id = core::nextCounterId(scenario);
        foot.name = "Foot 7";
        scenario.counters.edit().push_back(foot);
        QCOMPARE(told(scenario, "lords.counters.mix"),
                 QString("Mitanni: with Foot 7 there are 7 such counters; the box has 6."));
        scenario.counters.edit().back().type = core::CounterType{"terror"};
        QCOMPARE(told(scenario, "lords.counters.mix"),
                 QString("Mitanni: with Foot 7 there is one such counter; the box has 0."));
    }

    void thereIsRoomForSoManyCounters() {
        core::Scenario scenario = blank();
        while (scenario.counters->size() <= lords::pieceLimit) {
            core::Counter next = scenario.counters->front();
            next.id = core::nextCounterId(scenario);
            next.name = std::to_string(next.id.value);
            scenario.counters.edit().push_back(next);
        }
        QCOMPARE(told(scenario, "lords.counters.number"),
                 QString("There are 401 counters; the game has room for 400."));
    }

    void nobodyIsSetDownWhereHeMayNotStand() {
        core::Scenario closed = blank();
        note(closed, "Plain", {"", "", {{core::FieldId{"openTo"}, std::string("south")}}});
        QCOMPARE(told(closed, "lords.setup.zone.closed"),
                 QString("Foot 1 may be set down in Plain, where its nation never enters."));
        core::Scenario inland = blank();
        inland.counters.edit()[0].attributes[core::FieldId{"bySea"}] = true;
        inland.counters.edit()[0].setUp.place = core::EntersAt{{core::SpaceLabel{"Hills"}}};
        QCOMPARE(told(inland, "lords.setup.zone.inland"), QString("Foot 1 is to land in Hills, which has no coast."));
    }

    void nationsAreSetUpApart() {
        core::Scenario scenario = blank();
        scenario.counters.edit().back().setUp.place = core::WithinSpaces{{core::SpaceLabel{"Plain"}}};
        QCOMPARE(told(scenario, "lords.setup.shared"),
                 QString("Chariots 2 may be set up in Plain, and so may units of North."));
    }

    void aNationEntersWithMoreUnitsThanItsLevel() {
        core::Scenario scenario = blank();
        set(scenario, "north", "vassalLevel", std::int64_t{6});
        QCOMPARE(told(scenario, "lords.setup.few"),
                 QString("The nation North enters on turn 1 with 6 units: the first battle may make it a vassal."));
        set(scenario, "north", "vassalLevel", std::int64_t{5});
        QCOMPARE(told(scenario, "lords.setup.few"), QString("nothing"));
    }
};

QTEST_APPLESS_MAIN(TstLordsChecks)
#include "tst_lords_checks.moc"
