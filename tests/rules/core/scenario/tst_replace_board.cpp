// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_edits.h"

#include <QTest>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

SpaceLabel label(const char* text) {
    return SpaceLabel{text};
}

Board rowOf(int width) {
    return makeBoard(SquareGrid{width, 1, false, {Numbering::Style::Sequential, 1, 1, 1, false}},
                     {TerrainToken{"open"}}, {});
}

Counter counterAt(int id, SetUp setUp) {
    Counter counter;
    counter.id = CounterId{id};
    counter.setUp = std::move(setUp);
    return counter;
}

/// Names each of the spaces 1 to 3 of a row of three everywhere a label can stand.
Scenario everywhere() {
    Scenario scenario;
    Board board = rowOf(3);
    board.regions = std::vector<Region>{{RegionId{"all"}, "", {label("1"), label("2"), label("3")}}};
    scenario.board = std::move(board);
    std::vector<Counter> counters{counterAt(1, {TurnNumber{1}, AtSpace{label("1")}}),
                                  counterAt(2, {TurnNumber{1}, WithinSpaces{{label("2"), label("3")}}}),
                                  counterAt(3, {TurnNumber{1}, EntersAt{{label("3")}}}),
                                  counterAt(4, {TurnNumber{1}, OffMap{}})};
    counters.back().attributes[FieldId{"goals"}] = TextList{"1", "x"};
    counters.back().attributes[FieldId{"motto"}] = std::string("1"); // a text is no list of spaces
    scenario.counters = std::move(counters);
    scenario.options = std::map<OptionId, Value>{{OptionId{"exits"}, TextList{"2"}}};
    scenario.sides =
        std::vector<Side>{{SideToken{"red"}, "", SeatToken{}, {}, {}, {{FieldId{"exits"}, TextList{"3", "x"}}}}};
    const Condition held{HeldFor{2, {Condition{Controls{SideToken{"red"}, {label("2")}, 1}}}}};
    const Condition occupied{Occupies{SideToken{"red"}, {label("1"), label("3")}, 1}};
    scenario.victory = std::vector<VictoryClause>{{SeatToken{"north"}, "", false, Condition{AnyOf{{held, occupied}}}}};
    scenario.waivers = std::vector<Waiver>{
        {"a", label("1"), ""}, {"b", EdgePlace{label("1"), label("2")}, ""}, {"c", CounterId{1}, ""}};
    return scenario;
}

ChangeSet newBoard() {
    ChangeSet changes;
    changes.boardShape = changes.regions = true;
    return changes;
}

} // namespace

class TstReplaceBoard : public QObject {
    Q_OBJECT

private slots:
    void labelsAreRenamedWhereverTheyStand() {
        const Scenario before = everywhere();
        ReplaceBoard edit{rowOf(4), {{label("1"), label("2")}, {label("2"), label("1")}, {label("3"), label("4")}}};
        edit.board.regions = before.board->regions;
        const Result<Edited> edited = applyEdit(before, {edit});
        QVERIFY(edited);
        const Scenario& after = edited->scenario;
        QVERIFY(after.board->regions->front().spaces == (std::vector{label("2"), label("1"), label("4")}));
        const auto place = [&after](int id) { return findCounter(after, CounterId{id})->setUp.place; };
        QVERIFY(std::get<AtSpace>(place(1)) == AtSpace{label("2")}); // 1 and 2 change places
        QVERIFY(std::get<WithinSpaces>(place(2)) == (WithinSpaces{{label("1"), label("4")}}));
        QVERIFY(std::get<EntersAt>(place(3)) == EntersAt{{label("4")}});
        const Attributes& attributes = findCounter(after, CounterId{4})->attributes;
        QVERIFY(attributes.at(FieldId{"goals"}) == Value(TextList{"2", "x"}));
        QVERIFY(attributes.at(FieldId{"motto"}) == Value(std::string("1")));
        QVERIFY(after.options->at(OptionId{"exits"}) == Value(TextList{"1"}));
        QVERIFY(after.sides->front().attributes.at(FieldId{"exits"}) == Value(TextList{"4", "x"}));
        const Condition held{HeldFor{2, {Condition{Controls{SideToken{"red"}, {label("1")}, 1}}}}};
        const Condition occupied{Occupies{SideToken{"red"}, {label("2"), label("4")}, 1}};
        QVERIFY(after.victory->front().condition == Condition{AnyOf({held, occupied})});
        QVERIFY(after.waivers->at(0).place == TablePlace{label("2")});
        QVERIFY(after.waivers->at(1).place == TablePlace(EdgePlace{label("2"), label("1")}));
        QVERIFY(after.waivers->at(2).place == TablePlace{CounterId{1}});
        ChangeSet expected = newBoard();
        expected.options = expected.victory = expected.waivers = expected.sides = true;
        expected.countersChanged = {CounterId{1}, CounterId{2}, CounterId{3}, CounterId{4}};
        QVERIFY(edited->changes == expected);
    }

    void whatIsNotRenamedStays() {
        const Scenario before = everywhere();
        ReplaceBoard edit{rowOf(2), {}};
        const Result<Edited> edited = applyEdit(before, {edit});
        QVERIFY(edited);
        QVERIFY(edited->changes == newBoard());
        QVERIFY(edited->scenario.counters == before.counters); // 3 is on no board now: a finding
        QVERIFY(edited->scenario.victory == before.victory);
    }

    void aBoardOfTheSameShapeIsComparedSpaceBySpace() {
        const Scenario before = everywhere();
        ReplaceBoard edit{*before.board, {}};
        QVERIFY(applyEdit(before, {edit})->changes.empty());
        edit.board.terrains.push_back(TerrainToken{"hill"});
        setTerrain(edit.board, SpaceId{1}, 1);
        ChangeSet one;
        one.spaces = {SpaceId{1}};
        QVERIFY(applyEdit(before, {edit})->changes == one);
        edit.board.terrains = {TerrainToken{"hill"}, TerrainToken{"open"}};
        QVERIFY(applyEdit(before, {edit})->changes == newBoard()); // the codes mean something else
    }

    void aBrokenBoardIsRefused() {
        const Scenario before = everywhere();
        Board tooWide = rowOf(3);
        std::get<SquareGrid>(tooWide.geometry).width = 4;
        Board endless = rowOf(3);
        std::get<SquareGrid>(endless.geometry).width = 2'000'000'000;
        for (const Board& board : {Board{}, tooWide, endless}) {
            const Result<Edited> edited = applyEdit(before, {ReplaceBoard{board, {}}});
            QVERIFY(!edited);
            QCOMPARE(edited.error().id, "edit.board.not-whole");
        }
    }
};

QTEST_APPLESS_MAIN(TstReplaceBoard)
#include "tst_replace_board.moc"
