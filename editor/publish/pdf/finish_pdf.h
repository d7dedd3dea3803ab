// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/duplex.h"
#include "editor/publish/layout/millimetres.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace orontes::editor {

struct PdfPage {
    QString title; ///< in the reader's list of pages
    MmSize size;
    MmRect trim;
    double bleed = 0;
};

struct PdfFinish {
    QString title;
    QString author;
    QString subject;
    Backs backs = Backs::None;
    std::vector<PdfPage> pages;
};

/// What Qt's writer cannot say: page boxes that are no whole points, how to print, black as the black ink alone; and
/// without what differs from day to day. `pdf` is a file of Qt's writer with as many pages.
QByteArray finishedPdf(const QByteArray& pdf, const PdfFinish& finish);

} // namespace orontes::editor
