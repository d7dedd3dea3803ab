// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace orontes::app {

/// What the program was asked to do. Files are named as they were typed.
struct ShowWindow {
    std::vector<std::string> files;
};

struct ListThings {};

struct ValidateFiles {
    std::vector<std::string> files;
};

struct ReplayRecord {
    std::string record;
    std::string scenario; ///< "": the one the record names, or a bundled one with its hash
    std::optional<std::size_t> until;
};

/// "egypt=bot:sensible" or "egypt=person".
struct SeatChoice {
    std::string seat;
    std::string bot; ///< "": a person
};

struct PlayGame {
    std::string scenario;
    std::vector<SeatChoice> seats;
    std::uint64_t seed = 1;
    std::string record; ///< "": not recorded
    std::size_t actionLimit = 100000;
    bool overwrite = false; ///< a record that lies there already
};

struct Simulate {
    std::string scenario;
    std::size_t games = 100;
    std::uint64_t seed = 1;
    std::vector<std::string> bots; ///< by seat; empty: each ruleset's best
    unsigned threads = 0;          ///< 0: one per core
    std::size_t shard = 1;
    std::size_t shards = 1;
};

struct MergeReports {
    std::vector<std::string> reports;
};

struct ExportThings {
    std::string scenario;
    std::vector<std::string> pieces; ///< "counters", "cards", "map" …; "kit" is all of them
    std::string folder;
    std::string paper = "a4";
    std::string kind = "pdf";
    std::string chart;  ///< file for the arrival chart; "": none
    bool tiled = false; ///< the map for Tiled
    bool csv = false;   ///< the terrain and the counters as tables
    bool overwrite = false;
};

struct ImportFile {
    std::string file;
    std::string ruleset;            ///< of a new scenario; "": into one that is there
    std::string into;               ///< a scenario; "": a new one
    std::vector<std::string> names; ///< "NAME=TERRAIN" of tiles and cells, "HEADING=FIELD" of columns
    std::string output;
    bool overwrite = false;
};

struct ApplyChart {
    std::string scenario;
    std::string chart;
    std::string output; ///< "": only tell what would change
    bool overwrite = false;
};

struct CompareFiles {
    std::string before;
    std::string after;
};

struct MigrateFiles {
    std::vector<std::string> files;
};

struct CheckData {};

using Command = std::variant<ShowWindow, ListThings, ValidateFiles, ReplayRecord, PlayGame, Simulate, MergeReports,
                             ExportThings, ImportFile, ApplyChart, CompareFiles, MigrateFiles, CheckData>;

enum class Output {
    People,
    Json,
};

struct Request {
    Command command;
    Output output = Output::People;
};

/// Exit codes of every subcommand.
inline constexpr int fine = 0;
inline constexpr int hasErrors = 1;      ///< the thing examined has errors
inline constexpr int couldNotBeDone = 2; ///< could not be read or done; the message says what and where

} // namespace orontes::app
