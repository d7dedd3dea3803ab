// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/tale.h"

#include "rules/onehour/info.h"

namespace orontes::onehour {
namespace {

/// Keeps our texts apart from those of the core and of other rulesets.
const std::string textPrefix = "onehour.";

} // namespace

core::CounterId counterOf(const Setup& setup, UnitId unit) {
    return unit.valid() ? setup.of(unit).counter : core::CounterId{};
}

core::Text textOf(const Setup& setup, const About& about) {
    const core::Scenario& scenario = setup.scenario;
    const auto nameOf = [&](UnitId unit) { return (*scenario.counters)[static_cast<std::size_t>(unit.value)].name; };
    core::Text text{core::TextId{textPrefix + about.text}, {}};
    if (about.unit.valid())
        text.args["unit"] = nameOf(about.unit);
    if (about.other.valid())
        text.args["other"] = nameOf(about.other);
    if (about.space.valid())
        text.args["space"] = core::labelOf(*scenario.board, about.space).value;
    if (about.side.valid())
        text.args["side"] = (*scenario.sides)[index(about.side)].name;
    text.args["n"] = std::int64_t{about.n};
    text.args["m"] = std::int64_t{about.m};
    return text;
}

core::Text plainText(const char* text) {
    return core::Text{core::TextId{textPrefix + text}, {}};
}

core::Event eventOf(const Setup& setup, const About& about, const Tale::What& what) {
    const std::optional<SpaceId> space = about.space.valid() ? std::optional(about.space) : std::nullopt;
    return {what, textOf(setup, about), cite(about.rule), space};
}

} // namespace orontes::onehour
