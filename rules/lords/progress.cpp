// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/ledger.h"

#include <algorithm>

namespace orontes::lords {
namespace {

std::string listed(TurnSet turns) {
    std::string text;
    for (const TurnNumber turn : turns)
        text += (text.empty() ? "" : ",") + std::to_string(turn.value);
    return text;
}

std::string textOf(const Feat& feat, const Progress& progress) {
    std::string text = feat.name;
    if (progress.count > 0)
        text += ' ' + std::to_string(progress.count);
    if (!progress.held.empty())
        text += " held " + listed(progress.held);
    if (!progress.missed.empty())
        text += " missed " + listed(progress.missed);
    if (progress.standing != Progress::Standing::Open)
        text += (progress.standing == Progress::Standing::Met ? " met " : " crossed ") +
                std::to_string(progress.when.value);
    return text;
}

void read(Progress& progress, std::string_view word, std::string_view value) {
    const TurnSet turns = turnsIn(value).value_or(TurnSet{});
    if (word == "held")
        progress.held = turns;
    else if (word == "missed")
        progress.missed = turns;
    else if ((word == "met" || word == "crossed") && !turns.empty()) {
        progress.standing = word == "met" ? Progress::Standing::Met : Progress::Standing::Crossed;
        progress.when = turns.first();
    }
}

} // namespace

std::string progressText(const State& state, NationId nation) {
    std::string text;
    const auto [begin, end] = featsOf(*state.setup, nation);
    for (std::size_t id = begin; id < end; ++id)
        if (state.ledger[id] != Progress{})
            text += (text.empty() ? "" : "; ") + textOf(state.setup->feats[id], state.ledger[id]);
    return text;
}

void readProgress(State& state, NationId nation, std::string_view text) {
    const auto [begin, end] = featsOf(*state.setup, nation);
    for (const std::string_view line : partsOf(text, ';')) {
        const std::vector<std::string_view> words = partsOf(line, ' ');
        std::size_t id = begin;
        while (id < end && state.setup->feats[id].name != words.front())
            ++id;
        if (id == end)
            continue;
        std::size_t next = 1;
        if (const auto slain = words.size() > 1 ? numberIn(words[1]) : std::nullopt) {
            state.ledger[id].count = static_cast<std::int8_t>(std::min(*slain, 127));
            next = 2;
        }
        for (; next + 1 < words.size(); next += 2)
            read(state.ledger[id], words[next], words[next + 1]);
    }
}

} // namespace orontes::lords
