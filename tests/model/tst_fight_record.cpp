// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/fight_record.h"

#include <QTest>

using namespace orontes;
using namespace orontes::model;

namespace {

core::PlayedStep step(core::Events events) {
    core::PlayedStep played;
    played.step.events = std::move(events);
    return played;
}

core::Event rolled(int by, int against, int die, int atLeast) {
    core::Calculation calculation;
    calculation.acting = {core::CounterId{by}};
    calculation.against = {core::CounterId{against}};
    calculation.atLeast = atLeast;
    return {core::Rolled{{die}, calculation}, {}, {}, {}};
}

core::Event round(int space, int number) {
    return {core::RoundBegan{core::SpaceId{space}, number}, {}, {}, {}};
}

core::Event phase() {
    return {core::PhaseBegan{core::TurnNumber{1}, core::PhaseId{"battle"}, {}}, {}, {}, {}};
}

std::vector<std::size_t> blowsIn(const std::vector<FightRound>& rounds) {
    std::vector<std::size_t> numbers;
    for (const FightRound& one : rounds)
        numbers.push_back(one.blows.size());
    return numbers;
}

} // namespace

/// What has fallen in a fight, told from the events alone.
class TstFightRecord : public QObject {
    Q_OBJECT

private slots:
    void roundsStandInTheirOrderWithTheirBlows() {
        const std::vector<core::PlayedStep> steps{step({phase(), round(3, 1)}), step({rolled(1, 2, 4, 4)}),
                                                  step({rolled(2, 1, 3, 5), round(3, 2)}), step({rolled(1, 2, 6, 4)})};
        const std::vector<FightRound> rounds = lastFight(steps);
        QCOMPARE(blowsIn(rounds), (std::vector<std::size_t>{2, 1}));
        QCOMPARE(rounds[0].round, 1);
        QCOMPARE(rounds[1].round, 2);
        QCOMPARE(rounds[0].blows[0].by, core::CounterId{1});
        QCOMPARE(rounds[0].blows[1].by, core::CounterId{2});
        QCOMPARE(rounds[0].blows[1].against, std::vector{core::CounterId{1}});
    }

    // 4 or more: a 4 hits, a 3 does not.
    void aBlowHitsFromItsNumberOn() {
        const std::vector<core::PlayedStep> steps{
            step({phase(), round(3, 1), rolled(1, 2, 4, 4), rolled(2, 1, 3, 4)})};
        const std::vector<FightRound> rounds = lastFight(steps);
        QVERIFY(rounds[0].blows[0].hits);
        QVERIFY(!rounds[0].blows[1].hits);
    }

    void onlyTheLastFightOfThePhaseIsTold() {
        const std::vector<core::PlayedStep> steps{step({phase(), round(3, 1), rolled(1, 2, 4, 4)}),
                                                  step({round(5, 1), rolled(6, 7, 1, 4)})};
        const std::vector<FightRound> rounds = lastFight(steps);
        QCOMPARE(rounds.size(), std::size_t{1});
        QCOMPARE(rounds[0].space, core::SpaceId{5});
        QCOMPARE(rounds[0].blows[0].by, core::CounterId{6});
    }

    void aPhaseForgetsTheFightsBeforeIt() {
        const std::vector<core::PlayedStep> steps{step({phase(), round(3, 1), rolled(1, 2, 4, 4)}), step({phase()})};
        QVERIFY(lastFight(steps).empty());
    }

    void rollsThatAreNoBlowsAreLeftOut() {
        core::Event service = rolled(1, 2, 4, 4);
        std::get<core::Rolled>(service.what).calculation.atLeast.reset();
        core::Event alone = rolled(1, 2, 4, 4);
        std::get<core::Rolled>(alone.what).calculation.against.clear();
        const std::vector<core::PlayedStep> steps{step({phase(), round(3, 1), service, alone})};
        QCOMPARE(blowsIn(lastFight(steps)), (std::vector<std::size_t>{0}));
    }
};

QTEST_GUILESS_MAIN(TstFightRecord)
#include "tst_fight_record.moc"
