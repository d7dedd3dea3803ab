// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/value_words.h"

#include <algorithm>

namespace orontes::model {
namespace {

struct PlainWords {
    const core::Catalogue& texts;

    std::string operator()(bool flag) const { return texts.render(core::TextId{flag ? "words.yes" : "words.no"}); }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const core::TextList& list) const {
        std::string joined;
        for (const std::string& item : list)
            joined += (joined.empty() ? "" : ", ") + item;
        return joined;
    }
};

std::string choiceWords(const core::FieldSpec& field, const std::string& token, const core::Catalogue& texts) {
    const auto found = std::find_if(field.choices.begin(), field.choices.end(),
                                    [&](const core::FieldChoice& choice) { return choice.token == token; });
    return found == field.choices.end() ? token : texts.render(found->label);
}

} // namespace

std::string wordsOf(const core::Value& value, const core::Catalogue& texts) {
    return std::visit(PlainWords{texts}, value);
}

std::string wordsOf(const core::FieldSpec& field, const core::Value& value, const core::Scenario& scenario,
                    const core::Catalogue& texts) {
    const auto* text = std::get_if<std::string>(&value);
    if (text != nullptr && field.kind == core::FieldKind::Choice)
        return choiceWords(field, *text, texts);
    if (text != nullptr && field.kind == core::FieldKind::Seat) {
        const core::Seat* seat = core::findSeat(scenario, core::SeatToken{*text});
        return seat == nullptr ? *text : seat->name;
    }
    const std::string plain = wordsOf(value, texts);
    const std::string unit = unitWords(field, value, texts);
    if (unit.empty())
        return plain;
    return texts.render(core::Text{core::TextId{"words.with-unit"}, {{"number", plain}, {"unit", unit}}});
}

std::string unitWords(const core::FieldSpec& field, const core::Value& value, const core::Catalogue& texts) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return field.unit.empty() || !number ? std::string() : texts.render({field.unit, {{"n", *number}}});
}

} // namespace orontes::model
