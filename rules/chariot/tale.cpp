// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/tale.h"

#include "rules/chariot/info.h"

namespace orontes::chariot {
namespace {

/// Keeps our texts apart from those of the core and of other rulesets.
const std::string textPrefix = "chariot.";

} // namespace

std::string nameOf(const Setup& setup, UnitId unit) {
    return (*setup.scenario.counters)[static_cast<std::size_t>(unit.value)].name;
}

core::Text textOf(const Setup& setup, const About& about) {
    const core::Scenario& scenario = setup.scenario;
    core::Text text{core::TextId{textPrefix + about.text}, {}};
    if (about.unit.valid())
        text.args["unit"] = nameOf(setup, about.unit);
    if (about.other.valid())
        text.args["other"] = nameOf(setup, about.other);
    if (about.hex.valid())
        text.args["hex"] = core::labelOf(*scenario.board, about.hex).value;
    if (about.side.valid())
        text.args["side"] = (*scenario.sides)[index(about.side)].name;
    text.args["n"] = std::int64_t{about.n};
    text.args["m"] = std::int64_t{about.m};
    return text;
}

core::Diagnostic refusal(const Setup& setup, const Objection& why) {
    core::Diagnostic diagnostic;
    core::Text text = textOf(setup, why);
    diagnostic.id = std::move(text.id.value);
    diagnostic.args = std::move(text.args);
    diagnostic.rule = cite(why.rule);
    if (why.hex.valid())
        diagnostic.where.table = core::labelOf(*setup.scenario.board, why.hex);
    else if (why.unit.valid())
        diagnostic.where.table = setup.of(why.unit).counter;
    return diagnostic;
}

core::Event eventOf(const Setup& setup, const About& about, const Tale::What& what) {
    const std::optional<SpaceId> hex = about.hex.valid() ? std::optional(about.hex) : std::nullopt;
    return {what, textOf(setup, about), cite(about.rule), hex};
}

} // namespace orontes::chariot
