// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "tests/support/random_edits.h"
#include "tests/support/shown.h"

#include <QTest>

#include <limits>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

/// Applies an edit that makes sense, and checks that it told exactly what it changed.
Scenario checkEdit(const Scenario& before, const Edit& edit, const ChangeSet& expected) {
    const Result<Edited> edited = applyEdit(before, edit);
    if (!edited) {
        QTest::qFail(edited.error().id.c_str(), __FILE__, __LINE__);
        return before;
    }
    if (!(edited->changes == expected))
        QTest::qFail("another change set", __FILE__, __LINE__);
    if (expected.empty() != (edited->scenario == before))
        QTest::qFail("changed without telling, or the other way round", __FILE__, __LINE__);
    return edited->scenario;
}

void checkNoChange(const Scenario& before, const Edit& edit) {
    checkEdit(before, edit, {});
}

/// The edit is refused with this id, in a whole sentence, also in the middle of a batch.
void checkRefused(const Scenario& before, const Edit& edit, const char* id) {
    for (const Edit& one : {edit, Edit{Batch{{Edit{SetTitle{TitleField::Title, "Elsewhere"}}, edit}}}}) {
        const Result<Edited> edited = applyEdit(before, one);
        QVERIFY2(!edited, id);
        QCOMPARE(shown(edited.error().id), QString(id));
        QVERIFY(edited.error().severity == Severity::Error);
        QVERIFY2(coreTexts().contains(TextId{id}), id);
        QVERIFY2(!shown(coreTexts().render(edited.error().text())).contains('{'), id);
    }
}

ChangeSet onlySpaces(std::vector<SpaceId> spaces) {
    ChangeSet changes;
    changes.spaces = std::move(spaces);
    return changes;
}

ChangeSet only(bool ChangeSet::* flag) {
    ChangeSet changes;
    changes.*flag = true;
    return changes;
}

ChangeSet onlyCounters(std::vector<CounterId> ChangeSet::* list, std::vector<CounterId> ids) {
    ChangeSet changes;
    changes.*list = std::move(ids);
    return changes;
}

std::vector<std::int32_t> roster(const Scenario& scenario) {
    std::vector<std::int32_t> ids;
    for (const Counter& counter : *scenario.counters)
        ids.push_back(counter.id.value);
    return ids;
}

Condition nested(int depth) {
    Condition condition{TurnReached{TurnNumber{1}}};
    for (int i = 1; i < depth; ++i)
        condition = Condition{NoneOf{{condition}}};
    return condition;
}

using Ids = std::vector<std::int32_t>;

} // namespace

class TstEdits : public QObject {
    Q_OBJECT

    const Scenario start = sampleScenario();

private slots:
    void titlesAreSetOneByOne() {
        const Scenario after = checkEdit(start, {SetTitle{TitleField::Author, "A scribe"}}, only(&ChangeSet::titles));
        QCOMPARE(shown(after.author), QString("A scribe"));
        QCOMPARE(after.title, start.title);
        checkEdit(start, {SetTitle{TitleField::Notes, "Rain"}}, only(&ChangeSet::titles));
        checkEdit(start, {SetTitle{TitleField::Year, "1275 BC"}}, only(&ChangeSet::titles));
        checkNoChange(start, {SetTitle{TitleField::Title, start.title}});
        checkNoChange(start, {SetTitle{TitleField::Notes, *start.notes}});
    }

    void terrainIsPaintedWhereItWasAnother() {
        // Space 40 is a hill already; space 3 is named twice.
        const Scenario after =
            checkEdit(start, {PaintTerrain{{SpaceId{9}, SpaceId{3}, SpaceId{40}, SpaceId{3}}, TerrainToken{"hill"}}},
                      onlySpaces({SpaceId{3}, SpaceId{9}}));
        QCOMPARE(terrainOf(*after.board, SpaceId{9}), TerrainToken{"hill"});
        QCOMPARE(terrainOf(*after.board, SpaceId{10}), TerrainToken{"open"});
        QCOMPARE(after.board->terrains.size(), std::size_t{2});
        checkNoChange(start, {PaintTerrain{{SpaceId{40}}, TerrainToken{"hill"}}});
        checkRefused(start, {PaintTerrain{{SpaceId{108}}, TerrainToken{"hill"}}}, "edit.space.unknown"); // 12 x 9
        checkRefused(start, {PaintTerrain{{SpaceId{}}, TerrainToken{"hill"}}}, "edit.space.unknown");
        checkRefused(start, {PaintTerrain{{SpaceId{1}}, TerrainToken{}}}, "edit.terrain.unnamed");
    }

    void aNewTerrainJoinsTheListWhenItIsUsed() {
        const Edit edit{PaintTerrain{{SpaceId{5}}, TerrainToken{"marsh"}}};
        const Scenario after = checkEdit(start, edit, onlySpaces({SpaceId{5}}));
        QCOMPARE(after.board->terrains.back(), TerrainToken{"marsh"});
        QCOMPARE(terrainOf(*after.board, SpaceId{5}), TerrainToken{"marsh"});
        checkNoChange(start, {PaintTerrain{{}, TerrainToken{"marsh"}}});
    }

    void aBoardHoldsAtMost255Terrains() {
        PaintCells cells;
        for (int i = 0; i < 108; ++i)
            cells.cells.emplace_back(SpaceId{i}, TerrainToken{"a" + std::to_string(i)});
        Scenario scenario = applyEdit(start, {cells})->scenario; // 2 + 108 terrains
        for (auto& [space, terrain] : cells.cells)
            terrain.value.insert(0, "b");
        scenario = applyEdit(scenario, {cells})->scenario; // 218
        for (int i = 0; i < 37; ++i)
            scenario =
                applyEdit(scenario, {PaintTerrain{{SpaceId{i}}, TerrainToken{"c" + std::to_string(i)}}})->scenario;
        QCOMPARE(scenario.board->terrains.size(), std::size_t{255});
        QCOMPARE(terrainOf(*scenario.board, SpaceId{36}), TerrainToken{"c36"});
        checkRefused(scenario, {PaintTerrain{{SpaceId{0}}, TerrainToken{"d"}}}, "edit.terrain.full");
        checkRefused(scenario, {PaintCells{{{SpaceId{0}, TerrainToken{"d"}}}}}, "edit.terrain.full");
    }

    void cellsArePaintedEachInItsOwn() {
        const PaintCells cells{{{SpaceId{7}, TerrainToken{"marsh"}},
                                {SpaceId{6}, TerrainToken{"hill"}},
                                {SpaceId{40}, TerrainToken{"hill"}},
                                {SpaceId{8}, TerrainToken{"town"}},
                                {SpaceId{8}, TerrainToken{"open"}}}};
        const Scenario after = checkEdit(start, {cells}, onlySpaces({SpaceId{6}, SpaceId{7}}));
        QCOMPARE(terrainOf(*after.board, SpaceId{7}), TerrainToken{"marsh"});
        QCOMPARE(terrainOf(*after.board, SpaceId{8}), TerrainToken{"open"}); // the last one counts
        checkRefused(start, {PaintCells{{{SpaceId{1}, TerrainToken{"hill"}}, {SpaceId{999}, TerrainToken{"hill"}}}}},
                     "edit.space.unknown");
    }

    void featuresLieOnEdgesSideBySide() {
        const EdgeId north = neighbours(*start.board, SpaceId{40}).front().edge; // has a river
        const EdgeId other = neighbours(*start.board, SpaceId{60}).front().edge;
        ChangeSet changes;
        changes.edges = {std::min(north, other), std::max(north, other)};
        const Edit roads{PaintEdges{{other, north}, FeatureToken{"road"}, PaintEdges::Change::Add}};
        const Scenario after = checkEdit(start, roads, changes);
        QVERIFY(hasFeature(*after.board, north, FeatureToken{"road"}));
        QVERIFY(hasFeature(*after.board, north, FeatureToken{"river"}));
        changes.edges = {north};
        const PaintEdges dry{{north, other}, FeatureToken{"river"}, PaintEdges::Change::Remove};
        QVERIFY(hasFeature(*checkEdit(after, {dry}, changes).board, north, FeatureToken{"road"}));
        checkNoChange(after, roads);
        checkNoChange(start, {PaintEdges{{north}, FeatureToken{"wall"}, PaintEdges::Change::Remove}});
        checkRefused(start, {PaintEdges{{EdgeId{3}}, FeatureToken{"river"}, {}}}, "edit.edge.unknown"); // none is owned
        checkRefused(start, {PaintEdges{{EdgeId{-1}}, FeatureToken{"river"}, {}}}, "edit.edge.unknown");
        checkRefused(start, {PaintEdges{{north}, FeatureToken{}, {}}}, "edit.feature.unnamed");
    }

    void aBoardHoldsAtMostEightFeatures() {
        const EdgeId edge = allEdges(*start.board).front();
        Scenario scenario = start; // one feature
        for (const char* name : {"b", "c", "d", "e", "f", "g", "h"})
            scenario = applyEdit(scenario, {PaintEdges{{edge}, FeatureToken{name}, {}}})->scenario;
        QCOMPARE(int{featuresOf(*scenario.board, edge)}, 0xFE);
        checkRefused(scenario, {PaintEdges{{edge}, FeatureToken{"i"}, {}}}, "edit.feature.full");
    }

    void aNoteIsSetAndTakenAway() {
        const SpaceNote town{"Town", "", {{FieldId{"walls"}, true}}};
        const Scenario after = checkEdit(start, {SetSpaceNote{SpaceId{50}, town}}, onlySpaces({SpaceId{50}}));
        QCOMPARE(noteOf(*after.board, SpaceId{50}), town);
        QVERIFY(noteOf(*checkEdit(start, {SetSpaceNote{SpaceId{41}, {}}}, onlySpaces({SpaceId{41}})).board, SpaceId{41})
                    .empty());
        checkNoChange(start, {SetSpaceNote{SpaceId{41}, noteOf(*start.board, SpaceId{41})}});
        checkNoChange(start, {SetSpaceNote{SpaceId{42}, {}}});
        checkRefused(start, {SetSpaceNote{SpaceId{-1}, town}}, "edit.space.unknown");
    }

    void regionsAreAddedReplacedAndRemoved() {
        const Region west{RegionId{"west"}, "West", {SpaceLabel{"nowhere"}}}; // a finding, not an error
        Scenario after = checkEdit(start, {PutRegion{west}}, only(&ChangeSet::regions));
        QCOMPARE(*findRegion(*after.board, west.id), west);
        Region east = *findRegion(*start.board, RegionId{"east"});
        checkNoChange(start, {PutRegion{east}});
        east.spaces.clear();
        after = checkEdit(after, {PutRegion{east}}, only(&ChangeSet::regions));
        QCOMPARE(after.board->regions->size(), std::size_t{2});
        QCOMPARE(after.board->regions->front(), east);
        QVERIFY(!findRegion(*checkEdit(after, {RemoveRegion{west.id}}, only(&ChangeSet::regions)).board, west.id));
        checkRefused(start, {RemoveRegion{west.id}}, "edit.region.unknown");
        checkRefused(start, {PutRegion{}}, "edit.region.unnamed");
    }

    void aCounterIsAddedAtItsPlaceInTheRoster() {
        Counter counter;
        counter.name = "Nearin";
        Scenario after = checkEdit(start, {AddCounter{counter, 2}},
                                   onlyCounters(&ChangeSet::countersAdded, {CounterId{7}})); // 1 to 6 are taken
        QCOMPARE(roster(after), (Ids{1, 2, 7, 3, 4, 5, 6}));
        after = checkEdit(after, {AddCounter{counter}}, onlyCounters(&ChangeSet::countersAdded, {CounterId{8}}));
        QCOMPARE(roster(after), (Ids{1, 2, 7, 3, 4, 5, 6, 8}));
        counter.id = CounterId{40};
        QCOMPARE(nextCounterId(applyEdit(start, {AddCounter{counter}})->scenario), CounterId{41});
        counter.id = CounterId{3};
        checkRefused(start, {AddCounter{counter}}, "edit.counter.taken");
    }

    void whenTheGreatestNumberIsTakenTheLowestFreeOneComesNext() {
        QCOMPARE(nextCounterId(Scenario{}), CounterId{1});
        Counter last;
        last.id = CounterId{std::numeric_limits<std::int32_t>::max()};
        const Scenario full = applyEdit(start, {AddCounter{last}})->scenario;
        QCOMPARE(nextCounterId(full), CounterId{7});
    }

    void aCounterIsChangedAndRemoved() {
        Counter counter = *findCounter(start, CounterId{4});
        checkNoChange(start, {ChangeCounter{counter}});
        counter.attributes[FieldId{"strength"}] = std::int64_t{5};
        const Scenario after =
            checkEdit(start, {ChangeCounter{counter}}, onlyCounters(&ChangeSet::countersChanged, {CounterId{4}}));
        QCOMPARE(*findCounter(after, CounterId{4}), counter);
        QCOMPARE(roster(after), roster(start));
        const Scenario less =
            checkEdit(start, {RemoveCounter{CounterId{1}}}, onlyCounters(&ChangeSet::countersRemoved, {CounterId{1}}));
        QCOMPARE(roster(less), (Ids{2, 3, 4, 5, 6}));
        counter.id = CounterId{9};
        checkRefused(start, {ChangeCounter{counter}}, "edit.counter.unknown");
        checkRefused(start, {RemoveCounter{CounterId{9}}}, "edit.counter.unknown");
    }

    void aCounterMovesInTheRoster() {
        const ChangeSet order = only(&ChangeSet::counterOrder);
        QCOMPARE(roster(checkEdit(start, {MoveCounter{CounterId{2}, 4}}, order)), (Ids{1, 3, 4, 5, 2, 6}));
        QCOMPARE(roster(checkEdit(start, {MoveCounter{CounterId{5}, 1}}, order)), (Ids{1, 5, 2, 3, 4, 6}));
        QCOMPARE(roster(checkEdit(start, {MoveCounter{CounterId{1}, 99}}, order)), (Ids{2, 3, 4, 5, 6, 1}));
        checkNoChange(start, {MoveCounter{CounterId{3}, 2}});
        checkNoChange(start, {MoveCounter{CounterId{6}, 99}});
        checkRefused(start, {MoveCounter{CounterId{9}, 0}}, "edit.counter.unknown");
    }

    void seatsAndSidesAreAddedReplacedAndRemoved() {
        const ChangeSet sides = only(&ChangeSet::sides);
        Side red = *findSide(start, SideToken{"red"});
        checkNoChange(start, {PutSide{red}});
        red.seat = SeatToken{"south"};
        Scenario after = checkEdit(start, {PutSide{red}}, sides);
        QCOMPARE(seatOfSide(after, SideToken{"red"}), SeatId{1});
        QCOMPARE(seatOfSide(start, SideToken{"red"}), SeatId{0});
        red.attributes[FieldId{"panic"}] = std::int64_t{12};
        after = checkEdit(after, {PutSide{red}}, sides);
        QCOMPARE(findSide(after, SideToken{"red"})->attributes.size(), std::size_t{1});
        after = checkEdit(after, {PutSide{{SideToken{"grey"}, "Grey", SeatToken{"nobody"}, {}, {}}}}, sides);
        QCOMPARE(after.sides->size(), std::size_t{3});
        QVERIFY(!seatOfSide(after, SideToken{"grey"}).valid());
        QVERIFY(!seatOfSide(after, SideToken{"green"}).valid());
        QVERIFY(!findSide(checkEdit(after, {RemoveSide{SideToken{"red"}}}, sides), SideToken{"red"}));
        after = checkEdit(after, {PutSeat{{SeatToken{"east"}, "East"}}}, sides);
        QCOMPARE(seatIdOf(after, SeatToken{"east"}), SeatId{2});
        QVERIFY(!findSeat(checkEdit(after, {RemoveSeat{SeatToken{"north"}}}, sides), SeatToken{"north"}));
        checkRefused(start, {PutSide{}}, "edit.side.unnamed");
        checkRefused(start, {RemoveSide{SideToken{"grey"}}}, "edit.side.unknown");
        checkRefused(start, {PutSeat{}}, "edit.seat.unnamed");
        checkRefused(start, {RemoveSeat{SeatToken{"east"}}}, "edit.seat.unknown");
    }

    void optionsGoBackToTheirDefaults() {
        const ChangeSet options = only(&ChangeSet::options);
        const Scenario after = checkEdit(start, {SetOption{OptionId{"panic"}, std::int64_t{3}}}, options);
        QVERIFY(after.options->at(OptionId{"panic"}) == Value{std::int64_t{3}});
        QCOMPARE(checkEdit(after, {SetOption{OptionId{"fog"}, std::nullopt}}, options).options->size(), std::size_t{1});
        checkNoChange(start, {SetOption{OptionId{"fog"}, true}});
        checkNoChange(start, {SetOption{OptionId{"panic"}, std::nullopt}});
        checkRefused(start, {SetOption{OptionId{}, true}}, "edit.option.unnamed");
    }

    void turnsAreCountedFromOne() {
        const ChangeSet turns = only(&ChangeSet::turns);
        QVERIFY(!checkEdit(start, {SetTurns{TurnNumber{1}, std::nullopt}}, turns).lastTurn);
        QCOMPARE(checkEdit(start, {SetTurns{TurnNumber{3}, TurnNumber{2}}}, turns).firstTurn, TurnNumber{3});
        checkNoChange(start, {SetTurns{TurnNumber{1}, TurnNumber{8}}});
        checkRefused(start, {SetTurns{TurnNumber{0}, TurnNumber{8}}}, "edit.turns.not-a-turn");
        checkRefused(start, {SetTurns{TurnNumber{1}, TurnNumber{-2}}}, "edit.turns.not-a-turn");
    }

    void victoryConditionsAreNestedSixteenDeepAtMost() {
        const ChangeSet victory = only(&ChangeSet::victory);
        const VictoryClause deep{SeatToken{"north"}, "", false, nested(16)};
        QCOMPARE(checkEdit(start, {SetVictory{{deep}}}, victory).victory->front(), deep);
        checkEdit(start, {SetVictory{}}, victory);
        checkNoChange(start, {SetVictory{*start.victory}});
        Condition branch{AllOf{}}; // a branch without leaves is as deep as a leaf
        for (int i = 1; i < 16; ++i)
            branch = Condition{AllOf{{branch}}};
        checkEdit(start, {SetVictory{{{SeatToken{"north"}, "", false, branch}}}}, victory);
        checkRefused(start, {SetVictory{{{SeatToken{"north"}, "", false, Condition{AllOf{{branch}}}}}}},
                     "edit.victory.too-deep");
        checkRefused(start, {SetVictory{{deep, {SeatToken{"north"}, "", false, nested(17)}}}}, "edit.victory.too-deep");
    }

    void tableCellsGoBackToTheirPrintedValues() {
        const ChangeSet tables = only(&ChangeSet::tables);
        checkNoChange(start, {SetTableCell{"combat", "1", "odds", std::int64_t{2}}});
        const Scenario after = checkEdit(start, {SetTableCell{"combat", "1", "odds", std::int64_t{4}}}, tables);
        QCOMPARE(after.tables->size(), std::size_t{1});
        QVERIFY(after.tables->front().value == Value{std::int64_t{4}});
        QCOMPARE(checkEdit(start, {SetTableCell{"combat", "2", "odds", "D1"}}, tables).tables->size(), std::size_t{2});
        QVERIFY(checkEdit(start, {SetTableCell{"combat", "1", "odds", std::nullopt}}, tables).tables->empty());
        checkNoChange(start, {SetTableCell{"combat", "9", "odds", std::nullopt}});
        checkRefused(start, {SetTableCell{"combat", "", "odds", std::nullopt}}, "edit.table.unnamed");
    }

    void waiversAreGivenForOnePlace() {
        const ChangeSet waivers = only(&ChangeSet::waivers);
        const SpaceLabel place{"0604"};
        checkNoChange(start, {PutWaiver{{"one", place, "meant so"}}});
        Scenario after = checkEdit(start, {PutWaiver{{"one", place, "still"}}}, waivers);
        QCOMPARE(after.waivers->size(), std::size_t{1});
        after = checkEdit(after, {PutWaiver{{"one", {}, "everywhere"}}}, waivers);
        QCOMPARE(after.waivers->size(), std::size_t{2});
        QCOMPARE(checkEdit(after, {RemoveWaiver{"one", place}}, waivers).waivers->front().reason, "everywhere");
        checkRefused(start, {RemoveWaiver{"one", CounterId{1}}}, "edit.waiver.unknown");
        checkRefused(start, {PutWaiver{}}, "edit.waiver.unnamed");
    }

    void whatCouldNotBeOpenedAgainIsRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::newRow("as long as may be") << QString(1000, 'a') << QString();
        QTest::newRow("too long") << QString(1001, 'a') << QString("edit.text.too-long");
    }

    void whatCouldNotBeOpenedAgainIsRefused() {
        QFETCH(const QString, text);
        QFETCH(const QString, id);
        const std::string name = text.toStdString();
        Counter counter;
        counter.attributes[FieldId{"goals"}] = TextList{name};
        const Condition exited{Exited{SideToken{"red"}, RegionId{name}, 1}};
        for (const Edit& edit :
             {Edit{SetTitle{TitleField::Year, name}}, Edit{PaintTerrain{{SpaceId{1}}, TerrainToken{name}}},
              Edit{PaintEdges{{allEdges(*start.board).front()}, FeatureToken{name}, {}}},
              Edit{SetSpaceNote{SpaceId{1}, {name, "", {}}}}, Edit{PutRegion{{RegionId{"r"}, "", {SpaceLabel{name}}}}},
              Edit{AddCounter{counter}}, Edit{PutSide{{SideToken{"s"}, name, {}, {}, {}}}},
              Edit{PutSide{{SideToken{"s"}, "", {}, {}, {}, {{FieldId{"motto"}, name}}}}},
              Edit{PutSeat{{SeatToken{name}, ""}}}, Edit{SetOption{OptionId{"o"}, name}},
              Edit{SetVictory{{{SeatToken{"north"}, "", false, Condition{AnyOf{{exited}}}}}}},
              Edit{SetVictory{{{SeatToken{"north"}, "", false, Condition{LossRatio{{}, {}, 1, 1, {{name}}}}}}}},
              Edit{SetTableCell{"combat", "1", "odds", name}},
              Edit{PutWaiver{{"one", EdgePlace{SpaceLabel{"0101"}, SpaceLabel{name}}, ""}}}}) {
            if (id.isEmpty())
                QVERIFY(applyEdit(start, edit));
            else
                checkRefused(start, edit, id.toUtf8());
        }
    }

    void listsAndNotesHaveTheirLimits() {
        QVERIFY(applyEdit(start, {SetTitle{TitleField::Notes, std::string(1 << 20, 'a')}}));
        checkRefused(start, {SetTitle{TitleField::Notes, std::string((1 << 20) + 1, 'a')}}, "edit.text.too-long");
        checkRefused(start, {SetTitle{TitleField::Title, "Qad\xE9sh"}}, "edit.text.not-utf8");
        Scenario seats = start; // has two
        for (const char* token : {"c", "d", "e", "f", "g", "h"})
            seats = applyEdit(seats, {PutSeat{{SeatToken{token}, ""}}})->scenario;
        checkRefused(seats, {PutSeat{{SeatToken{"i"}, ""}}}, "edit.list.too-long");
        Scenario many = start;
        std::vector<Counter> roster(20'000);
        for (std::size_t i = 0; i < roster.size(); ++i)
            roster[i].id = CounterId{static_cast<std::int32_t>(i)};
        many.counters = std::move(roster);
        checkRefused(many, {AddCounter{}}, "edit.list.too-long");
    }

    void aBatchIsOneStep() {
        const Edit there{PaintTerrain{{SpaceId{1}}, TerrainToken{"hill"}}};
        const Edit back{PaintTerrain{{SpaceId{1}}, TerrainToken{"open"}}};
        checkNoChange(start, {Batch{}});
        checkNoChange(start, {Batch{{there, back}}});
        ChangeSet both = only(&ChangeSet::titles);
        both.spaces = {SpaceId{1}};
        checkEdit(start, {Batch{{there, Edit{Batch{{Edit{SetTitle{TitleField::Title, "New"}}}}}}}}, both);
        checkRefused(start, {Batch{{there, Edit{RemoveCounter{CounterId{9}}}}}}, "edit.counter.unknown");
    }
};

QTEST_APPLESS_MAIN(TstEdits)
#include "tst_edits.moc"
