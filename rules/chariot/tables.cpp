// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/tables.h"

#include "rules/core/describe/table_cell.h"

#include <optional>

namespace orontes::chariot {
namespace {

Factor factorIn(const core::TableSpec& table, std::size_t row, std::size_t column, const core::Scenario& scenario) {
    constexpr std::array factors{Factor::One, Factor::Half, Factor::Double}; // as the choices stand in the data
    return factors[core::cellChoice(table, row, column, scenario)];
}

Strength strengthIn(const core::TableSpec& table, std::size_t row, std::size_t column, const core::Scenario& scenario) {
    const auto* text = std::get_if<std::string>(&core::cellValue(table, row, column, scenario));
    if (!text)
        return {};
    if (*text == "½")
        return Strength::points(1).times(Factor::Half);
    return Strength::points(text->size() == 1 && *text >= "0" && *text <= "9" ? text->front() - '0' : 0);
}

std::optional<std::size_t> rowOf(const core::TableSpec& table, const core::TerrainToken& terrain) {
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        if (table.rows[row].id == terrain.value)
            return row;
    return std::nullopt;
}

Level levelOf(const core::TerrainToken& terrain) {
    if (terrain.value == "slope")
        return Level::Slope;
    return terrain.value == "hilltop" ? Level::Hilltop : Level::Ground;
}

Ground groundOf(const core::RulesetInfo& info, const core::Scenario& scenario, const core::TerrainToken& terrain) {
    const core::TableSpec& entry = core::tableNamed(info, "entry");
    const core::TableSpec& melee = core::tableNamed(info, "ground");
    const core::TableSpec& sight = core::tableNamed(info, "sight");
    const core::TerrainSpec* spec = core::findTerrain(info, terrain);
    Ground ground;
    ground.beyond = terrain.value == "beyond";
    ground.passable = spec && spec->enterable;
    ground.stream = terrain.value == "stream";
    ground.level = levelOf(terrain);
    const std::optional<std::size_t> row = rowOf(entry, terrain); // the three tables have the same rows
    if (!row)
        return ground;
    ground.entry = static_cast<std::int16_t>(core::cellNumber(entry, *row, 0, scenario));
    ground.protection = Strength::points(core::cellNumber(entry, *row, 1, scenario));
    ground.attacker = factorIn(melee, *row, 0, scenario);
    ground.defender = factorIn(melee, *row, 1, scenario);
    ground.ban = static_cast<FireBan>(core::cellChoice(sight, *row, 0, scenario));
    ground.blocksFire = core::cellValue(sight, *row, 1, scenario) == core::Value{std::string("yes")};
    return ground;
}

} // namespace

Tables tablesOf(const core::RulesetInfo& info, const core::Scenario& scenario) {
    Tables tables;
    const core::TableSpec& combat = core::tableNamed(info, "combat");
    for (std::size_t die = 0; die < combatRows; ++die)
        for (std::size_t column = 0; column < oddsColumns; ++column)
            tables.combat[die][column] = static_cast<CombatResult>(core::cellChoice(combat, die, column, scenario));
    const core::TableSpec& leaders = core::tableNamed(info, "leaders");
    for (std::size_t level = 0; level < leaderLevels; ++level) {
        const auto cell = [&](std::size_t column) {
            return static_cast<std::int16_t>(core::cellNumber(leaders, level, column, scenario));
        };
        tables.leaders[level] = {cell(0), cell(1), cell(2)};
    }
    const core::TableSpec& range = core::tableNamed(info, "range");
    for (std::size_t row = 0; row < range.rows.size(); ++row) {
        tables.rangeTypes.push_back(core::CounterType{range.rows[row].id});
        tables.range.push_back({strengthIn(range, row, 0, scenario), strengthIn(range, row, 1, scenario),
                                strengthIn(range, row, 2, scenario)});
    }
    const core::TableSpec& capability = core::tableNamed(info, "capability");
    for (std::size_t defender = 0; defender < 2; ++defender)
        for (std::size_t attacker = 0; attacker < 3; ++attacker)
            tables.capability[defender][attacker] = factorIn(capability, defender, attacker, scenario);
    return tables;
}

std::vector<Ground> groundsOf(const core::RulesetInfo& info, const core::Scenario& scenario) {
    std::vector<Ground> grounds;
    for (const core::TerrainToken& terrain : scenario.board->terrains)
        grounds.push_back(groundOf(info, scenario, terrain));
    return grounds;
}

} // namespace orontes::chariot
