// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/tiled_maps.h"

#include "model/texts.h"
#include "tests/support/shown.h"

#include <algorithm>

namespace orontes::tests {

using namespace model;

namespace {

core::RulesetInfo ruleset() {
    core::RulesetInfo info;
    info.terrains = {{{"clear"}, {}, {}, "clear", true, {}}, {{"hills"}, {}, {}, "hills", true, {}}};
    info.features = {{{"river"}, {}, {}, "river", {}}};
    info.blank.board = core::makeBoard(core::SquareGrid{2, 2, false, {}}, {{"clear"}, {"hills"}}, {{"river"}});
    return info;
}

} // namespace

const core::RulesetInfo& twoTerrains() {
    static const core::RulesetInfo info = ruleset();
    return info;
}

std::string js(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

core::Read<core::Board> readMap(std::string_view text, const TerrainNames& names) {
    return boardFromTiled(text, {twoTerrains(), names, [](const std::string& file) -> core::Result<std::string> {
                                     core::Diagnostic missing;
                                     missing.id = "file.missing";
                                     missing.args = {{"file", file}};
                                     return core::refuse(missing);
                                 }});
}

std::string written(const core::Board& board) {
    return *tiledMap(board, {{"sample"}, "tiles.png"});
}

QString told(const core::Findings& findings) {
    QStringList list;
    for (const core::Diagnostic& finding : findings)
        list << shown(finding.where.pointer) + QStringLiteral(" ") + shown(modelTexts().render(finding.text()));
    return list.join(QStringLiteral(" | "));
}

bool hasFinding(const core::Findings& findings, const char* id, const char* pointer) {
    for (const core::Diagnostic& finding : findings)
        if (finding.id == id && finding.where.pointer == pointer)
            return true;
    return false;
}

QStringList rows(const core::Board& board) {
    QStringList list;
    for (int row = 0; row < board.terrain.height(); ++row) {
        QString line;
        for (int column = 0; column < board.terrain.width(); ++column)
            line += shown(board.terrains[board.terrain.at(column, row)].value).left(1).toUpper();
        list << line;
    }
    return list;
}

} // namespace orontes::tests
