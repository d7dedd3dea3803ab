// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/json/json_value.h"

#include <cassert>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace orontes::core {

/// Takes a ruleset's own data files apart.
class DescriptionReader {
public:
    explicit DescriptionReader(RulesetInfo& info) : m_info(info) {}

    void readFile(const JsonValue& json);

private:
    struct Member {
        std::string_view key;
        std::function<void(const JsonValue&)> read;
    };
    template <class T>
    Member member(std::string_view key, T& into) {
        return {key, [this, &into](const JsonValue& json) { read(json, into); }};
    }
    /// Reads the members that are there; others are assertions.
    static void members(const JsonValue& json, std::initializer_list<Member> known);

    static void read(const JsonValue& json, std::string& into);
    static void read(const JsonValue& json, bool& into);
    static void read(const JsonValue& json, int& into);
    static void read(const JsonValue& json, std::int64_t& into);
    static void read(const JsonValue& json, double& into);
    static void read(const JsonValue& json, Value& into);
    static void read(const JsonValue& json, TurnNumber& into);
    template <class Tag>
    static void read(const JsonValue& json, Token<Tag>& into) {
        read(json, into.value);
    }
    template <class T>
    void read(const JsonValue& json, std::vector<T>& into) {
        assert(json.array() && "a list is expected");
        for (const JsonValue& item : *json.array())
            read(item, into.emplace_back());
    }
    void read(const JsonValue& json, Citation& into);

    void read(const JsonValue& json, PhaseSpec& into);
    void read(const JsonValue& json, TerrainSpec& into);
    void read(const JsonValue& json, FeatureSpec& into);
    void read(const JsonValue& json, FieldSpec& into);
    void read(const JsonValue& json, FieldChoice& into);
    void read(const JsonValue& json, OptionSpec& into);
    void read(const JsonValue& json, ConditionSpec& into);
    void read(const JsonValue& json, ScoreSource& into);
    void read(const JsonValue& json, StateSpec& into);
    void read(const JsonValue& json, RuleEntry& into);
    void read(const JsonValue& json, CounterTypeSpec& into);
    void read(const JsonValue& json, FaceSpec& into);
    void read(const JsonValue& json, MarkerSpec& into);
    void read(const JsonValue& json, TableLine& into);
    void read(const JsonValue& json, TableSpec& into);
    void readRows(const JsonValue& json, TableSpec& into);
    void read(const JsonValue& json, PrintPieces& into);
    void read(const JsonValue& json, CardSpec& into);
    void read(const JsonValue& json, CardTrack& into);
    void read(const JsonValue& json, LooseMarker& into);
    void read(const JsonValue& json, CounterSize& into);
    static void read(const JsonValue& json, PrintedFor& into);
    void read(const JsonValue& json, ArrivalChartSpec& into);
    void read(const JsonValue& json, VictoryListSpec& into);
    void read(const JsonValue& json, TrackSpec& into);
    void read(const JsonValue& json, OrderSheetSpec& into);
    void read(const JsonValue& json, PrintedChart& into);
    void read(const JsonValue& json, PrintedArrival& into);
    void read(const JsonValue& json, PrintedMark& into);
    void read(const JsonValue& json, PrintedPlaces& into);
    void read(const JsonValue& json, AidSpec& into);
    void read(const JsonValue& json, OverlaySpec& into);
    void read(const JsonValue& json, ForcesSpec& into);
    void read(const JsonValue& json, CellName& into);
    Citation citation(std::string reference) const;

    RulesetInfo& m_info;
};

} // namespace orontes::core
