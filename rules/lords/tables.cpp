// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/tables.h"

#include "rules/core/describe/table_cell.h"

#include <algorithm>
#include <cassert>

namespace orontes::lords {
namespace {

constexpr std::array<std::string_view, terrainCount> terrains{"fertile", "hill", "mountain", "desert", "marsh"};
constexpr std::array<std::string_view, armCount> arms{"foot", "cavalry", "chariot", "camelry"};

/// A printed table as one scenario has it, its cells called by name.
class Printed {
public:
    Printed(const core::RulesetInfo& info, const core::Scenario& scenario, const char* table)
        : m_table(core::tableNamed(info, table)), m_scenario(scenario) {}

    std::size_t rows() const { return m_table.rows.size(); }
    int at(std::size_t row, std::size_t column) const {
        return static_cast<int>(core::cellNumber(m_table, row, column, m_scenario));
    }
    std::size_t row(std::string_view id) const {
        const auto found =
            std::find_if(m_table.rows.begin(), m_table.rows.end(), [&](const auto& line) { return line.id == id; });
        assert(found != m_table.rows.end());
        return static_cast<std::size_t>(found - m_table.rows.begin());
    }

private:
    const core::TableSpec& m_table;
    const core::Scenario& m_scenario;
};

void readKills(Tables& tables, const Printed& table, std::size_t terrain, std::size_t used) {
    for (std::size_t who = 0; who < used; ++who) {
        const std::size_t row = table.row(std::string(terrains[terrain]) + '.' + std::string(arms[who]));
        for (std::size_t whom = 0; whom < used; ++whom)
            tables.kills[terrain][who][whom] = table.at(row, whom);
    }
}

void readMovement(Tables& tables, const Printed& table) {
    const auto set = [&](Kind kind, std::string_view row) {
        tables.movement[static_cast<std::size_t>(kind)] = table.at(table.row(row), 0);
    };
    set(Kind::Foot, "foot");
    set(Kind::Cavalry, "cavalry");
    set(Kind::Camel, "cavalry");
    set(Kind::Chariot, "chariot");
    set(Kind::Ruler, "ruler");
    set(Kind::Terror, "terror");
    set(Kind::Siege, "siege");
    set(Kind::Chosen, "chosen");
}

} // namespace

std::optional<Terrain> terrainNamed(std::string_view token) {
    const auto found = std::find(terrains.begin(), terrains.end(), token);
    if (found == terrains.end())
        return std::nullopt;
    return static_cast<Terrain>(found - terrains.begin());
}

std::string_view tokenOf(Terrain terrain) {
    return terrains[static_cast<std::size_t>(terrain)];
}

std::string_view tokenOf(Arm arm) {
    return arms[static_cast<std::size_t>(arm)];
}

Tables tablesOf(const core::RulesetInfo& info, const core::Scenario& scenario) {
    Tables tables;
    const Printed combat(info, scenario, "combat");
    const Printed desert(info, scenario, "desert");
    const Printed ground(info, scenario, "ground");
    for (std::size_t terrain = 0; terrain < terrainCount; ++terrain) {
        const bool isDesert = static_cast<Terrain>(terrain) == Terrain::Desert;
        readKills(tables, isDesert ? desert : combat, terrain, isDesert ? armCount : armCount - 1);
        const std::size_t row = ground.row(terrains[terrain]);
        tables.ground[terrain] = {ground.at(row, 0), ground.at(row, 1), ground.at(row, 2)};
    }
    readMovement(tables, Printed(info, scenario, "movement"));
    const Printed numbers(info, scenario, "numbers");
    assert(numbers.rows() == numberCount);
    for (std::size_t row = 0; row < numberCount; ++row)
        tables.numbers[row] = numbers.at(row, 0);
    return tables;
}

} // namespace orontes::lords
