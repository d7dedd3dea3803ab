// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/field_fault.h"
#include "rules/core/checks/finding.h"

namespace orontes::core {
namespace {

/// Completes `finding`, whose id is that of the family so far, when something is wrong with the value. `set` gives the
/// edit that sets the value, or goes back to the default when given nothing.
template <class Set>
void checkValue(const FieldSpec* field, const std::string& id, const Value& value, const Scenario& scenario,
                Diagnostic finding, Set set, Findings& findings) {
    FieldFault fault{"unknown", Severity::Warning, {{"field", id}}, std::nullopt};
    if (field != nullptr) {
        std::optional<FieldFault> found = faultOf(*field, value, scenario);
        if (!found)
            return;
        fault = std::move(*found);
        finding.rule = field->rule;
    }
    finding.id += '.' + std::string(fault.what);
    finding.severity = fault.severity;
    finding.where.pointer = below(std::move(finding.where.pointer), id);
    finding.args.insert(fault.args.begin(), fault.args.end());
    if (fault.mended)
        addFix(finding, "fix.set-value", set(fault.mended), {{"value", shownValue(*fault.mended)}});
    addFix(finding, field != nullptr ? "fix.default-value" : "fix.remove-value", set(std::nullopt));
    findings.push_back(std::move(finding));
}

void setAttribute(Attributes& attributes, const FieldId& id, const std::optional<Value>& value) {
    if (value)
        attributes[id] = *value;
    else
        attributes.erase(id);
}

} // namespace

void checkCounterFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.counters->size(); ++i) {
        const Counter& counter = (*scenario.counters)[i];
        const CounterTypeSpec* type = findCounterType(info, counter.type);
        if (type == nullptr)
            continue; // the type is what is wrong
        for (const auto& [id, value] : counter.attributes) {
            Diagnostic finding = makeFinding("scenario.field", Severity::Error, pointerTo("counters", i, "/attributes"),
                                             {{"counter", nameOf(info, counter)}});
            finding.where.table = counter.id;
            const auto set = [&counter, &field = id](const std::optional<Value>& to) {
                ChangeCounter edit{counter};
                setAttribute(edit.counter.attributes, field, to);
                return Edit{std::move(edit)};
            };
            checkValue(findField(type->fields, id), id.value, value, scenario, std::move(finding), set, findings);
        }
    }
}

void checkSideFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.sides->size(); ++i) {
        const Side& side = (*scenario.sides)[i];
        for (const auto& [id, value] : side.attributes) {
            const auto set = [&side, &field = id](const std::optional<Value>& to) {
                PutSide edit{side};
                setAttribute(edit.side.attributes, field, to);
                return Edit{std::move(edit)};
            };
            checkValue(findField(info.sideFields, id), id.value, value, scenario,
                       makeFinding("scenario.side-field", Severity::Error, pointerTo("sides", i, "/attributes"),
                                   {{"side", nameOf(side)}}),
                       set, findings);
        }
    }
}

void checkSpaceFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (const auto& [space, note] : *scenario.board->notes)
        for (const auto& [id, value] : note.attributes) {
            const SpaceLabel label = labelOf(*scenario.board, space);
            Diagnostic finding = makeFinding("scenario.space-field", Severity::Error,
                                             below(below(boardPointer(scenario, "/spaces"), label.value), "attributes"),
                                             {{"space", label.value}});
            finding.where.table = label;
            const auto set = [&at = space, &noted = note, &field = id](const std::optional<Value>& to) {
                SetSpaceNote edit{at, noted};
                setAttribute(edit.note.attributes, field, to);
                return Edit{std::move(edit)};
            };
            checkValue(findField(info.spaceFields, id), id.value, value, scenario, std::move(finding), set, findings);
        }
}

void checkOptions(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (const auto& [id, value] : *scenario.options) {
        const OptionSpec* option = findOption(info, id);
        const auto set = [&which = id](const std::optional<Value>& to) { return Edit{SetOption{which, to}}; };
        checkValue(option != nullptr ? &option->field : nullptr, id.value, value, scenario,
                   makeFinding("scenario.option", Severity::Error, "/options"), set, findings);
    }
}

} // namespace orontes::core
