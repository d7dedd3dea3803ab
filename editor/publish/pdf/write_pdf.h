// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/draw/draw_sheet.h"
#include "editor/publish/layout/duplex.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace orontes::editor {

struct PdfDocument {
    QString title;
    QString author;
    QString subject;
    Backs backs = Backs::None; ///< what printers are told about turning the paper
    std::vector<Sheet> sheets;
};

/// Called before each page; false stops the work.
using PageProgress = std::function<bool(int page, int pages)>;

/// Pages as PDF, to be printed at 100 %: exact boxes, vectors and real text, black as the black ink alone, and the same
/// bytes for the same document. Empty when it was stopped. Needs a QGuiApplication, in any thread.
QByteArray writePdf(const PdfDocument& document, const SheetArtists& artists, const PageProgress& progress = {});

} // namespace orontes::editor
