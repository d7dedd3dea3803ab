// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/skirmish/scoring.h"

#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/skirmish.h"

namespace orontes::tests::skirmish {

using namespace core;

namespace {

RulesetInfo makeInfo() {
    RulesetInfo info = skirmish::info();
    info.texts.add(R"({"skirmish.condition.onTurns": "Something is so on some turns",
                       "skirmish.condition.slain": "Units are slain",
                       "skirmish.condition.denied": "Nobody else is in some spaces",
                       "skirmish.condition.namedState": "Something else is so",
                       "skirmish.state.rain": "it rains", "skirmish.state.night": "it is night"})");
    info.scoring = true;
    info.states = {{StateId{"rain"}, TextId{"skirmish.state.rain"}, {}},
                   {StateId{"night"}, TextId{"skirmish.state.night"}, {}}};
    info.conditions.clear();
    for (const char* kind : {"onTurns", "controls", "slain", "denied", "namedState", "all", "any"})
        info.conditions.push_back({kind, TextId{std::string("skirmish.condition.") + kind}});
    return info;
}

/// Asks the skirmish everything but what it says of itself.
class Scoring final : public Ruleset {
public:
    const RulesetInfo& info() const override {
        static const RulesetInfo one = makeInfo();
        return one;
    }
    std::span<const Check> checks() const override { return commonChecks(); }
    Result<Position> start(const Scenario& scenario) const override { return rules().start(scenario); }
    std::vector<Pending> pending(const Position& position) const override { return rules().pending(position); }
    std::vector<Choice> choices(const Position& position, Actor actor) const override {
        return rules().choices(position, actor);
    }
    Verdict judge(const Position& position, const Action& action) const override {
        return rules().judge(position, action);
    }
    Result<Step> apply(Position position, const Action& action) const override {
        return rules().apply(std::move(position), action);
    }
    View view(const Position& position, const Observer& observer) const override {
        return rules().view(position, observer);
    }
    Overlay overlay(const Position& position, const OverlayRequest& request) const override {
        return rules().overlay(position, request);
    }

private:
    static const Ruleset& rules() { return entry().rules; }
};

} // namespace

const RulesetEntry& scoringEntry() {
    static const Scoring rules;
    static const RulesetEntry one{rules, entry().players};
    return one;
}

Scenario contest() {
    const SideToken red{"red"};
    const SideToken blue{"blue"};
    Scenario scenario = crossing();
    const OnTurns wood{{TurnNumber{1}, TurnNumber{2}}, 1, {{Controls{red, {}, 2, RegionId{"wood"}}}}};
    const OnTurns hill{{TurnNumber{3}, TurnNumber{4}, TurnNumber{5}}, 3, {{Denied{blue, {SpaceLabel{"0404"}}}}}};
    scenario.victory = std::vector<VictoryClause>{{{}, "", false, {wood}, red, 20, "RED-1"},
                                                  {{}, "", false, {hill}, blue, 15, "BLU-1"},
                                                  {{}, "", false, {Slain{{blue}, 2}}, red, 10}};
    return scenario;
}

} // namespace orontes::tests::skirmish
