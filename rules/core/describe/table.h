// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/citation.h"
#include "rules/core/value.h"

#include <string>
#include <vector>

namespace orontes::core {

struct TableCell {
    Value value;
    Provenance provenance = Provenance::Text;
    Citation rule;

    friend bool operator==(const TableCell&, const TableCell&) = default;
};

struct TableLine {
    std::string id;
    TextId label;

    friend bool operator==(const TableLine&, const TableLine&) = default;
};

/// A printed table: rows by columns, every cell present. `editable` tables may be overridden by a scenario, cell by
/// cell; `choices` then lists what a text cell may hold (empty: any integer within [minimum, maximum]).
struct TableSpec {
    std::string id;
    TextId label;
    TextId help;
    std::vector<TableLine> rows;
    std::vector<TableLine> columns;
    std::vector<std::vector<TableCell>> cells; ///< [row][column]
    bool editable = false;
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    std::vector<TableLine> choices;
    Citation rule;

    friend bool operator==(const TableSpec&, const TableSpec&) = default;
};

} // namespace orontes::core
