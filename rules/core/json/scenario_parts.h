// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/condition_json.h"
#include "rules/core/json/members.h"
#include "rules/core/scenario/scenario.h"

namespace orontes::core {

// The parts of a scenario as docs/formats/scenario.md has them: in scenario files and in edits.

JsonValue toJson(Colour colour);
void readInto(JsonReader& reader, const JsonValue& json, Colour& colour);
JsonValue toJson(Pattern pattern);
void readInto(JsonReader& reader, const JsonValue& json, Pattern& pattern);
JsonValue toJson(const SetUp& setUp);
void readInto(JsonReader& reader, const JsonValue& json, SetUp& setUp);
JsonValue toJson(const Counter& counter);
void readInto(JsonReader& reader, const JsonValue& json, Counter& counter);

template <Like<SpaceNote> T, class F>
void eachMember(T& note, F& visit) {
    visit.maybe("name", note.name);
    visit.maybe("letter", note.letter);
    visit.maybe("attributes", note.attributes);
}

template <Like<Region> T, class F>
void eachMember(T& region, F& visit) {
    visit("id", region.id);
    visit("name", region.name);
    visit("spaces", region.spaces);
}

template <Like<Seat> T, class F>
void eachMember(T& seat, F& visit) {
    visit("token", seat.token);
    visit("name", seat.name);
}

template <Like<Side> T, class F>
void eachMember(T& side, F& visit) {
    visit("token", side.token);
    visit("name", side.name);
    visit("seat", side.seat);
    visit("colour", side.colour);
    visit("pattern", side.pattern);
    visit.maybe("attributes", side.attributes);
}

template <Like<Counter> T, class F>
void eachMember(T& counter, F& visit) {
    visit.maybe("id", counter.id);
    visit("type", counter.type);
    visit("name", counter.name);
    visit("side", counter.side);
    visit.maybe("group", counter.group);
    visit("setUp", counter.setUp);
    visit.maybe("attributes", counter.attributes);
}

template <Like<VictoryClause> T, class F>
void eachMember(T& clause, F& visit) {
    visit.maybe("name", clause.name);
    visit.maybe("side", clause.side);
    visit.maybe("points", clause.points);
    if (clause.side.empty())
        visit("winner", clause.winner);
    else
        visit.maybe("winner", clause.winner);
    visit.maybe("level", clause.level);
    visit.maybe("atEndOnly", clause.atEndOnly);
    visit("condition", clause.condition);
}

template <Like<TableOverride> T, class F>
void eachMember(T& cell, F& visit) {
    visit("table", cell.table);
    visit("row", cell.row);
    visit("column", cell.column);
    visit("value", cell.value);
}

template <Like<Waiver> T, class F>
void eachMember(T& waiver, F& visit) {
    visit("finding", waiver.finding);
    visit.place(waiver.place);
    visit("reason", waiver.reason);
}

} // namespace orontes::core
