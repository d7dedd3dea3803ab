// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/campaign.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

namespace {

/// "Foot 1, Ruler" of an area, in roster order.
QString standing(const Campaign& game, const State& state, const QString& label) {
    QStringList names;
    forPieces(state, game.area(label), [&](PieceId piece) {
        names << QString::fromStdString((*state.setup->scenario.counters)[static_cast<std::size_t>(piece.value)].name);
    });
    return names.join(", ");
}

void put(Campaign& game, const char* nation, const char* name, const char* area) {
    putDown(game.state(), game.piece(nation, name), game.area(area));
}

} // namespace

/// The flat position: who stands where, who controls what.
class TstLordsPosition : public QObject {
    Q_OBJECT

private slots:
    void anAreaListsItsPiecesInRosterOrder() {
        Campaign game;
        put(game, "egypt", "Foot 3", "On");
        put(game, "egypt", "Foot 1", "On");
        put(game, "egypt", "Thutmosis III", "On");
        put(game, "egypt", "Foot 2", "On");
        QCOMPARE(standing(game, game.state(), "On"), QString("Foot 1, Foot 2, Foot 3, Thutmosis III"));
        shift(game.state(), game.piece("egypt", "Foot 2"), game.area("Pelusium"));
        takeOff(game.state(), game.piece("egypt", "Foot 3"), Lot::Dead);
        QCOMPARE(standing(game, game.state(), "On"), QString("Foot 1, Thutmosis III"));
        QCOMPARE(standing(game, game.state(), "Pelusium"), QString("Foot 2"));
        QCOMPARE(game.state().at(game.piece("egypt", "Foot 3")).area, game.area("On"));
    }

    void positionsReachedInAnotherOrderAreEqual() {
        Campaign one;
        put(one, "egypt", "Foot 1", "On");
        put(one, "egypt", "Foot 2", "On");
        Campaign other;
        put(other, "egypt", "Foot 2", "Pelusium");
        put(other, "egypt", "Foot 1", "On");
        QVERIFY(one.state() != other.state());
        shift(other.state(), other.piece("egypt", "Foot 2"), other.area("On"));
        QVERIFY(one.state() == other.state());
    }

    // R-LOR-7.1c, R-LOR-7.1e, R-LOR-7.2b, A-LOR-14, A-LOR-74
    void controlNeedsOwnOrVassalUnitsAndNobodyElse() {
        Campaign game;
        const NationId kassites = game.nation("kassites");
        const NationId elam = game.nation("elam");
        const SpaceId babylon = game.area("Babylon");
        QVERIFY(!controls(game.state(), kassites, babylon));
        put(game, "kassites", "Foot 1", "Babylon");
        QVERIFY(controls(game.state(), kassites, babylon));
        QVERIFY(!controls(game.state(), elam, babylon));
        game.state().at(game.piece("kassites", "Foot 1")).lord = elam;
        QVERIFY(controls(game.state(), elam, babylon));
        QVERIFY(controls(game.state(), kassites, babylon));
        put(game, "kassites", "Foot 2", "Mari");
        QVERIFY(!controls(game.state(), elam, game.area("Mari")));
        put(game, "sumer", "Foot 1", "Babylon");
        QVERIFY(!controls(game.state(), elam, babylon));
        put(game, "assyria", "Terror 1", "Ugarit");
        QVERIFY(!controls(game.state(), game.nation("assyria"), game.area("Ugarit")));
        QCOMPARE(game.list(controlledBy(game.state(), kassites)), QString("Mari"));
    }

    // R-LOR-2.4a
    void markersAreNoUnits() {
        Campaign game;
        put(game, "egypt", "Thutmosis III", "On");
        QCOMPARE(unitsIn(game.state(), game.area("On"), game.nation("egypt")), 0);
        put(game, "egypt", "Chariots 1", "On");
        QCOMPARE(unitsIn(game.state(), game.area("On"), game.nation("egypt")), 1);
        QCOMPARE(nationsIn(game.state(), game.area("On")).count(), 1);
    }

    // R-LOR-10.1c, R-LOR-10.1h, A-LOR-68
    void theVassalLevelCountsUnitsOnTheMapWithVassalsAndMeshwesh() {
        Campaign game;
        const NationId egypt = game.nation("egypt");
        put(game, "egypt", "Foot 1", "On");
        put(game, "egypt", "Foot 2", "On");
        put(game, "libya", "Foot 1", "On");
        game.state().at(game.piece("libya", "Foot 1")).nation = egypt;
        put(game, "canaan", "Foot 1", "Judah");
        game.state().at(game.piece("canaan", "Foot 1")).lord = egypt;
        QVERIFY(isMeshwesh(game.state(), game.piece("libya", "Foot 1")));
        QCOMPARE(orontes::lords::standing(game.state(), egypt), 4);
        QCOMPARE(orontes::lords::standing(game.state(), game.nation("libya")), 0);
        QCOMPARE(lordOf(game.state(), game.nation("canaan")), egypt);
    }

    // The limits of 5.3 and 16.6.
    void canaanStacksThreeWithoutItsRuler() {
        Campaign game;
        const NationId canaan = game.nation("canaan");
        QCOMPARE(stackLimit(game.state(), canaan, game.area("Kadesh")), 3);
        QCOMPARE(stackLimit(game.state(), game.nation("egypt"), game.area("Kadesh")), 5);
        put(game, "canaan", "Darusha", "Syria");
        QCOMPARE(stackLimit(game.state(), canaan, game.area("Kadesh")), 3);
        QCOMPARE(stackLimit(game.state(), canaan, game.area("Syria")), 5);
    }

    // R-LOR-11.2e, R-LOR-HTPa, A-LOR-87
    void totalsAddAllNationsOfASeat() {
        Campaign game;
        const orontes::core::SeatId red = game.setup().of(game.nation("assyria")).seat;
        game.state().of(game.nation("assyria")).territory = 40;
        game.state().of(game.nation("assyria")).byFeats = 25;
        game.state().of(game.nation("sumer")).territory = 4;
        game.state().of(game.nation("egypt")).territory = 99;
        QCOMPARE(total(game.state(), red), 69);
        orontes::core::Scenario scenario = game.setup().scenario;
        scenario.options.edit()[orontes::core::OptionId{"territoryCap"}] = true;
        Campaign capped(scenario);
        capped.state().of(capped.nation("assyria")).territory = 40;
        capped.state().of(capped.nation("assyria")).byFeats = 25;
        QCOMPARE(total(capped.state(), red), 50);
    }

    void whatAFrozenPositionTellsOfNationsIsRead() {
        orontes::core::Scenario scenario = Campaign().setup().scenario;
        for (orontes::core::Side& side : scenario.sides.edit())
            if (side.token.value == "judah") {
                side.attributes[orontes::core::FieldId{"ungodly"}] = true;
                side.attributes[orontes::core::FieldId{"repentances"}] = std::int64_t{2};
                side.attributes[orontes::core::FieldId{"territory"}] = std::int64_t{12};
                side.attributes[orontes::core::FieldId{"chitsLost"}] = std::int64_t{1};
            }
        Campaign game(scenario);
        const Fortune& judah = game.state().of(game.nation("judah"));
        QVERIFY(judah.ungodly);
        QCOMPARE(judah.repentances, 2);
        QCOMPARE(judah.territory, 12);
        const auto white = static_cast<std::size_t>(game.setup().of(game.nation("judah")).seat.value);
        QCOMPARE(game.state().breaches[white], 1);
    }
};

QTEST_APPLESS_MAIN(TstLordsPosition)
#include "tst_lords_position.moc"
