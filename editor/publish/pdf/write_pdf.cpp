// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/pdf/write_pdf.h"

#include "editor/publish/pdf/finish_pdf.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace orontes::editor {

namespace {

constexpr int unitsPerInch = 2540;

QPageLayout pageOf(const Sheet& sheet) {
    const QPageSize size(QSizeF(sheet.size.width, sheet.size.height), QPageSize::Millimeter, QString(),
                         QPageSize::ExactMatch);
    return {size, QPageLayout::Portrait, QMarginsF()};
}

PdfFinish finishOf(const PdfDocument& document) {
    PdfFinish finish{document.title, document.author, document.subject, document.backs, {}};
    for (const Sheet& sheet : document.sheets)
        finish.pages.push_back({sheet.title, sheet.size, sheet.trim, sheet.bleed});
    return finish;
}

} // namespace

QByteArray writePdf(const PdfDocument& document, const SheetArtists& artists, const PageProgress& progress) {
    if (document.sheets.empty())
        return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(unitsPerInch);
        QPainter painter;
        const int pages = static_cast<int>(document.sheets.size());
        for (int page = 0; page < pages; ++page) {
            if (progress && !progress(page, pages))
                return {};
            const Sheet& sheet = document.sheets[static_cast<std::size_t>(page)];
            writer.setPageLayout(pageOf(sheet));
            page == 0 ? painter.begin(&writer) : writer.newPage();
            painter.setRenderHint(QPainter::LosslessImageRendering);
            drawSheet(painter, sheet, artists);
        }
    }
    return finishedPdf(bytes, finishOf(document));
}

} // namespace orontes::editor
