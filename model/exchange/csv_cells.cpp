// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csv_cells.h"

#include "model/exchange/tiled_words.h"
#include "rules/core/json/enum_tokens.h"

#include <charconv>

namespace orontes::model {
namespace {

constexpr std::string_view emptyText = "\"\"";

enum class Way { OffMap, At, Within, Region, Enters, Lost };
/// In the order of the alternatives of core::SetUp::place.
constexpr core::EnumTokens<Way, 6> setUpWays{{{Way::OffMap, "offMap"},
                                              {Way::At, "at"},
                                              {Way::Within, "within"},
                                              {Way::Region, "region"},
                                              {Way::Enters, "enters"},
                                              {Way::Lost, "lost"}}};

std::optional<core::Value> flagOf(const std::string& cell) {
    const std::string plain = plainName(cell);
    for (const char* yes : {"yes", "true", "1", "x"})
        if (plain == yes)
            return true;
    for (const char* no : {"no", "false", "0"})
        if (plain == no)
            return false;
    return std::nullopt;
}

std::optional<core::Value> numberOf(std::string_view cell) {
    constexpr std::string_view minus = "\u2212"; // as tables are set in print
    std::string digits(cell);
    if (cell.starts_with(minus))
        digits = "-" + std::string(cell.substr(minus.size()));
    else if (cell.starts_with('+'))
        digits.erase(0, 1);
    std::int64_t number = 0;
    const char* end = digits.data() + digits.size();
    const auto [rest, fault] = std::from_chars(digits.data(), end, number);
    if (fault != std::errc{} || rest != end)
        return std::nullopt;
    return number;
}

std::optional<core::Value> choiceOf(const std::string& cell, const core::FieldSpec& field,
                                    const core::Catalogue& texts) {
    for (const core::FieldChoice& choice : field.choices)
        if (choice.token == cell)
            return choice.token;
    for (const core::FieldChoice& choice : field.choices)
        if (plainName(texts.render(choice.label)) == plainName(cell))
            return choice.token;
    return std::nullopt;
}

std::optional<core::Value> seatOf(const std::string& cell, const core::Scenario& scenario) {
    for (const core::Seat& seat : *scenario.seats)
        if (seat.token.value == cell || seat.name == cell)
            return seat.token.value;
    return std::nullopt;
}

struct CellText {
    std::string operator()(bool flag) const { return flag ? "yes" : "no"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::string& text) const { return text.empty() ? std::string(emptyText) : text; }
    std::string operator()(const core::TextList& texts) const {
        return texts.empty() ? std::string(emptyText) : cellOf(texts);
    }
};

core::TextList placesOf(const core::SetUp& setUp) {
    core::TextList places;
    const auto add = [&places](const std::vector<core::SpaceLabel>& spaces) {
        for (const core::SpaceLabel& space : spaces)
            places.push_back(space.value);
    };
    if (const auto* at = std::get_if<core::AtSpace>(&setUp.place))
        add({at->space});
    else if (const auto* within = std::get_if<core::WithinSpaces>(&setUp.place))
        add(within->spaces);
    else if (const auto* region = std::get_if<core::WithinRegion>(&setUp.place))
        places.push_back(region->region.value);
    else if (const auto* enters = std::get_if<core::EntersAt>(&setUp.place))
        add(enters->spaces);
    return places;
}

std::vector<core::SpaceLabel> labelsOf(const core::TextList& places) {
    std::vector<core::SpaceLabel> labels;
    for (const std::string& place : places)
        labels.push_back({place});
    return labels;
}

} // namespace

std::string cellOf(const core::TextList& texts) {
    std::string cell;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        cell += i == 0 ? "" : "; ";
        for (const char c : texts[i]) {
            if (c == ';' || c == '\\')
                cell += '\\';
            cell += c;
        }
    }
    return cell;
}

core::TextList textsOf(std::string_view cell) {
    core::TextList texts;
    std::string text;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (cell[i] == '\\' && i + 1 < cell.size())
            text += cell[++i];
        else if (cell[i] != ';')
            text += cell[i];
        else {
            texts.push_back(std::move(text));
            text.clear();
            if (i + 1 < cell.size() && cell[i + 1] == ' ')
                ++i;
        }
    }
    texts.push_back(std::move(text));
    return texts;
}

std::string cellOf(const core::Value& value) {
    return std::visit(CellText{}, value);
}

std::optional<core::Value> valueOf(const std::string& cell, const core::FieldSpec& field, const core::RulesetInfo& info,
                                   const core::Scenario& scenario) {
    const bool isEmpty = cell == emptyText;
    switch (field.kind) {
    case core::FieldKind::Flag:
        return flagOf(cell);
    case core::FieldKind::Integer:
        return numberOf(cell);
    case core::FieldKind::Text:
        return isEmpty ? std::string() : cell;
    case core::FieldKind::Choice:
        return isEmpty ? core::Value(std::string()) : choiceOf(cell, field, info.texts);
    case core::FieldKind::Seat:
        return isEmpty ? core::Value(std::string()) : seatOf(cell, scenario);
    case core::FieldKind::SpaceList:
        return isEmpty ? core::TextList() : textsOf(cell);
    }
    return std::nullopt;
}

bool isOfKind(const core::Value& value, core::FieldKind kind) {
    switch (kind) {
    case core::FieldKind::Flag:
        return std::holds_alternative<bool>(value);
    case core::FieldKind::Integer:
        return std::holds_alternative<std::int64_t>(value);
    case core::FieldKind::Text:
    case core::FieldKind::Choice:
    case core::FieldKind::Seat:
        return std::holds_alternative<std::string>(value);
    case core::FieldKind::SpaceList:
        return std::holds_alternative<core::TextList>(value);
    }
    return false;
}

SetUpCells cellsOf(const core::SetUp& setUp) {
    return {std::string(setUpWays[setUp.place.index()].second), cellOf(placesOf(setUp))};
}

std::optional<core::SetUp> setUpOf(const SetUpCells& cells, core::TurnNumber turn) {
    const core::TextList places = cells.places.empty() ? core::TextList() : textsOf(cells.places);
    const std::string implied = places.empty() ? "offMap" : places.size() == 1 ? "at" : "within";
    const std::optional<Way> way = core::valueOf(setUpWays, cells.way.empty() ? implied : cells.way);
    if (!way)
        return std::nullopt;
    const bool isOne = *way == Way::At || *way == Way::Region;
    const bool isNone = *way == Way::OffMap || *way == Way::Lost;
    if ((isOne && places.size() != 1) || (isNone && !places.empty()))
        return std::nullopt;
    switch (*way) {
    case Way::OffMap:
        return core::SetUp{turn, core::OffMap{}};
    case Way::At:
        return core::SetUp{turn, core::AtSpace{{places.front()}}};
    case Way::Within:
        return core::SetUp{turn, core::WithinSpaces{labelsOf(places)}};
    case Way::Region:
        return core::SetUp{turn, core::WithinRegion{{places.front()}}};
    case Way::Enters:
        return core::SetUp{turn, core::EntersAt{labelsOf(places)}};
    case Way::Lost:
        break;
    }
    return core::SetUp{turn, core::Lost{}};
}

} // namespace orontes::model
