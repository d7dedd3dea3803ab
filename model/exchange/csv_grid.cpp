// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csv_grid.h"

#include "model/exchange/csv.h"
#include "model/exchange/tiled_tiles.h"

#include <algorithm>

namespace orontes::model {
namespace {

/// Finds terrains for cells, and keeps the first of each name that stands for none.
struct CellTerrains {
    const CsvGridImport& wanted;
    std::vector<core::TerrainToken> terrains;
    std::map<std::string, int> codes; ///< -1: no terrain
    core::Findings unknown;

    int codeOf(const std::string& cell, int line, std::size_t column) {
        const auto [known, isNew] = codes.try_emplace(cell, -1);
        if (!isNew || cell.empty())
            return known->second;
        std::optional<core::TerrainToken> token = wanted.names.contains(cell) ? std::nullopt : onBase(cell);
        if (!token)
            token = terrainNamed(cell, wanted.info, wanted.names);
        if (token)
            return known->second = placeOf(*token);
        unknown.push_back(csvFinding("csv.unknown-terrain", core::Severity::Warning, line, column,
                                     {{"name", cell}, {"terrain", terrains.front().value}}));
        return -1;
    }

    std::optional<core::TerrainToken> onBase(const std::string& cell) const {
        const core::TerrainToken token{cell};
        return core::terrainCode(wanted.base, token) ? std::optional(token) : std::nullopt;
    }

    int placeOf(const core::TerrainToken& token) {
        auto place = std::find(terrains.begin(), terrains.end(), token);
        if (place == terrains.end() && terrains.size() == core::terrainLimit)
            return -1;
        if (place == terrains.end())
            place = terrains.insert(terrains.end(), token);
        return static_cast<int>(place - terrains.begin());
    }
};

core::Geometry resized(core::Geometry geometry, int width, int height) {
    if (auto* hexes = std::get_if<core::HexGrid>(&geometry)) {
        hexes->width = width;
        hexes->height = height;
    } else if (auto* squares = std::get_if<core::SquareGrid>(&geometry)) {
        squares->width = width;
        squares->height = height;
    }
    return geometry;
}

/// What keeps the rows from being a board.
std::optional<core::Diagnostic> faultOfRows(const CsvTable& table) {
    if (table.rows.empty())
        return csvFinding("csv.no-rows", core::Severity::Error, 1, 0);
    const std::size_t width = table.rows.front().size();
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        if (table.rows[row].size() != width)
            return csvFinding("csv.row-length", core::Severity::Error, table.lines[row], table.rows[row].size() - 1,
                              {{"found", static_cast<std::int64_t>(table.rows[row].size())},
                               {"expected", static_cast<std::int64_t>(width)}});
    const std::size_t longer = std::max(width, table.rows.size());
    if (longer > static_cast<std::size_t>(core::gridSizeLimit))
        return csvFinding("format.board-too-large", core::Severity::Error, 1, 0,
                          {{"found", static_cast<std::int64_t>(longer)}, {"most", std::int64_t{core::gridSizeLimit}}});
    return std::nullopt;
}

std::string trimmed(const std::string& cell) {
    const std::size_t from = cell.find_first_not_of(" \t");
    return from == std::string::npos ? "" : cell.substr(from, cell.find_last_not_of(" \t") - from + 1);
}

} // namespace

core::Result<std::string> gridCsv(const core::Board& board) {
    if (std::holds_alternative<core::Cow<core::AreaMap>>(board.geometry)) {
        core::Diagnostic refused;
        refused.id = "csv.areas";
        return core::refuse(std::move(refused));
    }
    std::vector<CsvTable::Row> rows(static_cast<std::size_t>(board.terrain.height()));
    for (int row = 0; row < board.terrain.height(); ++row)
        for (int column = 0; column < board.terrain.width(); ++column)
            rows[static_cast<std::size_t>(row)].push_back(board.terrains[board.terrain.at(column, row)].value);
    return writeCsv(rows);
}

core::Read<core::Board> boardFromCsv(std::string_view text, const CsvGridImport& wanted) {
    core::Read<core::Board> read;
    if (std::holds_alternative<core::Cow<core::AreaMap>>(wanted.base.geometry)) {
        read.findings.push_back(csvFinding("csv.areas", core::Severity::Error, 0, 0));
        return read;
    }
    core::Result<CsvTable> table = parseCsv(text);
    while (table && !table->rows.empty() && isBlank(table->rows.back()))
        table->rows.pop_back();
    const std::optional<core::Diagnostic> fault = table ? faultOfRows(*table) : table.error();
    if (fault) {
        read.findings.push_back(*fault);
        return read;
    }
    CellTerrains cells{wanted, wanted.base.terrains, {}, {}};
    const int height = static_cast<int>(table->rows.size());
    const int width = static_cast<int>(table->rows.front().size());
    core::Layer<core::TerrainCode> terrain(width, height, 0);
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column) {
            const auto at = static_cast<std::size_t>(column);
            const std::string& cell = table->rows[static_cast<std::size_t>(row)][at];
            const int code = cells.codeOf(trimmed(cell), table->lines[static_cast<std::size_t>(row)], at);
            terrain.set(column, row, static_cast<core::TerrainCode>(std::max(code, 0)));
        }
    core::Board board = wanted.base;
    if (width != board.terrain.width() || height != board.terrain.height())
        board = core::makeBoard(resized(board.geometry, width, height), wanted.base.terrains, wanted.base.features);
    board.terrains = std::move(cells.terrains);
    board.terrain = std::move(terrain);
    read.value = std::move(board);
    read.findings = std::move(cells.unknown);
    return read;
}

} // namespace orontes::model
