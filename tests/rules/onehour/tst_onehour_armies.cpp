// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/muster.h"
#include "rules/core/scenario/edit_apply.h"
#include "rules/core/scenario/field_army.h"
#include "rules/onehour/info.h"
#include "tests/support/games.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <set>

using namespace orontes;
using core::CounterType;
using core::Enlisted;

namespace {

const core::RulesetInfo& info() {
    return onehour::info();
}

const core::Scenario& battle(const QString& name) {
    const auto& all = tests::games();
    return std::find_if(all.begin(), all.end(),
                        [&](const tests::Game& game) { return game.name() == "onehour/" + name; })
        ->scenario;
}

QString drawnFrom(int units) {
    QStringList tables;
    for (const core::TableSpec* table : core::mustersFor(info(), info().blank, units))
        tables << QString::fromStdString(table->id);
    return tables.join(' ');
}

QString words(const core::Force& force) {
    QStringList words;
    for (const auto& [type, count] : force)
        words << QStringLiteral("%1 %2").arg(count).arg(QString::fromStdString(type.value));
    return words.join(", ");
}

QString chosen(int units, std::vector<std::optional<std::size_t>> rows) {
    core::Dice unused(1);
    const QString force =
        words(core::muster(info(), info().blank, {.units = units, .rows = std::move(rows)}, unused).force);
    return unused.state() == core::Dice(1).state() ? force : QStringLiteral("a die was thrown");
}

std::vector<Enlisted> enlisted(std::initializer_list<const char*> types) {
    std::vector<Enlisted> units;
    for (const char* type : types)
        units.push_back({CounterType{type}});
    return units;
}

core::Scenario fielded(const core::Scenario& scenario, const char* side, const std::vector<Enlisted>& units) {
    const core::Edit edit = core::fieldArmy(info(), scenario, core::SideToken{side}, units).edit;
    return core::applyEdit(scenario, edit).value().scenario;
}

/// "1 Israelite Warband 1 W1" for each counter of the side.
QStringList roster(const core::Scenario& scenario, const char* side) {
    QStringList lines;
    for (const core::Counter& counter : *scenario.counters)
        if (counter.side == core::SideToken{side})
            lines << QStringLiteral("%1 %2 %3")
                         .arg(counter.id.value)
                         .arg(QString::fromStdString(counter.name), QString::fromStdString(std::get<std::string>(
                                                                        counter.attributes.at(core::FieldId{"code"}))));
    return lines;
}

} // namespace

/// Armies drawn from the muster tables, and armies that take the place of a scenario's own.
class TstOnehourArmies : public QObject {
    Q_OBJECT

private slots:
    void armiesAreDrawnFromTheFewestTablesThatGiveEnough() {
        QCOMPARE(drawnFrom(3), QStringLiteral("musterFour"));
        QCOMPARE(drawnFrom(4), QStringLiteral("musterFour"));
        QCOMPARE(drawnFrom(5), QStringLiteral("muster"));
        QCOMPARE(drawnFrom(6), QStringLiteral("muster"));
        QCOMPARE(drawnFrom(7), QStringLiteral("musterFour musterFour"));
        QCOMPARE(drawnFrom(10), QStringLiteral("muster musterFour"));
        QCOMPARE(drawnFrom(12), QStringLiteral("muster muster"));
        QCOMPARE(drawnFrom(14), QStringLiteral("muster musterFour musterFour"));
        QCOMPARE(drawnFrom(24), QStringLiteral("muster muster muster muster"));
    }

    // R-OHW-233
    void aChosenRowIsTheRowOfTheTable() {
        QCOMPARE(chosen(6, {0}), QStringLiteral("4 warband, 2 archers"));
        QCOMPARE(chosen(6, {1}), QStringLiteral("4 warband, 1 archers, 1 horsemen"));
        QCOMPARE(chosen(6, {2}), QStringLiteral("3 warband, 1 archers, 1 horsemen, 1 chariots"));
        QCOMPARE(chosen(6, {3}), QStringLiteral("3 warband, 2 archers, 1 chariots"));
        QCOMPARE(chosen(6, {4}), QStringLiteral("3 warband, 1 horsemen, 2 chariots"));
        QCOMPARE(chosen(6, {5}), QStringLiteral("3 warband, 1 archers, 2 horsemen"));
    }

    /// Two Warbands and one each of two other types: each pair of types on two faces.
    void anArmyOfFourHasTwoOtherTypes() {
        for (const std::size_t face : {0U, 1U})
            QCOMPARE(chosen(4, {face}), QStringLiteral("2 warband, 1 archers, 1 horsemen"));
        for (const std::size_t face : {2U, 3U})
            QCOMPARE(chosen(4, {face}), QStringLiteral("2 warband, 1 archers, 1 chariots"));
        for (const std::size_t face : {4U, 5U})
            QCOMPARE(chosen(4, {face}), QStringLiteral("2 warband, 1 horsemen, 1 chariots"));
    }

    void ofUnitsTooManyTheCommonestGoFirst() {
        QCOMPARE(chosen(5, {0}), QStringLiteral("3 warband, 2 archers"));
        QCOMPARE(chosen(3, {0}), QStringLiteral("1 warband, 1 archers, 1 horsemen"));
        QCOMPARE(chosen(9, {4, 2}),
                 QStringLiteral("4 warband, 1 archers, 1 horsemen, 3 chariots")); // 5 warband less one
    }

    void theSameSeedDrawsTheSameArmyAndEveryRowIsDrawn() {
        std::set<std::size_t> rows;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            core::Dice dice(seed);
            core::Dice again(seed);
            const core::Mustered army = core::muster(info(), info().blank, {.units = 10}, dice);
            QCOMPARE(words(core::muster(info(), info().blank, {.units = 10}, again).force), words(army.force));
            QCOMPARE(army.rows.size(), std::size_t{2});
            QCOMPARE(army.rows[0].rolled.size(), std::size_t{1});
            rows.insert(army.rows[0].row);
        }
        QCOMPARE(rows.size(), std::size_t{6});
    }

    /// Rows 1, 2 and 6 have no chariots.
    void chariotPeoplesRollARowWithoutChariotsOnceMore() {
        int twice = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            core::Dice dice(seed);
            const core::MusterRow row = core::muster(info(), info().blank, {.units = 6, .prized = true}, dice).rows[0];
            const std::size_t first = row.rolled.front();
            const bool without = first == 0 || first == 1 || first == 5;
            QCOMPARE(row.rolled.size(), without ? std::size_t{2} : std::size_t{1});
            QCOMPARE(row.row, row.rolled.back());
            twice += without ? 1 : 0;
        }
        QVERIFY(twice > 25 && twice < 75); // half of a hundred, six standard deviations either way are 20 to 80
    }

    void aScenariosOwnTableIsUsed() {
        core::Scenario scenario = info().blank;
        scenario.tables.edit().push_back({"muster", "1", "horsemen", std::int64_t{2}});
        core::Dice dice(1);
        QCOMPARE(words(core::muster(info(), scenario, {.units = 6, .rows = {0}}, dice).force),
                 QStringLiteral("2 warband, 2 archers, 2 horsemen")); // 4 and 2 and 2, two too many
    }

    void unitsTakeThePlaceOfCountersOfTheirType() {
        const core::Scenario& gilboa = battle("gilboa"); // 4 Warband, 1 Archers, 1 Horsemen
        const core::Scenario same =
            fielded(gilboa, "saul", enlisted({"horsemen", "warband", "warband", "archers", "warband", "warband"}));
        QVERIFY(same == gilboa);
        const core::Scenario other =
            fielded(gilboa, "saul", enlisted({"warband", "warband", "warband", "archers", "archers", "chariots"}));
        QCOMPARE(roster(other, "saul"),
                 (QStringList{"1 Israelite Warband 1 W1", "2 Israelite Warband 2 W2", "3 Israelite Warband 3 W3",
                              "4 Israelite Archers 2 A2", "5 Israelite Archers 1 A1", "6 Israelite Chariots 1 C1"}));
        QCOMPARE(roster(other, "philistines"), roster(gilboa, "philistines"));
        for (std::size_t i = 0; i < 6; ++i) // who comes later, and where, is as it was
            QVERIFY((*other.counters)[i].setUp == (*gilboa.counters)[i].setUp);
    }

    void countersTooManyGo() {
        const core::Scenario four =
            fielded(battle("gilboa"), "saul", enlisted({"warband", "warband", "archers", "horsemen"}));
        QCOMPARE(roster(four, "saul"), (QStringList{"1 Israelite Warband 1 W1", "2 Israelite Warband 2 W2",
                                                    "5 Israelite Archers 1 A1", "6 Israelite Horsemen 1 H1"}));
    }

    void unitsTooManyAreSetUpAsTheLast() {
        const core::Scenario eight = fielded(
            battle("gilboa"), "philistines",
            enlisted({"warband", "warband", "warband", "archers", "archers", "chariots", "chariots", "horsemen"}));
        QCOMPARE(roster(eight, "philistines").mid(6),
                 (QStringList{"13 Philistine Chariots 2 C2", "14 Philistine Horsemen 1 H1"}));
        QVERIFY(eight.counters->back().setUp == battle("gilboa").counters->back().setUp);
    }

    void theNamesAndDamageOfAnArmyGoWithIt() {
        std::vector<Enlisted> army = enlisted({"chariots", "warband"});
        army[0].name = "The king";
        army[0].attributes[core::FieldId{"hits"}] = std::int64_t{7};
        army[1].attributes[core::FieldId{"hits"}] = std::int64_t{0};
        const core::Scenario& gilboa = battle("gilboa");
        const core::FieldedArmy two = core::fieldArmy(info(), gilboa, core::SideToken{"philistines"}, army);
        QVERIFY((two.counters == std::vector<core::CounterId>{core::CounterId{12}, core::CounterId{7}}));
        const core::Scenario after = core::applyEdit(gilboa, two.edit).value().scenario;
        QCOMPARE(QString::fromStdString(core::findCounter(after, core::CounterId{12})->name), QString("The king"));
        QVERIFY(core::findCounter(after, core::CounterId{12})->attributes.at(core::FieldId{"hits"}) ==
                core::Value{std::int64_t{7}});
        QVERIFY(*core::findCounter(after, core::CounterId{7}) == *core::findCounter(gilboa, core::CounterId{7}));
    }

    /// A new counter is like the last one of its side, but nothing has happened to it.
    void aNewCounterIsUnharmed() {
        core::Scenario gilboa = battle("gilboa");
        gilboa.counters.edit().back().attributes[core::FieldId{"hits"}] = std::int64_t{3};
        const core::Scenario seven =
            fielded(gilboa, "philistines",
                    enlisted({"warband", "warband", "warband", "archers", "archers", "chariots", "chariots"}));
        QVERIFY(seven.counters->at(11).attributes.contains(core::FieldId{"hits"}));
        QVERIFY(!seven.counters->back().attributes.contains(core::FieldId{"hits"}));
    }

    void aSideWithoutCountersGetsThemOffTheMap() {
        core::Scenario empty = battle("gilboa");
        empty.counters.edit().clear();
        const core::Scenario one = fielded(empty, "saul", enlisted({"archers"}));
        QCOMPARE(roster(one, "saul"), QStringList{"1 Saul Archers 1 A1"});
        QVERIFY(std::holds_alternative<core::OffMap>(one.counters->front().setUp.place));
    }
};

QTEST_APPLESS_MAIN(TstOnehourArmies)

#include "tst_onehour_armies.moc"
