// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace orontes::qadesh {

/// Lines of the fail-to-move roll, in the order of the table "fail".
enum class FailLine : std::uint8_t {
    Fatigue, ///< per token
    Rough,
    River,
    Enemy,
};

/// Lines of the battle roll, in the order of the table "battle".
enum class BattleLine : std::uint8_t {
    Fatigue,    ///< per token
    Casualties, ///< per token
    Side,       ///< per point of the army's side bonus
    Surprised,
    Looting,
    Scattered,
    Routing,
    Leader, ///< per point of the army's leader bonus
    Force,  ///< per point of the army's force bonus
    Pressed,
};

/// Lines of the skirmish roll, in the order of the table "skirmishModifiers".
enum class SkirmishLine : std::uint8_t {
    Fatigue,    ///< per token
    Casualties, ///< per token
    Looting,
    Scattered,
    Rough,
    Leader,
    Routing,
    Pressed,
};

/// A result of the defeat table.
enum class Defeat : std::uint8_t {
    Stands,
    Bloodbath,
    Scattered,
    Routed,
    Decimated,
};

/// A result of the skirmish table.
enum class Volley : std::uint8_t {
    Nothing,
    Casualty,
    Rout, ///< and a casualty
};

/// The single numbers that dice are compared with, in the order of the table "thresholds".
struct Thresholds {
    int fail = 6;     ///< this total or more: the army does not move
    int surprise = 3; ///< lower by this much or more: surprised
    int rally = 4;    ///< this die or more rallies
    int fatigue = 3;  ///< this die or less tires
    int loot = 3;     ///< this die or less begins to loot
};

inline constexpr std::size_t failLines = 4;
inline constexpr std::size_t battleLines = 10;
inline constexpr std::size_t skirmishLines = 8;

/// The printed tables with the scenario's overrides: one value for every line and every face of the die.
struct Tables {
    std::array<int, failLines> fail{};
    std::array<int, battleLines> battle{};
    std::array<int, skirmishLines> skirmishModifiers{};
    std::array<Defeat, 6> defeat{};
    std::array<Volley, 6> skirmish{};
    Thresholds thresholds;
    std::vector<core::TerrainToken> rough;

    int of(FailLine line) const { return fail[static_cast<std::size_t>(line)]; }
    int of(BattleLine line) const { return battle[static_cast<std::size_t>(line)]; }
    int of(SkirmishLine line) const { return skirmishModifiers[static_cast<std::size_t>(line)]; }
};

Tables tablesOf(const core::RulesetInfo& info, const core::Scenario& scenario);

/// The modifiers of one roll, line by line.
template <class Line>
struct Modifiers {
    struct Entry {
        Line line{};
        int value = 0;
    };
    std::array<Entry, 10> entries{};
    std::size_t count = 0;

    void add(Line line, int value) {
        if (value != 0)
            entries[count++] = Entry{line, value};
    }
    int sum() const {
        int total = 0;
        for (std::size_t i = 0; i < count; ++i)
            total += entries[i].value;
        return total;
    }
};

/// The id of the table that holds the lines.
constexpr const char* tableOf(FailLine) {
    return "fail";
}
constexpr const char* tableOf(BattleLine) {
    return "battle";
}
constexpr const char* tableOf(SkirmishLine) {
    return "skirmishModifiers";
}

} // namespace orontes::qadesh
