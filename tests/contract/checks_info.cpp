// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/checks.h"
#include "tests/contract/said.h"

#include <algorithm>
#include <functional>

namespace orontes::tests {

using namespace core;

namespace {

Complaint faultOf(const RulesetInfo& info, const Scenario& scenario, const DerivedValue& derived) {
    const FieldSpec* field = findField(info.sideFields, derived.field);
    if (findSide(scenario, derived.side) == nullptr)
        return "no side " + QString::fromStdString(derived.side.value);
    if (!derived.field.empty() && (field == nullptr || field->kind != FieldKind::Integer))
        return "no number of a side " + QString::fromStdString(derived.field.value);
    if (!info.texts.contains(derived.label))
        return "no text " + QString::fromStdString(derived.label.value);
    return {};
}

/// What is wrong with an answer: spaces that are none, out of order or twice; a sentence that lacks something.
Complaint faultOf(const Game& game, const OverlayRequest& request, const Overlay& overlay) {
    const auto inOrder = [](const OverlaySpace& a, const OverlaySpace& b) { return a.space < b.space; };
    if (!std::is_sorted(overlay.spaces.begin(), overlay.spaces.end(), inOrder) ||
        std::adjacent_find(overlay.spaces.begin(), overlay.spaces.end(), std::not_fn(inOrder)) != overlay.spaces.end())
        return QString::fromStdString(request.overlay.value) + " has spaces out of order";
    const int spaces = spaceCount(*game.scenario.board);
    const auto onBoard = [&](SpaceId space) { return space.valid() && space.value < spaces; };
    const Catalogue& texts = game.rules().info().texts;
    if (!overlay.caption.id.empty())
        if (const Complaint fault = tests::faultOf(texts, overlay.caption); !fault.isEmpty())
            return fault;
    for (const OverlaySpace& said : overlay.spaces) {
        if (!onBoard(said.space) || (said.because && !onBoard(*said.because)))
            return QString::fromStdString(request.overlay.value) + " speaks of a space beyond the board";
        if (const Complaint fault = tests::faultOf(texts, said.why); !fault.isEmpty())
            return fault;
    }
    return {};
}

/// Nothing where it has to be: counters of no type and no side, values of another kind.
Scenario muddled(Scenario scenario) {
    for (Counter& counter : scenario.counters.edit()) {
        counter.type = CounterType{"nothing"};
        for (auto& [field, value] : counter.attributes)
            value = std::string("x");
    }
    for (Side& side : scenario.sides.edit())
        for (auto& [field, value] : side.attributes)
            value = std::string("x");
    if (!scenario.counters->empty())
        scenario.counters.edit().front().side = SideToken{"nobody"};
    return scenario;
}

} // namespace

Complaint derivedValuesAreOfTheScenario(const Game& game) {
    const RulesetInfo& info = game.rules().info();
    if (info.derivedOfSides == nullptr)
        return {};
    for (const Scenario& scenario : {game.scenario, info.blank, Scenario{}, muddled(game.scenario)})
        for (const DerivedValue& derived : info.derivedOfSides(scenario))
            if (const Complaint fault = faultOf(info, scenario, derived); !fault.isEmpty())
                return fault;
    return {};
}

Complaint overlaysSaySomethingOfTheBoard(const Game& game) {
    const int spaces = spaceCount(*game.scenario.board);
    int seen = 0;
    const Complaint complaint = walkGames(game, 1, [&](Walk& walk, const Action&) -> Complaint {
        if (seen++ % 7 != 0)
            return {};
        std::vector<std::optional<CounterId>> counters{std::nullopt, CounterId{-1}, CounterId{1'000'000}};
        for (int i = 0; i < 5; ++i)
            counters.push_back(
                (*game.scenario
                      .counters)[static_cast<std::size_t>(walk.pick(static_cast<int>(game.scenario.counters->size())))]
                    .id);
        const std::vector<std::optional<SpaceId>> where{std::nullopt, SpaceId{-1}, SpaceId{spaces},
                                                        SpaceId{walk.pick(spaces)}, SpaceId{walk.pick(spaces)}};
        for (const OverlaySpec& spec : game.rules().info().overlays)
            for (const auto& counter : counters)
                for (const auto& space : where) {
                    const OverlayRequest request{spec.id, counter, space};
                    const Overlay overlay = game.rules().overlay(walk.now(), request);
                    if (const Complaint fault = faultOf(game, request, overlay); !fault.isEmpty())
                        return walk.where() + fault;
                }
        if (game.rules().overlay(walk.now(), {OverlayId{"nothing of the kind"}, {}, {}}) != Overlay{})
            return "an overlay that does not exist is answered";
        return {};
    });
    if (!complaint.isEmpty())
        return complaint;
    for (const OverlaySpec& spec : game.rules().info().overlays)
        if (findRule(game.rules().info(), spec.rule.reference) == nullptr)
            return QString::fromStdString(spec.id.value) + " cites no rule";
    return {};
}

} // namespace orontes::tests
