// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include "app/data.h"
#include "model/texts.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

#include <ostream>

namespace orontes::app {

namespace {

std::string written(const core::TablePlace& place) {
    if (const auto* space = std::get_if<core::SpaceLabel>(&place))
        return space->value;
    if (const auto* edge = std::get_if<core::EdgePlace>(&place))
        return edge->first.value + "-" + edge->second.value;
    if (const auto* counter = std::get_if<core::CounterId>(&place))
        return "counter " + std::to_string(counter->value);
    return {};
}

std::string written(const core::Place& place) {
    std::string text = place.file;
    if (place.line > 0)
        text += ":" + std::to_string(place.line);
    if (place.line > 0 && place.column > 0)
        text += ":" + std::to_string(place.column);
    return text.empty() ? text : text + ": ";
}

} // namespace

std::string word(core::Severity severity) {
    switch (severity) {
    case core::Severity::Note:
        return "note";
    case core::Severity::Warning:
        return "warning";
    case core::Severity::Error:
        break;
    }
    return "error";
}

void print(std::ostream& to, const core::Diagnostic& finding, const core::Catalogue& texts) {
    to << written(finding.where) << word(finding.severity) << ": " << texts.render(finding.text());
    const std::string table = written(finding.where.table);
    if (!table.empty())
        to << " [" << table << "]";
    if (!finding.where.pointer.empty())
        to << " at " << finding.where.pointer;
    if (!finding.rule.reference.empty())
        to << " (" << finding.rule.reference << ")";
    to << "\n";
}

void print(Terminal& terminal, const core::JsonValue& json) {
    terminal.out << core::prettyJson(json);
}

int fail(Terminal& terminal, const core::Diagnostic& problem) {
    return fail(terminal, problem, appTexts());
}

int fail(Terminal& terminal, const core::Diagnostic& problem, const core::Catalogue& texts) {
    terminal.out.flush();
    print(terminal.err, problem, texts);
    if (terminal.json())
        print(terminal, core::JsonValue{core::JsonObject{{"problem", core::toJson(problem, texts)}}});
    return couldNotBeDone;
}

core::Diagnostic usageProblem(std::string id, core::TextArgs args) {
    core::Diagnostic problem;
    problem.id = std::move(id);
    problem.args = std::move(args);
    return problem;
}

const core::Catalogue& appTexts() {
    static const core::Catalogue texts = [] {
        core::Catalogue all = model::modelTexts();
        for (const std::string_view name : dataNames())
            all.add(data(name));
        return all;
    }();
    return texts;
}

} // namespace orontes::app
