// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/tale.h"

#include "rules/core/play/mention.h"
#include "rules/onehour/info.h"

namespace orontes::onehour {
namespace {

/// Keeps our texts apart from those of the core and of other rulesets.
const std::string textPrefix = "onehour.";
constexpr core::MentionNames names{"unit", "space"};

core::Mention mentioned(const About& about) {
    return {about.unit.value, about.other.value, about.space, about.side.value, about.n, about.m};
}

} // namespace

core::CounterId counterOf(const Setup& setup, UnitId unit) {
    return unit.valid() ? setup.of(unit).counter : core::CounterId{};
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

} // namespace orontes::onehour
