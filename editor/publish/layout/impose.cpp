// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/impose.h"

#include "editor/publish/layout/pieces.h"
#include "editor/publish/layout/rows.h"

#include <algorithm>
#include <utility>

namespace orontes::editor {

namespace {

const TextStyle headingStyle{.points = 6, .weight = TypeWeight::SemiBold, .tracking = 0.06};

/// A back as it lies: the mirrored box, and turned where the sheet turns over a level edge, as players turn counters
/// sideways.
struct Reverse {
    MmSize sheet;
    MirrorLine line = MirrorLine::Vertical;
    Turn turn = Turn::None;

    MmRect of(const MmRect& box) const { return mirrored(box, sheet, line); }
};

Reverse reverseOf(const ImpositionOptions& options) {
    const MirrorLine line =
        options.backs == Backs::Folded ? MirrorLine::Vertical : mirrorLine(options.paper, options.backs);
    return {options.paper, line, line == MirrorLine::Horizontal ? Turn::Half : Turn::None};
}

Piece withBleed(Piece piece, MmEdges bleed, Turn turn) {
    if (turn == Turn::Half)
        bleed = {bleed.right, bleed.bottom, bleed.left, bleed.top};
    if (auto* const face = std::get_if<FacePiece>(&piece))
        face->bleed = bleed;
    if (auto* const marker = std::get_if<MarkerPiece>(&piece))
        marker->bleed = bleed;
    if (auto* const group = std::get_if<GroupPiece>(&piece))
        group->bleed = bleed;
    return piece;
}

enum class SheetSide {
    Front,
    Back,
};

void addItems(Sheet& sheet, const std::vector<PrintItem>& items, const SheetRows& front,
              const ImpositionOptions& options, SheetSide side) {
    const Reverse reverse = reverseOf(options);
    std::vector<MmRect> boxes = front.boxes;
    if (side == SheetSide::Back)
        for (MmRect& box : boxes)
            box = reverse.of(box);
    const std::vector<MmEdges> bleeds = bleedsOf(boxes, options.cuts.bleed);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const PrintItem& item = items[front.items[i]];
        const Turn turn = side == SheetSide::Back ? reverse.turn : Turn::None;
        if (side == SheetSide::Front)
            sheet.pieces.push_back({boxes[i], withBleed(item.front, bleeds[i], turn), turn});
        else if (item.back)
            sheet.pieces.push_back({boxes[i], withBleed(*item.back, bleeds[i], turn), turn});
        if (options.outlines)
            sheet.pieces.push_back({boxes[i], FramePiece{0.1, inkLight, 0}});
    }
}

void addBlocksAndHeadings(Sheet& sheet, const SheetRows& front, const ImpositionOptions& options, SheetSide side) {
    const Reverse reverse = reverseOf(options);
    for (CutBlock block : front.blocks) {
        if (side == SheetSide::Back)
            for (MmRect& box : block)
                box = reverse.of(box);
        addCutMarks(sheet.pieces, block, options.cuts);
    }
    for (const RowHeading& heading : front.headings) {
        const bool mirrorsX = side == SheetSide::Back && reverse.line == MirrorLine::Vertical;
        const MmRect box = side == SheetSide::Back ? reverse.of(heading.box) : heading.box;
        sheet.pieces.push_back(textWithin(box, heading.text, headingStyle, mirrorsX ? Align::Right : Align::Left));
    }
}

void addFold(Sheet& sheet, const SheetFrame& frame) {
    const double middle = sheet.size.width / 2;
    const double top = frame.margin + frame.strip;
    sheet.pieces.push_back(strokeFrom({middle, top}, {middle, sheet.size.height - top}, 0.15, inkGrey, Dash::Dashed));
}

/// What all sheets of an imposition have in common.
struct Job {
    const std::vector<PrintItem>& items;
    const ImpositionOptions& options;
    const QString& document;
    bool ownBacks = false; ///< on pages of their own
};

Sheet sideOf(const Job& job, const SheetRows& front, SheetSide side, const QString& name) {
    Sheet sheet = plainSheet(name, job.options.paper);
    const SheetFrame frame = frameOf(job.options);
    if (job.ownBacks)
        sheet.title = (side == SheetSide::Front ? PrintWords::tr("%1, front") : PrintWords::tr("%1, back")).arg(name);
    addItems(sheet, job.items, front, job.options, side);
    addBlocksAndHeadings(sheet, front, job.options, side);
    if (job.options.backs == Backs::Folded) {
        addItems(sheet, job.items, front, job.options, SheetSide::Back);
        addBlocksAndHeadings(sheet, front, job.options, SheetSide::Back);
        addFold(sheet, frame);
    }
    addHeader(sheet, frame, job.document, sheet.title);
    addFooter(sheet, frame);
    if (job.ownBacks && job.options.registration)
        addRegistration(sheet, frame);
    if (side == SheetSide::Back)
        sheet.shift = job.options.correction;
    return sheet;
}

std::vector<Sheet> sheetsOf(const Job& job, const std::vector<SheetRows>& fronts, const QString& title) {
    std::vector<Sheet> sheets;
    for (std::size_t i = 0; i < fronts.size(); ++i) {
        QString name = title;
        if (fronts.size() > 1)
            name = PrintWords::tr("%1, sheet %2 of %3").arg(title).arg(i + 1).arg(fronts.size());
        sheets.push_back(sideOf(job, fronts[i], SheetSide::Front, name));
        if (job.ownBacks)
            sheets.push_back(sideOf(job, fronts[i], SheetSide::Back, name));
    }
    return sheets;
}

} // namespace

SheetFrame frameOf(const ImpositionOptions& options) {
    return {options.margin, 5, options.cuts.reach()};
}

Imposition imposed(const std::vector<PrintItem>& items, const ImpositionOptions& options, const QString& document,
                   const QString& title) {
    const bool turnsPages = options.backs == Backs::LongEdge || options.backs == Backs::ShortEdge;
    const bool anyBack = std::any_of(items.begin(), items.end(), [](const PrintItem& item) { return item.back; });
    const Job job{items, options, document, turnsPages && anyBack};
    Rows rows = laidInRows(items, options);
    Imposition result{sheetsOf(job, rows.sheets, title), std::move(rows.places)};
    if (job.ownBacks)
        for (ItemPlace& place : result.places)
            place.sheet *= place.sheet < 0 ? 1 : 2;
    return result;
}

ImpositionOptions inBestOrientation(const std::vector<PrintItem>& items, ImpositionOptions options) {
    ImpositionOptions upright = options;
    if (upright.paper.landscape())
        upright.paper = upright.paper.turned();
    options.paper = upright.paper.turned();
    const auto cost = [&items](const ImpositionOptions& tried) {
        const Rows rows = laidInRows(items, tried);
        const auto misfits = std::count_if(rows.places.begin(), rows.places.end(),
                                           [](const ItemPlace& place) { return place.sheet < 0; });
        return std::pair(misfits, rows.sheets.size());
    };
    return cost(options) < cost(upright) ? options : upright;
}

} // namespace orontes::editor
