// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/area_changes.h"
#include "rules/core/board/outline.h"
#include "rules/core/scenario/area_edits.h"
#include "rules/core/scenario/limits.h"
#include "tests/support/random_areas.h"
#include "tests/support/shown.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

SpaceLabel label(const char* text) {
    return SpaceLabel{text};
}

Polygon box(double left, double top, double right, double bottom) {
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

/// West and East side by side, South below both; a river along West–East, a strait to the Isle far off.
Scenario island() {
    AreaMap map;
    map.areas = {{label("West"), box(0, 0, 10, 10), {5, 5}},
                 {label("East"), box(10, 0, 20, 10), {15, 5}},
                 {label("South"), {{0, 10}, {10, 10}, {20, 10}, {20, 20}, {0, 20}}, {10, 15}},
                 {label("Isle"), box(40, 0, 50, 10), {45, 5}}};
    map.links = {
        {SpaceId{0}, SpaceId{1}}, {SpaceId{0}, SpaceId{2}}, {SpaceId{1}, SpaceId{2}}, {SpaceId{1}, SpaceId{3}}};
    Scenario scenario;
    Board board = makeBoard(Cow<AreaMap>(std::move(map)), {TerrainToken{"open"}, TerrainToken{"hill"}},
                            {FeatureToken{"river"}, FeatureToken{"strait"}});
    setFeatures(board, *edgeBetween(board, SpaceId{0}, SpaceId{1}), 1);
    setFeatures(board, *edgeBetween(board, SpaceId{1}, SpaceId{3}), 2);
    setTerrain(board, SpaceId{1}, 1);
    setNote(board, SpaceId{1}, {"Kadesh", "", {}});
    board.regions = std::vector<Region>{{RegionId{"all"}, "All", {label("West"), label("East"), label("South")}}};
    scenario.board = std::move(board);
    Counter counter;
    counter.id = CounterId{1};
    counter.setUp.place = AtSpace{label("East")};
    scenario.counters.edit().push_back(counter);
    scenario.victory = std::vector<VictoryClause>{
        {SeatToken{"a"}, "", false, {Controls{SideToken{"red"}, {label("West"), label("East")}, 1}}}};
    scenario.waivers = std::vector<Waiver>{{"a", EdgePlace{label("East"), label("Isle")}, ""}};
    return scenario;
}

Scenario after(const Scenario& before, const Result<Edit>& edit) {
    if (!edit) {
        QTest::qFail(edit.error().id.c_str(), __FILE__, __LINE__);
        return before;
    }
    Result<Edited> edited = applyEdit(before, *edit);
    if (!edited) {
        QTest::qFail(edited.error().id.c_str(), __FILE__, __LINE__);
        return before;
    }
    if (!isWhole(*edited->scenario.board))
        QTest::qFail("the board is not whole", __FILE__, __LINE__);
    return edited->scenario;
}

QString refusal(const Scenario& before, const Result<Edit>& edit) {
    if (!edit)
        return shown(edit.error().id);
    const Result<Edited> edited = applyEdit(before, *edit);
    return edited ? QString() : shown(edited.error().id);
}

SpaceId at(const Scenario& scenario, const char* text) {
    return findSpace(*scenario.board, label(text)).value_or(SpaceId{});
}

const Area& area(const Scenario& scenario, const char* text) {
    return areasOf(*scenario.board).areas[static_cast<std::size_t>(at(scenario, text).value)];
}

double ground(const Scenario& scenario, const char* text) {
    return std::abs(signedSurface(area(scenario, text).outline));
}

/// "river" between two areas, "-" for a plain link, "" for none.
QString between(const Scenario& scenario, const char* a, const char* b) {
    const std::optional<EdgeId> edge = edgeBetween(*scenario.board, at(scenario, a), at(scenario, b));
    if (!edge)
        return {};
    QStringList words;
    for (const FeatureToken& feature : scenario.board->features)
        if (hasFeature(*scenario.board, *edge, feature))
            words << shown(feature.value);
    return words.isEmpty() ? QStringLiteral("-") : words.join(u' ');
}

ChangeSet changes(const Scenario& before, const Edit& edit) {
    const Result<Edited> edited = applyEdit(before, edit);
    return edited ? edited->changes : ChangeSet{};
}

} // namespace

class TstAreaEdits : public QObject {
    Q_OBJECT

private slots:
    void aNewAreaIsLinkedToThoseItSharesABorderWith() {
        const Scenario before = island();
        const Scenario now =
            after(before, drawArea(*before.board, label("North"), box(2, -8, 16, 0), TerrainToken{"hill"}));
        QCOMPARE(spaceCount(*now.board), 5);
        QCOMPARE(between(now, "North", "West"), "-");
        QCOMPARE(between(now, "North", "East"), "-");
        QCOMPARE(between(now, "North", "South"), QString());
        QCOMPARE(between(now, "West", "East"), "river"); // what lies along links stays with them
        QCOMPARE(between(now, "East", "Isle"), "strait");
        QCOMPARE(shown(terrainOf(*now.board, at(now, "North")).value), "hill");
        QCOMPARE(area(now, "North").centre, (Point{9, -4}));
    }

    void cornersOnForeignSidesBecomeCornersOfBoth() {
        const Scenario before = island();
        const Scenario now = after(before, drawArea(*before.board, label("North"), box(2, -8, 16, 0)));
        QCOMPARE(area(now, "West").outline, (Polygon{{0, 0}, {2, 0}, {10, 0}, {10, 10}, {0, 10}}));
        QCOMPARE(area(now, "East").outline, (Polygon{{10, 0}, {16, 0}, {20, 0}, {20, 10}, {10, 10}}));
        QCOMPARE(area(now, "North").outline, (Polygon{{2, -8}, {16, -8}, {16, 0}, {10, 0}, {2, 0}}));
    }

    void whatIsNoAreaIsRefused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Polygon>("outline");
        QTest::addColumn<QString>("refused");
        QTest::newRow("two corners") << "New" << Polygon{{0, -5}, {5, -5}} << "edit.area.corners";
        QTest::newRow("crosses itself") << "New" << Polygon{{0, -9}, {9, -3}, {9, -9}, {0, -3}} << "edit.area.crosses";
        QTest::newRow("all on a line") << "New" << Polygon{{0, -5}, {5, -5}, {9, -5}} << "edit.area.crosses";
        QTest::newRow("no label") << "" << box(0, -9, 9, -3) << "edit.area.unnamed";
        QTest::newRow("a label that is taken") << "West" << box(0, -9, 9, -3) << "edit.area.taken";
        QTest::newRow("beyond all numbers")
            << "New" << Polygon{{0, -9}, {std::numeric_limits<double>::infinity(), -3}, {9, -9}} << "edit.area.nowhere";
    }
    void whatIsNoAreaIsRefused() {
        QFETCH(const QString, name);
        QFETCH(const Polygon, outline);
        QFETCH(const QString, refused);
        const Scenario before = island();
        QCOMPARE(refusal(before, Edit{AddAreas{{{SpaceLabel{name.toStdString()}, outline, {}}}, {}}}), refused);
    }

    void aMapHoldsNoMoreAreasThanALimit() {
        AreaMap map;
        for (std::size_t i = 0; i < areaLimit; ++i)
            map.areas.push_back({SpaceLabel{std::to_string(i)}, {}, {}});
        Scenario scenario;
        scenario.board = makeBoard(Cow<AreaMap>(std::move(map)), {TerrainToken{"open"}}, {});
        QCOMPARE(refusal(scenario, drawPoint(*scenario.board, label("One more"), {1, 1})), "edit.area.full");
    }

    void aGridHasNoAreasToDraw() {
        Scenario scenario;
        scenario.board = makeBoard(SquareGrid{3, 3, false, {}}, {TerrainToken{"open"}}, {});
        QCOMPARE(refusal(scenario, Edit{AddAreas{}}), "edit.area.grid");
        QCOMPARE(refusal(scenario, Edit{ChangeAreas{}}), "edit.area.grid");
        QCOMPARE(refusal(scenario, Edit{RemoveArea{SpaceId{1}}}), "edit.area.grid");
        QCOMPARE(refusal(scenario, Edit{LinkAreas{}}), "edit.area.grid");
    }

    void aSharedCornerMovesInAllAreas() {
        const Scenario before = island();
        const Scenario now = after(before, moveCorner(*before.board, at(before, "West"), 2, {12, 11}, Sharing::All));
        QCOMPARE(area(now, "West").outline[2], (Point{12, 11}));
        QCOMPARE(area(now, "East").outline[3], (Point{12, 11}));
        QCOMPARE(area(now, "South").outline[1], (Point{12, 11}));
        const Result<Edit> edit = moveCorner(*before.board, at(before, "West"), 2, {12, 11}, Sharing::All);
        QVERIFY(changes(before, *edit).spaces == (std::vector{SpaceId{0}, SpaceId{1}, SpaceId{2}}));
        QVERIFY(changes(before, *edit).outlines && !changes(before, *edit).boardShape);
    }

    void aCornerMovedAloneLeavesTheOthers() {
        const Scenario before = island();
        const Scenario now = after(before, moveCorner(*before.board, at(before, "West"), 2, {8, 8}, Sharing::One));
        QCOMPARE(area(now, "West").outline[2], (Point{8, 8}));
        QCOMPARE(area(now, "East").outline, area(before, "East").outline);
        QCOMPARE(refusal(before, moveCorner(*before.board, at(before, "West"), 2, {-5, 5}, Sharing::One)),
                 "edit.area.crosses");
    }

    void aCornerMovedOntoAForeignSideIsSharedFromThenOn() {
        const Scenario before = island();
        const Scenario now = after(before, moveCorner(*before.board, at(before, "Isle"), 0, {20, 5}, Sharing::All));
        QCOMPARE(area(now, "East").outline, (Polygon{{10, 0}, {20, 0}, {20, 5}, {20, 10}, {10, 10}}));
    }

    void aCornerIsInsertedInBothAreasOfASideAndTakenOutAgain() {
        const Scenario before = island();
        const Scenario more = after(before, insertCorner(*before.board, at(before, "West"), 1, {11, 5}, Sharing::All));
        QCOMPARE(area(more, "West").outline, (Polygon{{0, 0}, {10, 0}, {11, 5}, {10, 10}, {0, 10}}));
        QCOMPARE(area(more, "East").outline, (Polygon{{10, 0}, {20, 0}, {20, 10}, {10, 10}, {11, 5}}));
        const Scenario less = after(more, removeCorner(*more.board, at(more, "West"), 2, Sharing::All));
        QCOMPARE(area(less, "West").outline, area(before, "West").outline);
        QCOMPARE(area(less, "East").outline, area(before, "East").outline);
        const Scenario alone = after(before, insertCorner(*before.board, at(before, "West"), 1, {11, 5}, Sharing::One));
        QCOMPARE(area(alone, "East").outline, area(before, "East").outline);
    }

    void aCornerInWhichAreasMeetHoldsThemTogether() {
        const Scenario before = island();
        QCOMPARE(refusal(before, removeCorner(*before.board, at(before, "West"), 2, Sharing::All)),
                 "edit.area.corner-holds");
        const Scenario now = after(before, removeCorner(*before.board, at(before, "South"), 1, Sharing::One));
        QCOMPARE(area(now, "South").outline, box(0, 10, 20, 20));
    }

    void anAreaKeepsThreeCorners() {
        Scenario scenario = island();
        scenario.board.edit();
        scenario = after(scenario, removeCorner(*scenario.board, at(scenario, "Isle"), 0, Sharing::All));
        QCOMPARE(refusal(scenario, removeCorner(*scenario.board, at(scenario, "Isle"), 0, Sharing::All)),
                 "edit.area.corners");
    }

    void anAreaMovesWithItsCentreAndTakesSharedCornersAlong() {
        const Scenario before = island();
        const Scenario now = after(before, moveArea(*before.board, at(before, "West"), {-1, -2}, Sharing::All));
        QCOMPARE(area(now, "West").outline, box(-1, -2, 9, 8));
        QCOMPARE(area(now, "West").centre, (Point{4, 3}));
        QCOMPARE(area(now, "East").outline, (Polygon{{9, -2}, {20, 0}, {20, 10}, {9, 8}}));
        const Scenario alone = after(before, moveArea(*before.board, at(before, "West"), {-1, -2}, Sharing::One));
        QCOMPARE(area(alone, "East").outline, area(before, "East").outline);
    }

    void aCentreThatSomebodyChoseStaysWhileItLiesWithin() {
        const Scenario first = island();
        const Scenario chosen = after(first, moveCentre(*first.board, at(first, "West"), {2, 3}));
        const Scenario now = after(chosen, moveCorner(*chosen.board, at(chosen, "West"), 2, {12, 11}, Sharing::All));
        QCOMPARE(area(now, "West").centre, (Point{2, 3}));
        QVERIFY(area(now, "East").centre != area(first, "East").centre); // nobody chose that one
        const Scenario cut = after(chosen, moveCorner(*chosen.board, at(chosen, "West"), 0, {8, 8}, Sharing::All));
        QVERIFY(isInside(area(cut, "West").outline, area(cut, "West").centre));
        QCOMPARE(refusal(first, moveCentre(*first.board, at(first, "West"), {12, 3})), "edit.area.centre-outside");
    }

    void aNewLabelGoesWhereverTheOldOneStood() {
        const Scenario before = island();
        const Scenario now = after(before, renameArea(*before.board, at(before, "East"), label("Orient")));
        QCOMPARE(area(now, "Orient").outline, area(before, "East").outline);
        QVERIFY(now.board->regions->front().spaces == (std::vector{label("West"), label("Orient"), label("South")}));
        QVERIFY(std::get<AtSpace>(now.counters->front().setUp.place) == AtSpace{label("Orient")});
        QVERIFY(now.victory->front().condition ==
                (Condition{Controls{SideToken{"red"}, {label("West"), label("Orient")}, 1}}));
        QVERIFY(now.waivers->front().place == TablePlace(EdgePlace{label("Orient"), label("Isle")}));
        QCOMPARE(refusal(before, renameArea(*before.board, at(before, "East"), label("West"))), "edit.area.taken");
        QCOMPARE(refusal(before, renameArea(*before.board, at(before, "East"), label(""))), "edit.area.unnamed");
    }

    void aLabelInANoteFollowsToo() {
        Scenario before;
        before.board = sampleAreas();
        const Scenario now = after(before, renameArea(*before.board, SpaceId{2}, label("Amurru")));
        QVERIFY(noteOf(*now.board, SpaceId{6}).attributes.at(FieldId{"ways"}) == Value(TextList{"Amurru", "Land 10"}));
    }

    void labelsMayChangePlaces() {
        const Scenario before = island();
        ChangeAreas edit;
        for (const SpaceId space : {SpaceId{0}, SpaceId{1}})
            edit.areas.emplace_back(space, areasOf(*before.board).areas[static_cast<std::size_t>(space.value)]);
        std::swap(edit.areas[0].second.label, edit.areas[1].second.label);
        const Scenario now = after(before, Edit{edit});
        QCOMPARE(area(now, "East").outline, area(before, "West").outline);
        QVERIFY(std::get<AtSpace>(now.counters->front().setUp.place) == AtSpace{label("West")});
    }

    void aCutAreaSharesItsLinksAndGround() {
        const Scenario before = island();
        const Scenario now =
            after(before, splitArea(*before.board, at(before, "East"), {{16, -1}, {16, 12}}, label("Far East")));
        QCOMPARE(ground(now, "East"), 60.0);
        QCOMPARE(ground(now, "Far East"), 40.0);
        QCOMPARE(shown(terrainOf(*now.board, at(now, "Far East")).value), "hill");
        QCOMPARE(between(now, "East", "Far East"), "-");
        QCOMPARE(between(now, "West", "East"), "river");
        QCOMPARE(between(now, "West", "Far East"), QString());
        QCOMPARE(between(now, "South", "East"), "-");
        QCOMPARE(between(now, "South", "Far East"), "-");
        QCOMPARE(between(now, "East", "Isle"), "strait"); // over the sea: nobody knows from which half
        QCOMPARE(area(now, "South").outline,
                 (Polygon{{0, 10}, {10, 10}, {16, 10}, {20, 10}, {20, 20}, {0, 20}})); // the cut ends in a corner
        QVERIFY(std::get<AtSpace>(now.counters->front().setUp.place) == AtSpace{label("East")});
    }

    void theHalfWithTheCentreKeepsTheLabelAndLosesBordersThatAreNotItsOwn() {
        const Scenario before = island();
        const Scenario now =
            after(before, splitArea(*before.board, at(before, "East"), {{12, -1}, {12, 12}}, label("Ford")));
        QCOMPARE(ground(now, "East"), 80.0);
        QCOMPARE(between(now, "West", "Ford"), "river");
        QCOMPARE(between(now, "West", "East"), QString());
        QCOMPARE(refusal(before, splitArea(*before.board, at(before, "East"), {{12, -1}, {12, 5}}, label("Ford"))),
                 "edit.area.not-cut");
        QCOMPARE(refusal(before, splitArea(*before.board, at(before, "East"), {{12, -1}, {12, 12}}, label("West"))),
                 "edit.area.taken");
    }

    void mergedAreasInheritLinksAndWhateverNamedThem() {
        const Scenario before = island();
        const Scenario now = after(before, mergeAreas(*before.board, {at(before, "West"), at(before, "East")}));
        QCOMPARE(spaceCount(*now.board), 3);
        QCOMPARE(ground(now, "West"), 200.0);
        QCOMPARE(between(now, "West", "South"), "-");
        QCOMPARE(between(now, "West", "Isle"), "strait");
        QVERIFY(now.board->regions->front().spaces == (std::vector{label("West"), label("South")}));
        QVERIFY(std::get<AtSpace>(now.counters->front().setUp.place) == AtSpace{label("West")});
        QVERIFY(now.victory->front().condition == (Condition{Controls{SideToken{"red"}, {label("West")}, 1}}));
        QVERIFY(now.waivers->front().place == TablePlace(EdgePlace{label("West"), label("Isle")}));
        QCOMPARE(shown(noteOf(*now.board, at(now, "West")).name), "Kadesh");
        QCOMPARE(shown(terrainOf(*now.board, at(now, "West")).value), "open");
    }

    void severalAreasAreMergedInWhateverOrderTheyHangTogether() {
        const Scenario before = island();
        const Scenario now =
            after(before, mergeAreas(*before.board, {at(before, "South"), at(before, "West"), at(before, "East")}));
        QCOMPARE(ground(now, "South"), 400.0);
        QCOMPARE(refusal(before, mergeAreas(*before.board, {at(before, "West"), at(before, "Isle")})),
                 "edit.area.no-border");
        QCOMPARE(refusal(before, mergeAreas(*before.board, {at(before, "West")})), "edit.area.alone");
    }

    void aRemovedAreaLeavesRegionsAndLinksButNotSetUps() {
        const Scenario before = island();
        const Scenario now = after(before, removeAreas(*before.board, {at(before, "East")}));
        QVERIFY(!at(now, "East").valid());
        QCOMPARE(between(now, "West", "South"), "-");
        QVERIFY(now.board->regions->front().spaces == (std::vector{label("West"), label("South")}));
        QVERIFY(std::get<AtSpace>(now.counters->front().setUp.place) == AtSpace{label("East")}); // becomes a finding
        QVERIFY(noteOf(*now.board, at(now, "South")).empty());
        QVERIFY(changes(before, Edit{RemoveArea{at(before, "East")}}).boardShape);
        const Scenario two = after(before, removeAreas(*before.board, {SpaceId{0}, SpaceId{2}}));
        QCOMPARE(between(two, "East", "Isle"), "strait");
        QCOMPARE(shown(noteOf(*two.board, at(two, "East")).name), "Kadesh");
    }

    void linksComeAndGoWithWhatLiesAlongThem() {
        const Scenario before = island();
        const Scenario more =
            after(before, linkAreas(*before.board, at(before, "Isle"), at(before, "South"), FeatureToken{"strait"}));
        QCOMPARE(between(more, "South", "Isle"), "strait");
        QCOMPARE(between(more, "West", "East"), "river");
        const Scenario less =
            after(more, Edit{LinkAreas{{{at(more, "East"), at(more, "West")}}, LinkAreas::Change::Remove}});
        QCOMPARE(between(less, "West", "East"), QString());
        QCOMPARE(between(less, "South", "Isle"), "strait");
        const Scenario again = after(less, linkAreas(*less.board, at(less, "East"), at(less, "West"), {}));
        QCOMPARE(between(again, "West", "East"), "-");
        QCOMPARE(refusal(before, linkAreas(*before.board, SpaceId{1}, SpaceId{1}, {})), "edit.area.link-to-itself");
    }

    void aMapOfPointsIsEditedWithoutOutlines() {
        Scenario scenario;
        scenario.board = makeBoard(Cow<AreaMap>(AreaMap{}), {TerrainToken{"open"}}, {});
        scenario = after(scenario, drawPoint(*scenario.board, label("Ur"), {1, 1}));
        scenario = after(scenario, drawPoint(*scenario.board, label("Uruk"), {5, 1}));
        scenario = after(scenario, linkAreas(*scenario.board, at(scenario, "Ur"), at(scenario, "Uruk"), {}));
        scenario = after(scenario, moveCentre(*scenario.board, at(scenario, "Ur"), {2, 2}));
        scenario = after(scenario, renameArea(*scenario.board, at(scenario, "Ur"), label("Eridu")));
        QCOMPARE(between(scenario, "Eridu", "Uruk"), "-");
        QCOMPARE(area(scenario, "Eridu").centre, (Point{2, 2}));
        scenario = after(scenario, removeAreas(*scenario.board, {at(scenario, "Eridu")}));
        QCOMPARE(spaceCount(*scenario.board), 1);
    }

    void anEmptyMapReachesAsFarAsItsSheet() {
        AreaMap map;
        map.size = {420, 297};
        const Board board = makeBoard(Cow<AreaMap>(map), {TerrainToken{"open"}}, {});
        QVERIFY(isWhole(board));
        QVERIFY(extentOf(board) == (Extent{{0, 0}, {420, 297}}));
    }
};

QTEST_APPLESS_MAIN(TstAreaEdits)
#include "tst_area_edits.moc"
