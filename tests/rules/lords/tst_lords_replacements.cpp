// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

#include "rules/lords/replacement.h"

namespace {

/// Chooses the dead unit that returns, and the one that is paid where somebody is asked.
QString returns(Table& table, const char* nation, const char* kind, const char* paid = nullptr) {
    const PieceId piece = table.dead(nation, kind);
    if (const QString reason = table.why(Return{piece}); !reason.isEmpty())
        return reason;
    table.play(Return{piece});
    if (paid && table.isAt<Replacing>() && std::get<Replacing>(table.state().step).unpaid > 0) {
        for (int i = 0; i < 4; ++i) {
            const PieceId other = table.dead(nation, paid, i);
            if (other == piece)
                continue;
            const QString reason = table.why(Pay{other});
            if (reason.isEmpty())
                table.play(Pay{other});
            return reason;
        }
    }
    return {};
}

} // namespace

/// The dead return (9.2, 9.3), and empires without their capital (17.0).
class TstLordsReplacements : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-9.2a, R-LOR-9.2c
    void oneDeadLeavesTheGameForEachThatReturns() {
        Table table;
        table.put("Ka@BAB 1F, Ka@AKK 1C, Ka@TIG 1C, Ka@MAR 1C, Ka@KAR 1F").bury("Ka 4F").begin("Ka");
        QVERIFY(table.isAt<Replacing>());
        QCOMPARE(int(table.state().now.returns), 5);
        QCOMPARE(returns(table, "Ka", "F"), QString());
        table.play(Place{std::get<Replacing>(table.state().step).returning, table.area("BAB")});
        QCOMPARE(table.deadPile("Ka"), QString("2F"));
        QCOMPARE(table.gone("Ka"), QString("1F"));
        QCOMPARE(returns(table, "Ka", "F"), QString());
        table.play(Place{std::get<Replacing>(table.state().step).returning, table.area("BAB")});
        QCOMPARE(table.at("BAB"), QString("Ka 3F"));
        QCOMPARE(table.gone("Ka"), QString("2F"));
        QVERIFY(!table.isAt<Replacing>()); // nothing is left to return or to pay
    }

    // R-LOR-9.2b, A-LOR-59
    void noMoreReturnThanAreasAreControlled() {
        Table table;
        table.put("Ka@BAB 1F, Ka@AKK 1F").bury("Ka 6F").begin("Ka");
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(returns(table, "Ka", "F"), QString());
            table.play(Place{std::get<Replacing>(table.state().step).returning, table.area("BAB")});
        }
        QVERIFY(!table.isAt<Replacing>());
        QCOMPARE(table.at("BAB"), QString("Ka 3F"));
        QCOMPARE(table.deadPile("Ka"), QString("2F"));
    }

    // R-LOR-9.2.1a, R-LOR-9.2.1c, A-LOR-63
    void someReturnWithoutAnyArea() {
        Table two(5);
        two.bury("Ar 2M").begin("Ar");
        QVERIFY(two.isAt<Replacing>());
        QCOMPARE(returns(two, "Ar", "M"), QString());
        Table one(5);
        one.bury("Ar 1M").begin("Ar");
        QCOMPARE(one.why(Return{one.dead("Ar", "M")}), QString("nothing-to-pay"));
        QCOMPARE(one.why(Throw{one.dead("Ar", "M")}), QString());
        Table subjects(5);
        subjects.bury("Ar 2M").put("Ar@SYR 1Mv(As), As@EUP 1F").begin("Ar");
        QVERIFY(!subjects.isAt<Replacing>());
        Table kassites;
        kassites.bury("Ka 2F").put("Ka@BAB 1F, Eg@BAB 1F").begin("Ka");
        QVERIFY(!kassites.isAt<Replacing>());
    }

    // R-LOR-9.2.1b
    void withMoreAreasTheOrdinaryNumberApplies() {
        Table table(4);
        table.put("Li@NAU 1F, Li@LOW 1F").bury("Li 3F").begin("Li");
        QCOMPARE(int(table.state().now.returns), 2);
    }

    // R-LOR-9.2.2a, R-LOR-9.2.2b, R-LOR-9.2.2c, A-LOR-60
    void theyReturnInTheNamedAreasWhereNobodyElseIs() {
        Table table(7);
        table.put("As@BAB 1F, As@ASR 1F, Me@NIN 1F").bury("As 2F").begin("As");
        QCOMPARE(returns(table, "As", "F"), QString());
        QVERIFY(!table.isAt<Replacing>()); // Assyria is the only place that is left
        QCOMPARE(table.at("ASR"), QString("As 2F"));
        Table free(7);
        free.put("As@BAB 1F, As@ASR 1F, As@NIN 1F").bury("As 2F").begin("As");
        QCOMPARE(returns(free, "As", "F"), QString());
        const PieceId back = std::get<Replacing>(free.state().step).returning;
        QCOMPARE(free.why(Place{back, free.area("BAB")}), QString("no-replacement-area"));
        QCOMPARE(free.why(Place{back, free.area("NIN")}), QString());
        Table kin(5);
        kin.put("Se@PHI 1F, Ca@KAD 1F").bury("Ca 2F").begin("Ca");
        QCOMPARE(returns(kin, "Ca", "F"), QString());
        QCOMPARE(kin.why(Place{std::get<Replacing>(kin.state().step).returning, kin.area("PHI")}),
                 QString("home-occupied"));
    }

    // R-LOR-9.3a, R-LOR-9.3b
    void deadOfTheSameTypePayFirst() {
        Table table;
        table.put("Ka@BAB 1F").bury("Ka 2F2C").begin("Ka");
        table.play(Return{table.dead("Ka", "C")});
        QVERIFY(!std::get<Replacing>(table.state().step).unpaid); // the other chariot paid: there is no choice
        QCOMPARE(table.gone("Ka"), QString("1C"));
        Table map;
        map.put("Ka@BAB 5F").bury("Ka 1F1C").begin("Ka");
        map.play(Return{map.dead("Ka", "F")});
        QCOMPARE(map.gone("Ka"), QString("1C")); // not one of those on the map
    }

    // R-LOR-9.3c, R-LOR-9.3d
    void footNeverPaysForMountedButMountedForFoot() {
        Table table;
        table.put("Ka@BAB 1F").bury("Ka 3F1C").begin("Ka");
        QCOMPARE(table.why(Return{table.dead("Ka", "C")}), QString("nothing-to-pay"));
        QCOMPARE(table.why(Throw{table.dead("Ka", "C")}), QString());
        Table one;
        one.put("Ka@BAB 1F").bury("Ka 1F1C").begin("Ka");
        one.play(Return{one.dead("Ka", "F")});
        QCOMPARE(one.gone("Ka"), QString("1C"));
        Table two;
        two.put("Ka@BAB 1F").bury("Ka 2F1C").begin("Ka");
        two.play(Return{two.dead("Ka", "F")});
        QCOMPARE(two.gone("Ka"), QString("1F"));
    }

    // R-LOR-9.3h, A-LOR-61
    void cavalryAndChariotsPayForEachOther() {
        Table table(8);
        table.put("As@NIN 1F").bury("As 1V1C").begin("As");
        table.play(Return{table.dead("As", "V")});
        QCOMPARE(table.gone("As"), QString("1C"));
        Table two(8);
        two.put("As@NIN 1F").bury("As 2V1C").begin("As");
        two.play(Return{two.dead("As", "V")});
        QCOMPARE(two.gone("As"), QString("1V"));
    }

    // R-LOR-9.3e, R-LOR-9.3f, R-LOR-9.3i, A-LOR-62
    void aDieIsThrownForWhoIsAloneOfItsType() {
        Table back;
        back.put("Ka@BAB 1F").bury("Ka 1C2F").begin("Ka");
        back.play(Throw{back.dead("Ka", "C")}).roll({3});
        back.play(Place{std::get<Replacing>(back.state().step).returning, back.area("BAB")});
        QCOMPARE(back.at("BAB"), QString("Ka 1F1C"));
        QVERIFY(!back.isAt<Replacing>()); // the one return is used
        Table gone;
        gone.put("Ka@BAB 1F").bury("Ka 1C2F").begin("Ka");
        gone.play(Throw{gone.dead("Ka", "C")}).roll({4});
        QCOMPARE(gone.gone("Ka"), QString("1C"));
        QVERIFY(gone.isAt<Replacing>()); // a failure uses none
        QVERIFY(gone.allows(Return{gone.dead("Ka", "F")}));
        Table two;
        two.put("Ka@BAB 1F").bury("Ka 2C").begin("Ka");
        QCOMPARE(two.why(Throw{two.dead("Ka", "C")}), QString("not-alone"));
        Table declined;
        declined.put("Ka@BAB 1F").bury("Ka 1C").begin("Ka").play(Done{});
        QCOMPARE(declined.deadPile("Ka"), QString("1C"));
    }

    // R-LOR-10.5d, A-LOR-79
    void apartlyVassalNationReplacesAsUsual() {
        Table table;
        table.put("Ka@BAB 1Fv(El), Ka@MAR 1F, El@SUM 1F").bury("Ka 4F").begin("Ka");
        QCOMPARE(int(table.state().now.returns), 2);
        QCOMPARE(returns(table, "Ka", "F"), QString());
        table.play(Place{std::get<Replacing>(table.state().step).returning, table.area("BAB")});
        QCOMPARE(table.at("BAB"), QString("Ka 1F, Ka 1Fv(El)"));
    }

    // R-LOR-10.5a
    void aNationOfVassalsReplacesNobody() {
        Table table;
        table.put("Ka@BAB 2Fv(El), El@SUM 1F").bury("Ka 4F").begin("Ka");
        QVERIFY(!table.isAt<Replacing>());
    }

    // A-LOR-60: the hold beyond the map
    void nubiaReturnsOffTheMap() {
        Table table(9);
        table.put("Eg@THE 1F, Eg@UPP 1F").bury("Nu 2F").begin("Nu");
        QCOMPARE(returns(table, "Nu", "F"), QString());
        QCOMPARE(table.waiting("Nu"), QString("1F"));
    }

    // R-LOR-17.0a, R-LOR-17.0b
    void capitalsAreThoseOfTheirTurns() {
        Table table(4);
        const auto capital = [&](const char* nation, int turn) {
            table.state().turn = orontes::core::TurnNumber{turn};
            const SpaceId area = capitalOf(table.state(), table.nation(nation));
            return area.valid()
                       ? QString::fromStdString(orontes::core::labelOf(*table.setup().scenario.board, area).value)
                       : QString();
        };
        QCOMPARE(capital("Eg", 1), QString("Lower Egypt"));
        QCOMPARE(capital("Ht", 10), QString("Hatti"));
        QCOMPARE(capital("Ch", 5), QString("Babylon"));
        QCOMPARE(capital("As", 4), QString("Assyria"));
        QCOMPARE(capital("As", 6), QString());
        QCOMPARE(capital("As", 9), QString("Nineveh"));
        QCOMPARE(capital("As", 2), QString());
    }

    // R-LOR-17.0d, R-LOR-17.0k, A-LOR-65, A-LOR-66
    void withoutItsCapitalAnEmpirePaysTwo() {
        Table table(3);
        table.put("Mi@HAT 1F, Ht@PIT 1F, Ht@ZIP 1F").bury("Ht 3F").begin("Ht");
        QVERIFY(table.state().now.faceless);
        QCOMPARE(returns(table, "Ht", "F"), QString());
        QCOMPARE(table.gone("Ht"), QString("2F"));
        Table two(3);
        two.put("Mi@HAT 1F, Ht@PIT 1F, Ht@ZIP 1F").bury("Ht 2F").begin("Ht");
        QVERIFY(!two.isAt<Replacing>());
        Table mixed(3);
        mixed.put("Mi@HAT 1F, Ht@PIT 1F, Ht@ZIP 1F").bury("Ht 2F1C").begin("Ht");
        QCOMPARE(returns(mixed, "Ht", "F"), QString());
        QCOMPARE(mixed.gone("Ht"), QString("1F1C"));
        Table mounted(3);
        mounted.put("Mi@HAT 1F, Ht@PIT 1F, Ht@ZIP 1F").bury("Ht 2C1F").begin("Ht");
        QCOMPARE(mounted.why(Return{mounted.dead("Ht", "C")}), QString("nothing-to-pay"));
    }

    // R-LOR-17.0e
    void withoutItsCapitalTheDieMustShowOneOrTwo() {
        Table two(3);
        two.put("Mi@HAT 1F, Ht@PIT 1F").bury("Ht 1C").begin("Ht");
        two.play(Throw{two.dead("Ht", "C")}).roll({2});
        QCOMPARE(two.gone("Ht"), QString());
        Table three(3);
        three.put("Mi@HAT 1F, Ht@PIT 1F").bury("Ht 1C").begin("Ht");
        three.play(Throw{three.dead("Ht", "C")}).roll({3});
        QCOMPARE(three.gone("Ht"), QString("1C"));
    }

    // R-LOR-17.0g, R-LOR-17.0i, R-LOR-17.0h, R-LOR-17.0j
    void theRateFollowsTheCapital() {
        Table held(4);
        held.put("Ht@HAT 1F, Ht@PIT 1F").bury("Ht 2F").begin("Ht");
        QVERIFY(!held.state().now.faceless);
        Table lost(4);
        lost.put("Ht@PIT 1F, Ht@ZIP 1F").bury("Ht 2F").begin("Ht"); // empty is not controlled
        QVERIFY(lost.state().now.faceless);
        Table late(6);
        late.put("As@NIN 1F, Me@ASR 1F").bury("As 2F").begin("As");
        QVERIFY(!late.state().now.faceless);
        Table other(3);
        other.put("Mi@KIZ 1F, Ht@MIT 1F").bury("Mi 2F").begin("Mi");
        QVERIFY(!other.state().now.faceless);
    }
};

QTEST_APPLESS_MAIN(TstLordsReplacements)
#include "tst_lords_replacements.moc"
