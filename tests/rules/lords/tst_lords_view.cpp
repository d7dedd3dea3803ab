// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/info.h"
#include "rules/lords/ledger.h"
#include "rules/lords/phase.h"
#include "rules/lords/score.h"
#include "rules/lords/state_fields.h"
#include "rules/lords/view.h"
#include "tests/rules/lords/chronicle.h"

#include <QTest>

#include <algorithm>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

namespace {

core::View seen(const Chronicle& game) {
    return viewOf(game.state(), {core::Observer::Kind::Spectator, {}});
}

const core::ViewCounter& counterOf(const core::View& view, PieceId piece) {
    return view.counters.at(static_cast<std::size_t>(piece.value));
}

QString rendered(const core::Text& text) {
    return QString::fromStdString(info().texts.render(text));
}

QString boxOf(const Chronicle& game, PieceId piece) {
    return rendered(counterOf(seen(game), piece).box);
}

/// "Philistia: egypt, entered"
QStringList spaces(const Chronicle& game) {
    QStringList lines;
    for (const core::ViewSpace& space : seen(game).spaces) {
        QStringList words{QString::fromStdString(space.control.value)};
        for (const core::FaceMarker& marker : space.markers)
            words << QString::fromStdString(marker.name);
        words.removeAll(QString());
        lines << QString::fromStdString(core::labelOf(*game.setup().scenario.board, space.space).value) + ": " +
                     words.join(", ");
    }
    return lines;
}

/// "Dead of Egypt: Foot 1, Foot 2"
QStringList piles(const Chronicle& game) {
    QStringList lines;
    for (const core::ViewPile& pile : seen(game).piles) {
        QStringList items;
        for (const core::Text& item : pile.items)
            items << rendered(item);
        lines << rendered(pile.label) + ": " + items.join(", ");
    }
    return lines;
}

/// The scenario that begins as the position is, as far as its sides tell it.
Chronicle frozen(Chronicle& game) {
    core::Scenario scenario = game.setup().scenario;
    scenario.firstTurn = game.state().turn;
    const core::View view = seen(game);
    for (std::size_t i = 0; i < view.sides.size(); ++i)
        for (const auto& [field, value] : view.sides[i])
            scenario.sides.edit()[i].attributes[field] = value;
    return Chronicle(scenario);
}

} // namespace

/// What everybody may see of a position, and that it tells all that a file has to keep.
class TstLordsView : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-11.2b
    void theListsTellWhatHasComeOfThem() {
        Chronicle game;
        QVERIFY(seen(game).clauses.empty());
        const auto named = [&](const char* name) {
            const std::vector<core::VictoryClause>& clauses = *game.setup().scenario.victory;
            return static_cast<std::size_t>(
                std::find_if(clauses.begin(), clauses.end(),
                             [&](const core::VictoryClause& clause) { return clause.name == name; }) -
                clauses.begin());
        };
        const auto progress = [&](const char* name) -> Progress& {
            std::size_t id = 0;
            while (game.setup().feats[id].name != name)
                ++id;
            return game.state().ledger[id];
        };
        using Seen = core::ViewClause;
        progress("ELA-1").held.add(core::TurnNumber{2});
        progress("EGY-3").count = 7;
        progress("EGY-3").standing = Progress::Standing::Met;
        progress("EGY-2").standing = Progress::Standing::Crossed;
        const std::vector<Seen> expected{{named("EGY-2"), Seen::Standing::Missed, {}, 0, 1},
                                         {named("EGY-3"), Seen::Standing::Met, {}, 5, 5},
                                         {named("ELA-1"), Seen::Standing::Open, {core::TurnNumber{2}}, 1, 6}};
        QVERIFY(seen(game).clauses == expected);
    }

    void countersThatAreNotOnTheMapSayWhere() {
        Chronicle game;
        const PieceId foot = game.put1("egypt", "F", "On");
        QCOMPARE(counterOf(seen(game), foot).space, std::optional(game.area("On")));
        QCOMPARE(counterOf(seen(game), foot).box, core::Text{});
        QCOMPARE(boxOf(game, game.piece("judah", "Moses")), QString("Due on turn 3"));
        game.state().at(foot).nation = game.nation("nubia");
        takeOff(game.state(), foot, Lot::Dead);
        QCOMPARE(boxOf(game, foot), QString("In the dead pile of Nubia"));
        QVERIFY(counterOf(seen(game), foot).lost);
        game.state().at(foot).lot = Lot::Gone;
        QCOMPARE(boxOf(game, foot), QString("Out of the game"));
        game.state().at(foot).lot = Lot::Absent;
        QCOMPARE(boxOf(game, foot), QString("Takes no part"));
        QVERIFY(!counterOf(seen(game), foot).lost);
    }

    void thoseWhoWaitSayWhere() {
        Chronicle game;
        for (const auto& [nation, box] :
             {std::pair("seaPeoples", "Waiting at sea"), std::pair("nubia", "Waiting beyond the border"),
              std::pair("hatti", "Waiting off the map")}) {
            const PieceId foot = game.piece(nation, "Foot 1");
            game.state().at(foot).lot = Lot::Waiting;
            QCOMPARE(boxOf(game, foot), QString(box));
        }
    }

    void whoeverIsToBeSetUpIsSaidTo() {
        Chronicle game;
        game.state().step = SettingUp{};
        QCOMPARE(boxOf(game, game.piece("egypt", "Foot 1")), QString("To be set up"));
        QCOMPARE(boxOf(game, game.piece("judah", "Foot 1")), QString("Due on turn 3"));
    }

    // R-LOR-10.4a: the back of a counter is its face as a vassal.
    void vassalsLieFaceDown() {
        Chronicle game;
        const PieceId vassal = game.put("kassites", "F", "Babylon", "elam").front();
        const PieceId free = game.put1("kassites", "F", "Babylon");
        const core::View view = seen(game);
        QCOMPARE(counterOf(view, vassal).face.state, core::FaceState::Turned);
        QCOMPARE(counterOf(view, free).face.state, core::FaceState::Fresh);
        QCOMPARE(counterOf(view, vassal).state.at(core::FieldId{"lord"}), core::Value{std::string("elam")});
        QVERIFY(counterOf(view, free).state.empty());
    }

    void whoServesOthersOrIsOutSaysSo() {
        Chronicle game;
        const PieceId raider = game.put1("libya", "F", "On");
        game.state().at(raider).nation = game.nation("egypt");
        QCOMPARE(counterOf(seen(game), raider).state.at(core::FieldId{"serves"}), core::Value{std::string("egypt")});
        takeOff(game.state(), raider, Lot::Gone);
        game.state().at(raider).nation = game.nation("libya");
        QCOMPARE(counterOf(seen(game), raider).state, (core::Attributes{{core::FieldId{"gone"}, true}}));
        const PieceId ruler = game.put1("egypt", "R", "On");
        takeOff(game.state(), ruler, Lot::Gone);
        QVERIFY(counterOf(seen(game), ruler).state.empty());
    }

    // R-LOR-4.2.4b: the areas that were entered are shown.
    void areasShowWhoHoldsThemAndWhatWasEntered() {
        Chronicle game;
        game.put("egypt", "F", "On");
        game.put("canaan", "F", "Philistia");
        game.put("elam", "F", "Sumer");
        game.put("kassites", "F", "Sumer", "elam");
        game.put("egypt", "F", "Kadesh");
        game.put("canaan", "F", "Kadesh");
        game.state().now.entered = game.areas("On, Pelusium");
        QStringList shown = spaces(game);
        shown.sort();
        QCOMPARE(shown, (QStringList{"Hatti: prevented", "On: egypt, entered", "Pelusium: entered", "Philistia: canaan",
                                     "Sumer: elam"}));
    }

    // R-LOR-14.1h: the mark of a prevent condition goes with its last turn, or when it is crossed off.
    void areasUnderAPreventConditionAreMarked() {
        Chronicle game;
        game.turn(3);
        QCOMPARE(spaces(game), QStringList{"Hatti: prevented"});
        game.turn(4);
        QCOMPARE(spaces(game), QStringList{"Phoenicia: prevented"});
        game.ends("canaan");
        QVERIFY(spaces(game).isEmpty());
    }

    // R-LOR-4.1c
    void theCupAndTheDeadLieBesideTheMap() {
        Chronicle game;
        game.state().cup.add(game.nation("elam"));
        game.state().cup.add(game.nation("mitanni"));
        game.state().drawn = {game.nation("hatti")};
        game.bury("canaan", "2F1C");
        QCOMPARE(piles(game), (QStringList{"Chits in the cup: Mitanni, Elam", "Chits drawn this turn: Hatti",
                                           "Dead of Canaan: Foot 1, Foot 2, Chariots 1"}));
        QCOMPARE(seen(game).piles.back().seat, std::optional(game.setup().of(game.nation("canaan")).seat));
    }

    void theTurnThePhaseAndWhoseItIsAreTold() {
        Chronicle game;
        game.turn(4);
        game.state().now.mover = game.nation("egypt");
        const std::vector<std::pair<Step, const char*>> phases{
            {DrawingSetUp{}, "setUp"},       {SettingUp{}, "setUp"},           {DrawingChit{}, "chit"},
            {PlacingNew{}, "newUnits"},      {Replacing{}, "newUnits"},        {ThrowingForReturn{}, "newUnits"},
            {Sailing{}, "movement"},         {Moving{}, "movement"},           {Consenting{}, "movement"},
            {DrawingIn{}, "movement"},       {Culling{}, "movement"},          {Culling{true}, "redeployment"},
            {ChoosingBattle{}, "battle"},    {Declaring{}, "battle"},          {Pairing{}, "battle"},
            {Striking{}, "battle"},          {ThrowingForService{}, "battle"}, {TakingService{}, "battle"},
            {Subjecting{}, "battle"},        {Pressing{}, "battle"},           {Retreating{}, "battle"},
            {Redeploying{}, "redeployment"}, {ThrowingCovenant{}, "points"},   {Over{}, "points"}};
        for (const auto& [step, phase] : phases) {
            game.state().step = step;
            const core::View view = seen(game);
            QCOMPARE(view.phase.value, std::string(phase));
            QCOMPARE(view.turn, core::TurnNumber{4});
            QCOMPARE(view.active.value, std::string(game.state().over() ? "" : "egypt"));
            QCOMPARE(view.outcome, outcomeOf(game.state()));
        }
    }

    // R-LOR-11.2b, R-LOR-11.2d: points and progress of each nation are in its fields.
    void aNationTellsWhatHasBecomeOfIt() {
        Chronicle game;
        game.slays("egypt", "canaan", 2, "egypt");
        game.put("egypt", "F", "Philistia");
        game.endsAgain("egypt");
        const core::Attributes told = stateFieldsOf(game.state(), game.nation("egypt"));
        QCOMPARE(told,
                 (core::Attributes{{core::FieldId{"progress"},
                                    std::string("EGY-1 missed 1 crossed 1; EGY-2 missed 1; EGY-3 2; EGY-9 held 1")},
                                   {core::FieldId{"territory"}, std::int64_t{2}}}));
        QCOMPARE(seen(game).sides.at(static_cast<std::size_t>(game.nation("egypt").value)), told);
        QVERIFY(stateFieldsOf(game.state(), game.nation("canaan")).empty());
    }

    void aFrozenPositionBeginsAsItWas() {
        Chronicle game;
        game.turn(2);
        game.put("mitanni", "F", "Mitanni");
        game.ends("mitanni");
        game.slays("egypt", "canaan", 2, "egypt");
        game.put("egypt", "F", "Philistia");
        game.ends("egypt");
        game.put("cimmeria", "V", "Hatti");
        game.ends("cimmeria");
        game.put("hatti", "F", "Pitassa");
        game.ends("hatti");
        Fortune& judah = game.fortune("judah");
        judah.ungodly = true;
        judah.captured = true;
        judah.repentances = 2;
        game.fortune("nubia").dynasty = true;
        game.fortune("egypt").fresh = true;
        game.fortune("sumer").retired = true;
        game.state().breaches[1] = 2;
        Chronicle begun = frozen(game);
        QVERIFY(begun.state().ledger == game.state().ledger);
        QCOMPARE(begun.state().breaches, game.state().breaches);
        for (std::size_t i = 0; i < game.state().fortunes.size(); ++i) {
            Fortune expected = game.state().fortunes[i];
            expected.held = {};
            QVERIFY2(begun.state().fortunes[i] == expected, game.setup().scenario.sides->at(i).name.c_str());
        }
    }

    void chitsToLoseAreWrittenOnce() {
        Chronicle game;
        game.state().breaches[1] = 2;
        const core::FieldId field{"chitsLost"};
        QCOMPARE(stateFieldsOf(game.state(), game.nation("egypt")).at(field), core::Value{std::int64_t{2}});
        QVERIFY(!stateFieldsOf(game.state(), game.nation("achaea")).contains(field));
    }

    void whatIsWrittenOfProgressWithoutSenseIsPassedOver() {
        Chronicle game;
        readProgress(game.state(), game.nation("egypt"),
                     "EGY-3 2; NONE 4; EGY-9 held 1,2 gone 4 missed 3; EGY-2 met x;;");
        QCOMPARE(progressText(game.state(), game.nation("egypt")), std::string("EGY-3 2; EGY-9 held 1,2 missed 3"));
    }

    /// Markers never return: those of a file are out of the game, units only where it says so.
    void lostMarkersAreOutOfTheGame() {
        core::Scenario scenario = Chronicle().setup().scenario;
        for (core::Counter& counter : scenario.counters.edit())
            if (counter.side.value == "egypt")
                counter.setUp.place = core::Lost{};
        Chronicle game(scenario);
        QVERIFY(game.state().at(game.piece("egypt", "Thutmosis III")).lot == Lot::Gone);
        QVERIFY(game.state().at(game.piece("egypt", "Foot 1")).lot == Lot::Dead);
    }
};

QTEST_APPLESS_MAIN(TstLordsView)
#include "tst_lords_view.moc"
