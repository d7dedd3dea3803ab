// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/info.h"
#include "tests/rules/chariot/battles.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

#include <array>
#include <map>
#include <set>

using namespace orontes::tests;
namespace core = orontes::core;
using orontes::chariot::info;

namespace {

const QString legal; // no objection

core::Counter counterOf(const char* type) {
    core::Counter counter;
    counter.id = core::CounterId{1};
    counter.type = core::CounterType{type};
    counter.side = (*info().blank.sides)[0].token;
    counter.attributes[core::FieldId{"code"}] = std::string("7");
    return counter;
}

/// What is printed in a place of a counter.
QString printed(const char* type, core::Slot slot) {
    const core::CounterFace face = core::faceOf(info(), info().blank, counterOf(type), core::FaceSide::Front);
    for (const core::SlotText& text : face.texts)
        if (text.slot == slot)
            return QString::fromStdString(text.text);
    return {};
}

/// All places from top left to bottom right: "MI 7 | | | 2 A 3".
QString faceText(const char* type) {
    QStringList texts;
    for (const core::Slot slot :
         {core::Slot::BandLeft, core::Slot::BandRight, core::Slot::MiddleLeft, core::Slot::MiddleRight,
          core::Slot::LowerLeft, core::Slot::LowerCentre, core::Slot::LowerRight})
        texts << printed(type, slot);
    return texts.join('/');
}

struct Printed {
    const char* type;
    const char* unitClass;
    const char* melee; ///< as printed
    int movement;
    int fire;
    int range;
    int points; ///< 11.2: half the melee strength, rounded up, and the fire strength
};

/// Chart 3.4 of the series, read a second time.
constexpr std::array<Printed, 28> chart{{
    {"MI", "A", "2", 3, 0, 0, 1},   {"MS", "A", "3", 3, 0, 0, 2},    {"AX", "B", "3", 4, 0, 0, 2},
    {"SD", "B", "4", 4, 0, 0, 2},   {"MC", "C", "[3]", 9, 0, 0, 2},  {"BW", "FF", "•", 5, 2, 2, 3},
    {"IB", "FF", "•", 5, 2, 3, 3},  {"SK", "FF", "[2]", 5, 2, 1, 3}, {"HB", "MF", "•", 9, 1, 2, 2},
    {"CH", "D", "•", 9, 0, 0, 1},   {"PS", "A", "4", 3, 0, 0, 2},    {"PP", "A", "6", 4, 0, 0, 3},
    {"LT", "A", "[4]", 5, 0, 0, 2}, {"EX", "A", "3", 5, 2, 1, 4},    {"BI", "B", "[6]", 5, 0, 0, 3},
    {"LC", "C", "1", 9, 0, 0, 1},   {"HC", "C", "[4]", 7, 0, 0, 2},  {"VF", "D", "4", 15, 0, 0, 2},
    {"EL", "D", "[8]", 6, 0, 0, 4}, {"BL", "FF", "•", 2, 3, 7, 4},   {"CB", "FF", "•", 5, 2, 3, 3},
    {"AE", "FF", "•", 5, 2, 3, 3},  {"AL", "FF", "•", 5, 2, 4, 3},   {"LB", "FF", "•", 5, 3, 3, 4},
    {"OC", "MF", "2", 9, 1, 1, 2},  {"BC", "MF", "3", 9, 1, 2, 3},   {"HA", "MF", "•", 2, 3, 7, 4},
    {"LA", "MF", "•", 4, 2, 5, 3},
}};

constexpr std::array<const char*, 7> classes{"A", "B", "C", "FF", "MF", "D", "E"};

QString meleeOf(const Profile& unit) {
    switch (unit.mark) {
    case MeleeMark::Dot:
        return "•";
    case MeleeMark::Bracket:
        return QString("[%1]").arg(unit.melee);
    case MeleeMark::Plain:
        break;
    }
    return QString::number(unit.melee);
}

int countTerrain(const core::Board& board, const char* terrain) {
    int count = 0;
    for (core::SpaceId hex{0}; hex.value < core::spaceCount(board); ++hex.value)
        count += core::terrainOf(board, hex).value == terrain ? 1 : 0;
    return count;
}

} // namespace

class TstChariotComponents : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-3.1a, R-CHA-3.1b, A-06: 37 columns and 33 rows, the even rows a hex shorter.
    void theMapIsAsPublished() {
        const core::Board& board = *battle("kadesh").board;
        const auto* grid = std::get_if<core::HexGrid>(&board.geometry);
        QVERIFY(grid && grid->width == 37 && grid->height == 33 &&
                grid->orientation == core::HexGrid::Orientation::PointyTop);
        QCOMPARE(countTerrain(board, "beyond"), 16);
        for (const auto& [terrain, count] :
             {std::pair{"village", 2}, std::pair{"woods", 13}, std::pair{"stream", 45}, std::pair{"slope", 105},
              std::pair{"hilltop", 63}, std::pair{"clear", 977}})
            QCOMPARE(countTerrain(board, terrain), count);
        int crests = 0;
        for (const core::EdgeId edge : core::allEdges(board)) {
            crests += core::hasFeature(board, edge, core::FeatureToken{"crest"}) ? 1 : 0;
            QVERIFY(!core::hasFeature(board, edge, core::FeatureToken{"road"}));
        }
        QCOMPARE(crests, 168);
    }

    // R-CHA-3.1b, A-85: the stream parts the map from edge to edge, 721 hexes to the north and 439 to the south.
    void theStreamPartsTheMap() {
        const core::Board& board = *battle("kadesh").board;
        const auto land = [&](core::SpaceId hex) {
            const std::string& terrain = core::terrainOf(board, hex).value;
            return terrain != "stream" && terrain != "beyond";
        };
        const auto side = [&](const char* label) {
            return core::flood(board, hexOf(battle("kadesh"), label),
                               [&](core::SpaceId, core::SpaceId to, core::EdgeId) { return land(to); });
        };
        QCOMPARE(side("0606").size(), std::size_t{721});
        QCOMPARE(side("3421").size(), std::size_t{439});
    }

    // R-CHA-3.1c, A-06: the lettered hexes, and how far apart they are.
    void theLetteredHexesAreWhereTheyWere() {
        const core::Board& board = *battle("kadesh").board;
        std::map<std::string, std::string> letters;
        for (const auto& [hex, note] : *board.notes)
            if (!note.letter.empty())
                letters[note.letter] = core::labelOf(board, hex).value;
        const std::map<std::string, std::string> expected{{"A", "3421"}, {"B", "3314"}, {"C", "2504"}, {"D", "2826"},
                                                          {"E", "2218"}, {"F", "2331"}, {"G", "1617"}, {"H", "1226"},
                                                          {"I", "1220"}, {"J", "0917"}, {"K", "1022"}, {"L", "0423"},
                                                          {"M", "0629"}, {"N", "0722"}, {"P", "0606"}};
        QVERIFY(letters == expected);
        const auto apart = [&](const char* a, const char* b) {
            const auto at = [&](const char* letter) { return hexOf(battle("kadesh"), letters[letter].c_str()); };
            return core::distance(board, at(a), at(b));
        };
        QCOMPARE(apart("G", "J"), 7);
        QCOMPARE(apart("D", "H"), 16);
        QCOMPARE(apart("P", "J"), 11);
        QCOMPARE(apart("B", "E"), 13);
        QCOMPARE(apart("E", "A"), 13);
        QCOMPARE(apart("P", "E"), 22);
    }

    // R-CHA-3.2a, A-01: combat results and terrain effects are read from tables that a battle may replace.
    void tablesAreReadAndNotBuiltIn() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U2/4A", "h1");
        const UnitId target = field.unit(N, "U2/4A", "h0");
        auto& tables = field.scenario().tables.edit();
        tables.push_back({"combat", "1", "1-1", std::string("eliminated")});
        tables.push_back({"entry", "clear", "entry", std::int64_t{4}});
        State state = field.begin(Phase::Melee);
        QCOMPARE(entryCost(*state.setup, field.hex("h2")), std::optional<int>(4));
        fight(state, {unit}, {field.hex("h0")}, 1);
        QCOMPARE(fate(state, target), QString("gone"));
    }

    // R-CHA-3.3a: a unit has a class, a code, a melee strength and a movement allowance.
    void aUnitHasItsValues() {
        for (const Printed& row : chart) {
            const core::CounterTypeSpec* type = core::findCounterType(info(), core::CounterType{row.type});
            QVERIFY(type);
            for (const char* id : {"code", "class", "melee", "movement"})
                QVERIFY(std::any_of(type->fields.begin(), type->fields.end(),
                                    [&](const auto& field) { return field.id.value == id; }));
        }
        core::Scenario scenario = battle("rome");
        scenario.counters.edit().front().attributes[core::FieldId{"class"}] = std::string();
        QVERIFY(!findingsIn(scenario).isEmpty());
        for (const std::string& name : battleNames())
            QVERIFY((*battle(name).sides)[0].colour != (*battle(name).sides)[1].colour);
    }

    // R-CHA-3.31a: code and number above, strength, class and movement below.
    void meleeCountersAreLaidOutAsPrinted() {
        QCOMPARE(faceText("MI"), QString("MI/7///2/A/3"));
        QCOMPARE(faceText("MC"), QString("MC/7///[3]/C/9"));
    }

    // R-CHA-3.32a: fire strength and range between them.
    void fireCountersShowFireAndRange() {
        QCOMPARE(faceText("BW"), QString("BW/7/2/2/•/FF/5"));
        QCOMPARE(faceText("IB"), QString("IB/7/2/3/•/FF/5"));
        QCOMPARE(faceText("SK"), QString("SK/7/2/1/[2]/FF/5"));
    }

    // R-CHA-3.33a, A-13: of leaders the bonus and the radius.
    void leaderCountersShowBonusAndRadius() {
        QCOMPARE(faceText("L2"), QString("2L/7/6/2/•/E/9"));
        QCOMPARE(faceText("L3"), QString("3L/7/3/1/•/E/9"));
    }

    // R-CHA-3.34a: a unit has no front: it attacks, defends and stops others all round.
    void unitsHaveNoFront() {
        for (const char* hex : {"n1", "n2", "n3", "n4", "n5", "n6"}) {
            Field field = Field::quiet();
            const UnitId attacker = field.unit(P, "U4/5A", hex);
            field.unit(N, "U2/5A", "h0");
            const State melee = field.begin(Phase::Melee);
            QCOMPARE(objection(melee, Assault{field.hex("h0")}), legal);
            QCOMPARE(odds(melee, {attacker}, {field.hex("h0")}), QString("2-1"));
            Field zone = Field::quiet();
            const UnitId mover = zone.unit(P, "U4/5A", (std::string("d") + hex[1] + hex[1]).c_str());
            zone.unit(N, "F2r2/5FF", "h0");
            State state = zone.begin(Phase::Movement);
            QCOMPARE(march(state, mover, zone.way(std::string(hex) + " " + hex)), QString("over"));
            QCOMPARE(state.at(mover).hex, zone.hex(hex));
        }
    }

    // R-CHA-3.35a: melee strength attacks and defends.
    void meleeStrengthAttacksAndDefends() {
        Field field = Field::quiet();
        const UnitId three = field.unit(P, "U3/5A", "h1");
        const UnitId six = field.unit(P, "U6/5A", "n2");
        const UnitId five = field.unit(P, "U5/5A", "n3");
        field.unit(N, "U3/5A", "h0");
        field.unit(N, "U1/5A", "h2");
        const State state = field.begin(Phase::Melee);
        QCOMPARE(odds(state, {three}, {field.hex("h2")}), QString("3-1"));
        QCOMPARE(odds(state, {six}, {field.hex("h0")}), QString("2-1"));
        QCOMPARE(odds(state, {five}, {field.hex("h0")}), QString("1-1"));
    }

    // R-CHA-3.35b: fire strength does not defend.
    void fireStrengthDoesNotDefend() {
        Field field = Field::quiet();
        const UnitId two = field.unit(P, "U2/5A", "h1");
        field.unit(N, "F2r2m1/6FF", "h0");
        QCOMPARE(odds(field.begin(Phase::Melee), {two}, {field.hex("h0")}), QString("2-1"));
    }

    // R-CHA-3.35c: range counts the target's hex and not the firer's.
    void rangeCountsTheTargetHex() {
        for (const char* target : {"h2", "h3"}) {
            Field field = Field::quiet();
            const UnitId archers = field.unit(P, "F3r2/6FF", "h0");
            field.unit(N, "U2/5A", target);
            QCOMPARE(objection(field.begin(Phase::Fire), Fire{archers, field.hex(target)}),
                     QString(target) == "h2" ? legal : QString("out-of-range"));
        }
    }

    // R-CHA-3.35d: who has fire strength and range is a fire unit, with a melee strength or without.
    void fireStrengthAndRangeMakeAFireUnit() {
        Field field = Field::quiet();
        const UnitId both = field.unit(P, "F3r2m3/6FF", "h1");
        const UnitId bare = field.unit(P, "F3r2/6FF", "n2");
        const UnitId melee = field.unit(P, "U3/5A", "n3");
        field.unit(N, "U2/5A", "h0");
        const State state = field.begin(Phase::Fire);
        QCOMPARE(objection(state, Fire{both, field.hex("h0")}), legal);
        QCOMPARE(objection(state, Fire{bare, field.hex("h0")}), legal);
        QCOMPARE(objection(state, Fire{melee, field.hex("h0")}), QString("no-fire-unit"));
    }

    // R-CHA-3.36a: a dot does not attack.
    void aDotDoesNotAttack() {
        Field field = Field::quiet();
        const UnitId dot = field.unit(P, "U•/9D", "h1");
        field.unit(P, "U1/5A", "n2");
        field.unit(N, "U1/5A", "h0");
        State state = field.begin(Phase::Melee);
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{dot}), QString("dot"));
    }

    // R-CHA-3.36b, R-CHA-3.36c: a dot defends with 1, but with 0 beside a printed strength.
    void aDotDefendsWithOneWhereNobodyElseDoes() {
        Field field = Field::quiet();
        const UnitId four = field.unit(P, "U4/5A", "h1");
        const UnitId two = field.unit(P, "U2/5A", "n4");
        field.unit(N, "U4/5A", "h0");
        field.unit(N, "U•/9D", "h0");
        const UnitId alone = field.unit(N, "U•/9D", "w2");
        State state = field.begin(Phase::Melee);
        QCOMPARE(odds(state, {four}, {field.hex("h0")}), QString("1-1"));
        QCOMPARE(odds(state, {two}, {field.hex("w2")}), QString("2-1"));
        fight(state, {two}, {field.hex("w2")}, 3); // 2-1, 3: disrupted
        QCOMPARE(fate(state, alone), QString("disrupted"));
    }

    // R-CHA-3.36d: destroyed, a dot is worth 1 and its fire strength.
    void aDotIsWorthOne() {
        for (const auto& [what, points] : {std::pair{"U•/9D", 1}, std::pair{"F2r2/5FF", 3}}) {
            Field field = Field::quiet();
            const UnitId eight = field.unit(P, "U8/5A", "h1");
            field.unit(N, what, "h0");
            State state = field.begin(Phase::Melee);
            fight(state, {eight}, {field.hex("h0")}, 1); // 8-1: eliminated
            QCOMPARE(state.points[0], points);
        }
    }

    // R-CHA-3.37a, R-CHA-3.37d: brackets halve the defence, and fractions are kept.
    void bracketsHalveTheDefenceExactly() {
        for (const auto& [melee, column] :
             {std::pair{"U4/5A", "2-1"}, std::pair{"U3/5A", "2-1"}, std::pair{"U2/5A", "1-1"}}) {
            Field field = Field::quiet();
            const UnitId attacker = field.unit(P, melee, "h1");
            field.unit(N, QString(melee) == "U4/5A" ? "U[4]/5A" : "U[3]/5A", "h0"); // 4:2, 3:1½, 2:1½
            QCOMPARE(odds(field.begin(Phase::Melee), {attacker}, {field.hex("h0")}), QString(column));
        }
    }

    // R-CHA-3.37c: fire protection is that of the hex, brackets or not.
    void bracketsDoNotChangeFireProtection() {
        Field field = Field::quiet();
        const UnitId archers = field.unit(P, "F3r2/6FF", "h2");
        field.unit(N, "U[4]/5A", "h0");
        QCOMPARE(fireOdds(field.begin(Phase::Fire), {archers}, field.hex("h0")), QString("1-1"));
    }

    // R-CHA-3.4a, A-14: ten kinds of units and six leaders belong to Chariot, and its battles need no others.
    void chariotHasSixteenTypes() {
        const std::set<std::string> own{"MI", "MS", "AX", "SD", "MC", "BW", "IB", "SK",
                                        "HB", "CH", "L1", "L2", "L3", "L4", "L5", "L6"};
        std::set<std::string> found;
        for (const core::CounterTypeSpec& type : info().counterTypes)
            if (type.leader || type.help.value == "chariot.type.own")
                found.insert(type.type.value);
        QVERIFY(found == own);
        std::set<std::string> used;
        for (const std::string& name : battleNames())
            for (const core::Counter& counter : *battle(name).counters)
                used.insert(counter.type.value);
        QVERIFY(used == own);
    }

    // R-CHA-3.4b, R-CHA-5.31a, R-CHA-5.33a, A-03, A-04, A-20: class, strengths, allowance and worth of every unit of
    // the series.
    void unitsAreAsPrinted() {
        for (const Printed& row : chart) {
            Field field;
            const UnitId id = field.unit(P, row.type, "h0");
            const State state = field.begin(Phase::Movement);
            const Profile& unit = state.setup->of(id);
            const char* unitClass = classes[static_cast<std::size_t>(unit.unitClass)];
            const QString found = QString("%1 %2 %3-%4 %5/%6 %7")
                                      .arg(row.type, unitClass, meleeOf(unit))
                                      .arg(unit.movement)
                                      .arg(unit.fire)
                                      .arg(unit.range)
                                      .arg(unit.points);
            const QString expected = QString("%1 %2 %3-%4 %5/%6 %7")
                                         .arg(row.type, row.unitClass, row.melee)
                                         .arg(row.movement)
                                         .arg(row.fire)
                                         .arg(row.range)
                                         .arg(row.points);
            QCOMPARE(found, expected);
            QCOMPARE(printed(row.type, core::Slot::LowerLeft), QString(row.melee));
            QCOMPARE(printed(row.type, core::Slot::LowerCentre), QString(row.unitClass));
        }
    }

    // R-CHA-3.4b, A-21: the middle of the list in play: cavalry attacks with 3 and defends with 1½, skirmishers with 2
    // and 1.
    void bracketedTypesAttackInFull() {
        Field field = Field::quiet();
        const UnitId cavalry = field.unit(P, "MC", "h1");
        const UnitId skirmishers = field.unit(P, "SK", "n2");
        field.unit(N, "MC", "h0");
        field.unit(N, "SK", "h2");
        const State state = field.begin(Phase::Melee);
        QCOMPARE(odds(state, {cavalry}, {field.hex("h0")}), QString("2-1"));     // 3:1½
        QCOMPARE(odds(state, {skirmishers}, {field.hex("h2")}), QString("2-1")); // 2:1
        QCOMPARE(odds(state, {cavalry}, {field.hex("h2")}), QString("3-1"));     // 3:1
    }
};

QTEST_APPLESS_MAIN(TstChariotComponents)
#include "tst_chariot_components.moc"
