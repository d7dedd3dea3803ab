// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <QString>

#include <vector>

namespace orontes::editor {

struct OrderLine {
    core::CounterFace face;
    QString name;
    QString note; ///< "from turn 4"

    friend bool operator==(const OrderLine&, const OrderLine&) = default;
};

/// A form to write one seat's orders on.
struct OrderSheetContent {
    QString label; ///< "Orders"
    QString seat;
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;
    std::vector<QString> columns;
    std::vector<OrderLine> lines;
    int turnsPerPage = 1;

    friend bool operator==(const OrderSheetContent&, const OrderSheetContent&) = default;
};

/// Least height of a line to write on.
inline constexpr double orderLineLeast = 6.5;

/// One form; several pages where the lines do not fit on one.
std::vector<Sheet> orderSheets(const OrderSheetContent& content, MmSize paper, const QString& document);

} // namespace orontes::editor
