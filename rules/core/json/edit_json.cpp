// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/area_edits_json.h"
#include "rules/core/json/board_json.h"
#include "rules/core/json/scenario_parts.h"

#include <algorithm>
#include <iterator>

namespace orontes::core {
namespace {

constexpr EnumTokens<TitleField, 4> titleFields{{{TitleField::Title, "title"},
                                                 {TitleField::Year, "year"},
                                                 {TitleField::Author, "author"},
                                                 {TitleField::Notes, "notes"}}};
constexpr EnumTokens<PaintEdges::Change, 2> changes{
    {{PaintEdges::Change::Add, "add"}, {PaintEdges::Change::Remove, "remove"}}};

/// The names of edits, in the order of the alternatives of Edit::change.
constexpr EnumTokens<std::size_t, 27> editNames{
    {{0, "setTitle"},       {1, "paintTerrain"},  {2, "paintCells"},   {3, "paintEdges"},  {4, "setSpaceNote"},
     {5, "putRegion"},      {6, "removeRegion"},  {7, "replaceBoard"}, {8, "addCounter"},  {9, "changeCounter"},
     {10, "removeCounter"}, {11, "moveCounter"},  {12, "putSide"},     {13, "removeSide"}, {14, "putSeat"},
     {15, "removeSeat"},    {16, "setOption"},    {17, "setTurns"},    {18, "setVictory"}, {19, "setTableCell"},
     {20, "putWaiver"},     {21, "removeWaiver"}, {22, "batch"},       {23, "addAreas"},   {24, "changeAreas"},
     {25, "removeArea"},    {26, "linkAreas"}}};
static_assert(editNames.size() == std::variant_size_v<decltype(Edit::change)>);

} // namespace

static JsonValue toJson(TitleField field) {
    return toJson(std::string(tokenOf(titleFields, field)));
}

static void readInto(JsonReader& reader, const JsonValue& json, TitleField& field) {
    field = reader.oneOf(json, titleFields).value_or(field);
}

static JsonValue toJson(PaintEdges::Change change) {
    return toJson(std::string(tokenOf(changes, change)));
}

static void readInto(JsonReader& reader, const JsonValue& json, PaintEdges::Change& change) {
    change = reader.oneOf(json, changes).value_or(change);
}

static void readInto(JsonReader& reader, const JsonValue& json, Edit& edit);

template <Like<SetTitle> T, class F>
void eachMember(T& edit, F& visit) {
    visit("field", edit.field);
    visit("text", edit.text);
}

template <Like<PaintTerrain> T, class F>
void eachMember(T& edit, F& visit) {
    visit("terrain", edit.terrain);
    visit("spaces", edit.spaces);
}

template <Like<PaintCells> T, class F>
void eachMember(T& edit, F& visit) {
    visit("cells", edit.cells);
}

template <Like<PaintEdges> T, class F>
void eachMember(T& edit, F& visit) {
    visit("feature", edit.feature);
    visit("change", edit.change);
    visit("edges", edit.edges);
}

template <Like<SetSpaceNote> T, class F>
void eachMember(T& edit, F& visit) {
    visit("space", edit.space);
    visit("note", edit.note);
}

template <class T, class F>
    requires Like<T, PutRegion> || Like<T, RemoveRegion>
void eachMember(T& edit, F& visit) {
    visit("region", edit.region);
}

template <Like<ReplaceBoard> T, class F>
void eachMember(T& edit, F& visit) {
    visit("board", edit.board);
    visit("renamed", edit.renamed);
}

template <class T, class F>
    requires Like<T, AddCounter> || Like<T, MoveCounter>
void eachMember(T& edit, F& visit) {
    visit("counter", edit.counter);
    visit("position", edit.position);
}

template <class T, class F>
    requires Like<T, ChangeCounter> || Like<T, RemoveCounter>
void eachMember(T& edit, F& visit) {
    visit("counter", edit.counter);
}

template <class T, class F>
    requires Like<T, PutSide> || Like<T, RemoveSide>
void eachMember(T& edit, F& visit) {
    visit("side", edit.side);
}

template <class T, class F>
    requires Like<T, PutSeat> || Like<T, RemoveSeat>
void eachMember(T& edit, F& visit) {
    visit("seat", edit.seat);
}

template <Like<SetOption> T, class F>
void eachMember(T& edit, F& visit) {
    visit("option", edit.option);
    visit.maybe("value", edit.value);
}

template <Like<SetTurns> T, class F>
void eachMember(T& edit, F& visit) {
    visit("first", edit.first);
    visit.maybe("last", edit.last);
}

template <Like<SetVictory> T, class F>
void eachMember(T& edit, F& visit) {
    visit("clauses", edit.clauses);
}

template <Like<SetTableCell> T, class F>
void eachMember(T& edit, F& visit) {
    visit("table", edit.table);
    visit("row", edit.row);
    visit("column", edit.column);
    visit.maybe("value", edit.value);
}

template <Like<PutWaiver> T, class F>
void eachMember(T& edit, F& visit) {
    visit("waiver", edit.waiver);
}

template <Like<RemoveWaiver> T, class F>
void eachMember(T& edit, F& visit) {
    visit("finding", edit.finding);
    visit.place(edit.place);
}

template <Like<Batch> T, class F>
void eachMember(T& edit, F& visit) {
    visit("edits", edit.edits);
}

static void readInto(JsonReader& reader, const JsonValue& json, Edit& edit) {
    if (!reader.isObject(json))
        return;
    std::optional<std::size_t> alternative;
    reader.required(json, "edit", [&](const JsonValue& v) { alternative = reader.oneOf(v, editNames); });
    if (!alternative)
        return;
    emplaceAlternative(edit.change, *alternative);
    std::visit([&](auto& change) { readMembers(reader, json, change, {"edit"}); }, edit.change);
}

JsonValue toJson(const Edit& edit) {
    JsonObject object{{"edit", toJson(std::string(tokenOf(editNames, edit.change.index())))}};
    JsonObject members = std::visit([](const auto& change) { return writeMembers(change); }, edit.change);
    object.insert(object.end(), std::make_move_iterator(members.begin()), std::make_move_iterator(members.end()));
    return {std::move(object)};
}

Result<Edit> editFromJson(const JsonValue& json) {
    JsonReader reader;
    Edit edit;
    readInto(reader, json, edit);
    return resultOf(reader, std::move(edit));
}

} // namespace orontes::core
