// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "app/paths.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>

namespace orontes::app {

namespace {

/// The switches of every subcommand, and the command that is being put together.
struct Reading {
    CLI::App app{"Orontes, a workshop for board-wargame battles of the chariot age.\n"
                 "Without a subcommand it opens the window."};
    Request request{ShowWindow{}, Output::People};
    bool json = false;
    std::vector<std::string> seats;
    std::string shard;

    ListThings list;
    ValidateFiles validate;
    ReplayRecord replay;
    PlayGame play;
    Simulate simulate;
    MergeReports merge;
    ExportThings pieces;
    ImportFile import;
    ApplyChart chart;
    CompareFiles compare;
    MigrateFiles migrate;
    CheckData data;
    ShowWindow window;
};

CLI::App* add(Reading& reading, const char* name, const char* help) {
    CLI::App* command = reading.app.add_subcommand(name, help);
    command->add_flag("--json", reading.json, "Print JSON instead of text");
    return command;
}

/// Otherwise a minus sign would wrap around, and too many digits would be cut.
CLI::Validator seedForm() {
    return {[](std::string& text) {
                std::uint64_t seed = 0;
                const char* const end = text.data() + text.size();
                const auto [stop, fault] = std::from_chars(text.data(), end, seed);
                return fault == std::errc() && stop == end ? std::string()
                                                           : "a whole number from 0 to 18446744073709551615 is needed";
            },
            "SEED"};
}

CLI::Validator seatForm() {
    return CLI::Validator(
        [](std::string& text) {
            const std::size_t equals = text.find('=');
            const std::string who = equals == std::string::npos ? "" : text.substr(equals + 1);
            const bool good = equals != 0 && (who == "person" || (who.rfind("bot:", 0) == 0 && who.size() > 4));
            return good ? std::string() : "'" + text + "' is not of the form SEAT=bot:NAME or SEAT=person";
        },
        "");
}

CLI::Validator mappingForm() {
    return CLI::Validator(
        [](std::string& text) {
            const std::size_t equals = text.rfind('=');
            const bool good = equals != std::string::npos && equals != 0;
            return good ? std::string() : "'" + text + "' is not of the form NAME=TERRAIN or HEADING=FIELD";
        },
        "");
}

CLI::Validator shardForm() {
    return CLI::Validator(
        [](std::string& text) {
            unsigned index = 0;
            unsigned count = 0;
            char rest = 0;
            const bool good =
                std::sscanf(text.c_str(), "%4u/%4u%c", &index, &count, &rest) == 2 && index >= 1 && index <= count;
            return good ? std::string() : "'" + text + "' is not of the form I/N with I from 1 to N";
        },
        "I/N");
}

void addReading(Reading& reading) {
    add(reading, "list", "Rulesets, bots and bundled scenarios");
    add(reading, "check-data", "Check the data that the rulesets are built from");

    CLI::App* validate = add(reading, "validate", "Findings of scenarios and boards");
    validate->add_option("FILE", reading.validate.files, "Scenarios or boards")->required();

    CLI::App* replay = add(reading, "replay", "Judge every line of a game record and print the final position");
    replay->add_option("RECORD", reading.replay.record, "A game record")->required();
    replay->add_option("--until", reading.replay.until, "Stop after so many actions");
    replay->add_option("--scenario", reading.replay.scenario, "The scenario it was played with");

    CLI::App* compare = add(reading, "diff", "What differs between two scenarios, in words");
    compare->add_option("BEFORE", reading.compare.before, "A scenario")->required();
    compare->add_option("AFTER", reading.compare.after, "A scenario")->required();

    CLI::App* migrate = add(reading, "migrate", "Bring files to this version's format");
    migrate->add_option("FILE", reading.migrate.files, "Scenarios")->required();
}

void addPlaying(Reading& reading) {
    CLI::App* play = add(reading, "play", "Play a game with bots, or by choosing at a prompt");
    play->add_option("FILE", reading.play.scenario, "A scenario")->required();
    play->add_option("--seat", reading.seats, "Who sits where; seats not named are played at the prompt")
        ->check(seatForm())
        ->type_name("SEAT=person|bot:NAME");
    play->add_option("--seed", reading.play.seed, "Seed of dice and bots")->check(seedForm());
    play->add_option("--record", reading.play.record, "Write the game record to this file");
    play->add_flag("--overwrite", reading.play.overwrite, "Replace a record that lies there already");
    play->add_option("--limit", reading.play.actionLimit, "Stop after so many actions");

    CLI::App* simulate = add(reading, "simulate", "Many games between bots: who wins, how, how surely");
    simulate->add_option("FILE", reading.simulate.scenario, "A scenario")->required();
    simulate->add_option("--games", reading.simulate.games, "How many")->check(CLI::Range(1, 10'000'000));
    simulate->add_option("--seed", reading.simulate.seed, "Seed of the whole batch")->check(seedForm());
    simulate->add_option("--bots", reading.simulate.bots, "One bot per seat")->delimiter(',');
    simulate->add_option("--threads", reading.simulate.threads, "Threads; 0: one per core")->check(CLI::Range(0, 256));
    simulate->add_option("--shard", reading.shard, "Play only part I of N of the games")->check(shardForm());

    CLI::App* merge = add(reading, "merge", "Join the JSON reports of shards");
    merge->add_option("REPORT", reading.merge.reports, "Reports written by simulate --json")->required();
}

void addImport(Reading& reading) {
    CLI::App* import = add(reading, "import", "A scenario from a map of Tiled (.tmj), or from a table (.csv)");
    import->add_option("FILE", reading.import.file, "A map, a table of terrain, or an order of battle")->required();
    import->add_option("--ruleset", reading.import.ruleset, "Make a new scenario of this ruleset");
    import->add_option("--into", reading.import.into, "Take this scenario, and replace its map or its counters");
    import->add_option("--map", reading.import.names, "What a tile, a cell or a column stands for; may be repeated")
        ->check(mappingForm())
        ->type_name("NAME=TERRAIN|HEADING=FIELD");
    import->add_option("-o,--output", reading.import.output, "Write the scenario to this file")->required();
    import->add_flag("--overwrite", reading.import.overwrite, "Replace a scenario that lies there already");
}

void addExport(Reading& reading) {
    CLI::App* pieces = add(reading, "export", "Printed things, and files for other programs");
    pieces->add_option("FILE", reading.pieces.scenario, "A scenario")->required();
    pieces->add_option("-o,--output", reading.pieces.folder, "Folder for what is written");
    pieces->add_option("--chart", reading.pieces.chart, "Write the arrival chart to this file, to be shared");
    for (const auto& [flag, help] : {std::pair{"kit", "Everything below"},
                                     {"counters", "Counter sheets"},
                                     {"cards", "A card per counter"},
                                     {"orders,--plots", "Order sheets"},
                                     {"map", "The board"},
                                     {"charts", "Arrival charts"},
                                     {"victory", "Victory lists"},
                                     {"tracks", "Tracks for turns and points"},
                                     {"aids", "Player aids"}}) {
        const std::string name = std::string(flag).substr(0, std::string(flag).find(','));
        pieces->add_flag_callback(
            "--" + std::string(flag), [&reading, name] { reading.pieces.pieces.push_back(name); }, help);
    }
    pieces->add_flag("--tiled", reading.pieces.tiled, "The map for the editor Tiled: map.tmj and its tiles");
    pieces->add_flag("--csv", reading.pieces.csv, "The terrain and the counters as tables: map.csv and counters.csv");
    pieces->add_option("--paper", reading.pieces.paper, "a4, letter or a3")
        ->check(CLI::IsMember({"a4", "letter", "a3"}));
    pieces->add_option("--kind", reading.pieces.kind, "pdf, svg or png")->check(CLI::IsMember({"pdf", "svg", "png"}));
    pieces->add_flag("--overwrite", reading.pieces.overwrite, "Replace files that lie there already");

    addImport(reading);

    CLI::App* chart =
        add(reading, "apply-chart", "What an arrival chart would change in a scenario; with -o the result");
    chart->add_option("FILE", reading.chart.scenario, "A scenario")->required();
    chart->add_option("CHART", reading.chart.chart, "A chart")->required();
    chart->add_option("-o,--output", reading.chart.output, "Write the scenario with the chart to this file");
    chart->add_flag("--overwrite", reading.chart.overwrite, "Replace a scenario that lies there already");
}

SeatChoice seatChoice(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string who = text.substr(equals + 1);
    return {text.substr(0, equals), who == "person" ? "" : who.substr(4)};
}

Command chosen(Reading& reading) {
    for (const std::string& seat : reading.seats)
        reading.play.seats.push_back(seatChoice(seat));
    if (!reading.shard.empty()) {
        const std::size_t slash = reading.shard.find('/');
        reading.simulate.shard = std::stoul(reading.shard.substr(0, slash));
        reading.simulate.shards = std::stoul(reading.shard.substr(slash + 1));
    }
    const std::pair<const char*, Command> commands[] = {
        {"list", reading.list},       {"validate", reading.validate}, {"replay", reading.replay},
        {"play", reading.play},       {"simulate", reading.simulate}, {"merge", reading.merge},
        {"export", reading.pieces},   {"diff", reading.compare},      {"migrate", reading.migrate},
        {"check-data", reading.data}, {"apply-chart", reading.chart}, {"import", reading.import},
    };
    for (const auto& [name, command] : commands)
        if (reading.app.got_subcommand(name))
            return command;
    return reading.window;
}

} // namespace

std::variant<Request, int> readCommandLine(int count, char** arguments) {
    Reading reading;
    reading.app.set_version_flag("--version", "orontes " + std::string(version));
    reading.app.add_option("FILE", reading.window.files, "Scenarios or game records to open in the window");
    reading.app.require_subcommand(0, 1);
    addReading(reading);
    addPlaying(reading);
    addExport(reading);
    try {
        reading.app.parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        return reading.app.exit(error, std::cout, std::cerr) == 0 ? fine : couldNotBeDone;
    }
    return Request{chosen(reading), reading.json ? Output::Json : Output::People};
}

} // namespace orontes::app
