// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/tale.h"

#include "rules/chariot/info.h"
#include "rules/core/play/mention.h"

namespace orontes::chariot {
namespace {

/// Keeps our texts apart from those of the core and of other rulesets.
const std::string textPrefix = "chariot.";
constexpr core::MentionNames names{"unit", "hex"};

core::Mention mentioned(const About& about) {
    return {about.unit.value, about.other.value, about.hex, about.side.value, about.n, about.m};
}

} // namespace

std::string nameOf(const Setup& setup, UnitId unit) {
    return (*setup.scenario.counters)[static_cast<std::size_t>(unit.value)].name;
}

core::Text textOf(const Setup& setup, const About& about) {
    return core::textOn(mentioned(about), textPrefix + about.text, setup.scenario, names);
}

core::Diagnostic refusal(const Setup& setup, const About& about) {
    return core::refusalOn(mentioned(about), textOf(setup, about), cite(about.rule), setup.scenario);
}

core::Event eventOf(const Setup& setup, const About& about, const Tale::What& what) {
    return core::eventOn(mentioned(about), textOf(setup, about), cite(about.rule), what);
}

} // namespace orontes::chariot
