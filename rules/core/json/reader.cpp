// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/reader.h"

#include "rules/core/json/pointer.h"
#include "rules/core/json/utf8.h"

#include <algorithm>

namespace orontes::core {
namespace {

constexpr std::size_t findingLimit = 200; ///< whoever has mended so many reads the file again
constexpr std::size_t tokenShown = 60;

std::int64_t counted(std::size_t number) {
    return static_cast<std::int64_t>(number);
}

TextId kindOf(const JsonValue& value) {
    constexpr std::array kinds{"null", "flag", "whole-number", "number", "text", "list", "object"};
    return TextId{std::string("format.kind.") + kinds[value.data.index()]};
}

} // namespace

void JsonReader::error(std::string_view id, TextArgs args) {
    m_failed = true;
    report(id, Severity::Error, std::move(args));
}

void JsonReader::warning(std::string_view id, TextArgs args) {
    report(id, Severity::Warning, std::move(args));
}

void JsonReader::report(std::string_view id, Severity severity, TextArgs args) {
    if (m_findings.size() > findingLimit)
        return;
    Diagnostic finding;
    if (m_findings.size() == findingLimit) {
        finding.id = "format.more-findings";
        finding.severity = Severity::Note;
    } else {
        finding.id = id;
        finding.severity = severity;
        finding.where.pointer = pointer();
        finding.args = std::move(args);
    }
    m_findings.push_back(std::move(finding));
}

void JsonReader::add(Diagnostic finding) {
    m_failed = m_failed || finding.severity == Severity::Error;
    if (finding.where.file.empty())
        finding.where.pointer = pointer() + finding.where.pointer;
    m_findings.push_back(std::move(finding));
}

std::string JsonReader::pointer() const {
    std::string text;
    for (const Step& step : m_steps)
        appendPointer(text, step.key.data() != nullptr ? step.key : std::to_string(step.index));
    return text;
}

void JsonReader::wrongType(const JsonValue& value, const char* expected) {
    error("format.wrong-type",
          {{"found", kindOf(value)}, {"expected", TextId{std::string("format.kind.") + expected}}});
}

bool JsonReader::isObject(const JsonValue& value) {
    if (value.object() == nullptr)
        wrongType(value, "object");
    return value.object() != nullptr;
}

bool JsonReader::isList(const JsonValue& value, std::size_t most) {
    const JsonArray* list = value.array();
    if (list == nullptr)
        wrongType(value, "list");
    else if (list->size() > most)
        error("format.too-many", {{"found", counted(list->size())}, {"most", counted(most)}});
    return list != nullptr && list->size() <= most;
}

bool JsonReader::flag(const JsonValue& value) {
    if (value.boolean() == nullptr)
        wrongType(value, "flag");
    return value.boolean() != nullptr && *value.boolean();
}

std::int64_t JsonReader::integer(const JsonValue& value, std::int64_t least, std::int64_t most) {
    const std::int64_t* found = value.integer();
    if (found == nullptr)
        wrongType(value, "whole-number");
    else if (*found < least || *found > most)
        error("format.out-of-range", {{"found", *found}, {"least", least}, {"most", most}});
    else
        return *found;
    return least;
}

double JsonReader::real(const JsonValue& value) {
    const std::optional<double> found = value.number();
    if (!found)
        wrongType(value, "number");
    return found.value_or(0);
}

std::string JsonReader::text(const JsonValue& value, std::size_t limit) {
    const std::string* found = value.string();
    if (found == nullptr)
        wrongType(value, "text");
    else if (found->size() > limit)
        error("format.text-too-long", {{"found", counted(found->size())}, {"most", counted(limit)}});
    else
        return withoutControls(*found);
    return {};
}

/// Line breaks and tabulators may stand in any text.
std::string JsonReader::withoutControls(const std::string& text) {
    const auto isControl = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\n' && c != '\t' && c != '\r') || byte == 0x7F;
    };
    const auto first = std::find_if(text.begin(), text.end(), isControl);
    if (first == text.end())
        return text;
    constexpr char digits[] = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(*first);
    warning("format.control-character", {{"found", std::string("U+00") + digits[byte / 16] + digits[byte % 16]}});
    std::string kept = text;
    std::erase_if(kept, isControl);
    return kept;
}

TextList JsonReader::texts(const JsonValue& list, std::size_t most) {
    TextList found;
    items(list, most, [&](const JsonValue& item) { found.push_back(text(item)); });
    return found;
}

void JsonReader::unknownToken(const std::string& found, const std::string& known) {
    error("format.unknown-token", {{"found", std::string(utf8Prefix(found, tokenShown))}, {"known", known}});
}

int JsonReader::depthOf(std::string_view key) const {
    return static_cast<int>(
        std::count_if(m_steps.begin(), m_steps.end(), [key](const Step& step) { return step.key == key; }));
}

void JsonReader::otherKeys(const JsonValue& object, std::span<const std::string_view> known, JsonObject* extras) {
    for (const auto& [key, value] : *object.object()) {
        if (std::find(known.begin(), known.end(), key) != known.end())
            continue;
        m_steps.push_back({key, 0});
        warning(extras != nullptr ? "scenario.unknown-key" : "format.stray-key",
                {{"key", std::string(utf8Prefix(key, tokenShown))}});
        m_steps.pop_back();
        if (extras != nullptr)
            extras->emplace_back(key, value);
    }
}

} // namespace orontes::core
