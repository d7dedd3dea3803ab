// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_apply.h"

#include <map>

namespace orontes::core {
namespace {

/// New labels by old ones. Every renamed part is looked up once, so that labels may change places.
class Renaming {
public:
    explicit Renaming(const std::vector<std::pair<SpaceLabel, SpaceLabel>>& pairs)
        : m_labels(pairs.begin(), pairs.end()) {}

    void apply(SpaceLabel& label) const {
        if (const auto found = m_labels.find(label); found != m_labels.end())
            label = found->second;
    }

    void apply(std::vector<SpaceLabel>& labels) const {
        for (SpaceLabel& label : labels)
            apply(label);
    }

    /// A list of texts is a list of spaces: FieldKind::SpaceList is the only kind that holds one.
    void apply(Value& value) const {
        if (TextList* labels = std::get_if<TextList>(&value))
            for (std::string& label : *labels)
                if (const auto found = m_labels.find(SpaceLabel{label}); found != m_labels.end())
                    label = found->second.value;
    }

    template <class Key>
    void apply(std::map<Key, Value>& values) const {
        for (auto& [key, value] : values)
            apply(value);
    }

    void apply(Counter& counter) const {
        if (auto* at = std::get_if<AtSpace>(&counter.setUp.place))
            apply(at->space);
        if (auto* within = std::get_if<WithinSpaces>(&counter.setUp.place))
            apply(within->spaces);
        if (auto* enters = std::get_if<EntersAt>(&counter.setUp.place))
            apply(enters->spaces);
        apply(counter.attributes);
    }

    void apply(Side& side) const { apply(side.attributes); }

    void apply(Condition& condition) const {
        std::visit(
            [this](auto& node) {
                if constexpr (requires { node.of; })
                    for (Condition& branch : node.of)
                        apply(branch);
                else if constexpr (requires { node.spaces; })
                    apply(node.spaces);
            },
            condition.node);
    }

    void apply(VictoryClause& clause) const { apply(clause.condition); }
    void apply(Region& region) const { apply(region.spaces); }

    void apply(Waiver& waiver) const {
        if (auto* space = std::get_if<SpaceLabel>(&waiver.place))
            apply(*space);
        if (auto* edge = std::get_if<EdgePlace>(&waiver.place)) {
            apply(edge->first);
            apply(edge->second);
        }
    }

    /// A shared part stays shared when no label in it has a new one.
    template <class T>
    void apply(Cow<std::vector<T>>& list) const {
        std::vector<T> renamed = *list;
        for (T& item : renamed)
            apply(item);
        if (renamed != *list)
            list = std::move(renamed);
    }

private:
    std::map<SpaceLabel, SpaceLabel> m_labels;
};

} // namespace

Refusal apply(Scenario& scenario, const ReplaceBoard& edit) {
    if (!isWhole(edit.board))
        return editError("board.not-whole");
    const Renaming renaming(edit.renamed);
    Board board = edit.board;
    renaming.apply(board.regions);
    if (board != *scenario.board)
        scenario.board = std::move(board);
    renaming.apply(scenario.sides);
    renaming.apply(scenario.counters);
    renaming.apply(scenario.victory);
    renaming.apply(scenario.waivers);
    std::map<OptionId, Value> options = *scenario.options;
    renaming.apply(options);
    if (options != *scenario.options)
        scenario.options = std::move(options);
    return std::nullopt;
}

} // namespace orontes::core
