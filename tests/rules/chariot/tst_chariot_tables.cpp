// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/info.h"
#include "rules/core/describe/table_cell.h"
#include "tests/rules/chariot/field.h"

#include <QSet>
#include <QStringList>
#include <QTest>

using namespace orontes::tests;
namespace core = orontes::core;

namespace {

QString shown(const core::Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    const auto* text = std::get_if<std::string>(&value);
    return text ? QString::fromStdString(*text) : QStringLiteral("?");
}

/// A table as lines "row: cell cell …".
QStringList linesOf(const char* id) {
    const core::TableSpec& table = core::tableNamed(orontes::chariot::info(), id);
    QStringList lines;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        QStringList cells;
        for (const core::TableCell& cell : table.cells[row])
            cells << shown(cell.value);
        lines << QString::fromStdString(table.rows[row].id) + ": " + cells.join(' ');
    }
    return lines;
}

QStringList columnsOf(const char* id) {
    QStringList columns;
    for (const core::TableLine& column : core::tableNamed(orontes::chariot::info(), id).columns)
        columns << QString::fromStdString(column.id);
    return columns;
}

/// "A 2-3", "C [3]-9", "FF •-5 2/2".
QString printed(const Profile& unit) {
    static const char* const classes[] = {"A", "B", "C", "FF", "MF", "D", "E"};
    const QString number = unit.dot() ? QString("•") : QString::number(unit.melee);
    QString text = QString("%1 %2-%3")
                       .arg(classes[static_cast<int>(unit.unitClass)],
                            unit.mark == MeleeMark::Bracket ? '[' + number + ']' : number)
                       .arg(unit.movement);
    return unit.firing() ? text + QString(" %1/%2").arg(unit.fire).arg(unit.range) : text;
}

Profile profileOf(const char* type) {
    Field field;
    const UnitId unit = field.unit(P, type, "h0");
    return field.begin(Phase::Fire).setup->of(unit);
}

} // namespace

/// Every cell against a second transcription, and every cell with its provenance.
class TstChariotTables : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-8.0a, R-CHA-8.0b, R-CHA-8.3a, A-01, A-157: nine columns, seven rows, four results and no retreat among
    // them.
    void theCombatTableIsAsPrinted() {
        QCOMPARE(columnsOf("combat"), QString("1-2 1-1 2-1 3-1 4-1 5-1 6-1 7-1 8-1").split(' '));
        const QStringList printedRows{"- - - - D D D ½ E", "- - - - D D ½ ½ E", "- - D D D D ½ E E",
                                      "- D D D ½ ½ E E E", "- D D ½ ½ E E E E", "D D D ½ E E E E E",
                                      "D D E E E E E E E"};
        const QMap<QString, QString> names{{"-", "none"}, {"D", "disrupted"}, {"½", "half"}, {"E", "eliminated"}};
        QStringList expected;
        for (qsizetype die = 0; die < printedRows.size(); ++die) {
            QStringList cells;
            for (const QString& cell : printedRows[die].split(' '))
                cells << names[cell];
            expected << QString("%1: %2").arg(die + 1).arg(cells.join(' '));
        }
        QCOMPARE(linesOf("combat"), expected);
        QCOMPARE(core::tableNamed(orontes::chariot::info(), "combat").choices.size(), std::size_t{4});
    }

    // R-CHA-9.0a, R-CHA-9.0b, A-02: the terrain effects chart in its three parts.
    void theTerrainChartIsAsPrinted() {
        QCOMPARE(columnsOf("entry") + columnsOf("ground") + columnsOf("sight"),
                 (QStringList{"entry", "protection", "attacker", "defender", "ban", "blocks"}));
        QCOMPARE(linesOf("entry"),
                 (QStringList{"clear: 1 3", "woods: 3 4", "village: 1 5", "slope: 2 3", "hilltop: 1 3", "stream: 2 1",
                              "ford: 1 1", "bridge: 1 1", "swamp: 3 4"}));
        QCOMPARE(linesOf("ground"),
                 (QStringList{"clear: 1 1", "woods: 1 2", "village: 1 2", "slope: 1 1", "hilltop: 1 1", "stream: ½ 1",
                              "ford: ½ 1", "bridge: ½ 2", "swamp: 1 2"}));
        QCOMPARE(linesOf("sight"), (QStringList{"clear: none no", "woods: none yes", "village: none yes",
                                                "slope: none no", "hilltop: none no", "stream: foot no",
                                                "ford: foot no", "bridge: none no", "swamp: mounted no"}));
        for (const core::TerrainSpec& terrain : orontes::chariot::info().terrains)
            QCOMPARE(terrain.enterable, !QSet<QString>({"river", "lake", "sea", "beyond"})
                                             .contains(QString::fromStdString(terrain.token.value)));
    }

    // R-CHA-9.0b: the hilltop costs one more over a crest from a slope; and the chart reaches the map.
    void theChartReachesTheHexes() {
        Field field;
        field.ground("h0", "stream").ground("h1", "bridge").ground("h2 h3", "hilltop").ground("w1", "slope");
        field.ground("w2", "hilltop").crest("w1", "w2");
        const State state = field.begin(Phase::Fire);
        const auto& map = state.setup->map;
        const Ground& stream = map.groundOf(field.hex("h0"));
        QCOMPARE(stream.entry, std::int16_t{2});
        QVERIFY(stream.protection == Strength::points(1) && stream.attacker == Factor::Half);
        QVERIFY(stream.ban == FireBan::Foot && stream.defender == Factor::One);
        QVERIFY(map.groundOf(field.hex("h1")).defender == Factor::Double);
        QCOMPARE(entryCost(*state.setup, field.hex("h2"), field.hex("h3")), std::optional<int>(1));
        QCOMPARE(entryCost(*state.setup, field.hex("w1"), field.hex("w2")), std::optional<int>(2));
    }

    // R-CHA-10.4a, R-CHA-10.4b, A-05: bonus, radius and movement by level.
    void theLeadersAreAsPrinted() {
        QCOMPARE(linesOf("leaders"),
                 (QStringList{"1: 9 2 9", "2: 6 2 9", "3: 3 1 9", "4: 3 0 9", "5: 0 2 4", "6: 0 1 4"}));
        QCOMPARE(columnsOf("leaders"), (QStringList{"bonus", "radius", "movement"}));
    }

    // R-CHA-E3.1a, R-CHA-E3.1b, R-CHA-E3.1c, R-CHA-E3.1d: fire strength by distance.
    void theRangeEffectsAreAsPrinted() {
        QCOMPARE(columnsOf("range"), (QStringList{"1", "2", "3"}));
        QCOMPARE(linesOf("range"), (QStringList{"BW: 2 1 0", "IB: 2 2 1", "HB: 1 ½ 0", "SK: 2 0 0"}));
    }

    // R-CHA-E3.2a, R-CHA-E3.2b: defender down, attacker across.
    void theUnitCapabilityIsAsPrinted() {
        QCOMPARE(columnsOf("capability"), (QStringList{"spears", "axes", "cavalry"}));
        QCOMPARE(linesOf("capability"), (QStringList{"spears: 1 ½ 2", "axes: 1 1 ½"}));
    }

    // R-CHA-3.4b: the units of the folder.
    void theUnitsAreAsPrinted() {
        const QVector<std::pair<const char*, const char*>> units{
            {"MI", "A 2-3"},      {"MS", "A 3-3"},      {"AX", "B 3-4"},        {"SD", "B 4-4"},      {"MC", "C [3]-9"},
            {"BW", "FF •-5 2/2"}, {"IB", "FF •-5 2/3"}, {"SK", "FF [2]-5 2/1"}, {"HB", "MF •-9 1/2"}, {"CH", "D •-9"}};
        for (const auto& [type, values] : units)
            QCOMPARE(printed(profileOf(type)), QString(values));
    }

    // R-CHA-8.0b, R-CHA-9.0b: a cell without a rule of the index behind it is worth nothing.
    void everyCellHasItsProvenance() {
        const core::RulesetInfo& info = orontes::chariot::info();
        QVERIFY(info.tables.size() >= 7);
        for (const core::TableSpec& table : info.tables)
            for (std::size_t row = 0; row < table.rows.size(); ++row) {
                QCOMPARE(table.cells[row].size(), table.columns.size());
                for (const core::TableCell& cell : table.cells[row]) {
                    QVERIFY2(core::findRule(info, cell.rule.reference), table.rows[row].id.c_str());
                    QCOMPARE(cell.rule.ruleset, std::string("chariot"));
                }
            }
        for (const char* found : {"combat", "entry", "ground", "leaders"})
            for (const auto& cells : core::tableNamed(info, found).cells)
                QVERIFY2(cells.front().provenance == core::Provenance::Found, found);
    }
};

QTEST_APPLESS_MAIN(TstChariotTables)
#include "tst_chariot_tables.moc"
