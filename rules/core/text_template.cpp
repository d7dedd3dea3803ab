// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/text_template.h"

#include <algorithm>

namespace orontes::core {
namespace {

enum class Form {
    Plain,  ///< {name}
    Signed, ///< {+n}
    Plural, ///< {n|one|many}
};

struct Placeholder {
    Form form = Form::Plain;
    std::string_view name;
    std::string_view one;
    std::string_view many;
    std::string_view fault;
    std::size_t end = 0; ///< just behind the closing brace
};

bool isName(std::string_view text) {
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return !text.empty() && isLetter(text.front()) &&
           std::all_of(text.begin(), text.end(), [&](char c) { return isLetter(c) || isDigit(c); });
}

/// The parts of text between `open` (a brace) and its partner, split at the bars that stand in no inner brace.
Placeholder placeholderAt(std::string_view text, std::size_t open) {
    std::vector<std::string_view> parts;
    std::size_t partStart = open + 1;
    int depth = 1;
    std::size_t i = open + 1;
    for (; i < text.size() && depth > 0; ++i) {
        depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
        if (depth == 0 || (depth == 1 && text[i] == '|')) {
            parts.push_back(text.substr(partStart, i - partStart));
            partStart = i + 1;
        }
    }
    Placeholder found;
    found.end = i;
    if (depth > 0)
        return found.fault = "open", found;
    found.name = parts.front();
    if (parts.size() == 3) {
        found.form = Form::Plural;
        found.one = parts[1];
        found.many = parts[2];
    } else if (parts.size() != 1)
        return found.fault = "branches", found;
    else if (found.name.substr(0, 1) == "+") {
        found.form = Form::Signed;
        found.name.remove_prefix(1);
    }
    if (!isName(found.name))
        found.fault = "name";
    return found;
}

std::string written(const TextArg& arg, Form form) {
    if (const auto* number = std::get_if<std::int64_t>(&arg))
        return (form == Form::Signed && *number >= 0 ? "+" : "") + std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&arg))
        return *text;
    return '[' + std::get<TextId>(arg).value + ']';
}

void appendFilled(std::string& out, std::string_view text, const TextArgs& args) {
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        out += text.substr(0, open);
        if (open == std::string_view::npos)
            return;
        const Placeholder found = placeholderAt(text, open);
        const auto arg = args.find(found.name);
        if (!found.fault.empty() || arg == args.end())
            out += text.substr(open, found.end - open);
        else if (found.form == Form::Plural) {
            const auto* number = std::get_if<std::int64_t>(&arg->second);
            appendFilled(out, number != nullptr && *number == 1 ? found.one : found.many, args);
        } else
            out += written(arg->second, found.form);
        text.remove_prefix(found.end);
    }
}

/// Calls visit(placeholder) for each placeholder, those within branches included, until it answers false.
template <class Visit>
bool visitPlaceholders(std::string_view text, Visit visit) {
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open)) {
        const Placeholder found = placeholderAt(text, open);
        if (!visit(found) || !visitPlaceholders(found.one, visit) || !visitPlaceholders(found.many, visit))
            return false;
        open = found.end;
    }
    return true;
}

} // namespace

std::string_view templateFault(std::string_view text) {
    std::string_view fault;
    visitPlaceholders(text, [&](const Placeholder& found) {
        fault = found.fault;
        return fault.empty();
    });
    if (fault.empty() && std::count(text.begin(), text.end(), '{') != std::count(text.begin(), text.end(), '}'))
        return "stray";
    return fault;
}

std::vector<std::string> placeholdersOf(std::string_view text) {
    std::vector<std::string> names;
    visitPlaceholders(text, [&](const Placeholder& found) {
        if (std::find(names.begin(), names.end(), found.name) == names.end())
            names.emplace_back(found.name);
        return true;
    });
    return names;
}

std::string fillTemplate(std::string_view text, const TextArgs& args) {
    std::string out;
    out.reserve(text.size() + 32);
    appendFilled(out, text, args);
    return out;
}

} // namespace orontes::core
