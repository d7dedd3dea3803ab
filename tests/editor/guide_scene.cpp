// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/guide_scene.h"

#include "rules/core/json/scenario_json.h"
#include "rules/registry/registry.h"
#include "tests/support/source_file.h"

#include <algorithm>
#include <string>

namespace orontes::tests {
namespace {

core::Scenario readScene(const char* name) {
    const std::string path = std::string("tests/guide/") + name + ".json";
    const core::BoardSource none = [](const std::string&) -> core::Result<std::string> { return std::string(); };
    core::Read<core::Scenario> read = core::readScenario(sourceFile(path.c_str()), none);
    if (!read.value)
        qFatal("%s cannot be read: %s", path.c_str(), read.findings.front().id.c_str());
    return *std::move(read.value);
}

const core::RulesetEntry& entryOf(const core::RulesetId& id) {
    for (const core::RulesetEntry* entry : registry::rulesets())
        if (entry->rules.info().id == id)
            return *entry;
    qFatal("there is no ruleset %s", id.value.c_str());
}

core::CounterId counterNamed(const core::Scenario& scenario, const char* name) {
    for (const core::Counter& counter : *scenario.counters)
        if (counter.name == name)
            return counter.id;
    qFatal("there is no counter %s", name);
}

core::CounterId argument(const core::Action& action, const char* name) {
    const auto found = action.args.find(name);
    const auto* id = found == action.args.end() ? nullptr : std::get_if<std::int64_t>(&found->second);
    return id ? core::CounterId{static_cast<std::int32_t>(*id)} : core::CounterId{};
}

} // namespace

GuideScene::GuideScene(const char* name, const char* counter, const char* overlay)
    : m_entry(entryOf(readScene(name).ruleset)),
      m_scenario(readScene(name)),
      m_counter(counterNamed(m_scenario, counter)),
      m_overlay{overlay} {
    core::Result<core::Position> start = m_entry.rules.start(m_scenario);
    if (!start)
        qFatal("%s cannot begin: %s", name, start.error().id.c_str());
    m_start = *std::move(start);
}

core::SpaceId GuideScene::space(const char* label) const {
    return core::findSpace(*m_scenario.board, core::SpaceLabel{label}).value();
}

QString GuideScene::label(core::SpaceId space) const {
    return QString::fromStdString(core::labelOf(*m_scenario.board, space).value);
}

core::Overlay GuideScene::answer(const core::OverlayRequest& request) const {
    return m_entry.rules.overlay(m_start, request);
}

core::Position GuideScene::applied(const core::Position& position, const core::Action& action) const {
    core::Result<core::Step> step = m_entry.rules.apply(position, action);
    if (!step)
        qFatal("%s is refused: %s", action.verb.c_str(), step.error().id.c_str());
    return step->next;
}

core::Position GuideScene::offering(const char* verb) const {
    core::Position position = m_start;
    for (int passed = 0; passed < 10; ++passed) {
        const std::vector<core::Pending> owed = m_entry.rules.pending(position);
        const std::vector<core::Choice> offered = m_entry.rules.choices(position, owed.front().actor);
        const auto has = [&](const char* wanted) {
            return std::find_if(offered.begin(), offered.end(),
                                [&](const core::Choice& choice) { return choice.action.verb == wanted; });
        };
        if (has(verb) != offered.end())
            return position;
        position = applied(position, has("done") != offered.end() ? has("done")->action : offered.front().action);
    }
    qFatal("nobody may %s", verb);
}

int GuideScene::hitsOf(const core::Position& position, core::CounterId counter) const {
    const core::View view = m_entry.rules.view(position, core::Observer{});
    const auto seen = std::find_if(view.counters.begin(), view.counters.end(),
                                   [&](const core::ViewCounter& one) { return one.counter == counter; });
    const auto hits = seen->state.find(core::FieldId{"hits"});
    return hits == seen->state.end() ? 0 : static_cast<int>(std::get<std::int64_t>(hits->second));
}

std::map<core::CounterId, int> GuideScene::hits(const char* verb, int die) const {
    const core::Position position = offering(verb);
    std::map<core::CounterId, int> hits;
    for (const core::Choice& choice : m_entry.rules.choices(position, m_entry.rules.pending(position).front().actor)) {
        const core::CounterId acting = argument(choice.action, "unit");
        const core::CounterId target = argument(choice.action, "target");
        if (choice.action.verb != verb || (acting != m_counter && target != m_counter))
            continue;
        const core::Position aimed = applied(position, choice.action);
        const std::vector<core::Choice> faces = m_entry.rules.choices(aimed, core::chance);
        const core::Position hit = applied(aimed, faces[static_cast<std::size_t>(die - 1)].action);
        hits[acting == m_counter ? target : acting] = hitsOf(hit, target) - hitsOf(position, target);
    }
    return hits;
}

} // namespace orontes::tests
