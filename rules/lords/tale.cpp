// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/tale.h"

#include "rules/core/checks/finding.h"
#include "rules/core/play/mention.h"
#include "rules/lords/info.h"

namespace orontes::lords {
namespace {

/// Keeps our texts apart from those of the core and of other rulesets.
const std::string textPrefix = "lords.";
constexpr core::MentionNames names{"counter", "area"};

std::string labelsOf(const Setup& setup, AreaSet areas) {
    std::vector<core::SpaceLabel> labels;
    for (const SpaceId area : areas)
        labels.push_back(core::labelOf(*setup.scenario.board, area));
    return core::listed(labels);
}

core::Mention mentioned(const About& about) {
    return {about.piece.value, about.other.value, about.area, about.nation.value, about.n, about.m};
}

/// "Egypt, Foot 3": counters of different nations bear the same name.
std::string calling(const Setup& setup, PieceId piece) {
    const core::Counter& counter = (*setup.scenario.counters)[static_cast<std::size_t>(piece.value)];
    return setup.sideOf(setup.of(piece).nation).name + ", " + counter.name;
}

} // namespace

core::CounterId counterOf(const Setup& setup, PieceId piece) {
    return piece.valid() ? setup.of(piece).counter : core::CounterId{};
}

core::Text textOf(const Setup& setup, const About& about) {
    core::Text text = core::textOn(mentioned(about), textPrefix + about.text, setup.scenario, names);
    if (about.piece.valid())
        text.args["piece"] = calling(setup, about.piece);
    if (about.other.valid())
        text.args["other"] = calling(setup, about.other);
    if (!about.areas.empty())
        text.args["areas"] = labelsOf(setup, about.areas);
    if (about.lord.valid())
        text.args["lord"] = setup.sideOf(about.lord).name;
    if (about.seat.valid())
        text.args["seat"] = (*setup.scenario.seats)[static_cast<std::size_t>(about.seat.value)].name;
    if (about.feat >= 0)
        text.args["feat"] = setup.feats[static_cast<std::size_t>(about.feat)].name;
    return text;
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

} // namespace orontes::lords
