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
    // R-CHA-11.2b, A-04: all printed totals are sums of the values of the units.
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

    // R-CHA-E4.0c, A-160: optional rules are refused where they are locked, and nowhere else; Rome knows no panic
    // level.
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

    // R-CHA-12.0a: any selection of optional rules may be played, Rome apart; one, two, and all of them.
    void optionalRulesGoTogether() {
        const QStringList options{"panic",   "elevation",    "concession",     "facing",      "retreatBeforeCombat",
                                  "contact", "rangeEffects", "unitCapability", "simultaneous"};
        const auto begins = [](const QStringList& chosen) {
            core::Scenario scenario = bundled("delta");
            for (const QString& option : chosen)
                scenario.options.edit()[core::OptionId{option.toStdString()}] = true;
            return found(scenario).isEmpty() && Game::owing(Game::start(scenario)).count > 0;
        };
        for (const QString& one : options)
            for (const QString& other : options)
                QVERIFY2(begins({one, other}), qPrintable(one + " with " + other));
        QVERIFY(begins(options));
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

    // R-CHA-5.23a, R-CHA-5.4b, R-CHA-5.32b, R-CHA-E1.9a: what stands in one hex from the beginning. Two to a hex: an MI
    // (A) and a BW (FF) may share, an MI and an AX (B) may not, a chariot with nobody.
    void whatStandsTogetherIsLookedAt_data() {
        QTest::addColumn<QStringList>("types");
        QTest::addColumn<QStringList>("ids");
        const auto row = [](const char* types, const QStringList& ids) {
            QTest::newRow(types) << QString(types).split(' ') << ids;
        };
        row("MI BW", {});
        row("MI MI", {});
        row("MI L2 L4 BW", {});
        row("MI MI MI", {"setup.stacked"});
        row("MI AX", {"setup.mixed"});
        row("CH", {});
        row("CH L2", {});
        row("CH MI", {"setup.chariots"});
        row("CH CH", {"setup.chariots"});
    }
    void whatStandsTogetherIsLookedAt() {
        QFETCH(QStringList, types);
        QFETCH(QStringList, ids);
        core::Scenario scenario = bundled("delta");
        for (const QString& type : types)
            for (core::Counter& counter : scenario.counters.edit())
                if (QString::fromStdString(counter.type.value) == type && counter.side.value == "hyksos" &&
                    !std::holds_alternative<core::AtSpace>(counter.setUp.place)) {
                    counter.setUp.place = core::AtSpace{core::SpaceLabel{"0702"}};
                    break;
                }
        const auto stood = std::count_if(scenario.counters->begin(), scenario.counters->end(), [](const auto& counter) {
            return std::holds_alternative<core::AtSpace>(counter.setUp.place);
        });
        QCOMPARE(stood, types.size());
        QCOMPARE(found(scenario), ids);
        scenario.options.edit()[core::OptionId{"chariotsShare"}] = true;
        QCOMPARE(found(scenario), types == QStringList({"CH", "CH"}) ? QStringList() : ids);
        for (core::Counter& counter : scenario.counters.edit())
            if (counter.side.value == "egyptians") {
                counter.setUp.place = core::AtSpace{core::SpaceLabel{"0702"}};
                break;
            }
        QCOMPARE(found(scenario), QStringList{"setup.enemies"});
    }

    // R-CHA-10.0a: a side without a leader, while leaders are in use.
    void aSideWithoutLeadersIsTold() {
        core::Scenario scenario = bundled("delta");
        std::erase_if(scenario.counters.edit(), [](const core::Counter& counter) {
            return counter.side.value == "hyksos" && counter.type.value.front() == 'L';
        });
        scenario.sides.edit()[0].attributes.erase(core::FieldId{"printedPoints"});
        scenario.sides.edit()[0].attributes.erase(core::FieldId{"panicLevel"});
        QCOMPARE(found(scenario), QStringList{"leaders.none"});
        QCOMPARE(fixed(scenario), QString("1 1"));
        scenario.sides.edit()[0].attributes[core::FieldId{"mountedExempt"}] = true;
        QCOMPARE(found(scenario), QStringList());
    }

    // R-CHA-E3.1a, R-CHA-E3.2a: an option for units that are not there; IB, SK are in the chart, MS in the other.
    void optionsForNobodyAreTold() {
        core::Scenario scenario = bundled("delta");
        std::erase_if(scenario.counters.edit(), [](const core::Counter& counter) {
            const std::string& type = counter.type.value;
            return type == "SK" || type == "IB" || type == "BW" || type == "HB" || type == "CH";
        });
        for (core::Side& side : scenario.sides.edit()) {
            side.attributes.erase(core::FieldId{"printedPoints"});
            side.attributes.erase(core::FieldId{"panicLevel"});
        }
        QCOMPARE(found(scenario), QStringList());
        scenario.options.edit()[core::OptionId{"unitCapability"}] = true;
        QCOMPARE(found(scenario), QStringList());
        for (const char* option : {"rangeEffects", "chariotsShare"}) {
            core::Scenario idle = scenario;
            idle.options.edit()[core::OptionId{option}] = true;
            QCOMPARE(found(idle), QStringList{"options.idle"});
            QCOMPARE(fixed(idle), QString("1 1"));
        }
        for (core::Counter& counter : scenario.counters.edit())
            if (counter.type.value != "L2" && counter.type.value.front() != 'L')
                counter.type = core::CounterType{"MC"};
        QVERIFY(found(scenario).contains("options.idle"));
    }

    // R-CHA-5.23a: nobody enters where the enemy stands; one free hex is enough.
    void entriesHeldByTheEnemyAreTold() {
        core::Scenario scenario = bundled("delta");
        std::vector<core::Counter>& counters = scenario.counters.edit();
        const auto of = [&](const char* side, const char* type) -> core::Counter& {
            return *std::find_if(counters.begin(), counters.end(), [&](const core::Counter& counter) {
                return counter.side.value == side && counter.type.value == type;
            });
        };
        of("egyptians", "MI").setUp.place = core::AtSpace{core::SpaceLabel{"3709"}};
        core::Counter& comer = of("hyksos", "MI");
        comer.setUp.place = core::EntersAt{{core::SpaceLabel{"3709"}}};
        QCOMPARE(found(scenario), QStringList{"entry.held"});
        comer.setUp.place = core::EntersAt{{core::SpaceLabel{"3709"}, core::SpaceLabel{"3711"}}};
        QCOMPARE(found(scenario), QStringList());
    }

    // R-CHA-5.11a, R-CHA-5.15a: three turns of three points bring a spear nine clear hexes far, and no road ten.
    void goalsOutOfReachAreTold() {
        const auto far = [](const char* hex, int turns) {
            core::Scenario scenario = bundled("rome"); // no slopes, no leaders; woods and streams stay
            std::vector<core::Counter>& counters = scenario.counters.edit();
            const core::SideToken romans{"romans"};
            for (core::Counter& counter : counters)
                if (counter.side == romans) {
                    counter.attributes[core::FieldId{"movement"}] = std::int64_t{3};
                    counter.setUp.place = core::WithinSpaces{{core::SpaceLabel{"0101"}, core::SpaceLabel{"0102"},
                                                              core::SpaceLabel{"0103"}, core::SpaceLabel{"0104"},
                                                              core::SpaceLabel{"0105"}, core::SpaceLabel{"0106"},
                                                              core::SpaceLabel{"0107"}, core::SpaceLabel{"0108"},
                                                              core::SpaceLabel{"0109"}, core::SpaceLabel{"0110"}}};
                }
            scenario.lastTurn = core::TurnNumber{turns};
            std::vector<core::VictoryClause>& clauses = scenario.victory.edit();
            clauses.resize(1);
            clauses[0].condition = {core::AllOf{{{core::Controls{romans, {core::SpaceLabel{hex}}, 1}}}}};
            return found(scenario).contains("victory.too-far");
        };
        QVERIFY(!far("1001", 3)); // nine to the east of 0101
        QVERIFY(far("1101", 3));
        QVERIFY(!far("1101", 4));
        core::Scenario none = bundled("rome"); // "none of" asks nobody to go there
        none.lastTurn = core::TurnNumber{1};
        none.victory.edit().resize(1);
        none.victory.edit()[0].condition = {
            core::NoneOf{{{core::Controls{core::SideToken{"romans"}, {core::SpaceLabel{"0101"}}, 1}}}}};
        QVERIFY(!found(none).contains("victory.too-far"));
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
