// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/muster.h"

#include "rules/core/describe/table_cell.h"

#include <algorithm>
#include <numeric>

namespace orontes::core {
namespace {

int sizeOf(const Force& force) {
    return std::accumulate(force.begin(), force.end(), 0, [](int sum, const auto& part) { return sum + part.second; });
}

/// Every row gives as many, unless a scenario has its own: the least counts then.
int sizeOf(const TableSpec& table, const Scenario& scenario) {
    int least = sizeOf(forceOf(table, 0, scenario));
    for (std::size_t row = 1; row < table.rows.size(); ++row)
        least = std::min(least, sizeOf(forceOf(table, row, scenario)));
    return least;
}

struct Draw {
    int units = 0;
    std::vector<const TableSpec*> tables;
};

bool isBetter(const Draw& a, const Draw& b) {
    return a.units != b.units ? a.units < b.units : a.tables.size() < b.tables.size();
}

struct Sized {
    const TableSpec* table;
    int units;
};

/// Goes on from what has been drawn with tables[from] and those after it.
void draw(const std::vector<Sized>& tables, std::size_t from, int wanted, const Draw& begun,
          std::optional<Draw>& best) {
    if (begun.units >= wanted) {
        if (!best || isBetter(begun, *best))
            best = begun;
        return;
    }
    for (std::size_t i = from; i < tables.size(); ++i) {
        Draw longer = begun;
        longer.units += tables[i].units;
        longer.tables.push_back(tables[i].table);
        draw(tables, i, wanted, longer, best);
    }
}

void add(Force& force, const Force& more) {
    for (const auto& [type, count] : more) {
        const auto found = std::find_if(force.begin(), force.end(),
                                        [&wanted = type](const auto& part) { return part.first == wanted; });
        if (found == force.end())
            force.emplace_back(type, count);
        else
            found->second += count;
    }
}

void dismiss(Force& force, int tooMany) {
    for (; tooMany > 0 && !force.empty(); --tooMany) {
        const auto most = std::max_element(force.begin(), force.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        --most->second;
    }
    std::erase_if(force, [](const auto& part) { return part.second <= 0; });
}

void sort(Force& force, const RulesetInfo& info) {
    const auto place = [&](const auto& part) { return findCounterType(info, part.first); };
    std::stable_sort(force.begin(), force.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
}

bool has(const Force& force, const CounterType& type) {
    return std::any_of(force.begin(), force.end(), [&](const auto& part) { return part.first == type; });
}

MusterRow roll(const RulesetInfo& info, const Scenario& scenario, const TableSpec& table, bool prized, Dice& dice) {
    MusterRow row{&table, 0, {}};
    const auto throwDie = [&] {
        row.row = static_cast<std::size_t>(dice.below(static_cast<int>(table.rows.size())));
        row.rolled.push_back(row.row);
    };
    throwDie();
    if (prized && !info.forces.prized.empty() && !has(forceOf(table, row.row, scenario), info.forces.prized))
        throwDie();
    return row;
}

} // namespace

Force forceOf(const TableSpec& table, std::size_t row, const Scenario& scenario) {
    Force force;
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        if (const auto count = static_cast<int>(cellNumber(table, row, column, scenario)); count > 0)
            force.emplace_back(CounterType{table.columns[column].id}, count);
    return force;
}

std::vector<const TableSpec*> mustersFor(const RulesetInfo& info, const Scenario& scenario, int units) {
    std::vector<Sized> tables;
    for (const std::string& id : info.forces.musters) {
        const TableSpec& table = tableNamed(info, id);
        if (const int size = sizeOf(table, scenario); size > 0)
            tables.push_back({&table, size});
    }
    std::optional<Draw> best;
    draw(tables, 0, std::clamp(units, leastMustered, mostMustered), {}, best);
    return best ? best->tables : std::vector<const TableSpec*>{};
}

Mustered muster(const RulesetInfo& info, const Scenario& scenario, const MusterWish& wish, Dice& dice) {
    Mustered mustered;
    for (const TableSpec* table : mustersFor(info, scenario, wish.units)) {
        const std::size_t part = mustered.rows.size();
        const bool chosen = part < wish.rows.size() && wish.rows[part] && *wish.rows[part] < table->rows.size();
        mustered.rows.push_back(chosen ? MusterRow{table, *wish.rows[part], {}}
                                       : roll(info, scenario, *table, wish.prized, dice));
        add(mustered.force, forceOf(*table, mustered.rows.back().row, scenario));
    }
    sort(mustered.force, info);
    dismiss(mustered.force, sizeOf(mustered.force) - wish.units);
    return mustered;
}

} // namespace orontes::core
