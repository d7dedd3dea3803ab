// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/position_text.h"

#include "app/cli/terminal.h"
#include "rules/core/json/scenario_json.h"

#include <algorithm>
#include <ostream>

namespace orontes::app {

namespace {

std::string phaseName(const core::View& view, const core::RulesetInfo& info) {
    for (const core::PhaseSpec& phase : info.phases)
        if (phase.id == view.phase)
            return info.texts.render(phase.label);
    return view.phase.value;
}

std::string nameOf(const core::Scenario& scenario, core::CounterId id) {
    const core::Counter* counter = core::findCounter(scenario, id);
    return counter ? counter->name : std::to_string(id.value);
}

std::string winners(const core::Outcome& outcome, const core::Scenario& scenario) {
    std::string names;
    for (const core::SeatId seat : outcome.winners)
        names += (names.empty() ? "" : ", ") + (*scenario.seats)[static_cast<std::size_t>(seat.value)].name;
    return names;
}

std::string labelOf(const core::RulesetInfo& info, const core::Scenario& scenario, core::CounterId id,
                    const core::FieldId& field) {
    const core::Counter* counter = core::findCounter(scenario, id);
    const core::CounterTypeSpec* type = counter ? core::findCounterType(info, counter->type) : nullptr;
    const core::FieldSpec* spec = type ? core::findField(type->fields, field) : nullptr;
    return spec ? info.texts.render(spec->label) : field.value;
}

std::string written(const core::Value& value) {
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "yes" : "no";
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    std::string list;
    for (const std::string& item : std::get<core::TextList>(value))
        list += (list.empty() ? "" : " ") + item;
    return list;
}

std::string stateOf(const core::ViewCounter& counter, const core::Scenario& scenario, const core::RulesetInfo& info) {
    std::string state;
    for (const auto& [field, value] : counter.state)
        state += (state.empty() ? "" : ", ") + labelOf(info, scenario, counter.counter, field) + " " + written(value);
    return state;
}

} // namespace

void printPosition(std::ostream& to, const core::View& view, const core::Scenario& scenario,
                   const core::RulesetInfo& info) {
    to << appTexts().render(
              {{"app.play.turn"}, {{"turn", std::int64_t{view.turn.value}}, {"phase", phaseName(view, info)}}})
       << "\n";
    std::size_t width = 0;
    for (const core::ViewCounter& counter : view.counters)
        width = std::max(width, nameOf(scenario, counter.counter).size());
    for (const core::ViewCounter& counter : view.counters) {
        std::string name = nameOf(scenario, counter.counter);
        name.resize(width, ' ');
        const std::string place =
            counter.space ? core::labelOf(*scenario.board, *counter.space).value : info.texts.render(counter.box);
        const std::string state = stateOf(counter, scenario, info);
        to << "  " << name << "  " << place << (state.empty() ? "" : "  " + state) << "\n";
    }
    for (const core::ViewTally& tally : view.tallies) {
        const std::string whose =
            tally.seat ? (*scenario.seats)[static_cast<std::size_t>(tally.seat->value)].name + ": " : "";
        to << "  " << whose << info.texts.render(tally.label) << " " << tally.value << "\n";
    }
}

core::JsonValue positionJson(const core::View& view, const core::Scenario& scenario, const core::RulesetInfo& info) {
    core::JsonArray counters;
    for (const core::ViewCounter& counter : view.counters) {
        core::JsonObject object{{"id", core::JsonValue{std::int64_t{counter.counter.value}}},
                                {"name", core::JsonValue{nameOf(scenario, counter.counter)}}};
        if (counter.space)
            object.emplace_back("space", core::JsonValue{core::labelOf(*scenario.board, *counter.space).value});
        else
            object.emplace_back("box", core::JsonValue{info.texts.render(counter.box)});
        object.emplace_back("lost", core::JsonValue{counter.lost});
        core::JsonObject state;
        for (const auto& [field, value] : counter.state)
            state.emplace_back(field.value, core::toJson(value));
        object.emplace_back("state", core::JsonValue{std::move(state)});
        counters.push_back(core::JsonValue{std::move(object)});
    }
    core::JsonObject position{{"turn", core::JsonValue{std::int64_t{view.turn.value}}},
                              {"phase", core::JsonValue{view.phase.value}},
                              {"counters", core::JsonValue{std::move(counters)}}};
    if (view.outcome) {
        core::JsonArray seats;
        for (const core::SeatId seat : view.outcome->winners)
            seats.push_back(core::JsonValue{(*scenario.seats)[static_cast<std::size_t>(seat.value)].token.value});
        position.emplace_back("winners", core::JsonValue{std::move(seats)});
        position.emplace_back("reason", core::JsonValue{info.texts.render(view.outcome->reason)});
    }
    return core::JsonValue{std::move(position)};
}

void printEnding(std::ostream& to, const core::View& view, std::size_t actions, const core::Scenario& scenario,
                 const core::RulesetInfo& info) {
    core::TextArgs args{{"turn", std::int64_t{view.turn.value}}, {"actions", static_cast<std::int64_t>(actions)}};
    if (!view.outcome) {
        to << appTexts().render({{"app.play.unfinished"}, args}) << "\n";
        return;
    }
    args["turn"] = std::int64_t{view.outcome->turn.value};
    args["reason"] = info.texts.render(view.outcome->reason);
    args["winner"] = winners(*view.outcome, scenario);
    to << appTexts().render({{view.outcome->winners.empty() ? "app.play.drawn" : "app.play.won"}, args}) << "\n";
}

void printEvents(std::ostream& to, const core::Events& events, const core::RulesetInfo& info) {
    for (const core::Event& event : events) {
        if (event.text.id.empty())
            continue;
        to << (std::holds_alternative<core::PhaseBegan>(event.what) ? "" : "  ") << info.texts.render(event.text);
        if (!event.rule.reference.empty())
            to << "  (" << event.rule.reference << ")";
        to << "\n";
    }
}

} // namespace orontes::app
