// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/tale.h"

#include "rules/qadesh/info.h"

namespace orontes::qadesh {
namespace {

/// Keeps our texts apart from those of the core and of other rulesets.
const std::string textPrefix = "qadesh.";

} // namespace

core::CounterId counterOf(const Setup& setup, ArmyId army) {
    return army.valid() ? setup.of(army).counter : core::CounterId{};
}

const char* tokenOf(Status status) {
    switch (status) {
    case Status::None:
        return "";
    case Status::Scattered:
        return "scattered";
    case Status::Routing:
        return "routing";
    case Status::Looting:
        return "looting";
    }
    return "";
}

core::Text textOf(const Setup& setup, const About& about) {
    const core::Scenario& scenario = setup.scenario;
    const auto nameOf = [&](ArmyId army) { return (*scenario.counters)[static_cast<std::size_t>(army.value)].name; };
    core::Text text{core::TextId{textPrefix + about.text}, {}};
    if (about.army.valid())
        text.args["army"] = nameOf(about.army);
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

} // namespace orontes::qadesh
