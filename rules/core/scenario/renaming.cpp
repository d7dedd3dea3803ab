// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/renaming.h"

#include <algorithm>
#include <map>

namespace orontes::core {
namespace {

class Renaming {
public:
    explicit Renaming(const RenamedSpaces& pairs) : m_labels(pairs.begin(), pairs.end()) {}

    bool apply(SpaceLabel& label) const {
        const auto found = m_labels.find(label);
        if (found == m_labels.end())
            return false;
        label = found->second;
        return true;
    }

    void apply(std::vector<SpaceLabel>& labels) const {
        bool any = false;
        for (SpaceLabel& label : labels)
            any |= apply(label);
        if (any)
            dropRepeated(labels);
    }

    /// A list of texts is a list of spaces: FieldKind::SpaceList is the only kind that holds one.
    void apply(Value& value) const {
        TextList* texts = std::get_if<TextList>(&value);
        if (texts == nullptr)
            return;
        bool any = false;
        for (std::string& text : *texts)
            if (SpaceLabel label{text}; apply(label)) {
                text = label.value;
                any = true;
            }
        if (any)
            dropRepeated(*texts);
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
    void apply(TableOverride& cell) const { apply(cell.value); }
    void apply(Region& region) const { apply(region.spaces); }

    void apply(Waiver& waiver) const {
        if (auto* space = std::get_if<SpaceLabel>(&waiver.place))
            apply(*space);
        if (auto* edge = std::get_if<EdgePlace>(&waiver.place)) {
            apply(edge->first);
            apply(edge->second);
        }
    }

    void apply(std::map<SpaceId, SpaceNote>& notes) const {
        for (auto& [space, note] : notes)
            apply(note.attributes);
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
    template <class Key, class T>
    void apply(Cow<std::map<Key, T>>& map) const {
        std::map<Key, T> renamed = *map;
        apply(renamed);
        if (renamed != *map)
            map = std::move(renamed);
    }

private:
    template <class T>
    static void dropRepeated(std::vector<T>& list) {
        for (auto item = list.begin(); item != list.end();)
            item = std::find(list.begin(), item, *item) == item ? item + 1 : list.erase(item);
    }

    std::map<SpaceLabel, SpaceLabel> m_labels;
};

/// Of two waivers of one finding at one place the first counts.
void dropRepeatedWaivers(Cow<std::vector<Waiver>>& waivers) {
    std::vector<Waiver> kept;
    for (const Waiver& waiver : *waivers)
        if (std::none_of(kept.begin(), kept.end(), [&waiver](const Waiver& other) {
                return other.finding == waiver.finding && other.place == waiver.place;
            }))
            kept.push_back(waiver);
    if (kept.size() != waivers->size())
        waivers = std::move(kept);
}

} // namespace

void renameIn(Board& board, const RenamedSpaces& renamed) {
    const Renaming renaming(renamed);
    renaming.apply(board.regions);
    renaming.apply(board.notes);
}

void renameIn(Scenario& scenario, const RenamedSpaces& renamed) {
    const Renaming renaming(renamed);
    renaming.apply(scenario.sides);
    renaming.apply(scenario.counters);
    renaming.apply(scenario.victory);
    renaming.apply(scenario.tables);
    renaming.apply(scenario.options);
    renaming.apply(scenario.waivers);
    dropRepeatedWaivers(scenario.waivers);
}

} // namespace orontes::core
