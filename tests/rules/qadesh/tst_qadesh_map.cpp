// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/game.h"
#include "rules/qadesh/setup.h"
#include "tests/rules/qadesh/rows.h"

#include <QObject>
#include <QVector>

using namespace orontes;
using namespace orontes::qadesh;
using namespace orontes::tests;

namespace {

const Setup& battle() {
    static const std::shared_ptr<const Setup> setup = setupOf(Game::info().blank);
    return *setup;
}

/// Spaces by their printed numbers, which are one more than their ids on this board.
SpaceId at(int number) {
    return SpaceId{number - 1};
}

QVector<int> neighboursOf(int number) {
    QVector<int> numbers;
    for (const SpaceId next : battle().neighbours[static_cast<std::size_t>(at(number).value)])
        if (next.valid())
            numbers << next.value + 1;
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

bool river(int a, int b) {
    return riverBetween(battle(), at(a), at(b));
}

template <class Holds>
QVector<int> spacesWhere(Holds holds) {
    QVector<int> numbers;
    for (int number = 1; number <= 64; ++number)
        if (holds(battle().groundOf(at(number))))
            numbers << number;
    return numbers;
}

} // namespace

class TstQadeshMap : public QObject {
    Q_OBJECT

private slots:
    void spacesAreNumberedRowByRow() { // R-QAD-001
        const core::Board& board = *battle().scenario.board;
        QCOMPARE(core::spaceCount(board), 64);
        for (int number = 1; number <= 64; ++number) {
            const core::Cell cell = core::cellOf(board, at(number));
            QCOMPARE(cell.row * 8 + cell.column + 1, number);
            QCOMPARE(QString::fromStdString(core::labelOf(board, at(number)).value).toInt(), number);
        }
        QCOMPARE(core::cellOf(board, at(36)), (core::Cell{3, 4})); // row 5, column 4
        QCOMPARE(core::cellOf(board, at(54)), (core::Cell{5, 6})); // row 7, column 6
    }

    void westIsAboveAndNorthIsRight() { // R-QAD-002
        QCOMPARE(neighbourOf(battle(), at(28), Compass::West), at(20));
        QCOMPARE(neighbourOf(battle(), at(28), Compass::East), at(36));
        QCOMPARE(neighbourOf(battle(), at(28), Compass::South), at(27));
        QCOMPARE(neighbourOf(battle(), at(28), Compass::North), at(29));
        QVERIFY(!neighbourOf(battle(), at(8), Compass::North).valid()); // no wrap
        QVERIFY(!neighbourOf(battle(), at(8), Compass::West).valid());
    }

    void adjacentSpacesShareASide() { // R-QAD-003
        QCOMPARE(neighboursOf(36), (QVector<int>{28, 35, 37, 44}));
        QCOMPARE(neighboursOf(1), (QVector<int>{2, 9}));
        QCOMPARE(neighboursOf(8), (QVector<int>{7, 16}));
        QVERIFY(!adjacent(battle(), at(33), at(32)));
        QVERIFY(!adjacent(battle(), at(30), at(21))); // a corner
    }

    void theOrontesRunsBetweenRowsFiveAndSix() { // R-QAD-004
        for (int number = 33; number <= 40; ++number)
            QVERIFY2(river(number, number + 8), qPrintable(QString::number(number)));
        QVERIFY(river(46, 38));
        QVERIFY(!river(38, 39));
        QVERIFY(!river(25, 33));
        QVERIFY(!river(41, 49));
    }

    void theStreamRunsRoundQadesh() { // R-QAD-005, R-QAD-006, R-QAD-007
        QVERIFY(river(36, 37));
        QVERIFY(river(36, 28));
        QVERIFY(river(27, 35));
    }

    void thereAreElevenRiverBorders() { // R-QAD-008
        int count = 0;
        for (int a = 1; a <= 64; ++a)
            for (int b = a + 1; b <= 64; ++b)
                count += river(a, b) ? 1 : 0;
        QCOMPARE(count, 11);
        QVERIFY(!river(35, 36));
        QVERIFY(!river(34, 35));
        QVERIFY(!river(26, 34));
        QVERIFY(!river(28, 29));
    }

    void qadeshIsReachedDryFromThirtyFiveOnly() { // R-QAD-009
        for (const int number : neighboursOf(36))
            QCOMPARE(river(number, 36), number != 35);
    }

    void nobodyEntersTheLake_data() {
        addRows({
            {"R-QAD-010", "an order into the lake is refused: 47-48", "set up: P'Re 47 | refuse step P'Re 48: lake"},
            {"R-QAD-010", "an order into the lake is refused: 55-56",
             "set up: Vassals 55 | refuse step Vassals 56: lake"},
            {"R-QAD-010", "an order into the lake is refused: 63-64", "set up: P'Re 63 | refuse step P'Re 64: lake"},
            {"R-QAD-010", "an order beside the lake is fine", "set up: P'Re 47 | write P'Re 47-55-63"},
            {"R-QAD-010", "a routed army does not flee into the lake",
             "set up: RFC 55; Amun 54 | orders: | skirmish Amun RFC 5+0=5 | see: RFC 47 C1 routing"},
        });
    }

    void nobodyEntersTheLake() { playRow(); }

    void theLakeIsThreeSpaces() { // R-QAD-010
        QCOMPARE(spacesWhere([](const Ground& ground) { return ground.lake; }), (QVector<int>{48, 56, 64}));
        core::Scenario wet = Game::info().blank; // a set-up list that names the lake
        core::WithinSpaces list{{core::SpaceLabel{"47"}, core::SpaceLabel{"48"}}};
        wet.counters.edit()[7].setUp.place = list;
        QCOMPARE(setupOf(wet)->armies[7].starts, std::vector<SpaceId>{at(47)});
    }

    void nineSpacesAreRough() { // R-QAD-011, R-QAD-012, R-QAD-013, R-QAD-014, R-QAD-015, R-QAD-016, R-QAD-017
        QCOMPARE(spacesWhere([](const Ground& ground) { return ground.rough; }),
                 (QVector<int>{1, 7, 8, 15, 16, 30, 36, 40, 54}));
        QVERIFY(!battle().groundOf(at(17)).rough);
        QVERIFY(!battle().groundOf(at(46)).rough);
    }

    void eachSideHasOneCamp() { // R-QAD-015, R-QAD-016
        QCOMPARE(spacesWhere([](const Ground& ground) { return ground.camp == SideId{0}; }), QVector<int>{30});
        QCOMPARE(spacesWhere([](const Ground& ground) { return ground.camp == SideId{1}; }), QVector<int>{54});
        QCOMPARE((*battle().scenario.sides)[0].name, std::string("Egypt"));
    }

    void settlementsAreRoughAndNothingMore_data() {
        addRows({
            {"R-QAD-018", "nobody loots Qadesh or Shabtuna", "set up: RFC 36; Entourage 1 | orders: | orders due"},
            {"R-QAD-018", "a settlement occupied wins nothing",
             "set up: RFC 36; Amun 57; Ptah lost; Sutekh lost | orders: | orders due | not over"},
            {"R-QAD-018", "a settlement is rough ground",
             "set up: RFC 35 | orders: RFC 35-36 | fail RFC 5+1=6 | see: RFC 35"},
        });
    }

    void settlementsAreRoughAndNothingMore() { playRow(); }
};

QTEST_APPLESS_MAIN(TstQadeshMap)
#include "tst_qadesh_map.moc"
