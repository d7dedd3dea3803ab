// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

/// An attack with the option from n1 on h0, which is defended by 2.
struct Climb {
    Field field;
    std::vector<UnitId> attackers;

    Climb(const char* from, const char* to, const std::vector<const char*>& units) {
        field.option("elevation", true).ground("n1", from).ground("h0", to);
        for (const char* unit : units)
            attackers.push_back(field.unit(P, unit, "n1"));
        field.unit(N, "U2/5A", "h0");
    }
    QString sums() { return orontes::tests::sums(field.begin(Phase::Melee), attackers, {field.hex("h0")}); }
};

/// What a D by melee (2-1, die 3) makes of N's stack at h0, whose strength is 4.
QString afterDisruption(const char* terrain, bool elevation, const std::vector<const char*>& stack) {
    Field field;
    field.option("elevation", elevation).ground("h0", terrain).elsewhere();
    const UnitId attacker = field.unit(P, "U8/5C", "n1");
    std::vector<UnitId> units;
    for (const char* what : stack)
        units.push_back(field.unit(N, what, "h0"));
    State state = field.begin(Phase::Melee);
    fight(state, {attacker}, {field.hex("h0")}, 3);
    QStringList fates;
    for (const UnitId unit : units)
        fates << fate(state, unit);
    return fates.join(' ');
}

/// Spears and axes: whether units of a type count against others as the chart of capabilities says, as
/// "attack:defence".
QString capable(const std::vector<const char*>& attackers, const std::vector<const char*>& defenders,
                bool option = true) {
    Field field;
    field.option("unitCapability", option);
    std::vector<UnitId> units;
    for (const char* type : attackers)
        units.push_back(field.unit(P, type, "n1"));
    for (const char* type : defenders)
        field.unit(N, type, "h0");
    return sums(field.begin(Phase::Melee), units, {field.hex("h0")});
}

} // namespace

class TstChariotElevation : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-14.0a: slopes and hilltops are higher; all else is ground level.
    void thereAreThreeLevels() {
        Field field;
        const char* const terrains[] = {"clear",  "woods", "village", "stream", "ford",
                                        "bridge", "swamp", "slope",   "hilltop"};
        for (int i = 0; i < 9; ++i)
            field.ground(i < 8 ? "h" + std::to_string(i) : "w1", terrains[i]);
        field.unit(N, "U2/5A", "w7");
        const State state = field.begin(Phase::Melee);
        for (int i = 0; i < 7; ++i)
            QCOMPARE(state.setup->map.groundOf(field.hex("h" + std::to_string(i))).level, Level::Ground);
        QCOMPARE(state.setup->map.groundOf(field.hex("h7")).level, Level::Slope);
        QCOMPARE(state.setup->map.groundOf(field.hex("w1")).level, Level::Hilltop);
    }

    void footAttackingUphillIsHalved_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("foot");
        const auto row = [](const char* from, const char* to, const char* foot) {
            QTest::addRow("%s to %s", from, to) << QString(from) << QString(to) << QString(foot);
        };
        row("clear", "slope", "2:2");
        row("woods", "slope", "2:2");
        row("slope", "hilltop", "2:2");
        row("clear", "hilltop", "2:2");
        row("slope", "slope", "2:2");
        row("clear", "clear", "4:2");
        row("slope", "clear", "4:2");
        row("hilltop", "slope", "4:2");
        row("hilltop", "hilltop", "4:2");
        row("hilltop", "clear", "4:2");
    }
    // R-CHA-14.11a, R-CHA-14.11b, R-CHA-14.21a, A-120: classes A and B are halved uphill and along slopes; other
    // classes and other ways are not.
    void footAttackingUphillIsHalved() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        for (const char* unit : {"U4/5A", "U4/5B"})
            QTEST(Climb(qPrintable(from), qPrintable(to), {unit}).sums(), "foot");
        for (const char* unit : {"U4/5C", "U4/5D", "F1r1m4/5FF", "F1r1m4/5MF"})
            QCOMPARE(Climb(qPrintable(from), qPrintable(to), {unit}).sums(), QString("4:2"));
    }

    // from level ground to a hilltop no rule halves by name; the other ways stay halved.
    void whetherTwoStepsUpHalveIsAChoice() {
        for (const auto& [from, odds] : {std::pair{"clear", "4:2"}, {"slope", "2:2"}}) {
            Climb climb(from, "hilltop", {"U4/5A"});
            climb.field.option("steepHalves", false);
            QCOMPARE(climb.sums(), QString(odds));
        }
    }

    // R-CHA-14.11a: nothing of it without the option.
    void withoutTheOptionNothingIsHalved() {
        Climb climb("clear", "slope", {"U4/5A"});
        climb.field.option("elevation", false);
        QCOMPARE(climb.sums(), QString("4:2"));
    }

    // R-CHA-14.12a: 2½ against 2 is 1 to 1, against 3 it is 1 to 2.
    void halvedStrengthsKeepTheirFraction() {
        Climb climb("slope", "hilltop", {"U5/5A"});
        QCOMPARE(climb.sums(), QString("2.5:2"));
        QCOMPARE(odds(climb.field.begin(Phase::Melee), climb.attackers, {climb.field.hex("h0")}), QString("1-1"));
        climb.field.unit(N, "U1/5A", "h0");
        QCOMPARE(odds(climb.field.begin(Phase::Melee), climb.attackers, {climb.field.hex("h0")}), QString("1-2"));
    }

    // R-CHA-14.13a, R-CHA-14.22a: halved first, then led, then doubled.
    void elevationComesBeforeLeadersAndFlanks() {
        Field field;
        field.option("elevation", true).ground("n4 h0", "slope");
        const UnitId led = field.unit(P, "AX", "n1");
        field.unit(P, "L3", "n1");
        const UnitId across = field.unit(P, "AX", "n4");
        field.unit(N, "U3/5A", "h0");
        QCOMPARE(sums(field.begin(Phase::Melee), {led, across}, {field.hex("h0")}),
                 QString("9:3")); // (1.5 + 1.5 + 1.5) x 2
        Climb along("slope", "slope", {"U3/5A"});
        along.field.unit(P, "L2", "n1");
        QCOMPARE(along.sums(), QString("3:2")); // 1.5 + 1.5 of 6
    }

    // R-CHA-14.14a: others in the attack change nothing for the foot.
    void othersDoNotLiftThePenalty() {
        QCOMPARE(Climb("clear", "slope", {"U4/5A", "F1r1m2/6FF"}).sums(), QString("4:2"));
    }

    // R-CHA-14.23a: slopes of two hills that touch count like those of one.
    void slopesOfDifferentHillsCountAlike() {
        Climb climb("slope", "slope", {"U4/5A"});
        climb.field.ground("w1 h2", "hilltop").crest("w1", "h0").crest("n1", "h2");
        QCOMPARE(climb.sums(), QString("2:2"));
        Climb connected("slope", "slope", {"U4/5A"});
        connected.field.ground("n2 n6 h2", "slope");
        QCOMPARE(connected.sums(), QString("2:2"));
    }

    // R-CHA-14.31a: foot on a slope is not disrupted, though it was before; it is elsewhere, and without the option.
    void footOnASlopeIsNotDisrupted() {
        QCOMPARE(afterDisruption("slope", true, {"U4/5A"}), QString("fresh"));
        QCOMPARE(afterDisruption("slope", true, {"U4/5B"}), QString("fresh"));
        QCOMPARE(afterDisruption("slope", true, {"U4/5A*"}), QString("disrupted"));
        QCOMPARE(afterDisruption("slope", true, {"U4/5C"}), QString("disrupted"));
        QCOMPARE(afterDisruption("hilltop", true, {"U4/5A"}), QString("disrupted"));
        QCOMPARE(afterDisruption("slope", false, {"U4/5A"}), QString("disrupted"));
    }

    // R-CHA-14.31a: by fire likewise.
    void footOnASlopeIsNotDisruptedByFire() {
        Field field;
        field.option("elevation", true).ground("h0", "slope");
        const UnitId archer = field.unit(P, "F6r2m1/6FF", "n1");
        const UnitId foot = field.unit(N, "U4/5A", "h0");
        const UnitId shield = field.unit(N, "F1r1m1/6FF", "h0");
        field.unit(P, "F2r2m1/6FF", "w5");
        field.unit(N, "U4/5A", "w6");
        State state = field.begin(Phase::Fire);
        shoot(state, {archer}, field.hex("h0"), 3); // 6:3, 2-1: D
        QCOMPARE(fate(state, foot), QString("fresh"));
        QCOMPARE(fate(state, shield), QString("disrupted"));
    }

    // R-CHA-14.31a: survivors of a half elimination are disrupted, on slopes too (ruling A-122).
    void survivorsOnASlopeAreDisrupted() {
        Field field;
        field.option("elevation", true).ground("h0", "slope").elsewhere();
        const UnitId attacker = field.unit(P, "U12/5C", "n1");
        const UnitId lost = field.unit(N, "U2/5A", "h0");
        const UnitId left = field.unit(N, "U2/5A", "h0");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 5); // 3-1: ½E
        play(state, Lose{lost});
        QCOMPARE(fate(state, left), QString("disrupted"));
    }

    // R-CHA-14.32a: whoever shares the slope with them fares as ever; a leader pays for it.
    void othersOnTheSlopeAreDisrupted() {
        QCOMPARE(afterDisruption("slope", true, {"U4/5A", "BW"}), QString("fresh disrupted"));
        Field field;
        field.option("elevation", true).ground("h0", "slope").elsewhere();
        const UnitId attacker = field.unit(P, "U12/5C", "n1");
        field.unit(N, "U3/5A", "h0");
        const UnitId leader = field.unit(N, "L3", "h0");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 3); // 12:6, 2-1: D
        QCOMPARE(int{state.at(leader).level}, 4);
    }

    // R-CHA-E3.2a, R-CHA-E3.2f, R-CHA-E3.2g, A-08: spears against spears as printed, against axes and swords half, the
    // fraction too, against cavalry double; without the option as printed.
    void spearsFearAxesAndStopCavalry() {
        QCOMPARE(capable({"MI"}, {"MS"}), QString("2:3"));
        QCOMPARE(capable({"MS"}, {"MS"}), QString("3:3"));
        QCOMPARE(capable({"AX"}, {"MS"}), QString("3:1.5"));
        QCOMPARE(capable({"SD"}, {"MS"}), QString("4:1.5"));
        QCOMPARE(capable({"MC"}, {"MS"}), QString("3:6"));
        QCOMPARE(capable({"AX"}, {"MI"}), QString("3:1"));
        QCOMPARE(capable({"MS"}, {"MI"}), QString("3:2"));
        QCOMPARE(capable({"MC"}, {"MI"}), QString("3:4"));
        QCOMPARE(capable({"SD"}, {"MS"}, false), QString("4:3"));
        QCOMPARE(capable({"MC"}, {"MS"}, false), QString("3:3"));
    }

    // R-CHA-E3.2b: axes and swords fear cavalry alone.
    void axesFearCavalry() {
        for (const char* type : {"MS", "MI", "AX", "SD"})
            QCOMPARE(capable({type}, {"SD"}).section(':', 1), QString("4"));
        QCOMPARE(capable({"MC"}, {"SD"}), QString("3:2"));
        QCOMPARE(capable({"MC"}, {"AX"}), QString("3:1.5"));
        QCOMPARE(capable({"AX"}, {"AX"}), QString("3:3"));
    }

    // R-CHA-E3.2c: who is not on the chart fights as printed, on either side.
    void othersFightAsPrinted() {
        QCOMPARE(capable({"SD"}, {"MC"}), QString("4:1.5")); // in brackets
        QCOMPARE(capable({"MC"}, {"SK"}), QString("3:1"));
        QCOMPARE(capable({"LT"}, {"MS"}), QString("4:3"));
        QCOMPARE(capable({"SK"}, {"SD"}), QString("2:4"));
    }

    // R-CHA-E3.2d, A-134: of several attackers the one that the defender fears most counts.
    void theBestAttackerCounts() {
        QCOMPARE(capable({"MC", "SD"}, {"MS"}), QString("7:1.5"));
        QCOMPARE(capable({"MC", "MI"}, {"MS"}), QString("5:3"));
        QCOMPARE(capable({"MC", "MS"}, {"SD"}), QString("6:2"));
    }

    // R-CHA-E3.2e, A-14, A-135: each defender by its own row.
    void defendersAreWeighedOneByOne() {
        QCOMPARE(capable({"SD", "SD", "LT"}, {"MS", "LT"}), QString("12:3.5")); // 1.5 + 4 in brackets
        QCOMPARE(capable({"MC"}, {"MS", "AX"}), QString("3:7.5"));              // 6 + 1.5
    }

    // A worked example: halved axes, a capped leader, cavalry in the back of a hill; once with unit capability.
    void theExampleOfElevationCapAndFlank() {
        for (const bool capability : {false, true}) {
            Field field;
            field.option("elevation", true).option("unitCapability", capability).ground("h0", "slope").elsewhere();
            const UnitId one = field.unit(P, "AX", "n1");
            const UnitId two = field.unit(P, "AX", "n1");
            field.unit(P, "L2", "n1");
            const UnitId cavalry = field.unit(P, "MC", "n4");
            const UnitId spear = field.unit(N, "MS", "h0");
            const UnitId light = field.unit(N, "MI", "h0");
            State state = field.begin(Phase::Melee);
            QCOMPARE(sums(state, {one, two, cavalry}, {field.hex("h0")}), QString(capability ? "18:2.5" : "18:5"));
            QCOMPARE(odds(state, {one, two, cavalry}, {field.hex("h0")}), QString(capability ? "7-1" : "3-1"));
            fight(state, {one, two, cavalry}, {field.hex("h0")}, 4); // E, or D which both ignore
            QCOMPARE(fate(state, spear), QString(capability ? "gone" : "fresh"));
            QCOMPARE(fate(state, light), QString(capability ? "gone" : "fresh"));
        }
    }
};

QTEST_APPLESS_MAIN(TstChariotElevation)
#include "tst_chariot_elevation.moc"
