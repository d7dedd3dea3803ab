// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare_parts.h"
#include "model/words/place_words.h"
#include "model/words/value_words.h"

#include <algorithm>

namespace orontes::model {

namespace {

std::string sideName(const core::Scenario& scenario, const core::SideToken& token) {
    const core::Side* side = core::findSide(scenario, token);
    return side ? side->name : token.value;
}

core::TextId typeLabel(const core::RulesetInfo& info, const core::CounterType& type) {
    const core::CounterTypeSpec* spec = core::findCounterType(info, type);
    return spec ? spec->label : core::TextId{type.value};
}

/// The counter's own lines: name, type, side, set-up, then every field.
class CounterComparison {
public:
    CounterComparison(Comparison& comparison, const core::Counter& before, const core::Counter& after)
        : m_comparison(comparison), m_before(before), m_after(after) {}

    void run() {
        if (m_before.name != m_after.name)
            add("compare.counter-name", {{"before", m_before.name}, {"after", m_after.name}});
        if (m_before.type != m_after.type)
            add("compare.counter-type", {{"after", typeLabel(m_comparison.info, m_after.type)}});
        if (m_before.side != m_after.side)
            add("compare.counter-side", {{"after", sideName(m_comparison.after, m_after.side)}});
        if (m_before.group != m_after.group)
            add("compare.counter-group", {{"before", m_before.group}, {"after", m_after.group}});
        if (m_before.setUp.turn != m_after.setUp.turn)
            add("compare.counter-turn", {{"before", std::int64_t{m_before.setUp.turn.value}},
                                         {"after", std::int64_t{m_after.setUp.turn.value}}});
        if (!(m_before.setUp.place == m_after.setUp.place))
            add("compare.counter-place", {{"before", wordsOf(m_before.setUp, m_comparison.before, m_comparison.texts)},
                                          {"after", wordsOf(m_after.setUp, m_comparison.after, m_comparison.texts)}});
        runFields();
    }

private:
    void runFields() {
        const core::CounterTypeSpec* type = core::findCounterType(m_comparison.info, m_after.type);
        if (!type)
            return;
        for (const core::FieldSpec& field : type->fields) {
            const core::Value before = core::fieldValue(m_comparison.info, m_before, field.id);
            const core::Value after = core::fieldValue(m_comparison.info, m_after, field.id);
            if (!(before == after))
                add("compare.counter-field",
                    {{"field", field.label},
                     {"before", wordsOf(field, before, m_comparison.before, m_comparison.texts)},
                     {"after", wordsOf(field, after, m_comparison.after, m_comparison.texts)}});
        }
    }
    void add(const char* id, core::TextArgs args) {
        args["counter"] = nameOf(m_after);
        m_comparison.add(id, "/counters", std::move(args), m_after.id);
    }

    Comparison& m_comparison;
    const core::Counter& m_before;
    const core::Counter& m_after;
};

/// Name, seat and look in one line, then every field.
void compareSide(Comparison& comparison, const core::Side& before, const core::Side& after) {
    core::Side alike = before;
    alike.attributes = after.attributes;
    if (!(alike == after))
        comparison.add("compare.side-changed", "/sides", {{"side", after.name}});
    for (const core::FieldSpec& field : comparison.info.sideFields) {
        const core::Value was = core::sideFieldValue(comparison.info, before, field.id);
        const core::Value is = core::sideFieldValue(comparison.info, after, field.id);
        if (!(was == is))
            comparison.add("compare.side-field", "/sides",
                           {{"side", after.name},
                            {"field", field.label},
                            {"before", wordsOf(field, was, comparison.before, comparison.texts)},
                            {"after", wordsOf(field, is, comparison.after, comparison.texts)}});
    }
}

void compareSides(Comparison& comparison) {
    if (!(comparison.before.seats == comparison.after.seats))
        comparison.add("compare.seats", "/seats", {});
    for (const core::Side& side : *comparison.after.sides)
        if (const core::Side* before = core::findSide(comparison.before, side.token))
            compareSide(comparison, *before, side);
        else
            comparison.add("compare.side-new", "/sides", {{"side", side.name}});
    for (const core::Side& side : *comparison.before.sides)
        if (!core::findSide(comparison.after, side.token))
            comparison.add("compare.side-gone", "/sides", {{"side", side.name}});
}

/// Whether the counters that stand in both rosters stand in another order.
bool isReordered(const Comparison& comparison) {
    const auto common = [](const core::Scenario& scenario, const core::Scenario& other) {
        std::vector<core::CounterId> ids;
        for (const core::Counter& counter : *scenario.counters)
            if (core::findCounter(other, counter.id))
                ids.push_back(counter.id);
        return ids;
    };
    return common(comparison.before, comparison.after) != common(comparison.after, comparison.before);
}

} // namespace

void compareForces(Comparison& comparison) {
    compareSides(comparison);
    for (const core::Counter& counter : *comparison.before.counters)
        if (!core::findCounter(comparison.after, counter.id))
            comparison.add("compare.counter-gone", "/counters",
                           {{"counter", nameOf(counter)}, {"side", sideName(comparison.before, counter.side)}});
    for (const core::Counter& counter : *comparison.after.counters) {
        const core::Counter* before = core::findCounter(comparison.before, counter.id);
        if (before)
            CounterComparison(comparison, *before, counter).run();
        else
            comparison.add("compare.counter-new", "/counters",
                           {{"counter", nameOf(counter)}, {"side", sideName(comparison.after, counter.side)}},
                           counter.id);
    }
    if (isReordered(comparison))
        comparison.add("compare.roster-order", "/counters", {});
}

} // namespace orontes::model
