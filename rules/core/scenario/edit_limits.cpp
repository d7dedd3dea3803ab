// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_limits.h"

#include "rules/core/board/on_geometry.h"
#include "rules/core/json/utf8.h"
#include "rules/core/scenario/limits.h"

#include <algorithm>

namespace orontes::core {
namespace {

/// Looks at parts one after the other and keeps the first that breaks a limit.
class Measure {
public:
    Refusal takeRefusal() { return std::move(m_refusal); }

    void text(const std::string& text, std::size_t most = nameLimit) {
        if (text.size() > most)
            refuseWith("text.too-long", text.size(), most);
        else if (const std::size_t at = firstInvalidUtf8(text); at != std::string_view::npos)
            refuseWith("text.not-utf8", at, most);
    }
    template <class Tag>
    void text(const Token<Tag>& token) {
        text(token.value);
    }

    void count(std::size_t found, std::size_t most) {
        if (found > most)
            refuseWith("list.too-long", found, most);
    }
    /// part(item) for each item of a list of at most `most`.
    template <class List, class Part>
    void list(const List& list, std::size_t most, Part part) {
        count(list.size(), most);
        for (const auto& item : list) {
            if (m_refusal)
                return;
            part(item);
        }
    }
    void texts(const std::vector<SpaceLabel>& labels) {
        list(labels, longListLimit, [this](const SpaceLabel& label) { text(label); });
    }

private:
    void refuseWith(const char* what, std::size_t found, std::size_t most) {
        if (!m_refusal)
            m_refusal = editError(
                what, {{"found", static_cast<std::int64_t>(found)}, {"most", static_cast<std::int64_t>(most)}});
    }

    Refusal m_refusal;
};

void measure(Measure& check, const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        check.text(*text);
    if (const auto* texts = std::get_if<TextList>(&value))
        check.list(*texts, listLimit, [&check](const std::string& text) { check.text(text); });
}

template <class Key>
void measure(Measure& check, const std::map<Key, Value>& values) {
    check.list(values, listLimit, [&check](const auto& item) {
        check.text(item.first);
        measure(check, item.second);
    });
}

void measure(Measure& check, const SetUp& setUp) {
    std::visit(
        [&check](const auto& place) {
            if constexpr (requires { place.spaces; })
                check.texts(place.spaces);
            else if constexpr (requires { place.space; })
                check.text(place.space);
            else if constexpr (requires { place.region; })
                check.text(place.region);
        },
        setUp.place);
}

void measure(Measure& check, const Counter& counter) {
    check.text(counter.type);
    check.text(counter.name);
    check.text(counter.side);
    check.text(counter.group);
    measure(check, counter.setUp);
    measure(check, counter.attributes);
}

void measure(Measure& check, const Condition& condition) {
    std::visit(
        [&check](const auto& node) {
            if constexpr (requires { node.of; })
                check.list(node.of, listLimit, [&check](const Condition& branch) { measure(check, branch); });
            if constexpr (requires { node.side; })
                check.text(node.side);
            if constexpr (requires { node.other; })
                check.text(node.other);
            if constexpr (requires { node.spaces; })
                check.texts(node.spaces);
            if constexpr (requires { node.region; })
                check.text(node.region);
            if constexpr (requires { node.terrain; })
                check.text(node.terrain);
            if constexpr (requires { node.need; })
                check.count(node.turns.size(), listLimit);
            if constexpr (requires { node.victims; })
                check.list(node.victims, sideLimit, [&check](const SideToken& side) { check.text(side); });
            if constexpr (requires { node.state; })
                check.text(node.state);
            if constexpr (requires { node.types; })
                check.list(node.types, listLimit, [&check](const CounterType& type) { check.text(type); });
            if constexpr (requires { node.counters; })
                check.count(node.counters.size(), longListLimit);
        },
        condition.node);
}

void measure(Measure& check, const Waiver& waiver) {
    check.text(waiver.finding);
    check.text(waiver.reason);
    if (const auto* space = std::get_if<SpaceLabel>(&waiver.place))
        check.text(*space);
    if (const auto* edge = std::get_if<EdgePlace>(&waiver.place)) {
        check.text(edge->first);
        check.text(edge->second);
    }
}

void measure(Measure& check, const SpaceNote& note) {
    check.text(note.name);
    check.text(note.letter);
    measure(check, note.attributes);
}

void measure(Measure& check, const AreaMap& map) {
    check.list(map.areas, areaLimit, [&check](const Area& area) {
        check.text(area.label);
        check.count(area.outline.size(), listLimit);
    });
}
void measure(Measure&, const SquareGrid&) {}
void measure(Measure&, const HexGrid&) {}

void measureSides(Measure& check, const Scenario& scenario) {
    check.list(*scenario.seats, seatLimit, [&check](const Seat& seat) {
        check.text(seat.token);
        check.text(seat.name);
    });
    check.list(*scenario.sides, sideLimit, [&check](const Side& side) {
        check.text(side.token);
        check.text(side.name);
        check.text(side.seat);
        measure(check, side.attributes);
    });
}

void measureCounters(Measure& check, const Scenario& scenario, const ChangeSet& changes) {
    const auto isAmong = [](const std::vector<CounterId>& ids, CounterId id) {
        return std::binary_search(ids.begin(), ids.end(), id);
    };
    if (!changes.countersAdded.empty() || !changes.countersChanged.empty())
        check.list(*scenario.counters, counterLimit, [&](const Counter& counter) {
            if (isAmong(changes.countersAdded, counter.id) || isAmong(changes.countersChanged, counter.id))
                measure(check, counter);
        });
}

void measureBoard(Measure& check, const Board& board, const ChangeSet& changes) {
    if (changes.regions)
        check.list(*board.regions, regionLimit, [&check](const Region& region) {
            check.text(region.id);
            check.text(region.name);
            check.texts(region.spaces);
        });
    if (!changes.boardShape && changes.spaces.empty() && changes.edges.empty())
        return;
    check.text(board.name);
    check.list(board.terrains, terrainLimit, [&check](const TerrainToken& token) { check.text(token); });
    check.list(board.features, featureLimit, [&check](const FeatureToken& token) { check.text(token); });
    for (const SpaceId space : changes.spaces)
        measure(check, noteOf(board, space));
    if (changes.outlines)
        onGeometry(board, [&check](const auto& geometry) { measure(check, geometry); });
    if (!changes.boardShape)
        return;
    for (const auto& [space, note] : *board.notes)
        measure(check, note);
    onGeometry(board, [&check](const auto& geometry) { measure(check, geometry); });
}

void measureVictory(Measure& check, const Scenario& scenario) {
    check.list(*scenario.victory, listLimit, [&check](const VictoryClause& clause) {
        check.text(clause.winner);
        check.text(clause.level);
        check.text(clause.side);
        check.text(clause.name);
        measure(check, clause.condition);
    });
}

void measureTables(Measure& check, const Scenario& scenario) {
    check.list(*scenario.tables, listLimit, [&check](const TableOverride& cell) {
        check.text(cell.table);
        check.text(cell.row);
        check.text(cell.column);
        measure(check, cell.value);
    });
}

} // namespace

Refusal beyondLimits(const Scenario& scenario, const ChangeSet& changes) {
    Measure check;
    if (changes.titles) {
        for (const std::string* text : {&scenario.title, &scenario.year, &scenario.author})
            check.text(*text);
        check.text(*scenario.notes, notesLimit);
    }
    measureBoard(check, *scenario.board, changes);
    if (changes.sides)
        measureSides(check, scenario);
    measureCounters(check, scenario, changes);
    if (changes.options)
        measure(check, *scenario.options);
    if (changes.victory)
        measureVictory(check, scenario);
    if (changes.tables)
        measureTables(check, scenario);
    if (changes.waivers)
        check.list(*scenario.waivers, listLimit, [&check](const Waiver& waiver) { measure(check, waiver); });
    return check.takeRefusal();
}

} // namespace orontes::core
