// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/playout.h"
#include "rules/qadesh/bot_plan.h"
#include "rules/qadesh/orders.h"
#include "rules/qadesh/position.h"
#include "tests/rules/qadesh/table.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>

using namespace orontes;
using namespace orontes::qadesh;
using orontes::tests::Table;

namespace {

const Bot& botNamed(const char* id) {
    for (const Bot& bot : Game::bots())
        if (bot.spec.id.value == id)
            return bot;
    return Game::bots().front();
}

struct Tally {
    std::array<int, 2> won{}; ///< by seat
    int unfinished = 0;
    int lastTurn = 0;
};

Tally playGames(const char* egypt, const char* hatti, int games) {
    const std::array<const Bot*, 2> bots{&botNamed(egypt), &botNamed(hatti)};
    const State start = Game::start(Game::info().blank);
    Tally tally;
    for (int game = 1; game <= games; ++game) {
        core::Dice dice(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 0));
        core::Dice thoughts(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 1));
        const auto choose = [&](const State& state, core::SeatId seat) {
            return bots[static_cast<std::size_t>(seat.value)]->choose(Game::veiled(state, seat), seat, thoughts);
        };
        const core::GameSummary summary = core::playout<Game>(start, choose, dice, core::PlayoutLimits{20000});
        tally.unfinished += summary.outcome ? 0 : 1;
        tally.lastTurn = std::max(tally.lastTurn, summary.turn.value);
        if (summary.outcome && !summary.outcome->winners.empty())
            ++tally.won[static_cast<std::size_t>(summary.outcome->winners.front().value)];
    }
    return tally;
}

/// A position, and what the sensible bot does in it.
class Study {
public:
    explicit Study(const QString& script) : m_fault(m_table.play(script)), m_state(m_table.state()) {}

    QString fault() const { return m_fault; }
    ArmyId army(const QString& name) const { return m_table.army(name); }
    SpaceId space(const char* label) const { return m_table.space(label); }

    Action choice(const char* side, std::uint64_t seed = 1) const {
        core::Dice thoughts(seed);
        const core::SeatId seat = m_state.setup->seats[index(m_table.side(side))];
        return botNamed("sensible").choose(Game::veiled(m_state, seat), seat, thoughts);
    }

    /// The side writes all its orders.
    void write(const char* side) {
        const core::Actor actor{m_state.setup->seats[index(m_table.side(side))]};
        for (Action next = choice(side); !std::holds_alternative<Lock>(next); next = choice(side))
            m_state = Game::apply(std::move(m_state), actor, next, nullptr).next;
    }

    Plan planOf(const QString& name) const { return outlookOf(m_state, army(name)).plan; }
    /// Points for following the plan to a space.
    int follows(const QString& name, const char* label) const {
        return valueOfFollowing(outlookOf(m_state, army(name)), space(label));
    }

    /// Where the army's order leads.
    SpaceId goalOf(const QString& name) const { return endOfOrder(m_state.at(army(name))); }
    bool goesWest(const QString& name) const { return m_state.setup->squareOf(goalOf(name)).row < 5; }
    int stepsBetweenGoalAnd(const QString& name, const char* label) const {
        return stepsBetween(m_state.setup->squareOf(goalOf(name)), m_state.setup->squareOf(space(label)));
    }

private:
    Table m_table;
    QString m_fault;
    State m_state;
};

} // namespace

class TstQadeshBots : public QObject {
    Q_OBJECT

private slots:
    void sensibleGamesEnd() {
        const Tally tally = playGames("sensible", "sensible", 200);
        QCOMPARE(tally.unfinished, 0);
        QVERIFY2(tally.lastTurn <= 60, qPrintable(QString::number(tally.lastTurn)));
    }

    void sensibleBeatsRandomAsEgypt() {
        const Tally tally = playGames("sensible", "random", 100);
        QVERIFY2(tally.won[0] >= 90, qPrintable(QString::number(tally.won[0])));
    }

    /// Whoever is beside a division is shot at in every phase, by a random player as well: Hatti loses nine games of
    /// ten when both play at random. Even a player who tries out dozens of orders in whole games wins two of three, and
    /// one who knows the enemy's orders as well four of five.
    void sensibleBeatsRandomAsHatti() {
        const int sensible = playGames("random", "sensible", 100).won[1];
        const int random = playGames("random", "random", 100).won[1];
        QVERIFY2(random <= 15, qPrintable(QString::number(random)));
        QVERIFY2(sensible >= 62, qPrintable(QString::number(sensible)));
    }

    void theHittitesCrossTheRiverTogether() {
        Study study("set up: P'Re 26; Amun 30; RFC 44; Entourage 53; Allied 46; Hatti 45; Vassals 55");
        QCOMPARE(study.fault(), QString());
        study.write("Hatti");
        QVERIFY(study.goesWest("RFC"));
        QVERIFY(study.goesWest("Allied"));
        QVERIFY(study.goesWest("Hatti"));
    }

    void theHittitesGoForOneDivisionTogether() { // and leave Rameses alone, who is as near to some of them
        Study study("set up: Amun 22; P'Re 36; RFC 52; Entourage 63; Allied 45; Hatti 53; Vassals 46");
        QCOMPARE(study.fault(), QString());
        study.write("Hatti");
        QCOMPARE(study.goalOf("RFC"), study.space("36"));
        QVERIFY(study.stepsBetweenGoalAnd("Allied", "36") <= 1);
        QVERIFY(study.stepsBetweenGoalAnd("Hatti", "36") <= 2);
        QVERIFY(study.stepsBetweenGoalAnd("Vassals", "36") <= 2);
    }

    void theyGatherOutOfSightUntilOneIsNear() {
        const Study study("set up: P'Re 4; RFC 57; Entourage 63; Allied 61; Hatti 62");
        QCOMPARE(study.fault(), QString());
        QVERIFY(!study.planOf("Allied").strikes);
        QCOMPARE(study.follows("Allied", "12"), study.follows("Allied", "20")); // one step away is no better than two
        QVERIFY(study.follows("Allied", "20") > study.follows("Allied", "28"));
    }

    void theyStrikeOnceOneIsNear() {
        const Study study("set up: P'Re 4; RFC 20; Entourage 63; Allied 61; Hatti 62");
        QCOMPARE(study.fault(), QString());
        QVERIFY(study.planOf("Allied").strikes);
        QVERIFY(study.follows("Allied", "12") > study.follows("Allied", "20"));
    }

    void theHittiteKingStrikesOnlyWhoIsSpent() {
        const Study fresh("set up: P'Re 4; RFC 20; Entourage 63");
        QCOMPARE(fresh.fault(), QString());
        QCOMPARE(fresh.follows("Entourage", "4"), fresh.follows("Entourage", "20"));
        const Study spent("set up: P'Re 4 C4; RFC 20; Entourage 63"); // -4 against +3
        QCOMPARE(spent.fault(), QString());
        QVERIFY(spent.follows("Entourage", "4") > spent.follows("Entourage", "20"));
    }

    void theNearestStrikesFirst() { // the chariots cannot be there before the third phase
        Study study("set up: Amun 38; RFC 44; Entourage 60; Allied 46; Hatti 54; Vassals 55");
        QCOMPARE(study.fault(), QString());
        study.write("Hatti");
        QCOMPARE(study.goalOf("RFC"), study.space("38"));
        QCOMPARE(study.goalOf("Allied"), study.space("38"));
    }

    void aLeaderIsNotLeftInReachOfShooters() {
        Study study("set up: P'Re 37; Ne'arin 39; Amun 30; Entourage 45; RFC 57; Allied 63");
        QCOMPARE(study.fault(), QString());
        study.write("Hatti");
        QVERIFY(study.stepsBetweenGoalAnd("Entourage", "37") > 3);
        QVERIFY(study.stepsBetweenGoalAnd("Entourage", "39") > 3);
    }

    void aLeaderIsNotLeftInReachOfChariots() {
        Study study("set up: Amun 29; P'Re 18; RFC 45; Hatti 38; Vassals 37; Entourage 63");
        QCOMPARE(study.fault(), QString());
        study.write("Egypt");
        QVERIFY(study.stepsBetweenGoalAnd("Amun", "45") > 3);
    }

    void aDivisionGoesWhereItCanShoot() {
        Study study("set up: P'Re 20; Hatti 23");
        QCOMPARE(study.fault(), QString());
        study.write("Egypt");
        QCOMPARE(study.stepsBetweenGoalAnd("P'Re", "23"), 1);
    }

    void theVolleyGoesWhereItHurtsMost() { // the leader, though the others are routing or looting
        const Study study("set up: P'Re 20; Hatti 21 routing B0; Entourage 12; Vassals 28 | orders:");
        QCOMPARE(study.fault(), QString());
        QCOMPARE(study.choice("Egypt"), Action(Target{study.army("P'Re"), study.army("Entourage")}));
    }

    void aScatteredArmyTriesToRally() {
        const Study study("set up: P'Re 20 scattered; RFC 60; Entourage 63 | orders:");
        QCOMPARE(study.fault(), QString());
        QCOMPARE(study.choice("Egypt"), Action(Rally{study.army("P'Re")}));
    }

    void aTiredArmyRests() {
        const Study study("set up: P'Re 20 F1; RFC 60; Entourage 63 | orders:");
        QCOMPARE(study.fault(), QString());
        QCOMPARE(study.choice("Egypt"), Action(Rest{study.army("P'Re"), Resting::Remove}));
    }

    void aScatteredLeaderIsStruck() {
        Study study("set up: Amun 22 scattered; P'Re 1; RFC 12; Entourage 63");
        QCOMPARE(study.fault(), QString());
        study.write("Hatti");
        QCOMPARE(study.goalOf("RFC"), study.space("22"));
    }

    void theEmptyCampIsTakenWhenItWins() {
        Study study("set up: P'Re lost; Ptah lost; Amun 9; Ne'arin 1; RFC 61; Vassals 38; Entourage 63");
        QCOMPARE(study.fault(), QString());
        study.write("Hatti");
        QCOMPARE(study.goalOf("Vassals"), study.space("30"));
    }

    void aFriendDoesNotBarTheWayToTheCamp() { // it stood in 46 for ever, as Amun had been ordered to 54 through it
        Study study(
            "set up: RFC lost; Allied lost; Hatti lost; Vassals lost; Entourage 16 C1; Amun 38 C1; Ne'arin 46 C2");
        QCOMPARE(study.fault(), QString());
        study.write("Egypt");
        QCOMPARE(study.goalOf("Ne'arin"), study.space("54"));
    }

    void theLastGuardStaysInItsCamp() {
        Study study("set up: RFC lost; Allied lost; Entourage 57; Vassals 54; P'Re 30; Amun 29; Ne'arin 22");
        QCOMPARE(study.fault(), QString());
        study.write("Hatti");
        QCOMPARE(study.goalOf("Vassals"), study.space("54"));
    }

    void ramesesIsSetUpFarFromTheHittites() { // 22 and 31 are three steps from where they begin, 29 and 30 two, 38 one
        const Study study("begin | place P'Re 27");
        QCOMPARE(study.fault(), QString());
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Action choice = study.choice("Egypt", seed);
            const auto at = [&](const char* label) { return Action(Place{study.army("Amun"), study.space(label)}); };
            QVERIFY(choice == at("22") || choice == at("31"));
        }
    }
};

QTEST_APPLESS_MAIN(TstQadeshBots)
#include "tst_qadesh_bots.moc"
