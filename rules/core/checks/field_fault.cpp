// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/field_fault.h"

#include "rules/core/checks/finding.h"

#include <algorithm>

namespace orontes::core {
namespace {

FieldFault expecting(const FieldSpec& field, const char* expected) {
    FieldFault fault;
    fault.args = {{"field", field.label}, {"expected", TextId{expected}}};
    return fault;
}

std::optional<FieldFault> unless(bool fits, FieldFault fault) {
    return fits ? std::nullopt : std::optional(std::move(fault));
}

std::optional<FieldFault> integerFault(const FieldSpec& field, const Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    FieldFault fault = expecting(field, "value.integer-expected");
    fault.args["minimum"] = field.minimum;
    fault.args["maximum"] = field.maximum;
    if (number != nullptr && field.minimum <= field.maximum)
        fault.mended = std::clamp(*number, field.minimum, field.maximum);
    return unless(number != nullptr && fault.mended == Value{*number}, fault);
}

std::optional<FieldFault> choiceFault(const FieldSpec& field, const Value& value) {
    const auto* token = std::get_if<std::string>(&value);
    std::string choices;
    bool known = false;
    for (const FieldChoice& choice : field.choices) {
        (choices += choices.empty() ? "" : ", ") += choice.token;
        known = known || (token != nullptr && choice.token == *token);
    }
    FieldFault fault = expecting(field, "value.choice-expected");
    fault.args["choices"] = choices;
    return unless(known, fault);
}

std::optional<FieldFault> seatFault(const FieldSpec& field, const Value& value, const Scenario& scenario) {
    const auto* token = std::get_if<std::string>(&value);
    const bool fits = token != nullptr && (token->empty() || findSeat(scenario, SeatToken{*token}) != nullptr);
    return unless(fits, expecting(field, "value.seat-expected"));
}

/// Labels that the board does not have are no fault of the kind: they are left over from another board.
std::optional<FieldFault> spacesFault(const FieldSpec& field, const Value& value, const Scenario& scenario) {
    const auto* labels = std::get_if<TextList>(&value);
    if (labels == nullptr)
        return expecting(field, "value.spaces-expected");
    std::vector<SpaceLabel> spaces;
    for (const std::string& label : *labels)
        spaces.push_back(SpaceLabel{label});
    const std::vector<SpaceLabel> stray = strayLabels(*scenario.board, spaces);
    TextList kept;
    for (const SpaceLabel& label : without(spaces, stray))
        kept.push_back(label.value);
    FieldFault fault{"unknown-space", Severity::Warning, {{"field", field.label}}, std::move(kept)};
    fault.args["spaces"] = listed(stray);
    fault.args["number"] = static_cast<std::int64_t>(stray.size());
    return unless(stray.empty(), fault);
}

struct Shown {
    std::string operator()(bool flag) const { return flag ? "true" : "false"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const TextList& list) const {
        std::string shown;
        for (const std::string& text : list)
            (shown += shown.empty() ? "" : ", ") += text;
        return shown;
    }
};

} // namespace

std::string shownValue(const Value& value) {
    return std::visit(Shown{}, value);
}

std::optional<FieldFault> faultOf(const FieldSpec& field, const Value& value, const Scenario& scenario) {
    switch (field.kind) {
    case FieldKind::Flag:
        return unless(std::holds_alternative<bool>(value), expecting(field, "value.flag-expected"));
    case FieldKind::Text:
        return unless(std::holds_alternative<std::string>(value), expecting(field, "value.text-expected"));
    case FieldKind::Integer:
        return integerFault(field, value);
    case FieldKind::Choice:
        return choiceFault(field, value);
    case FieldKind::Seat:
        return seatFault(field, value, scenario);
    case FieldKind::SpaceList:
        return spacesFault(field, value, scenario);
    }
    return std::nullopt;
}

} // namespace orontes::core
