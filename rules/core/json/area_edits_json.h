// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/board_json.h"
#include "rules/core/json/members.h"
#include "rules/core/scenario/edit.h"

namespace orontes::core {

// Edits of area maps as docs/formats/edit.md has them.

inline constexpr EnumTokens<LinkAreas::Change, 2> linkChanges{
    {{LinkAreas::Change::Add, "add"}, {LinkAreas::Change::Remove, "remove"}}};

inline JsonValue toJson(LinkAreas::Change change) {
    return toJson(std::string(tokenOf(linkChanges, change)));
}
inline void readInto(JsonReader& reader, const JsonValue& json, LinkAreas::Change& change) {
    change = reader.oneOf(json, linkChanges).value_or(change);
}

inline JsonValue toJson(const AreaLink& link) {
    return {JsonArray{toJson(link.first), toJson(link.second)}};
}
inline void readInto(JsonReader& reader, const JsonValue& json, AreaLink& link) {
    std::pair<SpaceId, SpaceId> ends;
    readInto(reader, json, ends);
    link = {ends.first, ends.second};
}

template <Like<Area> T, class F>
void eachMember(T& area, F& visit) {
    visit("label", area.label);
    visit("centre", area.centre);
    visit("outline", area.outline);
}

template <Like<AddAreas> T, class F>
void eachMember(T& edit, F& visit) {
    visit.maybe("terrain", edit.terrain);
    visit("areas", edit.areas);
}

template <Like<ChangeAreas> T, class F>
void eachMember(T& edit, F& visit) {
    visit("areas", edit.areas);
}

template <Like<RemoveArea> T, class F>
void eachMember(T& edit, F& visit) {
    visit("area", edit.area);
    visit.maybe("heir", edit.heir);
}

template <Like<LinkAreas> T, class F>
void eachMember(T& edit, F& visit) {
    visit("change", edit.change);
    visit("links", edit.links);
}

} // namespace orontes::core
