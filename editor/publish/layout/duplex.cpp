// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/duplex.h"

#include <array>
#include <cmath>

namespace orontes::editor {

namespace {

constexpr double degreesPerRadian = 57.29577951308232;

/// A cross: where it stands from the middle of the sheet, and how far beside it was found, both seen from the back.
struct Cross {
    MmPoint place;
    MmPoint error;
};

std::array<Cross, 4> crossesOf(const CornerReadings& read, MmSize sheet, MirrorLine line, double inset) {
    const double x = sheet.width / 2 - inset;
    const double y = sheet.height / 2 - inset;
    std::array<Cross, 4> crosses{
        {{{-x, -y}, read.topLeft}, {{x, -y}, read.topRight}, {{-x, y}, read.bottomLeft}, {{x, y}, read.bottomRight}}};
    for (Cross& cross : crosses)
        for (MmPoint* const point : {&cross.place, &cross.error})
            line == MirrorLine::Vertical ? point->x = -point->x : point->y = -point->y;
    return crosses;
}

} // namespace

MirrorLine mirrorLine(MmSize sheet, Backs backs) {
    const bool overLongEdge = backs != Backs::ShortEdge;
    return sheet.landscape() == overLongEdge ? MirrorLine::Horizontal : MirrorLine::Vertical;
}

MmRect mirrored(const MmRect& box, MmSize sheet, MirrorLine line) {
    if (line == MirrorLine::Vertical)
        return {sheet.width - box.right(), box.y, box.width, box.height};
    return {box.x, sheet.height - box.bottom(), box.width, box.height};
}

MmPoint corrected(MmPoint point, MmSize sheet, const BackCorrection& correction) {
    const double x = point.x - sheet.width / 2;
    const double y = point.y - sheet.height / 2;
    const double cosine = std::cos(correction.degrees / degreesPerRadian);
    const double sine = std::sin(correction.degrees / degreesPerRadian);
    return {sheet.width / 2 + correction.stretchX * (x * cosine - y * sine) + correction.right,
            sheet.height / 2 + correction.stretchY * (x * sine + y * cosine) + correction.down};
}

BackCorrection correctionFrom(const CornerReadings& readings, MmSize sheet, MirrorLine line, double inset) {
    // The printer turns by `angle`, stretches and moves: least squares over the four crosses, then its inverse.
    double right = 0, down = 0, overX = 0, overY = 0, around = 0, squaresX = 0, squaresY = 0;
    for (const Cross& cross : crossesOf(readings, sheet, line, inset)) {
        right += cross.error.x / 4;
        down += cross.error.y / 4;
        overX += cross.error.x * cross.place.x;
        overY += cross.error.y * cross.place.y;
        around += cross.error.y * cross.place.x - cross.error.x * cross.place.y;
        squaresX += cross.place.x * cross.place.x;
        squaresY += cross.place.y * cross.place.y;
    }
    const double angle = around / (squaresX + squaresY);
    BackCorrection correction;
    correction.degrees = -angle * degreesPerRadian;
    correction.stretchX = 1 / (1 + overX / squaresX);
    correction.stretchY = 1 / (1 + overY / squaresY);
    correction.right = -correction.stretchX * (right * std::cos(angle) + down * std::sin(angle));
    correction.down = -correction.stretchY * (down * std::cos(angle) - right * std::sin(angle));
    return correction;
}

} // namespace orontes::editor
