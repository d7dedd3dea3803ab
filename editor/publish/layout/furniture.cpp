// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/furniture.h"

#include "editor/publish/layout/pieces.h"

namespace orontes::editor {

namespace {

const TextStyle stripStyle{.points = 6.5, .ink = inkGrey};
const TextStyle stripTitle{.points = 6.5, .weight = TypeWeight::SemiBold};
constexpr double crossSize = 4;

MmRect stripOf(const Sheet& sheet, const SheetFrame& frame, double top) {
    const double inset = frame.margin + frame.crosses;
    return {inset, top, sheet.size.width - 2 * inset, frame.strip};
}

} // namespace

MmRect roomWithin(MmSize sheet, const SheetFrame& frame) {
    const double side = frame.margin + frame.marks;
    const double end = frame.margin + frame.strip + frame.marks;
    return {side, end, sheet.width - 2 * side, sheet.height - 2 * end};
}

void addHeader(Sheet& sheet, const SheetFrame& frame, const QString& left, const QString& right) {
    const MmRect strip = stripOf(sheet, frame, frame.margin);
    const double taken = textWidth(right, stripStyle) + 4;
    sheet.pieces.push_back(textWithin(strip, shortened(left, stripTitle, strip.width - taken), stripTitle));
    sheet.pieces.push_back(textWithin(strip, right, stripStyle, Align::Right));
}

void addFooter(Sheet& sheet, const SheetFrame& frame, double taken) {
    const MmRect strip = stripOf(sheet, frame, sheet.size.height - frame.margin - frame.strip);
    addRuler(sheet.pieces, {strip.x, strip.bottom() - 1.5});
    const MmRect beside = strip.grown({-112, 0, -taken, 0});
    const QString use = PrintWords::tr("Print at 100 %, without fitting to the page");
    if (textWidth(use, stripStyle) <= beside.width)
        sheet.pieces.push_back(textWithin(beside, use, stripStyle, Align::Right));
}

void addRegistration(Sheet& sheet, const SheetFrame& frame) {
    const double near = frame.margin + crossSize / 2;
    for (const double x : {near, sheet.size.width - near})
        for (const double y : {near, sheet.size.height - near})
            addCrosshair(sheet.pieces, {x, y}, crossSize);
}

} // namespace orontes::editor
