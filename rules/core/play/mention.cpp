// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/mention.h"

#include <optional>
#include <utility>

namespace orontes::core {

namespace {

const Counter& counterAt(const Scenario& scenario, std::int32_t place) {
    return (*scenario.counters)[static_cast<std::size_t>(place)];
}

} // namespace

Text textOn(const Mention& mention, std::string id, const Scenario& scenario, const MentionNames& names) {
    Text text{TextId{std::move(id)}, {}};
    if (mention.counter >= 0)
        text.args[names.counter] = counterAt(scenario, mention.counter).name;
    if (mention.other >= 0)
        text.args["other"] = counterAt(scenario, mention.other).name;
    if (mention.space.valid())
        text.args[names.space] = labelOf(*scenario.board, mention.space).value;
    if (mention.side >= 0)
        text.args["side"] = (*scenario.sides)[static_cast<std::size_t>(mention.side)].name;
    text.args["n"] = std::int64_t{mention.n};
    text.args["m"] = std::int64_t{mention.m};
    return text;
}

Diagnostic refusalOn(const Mention& mention, Text text, Citation rule, const Scenario& scenario) {
    Diagnostic refusal;
    refusal.id = std::move(text.id.value);
    refusal.args = std::move(text.args);
    refusal.rule = std::move(rule);
    if (mention.space.valid())
        refusal.where.table = labelOf(*scenario.board, mention.space);
    else if (mention.counter >= 0)
        refusal.where.table = counterAt(scenario, mention.counter).id;
    return refusal;
}

Event eventOn(const Mention& mention, Text text, Citation rule, const decltype(Event::what)& what) {
    return {what, std::move(text), std::move(rule),
            mention.space.valid() ? std::optional(mention.space) : std::nullopt};
}

} // namespace orontes::core
