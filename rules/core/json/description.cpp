// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/description.h"

#include "rules/core/json/description_reader.h"
#include "rules/core/json/json_text.h"

#include <algorithm>
#include <array>

namespace orontes::core {
namespace {

template <class E, std::size_t N>
E enumOf(const JsonValue& json, const std::array<std::pair<std::string_view, E>, N>& tokens) {
    assert(json.string() && "a token is expected");
    const auto found =
        std::find_if(tokens.begin(), tokens.end(), [&](const auto& token) { return token.first == *json.string(); });
    assert(found != tokens.end() && "an unknown token");
    return found->second;
}

constexpr std::array<std::pair<std::string_view, Provenance>, 5> provenances{
    {{"text", Provenance::Text},
     {"found", Provenance::Found},
     {"derived", Provenance::Derived},
     {"ruling", Provenance::Ruling},
     {"reconstruction", Provenance::Reconstruction}}};

constexpr std::array<std::pair<std::string_view, FieldKind>, 6> fieldKinds{{{"flag", FieldKind::Flag},
                                                                            {"integer", FieldKind::Integer},
                                                                            {"text", FieldKind::Text},
                                                                            {"choice", FieldKind::Choice},
                                                                            {"seat", FieldKind::Seat},
                                                                            {"spaceList", FieldKind::SpaceList}}};

Value emptyValueOf(FieldKind kind) {
    switch (kind) {
    case FieldKind::Flag:
        return false;
    case FieldKind::Integer:
        return std::int64_t{0};
    case FieldKind::Text:
    case FieldKind::Choice:
    case FieldKind::Seat:
        return std::string();
    case FieldKind::SpaceList:
        return TextList{};
    }
    return {};
}

} // namespace

void addDescription(RulesetInfo& info, std::string_view json) {
    const Result<JsonValue> parsed = parseJson(json);
    assert(parsed && "a data file is JSON");
    if (parsed)
        DescriptionReader(info).readFile(*parsed);
}

void DescriptionReader::readFile(const JsonValue& json) {
    members(json, {member("id", m_info.id),
                   member("version", m_info.version),
                   member("name", m_info.name),
                   member("summary", m_info.summary),
                   member("rulebook", m_info.rulebook),
                   member("victoryLevels", m_info.victoryLevels),
                   member("phases", m_info.phases),
                   member("terrains", m_info.terrains),
                   member("features", m_info.features),
                   member("spaceFields", m_info.spaceFields),
                   member("sideFields", m_info.sideFields),
                   member("counterTypes", m_info.counterTypes),
                   member("options", m_info.options),
                   member("conditions", m_info.conditions),
                   member("scoring", m_info.scoring),
                   member("scoreSources", m_info.scoreSources),
                   member("states", m_info.states),
                   member("tables", m_info.tables),
                   member("rules", m_info.rules),
                   member("print", m_info.print),
                   member("chart", m_info.chart),
                   member("overlays", m_info.overlays),
                   member("forces", m_info.forces)});
}

void DescriptionReader::members(const JsonValue& json, std::initializer_list<Member> known) {
    assert(json.object() && "an object is expected");
    for (const auto& [key, value] : *json.object()) {
        const auto found = std::find_if(known.begin(), known.end(), [&](const Member& one) { return one.key == key; });
        assert(found != known.end() && "an unknown key");
        if (found != known.end())
            found->read(value);
    }
}

void DescriptionReader::read(const JsonValue& json, std::string& into) {
    assert(json.string() && "a text is expected");
    into = *json.string();
}

void DescriptionReader::read(const JsonValue& json, bool& into) {
    assert(json.boolean() && "true or false is expected");
    into = *json.boolean();
}

void DescriptionReader::read(const JsonValue& json, int& into) {
    assert(json.integer() && "a whole number is expected");
    into = static_cast<int>(*json.integer());
}

void DescriptionReader::read(const JsonValue& json, std::int64_t& into) {
    assert(json.integer() && "a whole number is expected");
    into = *json.integer();
}

void DescriptionReader::read(const JsonValue& json, double& into) {
    assert(json.number() && "a number is expected");
    into = *json.number();
}

void DescriptionReader::read(const JsonValue& json, Value& into) {
    if (const bool* flag = json.boolean())
        into = *flag;
    else if (const std::int64_t* number = json.integer())
        into = *number;
    else if (const std::string* text = json.string())
        into = *text;
    else {
        TextList list;
        assert(json.array() && "a value is expected");
        for (const JsonValue& item : *json.array())
            read(item, list.emplace_back());
        into = std::move(list);
    }
}

Citation DescriptionReader::citation(std::string reference) const {
    const auto known = std::find_if(m_info.rules.begin(), m_info.rules.end(),
                                    [&](const RuleEntry& rule) { return rule.reference == reference; });
    assert(known != m_info.rules.end() && "a citation stands in the rules index");
    return {m_info.id.value, std::move(reference), known->provenance};
}

void DescriptionReader::read(const JsonValue& json, Citation& into) {
    assert(json.string() && "a reference is expected");
    into = citation(*json.string());
}

void DescriptionReader::read(const JsonValue& json, PhaseSpec& into) {
    members(json, {member("id", into.id), member("label", into.label), member("rule", into.rule),
                   member("onlyWith", into.onlyWith), member("unless", into.unless)});
}

void DescriptionReader::read(const JsonValue& json, TerrainSpec& into) {
    members(json, {member("token", into.token), member("label", into.label), member("help", into.help),
                   member("look", into.look), member("enterable", into.enterable), member("rule", into.rule)});
}

void DescriptionReader::read(const JsonValue& json, FeatureSpec& into) {
    members(json, {member("token", into.token), member("label", into.label), member("help", into.help),
                   member("look", into.look), member("rule", into.rule)});
}

void DescriptionReader::read(const JsonValue& json, FieldSpec& into) {
    members(json, {member("id", into.id),
                   {"kind",
                    [&](const JsonValue& kind) {
                        into.kind = enumOf(kind, fieldKinds);
                        into.defaultValue = emptyValueOf(into.kind);
                    }},
                   member("label", into.label),
                   member("help", into.help),
                   member("section", into.section),
                   member("unit", into.unit),
                   member("minimum", into.minimum),
                   member("maximum", into.maximum),
                   member("choices", into.choices),
                   member("default", into.defaultValue),
                   member("rule", into.rule)});
}

void DescriptionReader::read(const JsonValue& json, FieldChoice& into) {
    members(json, {member("token", into.token), member("label", into.label)});
}

void DescriptionReader::read(const JsonValue& json, OptionSpec& into) {
    read(json, into.field);
    into.id = OptionId{into.field.id.value};
}

void DescriptionReader::read(const JsonValue& json, ConditionSpec& into) {
    members(json, {member("kind", into.kind), member("help", into.help)});
}

void DescriptionReader::read(const JsonValue& json, ScoreSource& into) {
    members(json, {member("id", into.id), member("label", into.label)});
}

void DescriptionReader::read(const JsonValue& json, StateSpec& into) {
    members(json, {member("id", into.id), member("label", into.label), member("rule", into.rule)});
}

void DescriptionReader::read(const JsonValue& json, RuleEntry& into) {
    std::string reason; // why no test stands beside the rule: for the coverage page only
    members(json, {member("id", into.reference),
                   member("chapter", into.chapter),
                   member("fact", into.fact),
                   {"provenance", [&](const JsonValue& token) { into.provenance = enumOf(token, provenances); }},
                   member("source", into.source),
                   member("reason", reason)});
}

} // namespace orontes::core
