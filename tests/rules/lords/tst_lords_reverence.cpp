// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

namespace {

orontes::core::Scenario reverent() {
    orontes::core::Scenario scenario = Campaign().setup().scenario;
    scenario.options.edit()[orontes::core::OptionId{"reverence"}] = true;
    return scenario;
}

orontes::core::Actor seat(const Table& table, const char* nation) {
    return orontes::core::Actor{table.setup().of(table.nation(nation)).seat};
}

bool may(const Table& table, const char* nation, const Action& action) {
    return Game::judge(table.state(), seat(table, nation), action).has_value();
}

void act(Table& table, const char* nation, const Action& action) {
    table.state() = Game::apply(table.state(), seat(table, nation), action, nullptr).next;
}

} // namespace

/// Necessary Reverence, an option (4.3).
class TstLordsReverence : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-4.3a, R-LOR-4.3e
    void anyPlayerMayAskForSilenceUntilRedeployment() {
        Table table(2, reverent());
        table.put("As@ASR 1F, As@NIN 1F").beginMarch("As");
        QCOMPARE(Game::volunteers(table.state()).count, 4);
        QVERIFY(may(table, "El", Silence{}));
        act(table, "El", Silence{});
        QVERIFY(table.state().silence);
        QVERIFY(!may(table, "Eg", Silence{}));
        table.play(Done{});
        QVERIFY(table.isAt<Redeploying>());
        QVERIFY(!table.state().silence);
        QVERIFY(!may(table, "El", Silence{}));
    }

    // R-LOR-4.3a
    void withoutTheOptionNobodyMay() {
        Table table(2);
        table.put("As@ASR 1F, As@NIN 1F").beginMarch("As");
        QVERIFY(Game::volunteers(table.state()).none());
        QVERIFY(!may(table, "El", Silence{}));
    }

    // R-LOR-4.3c, R-LOR-4.3d, A-LOR-11
    void aBreachNeedsTheAgreementOfAllOthers() {
        Table table(2, reverent());
        table.put("El@ELA 1F, El@SUM 1F").beginMarch("El");
        const orontes::core::SeatId blue = seat(table, "Eg").seat;
        QVERIFY(!may(table, "El", Accuse{blue})); // nobody has asked for silence
        act(table, "El", Silence{});
        QVERIFY(!may(table, "Eg", Accuse{blue}));
        act(table, "El", Accuse{blue});
        QVERIFY(!may(table, "El", Accuse{blue}));
        act(table, "As", Accuse{blue});
        QCOMPARE(int(table.state().breaches[1]), 0);
        act(table, "Ka", Accuse{blue});
        QCOMPARE(int(table.state().breaches[1]), 1);
    }

    // R-LOR-4.3c, R-LOR-4.3d
    void theNextChitOfThatPlayerIsLost() {
        Table table(2, reverent());
        table.put("Eg@ON 1F, Lu@ALE 1F, El@ELA 1F");
        table.state().breaches[1] = 1;
        table.state().cup = {};
        for (const char* nation : {"Eg", "Lu", "El"})
            table.state().cup.add(table.nation(nation));
        table.play(Chit{table.nation("Eg")});
        QVERIFY(table.isAt<DrawingChit>());
        QCOMPARE(table.points("blue"), 0);
        table.play(Chit{table.nation("Lu")});
        QVERIFY(!table.isAt<DrawingChit>());
    }
};

QTEST_APPLESS_MAIN(TstLordsReverence)
#include "tst_lords_reverence.moc"
