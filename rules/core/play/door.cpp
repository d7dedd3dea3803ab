// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/door.h"

#include <algorithm>

namespace orontes::core {
namespace {

Diagnostic findingAbout(const Action& action, const char* id, const std::string& name) {
    Diagnostic finding;
    finding.id = id;
    finding.args = {{"verb", action.verb}, {"name", name}};
    return finding;
}

Diagnostic missingArgument(const Action& action, const std::string& name) {
    return findingAbout(action, "play.missing-argument", name);
}

template <class T>
Result<T> argument(const Action& action, const std::string& name) {
    const auto found = action.args.find(name);
    if (found == action.args.end())
        return refuse(missingArgument(action, name));
    if (const T* value = std::get_if<T>(&found->second))
        return *value;
    return refuse(badArgument(action, name));
}

} // namespace

std::optional<Diagnostic> firstError(const Findings& findings) {
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [](const Diagnostic& finding) { return finding.severity == Severity::Error; });
    return found == findings.end() ? std::nullopt : std::optional<Diagnostic>(*found);
}

std::vector<Check> joinChecks(std::span<const Check> common, std::span<const Check> own) {
    std::vector<Check> all(common.begin(), common.end());
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

Diagnostic notYourDecision(Actor) {
    Diagnostic finding;
    finding.id = "play.not-your-decision";
    return finding;
}

Diagnostic impossibleOutcome(const Action& action) {
    return findingAbout(action, "play.impossible-outcome", {});
}

Diagnostic unknownVerb(const Action& action) {
    return findingAbout(action, "play.unknown-verb", {});
}

Diagnostic badArgument(const Action& action, const std::string& name) {
    return findingAbout(action, "play.bad-argument", name);
}

Diagnostic otherwiseWritten(const Action& action) {
    return findingAbout(action, "play.otherwise-written", {});
}

Result<std::int64_t> integerArgument(const Action& action, const std::string& name) {
    return argument<std::int64_t>(action, name);
}

Result<std::string> textArgument(const Action& action, const std::string& name) {
    return argument<std::string>(action, name);
}

Result<TextList> listArgument(const Action& action, const std::string& name) {
    return argument<TextList>(action, name);
}

} // namespace orontes::core
