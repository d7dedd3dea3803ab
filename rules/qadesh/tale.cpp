// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/tale.h"

#include "rules/core/play/mention.h"
#include "rules/qadesh/info.h"

namespace orontes::qadesh {
namespace {

/// Keeps our texts apart from those of the core and of other rulesets.
const std::string textPrefix = "qadesh.";
constexpr core::MentionNames names{"army", "space"};

core::Mention mentioned(const About& about) {
    return {about.army.value, about.other.value, about.space, about.side.value, about.n, about.m};
}

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
    return core::textOn(mentioned(about), textPrefix + about.text, setup.scenario, names);
}

core::Diagnostic refusal(const Setup& setup, const About& about) {
    return core::refusalOn(mentioned(about), textOf(setup, about), cite(about.rule), setup.scenario);
}

core::Text plainText(const char* text) {
    return core::Text{core::TextId{textPrefix + text}, {}};
}

core::Event eventOf(const Setup& setup, const About& about, const Tale::What& what) {
    return core::eventOn(mentioned(about), textOf(setup, about), cite(about.rule), what);
}

} // namespace orontes::qadesh
