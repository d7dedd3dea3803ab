// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/ledger_model.h"
#include "model/items/roster_model.h"
#include "tests/model/playing.h"
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/skirmish.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace orontes;
using namespace orontes::model;
using namespace orontes::tests;

namespace {

/// Two seats; the first with two sides.
core::Scenario threeSides() {
    core::Scenario scenario = skirmish::meadow();
    scenario.sides.edit().push_back({core::SideToken{"green"}, "Green", core::SeatToken{"red"}, {}, {}});
    return scenario;
}

class Notes {
public:
    Notes& turn(int number) {
        m_turn = core::TurnNumber{number};
        return *this;
    }
    Notes& phase(const char* side, const char* id) {
        return add(core::PhaseBegan{m_turn, core::PhaseId{id}, core::SideToken{side}});
    }
    Notes& points(const char* side, int points, const char* source = "") {
        return add(core::Scored{core::SideToken{side}, points, source});
    }
    Notes& step() {
        ++m_step;
        return *this;
    }

    std::vector<ChronicleLine> lines;

private:
    Notes& add(const decltype(core::Event::what)& what) {
        lines.push_back({m_step, m_turn, core::PhaseId{"battle"}, core::chance, {what, {}, {}, {}}});
        return *this;
    }

    std::size_t m_step = 0;
    core::TurnNumber m_turn{1};
};

std::vector<LedgerLine> ledgerIn(const Notes& notes) {
    return ledgerOf(notes.lines, threeSides(), skirmish::entry().rules.info());
}

std::vector<LedgerSum> sumsIn(const Notes& notes, const core::View& view = {}) {
    return sumsOf(ledgerIn(notes), view, threeSides(), skirmish::entry().rules.info(),
                  skirmish::entry().rules.info().texts);
}

std::vector<int> ordersIn(const std::vector<LedgerLine>& ledger) {
    std::vector<int> orders;
    for (const LedgerLine& line : ledger)
        orders.push_back(line.order);
    return orders;
}

/// A harvest played to its end: seats score, and tallies follow.
std::unique_ptr<GameSession> harvest() {
    for (const Game& game : games())
        if (game.ruleset == "harvest") {
            auto session = begin(*game.entry, game.scenario, bots("random", game.scenario.seats->size(), 3));
            while (session->stepNow().value_or(false)) {
            }
            return session;
        }
    qFatal("no harvest");
}

} // namespace

/// Points as they are scored, and who has what.
class TstLedger : public QObject {
    Q_OBJECT

private slots:
    void totalsGrowWithTheSeatWhicheverSideScores() {
        const std::vector<LedgerLine> ledger =
            ledgerIn(Notes().points("red", 4).points("blue", 1).step().points("green", 3));
        QCOMPARE(ledger.size(), std::size_t{3});
        QCOMPARE(ledger[0].total, std::int64_t{4});
        QCOMPARE(ledger[1].total, std::int64_t{1});
        QCOMPARE(ledger[2].total, std::int64_t{7}); // 4 + 3
        QCOMPARE(ledger[2].step, std::size_t{1});
        QCOMPARE(ledger[1].within, std::size_t{1});
    }

    void linesTellTheOrderInWhichSidesHadTheirTurn() {
        const Notes notes = Notes()
                                .phase("red", "move")
                                .points("red", 1)
                                .phase("blue", "move")
                                .points("blue", 1)
                                .phase("blue", "move")
                                .points("blue", 1) // twice in a row
                                .turn(2)
                                .phase("blue", "move")
                                .points("blue", 1);
        QCOMPARE(ordersIn(ledgerIn(notes)), (std::vector<int>{1, 2, 3, 1}));
    }

    void sumsAreOfSeatsOfSidesAndOfWhatItWasFor() {
        const std::vector<LedgerSum> sums = sumsIn(
            Notes().points("red", 4, "booty").points("red", 2, "booty").points("red", 5, "glory").points("green", 3));
        QCOMPARE(sums.size(), std::size_t{2});
        QCOMPARE(sums[0].points, std::int64_t{14}); // 4 + 2 + 5 + 3
        QCOMPARE(sums[0].parts.size(), std::size_t{2});
        QCOMPARE(sums[0].parts[0].name, std::string("Red"));
        QCOMPARE(sums[0].parts[0].points, std::int64_t{11});
        QCOMPARE(sums[0].parts[0].parts.size(), std::size_t{2});
        QCOMPARE(sums[0].parts[0].parts[0].points, std::int64_t{6});
        QVERIFY(sums[0].parts[1].parts.empty()); // nobody said what it was for
        QCOMPARE(sums[1].points, std::int64_t{0});
    }

    void pointsFromBeforeTheGameAreALineOfTheirOwn() {
        core::View view;
        view.tallies.push_back({core::SeatId{0}, {}, 20, 0});
        const std::vector<LedgerSum> sums = sumsIn(Notes().points("red", 4), view);
        QCOMPARE(sums[0].points, std::int64_t{20});
        QCOMPARE(sums[0].parts[0].points, std::int64_t{16}); // 20 - 4
    }

    void theLedgerOfAGameEndsWithItsTallies() {
        const auto session = harvest();
        LedgerModel ledger(*session, referee);
        LedgerSumsModel sums(*session, ledger);
        QAbstractItemModelTester lines(&ledger, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester tree(&sums, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(ledger.rowCount() > 0);
        for (const core::ViewTally& tally : session->view(referee).tallies)
            QCOMPARE(sums.index(tally.seat->value, LedgerSumsModel::Points).data().toString(),
                     QString::number(tally.value));
        session->goTo(std::size_t{0});
        ledger.follow(referee);
        QCOMPARE(ledger.rowCount(), 0);
        QCOMPARE(sums.index(0, LedgerSumsModel::Points).data().toString(), QString("0"));
    }

    void aSumLeavesOnlyItsLines() {
        const auto session = harvest();
        LedgerModel ledger(*session, referee);
        LedgerSumsModel sums(*session, ledger);
        const int all = ledger.rowCount();
        int parts = 0;
        for (int seat = 0; seat < sums.rowCount(); ++seat) {
            ledger.setFilter(sums.filterAt(sums.index(seat, 0)));
            for (int row = 0; row < ledger.rowCount(); ++row)
                QCOMPARE(ledger.lineAt(row)->seat, core::SeatId{seat});
            parts += ledger.rowCount();
        }
        QCOMPARE(parts, all);
        ledger.setFilter({});
        QCOMPARE(ledger.rowCount(), all);
    }

    void theRosterCountsKindsByPlace() {
        const auto session = begin(skirmish::entry(), skirmish::meadow());
        RosterModel roster(*session, referee);
        QAbstractItemModelTester tester(&roster, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(roster.rowCount(), 2); // red and blue, five each
        const QModelIndex red = roster.index(0, 0);
        QCOMPARE(roster.index(0, RosterModel::Number).data().toString(), QString("5"));
        QCOMPARE(roster.rowCount(red), 1); // all on the map
        const QModelIndex map = roster.index(0, 0, red);
        QCOMPARE(roster.rowCount(map), 4); // two archers at 0302 and 0502, three spears at 0402 twice and 0403
        QCOMPARE(roster.index(2, RosterModel::Number, map).data().toString(), QString("2"));
        QVERIFY(roster.counterAt(roster.index(0, 0, map)).valid());
        QVERIFY(!roster.counterAt(red).valid());
    }
};

QTEST_GUILESS_MAIN(TstLedger)
#include "tst_ledger.moc"
