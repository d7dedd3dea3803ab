// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;
using orontes::core::Value;

class TstChariotMelee : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-7.0a: only against an adjacent hex.
    void meleeIsMadeOnTheNextHex() {
        Field field;
        const UnitId far = field.unit(P, "U4/5A", "h2");
        field.unit(N, "U2/5A", "h0");
        State state = field.begin(Phase::Melee);
        QCOMPARE(objection(state, Assault{field.hex("h0")}), QString("nobody-next"));
        Q_UNUSED(far);
        Field near;
        near.unit(P, "U4/5A", "h1");
        near.unit(N, "U2/5A", "h0");
        QCOMPARE(objection(near.begin(Phase::Melee), Assault{near.hex("h0")}), QString());
    }

    // R-CHA-3.37b, R-CHA-3.37a: brackets halve the defence, not the attack.
    void bracketsHalveTheDefence() {
        Field field;
        const UnitId cavalry = field.unit(P, "U[4]/5A", "h1");
        field.unit(N, "U2/5A", "h0");
        QCOMPARE(odds(field.begin(Phase::Melee), {cavalry}, {field.hex("h0")}), QString("2-1"));
    }

    // R-CHA-7.51a, R-CHA-7.52a: two opposite attackers surround a hex; their sum is doubled.
    void aFlankAttackDoubles() {
        Field field;
        const UnitId one = field.unit(P, "U2/5A", "n1");
        const UnitId two = field.unit(P, "U2/5A", "n4");
        field.unit(N, "U4/5A", "h0");
        const State state = field.begin(Phase::Melee);
        QCOMPARE(odds(state, {one, two}, {field.hex("h0")}), QString("2-1"));
        QCOMPARE(odds(state, {one}, {field.hex("h0")}), QString("1-2"));
    }

    // R-CHA-8.22a, R-CHA-8.24a: one roll, read with one more for the hex that holds a disrupted unit.
    void oneRollIsReadTwice() {
        Field field;
        const UnitId attacker = field.unit(P, "U4/5A", "h0");
        const UnitId shaken = field.unit(N, "U1/5A*", "n1");
        const UnitId steady = field.unit(N, "U1/5A", "n2");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("n1"), field.hex("n2")}, 2);
        QCOMPARE(fate(state, shaken), QString("gone"));
        QCOMPARE(fate(state, steady), QString("fresh"));
    }
};

QTEST_APPLESS_MAIN(TstChariotMelee)
#include "tst_chariot_melee.moc"
