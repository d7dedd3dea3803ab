// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/battle.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// Column and row of the lettered hexes.
const std::map<QString, std::pair<int, int>> letters{{"A", {34, 21}}, {"B", {33, 14}}, {"C", {25, 4}},  {"D", {28, 26}},
                                                     {"E", {22, 18}}, {"F", {23, 31}}, {"G", {16, 17}}, {"H", {12, 26}},
                                                     {"J", {9, 17}},  {"K", {10, 22}}, {"L", {4, 23}},  {"P", {6, 6}}};

/// Steps between two hexes of rows of which every second is shifted half a hex east; in half hexes across and rows
/// down.
int steps(std::pair<int, int> a, std::pair<int, int> b) {
    const auto across = [](std::pair<int, int> hex) { return 2 * hex.first + (hex.second % 2 == 0 ? 1 : 0); };
    const int rows = std::abs(a.second - b.second);
    return rows + std::max(0, (std::abs(across(a) - across(b)) - rows) / 2);
}

/// "G-5+J-5": within so many hexes of one of the letters; "WNE": the edges.
bool isIn(const QString& zone, int column, int row) {
    if (!zone.contains('-')) {
        const int last = row % 2 == 0 ? 36 : 37;
        return (zone.contains('W') && column == 1) || (zone.contains('N') && row == 1) ||
               (zone.contains('E') && column == last) || (zone.contains('S') && row == 33);
    }
    const QStringList circles = zone.split('+');
    return std::any_of(circles.begin(), circles.end(), [&](const QString& circle) {
        return steps(letters.at(circle.section('-', 0, 0)), {column, row}) <= circle.section('-', 1).toInt();
    });
}

QString labelsIn(const QString& zone) {
    QStringList labels;
    for (int row = 1; row <= 33; ++row)
        for (int column = 1; column <= (row % 2 == 0 ? 36 : 37); ++column)
            if (isIn(zone, column, row))
                labels << QString("%1%2").arg(column, 2, 10, QChar('0')).arg(row, 2, 10, QChar('0'));
    labels.sort();
    return labels.join(' ');
}

QString startsOf(const Setup& setup, const Profile& unit) {
    QStringList labels;
    for (const SpaceId hex : unit.starts)
        labels << QString::fromStdString(core::labelOf(*setup.scenario.board, hex).value);
    labels.sort();
    return labels.join(' ');
}

/// "6MI 2L3" of the side's units that begin there, in the order of the rulebook.
QString forceIn(const Setup& setup, SideId side, const QString& zone) {
    const QString labels = labelsIn(zone);
    QStringList force;
    for (const char* type :
         {"MI", "MS", "AX", "SD", "MC", "BW", "IB", "SK", "HB", "CH", "L1", "L2", "L3", "L4", "L5", "L6"}) {
        int count = 0;
        for (const Profile& unit : setup.units)
            if (unit.side == side && unit.type.value == type && unit.enters != zone.contains('-') &&
                startsOf(setup, unit) == labels)
                ++count;
        if (count > 0)
            force << QString::number(count) + type;
    }
    return force.join(' ');
}

int worth(const Setup& setup, SideId side) {
    int sum = 0;
    for (const Profile& unit : setup.units)
        sum += unit.side == side ? unit.points : 0;
    return sum;
}

int unitsOf(const Setup& setup, SideId side) {
    return static_cast<int>(
        std::count_if(setup.units.begin(), setup.units.end(), [&](const Profile& unit) { return unit.side == side; }));
}

} // namespace

class TstChariotScenarios : public QObject {
    Q_OBJECT

private slots:
    void eachArmyIsAsPrinted_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("army");
        QTest::addColumn<QString>("force"); // zone: units; …
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("panic");
        QTest::addColumn<int>("stacking");
        const auto row = [](const char* scenario, const char* army, const char* force, int points, int panic,
                            int stacking) {
            QTest::addRow("%s %s", scenario, army)
                << QString(scenario) << QString(army) << QString(force) << points << panic << stacking;
        };
        row("rome", "romans", "D-3: 9MI 3AX 4SK", 27, 0, 1);
        row("rome", "sabines", "H-3: 6MS 7AX 2BW", 32, 0, 1);
        row("delta", "hyksos", "P-4: 6MI 6MS 12AX 2BW 10CH 1L2 2L3 3L4", 64, 20, 2);
        row("delta", "egyptians", "G-5+J-5: 16MI 8AX 6IB 4SK 1L3 2L5 2L6", 67, 17, 1);
        row("babylon", "hittites", "P-4: 10MS 8AX 4BW 4SK 10CH 2L3 3L4", 75, 30, 1);
        row("babylon", "babylonians", "L-5: 16MI 4MS 4AX 4MC 4BW 8CH 1L3 3L6", 64, 20, 1);
        row("megiddo", "egyptians", "C-4: 12MS 12AX 4IB 4SK 6CH 1L1 2L5 4L6", 85, 26, 2);
        row("megiddo", "syrians", "E-5: 18MI 6MS 12AX 4SK 4CH 1L2 3L5", 74, 23, 1);
        row("kadesh", "hittites", "WNE: 12MS 12AX 4BW 4IB 6SK 10CH 1L2 3L3 3L4", 107, 43, 3);
        row("kadesh", "egyptians",
            "P-3: 4MI 6MS 6AX 4IB 4CH 2L5 2L6; E-4: 2MI 3MS 3AX 2IB 8CH 1L1 2L6; A-5: 2MI 3MS 3AX 2IB 8CH 1L3 1L4 1L5",
            110, 33, 2);
        row("sinai", "seaPeoples", "C-3: 8MS 4AX 2SD 2BW 4SK 1L2 2L3 3L4", 52, 16, 2);
        row("sinai", "egyptians", "A-3: 6MI 4MS 4AX 4IB 2SK 6CH 1L4 3L5 4L6", 54, 17, 2);
        row("qarqar", "assyrians", "C-3: 12MS 4AX 2SD 3IB 2HB 10CH 2L2 3L3", 64, 32, 3);
        row("qarqar", "allies", "D-3: 14MI 6MS 10AX 6BW 6SK 10CH 3L3 5L6", 100, 30, 2);
        row("tabal", "cimmerians", "E-3: 8MI 8AX 4BW 4SK 1L2 2L3 3L4", 54, 22, 2);
        row("tabal", "assyrians", "S: 6MS 4AX 2SD 2IB 4HB 4CH 1L1 2L2 4L3", 49, 25, 3);
        row("charchemish", "egyptians", "E: 6MI 6MS 10AX 8IB 4SK 4HB 10CH 1L3 2L4 2L5 4L6", 101, 31, 2);
        row("charchemish", "babylonians", "D-5: 8MS 8AX 8MC 4BW 4IB 10CH 2L3 3L4 3L5", 90, 27, 2);
        row("thymbra", "persians", "F-5: 6MS 6AX 6SD 4IB 8HB 10CH 1L1 2L3 2L4", 79, 32, 2);
        row("thymbra", "lydians", "C-8: 12MS 12AX 6SD 2MC 4BW 4SK 4CH 1L2 3L3", 96, 29, 1);
        row("bubastis", "upperEgyptians", "B-6: 8MI 4BW 4SK 1L1 1L4 1L5 1L6", 36, 9, 1);
        row("bubastis", "lowerEgyptians", "E-6: 12MI 2BW 6SK 2L4 1L5 1L6", 40, 10, 1);
        row("armageddon", "egyptians", "E-5: 12MS 12AX 8IB 6SK 10CH 2L3 3L5", 105, 32, 2);
        row("armageddon", "judeans", "H-6+J-6: 10MI 10MS 10AX 10BW 4SK 4CH 1L2 2L3 3L4", 102, 41, 1);
        row("lake_regillus", "romans", "D-5: 16MI 9MS 6AX 4SD 3MC 8SK 1L1 1L2 3L3 1L4", 90, 27, 2);
        row("lake_regillus", "etruscans", "C-5: 12MI 12MS 8AX 4SD 12MC 1L2 2L3 4L4", 91, 28, 2);
        row("aequi", "aequi", "C-6: 16MI 6AX 12MC 6SK 3L3 3L4", 76, 23, 2);
        row("aequi", "romans", "K-3: 8MS 8AX 4SD 4MC 2BW 4SK 1L2 2L3 2L4", 71, 22, 3);
    }
    // R-CHA-E4.0d, R-CHA-E5.1a, R-CHA-E5.2a, R-CHA-E5.3a, R-CHA-E5.4a, R-CHA-E5.5a, R-CHA-E5.6a, R-CHA-E5.7a,
    // R-CHA-E5.8a, R-CHA-E5.9a, R-CHA-E6.1a, R-CHA-E6.2a, R-CHA-E6.3a, R-CHA-E6.4a, R-CHA-11.2b, A-156: forces, zones,
    // points (which the values of the units add up to), panic levels and stacking of all 28 armies. R-CHA-11.1e: none
    // of them is free of its leaders.
    void eachArmyIsAsPrinted() {
        QFETCH(QString, scenario);
        QFETCH(QString, army);
        QFETCH(QString, force);
        const Battle battle(qPrintable(scenario));
        const Setup& setup = *battle.state.setup;
        const SideId side = battle.side(army);
        int all = 0;
        for (const QString& group : force.split("; ")) {
            QCOMPARE(forceIn(setup, side, group.section(": ", 0, 0)), group.section(": ", 1));
            for (const QString& units : group.section(": ", 1).split(' '))
                all += units.chopped(2).toInt();
        }
        QCOMPARE(unitsOf(setup, side), all);
        QTEST(worth(setup, side), "points");
        QTEST(int{setup.of(side).panicLevel}, "panic");
        QTEST(int{setup.of(side).stacking}, "stacking");
        QVERIFY(!setup.of(side).mountedExempt);
    }

    void eachScenarioHasItsLengthAndOrder_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("turns");
        QTest::addColumn<QString>("deploysFirst");
        QTest::addColumn<QString>("movesFirst");
        const auto row = [](const char* scenario, int turns, const char* deploys, const char* moves) {
            QTest::newRow(scenario) << QString(scenario) << turns << QString(deploys) << QString(moves);
        };
        row("rome", 10, "romans", "romans");
        row("delta", 10, "hyksos", "hyksos");
        row("babylon", 15, "hittites", "hittites");
        row("megiddo", 12, "egyptians", "egyptians");
        row("kadesh", 15, "egyptians", "hittites");
        row("sinai", 12, "seaPeoples", "seaPeoples");
        row("qarqar", 15, "assyrians", "assyrians");
        row("tabal", 15, "cimmerians", "cimmerians");
        row("charchemish", 6, "babylonians", "egyptians");
        row("thymbra", 20, "persians", "persians");
        row("bubastis", 15, "upperEgyptians", "upperEgyptians");
        row("armageddon", 10, "egyptians", "egyptians");
        row("lake_regillus", 15, "romans", "romans");
        row("aequi", 10, "romans", "aequi");
    }
    // R-CHA-E4.0d, R-CHA-E5.1a, R-CHA-E5.2a, R-CHA-E5.3a, R-CHA-E5.4a, R-CHA-E5.5a, R-CHA-E5.6a, R-CHA-E5.7a,
    // R-CHA-E5.8a, R-CHA-E5.9a, R-CHA-E6.1a, R-CHA-E6.2a, R-CHA-E6.3a, R-CHA-E6.4a, A-91, A-160: how many turns, who
    // deploys and who moves first. No optional rule is on.
    void eachScenarioHasItsLengthAndOrder() {
        QFETCH(QString, scenario);
        const Battle battle(qPrintable(scenario));
        const Setup& setup = *battle.state.setup;
        QCOMPARE(setup.scenario.firstTurn.value, 1);
        QTEST(int{setup.scenario.lastTurn->value}, "turns");
        QTEST(QString::fromStdString(setup.of(SideId{0}).token.value), "deploysFirst");
        QTEST(QString::fromStdString(setup.of(setup.firstToMove).token.value), "movesFirst");
        const Options& options = setup.options;
        QVERIFY(!options.elevation && !options.rangeEffects && !options.unitCapability && !options.chariotsShare);
    }

    // R-CHA-E5.2b, A-154: chariots of Babylon have 6 points and those of the Hittites 10; elsewhere 9.
    void chariotsOfBabylonAreSlow() {
        for (const char* name : {"babylon", "delta"}) {
            const Battle battle(name);
            for (const Profile& unit : battle.state.setup->units)
                if (unit.chariot)
                    QCOMPARE(int{unit.movement}, name[0] == 'd' ? 9 : unit.side == battle.side("hittites") ? 10 : 6);
        }
    }

    // R-CHA-E4.0a, A-89: the hills of Rome are clear ground, without crests; those of the Delta are not.
    void romeHasNoHills() {
        for (const char* name : {"rome", "delta"}) {
            const Battle battle(name);
            int hills = 0;
            int crests = 0;
            for (const Hex& hex : battle.state.setup->map.hexes) {
                hills += battle.state.setup->map.grounds[hex.ground].level == Level::Ground ? 0 : 1;
                crests += hex.crests != 0 ? 1 : 0;
            }
            QCOMPARE(hills, name[0] == 'r' ? 0 : 105 + 63);
            QCOMPARE(crests > 0, name[0] != 'r');
        }
        const Battle rome("rome");
        const Ground& hill = rome.state.setup->map.groundOf(rome.hex("2826"));
        QCOMPARE(int{hill.entry}, 1);
        QCOMPARE(rome.state.setup->map.groundOf(rome.hex("1022")).entry, std::int16_t{3}); // woods stay
    }

    // R-CHA-E4.0b: nobody leads in Rome, and everybody moves freely.
    void romeNeedsNoLeaders() {
        Battle rome("rome");
        rome.after("romans at 2826 1MI; sabines at 1226 1MS");
        for (UnitId id{0}; id < rome.state.setup->endOfRoster(); ++id.value) {
            QVERIFY(!rome.state.setup->of(id).leader());
            if (onMap(rome.state, id))
                QCOMPARE(allowanceOf(rome.state, id), 6);
        }
        core::Scenario led = bundled("rome");
        led.counters.edit().front().type = core::CounterType{"L1"};
        const Battle battle(led);
        QCOMPARE(battle.state.at(UnitId{0}).presence, Presence::Away);
    }

    // R-CHA-14.0a: on the printed map every crest parts a hilltop from a slope, and no hilltop touches the ground.
    void crestsBoundTheHilltops() {
        const Battle battle("delta");
        const Hexes& map = battle.state.setup->map;
        for (const Hex& hex : map.hexes)
            for (std::size_t side = 0; side < hex.next.size(); ++side) {
                if (!hex.next[side].valid())
                    continue;
                const Level here = map.grounds[hex.ground].level;
                const Level there = map.groundOf(hex.next[side]).level;
                const bool parted = here != there && here != Level::Ground && there != Level::Ground;
                QCOMPARE((hex.crests >> side & 1) != 0, parted);
                QVERIFY(here != Level::Hilltop || there != Level::Ground);
            }
    }
};

QTEST_APPLESS_MAIN(TstChariotScenarios)
#include "tst_chariot_scenarios.moc"
