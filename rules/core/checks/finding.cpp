// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/finding.h"

#include "rules/core/json/pointer.h"

#include <algorithm>

namespace orontes::core {

Diagnostic makeFinding(std::string id, Severity severity, std::string pointer, TextArgs args) {
    Diagnostic finding;
    finding.id = std::move(id);
    finding.severity = severity;
    finding.where.pointer = std::move(pointer);
    finding.args = std::move(args);
    return finding;
}

Diagnostic makeFinding(std::string id, Severity severity, Citation rule) {
    Diagnostic finding = makeFinding(std::move(id), severity, std::string());
    finding.rule = std::move(rule);
    return finding;
}

void addFix(Diagnostic& finding, const char* title, Edit edit, TextArgs args) {
    addFixes(finding, title, {std::move(edit)}, std::move(args));
}

void addFixes(Diagnostic& finding, const char* title, std::vector<Edit> edits, TextArgs args) {
    finding.fixes.push_back(makeFix(Text{TextId{title}, std::move(args)}, std::move(edits)));
}

Diagnostic atCounter(Diagnostic finding, const Scenario& scenario, std::size_t counter, const char* argument,
                     std::string_view part) {
    const Counter& one = (*scenario.counters)[counter];
    finding.where.pointer = pointerTo("counters", counter, part);
    finding.where.table = one.id;
    finding.args[argument] = one.name;
    return finding;
}

Diagnostic atSpace(Diagnostic finding, const Scenario& scenario, SpaceId space) {
    const SpaceLabel label = labelOf(*scenario.board, space);
    finding.where.pointer = "/board";
    finding.where.table = label;
    finding.args["space"] = label.value;
    return finding;
}

std::vector<Check> joined(std::initializer_list<std::span<const Check>> families) {
    std::vector<Check> all;
    for (const std::span<const Check> family : families)
        all.insert(all.end(), family.begin(), family.end());
    return all;
}

std::string pointerTo(const char* list, std::size_t index, std::string_view rest) {
    return '/' + std::string(list) + '/' + std::to_string(index) + std::string(rest);
}

std::string below(std::string pointer, std::string_view key) {
    appendPointer(pointer, key);
    return pointer;
}

std::string boardPointer(const Scenario& scenario, std::string_view part) {
    return scenario.boardFile.empty() ? "/board" + std::string(part) : "/board";
}

TextArg nameOf(const RulesetInfo& info, const Counter& counter) {
    if (!counter.name.empty())
        return counter.name;
    if (const CounterTypeSpec* type = findCounterType(info, counter.type))
        return type->label;
    return counter.type.value;
}

TextArg nameOf(const Side& side) {
    return side.name.empty() ? side.token.value : side.name;
}

TextArg nameOf(const Seat& seat) {
    return seat.name.empty() ? seat.token.value : seat.name;
}

std::string listed(const std::vector<SpaceLabel>& labels) {
    std::string list;
    for (const SpaceLabel& label : labels)
        (list += list.empty() ? "" : ", ") += label.value;
    return list;
}

std::vector<SpaceLabel> strayLabels(const Board& board, const std::vector<SpaceLabel>& labels) {
    std::vector<SpaceLabel> stray;
    for (const SpaceLabel& label : labels)
        if (!findSpace(board, label))
            stray.push_back(label);
    return stray;
}

std::vector<SpaceLabel> without(const std::vector<SpaceLabel>& labels, const std::vector<SpaceLabel>& stray) {
    std::vector<SpaceLabel> kept = labels;
    std::erase_if(kept,
                  [&](const SpaceLabel& label) { return std::find(stray.begin(), stray.end(), label) != stray.end(); });
    return kept;
}

} // namespace orontes::core
