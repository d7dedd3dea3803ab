// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit.h"

#include "editor/publish/kit_artists.h"
#include "editor/publish/kit_files.h"
#include "editor/publish/kit_finding.h"
#include "editor/publish/kit_manifest.h"
#include "editor/publish/kit_parts.h"
#include "editor/publish/kit_pictures.h"
#include "editor/publish/pdf/write_pdf.h"

namespace orontes::editor {

namespace {

PdfDocument documentOf(const Kit& kit, QString title, Backs backs) {
    return {std::move(title), kit.author, PrintWords::tr("Print and play"), backs, {}};
}

/// How far the whole kit is, for parts that count for themselves.
struct Counting {
    const KitProgress& progress;
    int done = 0;
    int all = 0;

    bool goesOn(int within = 0) const { return !progress || progress(done + within, all); }
};

core::Result<void> addPdf(KitFiles& files, const std::string& name, const PdfDocument& document,
                          const SheetArtists& artists, Counting& counting) {
    const QByteArray bytes = writePdf(document, artists, [&counting](int page, int) { return counting.goesOn(page); });
    if (bytes.isEmpty())
        return core::refuse(printingStopped());
    counting.done += static_cast<int>(document.sheets.size());
    return files.add(name, bytes, static_cast<int>(document.sheets.size()));
}

core::Result<void> addPdfs(KitFiles& files, const Kit& kit, const SheetArtists& artists, Counting& counting) {
    for (const KitPart& part : kit.parts) {
        PdfDocument document = documentOf(kit, QStringLiteral("%1: %2").arg(kit.title, part.title), part.backs);
        document.sheets = part.sheets;
        if (core::Result<void> added = addPdf(files, part.stem + ".pdf", document, artists, counting); !added)
            return added;
    }
    return {};
}

/// Printed on both sides, pages that have no back must not become one.
std::vector<Sheet> withWhiteBacks(const KitPart& part) {
    std::vector<Sheet> sheets;
    for (const Sheet& sheet : part.sheets) {
        sheets.push_back(sheet);
        sheets.push_back(plainSheet(PrintWords::tr("White back"), sheet.size));
    }
    return sheets;
}

bool turnsPages(Backs backs) {
    return backs == Backs::LongEdge || backs == Backs::ShortEdge;
}

core::Result<void> addOnePdf(KitFiles& files, const Kit& kit, Backs backs, const SheetArtists& artists,
                             Counting& counting) {
    PdfDocument document = documentOf(kit, kit.title, Backs::None);
    for (const KitPart& part : kit.parts)
        if (part.sheets.size() > 1 && turnsPages(part.backs))
            document.backs = backs;
    for (const KitPart& part : kit.parts) {
        const bool white = turnsPages(document.backs) && !turnsPages(part.backs);
        const std::vector<Sheet> sheets = white ? withWhiteBacks(part) : part.sheets;
        document.sheets.insert(document.sheets.end(), sheets.begin(), sheets.end());
    }
    counting.all = static_cast<int>(document.sheets.size());
    return addPdf(files, "kit.pdf", document, artists, counting);
}

core::Result<void> addFiles(KitFiles& files, const Kit& kit, const KitRequest& request, const KitProgress& progress) {
    const SheetArtists artists = kitArtists(request.source, request.options);
    Counting counting{progress, 0, 0};
    for (const KitPart& part : kit.parts)
        counting.all += static_cast<int>(part.sheets.size());
    switch (request.options.output) {
    case KitOutput::PdfEach:
        return addPdfs(files, kit, artists, counting);
    case KitOutput::PdfOne:
        return addOnePdf(files, kit, request.options.backs, artists, counting);
    case KitOutput::Svg:
    case KitOutput::Png:
        return addPictures(files, kit, request, artists, progress);
    }
    return {};
}

} // namespace

core::Result<std::vector<WrittenFile>> writeKit(const KitRequest& request, const KitProgress& progress) {
    const core::Result<Kit> kit = kitOf(request.source, request.options);
    if (!kit)
        return core::refuse(kit.error());
    KitFiles files(request.folder, request.there);
    if (core::Result<void> opened = files.open(); !opened)
        return core::refuse(opened.error());
    if (core::Result<void> added = addFiles(files, *kit, request, progress); !added)
        return core::refuse(added.error());
    return files.commit(manifestOf(*kit, request));
}

} // namespace orontes::editor
