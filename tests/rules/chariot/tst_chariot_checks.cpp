// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/battle.h"

#include <QStringList>
#include <QTest>

#include <algorithm>

using namespace orontes::tests;
using orontes::chariot::Game;
namespace core = orontes::core;

namespace {

core::Findings findingsOf(const core::Scenario& scenario) {
    return core::runChecks(Game::checks(), Game::info(), scenario);
}

QStringList found(const core::Scenario& scenario) {
    QStringList ids;
    for (const core::Diagnostic& finding : findingsOf(scenario))
        ids << QString::fromStdString(finding.id).remove("chariot.");
    return ids;
}

/// Whether each fix of the first finding leaves none, as "fixes mended".
QString fixed(const core::Scenario& scenario) {
    const core::Findings findings = findingsOf(scenario);
    int mended = 0;
    for (const core::Fix& fix : findings.front().fixes) {
        core::Scenario after = scenario;
        for (const core::Edit& edit : *fix.edits) {
            core::Result<core::Edited> edited = core::applyEdit(after, edit);
            if (!edited)
                return "refused";
            after = std::move(edited->scenario);
        }
        mended += found(after).isEmpty() ? 1 : 0;
    }
    return QString("%1 %2").arg(findings.front().fixes.size()).arg(mended);
}

/// What the rules derive of the first side, as "points 64; panic30 20".
QString derived(const core::Scenario& scenario) {
    QStringList values;
    for (const core::DerivedValue& value : Game::info().derivedOfSides(scenario))
        if (value.side == scenario.sides->front().token)
            values << QString::fromStdString(value.label.value).remove("chariot.derived.") + ' ' +
                          QString::number(value.value);
    return values.join("; ");
}

core::Scenario with(const char* name, std::size_t side, const char* field, int value) {
    core::Scenario scenario = bundled(name);
    scenario.sides.edit()[side].attributes[core::FieldId{field}] = std::int64_t{value};
    return scenario;
}

} // namespace

class TstChariotChecks : public QObject {
    Q_OBJECT

private slots:
    void bundledScenariosHaveNoFindings_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"rome", "delta", "babylon", "megiddo", "kadesh", "sinai", "qarqar", "tabal",
                                 "charchemish", "thymbra", "bubastis", "armageddon", "lake_regillus", "aequi"})
            QTest::newRow(name) << QString(name);
    }
    // R-CHA-11.2b: all printed totals are sums of the values of the units.
    void bundledScenariosHaveNoFindings() {
        QFETCH(QString, name);
        QCOMPARE(found(bundled(qPrintable(name))), QStringList());
    }

    // R-CHA-11.2b: a total that the units do not add up to is told; no total is none.
    void pointsThatDifferAreTold() {
        for (const int printed : {63, 65}) {
            const core::Scenario wrong = with("delta", 0, "printedPoints", printed);
            QCOMPARE(found(wrong), QStringList{"points.differ"});
            QCOMPARE(findingsOf(wrong).front().args.at("worth"),
                     decltype(core::TextArgs{})::mapped_type{std::int64_t{64}});
            QCOMPARE(fixed(wrong), QString("1 1"));
        }
        QCOMPARE(found(with("delta", 0, "printedPoints", 64)), QStringList());
        QCOMPARE(found(with("delta", 0, "printedPoints", 0)), QStringList());
    }

    // R-CHA-11.2b, A-94: beside the printed figures stands what the rules make of the units: 64 points; 16, 20, 26 or
    // 32 of them for panic, whichever is nearest. Without a panic level there is nothing to compare it with.
    void derivedFiguresStandBesideThePrintedOnes() {
        QCOMPARE(derived(with("delta", 0, "panicLevel", 20)), QString("points 64; panic30 20"));
        QCOMPARE(derived(with("delta", 0, "panicLevel", 18)), QString("points 64; panic25 16"));
        QCOMPARE(derived(with("delta", 0, "panicLevel", 19)), QString("points 64; panic30 20"));
        QCOMPARE(derived(with("delta", 0, "panicLevel", 99)), QString("points 64; panic50 32"));
        QCOMPARE(derived(with("delta", 0, "panicLevel", 0)), QString("points 64"));
        core::Scenario lighter = with("delta", 0, "panicLevel", 0);
        std::vector<core::Counter>& counters = lighter.counters.edit();
        counters.erase(counters.begin()); // a unit of two points or more, so that the sum is another one
        QVERIFY(derived(lighter) != QString("points 64"));
    }

    // Ruling A-94: a panic level that is no 25, 30, 40 or 50 percent is told; 64 points make 16, 20, 26 and 32.
    void oddPanicLevelsAreTold() {
        for (const int level : {16, 20, 26, 32, 0})
            QCOMPARE(found(with("delta", 0, "panicLevel", level)), QStringList());
        for (const int level : {15, 17, 19, 21, 25, 27, 31, 33}) {
            QCOMPARE(found(with("delta", 0, "panicLevel", level)), QStringList{"panic.level"});
            QCOMPARE(fixed(with("delta", 0, "panicLevel", level)), QString("4 4"));
        }
    }

    // R-CHA-13.0b: panic without a level, or with one beyond all that the army is worth, is told.
    void panicWithoutALevelIsTold() {
        core::Scenario scenario = with("delta", 0, "panicLevel", 0);
        scenario.options.edit()[core::OptionId{"panic"}] = true;
        QCOMPARE(found(scenario), QStringList());
        scenario.sides.edit()[1].attributes.erase(core::FieldId{"panicLevel"});
        QCOMPARE(found(scenario), QStringList{"panic.none"});
        QCOMPARE(fixed(scenario), QString("1 1"));
        scenario.options.edit().clear();
        QCOMPARE(found(scenario), QStringList());
        scenario = with("delta", 0, "panicLevel", 65);
        scenario.options.edit()[core::OptionId{"panic"}] = true;
        QVERIFY(found(scenario).contains("panic.out-of-reach"));
        scenario.sides.edit()[0].attributes[core::FieldId{"panicLevel"}] = std::int64_t{64};
        QVERIFY(!found(scenario).contains("panic.out-of-reach"));
    }

    // R-CHA-16.0a: a unit that faces no side of a hex of this map is told.
    void facingNoSideIsTold() {
        core::Scenario scenario = bundled("delta");
        core::Attributes& fields = scenario.counters.edit()[0].attributes;
        fields[core::FieldId{"facing"}] = std::string("n");
        QCOMPARE(found(scenario), QStringList());
        scenario.options.edit()[core::OptionId{"facing"}] = true;
        QCOMPARE(found(scenario), QStringList{"facing.no-side"});
        QCOMPARE(fixed(scenario), QString("1 1"));
        scenario.counters.edit()[0].attributes[core::FieldId{"facing"}] = std::string("ne");
        QCOMPARE(found(scenario), QStringList());
    }

    // R-CHA-E4.0c: optional rules are refused where they are locked, and nowhere else; Rome knows no panic level.
    void lockedScenariosHaveNoOptions() {
        for (const char* option : {"panic", "facing", "concession", "retreatBeforeCombat", "contact", "elevation",
                                   "rangeEffects", "unitCapability", "simultaneous"}) {
            for (const char* name : {"rome", "delta"}) {
                core::Scenario scenario = bundled(name);
                scenario.options.edit()[core::OptionId{option}] = true;
                const bool locked = name[0] == 'r';
                QCOMPARE(found(scenario), locked ? QStringList{"options.locked"} : QStringList());
                if (locked)
                    QCOMPARE(fixed(scenario), QString("1 1"));
            }
        }
        const Battle rome("rome");
        QCOMPARE(int{rome.state.setup->of(SideId{0}).panicLevel}, 0);
        QCOMPARE(int{rome.state.setup->of(SideId{1}).panicLevel}, 0);
    }

    // R-CHA-11.1a, R-CHA-TRKb: there is a last turn, and the turn record ends at 30.
    void theLengthIsOnTheRecord() {
        core::Scenario scenario = bundled("delta");
        scenario.lastTurn.reset();
        QCOMPARE(found(scenario), QStringList{"length.none"});
        scenario.lastTurn = core::TurnNumber{30};
        QCOMPARE(found(scenario), QStringList());
        scenario.lastTurn = core::TurnNumber{31};
        QCOMPARE(found(scenario), QStringList{"length.track"});
    }

    // Who has no hex to begin in is told.
    void whoBeginsNowhereIsTold() {
        core::Scenario scenario = bundled("delta");
        scenario.counters.edit().front().setUp.place = core::WithinSpaces{{}};
        QCOMPARE(found(scenario), QStringList{"setup.nowhere"});
        scenario.counters.edit().front().setUp.place = core::WithinSpaces{{core::SpaceLabel{"3602"}}};
        QCOMPARE(found(scenario), QStringList());
        const core::SpaceId hex = *core::findSpace(*scenario.board, core::SpaceLabel{"3602"});
        for (const auto& [terrain, ids] :
             std::map<std::string, QStringList>{{"lake", {"setup.nowhere"}}, {"woods", {}}}) {
            core::setTerrain(scenario.board.edit(), hex,
                             *core::terrainCode(*scenario.board, core::TerrainToken{terrain}));
            QCOMPARE(found(scenario), ids);
        }
    }

    // A zone that holds fewer than begin there is told; leaders need no room. 36 units of the Hyksos, two
    // to a hex, fit into 18.
    void crowdedZonesAreTold() {
        const auto cut = [](std::size_t hexes) {
            core::Scenario scenario = bundled("delta");
            for (core::Region& region : scenario.board.edit().regions.edit())
                if (region.id.value == "p4")
                    region.spaces.resize(hexes);
            return found(scenario);
        };
        QCOMPARE(cut(18), QStringList());
        QCOMPARE(cut(17), QStringList{"setup.crowded"});
        QCOMPARE(cut(0).count("setup.nowhere"), 42);
    }

    // Two armies of two seats on a map of hexes, no more units than the game holds.
    void theTableHasTwoArmies() {
        core::Scenario one = bundled("delta");
        one.sides.edit()[1].seat = one.sides->front().seat;
        QVERIFY(found(one).contains("sides.two"));
        core::Scenario squares = bundled("delta");
        squares.board =
            core::makeBoard(core::SquareGrid{9, 9, false, {}}, squares.board->terrains, squares.board->features);
        QVERIFY(found(squares).contains("map.hexes"));
        core::Scenario empty = bundled("delta");
        std::vector<core::Counter>& counters = empty.counters.edit();
        const core::SideToken second = (*empty.sides)[1].token;
        counters.erase(std::remove_if(counters.begin(), counters.end(),
                                      [&](const core::Counter& counter) { return counter.side == second; }),
                       counters.end());
        QVERIFY(found(empty).contains("side.empty"));
        core::Scenario many = bundled("delta");
        many.sides.edit()[0].attributes.erase(core::FieldId{"printedPoints"});
        many.sides.edit()[0].attributes.erase(core::FieldId{"panicLevel"});
        core::Counter leader = *std::find_if(many.counters->begin(), many.counters->end(),
                                             [](const core::Counter& counter) { return counter.type.value == "L4"; });
        while (many.counters->size() < 400) {
            leader.id = core::nextCounterId(many);
            many.counters.edit().push_back(leader);
        }
        QCOMPARE(found(many), QStringList());
        leader.id = core::nextCounterId(many);
        many.counters.edit().push_back(leader);
        QCOMPARE(found(many), QStringList{"units.too-many"});
    }
};

QTEST_APPLESS_MAIN(TstChariotChecks)
#include "tst_chariot_checks.moc"
