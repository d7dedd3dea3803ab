// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_words.h"

#include "rules/core/json/json_text.h"
#include "rules/core/json/value_json.h"

#include <algorithm>

namespace orontes::model {
namespace {

constexpr std::string_view blanks = " \t\r\n";

bool needsQuotes(const core::SpaceLabel& label) {
    return label.empty() || label.value.find_first_of(" \t\r\n[") != std::string::npos;
}

} // namespace

std::string labelList(const std::vector<core::SpaceLabel>& labels) {
    if (std::any_of(labels.begin(), labels.end(), needsQuotes))
        return core::compactJson(core::toJson(labels));
    std::string list;
    for (const core::SpaceLabel& label : labels)
        (list += list.empty() ? "" : " ") += label.value;
    return list;
}

std::optional<std::vector<core::SpaceLabel>> labelsIn(std::string_view text) {
    std::vector<core::SpaceLabel> labels;
    if (!text.starts_with('[')) {
        for (const std::string_view word : wordsIn(text))
            labels.push_back({std::string(word)});
        return labels;
    }
    const core::Result<core::JsonValue> json = core::parseJson(text);
    if (!json || json->array() == nullptr)
        return std::nullopt;
    for (const core::JsonValue& item : *json->array()) {
        if (item.string() == nullptr)
            return std::nullopt;
        labels.push_back({*item.string()});
    }
    return labels;
}

std::string plainName(std::string_view name) {
    std::string plain;
    for (const char c : name) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80)
            plain += c;
        else if (c >= 'A' && c <= 'Z')
            plain += static_cast<char>(c - 'A' + 'a');
    }
    return plain;
}

std::vector<std::string_view> wordsIn(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(blanks, end);
    }
    return words;
}

} // namespace orontes::model
