// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/contact.h"
#include "rules/chariot/panic.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

#include <algorithm>

using namespace orontes::tests;
using orontes::chariot::Game;
namespace core = orontes::core;

namespace {

/// Three against three, n1 on h0: 1-1, which a die of 3 leaves undecided and one of 4 decides by D.
struct Clinch {
    Field field = Field::quiet();
    UnitId ours;
    UnitId theirs;

    explicit Clinch(bool option = true) {
        field.option("contact", option);
        ours = field.unit(P, "U3/5A^4", "n1");
        theirs = field.unit(N, "U3/5A^1", "h0");
        field.elsewhere();
    }
    State after(int die) {
        State state = field.begin(Phase::Melee);
        fight(state, {ours}, {field.hex("h0")}, die);
        return state;
    }
};

QString bound(const State& state, const std::vector<UnitId>& units) {
    QString marks;
    for (const UnitId unit : units)
        marks += inContact(state, unit) ? 'x' : '-';
    return marks;
}

bool shownInContact(const State& state, UnitId unit) {
    const core::View view = Game::view(state, {core::Observer::Kind::Spectator, {}});
    const core::ViewCounter& counter = view.counters[static_cast<std::size_t>(unit.value)];
    const bool marked = std::any_of(counter.face.markers.begin(), counter.face.markers.end(),
                                    [](const core::FaceMarker& marker) { return marker.name == "contact"; });
    return marked && counter.state.count(core::FieldId{"contact"}) == 1;
}

} // namespace

class TstChariotContact : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-18.1a: no elimination and no disruption leaves both sides in contact; D does not, nor anything without the
    // option.
    void aMeleeWithoutDecisionBinds() {
        Clinch clinch;
        QCOMPARE(bound(clinch.after(3), {clinch.ours, clinch.theirs}), QString("xx"));
        QCOMPARE(bound(clinch.after(4), {clinch.ours, clinch.theirs}), QString("--"));
        Clinch off(false);
        QCOMPARE(bound(off.after(3), {off.ours, off.theirs}), QString("--"));
    }

    // R-CHA-18.1a: all attackers, all who are attacked, and leaders with either; others in the hex are free.
    void everybodyWhoFoughtIsBound() {
        Clinch clinch;
        clinch.field.option("leaders", true);
        const UnitId idle = clinch.field.unit(P, "U3/5A", "n1");
        const UnitId chief = clinch.field.unit(P, "L6", "n1");
        const UnitId dot = clinch.field.unit(N, "U•/9D", "h0");
        const UnitId enemyChief = clinch.field.unit(N, "L6", "h0");
        QCOMPARE(bound(clinch.after(3), {clinch.ours, idle, chief, clinch.theirs, dot, enemyChief}), QString("x-xxxx"));
    }

    // R-CHA-18.1a: fire binds nobody.
    void fireBindsNobody() {
        Field field = Field::quiet();
        field.option("contact", true);
        const UnitId archer = field.unit(P, "F3r2/5FF", "n1");
        const UnitId target = field.unit(N, "U3/5A", "h0");
        State state = field.begin(Phase::Fire);
        shoot(state, {archer}, field.hex("h0"), 1);
        QCOMPARE(bound(state, {archer, target}), QString("--"));
    }

    // R-CHA-18.2a: no move, no turn, no way off; others go.
    void theBoundStay() {
        Clinch clinch;
        clinch.field.option("facing", true);
        const UnitId free = clinch.field.unit(P, "U3/5A^4", "n1");
        State state = clinch.after(3);
        await(state, P, Phase::Movement);
        QCOMPARE(objection(state, Take{clinch.ours}), QString("contact"));
        QCOMPARE(objection(state, Take{free}), QString());
        await(state, N, Phase::Movement);
        QCOMPARE(objection(state, Take{clinch.theirs}), QString("contact"));
    }

    // R-CHA-18.2a: they board no chariot and leave none, and a chariot from which somebody fights is bound with him.
    void theBoundDoNotRide() {
        Field field = Field::quiet();
        field.option("contact", true).elsewhere();
        const UnitId chariot = field.unit(P, "CH", "n1");
        const UnitId rider = field.unit(P, "SK", "n1");
        const UnitId walker = field.unit(P, "SK", "n6");
        const UnitId other = field.unit(P, "CH", "h2");
        field.unit(N, "U4/5A", "h0");
        State state = field.begin(Phase::Melee);
        state.at(rider).aboard = chariot;
        state.at(chariot).cargo = rider;
        fight(state, {rider, walker}, {field.hex("h0")}, 3); // 4:4, 1-1
        QCOMPARE(bound(state, {chariot, rider, walker, other}), QString("xxx-"));
        state.playerTurn = PlayerTurn{7};
        state.phase = Phase::Movement;
        state.stage = Stage::Move;
        beginMovement(state);
        QCOMPARE(objection(state, Take{chariot}), QString("contact"));
        QCOMPARE(objection(state, Embark{walker, other}), QString("chariot-too-far"));
        QCOMPARE(objection(state, Embark{walker, chariot}), QString("contact"));
        state.stage = Stage::Debark;
        QCOMPARE(objection(state, Debark{rider, field.hex("h1.2")}), QString("contact"));
    }

    // R-CHA-18.2a: nor do they evade (ruling A-133); without contact they would.
    void theBoundDoNotEvade() {
        for (const int die : {3, 0}) {
            Field field = Field::quiet();
            field.option("contact", true).option("retreatBeforeCombat", true).elsewhere();
            const UnitId slow = field.unit(P, "U3/5A", "n1");
            const UnitId next = field.unit(P, "U3/5A", "n3");
            const UnitId fast = field.unit(N, "U3/9A", "h0");
            State state = field.begin(Phase::Melee);
            if (die > 0) {
                play(state, Assault{field.hex("h0")});
                play(state, Join{slow});
                play(state, Resolve{});
                play(state, Done{});
                roll(state, die);
                QVERIFY(inContact(state, fast));
                state.at(fast).struck = false; // as in the next turn
            }
            play(state, Assault{field.hex("h0")});
            play(state, Join{next});
            play(state, Resolve{});
            QCOMPARE(state.stage, die > 0 ? Stage::Die : Stage::Retreat);
        }
    }

    // R-CHA-18.2a: whoever is bound by one enemy does not advance against another.
    void theBoundDoNotAdvance() {
        Clinch clinch;
        clinch.field.unit(N, "U1/5A", "h2");
        State state = clinch.after(3);
        state.at(clinch.ours).attacked = false;                   // as in the next turn
        fight(state, {clinch.ours}, {clinch.field.hex("h2")}, 6); // 3-1: E
        QVERIFY(isEmpty(state, clinch.field.hex("h2")));
        QCOMPARE(state.stage, Stage::Melee);
        QVERIFY(inContact(state, clinch.ours));
    }

    // R-CHA-18.3a: who joins the next attack is bound as well, with all of them.
    void whoJoinsIsBoundToo() {
        Clinch clinch;
        const UnitId late = clinch.field.unit(P, "U1/5A", "n2");
        State state = clinch.after(3);
        QCOMPARE(bound(state, {late}), QString("-"));
        await(state, N, Phase::Melee);
        await(state, P, Phase::Melee);
        fight(state, {clinch.ours, late}, {clinch.field.hex("h0")}, 3);
        QCOMPARE(bound(state, {clinch.ours, late, clinch.theirs}), QString("xxx"));
        QCOMPARE(state.at(late).contact, state.at(clinch.ours).contact);
        await(state, N, Phase::Melee);
        fight(state, {clinch.theirs}, {clinch.field.hex("n2")}, 4); // 3:1, 3-1: D
        QCOMPARE(bound(state, {clinch.ours, late, clinch.theirs}), QString("---"));
    }

    // R-CHA-18.3a: whoever is bound by two melees binds all of them together.
    void contactsGrowTogether() {
        Clinch clinch;
        const UnitId other = clinch.field.unit(N, "U3/5A", "h2");
        State state = clinch.after(3);
        state.at(clinch.ours).attacked = false; // as in the next turn
        fight(state, {clinch.ours}, {clinch.field.hex("h2")}, 3);
        QCOMPARE(bound(state, {clinch.ours, clinch.theirs, other}), QString("xxx"));
        QCOMPARE(state.at(clinch.theirs).contact, state.at(clinch.ours).contact);
        QCOMPARE(state.at(other).contact, state.at(clinch.ours).contact);
    }

    // R-CHA-18.4a: a marker lies on all of them, until it ends.
    void contactIsShown() {
        Clinch clinch;
        const State state = clinch.after(3);
        QVERIFY(shownInContact(state, clinch.ours));
        QVERIFY(shownInContact(state, clinch.theirs));
        QVERIFY(!shownInContact(clinch.after(4), clinch.ours));
    }

    // R-CHA-18.5a: any disruption, half elimination or elimination of either side ends it, by fire as well; other
    // contacts last.
    void aDecisionEndsIt() {
        for (const int die : {2, 3, 5}) {
            Clinch clinch;
            clinch.field.option("facing", false);
            const UnitId archer = clinch.field.unit(P, "F9r2/5FF", "w1");
            const UnitId second = clinch.field.unit(P, "U3/5A", "h4");
            const UnitId opposite = clinch.field.unit(N, "U3/5A", "h5");
            State state = clinch.after(3);
            fight(state, {second}, {clinch.field.hex("h5")}, 3);
            QCOMPARE(bound(state, {clinch.ours, clinch.theirs, second, opposite}), QString("xxxx"));
            state.phase = Phase::Fire;
            state.stage = Stage::Fire;
            state.at(clinch.theirs).struck = false;
            shoot(state, {archer}, clinch.field.hex("h0"), die); // 9:3, 3-1: nothing or D, D, ½E
            const bool decided = fate(state, clinch.theirs) != "fresh";
            QCOMPARE(bound(state, {clinch.ours}), QString(decided ? "-" : "x"));
            QCOMPARE(bound(state, {second, opposite}), QString("xx"));
            if (die == 5)
                QCOMPARE(fate(state, clinch.theirs), QString("gone"));
        }
    }

    // R-CHA-18.5a: a D that a leader cancels, or foot on a slope ignores, decides nothing; the loss of the leader does
    // (ruling A-163).
    void whatIsIgnoredDecidesNothing() {
        for (const auto& [leader, free] : {std::pair{"L5", false}, {"L6", true}}) {
            Clinch clinch;
            clinch.field.option("leaders", true).unit(N, leader, "h0");
            QCOMPARE(bound(clinch.after(4), {clinch.ours}), QString(free ? "-" : "x"));
        }
        Clinch slope;
        slope.field.option("elevation", true).ground("h0 n1", "slope");
        const UnitId rider = slope.field.unit(P, "U3/9C", "n2");
        State state = slope.field.begin(Phase::Melee);
        fight(state, {rider}, {slope.field.hex("h0")}, 4);
        QCOMPARE(fate(state, slope.theirs), QString("fresh"));
        QCOMPARE(bound(state, {rider, slope.theirs}), QString("xx"));
    }

    // R-CHA-18.5a: panic breaks it: the panicked are free to run, and so is whoever they faced (ruling A-133).
    void panicBreaksIt() {
        Clinch clinch;
        clinch.field.panicLevel(N, 1);
        State state = clinch.after(3);
        state.points = {5, 0};
        Tale tale(*state.setup, nullptr);
        testPanic(state, tale, N);
        QVERIFY(state.at(clinch.theirs).panicked);
        QCOMPARE(bound(state, {clinch.ours, clinch.theirs}), QString("--"));
    }

    // R-CHA-18.1a: the panicked are never bound, nor is whoever attacks none but them (ruling A-133).
    void thePanickedAreNotBound() {
        Field field = Field::quiet();
        field.option("contact", true).panicLevel(N, 1).elsewhere();
        const UnitId ours = field.unit(P, "U3/5A", "n1");
        const UnitId theirs = field.unit(N, "U3/5A!", "h0");
        State state = field.begin(Phase::Melee);
        fight(state, {ours}, {field.hex("h0")}, 1); // 3:1.5, 2-1: nothing
        QCOMPARE(bound(state, {ours, theirs}), QString("--"));
    }

    // R-CHA-18.4a: a battle that begins in the middle keeps it: those marked are bound with those next to them.
    void aBattleMayBeginInContact() {
        Clinch clinch;
        const UnitId far = clinch.field.unit(P, "U3/5A", "h4");
        for (const UnitId unit : {clinch.ours, clinch.theirs})
            clinch.field.scenario().counters.edit()[static_cast<std::size_t>(unit.value)].attributes[core::FieldId{
                "contact"}] = true;
        State state = clinch.field.begin(Phase::Melee);
        QCOMPARE(bound(state, {clinch.ours, clinch.theirs, far}), QString("xx-"));
        Tale tale(*state.setup, nullptr);
        breakContact(state, tale, clinch.ours);
        QCOMPARE(bound(state, {clinch.ours, clinch.theirs}), QString("--"));
    }
};

QTEST_APPLESS_MAIN(TstChariotContact)
#include "tst_chariot_contact.moc"
