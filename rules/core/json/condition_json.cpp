// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/condition_json.h"

#include "rules/core/json/members.h"
#include "rules/core/scenario/condition_kind.h"

namespace orontes::core {

template <class T, class F>
    requires Like<T, AllOf> || Like<T, AnyOf> || Like<T, NoneOf>
void eachMember(T& node, F& visit) {
    visit("of", node.of);
}

template <Like<CountOf> T, class F>
void eachMember(T& node, F& visit) {
    visit("count", node.count);
    visit("of", node.of);
}

template <Like<HeldFor> T, class F>
void eachMember(T& node, F& visit) {
    visit("turns", node.turns);
    visit.maybe("held", node.held);
    visit("of", node.of);
}

template <Like<Occupies> T, class F>
void eachMember(T& node, F& visit) {
    visit("side", node.side);
    visit("spaces", node.spaces);
    visit("count", node.count);
}

/// Without a region or terrain the list is there even when it is empty.
template <Like<Controls> T, class F>
void eachMember(T& node, F& visit) {
    visit("side", node.side);
    visit.maybe("region", node.region);
    visit.maybe("terrain", node.terrain);
    if (node.region.empty() && node.terrain.empty())
        visit("spaces", node.spaces);
    else
        visit.maybe("spaces", node.spaces);
    visit("count", node.count);
}

template <Like<Eliminated> T, class F>
void eachMember(T& node, F& visit) {
    visit("side", node.side);
    visit("counters", node.counters);
    visit.maybe("types", node.types);
    visit("count", node.count);
}

template <class T, class F>
    requires Like<T, Exited> || Like<T, Stands>
void eachMember(T& node, F& visit) {
    visit("side", node.side);
    visit("region", node.region);
    visit.maybe("types", node.types);
    visit("count", node.count);
}

template <Like<LossRatio> T, class F>
void eachMember(T& node, F& visit) {
    visit("side", node.side);
    visit("other", node.other);
    visit.maybe("types", node.types);
    visit("numerator", node.numerator);
    visit("denominator", node.denominator);
}

template <Like<Scores> T, class F>
void eachMember(T& node, F& visit) {
    visit("side", node.side);
    visit("points", node.points);
}

template <Like<ScoreRatio> T, class F>
void eachMember(T& node, F& visit) {
    visit("side", node.side);
    visit("other", node.other);
    visit("numerator", node.numerator);
    visit("denominator", node.denominator);
}

template <Like<TurnReached> T, class F>
void eachMember(T& node, F& visit) {
    visit("turn", node.turn);
}

template <Like<OnTurns> T, class F>
void eachMember(T& node, F& visit) {
    visit("turns", node.turns);
    visit("need", node.need);
    visit("of", node.of);
}

template <Like<Slain> T, class F>
void eachMember(T& node, F& visit) {
    visit("victims", node.victims);
    visit("count", node.count);
    visit.maybe("ownBattlesOnly", node.ownBattlesOnly);
}

template <Like<Denied> T, class F>
void eachMember(T& node, F& visit) {
    visit("side", node.side);
    visit("spaces", node.spaces);
}

template <Like<NamedState> T, class F>
void eachMember(T& node, F& visit) {
    visit("state", node.state);
}

void readInto(JsonReader& reader, const JsonValue& json, Condition& condition) {
    if (reader.depthOf("of") >= conditionDepthLimit)
        return reader.error("format.condition-too-deep", {{"most", conditionDepthLimit}});
    if (!reader.isObject(json))
        return;
    std::optional<ConditionKind> kind;
    reader.required(json, "kind", [&](const JsonValue& v) { kind = reader.oneOf(v, conditionKinds); });
    if (!kind)
        return;
    emplaceAlternative(condition.node, static_cast<std::size_t>(*kind));
    std::visit([&](auto& node) { readMembers(reader, json, node, {"kind"}); }, condition.node);
}

JsonValue toJson(const Condition& condition) {
    JsonObject object{{"kind", toJson(std::string(tokenOf(conditionKinds, kindOf(condition))))}};
    JsonObject members = std::visit([](const auto& node) { return writeMembers(node); }, condition.node);
    object.insert(object.end(), std::make_move_iterator(members.begin()), std::make_move_iterator(members.end()));
    return {std::move(object)};
}

Result<Condition> conditionFromJson(const JsonValue& json) {
    JsonReader reader;
    Condition condition;
    readInto(reader, json, condition);
    return resultOf(reader, std::move(condition));
}

} // namespace orontes::core
