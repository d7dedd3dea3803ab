// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"

#include <algorithm>

namespace orontes::core {

TextId valueFault(const FieldSpec& field, const Value& value, const Scenario& scenario) {
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* text = std::get_if<std::string>(&value);
    switch (field.kind) {
    case FieldKind::Flag:
        return std::holds_alternative<bool>(value) ? TextId{} : TextId{"value.flag-expected"};
    case FieldKind::Integer:
        return number && *number >= field.minimum && *number <= field.maximum ? TextId{}
                                                                              : TextId{"value.integer-expected"};
    case FieldKind::Text:
        return text ? TextId{} : TextId{"value.text-expected"};
    case FieldKind::Choice: {
        const bool known = text && std::any_of(field.choices.begin(), field.choices.end(),
                                               [&](const FieldChoice& choice) { return choice.token == *text; });
        return known ? TextId{} : TextId{"value.choice-expected"};
    }
    case FieldKind::Seat:
        return text && (text->empty() || findSeat(scenario, SeatToken{*text})) ? TextId{}
                                                                               : TextId{"value.seat-expected"};
    case FieldKind::SpaceList:
        break;
    }
    return std::holds_alternative<TextList>(value) ? TextId{} : TextId{"value.spaces-expected"};
}

TextArgs valueFaultArgs(const FieldSpec& field) {
    std::string choices;
    for (const FieldChoice& choice : field.choices)
        choices += (choices.empty() ? "" : ", ") + choice.token;
    return {{"minimum", field.minimum}, {"maximum", field.maximum}, {"choices", choices}, {"field", field.label}};
}

namespace {

Edit withoutField(Counter counter, const FieldId& field) {
    counter.attributes.erase(field);
    return {ChangeCounter{std::move(counter)}};
}

Edit withoutField(SpaceId space, SpaceNote note, const FieldId& field) {
    note.attributes.erase(field);
    return {SetSpaceNote{space, std::move(note)}};
}

/// A finding about one value; the fix goes back to the default.
Diagnostic fieldFinding(const char* family, const FieldSpec* spec, const FieldId& field, const TextId& fault,
                        std::string pointer, Edit mend) {
    const Severity severity = spec ? Severity::Error : Severity::Warning;
    TextArgs args = spec ? valueFaultArgs(*spec) : TextArgs{{"field", field.value}};
    if (spec)
        args["expected"] = fault;
    Diagnostic finding = commonFinding(std::string(family) + (spec ? ".wrong-value" : ".unknown"), severity,
                                       std::move(pointer), std::move(args));
    if (spec)
        finding.rule = spec->rule;
    finding.fixes.push_back(makeFix({{"fix.default-value"}, {}}, {std::move(mend)}));
    return finding;
}

} // namespace

void checkCounterFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const Counter& counter = (*scenario.counters)[i];
        const CounterTypeSpec* type = findCounterType(info, counter.type);
        if (!type)
            continue;
        for (const auto& [id, value] : counter.attributes) {
            const FieldSpec* spec = findField(type->fields, id);
            const TextId fault = spec ? valueFault(*spec, value, scenario) : TextId{};
            if (spec && fault.empty())
                continue;
            Diagnostic finding = fieldFinding("scenario.field", spec, id, fault,
                                              counterPointer(i) + "/attributes/" + id.value, withoutField(counter, id));
            finding.args["counter"] = counter.name;
            finding.where.table = counter.id;
            findings.push_back(std::move(finding));
        }
    }
}

void checkSpaceFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (const auto& [space, note] : *scenario.board->notes)
        for (const auto& [id, value] : note.attributes) {
            const FieldSpec* spec = findField(info.spaceFields, id);
            const TextId fault = spec ? valueFault(*spec, value, scenario) : TextId{};
            if (spec && fault.empty())
                continue;
            const SpaceLabel label = labelOf(*scenario.board, space);
            Diagnostic finding =
                fieldFinding("scenario.space-field", spec, id, fault, "/board/spaces/" + label.value + "/" + id.value,
                             withoutField(space, note, id));
            finding.args["space"] = label.value;
            finding.where.table = label;
            findings.push_back(std::move(finding));
        }
}

void checkOptions(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (const auto& [id, value] : *scenario.options) {
        const OptionSpec* spec = findOption(info, id);
        const TextId fault = spec ? valueFault(spec->field, value, scenario) : TextId{};
        if (spec && fault.empty())
            continue;
        Diagnostic finding = fieldFinding("scenario.option", spec ? &spec->field : nullptr, FieldId{id.value}, fault,
                                          "/options/" + id.value, {SetOption{id, std::nullopt}});
        findings.push_back(std::move(finding));
    }
}

} // namespace orontes::core
