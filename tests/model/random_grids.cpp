// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/random_grids.h"

#include "rules/core/play/dice.h"

namespace orontes::tests {

using namespace core;

namespace {

using Orientation = HexGrid::Orientation;
using Style = Numbering::Style;

std::string anyText(Dice& dice) {
    static const std::vector<std::string> texts{
        "Qadesh", "", "Shabtuna, the ford", "a \"word\" and a \\", "Ḫatti ☥", "two\nlines", " edge ", "7", "[x]"};
    return texts[static_cast<std::size_t>(dice.below(static_cast<int>(texts.size())))];
}

Value anyValue(Dice& dice) {
    switch (dice.below(6)) {
    case 0:
        return dice.below(2) == 0;
    case 1:
        return std::int64_t{dice.below(100) - 50};
    case 2:
        return std::int64_t{9'000'000'000'000'000'001}; // more than Tiled can hold
    case 3:
        return TextList{anyText(dice), anyText(dice)};
    case 4:
        return TextList{};
    default:
        return anyText(dice);
    }
}

SpaceNote anyNote(Dice& dice) {
    SpaceNote note{anyText(dice), dice.below(3) == 0 ? "A" : "", {}};
    for (int fields = dice.below(3); fields > 0; --fields)
        note.attributes[FieldId{"field" + std::to_string(dice.below(5))}] = anyValue(dice);
    return note;
}

Region anyRegion(const Board& board, Dice& dice, int number) {
    Region region{{"r" + std::to_string(number)}, anyText(dice), {}};
    for (int spaces = dice.below(6); spaces > 0; --spaces) // some come twice, in any order
        region.spaces.push_back(labelOf(board, SpaceId{dice.below(spaceCount(board))}));
    if (dice.below(3) == 0)
        region.spaces.push_back({anyText(dice)}); // of a space that is no more
    return region;
}

} // namespace

std::vector<NamedGrid> gridShapes() {
    std::vector<NamedGrid> shapes;
    const std::vector<std::pair<QByteArray, Numbering>> numberings{{"22 16", {Style::ColumnRow, 1, 1, 2, false}},
                                                                   {"sequential", {Style::Sequential, 1, 0, 3, true}},
                                                                   {"E4", {Style::LetterNumber, 1, 1, 1, true}},
                                                                   {"row first", {Style::RowColumn, 7, 30, 2, false}}};
    const std::vector<Cell> sizes{{1, 1}, {2, 3}, {9, 7}, {40, 33}};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const auto& [name, numbering] = numberings[i];
        const auto [width, height] = sizes[i];
        const QByteArray size =
            QByteArray::number(width) + 'x' + QByteArray::number(height) + ", numbered " + name + ", ";
        for (const bool diagonals : {false, true})
            shapes.push_back({size + (diagonals ? "squares with diagonals" : "squares"),
                              SquareGrid{width, height, diagonals, numbering}});
        for (const Orientation orientation : {Orientation::FlatTop, Orientation::PointyTop})
            for (const bool oddShifted : {false, true})
                shapes.push_back({size + (orientation == Orientation::FlatTop ? "flat" : "pointed") + " hexes, " +
                                      (oddShifted ? "second" : "first") + " shifted",
                                  HexGrid{width, height, orientation, oddShifted, numbering}});
    }
    return shapes;
}

Board randomGrid(const Geometry& geometry, std::uint64_t seed) {
    Dice dice(seed);
    Board board = makeBoard(geometry, {{"clear"}, {"hills"}, {"unheard of"}, {"lies nowhere"}, {"woods"}},
                            {{"river"}, {"crest of a hill"}, {"no such"}, {"road"}});
    board.name = anyText(dice);
    for (SpaceId space{0}; space.value < spaceCount(board); ++space.value) {
        constexpr int codes[] = {0, 1, 2, 4};
        setTerrain(board, space, static_cast<TerrainCode>(codes[dice.below(4)]));
        if (dice.below(10) == 0)
            setNote(board, space, anyNote(dice));
    }
    for (const EdgeId edge : allEdges(board))
        if (dice.below(4) == 0)
            setFeatures(board, edge, static_cast<FeatureMask>(dice.below(16) & 0b1011));
    for (int number = dice.below(5); number > 0; --number)
        board.regions.edit().push_back(anyRegion(board, dice, number));
    return board;
}

} // namespace orontes::tests
