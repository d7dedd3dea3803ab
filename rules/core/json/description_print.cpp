// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/description_reader.h"

#include <algorithm>
#include <array>

namespace orontes::core {

void DescriptionReader::read(const JsonValue& json, PrintPieces& into) {
    members(json, {member("counterMillimetres", into.counterMillimetres), member("counterSizes", into.counterSizes),
                   member("spaceMillimetres", into.spaceMillimetres), member("looseMarkers", into.looseMarkers),
                   member("markerCopies", into.markerCopies), member("cards", into.cards),
                   member("orderSheets", into.orderSheets), member("aids", into.aids),
                   member("arrivalCharts", into.arrivalCharts), member("victoryLists", into.victoryLists),
                   member("tracks", into.tracks)});
}

void DescriptionReader::read(const JsonValue& json, PrintedFor& into) {
    constexpr std::array<std::string_view, 3> tokens{"game", "seat", "side"};
    const auto found = std::find(tokens.begin(), tokens.end(), *json.string());
    assert(found != tokens.end() && "game, seat or side");
    into = static_cast<PrintedFor>(found - tokens.begin());
}

void DescriptionReader::read(const JsonValue& json, CounterSize& into) {
    members(json, {member("types", into.types), member("millimetres", into.millimetres)});
}

void DescriptionReader::read(const JsonValue& json, LooseMarker& into) {
    members(json, {member("marker", into.marker), member("option", into.option), member("per", into.per),
                   member("copies", into.copies), member("millimetres", into.millimetres), member("label", into.label),
                   member("back", into.back)});
}

void DescriptionReader::read(const JsonValue& json, CardSpec& into) {
    members(json, {member("id", into.id), member("label", into.label), member("types", into.types),
                   member("fields", into.fields), member("tracks", into.tracks), member("reminders", into.reminders)});
}

void DescriptionReader::read(const JsonValue& json, CardTrack& into) {
    members(json, {member("label", into.label), member("boxes", into.boxes), member("captions", into.captions)});
}

void DescriptionReader::read(const JsonValue& json, OrderSheetSpec& into) {
    members(json, {member("id", into.id), member("label", into.label), member("types", into.types),
                   member("columns", into.columns), member("turnsPerPage", into.turnsPerPage),
                   member("option", into.option)});
}

void DescriptionReader::read(const JsonValue& json, AidSpec& into) {
    members(json, {member("id", into.id), member("label", into.label), member("paragraphs", into.paragraphs),
                   member("tables", into.tables)});
}

void DescriptionReader::read(const JsonValue& json, ArrivalChartSpec& into) {
    members(json,
            {member("id", into.id), member("label", into.label), member("per", into.per), member("notes", into.notes),
             member("marked", into.marked), member("mark", into.mark), member("places", into.places),
             member("placesLabel", into.placesLabel), member("reverse", into.reverse)});
}

void DescriptionReader::read(const JsonValue& json, VictoryListSpec& into) {
    members(json, {member("id", into.id), member("label", into.label), member("notes", into.notes),
                   member("perTurn", into.perTurn)});
}

void DescriptionReader::read(const JsonValue& json, TrackSpec& into) {
    members(json, {member("id", into.id), member("label", into.label), member("notes", into.notes),
                   member("turns", into.turns), member("first", into.first), member("last", into.last),
                   member("perRow", into.perRow), member("captions", into.captions), member("joins", into.joins)});
}

} // namespace orontes::core
