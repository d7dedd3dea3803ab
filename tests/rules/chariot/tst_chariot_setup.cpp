// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/battles.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

#include <map>

using namespace orontes::tests;
using orontes::core::Scenario;

namespace {

const QString legal; // no objection

/// Deploys everybody in the first place that is offered; who deployed, in order.
QStringList deployAll(State& state) {
    QStringList sides;
    std::vector<Action> choices;
    while (state.phase == Phase::Deployment) {
        const QString side = QString::fromStdString(state.setup->of(decider(state)).token.value);
        if (sides.isEmpty() || sides.back() != side)
            sides << side;
        choices.clear();
        Game::choices(state, *Game::owing(state).begin(), choices);
        play(state, choices.front());
    }
    return sides;
}

QString phasingOf(const State& state) {
    return QString::fromStdString(state.setup->of(state.phasing).token.value);
}

/// What stands against the entry of a unit over this hex.
QString entry(State state, UnitId unit, const Scenario& scenario, const char* hex) {
    return march(state, unit, {hexOf(scenario, hex)});
}

/// Sets a counter up somewhere else than the battle has it.
orontes::core::Counter& changed(Scenario& scenario, UnitId unit, decltype(orontes::core::SetUp::place) place) {
    orontes::core::Counter& counter = scenario.counters.edit()[static_cast<std::size_t>(unit.value)];
    counter.setUp.place = std::move(place);
    return counter;
}

orontes::core::SpaceLabel labelOf(const Field& field, const char* hex) {
    return orontes::core::labelOf(*field.scenario().board, field.hex(hex));
}

} // namespace

class TstChariotSetup : public QObject {
    Q_OBJECT

private slots:
    // Ruling A-110, R-CHA-E1.9a: who may ride can be deployed aboard a chariot that has room; a second rider cannot,
    // nor who does not ride.
    void ridersMayBeDeployedAboard() {
        Field field;
        const UnitId chariot = field.unit(P, "CH", "h0");
        const SpaceId hex = field.hex("h0");
        std::vector<UnitId> waiting;
        for (const char* type : {"BW", "SK", "MI"}) {
            waiting.push_back(field.unit(P, type, "n1"));
            changed(field.scenario(), waiting.back(),
                    orontes::core::WithinSpaces{{labelOf(field, "h0"), labelOf(field, "n1")}});
        }
        State state = Game::start(field.scenario());
        QCOMPARE(objection(state, Deploy{waiting[2], hex}), QString("chariot-hex"));
        QCOMPARE(objection(state, Deploy{waiting[0], hex}), legal);
        play(state, Deploy{waiting[0], hex});
        QCOMPARE(state.at(waiting[0]).aboard, chariot);
        QCOMPARE(state.at(chariot).cargo, waiting[0]);
        QCOMPARE(objection(state, Deploy{waiting[1], hex}), QString("chariot-hex"));
    }

    // Ruling A-110: likewise who stands in the hex of a chariot from the beginning.
    void ridersBeginAboardWhereTheyStandWithAChariot() {
        Field field;
        const UnitId archer = field.unit(P, "BW", "h0");
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId leader = field.unit(P, "L2", "h0");
        const UnitId other = field.unit(P, "BW", "h1");
        const State state = field.begin(Phase::Movement);
        QCOMPARE(state.at(archer).aboard, chariot);
        QCOMPARE(state.at(chariot).cargo, archer);
        QVERIFY(!state.at(leader).aboard.valid()); // he need not be
        QVERIFY(!state.at(other).aboard.valid());
    }

    // R-CHA-11.3a, A-93: a battle may begin with hexes entered before; who stands there is their master all the same.
    void hexesMayBeHeldWhenTheBattleBegins() {
        Field field;
        field.unit(N, "U2/5A", "n2");
        field.begin(Phase::Movement);
        Scenario& scenario = field.scenario(); // with its board
        for (const char* hex : {"h0", "n2"}) {
            orontes::core::SpaceNote note;
            note.attributes[orontes::core::FieldId{"control"}] = scenario.sides->front().seat.value;
            orontes::core::setNote(scenario.board.edit(), field.hex(hex), note);
        }
        const State state = Game::start(scenario);
        QCOMPARE(state.control[static_cast<std::size_t>(field.hex("h0").value)], P);
        QCOMPARE(state.control[static_cast<std::size_t>(field.hex("n2").value)], N);
    }

    // R-CHA-11.1a: a battle says who fights, where, how long and for what.
    void aBattleHasAllItsParts() {
        for (const std::string& name : battleNames()) {
            const Scenario& scenario = battle(name);
            QVERIFY(!scenario.title.empty() && !scenario.year.empty());
            QVERIFY(scenario.lastTurn && !scenario.victory->empty());
            QCOMPARE(scenario.sides->size(), std::size_t{2});
            for (const auto& side : *scenario.sides)
                QVERIFY(side.attributes.contains(orontes::core::FieldId{"printedPoints"}));
        }
        QVERIFY(findingsIn(battle("rome")).isEmpty());
        Scenario endless = battle("rome");
        endless.lastTurn.reset();
        QVERIFY(findingsIn(endless).contains("chariot.length.none"));
        Scenario lonely = battle("rome");
        std::erase_if(lonely.counters.edit(), [](const auto& counter) { return counter.side.value == "sabines"; });
        QVERIFY(findingsIn(lonely).contains("chariot.side.empty"));
        Scenario homeless = battle("rome");
        homeless.counters.edit().front().setUp.place = orontes::core::WithinSpaces{};
        QVERIFY(findingsIn(homeless).contains("chariot.setup.nowhere"));
    }

    // R-CHA-11.1b, A-91: who is listed first deploys and moves first.
    void theFirstSideDeploysAndMovesFirst() {
        State state = Game::start(battle("sinai"));
        QCOMPARE(deployAll(state), (QStringList{"seaPeoples", "egyptians"}));
        QCOMPARE(phasingOf(state), QString("seaPeoples"));
    }

    // R-CHA-11.1c, A-90: within three hexes of D.
    void unitsBeginInTheirZone() {
        const Scenario& rome = battle("rome");
        const State state = Game::start(rome);
        const UnitId unit = firstOf(rome, "romans", "MI"); // D is 2826
        for (const char* hex : {"2826", "3126", "2526", "2729", "2723"})
            QCOMPARE(objection(state, Deploy{unit, hexOf(rome, hex)}), legal);
        for (const char* hex : {"3226", "2426", "2730", "2722"})
            QCOMPARE(objection(state, Deploy{unit, hexOf(rome, hex)}), QString("outside-zone"));
    }

    // R-CHA-11.1d, R-CHA-5.4c: the limit holds while units are deployed.
    void theLimitHoldsForDeployment() {
        for (const int limit : {1, 2}) {
            Scenario rome = battle("rome");
            rome.sides.edit()[0].attributes[orontes::core::FieldId{"stacking"}] = std::int64_t{limit};
            State state = Game::start(rome);
            const UnitId one = firstOf(rome, "romans", "MI");
            const UnitId two{static_cast<std::int16_t>(one.value + 1)};
            play(state, Deploy{one, hexOf(rome, "2826")});
            QCOMPARE(objection(state, Deploy{two, hexOf(rome, "2826")}), limit == 1 ? QString("stacking") : legal);
        }
    }

    // R-CHA-11.2a: who is lost before the battle counts for the enemy; an MI of 2 is worth 1, off the map nothing.
    void whoIsLostBeforehandCounts() {
        Scenario rome = battle("rome");
        const UnitId spear = firstOf(rome, "romans", "MI");
        changed(rome, spear, orontes::core::OffMap{});
        QCOMPARE(Game::start(rome).points, (std::array<std::int32_t, 2>{0, 0}));
        QCOMPARE(Game::start(rome).at(spear).presence, Presence::Away);
        Scenario without = battle("rome");
        without.counters.edit()[static_cast<std::size_t>(spear.value)].attributes[orontes::core::FieldId{"leftOut"}] =
            true;
        QCOMPARE(Game::start(without).at(spear).presence, Presence::Away);
        changed(rome, spear, orontes::core::Lost{});
        const State state = Game::start(rome);
        QCOMPARE(state.at(spear).presence, Presence::Lost);
        QCOMPARE(state.points[index(enemyOf(state.setup->of(spear).side))], 1);
        QCOMPARE(state.points[index(state.setup->of(spear).side)], 0);
    }

    // R-CHA-11.42a: who is off the map and has left it at a hex has gone over that hex.
    void whoHasLeftBeforehandHasExited() {
        Scenario rome = battle("rome");
        const UnitId spear = firstOf(rome, "romans", "MI");
        changed(rome, spear, orontes::core::OffMap{}).attributes[orontes::core::FieldId{"leftAt"}] = "3701";
        const State state = Game::start(rome);
        QCOMPARE(state.at(spear).presence, Presence::Exited);
        QCOMPARE(state.at(spear).hex, hexOf(rome, "3701"));
    }

    // R-CHA-8.23a: disrupted before the battle, it recovers at the end of the first Player-Turn.
    void whoBeginsDisruptedRecoversFirst() {
        Scenario rome = battle("rome");
        const UnitId spear = firstOf(rome, "romans", "MI");
        changed(rome, spear, orontes::core::AtSpace{orontes::core::SpaceLabel{"2826"}})
            .attributes[orontes::core::FieldId{"disrupted"}] = true;
        State state = Game::start(rome);
        deployAll(state);
        QVERIFY(disrupted(state, spear));
        QCOMPARE(objection(state, Take{spear}), QString("disrupted"));
        while (state.playerTurn.value == 1)
            play(state, Done{});
        QVERIFY(!disrupted(state, spear));
    }

    // R-CHA-10.3b, R-CHA-E2.2a: a leader has lost levels already, none below the last.
    void aLeaderMayHaveLostLevels() {
        Scenario delta = battle("delta");
        const UnitId leader = firstOf(delta, "hyksos", "L3");
        orontes::core::Counter& counter = delta.counters.edit()[static_cast<std::size_t>(leader.value)];
        for (const int lost : {0, 1, 2}) {
            counter.attributes[orontes::core::FieldId{"reduced"}] = std::int64_t{lost};
            QCOMPARE(int{Game::start(delta).at(leader).level}, lost == 0 ? 3 : 4);
        }
        counter.type = orontes::core::CounterType{"L5"};
        for (const int lost : {0, 1, 2}) {
            counter.attributes[orontes::core::FieldId{"reduced"}] = std::int64_t{lost};
            QCOMPARE(int{Game::start(delta).at(leader).level}, lost == 0 ? 5 : 6);
        }
    }

    // R-CHA-11.41a: who has left does not return.
    void whoHasLeftDoesNotReturn() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/4A", "h7");
        State state = field.begin(Phase::Movement);
        play(state, Take{unit});
        play(state, Leave{});
        QCOMPARE(state.at(unit).presence, Presence::Exited);
        QCOMPARE(objection(state, Take{unit}), QString("not-on-map"));
        play(state, Done{});
        await(state, P, Phase::Movement);
        QCOMPARE(objection(state, Take{unit}), QString("not-on-map"));
    }

    // R-CHA-11.42a, A-31: a whole point has to be left at the edge.
    void leavingTheMapCostsAPoint() {
        Field field = Field::quiet();
        const UnitId three = field.unit(P, "U1/3A", "h5");
        const UnitId two = field.unit(P, "U1/2A", "h5");
        State state = field.begin(Phase::Movement);
        State spent = state;
        QCOMPARE(march(spent, two, field.way("h6 h7")), legal);
        QCOMPARE(objection(spent, Leave{}), QString("nobody-taken")); // nothing is left, so that its move is over
        play(state, Take{three});
        play(state, StepTo{field.hex("h6")});
        QCOMPARE(objection(state, Leave{}), QString("not-at-edge"));
        play(state, StepTo{field.hex("h7")});
        QCOMPARE(objection(state, Leave{}), legal);
    }

    // R-CHA-11.42a: half a point is not enough, and the right to one hex does not serve (ruling A-31).
    void halfAPointIsNotEnoughToLeave() {
        Field field = Field::quiet();
        field.option("leaders", true); // there is none, so that allowances are halved
        const UnitId one = field.unit(P, "U1/1A", "h7");
        const UnitId two = field.unit(P, "U1/2A", "h7");
        State state = field.begin(Phase::Movement);
        State other = state;
        play(state, Take{one});
        QCOMPARE(objection(state, Leave{}), QString("no-point-left"));
        play(other, Take{two});
        QCOMPARE(objection(other, Leave{}), legal);
    }

    // R-CHA-11.42a: every hex on the rim of the map is an edge hex, in long rows and in short ones.
    void theRimOfTheMapIsItsEdge() {
        const Scenario& kadesh = battle("kadesh");
        const State state = beginningOf(kadesh, 1, SideId{1}, Phase::Movement);
        for (const char* hex : {"0101", "3701", "0133", "3733", "1901", "1933", "0116", "3616", "3717"})
            QVERIFY(state.setup->map.of(hexOf(kadesh, hex)).atEdge);
        for (const char* hex : {"0202", "3502", "1902", "1932", "3617"})
            QVERIFY(!state.setup->map.of(hexOf(kadesh, hex)).atEdge);
    }

    // R-CHA-E5.4b: the Hittites come over three edges, in any part of their force and on any turn.
    void theHittitesEnterFromThreeSides() {
        const Scenario& kadesh = battle("kadesh");
        const UnitId spear = firstOf(kadesh, "hittites", "MS");
        for (const int turn : {1, 4, 15}) {
            const State state = beginningOf(kadesh, turn, SideId{1}, Phase::Movement);
            for (const char* hex : {"1001", "0110", "3711", "3612", "0101", "0133", "3733"})
                QCOMPARE(entry(state, spear, kadesh, hex), legal);
            for (const char* hex : {"1033", "0233", "3633", "1010"})
                QCOMPARE(entry(state, spear, kadesh, hex), QString("no-entry"));
            QCOMPARE(objection(state, Done{}), legal); // or nobody comes
        }
    }

    // R-CHA-E5.4b, A-32: all of them begin off the map, and chariots may come in their own phase.
    void allHittitesBeginOffTheMap() {
        const Scenario& kadesh = battle("kadesh");
        State state = beginningOf(kadesh, 1, SideId{1}, Phase::Chariots);
        int waiting = 0;
        for (UnitId unit{0}; unit < state.setup->endOfRoster(); ++unit.value)
            if (state.setup->of(unit).side == SideId{1}) {
                QVERIFY(state.at(unit).presence == Presence::Waiting && state.setup->of(unit).enters);
                ++waiting;
            }
        QCOMPARE(waiting, 48 + 7);
        QCOMPARE(entry(state, firstOf(kadesh, "hittites", "CH"), kadesh, "1001"), legal);
        QCOMPARE(entry(state, firstOf(kadesh, "hittites", "MS"), kadesh, "1001"), QString("chariots-only"));
    }

    // R-CHA-E5.4b, R-CHA-5.4c, A-32: who enters pays for the first hex and keeps the limit of three.
    void enteringCostsTheFirstHex() {
        const Scenario& kadesh = battle("kadesh");
        State state = beginningOf(kadesh, 1, SideId{1}, Phase::Movement);
        const UnitId first = firstOf(kadesh, "hittites", "MS"); // three points
        State far = state;
        QCOMPARE(march(far, first, {hexOf(kadesh, "1001"), hexOf(kadesh, "1002"), hexOf(kadesh, "1003")}), legal);
        far = state;
        QCOMPARE(march(far, first,
                       {hexOf(kadesh, "1001"), hexOf(kadesh, "1002"), hexOf(kadesh, "1003"), hexOf(kadesh, "1004")}),
                 QString("over"));
        for (std::int16_t i = 0; i < 4; ++i) {
            QCOMPARE(objection(state, Done{}), legal);
            QCOMPARE(march(state, UnitId{static_cast<std::int16_t>(first.value + i)}, {hexOf(kadesh, "1001")}), legal);
        }
        QCOMPARE(objection(state, Done{}), QString("stacking"));
    }

    // R-CHA-E5.4c: the Egyptians deploy first, the Hittites move first.
    void theHittitesMoveFirst() {
        State state = Game::start(battle("kadesh"));
        QCOMPARE(deployAll(state), QStringList{"egyptians"});
        QCOMPARE(phasingOf(state), QString("hittites"));
        QCOMPARE(state.playerTurn, PlayerTurn{1});
    }

    // R-CHA-E5.4d, A-90: each of the three groups keeps to its own zone.
    void eachGroupKeepsToItsZone() {
        const Scenario& kadesh = battle("kadesh");
        const State state = Game::start(kadesh);
        std::map<std::string, QStringList> groups; // by the one hex of the three in which they may stand
        for (UnitId unit{0}; unit < state.setup->endOfRoster(); ++unit.value) {
            if (state.setup->of(unit).side != SideId{0})
                continue;
            std::string zones;
            for (const auto& [letter, hex] : {std::pair{'P', "0606"}, std::pair{'E', "2218"}, std::pair{'A', "3421"}})
                if (objection(state, Deploy{unit, hexOf(kadesh, hex)}).isEmpty())
                    zones += letter;
            groups[zones] << QString::fromStdString(state.setup->of(unit).type.value);
        }
        QCOMPARE(groups.size(), std::size_t{3});
        const auto count = [&](const char* zone, const char* type) {
            return static_cast<int>(groups[zone].count(type));
        };
        QCOMPARE(groups["P"].size(), 24 + 4);
        QCOMPARE(groups["E"].size(), 18 + 3);
        QCOMPARE(groups["A"].size(), 18 + 3);
        QCOMPARE(count("P", "MS"), 6);
        QCOMPARE(count("E", "L1"), 1);
        QCOMPARE(count("A", "L4"), 1);
        const UnitId first = firstOf(kadesh, "egyptians", "MI"); // of P, within three
        QCOMPARE(objection(state, Deploy{first, hexOf(kadesh, "0906")}), legal);
        QCOMPARE(objection(state, Deploy{first, hexOf(kadesh, "1006")}), QString("outside-zone"));
    }

    // R-CHA-E5.7b: the Assyrians come over the south edge in their first Player-Turn.
    void theAssyriansEnterFromTheSouth() {
        const Scenario& tabal = battle("tabal");
        State start = Game::start(tabal);
        QCOMPARE(deployAll(start), QStringList{"cimmerians"});
        QCOMPARE(phasingOf(start), QString("cimmerians"));
        const State state = beginningOf(tabal, 1, SideId{1}, Phase::Movement);
        const UnitId spear = firstOf(tabal, "assyrians", "MS");
        for (const char* hex : {"1033", "0133", "3733"})
            QCOMPARE(entry(state, spear, tabal, hex), legal);
        for (const char* hex : {"1001", "0132", "3632"})
            QCOMPARE(entry(state, spear, tabal, hex), QString("no-entry"));
    }

    // R-CHA-E5.8b, R-CHA-11.1b, R-CHA-4.2a: the Babylonians deploy first, the Egyptians enter over the east edge and
    // move first.
    void theEgyptiansEnterFromTheEast() {
        const Scenario& charchemish = battle("charchemish");
        State start = Game::start(charchemish);
        QCOMPARE(deployAll(start), QStringList{"babylonians"});
        QCOMPARE(phasingOf(start), QString("egyptians"));
        QCOMPARE(start.turn, TurnNumber{1});
        const State state = beginningOf(charchemish, 1, SideId{1}, Phase::Movement);
        const UnitId axe = firstOf(charchemish, "egyptians", "AX");
        for (const char* hex : {"3717", "3616", "3701", "3733"})
            QCOMPARE(entry(state, axe, charchemish, hex), legal);
        for (const char* hex : {"0117", "3601", "3633"})
            QCOMPARE(entry(state, axe, charchemish, hex), QString("no-entry"));
    }
};

QTEST_APPLESS_MAIN(TstChariotSetup)
#include "tst_chariot_setup.moc"
