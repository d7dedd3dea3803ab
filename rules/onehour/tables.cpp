// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/tables.h"

#include "rules/core/describe/table_cell.h"

#include <cassert>

namespace orontes::onehour {
namespace {

/// A printed table as one scenario has it.
class Printed {
public:
    Printed(const core::RulesetInfo& info, const core::Scenario& scenario, const char* table)
        : m_table(core::tableNamed(info, table)), m_scenario(scenario) {}

    std::size_t rows() const { return m_table.rows.size(); }
    const std::string& rowId(std::size_t row) const { return m_table.rows[row].id; }
    int number(std::size_t row, std::size_t column) const {
        assert(row < m_table.rows.size() && column < m_table.columns.size());
        return static_cast<int>(core::cellNumber(m_table, row, column, m_scenario));
    }
    std::size_t choice(std::size_t row, std::size_t column) const {
        return core::cellChoice(m_table, row, column, m_scenario);
    }

private:
    const core::TableSpec& m_table;
    const core::Scenario& m_scenario;
};

/// Choices of the table "ground": all, archers, none, full, half, half and a crossing.
std::vector<GroundRow> groundOf(const Printed& table) {
    std::vector<GroundRow> rows;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        GroundRow ground;
        ground.terrain = core::TerrainToken{table.rowId(row)};
        ground.entry = static_cast<Entry>(table.choice(row, 0));
        ground.coverUnderFire = table.choice(row, 1) == 4;
        ground.coverInCombat = table.choice(row, 2) == 4;
        ground.bridge = ground.terrain.value == "bridge";
        ground.crossing = ground.bridge || ground.terrain.value == "ford";
        ground.level = ground.terrain.value == "hill" ? 1 : ground.terrain.value == "hilltop" ? 2 : 0;
        rows.push_back(std::move(ground));
    }
    return rows;
}

} // namespace

Tables tablesOf(const core::RulesetInfo& info, const core::Scenario& scenario) {
    Tables tables;
    const Printed movement(info, scenario, "movement");
    const Printed blows(info, scenario, "handToHand");
    for (std::size_t type = 0; type < typeCount; ++type) {
        for (std::size_t pace = 0; pace < paceCount; ++pace)
            tables.movement[type][pace] = movement.number(type, pace);
        tables.blows[type] = {blows.number(type, 0), blows.number(type, 1), blows.number(type, 2),
                              blows.number(type, 3)};
    }
    const Printed percent(info, scenario, "percent");
    for (std::size_t row = 0; row < percentCount; ++row)
        tables.percent[row] = percent.number(row, 0);
    const Printed nerve(info, scenario, "morale");
    const Printed muster(info, scenario, "muster");
    for (std::size_t die = 0; die < 6; ++die) {
        tables.nerve[die] = static_cast<Nerve>(nerve.choice(die, 0));
        for (std::size_t type = 0; type < typeCount; ++type)
            tables.muster[die][type] = muster.number(die, type);
    }
    tables.ground = groundOf(Printed(info, scenario, "ground"));
    const Printed numbers(info, scenario, "numbers");
    tables.strength = numbers.number(0, 0);
    tables.shaken = numbers.number(1, 0);
    tables.range = numbers.number(2, 0);
    return tables;
}

} // namespace orontes::onehour
