// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/members.h"

namespace orontes::core {
namespace {

constexpr EnumTokens<Severity, 3> severities{
    {{Severity::Note, "note"}, {Severity::Warning, "warning"}, {Severity::Error, "error"}}};
constexpr EnumTokens<Provenance, 5> provenances{{{Provenance::Text, "text"},
                                                 {Provenance::Found, "found"},
                                                 {Provenance::Derived, "derived"},
                                                 {Provenance::Ruling, "ruling"},
                                                 {Provenance::Reconstruction, "reconstruction"}}};

JsonValue ruleJson(const Citation& rule) {
    return {JsonObject{{"ruleset", toJson(rule.ruleset)},
                       {"reference", toJson(rule.reference)},
                       {"provenance", toJson(std::string(tokenOf(provenances, rule.provenance)))}}};
}

struct ArgJson {
    const Catalogue& texts;

    JsonValue operator()(std::int64_t number) const { return toJson(number); }
    JsonValue operator()(const std::string& text) const { return toJson(text); }
    JsonValue operator()(const TextId& id) const { return toJson(texts.render(id)); }
};

} // namespace

JsonValue toJson(const Diagnostic& finding, const Catalogue& texts) {
    MemberWriter object;
    object("id", finding.id);
    object("severity", std::string(tokenOf(severities, finding.severity)));
    object("text", texts.render(finding.text()));
    JsonObject json = object.take();
    if (!finding.rule.reference.empty())
        json.emplace_back("rule", ruleJson(finding.rule));
    object.maybe("file", finding.where.file);
    object.maybe("pointer", finding.where.pointer);
    object.maybe("line", finding.where.line);
    object.maybe("column", finding.where.column);
    object.place(finding.where.table);
    for (auto& member : object.take())
        json.push_back(std::move(member));
    JsonObject args;
    for (const auto& [name, arg] : finding.args)
        args.emplace_back(name, std::visit(ArgJson{texts}, arg));
    json.emplace_back("args", JsonValue{std::move(args)});
    JsonArray fixes;
    for (const Fix& fix : finding.fixes)
        fixes.push_back(toJson(texts.render(fix.title)));
    json.emplace_back("fixes", JsonValue{std::move(fixes)});
    return {std::move(json)};
}

} // namespace orontes::core
