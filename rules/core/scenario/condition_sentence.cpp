// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/condition_ground.h"
#include "rules/core/scenario/condition_words.h"
#include "rules/core/scenario/victory.h"

#include <algorithm>
#include <iterator>

namespace orontes::core {
namespace {

/// Writes one tree with the names of its scenario.
class Describer {
public:
    Describer(const Scenario& scenario, const RulesetInfo& info, const SideToken& scorer)
        : m_scenario(scenario), m_words(scenario, info), m_scorer(scorer) {}

    std::string tree(const Condition& condition) const {
        return std::visit([this](const auto& node) { return written(node); }, condition.node);
    }

private:
    std::string text(const char* id, TextArgs args = {}) const { return m_words.text(id, std::move(args)); }
    std::string joined(const char* id, const std::string& first, const std::string& second) const {
        return m_words.joined(id, first, second);
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

    /// The one branch of a node about turns, in brackets where it is a group.
    std::string whole(const Conditions& of) const {
        const Conditions* group = of.size() == 1 ? branchesOf(of.front()) : &of;
        const std::string inner = enumeration(of);
        return group != nullptr && group->size() > 1 ? text("victory.grouped", {{"inner", inner}}) : inner;
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
        return text(
            held.held > 0 ? "victory.held-for-since" : "victory.held-for",
            {{"inner", whole(held.of)}, {"turns", std::int64_t{held.turns}}, {"held", std::int64_t{held.held}}});
    }
    std::string written(const Occupies& occupies) const {
        return onSpaces("victory.occupies", "victory.occupies-some", occupies.side, occupies.spaces, occupies.count);
    }
    std::string written(const Controls& controls) const {
        if (!asksForGroup(controls))
            return onSpaces("victory.controls", "victory.controls-some", controls.side, controls.spaces,
                            controls.count);
        const auto most = static_cast<int>(groundOf(controls, *m_scenario.board).size());
        return inGroup("victory.controls", controls.side, m_words.group(controls.region, controls.terrain),
                       controls.count, most > 0 && controls.count >= most);
    }
    std::string written(const Eliminated& eliminated) const {
        TextArgs args{{"count", std::int64_t{eliminated.count}},
                      {"side", m_words.side(eliminated.side)},
                      {"types", m_words.types(eliminated.types, {eliminated.side})}};
        if (eliminated.counters.empty())
            return text(eliminated.types.empty() ? "victory.eliminated-any" : "victory.eliminated-types",
                        std::move(args));
        std::vector<std::string> names;
        for (const CounterId id : eliminated.counters) {
            const Counter* counter = findCounter(m_scenario, id);
            if (!counter || counts(eliminated.types, counter->type))
                names.push_back(counter ? counter->name : std::to_string(id.value));
        }
        args["counters"] = m_words.list(names, "victory.no-counter");
        args["number"] = static_cast<std::int64_t>(names.size());
        const bool all = eliminated.count >= static_cast<int>(names.size());
        return text(all ? "victory.eliminated" : "victory.eliminated-some", std::move(args));
    }
    std::string written(const Exited& exited) const { return inRegion("victory.exited", "victory.exited-by", exited); }
    std::string written(const Stands& stands) const { return inRegion("victory.stands", "victory.stands-in", stands); }
    std::string written(const LossRatio& ratio) const {
        TextArgs args = ratioArgs(ratio);
        args["types"] = m_words.types(ratio.types, {ratio.side, ratio.other});
        return text(ratio.denominator == 1 ? "victory.loss-times" : "victory.loss-ratio", std::move(args));
    }
    std::string written(const Scores& scores) const {
        return text("victory.scores", {{"side", m_words.side(scores.side)}, {"points", std::int64_t{scores.points}}});
    }
    std::string written(const ScoreRatio& ratio) const {
        return text(ratio.denominator == 1 ? "victory.score-times" : "victory.score-ratio", ratioArgs(ratio));
    }
    std::string written(const TurnReached& reached) const {
        return text("victory.turn-reached", {{"turn", std::int64_t{reached.turn.value}}});
    }
    /// What the side holds is looked at when it ends its turn; what others leave it, through the whole turn.
    std::string written(const OnTurns& onTurns) const {
        const auto tellsWhen = [](const Condition& branch) {
            return std::holds_alternative<Denied>(branch.node) || std::holds_alternative<NamedState>(branch.node) ||
                   std::holds_alternative<HeldFor>(branch.node);
        };
        return text(onTurns.of.size() == 1 && tellsWhen(onTurns.of.front()) ? "victory.in-turns" : "victory.on-turns",
                    {{"inner", whole(onTurns.of)}, {"when", m_words.when(onTurns.turns, onTurns.need)}});
    }
    std::string written(const Slain& slain) const {
        return text(slain.ownBattlesOnly ? "victory.slain-own" : "victory.slain",
                    {{"count", std::int64_t{slain.count}},
                     {"victims", m_words.anyOf(slain.victims)},
                     {"side", m_scorer.empty() ? text("victory.the-side") : m_words.side(m_scorer)}});
    }
    std::string written(const Denied& denied) const {
        std::vector<std::string> names;
        for (const SpaceLabel& space : denied.spaces)
            names.push_back(m_words.space(space));
        return text("victory.denied", {{"spaces", m_words.list(names, "victory.no-space")},
                                       {"number", std::max<std::int64_t>(1, std::ssize(names))},
                                       {"side", m_words.side(denied.side)}});
    }
    std::string written(const NamedState& named) const {
        return named.state.empty() ? text("victory.nothing") : m_words.state(named.state);
    }

    template <class Ratio>
    TextArgs ratioArgs(const Ratio& ratio) const {
        return {{"side", m_words.side(ratio.side)},
                {"other", m_words.side(ratio.other)},
                {"numerator", std::int64_t{ratio.numerator}},
                {"denominator", std::int64_t{ratio.denominator}}};
    }
    /// For Exited and Stands: `within` names the region.
    template <class Node>
    std::string inRegion(const char* anywhere, const char* within, const Node& node) const {
        TextArgs args{{"count", std::int64_t{node.count}},
                      {"side", m_words.side(node.side)},
                      {"types", m_words.types(node.types, {node.side})}};
        if (node.region.empty())
            return text(anywhere, std::move(args));
        args["region"] = m_words.region(node.region);
        return text(within, std::move(args));
    }

    std::string inGroup(const char* all, const SideToken& side, const std::string& group, int count, bool every) const {
        return text(all, {{"side", m_words.side(side)},
                          {"spaces", text(every ? "victory.whole-region" : "victory.part-of-region",
                                          {{"region", group}, {"count", std::int64_t{count}}})},
                          {"number", every ? std::int64_t{2} : std::int64_t{count}},
                          {"count", std::int64_t{count}}});
    }

    std::string onSpaces(const char* all, const char* some, const SideToken& side,
                         const std::vector<SpaceLabel>& spaces, int count) const {
        const bool every = count >= static_cast<int>(spaces.size());
        if (const Region* region = spaces.size() > 1 ? m_words.regionOf(spaces) : nullptr)
            return inGroup(all, side, region->name, count, every);
        std::vector<std::string> names;
        for (const SpaceLabel& space : spaces)
            names.push_back(m_words.space(space));
        return text(every ? all : some, {{"side", m_words.side(side)},
                                         {"spaces", m_words.list(names, "victory.no-space")},
                                         {"number", std::max<std::int64_t>(1, std::ssize(names))},
                                         {"count", std::int64_t{count}}});
    }

    const Scenario& m_scenario;
    ConditionWords m_words;
    const SideToken& m_scorer;
};

std::string scoreSentence(const VictoryClause& clause, const Scenario& scenario, const RulesetInfo& info) {
    return ConditionWords(scenario, info)
        .text(clause.name.empty() ? "victory.clause.score" : "victory.clause.named-score",
              {{"name", clause.name},
               {"side", clause.side.empty() ? info.texts.render(TextId{"victory.no-side"})
                                            : ConditionWords(scenario, info).side(clause.side)},
               {"points", std::int64_t{clause.points}},
               {"condition", sentenceOf(clause.condition, scenario, info, clause.side)}});
}

} // namespace

std::string sentenceOf(const Condition& condition, const Scenario& scenario, const RulesetInfo& info,
                       const SideToken& scorer) {
    return Describer(scenario, info, scorer).tree(condition);
}

std::string sentenceOf(const VictoryClause& clause, const Scenario& scenario, const RulesetInfo& info) {
    if (info.scoring || scores(clause))
        return scoreSentence(clause, scenario, info);
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
