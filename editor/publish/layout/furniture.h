// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <QCoreApplication>

namespace orontes::editor {

/// The words printed on sheets beside what the scenario and its ruleset say: PrintWords::tr("…").
struct PrintWords {
    Q_DECLARE_TR_FUNCTIONS(Print)
};

/// What surrounds the pieces on a sheet: a margin that printers leave white, a strip of text above and below it, and
/// room for cut marks. The same on opposite sides, so that mirrored backs keep clear of it too.
struct SheetFrame {
    double margin = 5;
    double strip = 5;
    double marks = 0;   ///< between the strips, and beside the pieces
    double crosses = 6; ///< kept free of text at the ends of the strips

    friend bool operator==(const SheetFrame&, const SheetFrame&) = default;
};

/// Where pieces may lie.
MmRect roomWithin(MmSize sheet, const SheetFrame& frame);

/// One line in the upper strip: what the sheet belongs to at the left, which sheet it is at the right.
void addHeader(Sheet& sheet, const SheetFrame& frame, const QString& left, const QString& right);
/// A ruler and its use in the lower strip; `taken` millimetres at its right end are kept free.
void addFooter(Sheet& sheet, const SheetFrame& frame, double taken = 0);
/// Crosses in the four corners, where backs and fronts must meet.
void addRegistration(Sheet& sheet, const SheetFrame& frame);

} // namespace orontes::editor
