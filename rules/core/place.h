// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <string>
#include <variant>

namespace orontes::core {

/// An edge named by the labels of the spaces on its two sides.
struct EdgePlace {
    SpaceLabel first;
    SpaceLabel second;

    friend bool operator==(const EdgePlace&, const EdgePlace&) = default;
};

/// Where on the table a finding lies; monostate when it concerns the whole.
using TablePlace = std::variant<std::monostate, SpaceLabel, EdgePlace, CounterId>;

/// Where a finding lies: in the file (JSON pointer; line and column when the text itself is broken) and on the table.
struct Place {
    std::string file;    ///< as the user named it; filled in by whoever read the file
    std::string pointer; ///< RFC 6901, "/counters/3/setUp"
    int line = 0;        ///< from 1, 0 when unknown
    int column = 0;
    TablePlace table;

    friend bool operator==(const Place&, const Place&) = default;
};

} // namespace orontes::core
