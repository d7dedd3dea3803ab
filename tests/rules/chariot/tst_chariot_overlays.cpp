// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/battles.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

#include <algorithm>

using namespace orontes::tests;
using orontes::core::Overlay;
using orontes::core::OverlayTone;

namespace {

Overlay asked(const State& state, const char* which, UnitId unit, SpaceId hex = {}) {
    orontes::core::OverlayRequest request{{which}, {}, {}};
    if (unit.valid())
        request.counter = state.setup->of(unit).counter;
    if (hex.valid())
        request.space = hex;
    return Game::overlay(state, request);
}

/// "3 full", "2 partial", "none"; "-" for a hex of which nothing is said.
QString saidOf(const Overlay& overlay, SpaceId hex) {
    const auto found = std::find_if(overlay.spaces.begin(), overlay.spaces.end(),
                                    [&](const auto& space) { return space.space == hex; });
    if (found == overlay.spaces.end())
        return "-";
    const char* tone = found->tone == OverlayTone::Full      ? "full"
                       : found->tone == OverlayTone::Partial ? "partial"
                                                             : "none";
    return (QString::fromStdString(found->figure) + ' ' + tone).trimmed();
}

/// What is said of some hexes: "h1 1 full; h2 -".
QString said(const Field& field, const Overlay& overlay, const QString& hexes) {
    QStringList parts;
    for (const QString& name : hexes.split(' '))
        parts << name + ' ' + saidOf(overlay, field.hex(name.toStdString()));
    return parts.join("; ");
}

QString captionOf(const Overlay& overlay) {
    return QString::fromStdString(overlay.caption.id.value).remove("chariot.");
}

/// The hex that is named as the cause.
SpaceId causeAt(const Overlay& overlay, SpaceId hex) {
    for (const auto& space : overlay.spaces)
        if (space.space == hex)
            return space.because.value_or(SpaceId{});
    return {};
}

} // namespace

class TstChariotOverlays : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-5.11a: three points take a unit three clear hexes and no further; woods cost three.
    void reachIsWhatTheAllowancePays() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/3A", "h0");
        field.ground("n4", "woods");
        const Overlay reach = asked(field.begin(Phase::Movement), "reach", unit);
        QCOMPARE(said(field, reach, "h0 h1 h2 h3 h4 n4"),
                 QString("h0 -; h1 1 full; h2 2 full; h3 3 full; h4 -; n4 3 full"));
        QCOMPARE(reach.origin, std::optional(field.hex("h0")));
        QCOMPARE(captionOf(reach), QString("overlay.reach.from"));
    }

    // R-CHA-5.15a: one hex may always be moved, and the move ends there.
    void reachKnowsTheRightToOneHex() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/2A", "h0");
        field.ground("h1", "woods");
        field.ground("n4", "lake");
        const Overlay reach = asked(field.begin(Phase::Movement), "reach", unit);
        QCOMPARE(said(field, reach, "h1 h2 n2 n4"), QString("h1 3 partial; h2 -; n2 1 full; n4 -"));
    }

    // R-CHA-6.41a, R-CHA-5.23a: next to an undisrupted fire unit of the enemy the move ends; no way leads through him.
    void reachEndsInFireZones() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/5A", "h0");
        field.unit(N, "F2r3/6FF", "h3");
        const Overlay reach = asked(field.begin(Phase::Movement), "reach", unit);
        QCOMPARE(said(field, reach, "h1 h2 h3 h4"), QString("h1 1 full; h2 2 partial; h3 -; h4 -"));
        Field other = Field::quiet();
        const UnitId walker = other.unit(P, "U1/5A", "h0");
        other.unit(N, "F2r3/6FF*", "h3");
        const Overlay free = asked(other.begin(Phase::Movement), "reach", walker);
        QCOMPARE(said(other, free, "h2 h3 h4"), QString("h2 2 full; h3 -; h4 5 full")); // two hexes round him
    }

    // R-CHA-5.4b: a full hex is passed, not stayed in.
    void reachTellsWhereThereIsNoRoom() {
        for (const int limit : {1, 2}) {
            Field field = Field::quiet();
            field.stacking(P, limit);
            const UnitId unit = field.unit(P, "U1/3A", "h0");
            field.unit(P, "U1/3A", "h1");
            const Overlay reach = asked(field.begin(Phase::Movement), "reach", unit);
            QCOMPARE(said(field, reach, "h1 h2"), QString("h1 1 %1; h2 2 full").arg(limit == 1 ? "partial" : "full"));
        }
    }

    // friends of another class are passed in two steps, or walked round in three.
    void reachKnowsWhetherOtherClassesBarTheWay() {
        for (const bool bars : {false, true}) {
            Field field = Field::quiet();
            field.option("friendsBar", bars);
            const UnitId unit = field.unit(P, "U1/3A", "h0");
            field.unit(P, "U1/3B", "h1");
            const Overlay reach = asked(field.begin(Phase::Movement), "reach", unit);
            QCOMPARE(said(field, reach, "h1 h2"),
                     bars ? QString("h1 -; h2 3 full") : QString("h1 1 partial; h2 2 full"));
        }
    }

    // R-CHA-8.2c: the disrupted do not move.
    void theDisruptedReachNothing() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/3A*", "h0");
        const Overlay reach = asked(field.begin(Phase::Movement), "reach", unit);
        QVERIFY(reach.spaces.empty());
        QCOMPARE(captionOf(reach), QString("refused.disrupted"));
    }

    // R-CHA-10.23a: out of control half of it, here one and a half of three.
    void reachIsHalvedOutOfControl() {
        Field field = Field::quiet();
        field.option("leaders", true);
        const UnitId unit = field.unit(P, "U1/3A", "h0");
        const Overlay alone = asked(field.begin(Phase::Movement), "reach", unit);
        QCOMPARE(said(field, alone, "h1 h2"), QString("h1 1 full; h2 -"));
        QCOMPARE(captionOf(alone), QString("overlay.reach.uncontrolled"));
        field.unit(P, "L2", "h2"); // two hexes away
        QCOMPARE(captionOf(asked(field.begin(Phase::Movement), "reach", unit)), QString("overlay.reach.from"));
        QCOMPARE(said(field, asked(field.begin(Phase::Movement), "reach", unit), "n4 w3 w4"),
                 QString("n4 1 full; w3 3 full; w4 -"));
    }

    // R-CHA-16.0b, R-CHA-16.11a: it goes to its front; for its flank or rear it turns first, for a point.
    void reachPaysForTurning() {
        Field field = Field::quiet();
        field.option("facing", true);
        const UnitId three = field.unit(P, "U1/3A^1", "h0");
        const UnitId one = field.unit(P, "U1/1A^1", "h0");
        const State state = field.begin(Phase::Movement);
        QCOMPARE(said(field, asked(state, "reach", three), "n1 n2 n3 n4 n6 h3 w2 w3"),
                 QString("n1 1 full; n2 1 full; n3 2 full; n4 2 full; n6 1 full; h3 3 full; w2 3 full; w3 -"));
        QCOMPARE(said(field, asked(state, "reach", one), "n1 n4 h2"), QString("n1 1 full; n4 2 partial; h2 -"));
    }

    // R-CHA-13.0d, R-CHA-18.2a: the panicked and the bound go nowhere by their owner's will.
    void thePanickedAndTheBoundReachNothing() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/3A", "h0");
        State state = field.begin(Phase::Movement);
        State bound = state;
        bound.at(unit).contact = 1;
        state.at(unit).panicked = true;
        for (const auto& [position, why] :
             {std::pair{state, "refused.panicked"}, std::pair{bound, "refused.contact"}}) {
            const Overlay reach = asked(position, "reach", unit);
            QVERIFY(reach.spaces.empty());
            QCOMPARE(captionOf(reach), QString(why));
        }
    }

    // R-CHA-16.31a: fire bears to the front alone.
    void fireBearsToTheFront() {
        Field field = Field::quiet();
        field.option("facing", true);
        const UnitId bow = field.unit(P, "F2r3/6FF^1", "h0");
        const Overlay fire = asked(field.begin(Phase::Fire), "fire", bow);
        QCOMPARE(said(field, fire, "h1 h3 n2 n4 w2"), QString("h1 2 full; h3 2 full; n2 2 full; n4 none; w2 none"));
    }

    // R-CHA-5.11a: what is left on the way, and the whole again for who is not on the move.
    void reachShrinksOnTheWay() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/3A", "h0");
        const UnitId enemy = field.unit(N, "U1/2A", "h6");
        State state = field.begin(Phase::Movement);
        play(state, Take{unit});
        play(state, StepTo{field.hex("h1")});
        QCOMPARE(said(field, asked(state, "reach", unit), "h2 h3 h4"), QString("h2 1 full; h3 2 full; h4 -"));
        QCOMPARE(said(field, asked(state, "reach", enemy), "h5 h4 h3"), QString("h5 1 full; h4 2 full; h3 -"));
    }

    // R-CHA-5.11a: as if it stood somewhere else; where the enemy stands it cannot be thought.
    void reachMayBeThoughtFromAnywhere() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/1A", "h0");
        field.unit(N, "U1/2A", "h4");
        const State state = field.begin(Phase::Movement);
        QCOMPARE(said(field, asked(state, "reach", unit, field.hex("h2")), "h0 h1 h2 h3"),
                 QString("h0 -; h1 1 full; h2 -; h3 1 full"));
        QCOMPARE(said(field, asked(state, "reach", unit, field.hex("h4")), "h1 h3"), QString("h1 1 full; h3 -"));
    }

    // R-CHA-E1.5a: a chariot ends its move in a stream.
    void chariotsStopInStreams() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId foot = field.unit(P, "U1/9A", "h0");
        field.ground("h1", "stream");
        const State state = field.begin(Phase::Movement);
        QVERIFY(saidOf(asked(state, "reach", chariot), field.hex("h1")).endsWith("partial"));
        QVERIFY(saidOf(asked(state, "reach", foot), field.hex("h1")).endsWith("full"));
    }

    // R-CHA-E5.4b: who enters pays for the first hex; three points lead to the third row.
    void reachBeginsAtTheEdge() {
        const orontes::core::Scenario& kadesh = battle("kadesh");
        const UnitId spear = firstOf(kadesh, "hittites", "MS");
        const State state = beginningOf(kadesh, 1, SideId{1}, Phase::Movement);
        const Overlay reach = asked(state, "reach", spear);
        QCOMPARE(captionOf(reach), QString("overlay.reach.enters"));
        QCOMPARE(saidOf(reach, hexOf(kadesh, "1001")), QString("1 full"));
        QCOMPARE(saidOf(reach, hexOf(kadesh, "1003")), QString("3 full"));
        QCOMPARE(saidOf(reach, hexOf(kadesh, "1004")), QString("-"));
        const Overlay zone = asked(state, "zone", spear);
        QCOMPARE(captionOf(zone), QString("overlay.zone.enters"));
        QCOMPARE(saidOf(zone, hexOf(kadesh, "3711")), QString("full"));
        QCOMPARE(saidOf(zone, hexOf(kadesh, "1033")), QString("-"));
    }

    // R-CHA-6.32a, R-CHA-6.32b: woods hide what lies behind them, not themselves.
    void sightNamesTheHexThatBlocks() {
        Field field;
        field.ground("h2", "woods");
        const Overlay sight = asked(field.begin(Phase::Fire), "sight", {}, field.hex("h0"));
        QCOMPARE(said(field, sight, "h0 h1 h2 h3 h7"), QString("h0 -; h1 full; h2 full; h3 none; h7 none"));
        QCOMPARE(causeAt(sight, field.hex("h3")), field.hex("h2"));
        QCOMPARE(causeAt(sight, field.hex("h2")), SpaceId{});
        QVERIFY(asked(field.begin(Phase::Fire), "sight", {}).spaces.empty()); // no hex was named
    }

    // R-CHA-6.34a, R-CHA-6.38a: along the rim of an open field everything is seen, though the line runs outside as
    // well.
    void theRimOfTheMapHidesNothing() {
        Field field;
        const State state = field.begin(Phase::Fire);
        for (std::size_t i = 0; i < state.setup->map.hexes.size(); ++i)
            for (const auto& space : asked(state, "sight", {}, SpaceId{static_cast<int>(i)}).spaces)
                QVERIFY(space.tone == OverlayTone::Full && !space.because);
    }

    // R-CHA-6.13a, R-CHA-6.32a: as far as its range, where the line is clear.
    void fireBearsWithinRange() {
        Field field;
        const UnitId bow = field.unit(P, "F2r3/6FF", "h0");
        field.ground("n4", "woods");
        const Overlay fire = asked(field.begin(Phase::Fire), "fire", bow);
        QCOMPARE(said(field, fire, "h1 h3 h4 n4 w2"), QString("h1 2 full; h3 2 full; h4 -; n4 2 full; w2 none"));
        QCOMPARE(causeAt(fire, field.hex("w2")), field.hex("n4"));
        const UnitId spear = field.unit(P, "U2/3A", "h0");
        const Overlay none = asked(field.begin(Phase::Fire), "fire", spear);
        QVERIFY(none.spaces.empty());
        QCOMPARE(captionOf(none), QString("overlay.fire.none"));
    }

    // R-CHA-E3.1a: a bow of 2 is 2 at one hex, 1 at two, and nothing at three.
    void fireWeakensWithTheRange() {
        Field field;
        field.option("rangeEffects", true);
        const UnitId bow = field.unit(P, "BW", "h0");
        QCOMPARE(said(field, asked(field.begin(Phase::Fire), "fire", bow), "h1 h2 h3"),
                 QString("h1 2 full; h2 1 partial; h3 -"));
    }

    // R-CHA-6.33a: foot does not fire from a stream, and is told so.
    void fireIsBannedInStreams() {
        Field field;
        field.ground("h0", "stream");
        const UnitId bow = field.unit(P, "F2r3/6FF", "h0");
        const Overlay fire = asked(field.begin(Phase::Fire), "fire", bow);
        QVERIFY(fire.spaces.empty());
        QCOMPARE(captionOf(fire), QString("refused.fire-banned"));
    }

    // R-CHA-6.22a: woods 4, village 5, stream 1; clear ground is 3, as most hexes are, and left out.
    void protectionIsThatOfTheTerrain() {
        Field field;
        field.ground("h1", "woods");
        field.ground("h2", "village");
        field.ground("h3", "stream");
        const Overlay all = asked(field.begin(Phase::Fire), "protection", {});
        QCOMPARE(said(field, all, "h0 h1 h2 h3"), QString("h0 -; h1 4 full; h2 5 full; h3 1 partial"));
        QCOMPARE(all.caption.args.at("n"), orontes::core::TextArgs::mapped_type(std::int64_t{3}));
    }

    // R-CHA-10.0f: a leader of level 2 controls as far as two hexes; one who is not a leader is shown all of them.
    void controlIsTheRadiusOfLeaders() {
        Field field;
        field.option("leaders", true);
        const UnitId leader = field.unit(P, "L2", "h0");
        const UnitId other = field.unit(P, "L3", "h5"); // one hex
        const UnitId unit = field.unit(P, "U1/3A", "w4");
        const State state = field.begin(Phase::Movement);
        QCOMPARE(said(field, asked(state, "control", leader), "h0 h2 h3 h4"), QString("h0 full; h2 full; h3 -; h4 -"));
        QCOMPARE(said(field, asked(state, "control", other), "h2 h4 h6 h7"), QString("h2 -; h4 full; h6 full; h7 -"));
        QCOMPARE(said(field, asked(state, "control", unit), "h2 h3 h4"), QString("h2 full; h3 -; h4 full"));
    }

    // R-CHA-11.1c, R-CHA-11.1d: within three hexes of D, 37 of them; what is full is told.
    void theZoneIsWhereUnitsBegin() {
        orontes::core::Scenario rome = battle("rome");
        rome.sides.edit()[0].attributes[orontes::core::FieldId{"stacking"}] = std::int64_t{1};
        State state = Game::start(rome);
        const UnitId one = firstOf(rome, "romans", "MI"); // D is 2826
        const UnitId two{static_cast<std::int16_t>(one.value + 1)};
        play(state, Deploy{one, hexOf(rome, "2826")});
        QCOMPARE(captionOf(asked(state, "reach", two)), QString("overlay.reach.unplaced"));
        const Overlay zone = asked(state, "zone", two);
        QCOMPARE(zone.spaces.size(), std::size_t{37});
        QCOMPARE(saidOf(zone, hexOf(rome, "2826")), QString("partial"));
        QCOMPARE(saidOf(zone, hexOf(rome, "2526")), QString("full"));
        QCOMPARE(saidOf(zone, hexOf(rome, "2426")), QString("-"));
    }

    // R-CHA-5.4a: below the limit, at it, above it; leaders do not count.
    void stackingIsCountedAgainstTheLimit() {
        Field field = Field::quiet();
        field.stacking(P, 2);
        field.unit(P, "U1/3A", "h1");
        field.unit(P, "L2", "h1");
        for (int i = 0; i < 2; ++i)
            field.unit(P, "U1/3A", "h2");
        for (int i = 0; i < 3; ++i)
            field.unit(P, "U1/3A", "h3");
        QCOMPARE(said(field, asked(field.begin(Phase::Movement), "stacking", {}), "h1 h2 h3 h4"),
                 QString("h1 1/2 full; h2 2/2 partial; h3 3/2 none; h4 -"));
        Field empty;
        QCOMPARE(captionOf(asked(empty.begin(Phase::Movement), "stacking", {})), QString("overlay.stacking.nobody"));
    }
};

QTEST_APPLESS_MAIN(TstChariotOverlays)
#include "tst_chariot_overlays.moc"
