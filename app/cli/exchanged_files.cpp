// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exchanged_files.h"

#include "editor/paint/looks.h"
#include "editor/theme/tokens.h"
#include "model/exchange/csv_grid.h"
#include "model/exchange/csv_roster.h"
#include "model/exchange/tiled_map.h"
#include "model/store/text_file.h"
#include "model/texts.h"

#include <QBuffer>

#include <filesystem>
#include <ostream>

namespace orontes::app {

namespace {

struct NamedBytes {
    std::string name;
    std::string bytes;
};

constexpr const char* tilesName = "map-tiles.png";

std::string pngOf(const QImage& picture) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return buffer.data().toStdString();
}

/// A tile for each terrain in its colour on our maps.
QImage tilesOf(const Battle& battle) {
    const core::Board& board = *battle.scenario().board;
    const editor::BoardLooks looks = editor::looksOf(board, editor::legendOf(battle.info()));
    std::vector<QColor> colours;
    colours.reserve(looks.grounds.size());
    for (const editor::Ground ground : looks.grounds)
        colours.push_back(editor::groundColour(ground, editor::mapTokens(editor::Theme::Light)));
    return model::tilePicture(board, colours);
}

core::Result<std::vector<NamedBytes>> filesFor(const ExportThings& command, const Battle& battle, Terminal& terminal) {
    const core::Board& board = *battle.scenario().board;
    std::vector<NamedBytes> files;
    if (command.tiled) {
        core::Result<std::string> map = model::tiledMap(board, {battle.scenario().ruleset, tilesName});
        if (!map)
            return core::refuse(map.error());
        files.push_back({"map.tmj", std::move(*map)});
        files.push_back({tilesName, pngOf(tilesOf(battle))});
    }
    if (command.csv) {
        core::Result<std::string> grid = model::gridCsv(board);
        if (grid)
            files.push_back({"map.csv", std::move(*grid)});
        else {
            grid.error().severity = core::Severity::Note; // the counters are written all the same
            print(terminal.err, grid.error(), appTexts());
        }
        files.push_back({"counters.csv", model::rosterCsv(battle.info(), battle.scenario())});
    }
    return files;
}

core::Result<std::vector<editor::WrittenFile>> written(const ExportThings& command,
                                                       const std::vector<NamedBytes>& files) {
    namespace fs = std::filesystem;
    const fs::path folder = command.folder;
    std::error_code failed;
    fs::create_directories(folder, failed); // what stands in its way is told when the first file is written
    for (const NamedBytes& file : files)
        if (!command.overwrite && fs::exists(fs::symlink_status(folder / file.name, failed)))
            return core::refuse(model::fileFinding("file.exists", folder / file.name));
    std::vector<editor::WrittenFile> list;
    for (const NamedBytes& file : files) {
        const model::ExpectedFile expected =
            command.overwrite ? model::ExpectedFile(model::AnyFile{}) : model::ExpectedFile(model::NewFile{});
        const core::Result<model::FileStamp> stamp = model::writeAtomically(folder / file.name, file.bytes, expected);
        if (!stamp)
            return core::refuse(stamp.error());
        list.push_back({folder / file.name, stamp->size, stamp->sha256, 1});
    }
    return list;
}

} // namespace

std::optional<std::vector<editor::WrittenFile>> writeExchanged(const ExportThings& command, const Battle& battle,
                                                               Terminal& terminal) {
    const core::Result<std::vector<NamedBytes>> files = filesFor(command, battle, terminal);
    core::Result<std::vector<editor::WrittenFile>> list =
        files ? written(command, *files) : core::refuse(files.error());
    if (list)
        return std::move(*list);
    core::Diagnostic problem = list.error();
    if (problem.where.file.empty() && !files)
        problem.where.file = battle.opened.file.path.string();
    fail(terminal, problem, model::textsFor(battle.info()));
    return std::nullopt;
}

} // namespace orontes::app
