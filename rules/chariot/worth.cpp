// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/worth.h"

#include "rules/chariot/info.h"
#include "rules/chariot/setup.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace orontes::chariot {
namespace {

std::int64_t numberOf(const core::Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number ? *number : 0;
}

std::int64_t worthOf(const core::Counter& counter) {
    const auto field = [&](const char* id) { return core::fieldValue(info(), counter, core::FieldId{id}); };
    const core::CounterTypeSpec* type = core::findCounterType(info(), counter.type);
    const bool dot = (type && type->leader) || field("meleeMark") == core::Value{std::string("dot")};
    return pointsOf(static_cast<std::int16_t>(numberOf(field("melee"))), dot ? MeleeMark::Dot : MeleeMark::Plain,
                    static_cast<std::int16_t>(numberOf(field("fire"))));
}

/// Of two levels that are as near the lower one.
std::int64_t nearestPercent(std::int64_t worth, std::int64_t level) {
    const auto away = [&](std::int64_t percent) { return std::abs(panicShare(worth, percent) - level); };
    return *std::min_element(panicPercents.begin(), panicPercents.end(),
                             [&](std::int64_t a, std::int64_t b) { return away(a) < away(b); });
}

} // namespace

std::int64_t worthOf(const core::Scenario& scenario, const core::SideToken& side) {
    std::int64_t total = 0;
    for (const core::Counter& counter : *scenario.counters)
        total += counter.side == side ? worthOf(counter) : 0;
    return total;
}

std::int64_t numberOfSide(const core::Side& side, const char* field) {
    return numberOf(core::sideFieldValue(info(), side, core::FieldId{field}));
}

std::vector<core::DerivedValue> derivedOfSides(const core::Scenario& scenario) {
    std::vector<core::DerivedValue> derived;
    for (const core::Side& side : *scenario.sides) {
        const std::int64_t worth = worthOf(scenario, side.token);
        derived.push_back({side.token, core::FieldId{"printedPoints"}, core::TextId{"chariot.derived.points"}, worth,
                           cite("R-CHA-11.2b")});
        const std::int64_t level = numberOfSide(side, "panicLevel");
        if (level == 0)
            continue;
        const std::int64_t percent = nearestPercent(worth, level);
        derived.push_back({side.token, core::FieldId{"panicLevel"},
                           core::TextId{"chariot.derived.panic" + std::to_string(percent)}, panicShare(worth, percent),
                           cite("A-94")});
    }
    return derived;
}

} // namespace orontes::chariot
