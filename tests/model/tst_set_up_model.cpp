// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/set_up_model.h"
#include "tests/model/workbench.h"
#include "tests/support/toys/skirmish/info.h"

#include <QAbstractItemModelTester>
#include <QLoggingCategory>
#include <QObject>
#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

core::Counter spears(int id, const char* name, const char* side, const char* group, core::SetUp setUp) {
    core::Counter counter;
    counter.id = core::CounterId{id};
    counter.type = core::CounterType{"spear"};
    counter.name = name;
    counter.side = core::SideToken{side};
    counter.group = group;
    counter.setUp = std::move(setUp);
    return counter;
}

core::SetUp at(const char* label) {
    return {core::TurnNumber{1}, core::AtSpace{core::SpaceLabel{label}}};
}

core::SetUp inWood() {
    return {core::TurnNumber{1}, core::WithinRegion{core::RegionId{"wood"}}};
}

/// Red has a van of two, one of them set down, and a counter of no group; blue has one; its reserve stays away.
core::Scenario deployed() {
    core::Scenario scenario = skirmish::crossing();
    scenario.counters = std::vector<core::Counter>{
        spears(1, "First", "red", "Van", at("0107")), spears(2, "Lone", "red", "", at("0207")),
        spears(3, "Second", "red", "Van", inWood()), spears(4, "Guard", "blue", "", at("0401")),
        spears(5, "Reserve", "blue", "", {core::TurnNumber{3}, core::OffMap{}})};
    return scenario;
}

class Table {
public:
    explicit Table(core::Scenario scenario = deployed())
        : document(skirmishRules(), std::move(scenario)), model(document), m_tester(&model) {}

    QStringList lines(const QModelIndex& parent = {}, int depth = 0) const {
        QStringList all;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(parent); ++column)
                cells << model.index(row, column, parent).data().toString();
            all << QString(2 * depth, ' ') + cells.join(" | ");
            all << lines(model.index(row, 0, parent), depth + 1);
        }
        return all;
    }
    QModelIndex line(std::initializer_list<int> path, int column = 0) const {
        QModelIndex index;
        for (const int row : path)
            index = model.index(row, 0, index);
        return index.siblingAtColumn(column);
    }
    const core::SetUp& setUp(int id) const {
        return core::findCounter(document.scenario(), core::CounterId{id})->setUp;
    }

    ScenarioDocument document;
    SetUpModel model;

private:
    QAbstractItemModelTester m_tester;
};

} // namespace

class TstSetUpModel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLoggingCategory::setFilterRules("qt.core.qabstractitemmodel.checkindex=false"); }

    void sidesAndGroupsSayWhatTheirCountersHaveInCommon() {
        const Table table;
        QCOMPARE(table.lines(),
                 QStringList({"Red (3) | Turn 1 | various | various", "  Van (2) | Turn 1 | various | various",
                              "    First | Turn 1 | At a space | 0107", "    Second | Turn 1 | In a region | the wood",
                              "  Lone | Turn 1 | At a space | 0207", "Blue (2) | various | various | various",
                              "  Guard | Turn 1 | At a space | 0401", "  Reserve | Turn 3 | Off the map | "}));
    }

    void aChangeOfAGroupIsOneStepForAllItsCounters() {
        Table table;
        QVERIFY(table.model.setData(table.line({0, 0}, SetUpModel::Turn), 4));
        QCOMPARE(table.setUp(1).turn, core::TurnNumber{4});
        QCOMPARE(table.setUp(3).turn, core::TurnNumber{4});
        QCOMPARE(table.setUp(2).turn, core::TurnNumber{1}); // of the side, but of no group
        QCOMPARE(table.document.history().count(), 1);
        table.document.history().undo();
        QVERIFY(table.document.scenario() == deployed());
    }

    void linesThatAreChosenTogetherChangeTogetherAndEachOnce() {
        Table table;
        const QModelIndexList lines{table.line({0, 0}), table.line({0, 0, 0}), table.line({1, 0})};
        QCOMPARE(table.model.countersAt(lines).size(), std::size_t{3}); // First stands in Van already
        QVERIFY(table.model.enter(lines, SetUpModel::Way, static_cast<int>(SetUpWay::Lost)));
        for (const int id : {1, 3, 4})
            QCOMPARE(table.setUp(id).place.index(), static_cast<std::size_t>(SetUpWay::Lost));
        QCOMPARE(table.document.history().count(), 1);
    }

    void whatIsTypedStaysWhenTheWayChanges() {
        Table table;
        QVERIFY(table.model.setData(table.line({0, 1}, SetUpModel::Way), static_cast<int>(SetUpWay::WithinSpaces)));
        QVERIFY(table.setUp(2).place == decltype(core::SetUp::place)(core::WithinSpaces{{core::SpaceLabel{"0207"}}}));
        QVERIFY(table.model.setData(table.line({0, 1}, SetUpModel::Where), "0207, 0307;0407 0507"));
        const auto& within = std::get<core::WithinSpaces>(table.setUp(2).place);
        QCOMPARE(within.spaces.size(), std::size_t{4});
        QCOMPARE(table.line({0, 1}, SetUpModel::Where).data().toString(), "0207, 0307, 0407, 0507");
        QVERIFY(table.model.setData(table.line({0, 1}, SetUpModel::Way), static_cast<int>(SetUpWay::EntersAt)));
        QCOMPARE(std::get<core::EntersAt>(table.setUp(2).place).spaces.size(), std::size_t{4});
    }

    /// The crossing has regions; what is chosen is one that has the spaces, and back its own spaces.
    void aRegionTakesThePlaceOfItsSpaces() {
        core::Scenario scenario = deployed();
        core::Board& board = scenario.board.edit();
        board.regions = std::vector<core::Region>{
            {core::RegionId{"ford"}, "Ford", {core::SpaceLabel{"0401"}, core::SpaceLabel{"0402"}}},
            {core::RegionId{"camp"}, "Camp", {core::SpaceLabel{"0107"}, core::SpaceLabel{"0207"}}}};
        Table table(scenario);
        const auto toRegion = static_cast<int>(SetUpWay::WithinRegion);
        QVERIFY(table.model.setData(table.line({0, 1}, SetUpModel::Way), toRegion));
        QCOMPARE(std::get<core::WithinRegion>(table.setUp(2).place).region.value, std::string("camp"));
        QVERIFY(table.model.setData(table.line({0, 1}, SetUpModel::Way), static_cast<int>(SetUpWay::WithinSpaces)));
        QVERIFY((std::get<core::WithinSpaces>(table.setUp(2).place).spaces ==
                 std::vector{core::SpaceLabel{"0107"}, core::SpaceLabel{"0207"}}));
        QVERIFY(table.model.setData(table.line({0, 1}, SetUpModel::Where), "0107, 0401")); // of no one region
        QVERIFY(table.model.setData(table.line({0, 1}, SetUpModel::Way), toRegion));
        QCOMPARE(std::get<core::WithinRegion>(table.setUp(2).place).region.value, std::string("ford"));
    }

    void eachCounterReadsAPlaceInItsOwnWay() {
        Table table;
        QVERIFY(table.model.setData(table.line({0, 0}, SetUpModel::Where),
                                    "north")); // of First a space, of Second a region
        QCOMPARE(std::get<core::AtSpace>(table.setUp(1).place).space.value, std::string("north"));
        QCOMPARE(std::get<core::WithinRegion>(table.setUp(3).place).region.value, std::string("north"));
        const auto isMarked = [&](std::initializer_list<int> path) {
            return table.line(path, SetUpModel::Where).data(SeverityRole).isValid();
        };
        QVERIFY(isMarked({0, 0, 0})); // there is no such space
        QVERIFY(!isMarked({0, 0, 1}));
        QVERIFY(isMarked({0, 0})); // nobody need unfold it to see that
        QVERIFY(!isMarked({1}));
    }

    void whoIsOffTheMapHasNoPlaceToType() {
        Table table;
        QVERIFY(!(table.line({1, 1}, SetUpModel::Where).flags() & Qt::ItemIsEditable));
        QVERIFY(table.line({1, 1}, SetUpModel::Turn).flags() & Qt::ItemIsEditable);
        QVERIFY(!(table.line({1, 1}, SetUpModel::Name).flags() & Qt::ItemIsEditable));
        QVERIFY(table.model.setData(table.line({1}, SetUpModel::Where), "0501")); // the guard alone
        QVERIFY(std::holds_alternative<core::OffMap>(table.setUp(5).place));
        QCOMPARE(std::get<core::AtSpace>(table.setUp(4).place).space.value, std::string("0501"));
    }

    void aCounterOfNoSideIsShownAllTheSame() {
        core::Scenario scenario = deployed();
        scenario.counters.edit().push_back(spears(6, "Stray", "green", "", at("0404")));
        const Table table(std::move(scenario));
        QCOMPARE(table.lines().mid(8),
                 QStringList({"green (1) | Turn 1 | At a space | 0404", "  Stray | Turn 1 | At a space | 0404"}));
    }

    void aSideWithoutCountersHasNothingToSay() {
        core::Scenario scenario = deployed();
        scenario.counters.edit().resize(3);
        const Table table(std::move(scenario));
        QCOMPARE(table.lines().last(), "Blue (0) |  |  | ");
        QVERIFY(!(table.line({1}, SetUpModel::Turn).flags() & Qt::ItemIsEditable));
    }

    void theLinesFollowTheRoster() {
        Table table;
        QVERIFY(table.document.apply(core::Edit{core::RemoveCounter{core::CounterId{3}}}).has_value());
        QCOMPARE(table.lines()[1], "  Van (1) | Turn 1 | At a space | 0107");
        QVERIFY(!table.model.indexOf(core::CounterId{3}).isValid());
        QCOMPARE(table.model.indexOf(core::CounterId{1}), table.line({0, 0, 0}));
        table.document.history().undo();
        QCOMPARE(table.model.indexOf(core::CounterId{3}), table.line({0, 0, 1}));
    }
};

QTEST_GUILESS_MAIN(TstSetUpModel)
#include "tst_set_up_model.moc"
