// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/json_lines.h"

namespace orontes::model {

std::vector<std::string_view> wholeLines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (true) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos)
            return lines;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
}

std::string stringOf(const core::JsonValue& object, std::string_view key) {
    const core::JsonValue* value = object.find(key);
    const std::string* text = value == nullptr ? nullptr : value->string();
    return text == nullptr ? std::string() : *text;
}

std::int64_t integerOf(const core::JsonValue& object, std::string_view key) {
    const core::JsonValue* value = object.find(key);
    const std::int64_t* number = value == nullptr ? nullptr : value->integer();
    return number == nullptr ? 0 : *number;
}

bool flagOf(const core::JsonValue& object, std::string_view key) {
    const core::JsonValue* value = object.find(key);
    const bool* flag = value == nullptr ? nullptr : value->boolean();
    return flag != nullptr && *flag;
}

} // namespace orontes::model
