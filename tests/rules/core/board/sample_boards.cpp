// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/board/sample_boards.h"

#include "tests/support/shown.h"

#include <algorithm>
#include <cmath>

namespace orontes::tests {

using namespace core;

namespace {

using Orientation = HexGrid::Orientation;

Board plain(Geometry geometry) {
    return makeBoard(std::move(geometry), {TerrainToken{"open"}, TerrainToken{"hill"}},
                     {FeatureToken{"river"}, FeatureToken{"road"}});
}

/// Areas as unit squares of a net, some missing, linked to some of those beside them: connected only in part.
Board anyAreas(Dice& dice, int across, int down) {
    AreaMap map;
    std::vector<int> ids(static_cast<std::size_t>(across * down), -1);
    for (int row = 0; row < down; ++row)
        for (int column = 0; column < across; ++column) {
            if (dice.below(6) == 0)
                continue;
            const double x = column * 10.0;
            const double y = row * 10.0;
            ids[static_cast<std::size_t>(row * across + column)] = static_cast<int>(map.areas.size());
            map.areas.push_back({SpaceLabel{"Area " + std::to_string(map.areas.size())},
                                 {{x, y}, {x + 10, y}, {x + 10, y + 10}, {x, y + 10}},
                                 {x + 5, y + 5}});
        }
    for (int row = 0; row < down; ++row)
        for (int column = 0; column < across; ++column) {
            const SpaceId here{ids[static_cast<std::size_t>(row * across + column)]};
            const SpaceId right{column + 1 < across ? ids[static_cast<std::size_t>(row * across + column + 1)] : -1};
            const SpaceId below{row + 1 < down ? ids[static_cast<std::size_t>((row + 1) * across + column)] : -1};
            for (const SpaceId other : {right, below})
                if (here.valid() && other.valid() && dice.below(4) != 0)
                    map.links.push_back({other, here}); // the wrong way round: makeBoard puts it right
        }
    return plain(Cow<AreaMap>(std::move(map)));
}

QByteArray sizeText(int width, int height) {
    return QByteArray::number(width) + 'x' + QByteArray::number(height);
}

void addHexes(std::vector<SampleBoard>& boards) {
    for (const Orientation orientation : {Orientation::FlatTop, Orientation::PointyTop})
        for (const bool oddShifted : {true, false})
            for (const Cell size : {Cell{13, 9}, Cell{8, 12}, Cell{1, 7}, Cell{6, 1}, Cell{1, 1}, Cell{2, 2}}) {
                const QByteArray kind = orientation == Orientation::FlatTop ? "flat hexes, " : "pointed hexes, ";
                boards.push_back(
                    {kind + (oddShifted ? "odd shifted, " : "even shifted, ") + sizeText(size.column, size.row),
                     hexBoard(size.column, size.row, orientation, oddShifted)});
            }
}

void addSquares(std::vector<SampleBoard>& boards) {
    for (const bool diagonals : {false, true})
        for (const Cell size : {Cell{11, 7}, Cell{8, 8}, Cell{1, 5}, Cell{4, 1}, Cell{1, 1}})
            boards.push_back({QByteArray("squares, ") + (diagonals ? "8 neighbours, " : "4 neighbours, ") +
                                  sizeText(size.column, size.row),
                              squareBoard(size.column, size.row, diagonals, {})});
}

} // namespace

const std::vector<SampleBoard>& sampleBoards() {
    static const std::vector<SampleBoard> boards = [] {
        std::vector<SampleBoard> made;
        addHexes(made);
        addSquares(made);
        Dice dice(1274);
        for (const Cell size : {Cell{7, 6}, Cell{10, 3}, Cell{1, 9}})
            made.push_back({"areas, " + sizeText(size.column, size.row), anyAreas(dice, size.column, size.row)});
        return made;
    }();
    return boards;
}

Board squareBoard(int width, int height, bool diagonals, Numbering numbering) {
    return plain(SquareGrid{width, height, diagonals, numbering});
}

Board hexBoard(int width, int height, Orientation orientation, bool oddShifted) {
    return plain(HexGrid{width, height, orientation, oddShifted, {}});
}

std::vector<SpaceId> allSpaces(const Board& board) {
    std::vector<SpaceId> spaces;
    for (SpaceId space{0}; space.value < spaceCount(board); ++space.value)
        spaces.push_back(space);
    return spaces;
}

SpaceId anySpace(const Board& board, Dice& dice) {
    return SpaceId{dice.below(spaceCount(board))};
}

SpaceId at(const Board& board, const char* label) {
    return findSpace(board, SpaceLabel{label}).value_or(SpaceId{});
}

QString shownLabel(const Board& board, SpaceId space) {
    return shown(labelOf(board, space).value);
}

QStringList labels(const Board& board, const std::vector<SpaceId>& spaces) {
    QStringList list;
    for (const SpaceId space : spaces)
        list << shownLabel(board, space);
    return list;
}

double apart(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

double apart(const Segment& segment, Point point) {
    double least = apart(segment.from, point); // by trial, so that it shares nothing with what it checks
    double low = 0;
    double high = 1;
    for (int i = 0; i < 60; ++i) {
        const double left = low + (high - low) / 3;
        const double right = high - (high - low) / 3;
        const double atLeft = apart(between(segment.from, segment.to, left), point);
        const double atRight = apart(between(segment.from, segment.to, right), point);
        least = std::min({least, atLeft, atRight});
        (atLeft < atRight ? high : low) = atLeft < atRight ? right : left;
    }
    return std::min(least, apart(segment.to, point));
}

Point between(Point a, Point b, double part) {
    return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

double anyPart(Dice& dice) {
    return static_cast<double>(dice.next() >> 11) / 9007199254740992.0;
}

} // namespace orontes::tests
