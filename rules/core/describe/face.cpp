// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/ruleset_info.h"

namespace orontes::core {
namespace {

/// A counter's attributes as the face shows them.
class Shown {
public:
    Shown(const RulesetInfo& info, const Scenario& scenario, const Counter& counter, const Attributes& state)
        : m_info(info), m_scenario(scenario), m_counter(counter), m_state(state) {}

    Value value(const FieldId& field) const {
        const auto inPlay = m_state.find(field);
        return inPlay != m_state.end() ? inPlay->second : fieldValue(m_info, m_counter, field);
    }

    /// The template with its fields filled in; "" when it names fields and all of them are empty.
    std::string filled(const std::string& text) const {
        std::string result;
        bool names = false;
        bool something = false;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t close = text[at] == '{' ? text.find('}', at) : std::string::npos;
            if (close == std::string::npos) {
                result += text[at++];
                continue;
            }
            if (text[at + 1] == ':') {
                result += named(text.substr(at + 2, close - at - 2));
                at = close + 1;
                continue;
            }
            const bool sign = text[at + 1] == '+';
            const std::size_t begin = at + (sign ? 2 : 1);
            const Value field = value(FieldId{text.substr(begin, close - begin)});
            names = true;
            something = something || !isEmpty(field);
            result += written(field, sign);
            at = close + 1;
        }
        return names && !something ? std::string() : result;
    }

    static bool isEmpty(const Value& value) {
        if (const auto* flag = std::get_if<bool>(&value))
            return !*flag;
        if (const auto* number = std::get_if<std::int64_t>(&value))
            return *number == 0;
        if (const auto* text = std::get_if<std::string>(&value))
            return text->empty();
        return std::get<TextList>(value).empty();
    }

private:
    /// What is no field: a name, or a text of the ruleset.
    std::string named(const std::string& name) const {
        constexpr std::string_view textPrefix = "text ";
        if (name.starts_with(textPrefix))
            return m_info.texts.render(TextId{name.substr(textPrefix.size())});
        if (name == "name")
            return m_counter.name;
        const Side* const side = findSide(m_scenario, m_counter.side);
        return side != nullptr ? side->name : std::string();
    }

    static std::string written(const Value& value, bool sign) {
        if (const auto* number = std::get_if<std::int64_t>(&value))
            return (sign && *number > 0 ? "+" : "") + std::to_string(*number);
        const auto* text = std::get_if<std::string>(&value);
        return text ? *text : std::string();
    }

    const RulesetInfo& m_info;
    const Scenario& m_scenario;
    const Counter& m_counter;
    const Attributes& m_state;
};

/// Whether the marker lies on the counter, and how many of it.
int copiesOf(const MarkerSpec& marker, const Shown& shown) {
    const Value value = shown.value(marker.field);
    if (!marker.equals.empty()) {
        const auto* text = std::get_if<std::string>(&value);
        return text && *text == marker.equals ? 1 : 0;
    }
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<int>(*number);
    return Shown::isEmpty(value) ? 0 : 1;
}

} // namespace

CounterFace faceOf(const RulesetInfo& info, const Scenario& scenario, const Counter& counter, FaceSide side,
                   const Attributes& state) {
    CounterFace face;
    face.caption = counter.name;
    if (const Side* owner = findSide(scenario, counter.side)) {
        face.band = owner->colour;
        face.pattern = owner->pattern;
    }
    const CounterTypeSpec* type = findCounterType(info, counter.type);
    if (!type)
        return face;
    const FaceSpec& spec = side == FaceSide::Front ? type->front : type->back;
    const Shown shown(info, scenario, counter, state);
    face.symbol = spec.symbol;
    face.signs = spec.signs;
    face.ground = spec.ground;
    face.state = side == FaceSide::Back ? type->backState : FaceState::Fresh;
    for (const SlotSpec& slot : spec.texts)
        if (std::string text = shown.filled(slot.text); !text.empty())
            face.texts.push_back({slot.slot, std::move(text)});
    for (const MarkerSpec& marker : type->markers)
        if (const int copies = copiesOf(marker, shown); copies > 0)
            face.markers.push_back({marker.marker, copies});
    return face;
}

} // namespace orontes::core
