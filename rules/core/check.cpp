// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/check.h"

#include "rules/core/checks/common_checks.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace orontes::core {
namespace {

bool belongsTo(std::string_view finding, std::string_view family) {
    return finding.starts_with(family) && (finding.size() == family.size() || finding[family.size()] == '.');
}

/// Whose finding it is: the check with the longest id that fits.
class Owners {
public:
    explicit Owners(std::span<const Check> checks) : m_checks(checks) {}

    /// Index of the check; the number of checks when it belongs to none.
    std::size_t of(const std::string& finding) {
        const auto [known, isNew] = m_known.try_emplace(finding, m_checks.size());
        if (!isNew)
            return known->second;
        std::size_t longest = 0;
        for (std::size_t i = 0; i < m_checks.size(); ++i)
            if (belongsTo(finding, m_checks[i].id) && m_checks[i].id.size() >= longest) {
                longest = m_checks[i].id.size();
                known->second = i;
            }
        return known->second;
    }

private:
    std::span<const Check> m_checks;
    std::unordered_map<std::string, std::size_t> m_known;
};

std::uint32_t partsChanged(const ChangeSet& changes) {
    std::uint32_t parts = 0;
    const auto add = [&parts](bool changed, Reads part) { parts |= changed ? std::uint32_t{part} : 0U; };
    add(changes.titles, readsTitles);
    add(changes.boardShape || changes.regions || !changes.spaces.empty() || !changes.edges.empty(), readsBoard);
    add(changes.counterOrder || !changes.countersAdded.empty() || !changes.countersChanged.empty() ||
            !changes.countersRemoved.empty(),
        readsCounters);
    add(changes.sides, readsSides);
    add(changes.options || changes.turns, readsOptions);
    add(changes.victory, readsVictory);
    add(changes.tables, readsTables);
    return parts;
}

/// Spaces at which a check of single spaces has to look again: changed ones and those beside changed edges.
std::vector<SpaceId> spacesChanged(const Board& board, const ChangeSet& changes) {
    std::vector<SpaceId> spaces = changes.spaces;
    for (const EdgeId edge : changes.edges)
        if (const std::optional<EdgeSides> sides = sidesOf(board, edge)) {
            spaces.push_back(sides->first);
            spaces.push_back(sides->second);
        }
    std::sort(spaces.begin(), spaces.end());
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    return spaces;
}

using OfScenario = void (*)(const RulesetInfo&, const Scenario&, Findings&);
using OfSpace = void (*)(const RulesetInfo&, const Scenario&, SpaceId, Findings&);

void runWhole(const Check& check, const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    if (const OfScenario* run = std::get_if<OfScenario>(&check.run))
        return (*run)(info, scenario, findings);
    const OfSpace run = std::get<OfSpace>(check.run);
    const int count = spaceCount(*scenario.board);
    for (SpaceId space{0}; space.value < count; ++space.value)
        run(info, scenario, space, findings);
}

/// What findings are sorted by, before their id, pointer and arguments.
using SortPlace = std::tuple<int, std::size_t, std::int64_t, std::int64_t>;

class Places {
public:
    explicit Places(const Scenario& scenario) : m_board(*scenario.board) {
        for (const Counter& counter : *scenario.counters)
            m_roster.emplace(counter.id, std::int64_t(m_roster.size()));
    }

    SortPlace of(const Diagnostic& finding) const {
        const TablePlace& place = finding.where.table;
        const int severity = -static_cast<int>(finding.severity);
        if (const auto* space = std::get_if<SpaceLabel>(&place))
            return {severity, place.index(), spaceOf(*space), 0};
        if (const auto* edge = std::get_if<EdgePlace>(&place))
            return {severity, place.index(), spaceOf(edge->first), spaceOf(edge->second)};
        if (const auto* counter = std::get_if<CounterId>(&place))
            return {severity, place.index(), rankOf(*counter), counter->value};
        return {severity, 0, 0, 0};
    }

private:
    static constexpr std::int64_t nowhere = std::numeric_limits<std::int64_t>::max();

    std::int64_t spaceOf(const SpaceLabel& label) const {
        const std::optional<SpaceId> space = findSpace(m_board, label);
        return space ? space->value : nowhere;
    }
    std::int64_t rankOf(CounterId counter) const {
        const auto found = m_roster.find(counter);
        return found == m_roster.end() ? nowhere : found->second;
    }

    const Board& m_board;
    std::unordered_map<CounterId, std::int64_t> m_roster;
};

void sortFindings(const Scenario& scenario, Findings& findings) {
    const Places places(scenario);
    std::vector<std::pair<SortPlace, Diagnostic>> keyed;
    keyed.reserve(findings.size());
    for (Diagnostic& finding : findings)
        keyed.emplace_back(places.of(finding), std::move(finding));
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) {
        return std::tie(a.first, a.second.id, a.second.where.pointer, a.second.args) <
               std::tie(b.first, b.second.id, b.second.where.pointer, b.second.args);
    });
    for (std::size_t i = 0; i < keyed.size(); ++i)
        findings[i] = std::move(keyed[i].second);
}

Findings finished(const Scenario& scenario, Findings findings) {
    for (Diagnostic& idle : idleWaivers(scenario, findings))
        findings.push_back(std::move(idle));
    sortFindings(scenario, findings);
    return findings;
}

/// Labels of spaces, to drop the findings made there.
std::unordered_set<std::string> labelsOf(const Board& board, const std::vector<SpaceId>& spaces) {
    std::unordered_set<std::string> labels;
    for (const SpaceId space : spaces)
        labels.insert(labelOf(board, space).value);
    return labels;
}

} // namespace

Findings runChecks(std::span<const Check> checks, const RulesetInfo& info, const Scenario& scenario) {
    Findings findings;
    for (const Check& check : checks)
        runWhole(check, info, scenario, findings);
    return finished(scenario, std::move(findings));
}

Findings rerunChecks(std::span<const Check> checks, const RulesetInfo& info, const Scenario& scenario,
                     const ChangeSet& changes, Findings before) {
    const std::uint32_t changed = partsChanged(changes);
    const std::vector<SpaceId> spaces = spacesChanged(*scenario.board, changes);
    const std::unordered_set<std::string> labels = labelsOf(*scenario.board, spaces);
    const bool onlySpaces = !changes.boardShape && !changes.outlines && !changes.regions;
    const auto mustRun = [&](const Check& check) { return (check.reads & changed) != 0; };
    const auto onSpaces = [&](const Check& check) {
        return onlySpaces && std::holds_alternative<OfSpace>(check.run) && (check.reads & changed) == readsBoard;
    };
    Owners owners(checks);
    Findings findings;
    for (Diagnostic& finding : before) {
        const std::size_t owner = owners.of(finding.id);
        if (owner == checks.size())
            continue; // of a waiver: they are looked at anew
        const auto* label = std::get_if<SpaceLabel>(&finding.where.table);
        const bool stale =
            onSpaces(checks[owner]) ? label == nullptr || labels.contains(label->value) : mustRun(checks[owner]);
        if (!stale)
            findings.push_back(std::move(finding));
    }
    for (const Check& check : checks) {
        if (onSpaces(check))
            for (const SpaceId space : spaces)
                std::get<OfSpace>(check.run)(info, scenario, space, findings);
        else if (mustRun(check))
            runWhole(check, info, scenario, findings);
    }
    return finished(scenario, std::move(findings));
}

} // namespace orontes::core
