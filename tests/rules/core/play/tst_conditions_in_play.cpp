// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/skirmish.h"

#include <QTest>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

const Actor red{SeatId{0}};
const Actor blue{SeatId{1}};
constexpr std::size_t redSpear = 2; ///< Red 3; archers come first
constexpr std::size_t blueArcher = 5;

void standAt(Scenario& scenario, std::size_t counter, const char* hex) {
    scenario.counters.edit()[counter].setUp.place = AtSpace{SpaceLabel{hex}};
}

/// The game so far.
class Table {
public:
    explicit Table(const Scenario& scenario) : m_now(skirmish::entry().rules.start(scenario).value()) {}

    void play(Actor actor, const char* verb, std::map<std::string, Value> args = {}) {
        const Action action{actor, verb, {args.begin(), args.end()}};
        Result<Step> step = skirmish::entry().rules.apply(m_now, action);
        QVERIFY2(step, step ? "" : step.error().id.c_str());
        m_now = std::move(step->next);
    }
    void pass(int turns) {
        for (int turn = 0; turn < turns; ++turn) {
            play(red, "pass");
            play(blue, "pass");
        }
    }
    std::optional<Outcome> outcome() const { return skirmish::entry().rules.view(m_now, {}).outcome; }
    std::vector<SeatId> winners() const { return outcome() ? outcome()->winners : std::vector<SeatId>{SeatId{}}; }

private:
    Position m_now;
};

} // namespace

/// The kinds of conditions that rest on single counters, asked of a ruleset that answers them.
class TstConditionsInPlay : public QObject {
    Q_OBJECT

private slots:
    void leavingOverTheRegionWinsAndElsewhereDoesNot() {
        for (const bool inRegion : {true, false}) {
            Scenario scenario = skirmish::crossing();
            standAt(scenario, redSpear, "0307");
            standAt(scenario, redSpear + 1, inRegion ? "0507" : "0607");
            scenario.sides.edit().front().attributes[FieldId{"exits"}] = TextList{"0307", "0507", "0607"};
            Table table(scenario);
            table.play(red, "leave", {{"counter", std::int64_t{3}}});
            table.play(blue, "pass");
            QVERIFY(!table.outcome());
            table.play(red, "leave", {{"counter", std::int64_t{4}}});
            QCOMPARE(table.outcome().has_value(), inRegion);
            if (inRegion)
                QCOMPARE(table.winners(), std::vector<SeatId>{red.seat});
        }
    }

    void leavingIsLegalOnAnExitOfOnesSideOnly() {
        Scenario scenario = skirmish::crossing();
        standAt(scenario, redSpear, "0107");
        const Position start = skirmish::entry().rules.start(scenario).value();
        const Verdict verdict =
            skirmish::entry().rules.judge(start, Action{red, "leave", {{"counter", std::int64_t{3}}}});
        QVERIFY(!verdict);
        QCOMPARE(verdict.error().id, std::string("skirmish.no-exit"));
    }

    void standingInTheWoodAtTheEndWinsForArchersOnly() {
        for (const bool archer : {true, false}) {
            Scenario scenario = skirmish::crossing();
            standAt(scenario, archer ? blueArcher : blueArcher + 2, "0204");
            Table table(scenario);
            table.pass(13);
            QVERIFY(!table.outcome());
            table.pass(1);
            QCOMPARE(table.winners(), archer ? std::vector<SeatId>{blue.seat} : std::vector<SeatId>{});
        }
    }
};

QTEST_APPLESS_MAIN(TstConditionsInPlay)
#include "tst_conditions_in_play.moc"
