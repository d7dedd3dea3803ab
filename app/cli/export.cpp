// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exchanged_files.h"
#include "app/cli/opening.h"
#include "app/cli/subcommands.h"
#include "editor/publish/kit.h"
#include "model/arrivals/chart_file.h"
#include "model/texts.h"

#include <QGuiApplication>
#include <QLoggingCategory>

#include <algorithm>
#include <ostream>

namespace orontes::app {

namespace {

using editor::KitPiece;

/// "kit" stands for everything but the calibration page; "map" is the board.
std::vector<KitPiece> piecesNamed(const std::vector<std::string>& names) {
    std::vector<KitPiece> pieces;
    for (const std::string& name : names) {
        if (name == "kit")
            return editor::KitOptions{}.pieces;
        const std::string wanted = name == "map" ? "board" : name;
        for (const editor::KitPieceName& piece : editor::kitPieceNames())
            if (wanted == piece.name)
                pieces.push_back(piece.piece);
    }
    return pieces;
}

editor::KitOutput outputNamed(const std::string& kind) {
    if (kind == "svg")
        return editor::KitOutput::Svg;
    return kind == "png" ? editor::KitOutput::Png : editor::KitOutput::PdfEach;
}

core::JsonValue toJson(const editor::WrittenFile& file) {
    return core::JsonValue{core::JsonObject{{"file", core::JsonValue{file.path.string()}},
                                            {"bytes", core::JsonValue{static_cast<std::int64_t>(file.bytes)}},
                                            {"pages", core::JsonValue{std::int64_t{file.pages}}},
                                            {"sha256", core::JsonValue{file.sha256}}}};
}

void report(const std::vector<editor::WrittenFile>& files, Terminal& terminal) {
    if (!terminal.json()) {
        for (const editor::WrittenFile& file : files)
            terminal.out << file.path.string() << "\n";
        return;
    }
    core::JsonArray list;
    std::transform(files.begin(), files.end(), std::back_inserter(list), toJson);
    print(terminal, core::JsonValue{core::JsonObject{{"files", core::JsonValue{std::move(list)}}}});
}

int writeChart(const ExportThings& command, const Battle& battle, Terminal& terminal) {
    const std::filesystem::path path = model::chartPath(command.chart);
    const core::Result<void> saved =
        model::saveChart(model::chartOf(battle.info(), battle.scenario()), path,
                         command.overwrite ? model::Overwrite::Allow : model::Overwrite::Refuse);
    if (!saved)
        return fail(terminal, saved.error(), model::textsFor(battle.info()));
    if (terminal.json())
        print(terminal, core::JsonValue{core::JsonObject{{"chart", core::JsonValue{path.string()}}}});
    else
        terminal.out << path.string() << "\n";
    return fine;
}

} // namespace

int run(const ExportThings& command, Terminal& terminal) {
    const bool exchanges = command.tiled || command.csv;
    if (command.pieces.empty() && command.chart.empty() && !exchanges)
        return fail(terminal, usageProblem("app.nothing-to-export", {}));
    if ((!command.pieces.empty() || exchanges) && command.folder.empty())
        return fail(terminal, usageProblem("app.no-folder", {}));
    const std::optional<Battle> battle = openBattle(command.scenario, terminal);
    if (!battle)
        return couldNotBeDone;
    if (!command.chart.empty())
        if (const int done = writeChart(command, *battle, terminal);
            done != fine || (command.pieces.empty() && !exchanges))
            return done;
    std::optional<std::vector<editor::WrittenFile>> exchanged;
    if (exchanges && !(exchanged = writeExchanged(command, *battle, terminal)))
        return couldNotBeDone;
    if (command.pieces.empty())
        return report(*exchanged, terminal), fine;
    qputenv("QT_QPA_PLATFORM", "offscreen");                                   // drawing needs fonts, not a display
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); // nor a session of a desktop
    int count = 1;
    char name[] = "orontes";
    char* arguments[] = {name, nullptr};
    const QGuiApplication application(count, arguments);
    editor::KitRequest request{editor::KitSource{battle->info(), battle->scenario()}, {}, command.folder, {}};
    request.options.pieces = piecesNamed(command.pieces);
    request.options.paper = command.paper;
    request.options.output = outputNamed(command.kind);
    request.there = command.overwrite ? editor::FilesThere::Replace : editor::FilesThere::Keep;
    const core::Result<std::vector<editor::WrittenFile>> written = editor::writeKit(request);
    if (!written)
        return fail(terminal, written.error(), model::textsFor(battle->info()));
    std::vector<editor::WrittenFile> all = exchanged.value_or(std::vector<editor::WrittenFile>());
    all.insert(all.end(), written->begin(), written->end());
    report(all, terminal);
    return fine;
}

} // namespace orontes::app
