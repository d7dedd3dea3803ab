// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/value.h"

#include <string>
#include <vector>

namespace orontes::core {

/// A track of boxes to mark on a card: "Casualties", ten boxes.
struct CardTrack {
    TextId label;
    int boxes = 0;                ///< 0: one blank line
    std::vector<TextId> captions; ///< one per box where boxes have names

    friend bool operator==(const CardTrack&, const CardTrack&) = default;
};

/// A card per counter of the listed types: the face, fields by name, tracks, and lines of help.
struct CardSpec {
    std::string id;
    TextId label;
    std::vector<CounterType> types;
    std::vector<FieldId> fields;
    std::vector<CardTrack> tracks;
    std::vector<TextId> reminders;

    friend bool operator==(const CardSpec&, const CardSpec&) = default;
};

/// A sheet to write orders on, one per seat and turn: one line per counter, one column per step. With an option only
/// where the scenario sets it.
struct OrderSheetSpec {
    std::string id;
    TextId label;
    std::vector<CounterType> types;
    std::vector<TextId> columns;
    int turnsPerPage = 1;
    OptionId option = {};

    friend bool operator==(const OrderSheetSpec&, const OrderSheetSpec&) = default;
};

/// A player aid: a heading, paragraphs, and tables by id.
struct AidSpec {
    std::string id;
    TextId label;
    std::vector<TextId> paragraphs;
    std::vector<std::string> tables;

    friend bool operator==(const AidSpec&, const AidSpec&) = default;
};

/// Counters of these types are cut in a size of their own, and lie on pages of their own.
struct CounterSize {
    std::vector<CounterType> types;
    double millimetres = 16;

    friend bool operator==(const CounterSize&, const CounterSize&) = default;
};

/// Whose copy of a thing is printed.
enum class PrintedFor {
    Game,     ///< one for all
    EachSeat, ///< in the colour of the first side that it commands
    EachSide,
};

/// A marker to lay beside counters, as a card of its own on the sheet. With an option only where the scenario sets it.
/// One for a seat or a side bears its colour and name.
struct LooseMarker {
    std::string marker;
    OptionId option;
    PrintedFor per = PrintedFor::Game;
    int copies = 0;         ///< for each; 0: PrintPieces::markerCopies
    double millimetres = 0; ///< 0: as counters are
    TextId label = {};      ///< over them on the sheet; empty: "Markers"
    TextId back = {};       ///< printed large on the back; empty: the back is as the front

    friend bool operator==(const LooseMarker&, const LooseMarker&) = default;
};

/// When counters arrive and where. For each seat: a row for each of its sides, a column for each turn. For the game:
/// turn by turn.
struct ArrivalChartSpec {
    std::string id;
    TextId label;
    PrintedFor per = PrintedFor::EachSeat;
    std::vector<TextId> notes;
    FieldId marked; ///< side field: a list of turns, "3, 8-9", that are marked; empty: none
    TextId mark;    ///< what stands in a marked turn
    FieldId places; ///< side field: spaces listed at the bottom; empty: none
    TextId placesLabel;
    std::vector<std::string> reverse; ///< tables on its back

    friend bool operator==(const ArrivalChartSpec&, const ArrivalChartSpec&) = default;
};

/// What a seat's sides score for, from the scenario's victory clauses, with boxes to tick; under it a box for every
/// side and turn.
struct VictoryListSpec {
    std::string id;
    TextId label;
    std::vector<TextId> notes;
    TextId perTurn; ///< what is written into the boxes of a turn; empty: no such boxes

    friend bool operator==(const VictoryListSpec&, const VictoryListSpec&) = default;
};

/// A row of numbered boxes that markers are moved along: points, or the turns of the scenario.
struct TrackSpec {
    std::string id;
    TextId label;
    std::vector<TextId> notes;
    bool turns = false;
    int first = 0; ///< of points
    int last = 0;
    int perRow = 10;
    std::vector<TextId> captions; ///< of turn 1, 2 …
    TextId joins;                 ///< before the sides whose first counters arrive in a turn; empty: not listed

    friend bool operator==(const TrackSpec&, const TrackSpec&) = default;
};

struct PrintPieces {
    double counterMillimetres = 16;
    std::vector<CounterSize> counterSizes; ///< of types that differ from the others
    double spaceMillimetres = 24;          ///< distance of neighbouring centres on the printed board
    std::vector<LooseMarker> looseMarkers; ///< printed on the sheet, each `markerCopies` times
    int markerCopies = 0;
    std::vector<CardSpec> cards;
    std::vector<OrderSheetSpec> orderSheets;
    std::vector<AidSpec> aids;
    std::vector<ArrivalChartSpec> arrivalCharts;
    std::vector<VictoryListSpec> victoryLists;
    std::vector<TrackSpec> tracks;

    friend bool operator==(const PrintPieces&, const PrintPieces&) = default;
};

} // namespace orontes::core
