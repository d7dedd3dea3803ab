// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/victory.h"

#include <algorithm>
#include <iterator>

namespace orontes::core {
namespace {

constexpr std::size_t fewTypes = 3; ///< so few are better named as those that do not count

/// Writes one tree with the names of its scenario.
class Describer {
public:
    Describer(const Scenario& scenario, const RulesetInfo& info) : m_scenario(scenario), m_info(info) {}

    std::string tree(const Condition& condition) const {
        return std::visit([this](const auto& node) { return written(node); }, condition.node);
    }

private:
    std::string text(const char* id, TextArgs args = {}) const {
        return m_info.texts.render(Text{{id}, std::move(args)});
    }
    std::string joined(const char* id, const std::string& first, const std::string& second) const {
        return text(id, {{"first", first}, {"second", second}});
    }

    /// "A, B and C"
    std::string list(const std::vector<std::string>& items, const char* none, const char* last = "victory.and") const {
        if (items.empty())
            return text(none);
        std::string sentence = items.front();
        for (std::size_t i = 1; i < items.size(); ++i)
            sentence = joined(i + 1 == items.size() ? last : "victory.comma", sentence, items[i]);
        return sentence;
    }

    /// A branch of several: one that ends in a list of its own is put in brackets, so that the list ends where it does.
    std::string branchOf(const Conditions& group, const Condition& branch) const {
        const bool isList = std::holds_alternative<NoneOf>(branch.node) || std::holds_alternative<CountOf>(branch.node);
        const std::string inner = tree(branch);
        return isList && group.size() > 1 ? text("victory.grouped", {{"inner", inner}}) : inner;
    }

    /// Branches joined by a word; a comma goes before the word where a branch is itself long.
    std::string chain(const Conditions& branches, const char* plain, const char* afterComma) const {
        if (branches.empty())
            return text("victory.nothing");
        bool longBranch = branches.size() > 2;
        for (const Condition& branch : branches)
            longBranch = longBranch || branchesOf(branch);
        std::string sentence = branchOf(branches, branches.front());
        for (std::size_t i = 1; i < branches.size(); ++i) {
            const char* joint = i + 1 < branches.size() ? "victory.comma" : longBranch ? afterComma : plain;
            sentence = joined(joint, sentence, branchOf(branches, branches[i]));
        }
        return sentence;
    }

    /// Branches one after the other, each whole.
    std::string enumeration(const Conditions& branches) const {
        std::string sentence;
        for (const Condition& branch : branches)
            sentence = sentence.empty() ? branchOf(branches, branch)
                                        : joined("victory.list", sentence, branchOf(branches, branch));
        return sentence.empty() ? text("victory.nothing") : sentence;
    }

    std::string written(const AllOf& all) const {
        const Conditions& branches = all.of;
        if (branches.empty())
            return text("victory.nothing");
        std::string sentence;
        for (std::size_t i = 0; i < branches.size(); ++i) {
            const bool choice = std::holds_alternative<AnyOf>(branches[i].node) && branchesOf(branches[i])->size() > 1;
            std::string branch = branchOf(branches, branches[i]);
            if (choice && branches.size() > 1)
                branch = text("victory.grouped", {{"inner", branch}});
            const char* joint = i + 1 < branches.size() ? "victory.comma"
                                : branches.size() > 2   ? "victory.and-after-comma"
                                                        : "victory.and";
            sentence = i == 0 ? branch : joined(joint, sentence, branch);
        }
        return sentence;
    }
    std::string written(const AnyOf& any) const { return chain(any.of, "victory.or", "victory.or-after-comma"); }
    std::string written(const NoneOf& none) const { return text("victory.none", {{"list", enumeration(none.of)}}); }
    std::string written(const CountOf& count) const {
        return text("victory.count", {{"count", std::int64_t{count.count}}, {"list", enumeration(count.of)}});
    }
    std::string written(const HeldFor& held) const {
        const Conditions* group = held.of.size() == 1 ? branchesOf(held.of.front()) : &held.of;
        std::string inner = enumeration(held.of);
        if (group != nullptr && group->size() > 1)
            inner = text("victory.grouped", {{"inner", inner}});
        return text(held.held > 0 ? "victory.held-for-since" : "victory.held-for",
                    {{"inner", inner}, {"turns", std::int64_t{held.turns}}, {"held", std::int64_t{held.held}}});
    }
    std::string written(const Occupies& occupies) const {
        return onSpaces("victory.occupies", "victory.occupies-some", occupies.side, occupies.spaces, occupies.count);
    }
    std::string written(const Controls& controls) const {
        return onSpaces("victory.controls", "victory.controls-some", controls.side, controls.spaces, controls.count);
    }
    std::string written(const Eliminated& eliminated) const {
        TextArgs args{{"count", std::int64_t{eliminated.count}},
                      {"side", sideName(eliminated.side)},
                      {"types", typesOf(eliminated.types, {eliminated.side})}};
        if (eliminated.counters.empty())
            return text(eliminated.types.empty() ? "victory.eliminated-any" : "victory.eliminated-types",
                        std::move(args));
        std::vector<std::string> names;
        for (const CounterId id : eliminated.counters) {
            const Counter* counter = findCounter(m_scenario, id);
            if (!counter || counts(eliminated.types, counter->type))
                names.push_back(counter ? counter->name : std::to_string(id.value));
        }
        args["counters"] = list(names, "victory.no-counter");
        args["number"] = static_cast<std::int64_t>(names.size());
        const bool all = eliminated.count >= static_cast<int>(names.size());
        return text(all ? "victory.eliminated" : "victory.eliminated-some", std::move(args));
    }
    std::string written(const Exited& exited) const { return inRegion("victory.exited", "victory.exited-by", exited); }
    std::string written(const Stands& stands) const { return inRegion("victory.stands", "victory.stands-in", stands); }
    std::string written(const LossRatio& ratio) const {
        TextArgs args = ratioArgs(ratio);
        args["types"] = typesOf(ratio.types, {ratio.side, ratio.other});
        return text(ratio.denominator == 1 ? "victory.loss-times" : "victory.loss-ratio", std::move(args));
    }
    std::string written(const Scores& scores) const {
        return text("victory.scores", {{"side", sideName(scores.side)}, {"points", std::int64_t{scores.points}}});
    }
    std::string written(const ScoreRatio& ratio) const {
        return text(ratio.denominator == 1 ? "victory.score-times" : "victory.score-ratio", ratioArgs(ratio));
    }
    std::string written(const TurnReached& reached) const {
        return text("victory.turn-reached", {{"turn", std::int64_t{reached.turn.value}}});
    }

    template <class Ratio>
    TextArgs ratioArgs(const Ratio& ratio) const {
        return {{"side", sideName(ratio.side)},
                {"other", sideName(ratio.other)},
                {"numerator", std::int64_t{ratio.numerator}},
                {"denominator", std::int64_t{ratio.denominator}}};
    }
    /// For Exited and Stands: `within` names the region.
    template <class Node>
    std::string inRegion(const char* anywhere, const char* within, const Node& node) const {
        TextArgs args{{"count", std::int64_t{node.count}},
                      {"side", sideName(node.side)},
                      {"types", typesOf(node.types, {node.side})}};
        if (node.region.empty())
            return text(anywhere, std::move(args));
        const Region* region = findRegion(*m_scenario.board, node.region);
        args["region"] = region && !region->name.empty() ? region->name : node.region.value;
        return text(within, std::move(args));
    }
    /// " (Spears or Archers)", " (not counting Scouts)", or nothing where all count. A long list is told by the types
    /// that these sides have.
    std::string typesOf(const std::vector<CounterType>& types, const std::vector<SideToken>& sides) const {
        std::vector<CounterType> named = types;
        std::vector<CounterType> others = typesBeside(types);
        if (named.size() > fewTypes && others.size() > fewTypes) {
            const auto absent = [&](const CounterType& type) { return !isPresent(type, sides); };
            std::erase_if(named, absent);
            std::erase_if(others, absent);
            if (named.empty()) // none of them is there: the list as it is
                return text("victory.types", {{"types", list(labelsOf(types), "victory.nothing", "victory.or")}});
        }
        if (others.empty() && named.size() <= m_info.counterTypes.size())
            return {};
        if (others.empty() || others.size() > fewTypes || others.size() >= named.size())
            return text("victory.types", {{"types", list(labelsOf(named), "victory.nothing", "victory.or")}});
        return text("victory.types-but", {{"types", list(labelsOf(others), "victory.nothing")}});
    }
    /// Those that do not count.
    std::vector<CounterType> typesBeside(const std::vector<CounterType>& types) const {
        std::vector<CounterType> others;
        for (const CounterTypeSpec& spec : m_info.counterTypes)
            if (!counts(types, spec.type))
                others.push_back(spec.type);
        return others;
    }
    std::vector<std::string> labelsOf(const std::vector<CounterType>& types) const {
        std::vector<std::string> labels;
        for (const CounterType& type : types) {
            const CounterTypeSpec* spec = findCounterType(m_info, type);
            labels.push_back(spec ? m_info.texts.render(spec->label) : type.value);
        }
        return labels;
    }
    bool isPresent(const CounterType& type, const std::vector<SideToken>& sides) const {
        return std::any_of(m_scenario.counters->begin(), m_scenario.counters->end(), [&](const Counter& counter) {
            return counter.type == type && std::find(sides.begin(), sides.end(), counter.side) != sides.end();
        });
    }

    std::string onSpaces(const char* all, const char* some, const SideToken& side,
                         const std::vector<SpaceLabel>& spaces, int count) const {
        const bool every = count >= static_cast<int>(spaces.size());
        if (const Region* region = spaces.size() > 1 ? regionOf(spaces) : nullptr)
            return text(all, {{"side", sideName(side)},
                              {"spaces", text(every ? "victory.whole-region" : "victory.part-of-region",
                                              {{"region", region->name}, {"count", std::int64_t{count}}})},
                              {"number", every ? std::int64_t{2} : std::int64_t{count}},
                              {"count", std::int64_t{count}}});
        std::vector<std::string> names;
        for (const SpaceLabel& space : spaces)
            names.push_back(spaceName(space));
        return text(every ? all : some, {{"side", sideName(side)},
                                         {"spaces", list(names, "victory.no-space")},
                                         {"number", std::max<std::int64_t>(1, std::ssize(names))},
                                         {"count", std::int64_t{count}}});
    }

    /// The region with a name that has exactly these spaces.
    const Region* regionOf(std::vector<SpaceLabel> spaces) const {
        std::sort(spaces.begin(), spaces.end());
        for (const Region& region : *m_scenario.board->regions) {
            std::vector<SpaceLabel> own = region.spaces;
            std::sort(own.begin(), own.end());
            if (!region.name.empty() && own == spaces)
                return &region;
        }
        return nullptr;
    }

    std::string sideName(const SideToken& token) const {
        const Side* side = findSide(m_scenario, token);
        return side && !side->name.empty() ? side->name : token.value;
    }
    std::string spaceName(const SpaceLabel& label) const {
        const std::optional<SpaceId> space = findSpace(*m_scenario.board, label);
        const std::string name = space ? noteOf(*m_scenario.board, *space).name : std::string();
        return name.empty() ? label.value : name + " (" + label.value + ")";
    }

    const Scenario& m_scenario;
    const RulesetInfo& m_info;
};

} // namespace

std::string sentenceOf(const Condition& condition, const Scenario& scenario, const RulesetInfo& info) {
    return Describer(scenario, info).tree(condition);
}

std::string sentenceOf(const VictoryClause& clause, const Scenario& scenario, const RulesetInfo& info) {
    const Seat* seat = findSeat(scenario, clause.winner);
    const std::string id = std::string("victory.clause") + (clause.atEndOnly ? ".at-end" : "") +
                           (clause.level.empty() ? ""
                            : clause.atEndOnly   ? "-level"
                                                 : ".level");
    return info.texts.render(Text{{id},
                                  {{"winner", seat && !seat->name.empty() ? seat->name : clause.winner.value},
                                   {"level", victoryLevelName(info, clause.level)},
                                   {"condition", sentenceOf(clause.condition, scenario, info)}}});
}

} // namespace orontes::core
