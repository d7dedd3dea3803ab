// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <QString>

#include <vector>

namespace orontes::editor {

/// What comes in one way to one place.
struct Arrival {
    QString units; ///< "Foot 6, Chariots 5"
    QString named; ///< "Suppiluliumas I"
    QString where; ///< "West Taurus, Hatti"

    friend bool operator==(const Arrival&, const Arrival&) = default;
};

/// A turn of a side.
struct ArrivalCell {
    bool marked = false;
    std::vector<Arrival> arrivals;

    friend bool operator==(const ArrivalCell&, const ArrivalCell&) = default;
};

struct ArrivalRow {
    QString side;
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;
    std::vector<ArrivalCell> cells; ///< one for each turn
    QString places;                 ///< listed at the bottom; may be empty

    friend bool operator==(const ArrivalRow&, const ArrivalRow&) = default;
};

struct ArrivalTurn {
    QString number;
    QString caption; ///< may be empty

    friend bool operator==(const ArrivalTurn&, const ArrivalTurn&) = default;
};

/// When and where a seat's sides get their counters.
struct ArrivalChartContent {
    QString label;
    QString seat;
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;
    std::vector<QString> notes;
    QString mark; ///< what a marked turn means; empty where none is marked
    QString placesLabel;
    std::vector<ArrivalTurn> turns;
    std::vector<ArrivalRow> rows;

    friend bool operator==(const ArrivalChartContent&, const ArrivalChartContent&) = default;
};

/// A sign of marked turns.
inline const QString markedSign = QStringLiteral("★");

/// Paper lying on its long side; several pages where the rows or the turns do not fit on one.
std::vector<Sheet> arrivalSheets(const ArrivalChartContent& content, MmSize paper, const QString& document);

} // namespace orontes::editor
