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

/// A marker to lay beside counters, as a card of its own on the sheet. With an option only where the scenario sets it.
struct LooseMarker {
    std::string marker;
    OptionId option;

    friend bool operator==(const LooseMarker&, const LooseMarker&) = default;
};

struct PrintPieces {
    double counterMillimetres = 16;
    double spaceMillimetres = 24;          ///< distance of neighbouring centres on the printed board
    std::vector<LooseMarker> looseMarkers; ///< printed on the sheet, each `markerCopies` times
    int markerCopies = 0;
    std::vector<CardSpec> cards;
    std::vector<OrderSheetSpec> orderSheets;
    std::vector<AidSpec> aids;

    friend bool operator==(const PrintPieces&, const PrintPieces&) = default;
};

} // namespace orontes::core
