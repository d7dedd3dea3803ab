// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/description_reader.h"

#include <algorithm>
#include <array>

namespace orontes::core {
namespace {

constexpr std::array<std::string_view, 8> slots{"bandLeft",  "bandRight",   "middleLeft", "middleRight",
                                                "lowerLeft", "lowerCentre", "lowerRight", "caption"};

constexpr std::array<std::string_view, 2> signs{"ring", "square"};

constexpr std::array<std::string_view, 2> grounds{"plain", "tinted"};

constexpr std::array<std::string_view, 4> faceStates{"fresh", "disrupted", "reduced", "turned"};

template <std::size_t N>
std::size_t placeOf(std::string_view token, const std::array<std::string_view, N>& tokens) {
    const auto found = std::find(tokens.begin(), tokens.end(), token);
    assert(found != tokens.end() && "an unknown token");
    return static_cast<std::size_t>(found - tokens.begin());
}

} // namespace

/// "like" starts from an earlier type; "defaults" then changes the default values of its fields.
void DescriptionReader::read(const JsonValue& json, CounterTypeSpec& into) {
    const auto like = [&](const JsonValue& token) {
        const CounterTypeSpec* model = findCounterType(m_info, CounterType{*token.string()});
        assert(model && "an earlier counter type");
        into = CounterTypeSpec(*model);
    };
    const auto defaults = [&](const JsonValue& values) {
        for (const auto& [id, value] : *values.object()) {
            const auto field = std::find_if(into.fields.begin(), into.fields.end(),
                                            [&, &wanted = id](const FieldSpec& one) { return one.id.value == wanted; });
            assert(field != into.fields.end() && "a field of the type");
            read(value, field->defaultValue);
        }
    };
    members(json, {{"like", like},
                   member("type", into.type),
                   member("label", into.label),
                   member("help", into.help),
                   member("leader", into.leader),
                   member("fields", into.fields),
                   {"defaults", defaults},
                   member("front", into.front),
                   member("back", into.back),
                   {"backState",
                    [&](const JsonValue& token) {
                        into.backState = static_cast<FaceState>(placeOf(*token.string(), faceStates));
                    }},
                   member("markers", into.markers),
                   member("rule", into.rule)});
}

void DescriptionReader::read(const JsonValue& json, FaceSpec& into) {
    members(json, {member("symbol", into.symbol),
                   {"texts",
                    [&](const JsonValue& texts) {
                        for (const auto& [name, text] : *texts.object()) {
                            const auto slot = static_cast<Slot>(placeOf(name, slots));
                            std::erase_if(into.texts, [&](const SlotSpec& old) { return old.slot == slot; });
                            into.texts.push_back({slot, *text.string()}); // that of a `like` type gives way
                        }
                    }},
                   {"signs",
                    [&](const JsonValue& shapes) {
                        into.signs.clear();
                        for (const auto& [name, shape] : *shapes.object())
                            into.signs.push_back({static_cast<Slot>(placeOf(name, slots)),
                                                  static_cast<Sign>(placeOf(*shape.string(), signs))});
                    }},
                   {"ground", [&](const JsonValue& token) {
                        into.ground = static_cast<FaceGround>(placeOf(*token.string(), grounds));
                    }}});
}

void DescriptionReader::read(const JsonValue& json, MarkerSpec& into) {
    members(json, {member("field", into.field), member("equals", into.equals), member("marker", into.marker)});
}

void DescriptionReader::read(const JsonValue& json, TableLine& into) {
    members(json, {member("id", into.id), member("label", into.label)});
}

void DescriptionReader::read(const JsonValue& json, TableSpec& into) {
    members(json, {member("id", into.id),
                   member("label", into.label),
                   member("help", into.help),
                   member("columns", into.columns),
                   {"rows", [&](const JsonValue& rows) { readRows(rows, into); }},
                   member("editable", into.editable),
                   member("minimum", into.minimum),
                   member("maximum", into.maximum),
                   member("choices", into.choices),
                   member("rule", into.rule)});
}

/// A row holds its line, one value per column, and the rule they rest on, or "rules": one for each value.
void DescriptionReader::readRows(const JsonValue& json, TableSpec& into) {
    for (const JsonValue& row : *json.array()) {
        TableLine line;
        std::vector<Value> values;
        Citation rule;
        std::vector<Citation> rules;
        members(row, {member("id", line.id), member("label", line.label), member("values", values),
                      member("rule", rule), member("rules", rules)});
        assert((rules.empty() || rules.size() == values.size()) && "one rule for each value");
        std::vector<TableCell> cells;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Citation& own = rules.empty() ? rule : rules[i];
            cells.push_back({std::move(values[i]), own.provenance, own});
        }
        into.rows.push_back(std::move(line));
        into.cells.push_back(std::move(cells));
    }
}

void DescriptionReader::read(const JsonValue& json, OverlaySpec& into) {
    constexpr std::array<std::string_view, 3> subjects{"whole", "counter", "space"};
    members(json, {member("id", into.id),
                   member("label", into.label),
                   member("help", into.help),
                   {"subject",
                    [&](const JsonValue& token) {
                        into.subject = static_cast<OverlaySubject>(placeOf(*token.string(), subjects));
                    }},
                   member("rule", into.rule)});
}

void DescriptionReader::read(const JsonValue& json, ForcesSpec& into) {
    members(json,
            {member("musters", into.musters), member("prized", into.prized), member("mark", into.mark),
             member("damage", into.damage), member("lostAtDamage", into.lostAtDamage), member("fled", into.fled)});
}

void DescriptionReader::read(const JsonValue& json, CellName& into) {
    members(json, {member("table", into.table), member("row", into.row), member("column", into.column)});
}

} // namespace orontes::core
