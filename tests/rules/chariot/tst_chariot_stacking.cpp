// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

std::string unitOf(const QString& unitClass) {
    if (unitClass == "E")
        return "L1";
    if (unitClass == "FF" || unitClass == "MF")
        return ("F2r1m2/9" + unitClass).toStdString();
    return ("U2/9" + unitClass).toStdString();
}

/// What stands against the end of the moves after units of these classes have moved together into one hex.
QString afterGathering(int limit, const QStringList& classes) {
    Field field = Field::quiet();
    field.option("leaders", true).unit(P, "L1", "w6");
    field.unit(P, "L1", "w2");
    field.stacking(P, limit);
    std::vector<UnitId> units;
    for (const QString& unitClass : classes)
        units.push_back(field.unit(P, unitOf(unitClass), "w2"));
    State state = field.begin(Phase::Movement);
    for (const UnitId unit : units)
        if (const QString why = march(state, unit, field.way("w1 h0")); !why.isEmpty())
            return why;
    return objection(state, Done{});
}

} // namespace

class TstChariotStacking : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-5.32a, R-CHA-5.34a, R-CHA-5.37a, R-CHA-5.38a, R-CHA-5.39a: a class mixes with itself.
    void aClassMixesWithItself() {
        for (const char* unitClass : {"A", "B", "C", "FF", "MF", "D", "E"})
            QCOMPARE(afterGathering(2, {unitClass, unitClass}), legal);
    }

    // R-CHA-5.32b: melee units of different classes do not mix.
    void meleeClassesDoNotMix() {
        QCOMPARE(afterGathering(2, {"A", "B"}), QString("classes"));
        QCOMPARE(afterGathering(2, {"A", "C"}), QString("classes"));
        QCOMPARE(afterGathering(2, {"B", "C"}), QString("classes"));
    }

    // R-CHA-5.34b: nor do fire units on foot and mounted ones.
    void fireClassesDoNotMix() { QCOMPARE(afterGathering(2, {"FF", "MF"}), QString("classes")); }

    // R-CHA-5.35a, R-CHA-5.36a: archers on foot go with foot, mounted ones with cavalry.
    void fireUnitsMixWithTheirKind() {
        QCOMPARE(afterGathering(2, {"FF", "A"}), legal);
        QCOMPARE(afterGathering(2, {"FF", "B"}), legal);
        QCOMPARE(afterGathering(2, {"MF", "C"}), legal);
    }

    // R-CHA-5.35c, R-CHA-5.36b, A-23: and with nobody else.
    void fireUnitsMixWithNobodyElse() {
        QCOMPARE(afterGathering(2, {"FF", "C"}), QString("classes"));
        QCOMPARE(afterGathering(2, {"MF", "A"}), QString("classes"));
        QCOMPARE(afterGathering(2, {"MF", "B"}), QString("classes"));
    }

    // R-CHA-5.37a, R-CHA-5.38a: classes D and E mix with all.
    void miscellaneousUnitsAndLeadersMixWithAll() {
        for (const char* unitClass : {"A", "B", "C", "FF", "MF"}) {
            QCOMPARE(afterGathering(2, {"D", unitClass}), legal);
            QCOMPARE(afterGathering(2, {"E", unitClass}), legal);
            QCOMPARE(afterGathering(2, {"E", "E", unitClass}), legal);
        }
        QCOMPARE(afterGathering(2, {"D", "E"}), legal);
    }

    // R-CHA-5.35b, R-CHA-5.37b, R-CHA-5.38b: a third unit reconciles nobody.
    void aThirdUnitReconcilesNobody() {
        QCOMPARE(afterGathering(3, {"FF", "A", "B"}), QString("classes"));
        QCOMPARE(afterGathering(3, {"D", "A", "B"}), QString("classes"));
        QCOMPARE(afterGathering(3, {"E", "A", "C"}), QString("classes"));
        QCOMPARE(afterGathering(3, {"FF", "A", "A"}), legal);
    }

    // R-CHA-5.39a, A-08: the whole matrix of pairs, read a second time.
    void theMatrixOfClassesIsAsPrinted() {
        //                           A B C FF MF D E
        const QStringList matrix{"1001011",  // A
                                 "0101011",  // B
                                 "0010111",  // C
                                 "1101011",  // FF
                                 "0010111",  // MF
                                 "1111111",  // D
                                 "1111111"}; // E
        for (int a = 0; a < 7; ++a)
            for (int b = 0; b < 7; ++b)
                QCOMPARE(mayShare(static_cast<UnitClass>(a), static_cast<UnitClass>(b)), matrix[a][b] == '1');
    }

    // R-CHA-5.4a: each side has its own limit.
    void eachSideHasItsOwnLimit() {
        for (const SideId side : {P, N}) {
            Field field = Field::quiet();
            field.stacking(P, 2).stacking(N, 3);
            std::vector<UnitId> units;
            for (int i = 0; i < 3; ++i)
                units.push_back(field.unit(side, "U2/4A", i == 0 ? "h0" : "n1"));
            State state = field.begin(Phase::Movement);
            if (side == N)
                await(state, N, Phase::Movement);
            QCOMPARE(march(state, units[1], field.way("h0")), legal);
            QCOMPARE(objection(state, Done{}), legal);
            QCOMPARE(march(state, units[2], field.way("h0")), legal);
            QCOMPARE(objection(state, Done{}), side == P ? QString("stacking") : legal);
        }
    }

    // R-CHA-5.4b, A-33: while a hex is crowded the phase does not end; the refusal names the hex.
    void aCrowdedHexKeepsThePhaseOpen() {
        Field field = Field::quiet();
        field.stacking(P, 1);
        const UnitId one = field.unit(P, "U2/4A", "n1");
        const UnitId two = field.unit(P, "U2/4A", "n2");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, one, field.way("h0")), legal);
        QCOMPARE(objection(state, Done{}), legal);
        QCOMPARE(march(state, two, field.way("h0")), legal);
        QCOMPARE(state.phase, Phase::Movement);
        const auto verdict = Game::judge(state, *Game::owing(state).begin(), Done{});
        QVERIFY(!verdict);
        QVERIFY(verdict.error().where.table ==
                orontes::core::TablePlace{orontes::core::labelOf(*field.scenario().board, field.hex("h0"))});
        play(state, PutBack{two});
        QCOMPARE(state.at(two).hex, field.hex("n2"));
        QCOMPARE(objection(state, Done{}), legal);
    }

    // R-CHA-5.4c: the limit holds after combat too.
    void theLimitHoldsForAdvances() {
        Field field = Field::quiet();
        field.stacking(P, 2);
        std::vector<UnitId> attackers;
        for (const char* hex : {"n1", "n2", "n3"})
            attackers.push_back(field.unit(P, "U8/4A", hex));
        field.option("leaders", true).unit(P, "L4", "n3"); // takes no room, and might advance as well
        field.unit(N, "U1/4A", "h0");
        State state = field.begin(Phase::Melee);
        fight(state, attackers, {field.hex("h0")}, 1); // 24:1
        play(state, Advance{attackers[0], field.hex("h0")});
        QCOMPARE(objection(state, Advance{attackers[1], field.hex("h0")}), legal);
        play(state, Advance{attackers[1], field.hex("h0")});
        QCOMPARE(objection(state, Advance{attackers[2], field.hex("h0")}), QString("stacking"));
    }

    // R-CHA-5.41a, R-CHA-5.41b: the units of a hex defend with their sum, and a result strikes them all.
    void theUnitsOfAHexDefendAsOne() {
        Field field = Field::quiet();
        const UnitId two = field.unit(N, "U2/4A", "h0");
        const UnitId three = field.unit(N, "U3/4A", "h0");
        const UnitId five = field.unit(P, "U5/4A", "n1");
        const UnitId four = field.unit(P, "U4/4A", "n2");
        State state = field.begin(Phase::Melee);
        QCOMPARE(odds(state, {five}, {field.hex("h0")}), QString("1-1"));
        QCOMPARE(odds(state, {four}, {field.hex("h0")}), QString("1-2"));
        fight(state, {five}, {field.hex("h0")}, 4); // 1-1, 4: disrupted
        QCOMPARE(fate(state, two), QString("disrupted"));
        QCOMPARE(fate(state, three), QString("disrupted"));
    }

    // R-CHA-5.42a, A-78: leaders take no room.
    void leadersAreNotCounted() {
        QCOMPARE(afterGathering(1, {"A", "E", "E"}), legal);
        QCOMPARE(afterGathering(1, {"A", "A", "E"}), QString("stacking"));
    }

    // R-CHA-5.42b: nor does the marker of a disrupted unit.
    void markersAreNotCounted() {
        Field field = Field::quiet();
        field.stacking(P, 2);
        field.unit(P, "U2/4A*", "h0");
        const UnitId unit = field.unit(P, "U2/4A", "n1");
        const UnitId more = field.unit(P, "U2/4A", "n1");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, unit, field.way("h0")), legal);
        QCOMPARE(objection(state, Done{}), legal);
        QCOMPARE(march(state, more, field.way("h0")), legal);
        QCOMPARE(objection(state, Done{}), QString("stacking"));
    }

    // R-CHA-5.43a: together they go no farther than the slowest can.
    void aStackGoesAtThePaceOfItsSlowest() {
        Field field = Field::quiet();
        field.ground("h4", "slope");
        const UnitId slow = field.unit(P, "U2/4A", "h0");
        const UnitId fast = field.unit(P, "U2/6A", "h0");
        State state = field.begin(Phase::Movement);
        play(state, Take{fast});
        play(state, Take{slow});
        for (const char* hex : {"h1", "h2", "h3"})
            play(state, StepTo{field.hex(hex)});
        QCOMPARE(objection(state, StepTo{field.hex("h4")}), QString("too-far")); // 2, and one is left to the slow one
        play(state, Part{slow});
        QCOMPARE(objection(state, StepTo{field.hex("h4")}), legal);
    }

    // R-CHA-5.43b: the fast one leaves the others when it likes and goes on with what it has left.
    void theFasterGoOnWithWhatIsLeft() {
        Field field = Field::quiet();
        const UnitId slow = field.unit(P, "U2/4A", "h0");
        const UnitId fast = field.unit(P, "U2/6A", "h0");
        State state = field.begin(Phase::Movement);
        play(state, Take{slow});
        QCOMPARE(objection(state, Part{slow}), QString("not-on-the-way"));
        play(state, Take{fast});
        QCOMPARE(objection(state, Part{slow}), QString("march-not-begun"));
        for (const char* hex : {"h1", "h2", "h3"})
            play(state, StepTo{field.hex(hex)});
        play(state, Part{slow});
        for (const char* hex : {"h4", "h5", "h6"})
            play(state, StepTo{field.hex(hex)});
        QCOMPARE(state.at(slow).hex, field.hex("h3"));
        QCOMPARE(state.at(fast).hex, field.hex("h6"));
        QCOMPARE(objection(state, StepTo{field.hex("h7")}), QString("nobody-taken"));
        QCOMPARE(objection(state, Take{slow}), QString("moved-already"));
    }

    // R-CHA-5.43a: only those of one hex go together.
    void aStackStartsInOneHex() {
        Field field = Field::quiet();
        const UnitId here = field.unit(P, "U2/4A", "h0");
        const UnitId there = field.unit(P, "U2/4A", "h1");
        State state = field.begin(Phase::Movement);
        play(state, Take{here});
        QCOMPARE(objection(state, Take{there}), QString("not-together"));
    }
};

QTEST_APPLESS_MAIN(TstChariotStacking)
#include "tst_chariot_stacking.moc"
