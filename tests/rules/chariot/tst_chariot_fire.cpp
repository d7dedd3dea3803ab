// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;
using orontes::core::Value;

namespace {

/// A field on which moves are not cut for want of leaders, and no phase passes of itself.
Field battle() {
    Field field;
    field.option("leaders", Value{false}).onlookers();
    return field;
}

QString aim(const State& state, UnitId unit, SpaceId hex) {
    return objection(state, Fire{unit, hex});
}

/// The column when the strengths fire together from h1 at militia in h0 on such ground.
QString columnAgainst(const char* ground, const std::vector<int>& strengths) {
    Field field;
    field.ground("h0", ground).unit(N, "U2/5A", "h0");
    std::vector<UnitId> firers;
    for (const int strength : strengths)
        firers.push_back(field.unit(P, "F" + std::to_string(strength) + "r1/6FF", "h1"));
    return fireOdds(field.begin(Phase::Fire), firers, field.hex("h0"));
}

} // namespace

class TstChariotFire : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-6.0a: in its own fire phase, within range and sight.
    void thePhasingSideFiresInItsFirePhase() {
        Field field = battle();
        const UnitId archer = field.unit(P, "F2r3/6FF", "h0");
        const UnitId other = field.unit(N, "F2r3/6FF", "h3");
        State state = field.begin(Phase::Fire);
        QCOMPARE(aim(state, archer, field.hex("h3")), QString());
        QCOMPARE(aim(state, other, field.hex("h0")), QString("no-fire-unit"));
        play(state, Done{});
        QCOMPARE(state.phase, Phase::Movement);
        QCOMPARE(aim(state, archer, field.hex("h3")), QString("out-of-turn"));
    }

    // R-CHA-6.0b, A-48: total strength to protection, as a column of the table.
    void oddsAreFireToProtection() {
        QCOMPARE(columnAgainst("stream", {2, 2}), QString("4-1"));
        QCOMPARE(columnAgainst("clear", {2, 2}), QString("1-1"));
        QCOMPARE(columnAgainst("woods", {2, 2}), QString("1-1"));
        QCOMPARE(columnAgainst("village", {2, 2}), QString("1-2"));
        QCOMPARE(columnAgainst("clear", {1}), QString("below"));
    }

    // R-CHA-6.0c: what the first fire removes no longer stands in the way of the second.
    void aResultIsAppliedBeforeTheNextFire() {
        Field field = battle();
        const UnitId one = field.unit(P, "F24r3/6FF", "h0");
        const UnitId two = field.unit(P, "F3r3/6FF", "h0");
        const UnitId front = field.unit(N, "U2/5A", "h2");
        field.unit(N, "U2/5A", "h3");
        State state = field.begin(Phase::Fire);
        QCOMPARE(aim(state, two, field.hex("h3")), QString("sight-units"));
        shoot(state, {one}, field.hex("h2"), 1); // 24 to 3: 8-1
        QCOMPARE(fate(state, front), QString("gone"));
        QCOMPARE(aim(state, two, field.hex("h3")), QString());
    }

    // R-CHA-6.0d: at enemies only.
    void fireIsAimedAtEnemies() {
        Field field = battle();
        const UnitId archer = field.unit(P, "F2r2/6FF", "h0");
        field.unit(P, "U2/5A", "n3");
        field.unit(N, "U2/5A", "n5");
        const State state = field.begin(Phase::Fire);
        QCOMPARE(aim(state, archer, field.hex("h1")), QString("no-enemy"));
        QCOMPARE(aim(state, archer, field.hex("n3")), QString("no-enemy"));
        QCOMPARE(aim(state, archer, field.hex("n5")), QString());
    }

    // R-CHA-6.11a, R-CHA-6.51a: fire or melee in one's own Player-Turn, never both.
    void whoHasFiredMakesNoMelee() {
        Field field = battle();
        const UnitId shot = field.unit(P, "F3r2m2/6FF", "n1");
        const UnitId held = field.unit(P, "F3r2m2/6FF", "n1");
        field.unit(N, "U1/5A", "h0");
        State state = field.begin(Phase::Fire);
        shoot(state, {shot}, field.hex("h0"), 1); // 1-1, 1: no effect
        waitFor(state, 5, Stage::Melee);
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{shot}), QString("has-fired"));
        QCOMPARE(objection(state, Join{held}), QString());
    }

    // R-CHA-6.11b: but it may move.
    void whoHasFiredMayMove() {
        Field field = battle();
        const UnitId archer = field.unit(P, "F3r2/2FF", "h0");
        field.unit(N, "U1/5A", "h2");
        State state = field.begin(Phase::Fire);
        shoot(state, {archer}, field.hex("h2"), 1);
        if (state.stage == Stage::Fire)
            play(state, Done{});
        QCOMPARE(march(state, archer, {field.hex("w1"), field.hex("w2")}), QString());
        QCOMPARE(state.at(archer).hex, field.hex("w2"));
    }

    // R-CHA-6.12a, R-CHA-6.12c: its own fire bars the defensive fire that follows, and nothing after that.
    void ownFireBarsTheNextDefensiveFire() {
        Field field = battle();
        const UnitId shot = field.unit(P, "F3r3/6FF", "h0");
        const UnitId held = field.unit(P, "F3r3/6FF", "h0");
        const UnitId enemy = field.unit(N, "U1/5A", "h3");
        State state = field.begin(Phase::Fire);
        shoot(state, {shot}, field.hex("h3"), 1);
        waitFor(state, 6, Stage::Move);
        QCOMPARE(march(state, enemy, {field.hex("h2"), field.hex("h1")}), QString());
        play(state, Done{});
        QCOMPARE(state.stage, Stage::DefensiveFire);
        QCOMPARE(aim(state, shot, field.hex("h1")), QString("fired-lately"));
        QCOMPARE(aim(state, held, field.hex("h1")), QString());
        waitFor(state, 7, Stage::Fire);
        QCOMPARE(aim(state, shot, field.hex("h1")), QString());
    }

    // R-CHA-6.12b: defensive fire bars the fire of the Player-Turn that follows.
    void defensiveFireBarsTheNextOwnFire() {
        Field field = battle();
        const UnitId shot = field.unit(N, "F3r3/6FF", "h0");
        const UnitId held = field.unit(N, "F3r3/6FF", "h0");
        const UnitId mover = field.unit(P, "U2/6A", "h3");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, {field.hex("h2"), field.hex("h1")}), QString());
        play(state, Done{});
        shoot(state, {shot}, field.hex("h1"), 1);
        waitFor(state, 6, Stage::Fire);
        QCOMPARE(aim(state, shot, field.hex("h1")), QString("fired-lately"));
        QCOMPARE(aim(state, held, field.hex("h1")), QString());
    }

    // R-CHA-6.13a: not beyond the range allowance.
    void fireReachesAsFarAsTheRange() {
        Field field = battle();
        const UnitId archer = field.unit(P, "F9r2/6FF", "h0");
        field.unit(N, "U2/5A", "h3");
        field.unit(N, "U2/5A", "w2");
        const State state = field.begin(Phase::Fire);
        QCOMPARE(aim(state, archer, field.hex("h3")), QString("out-of-range"));
        QCOMPARE(aim(state, archer, field.hex("w2")), QString());
    }

    // R-CHA-6.14a: each of a stack fires where it likes, or not at all.
    void unitsOfAStackFireApart() {
        Field field = battle();
        const UnitId one = field.unit(P, "F3r2/6FF", "h0");
        const UnitId two = field.unit(P, "F3r2/6FF", "h0");
        field.unit(N, "U2/5A", "h2");
        field.unit(N, "U2/5A", "n3");
        State state = field.begin(Phase::Fire);
        shoot(state, {one}, field.hex("h2"), 1);
        QCOMPARE(aim(state, two, field.hex("n3")), QString());
        QCOMPARE(objection(state, Done{}), QString());
    }

    // R-CHA-6.15a, R-CHA-6.15b: one attack by a unit, and one upon it, in a phase.
    void nobodyFiresOrIsFiredOnTwice() {
        Field field = battle();
        const UnitId one = field.unit(P, "F3r2/6FF", "h0");
        const UnitId two = field.unit(P, "F3r2/6FF", "h0");
        field.unit(N, "U2/5A", "h2");
        field.unit(N, "U2/5A", "n3");
        State state = field.begin(Phase::Fire);
        shoot(state, {one}, field.hex("h2"), 1);
        QCOMPARE(aim(state, one, field.hex("n3")), QString("fired-lately"));
        QCOMPARE(aim(state, two, field.hex("h2")), QString("attacked-already"));
        QCOMPARE(aim(state, two, field.hex("n3")), QString());
    }

    // R-CHA-6.16a, R-CHA-6.31a: one attack is on one hex, and a unit gives it all its strength.
    void fireIsNeitherSpreadNorSplit() {
        Field field = battle();
        const UnitId one = field.unit(P, "F4r2/6FF", "h0");
        const UnitId two = field.unit(P, "F4r2/6FF", "h0");
        field.unit(N, "U2/5A", "h2");
        field.unit(N, "U2/5A", "n3");
        State state = field.begin(Phase::Fire);
        play(state, Fire{one, field.hex("h2")});
        QCOMPARE(aim(state, one, field.hex("n3")), QString("other-target"));
        QCOMPARE(aim(state, two, field.hex("n3")), QString("other-target"));
        QCOMPARE(aim(state, one, field.hex("h2")), QString("joined-already"));
        QCOMPARE(fireOdds(state, {one}, field.hex("h2")), QString("1-1")); // 4 to 3
    }

    // R-CHA-6.21a: any number may join.
    void sevenFireOnOneHex() {
        Field field = battle();
        field.ground("h0", "stream").unit(N, "U2/5A", "h0");
        std::vector<UnitId> firers;
        for (const char* hex : {"n1", "n1", "n2", "n3", "n4", "n5", "n6"})
            firers.push_back(field.unit(P, "F1r1/6FF", hex));
        State state = field.begin(Phase::Fire);
        for (const UnitId unit : firers)
            play(state, Fire{unit, field.hex("h0")});
        QCOMPARE(state.combat.attackers.size(), std::size_t{7});
        play(state, Resolve{});
        QCOMPARE(state.combat.column, std::int8_t{7}); // 7 to 1
    }

    // R-CHA-6.21b, R-CHA-6.21c: from other hexes, distances and types, and all in one roll.
    void allFireOnAHexIsOneAttack() {
        Field field = battle();
        const UnitId far = field.unit(P, "F2r2/6FF", "h2");
        const UnitId near = field.unit(P, "F1r1/9MF", "n4");
        const UnitId late = field.unit(P, "F3r1/9MF", "n3");
        field.ground("h0", "stream").unit(N, "U2/5A", "h0");
        field.unit(N, "U2/5A", "d34");
        State state = field.begin(Phase::Fire);
        QCOMPARE(fireOdds(state, {far, near}, field.hex("h0")), QString("3-1"));
        shoot(state, {far, near}, field.hex("h0"), 1);
        QCOMPARE(aim(state, late, field.hex("h0")), QString("attacked-already"));
    }

    // R-CHA-6.22a, A-49: the ground protects, and nothing else.
    void protectionIsThatOfTheGround() {
        QCOMPARE(columnAgainst("village", {5}), QString("1-1"));
        QCOMPARE(columnAgainst("village", {4}), QString("1-2"));
        QCOMPARE(columnAgainst("clear", {5}), QString("1-1"));
        QCOMPARE(columnAgainst("clear", {6}), QString("2-1"));
    }

    // R-CHA-6.22b, R-CHA-6.23a: three are no harder to hit than one, and all of them are hit.
    void allInTheHexAreHit() {
        Field field = battle();
        const UnitId archer = field.unit(P, "F9r2/6FF", "h2");
        const UnitId one = field.unit(N, "U9/5A", "h0");
        const UnitId two = field.unit(N, "U[8]/5A", "h0");
        const UnitId three = field.unit(N, "F2r1/6FF", "h0");
        State state = field.begin(Phase::Fire);
        QCOMPARE(fireOdds(state, {archer}, field.hex("h0")), QString("3-1")); // 9 to 3
        shoot(state, {archer}, field.hex("h0"), 3);                           // D
        for (const UnitId unit : {one, two, three})
            QCOMPARE(fate(state, unit), QString("disrupted"));
    }

    // R-CHA-6.33a, R-CHA-6.33b, R-CHA-6.33c, R-CHA-6.33e: foot does not fire out of water; from a bridge it does, and
    // the mounted do.
    void footDoesNotFireFromWater() {
        const auto verdict = [](const char* ground, const char* firer) {
            Field field = battle();
            field.ground("h0", ground).unit(N, "U2/5A", "h2");
            const UnitId unit = field.unit(P, firer, "h0");
            return aim(field.begin(Phase::Fire), unit, field.hex("h2"));
        };
        QCOMPARE(verdict("stream", "F9r2/6FF"), QString("fire-banned"));
        QCOMPARE(verdict("ford", "F9r2/6FF"), QString("fire-banned"));
        QCOMPARE(verdict("bridge", "F9r2/6FF"), QString());
        QCOMPARE(verdict("ford", "F9r2/9MF"), QString());
        QCOMPARE(verdict("stream", "F9r2/9MF"), QString());
    }

    // R-CHA-6.33d: into water and onto bridges all may fire (ruling A-47 on streams).
    void fireGoesIntoWater() {
        for (const char* ground : {"ford", "bridge", "stream"}) {
            Field field = battle();
            field.ground("h1", ground).unit(N, "U2/5A", "h1");
            const UnitId archer = field.unit(P, "F2r2/6FF", "h0");
            const State state = field.begin(Phase::Fire);
            QCOMPARE(aim(state, archer, field.hex("h1")), QString());
            QCOMPARE(fireOdds(state, {archer}, field.hex("h1")), QString("2-1")); // protection 1
        }
    }

    // R-CHA-6.33f: the ban holds in defence; the zone stays (ruling A-37).
    void bannedFootStillStopsMovement() {
        Field field = battle();
        const UnitId wet = field.unit(N, "F9r2/6FF", "h0");
        const UnitId horse = field.unit(N, "F9r2/9MF", "h0");
        const UnitId mover = field.unit(P, "U2/6A", "h3");
        field.ground("h0", "stream");
        State state = field.begin(Phase::Movement);
        play(state, Take{mover});
        play(state, StepTo{field.hex("h2")});
        QVERIFY(!state.march.units.empty());
        play(state, StepTo{field.hex("h1")});
        QVERIFY(state.march.units.empty());
        play(state, Done{});
        QCOMPARE(aim(state, wet, field.hex("h1")), QString("fire-banned"));
        QCOMPARE(aim(state, horse, field.hex("h1")), QString());
    }

    // R-CHA-6.33f: foot in a stream that stands alone stops movement as well.
    void footInAStreamStopsMovementAlone() {
        Field field = battle();
        const UnitId mover = field.unit(P, "U2/6A", "h2");
        field.ground("h0", "stream").unit(N, "F9r2/6FF", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, {field.hex("h1"), field.hex("h2")}), QString("over"));
        play(state, Done{});
        QCOMPARE(state.stage, Stage::Melee);
    }

    // R-CHA-E3.1a, A-52: bowmen lose half of their strength at two hexes.
    void bowmenByDistance() {
        QCOMPARE(byDistance({"BW"}, "h1", "stream", true), QString("2-1"));
        QCOMPARE(byDistance({"BW"}, "h2", "stream", true), QString("1-1"));
        QCOMPARE(byDistance({"BW"}, "h3", "stream", true), QString("below"));
        QCOMPARE(byDistance({"BW", "BW"}, "h2", "clear", false), QString("1-1")); // 4 to 3
        QCOMPARE(byDistance({"BW", "BW"}, "h2", "clear", true), QString("1-2"));  // 2 to 3
    }

    // R-CHA-E3.1b: improved bowmen lose half at three.
    void improvedBowmenByDistance() {
        QCOMPARE(byDistance({"IB"}, "h1", "stream", true), QString("2-1"));
        QCOMPARE(byDistance({"IB"}, "h2", "stream", true), QString("2-1"));
        QCOMPARE(byDistance({"IB"}, "h3", "stream", true), QString("1-1"));
        QCOMPARE(byDistance({"IB"}, "h3", "stream", false), QString("2-1"));
    }

    // R-CHA-E3.1c: a horse bowman counts half at two.
    void horseBowmenByDistance() {
        QCOMPARE(byDistance({"HB"}, "h1", "stream", true), QString("1-1"));
        QCOMPARE(byDistance({"HB", "HB"}, "h2", "stream", true), QString("1-1"));
        QCOMPARE(byDistance({"HB"}, "h2", "stream", true), QString("1-2"));
        QCOMPARE(byDistance({"HB"}, "h2", "stream", false), QString("1-1"));
        QCOMPARE(byDistance({"HB", "HB"}, "h3", "stream", true), QString("below"));
    }

    // R-CHA-E3.1d, A-21: skirmishers reach one hex, with all their strength.
    void skirmishersByDistance() {
        QCOMPARE(byDistance({"SK"}, "h1", "stream", true), QString("2-1"));
        for (const bool effects : {false, true}) {
            Field field = battle();
            field.option("rangeEffects", Value{effects}).ground("h2", "stream").unit(N, "U2/5A", "h2");
            const UnitId skirmisher = field.unit(P, "SK", "h0");
            QCOMPARE(aim(field.begin(Phase::Fire), skirmisher, field.hex("h2")), QString("out-of-range"));
        }
    }

private:
    static QString byDistance(const std::vector<std::string>& types, const char* target, const char* ground,
                              bool effects) {
        Field field;
        field.option("rangeEffects", Value{effects}).ground(target, ground).unit(N, "U2/5A", target);
        std::vector<UnitId> firers;
        for (const std::string& type : types)
            firers.push_back(field.unit(P, type, "h0"));
        return fireOdds(field.begin(Phase::Fire), firers, field.hex(target));
    }
};

QTEST_APPLESS_MAIN(TstChariotFire)
#include "tst_chariot_fire.moc"
