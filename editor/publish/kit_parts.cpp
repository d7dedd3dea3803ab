// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit_parts.h"

#include "editor/publish/content/aids.h"
#include "editor/publish/content/arrivals.h"
#include "editor/publish/content/cards.h"
#include "editor/publish/content/counters.h"
#include "editor/publish/content/orders.h"
#include "editor/publish/content/tracks.h"
#include "editor/publish/content/victory_lists.h"
#include "editor/publish/content/words.h"
#include "editor/publish/kit_artists.h"
#include "editor/publish/kit_finding.h"
#include "editor/publish/kit_measures.h"
#include "editor/publish/layout/calibration.h"
#include "editor/publish/layout/tile.h"
#include "model/texts.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace orontes::editor {

namespace {

/// What laying out needs to know of all pieces.
struct Plan {
    const KitSource& source;
    const KitOptions& options;
    Paper paper;
    QString title;
};

std::string millimetres(double value) {
    return QString::number(value, 'f', 1).remove(QStringLiteral(".0")).toStdString();
}

core::Diagnostic tooLarge(const QString& what, MmSize size, const std::string& paper) {
    return printFinding("print.larger-than-paper", {{"what", what.toStdString()},
                                                    {"width", millimetres(size.width)},
                                                    {"height", millimetres(size.height)},
                                                    {"paper", paper}});
}

ImpositionOptions impositionOf(const Plan& plan, Backs backs) {
    ImpositionOptions options;
    options.paper = plan.paper.size;
    options.gutter = plan.options.gutter;
    options.cuts = plan.options.cuts;
    options.outlines = plan.options.outlines;
    options.backs = backs;
    options.correction = plan.options.correction;
    return options;
}

core::Result<KitPart> imposedPart(const Plan& plan, KitPart part, const ImpositionOptions& options) {
    Imposition imposition = imposed(part.items, inBestOrientation(part.items, options), plan.title, part.title);
    for (std::size_t i = 0; i < part.items.size(); ++i)
        if (imposition.places[i].sheet < 0)
            return core::refuse(tooLarge(part.title, part.items[i].size, plan.paper.name));
    part.sheets = std::move(imposition.sheets);
    part.places = std::move(imposition.places);
    return part;
}

core::Result<KitPart> counterPart(const Plan& plan, KitPart part) {
    part.items = counterItems(plan.source, counterSide(plan.source, plan.options));
    part.backs = plan.options.backs;
    return imposedPart(plan, part, impositionOf(plan, part.backs));
}

core::Result<KitPart> cardPart(const Plan& plan, KitPart part) {
    for (const core::CardSpec& spec : plan.source.info.print.cards) {
        const std::vector<CardContent> cards = cardContents(plan.source, spec);
        const CardFormat format = cardFormatFor(cards, counterSide(plan.source, plan.options));
        for (const CardContent& card : cards)
            part.items.push_back(cardOf(card, format));
    }
    ImpositionOptions options = impositionOf(plan, Backs::None);
    options.gutter = 0;
    return imposedPart(plan, std::move(part), options);
}

core::Result<KitPart> orderPart(const Plan& plan, KitPart part) {
    for (const core::OrderSheetSpec& spec : plan.source.info.print.orderSheets)
        for (const OrderSheetContent& content : orderContents(plan.source, spec))
            for (Sheet& sheet : orderSheets(content, plan.paper.size, plan.title))
                part.sheets.push_back(std::move(sheet));
    return part;
}

core::Result<KitPart> boardPart(const Plan& plan, KitPart part) {
    const MmSize board = boardSize(plan.source, plan.options);
    if (board.width <= 0 || board.height <= 0)
        return part;
    TilingOptions options;
    options.paper = plan.paper.size;
    options.overlap = plan.options.overlap;
    constexpr double most = 2000; // pages: nobody glues more
    const double pages = std::ceil(board.width / options.paper.width) * std::ceil(board.height / options.paper.height);
    if (pages > most)
        return core::refuse(printFinding("print.too-many-pages", {{"what", part.title.toStdString()},
                                                                  {"width", millimetres(board.width)},
                                                                  {"height", millimetres(board.height)},
                                                                  {"most", static_cast<std::int64_t>(most)}}));
    part.sheets = tiled(board, inBestOrientation(board, options), plan.title, part.title).sheets;
    return part;
}

core::Result<KitPart> aidPart(const Plan& plan, KitPart part) {
    for (const core::AidSpec& spec : plan.source.info.print.aids)
        for (Sheet& sheet : aidSheets(aidContent(plan.source, spec), plan.paper.size, plan.title))
            part.sheets.push_back(std::move(sheet));
    return part;
}

/// Tables on the back of a chart, on paper that lies as the chart does.
std::vector<Sheet> reverseOf(const Plan& plan, const core::ArrivalChartSpec& spec, const Sheet& front) {
    AidContent content{PrintWords::tr("Tables"), {}, {}};
    core::AidSpec tables{{}, {}, {}, spec.reverse};
    content.tables = aidContent(plan.source, tables).tables;
    return content.tables.empty() ? std::vector<Sheet>{} : aidSheets(content, front.size, plan.title);
}

/// Every front is followed by what stands on its back, white where there is nothing.
void addBackToBack(std::vector<Sheet>& sheets, std::vector<Sheet> fronts, std::vector<Sheet> backs) {
    const MmSize size = fronts.front().size;
    for (std::size_t i = 0; i < std::max(fronts.size(), backs.size()); ++i) {
        sheets.push_back(i < fronts.size() ? std::move(fronts[i]) : plainSheet(PrintWords::tr("White front"), size));
        sheets.push_back(i < backs.size() ? std::move(backs[i]) : plainSheet(PrintWords::tr("White back"), size));
    }
}

/// Charts for seats lie back to back with their tables; one for the game fills both sides of its paper.
core::Result<KitPart> chartPart(const Plan& plan, KitPart part) {
    const bool turns = plan.options.backs == Backs::LongEdge || plan.options.backs == Backs::ShortEdge;
    part.backs = turns ? plan.options.backs : Backs::None;
    for (const core::ArrivalChartSpec& spec : plan.source.info.print.arrivalCharts) {
        if (spec.per == core::PrintedFor::Game) {
            const AidContent content = arrivalsTurnByTurn(plan.source, spec);
            std::vector<Sheet> sheets;
            if (!content.tables.empty())
                sheets = aidSheets(content, plan.paper.size, plan.title);
            std::move(sheets.begin(), sheets.end(), std::back_inserter(part.sheets));
            if (turns && part.sheets.size() % 2 == 1)
                part.sheets.push_back(plainSheet(PrintWords::tr("White back"), plan.paper.size));
            continue;
        }
        for (const ArrivalChartContent& content : arrivalCharts(plan.source, spec)) {
            std::vector<Sheet> fronts = arrivalSheets(content, plan.paper.size, plan.title);
            std::vector<Sheet> backs = reverseOf(plan, spec, fronts.front());
            addBackToBack(part.sheets, std::move(fronts), std::move(backs));
        }
    }
    return part;
}

core::Result<KitPart> trackPart(const Plan& plan, KitPart part) {
    for (const core::TrackSpec& spec : plan.source.info.print.tracks)
        for (Sheet& sheet : trackSheets(trackContent(plan.source, spec), plan.paper.size, plan.title))
            part.sheets.push_back(std::move(sheet));
    return part;
}

core::Result<KitPart> victoryPart(const Plan& plan, KitPart part) {
    for (const core::VictoryListSpec& spec : plan.source.info.print.victoryLists)
        for (const VictoryListContent& content : victoryLists(plan.source, spec))
            for (Sheet& sheet : victorySheets(content, plan.paper.size, plan.title))
                part.sheets.push_back(std::move(sheet));
    return part;
}

core::Result<KitPart> calibrationPart(const Plan& plan, KitPart part) {
    part.backs = plan.options.backs == Backs::ShortEdge ? Backs::ShortEdge : Backs::LongEdge;
    part.sheets = calibrationSheets(plan.paper.size, part.backs);
    return part;
}

core::Result<KitPart> partOf(const Plan& plan, const KitPieceName& name) {
    KitPart part;
    part.piece = name.piece;
    part.stem = name.name;
    part.title = pieceTitle(name.piece);
    switch (name.piece) {
    case KitPiece::Counters:
        return counterPart(plan, std::move(part));
    case KitPiece::Cards:
        return cardPart(plan, std::move(part));
    case KitPiece::Orders:
        return orderPart(plan, std::move(part));
    case KitPiece::Board:
        return boardPart(plan, std::move(part));
    case KitPiece::Charts:
        return chartPart(plan, std::move(part));
    case KitPiece::Victory:
        return victoryPart(plan, std::move(part));
    case KitPiece::Tracks:
        return trackPart(plan, std::move(part));
    case KitPiece::Aids:
        return aidPart(plan, std::move(part));
    case KitPiece::Calibration:
        return calibrationPart(plan, std::move(part));
    }
    return part;
}

core::Diagnostic nothingThere(const KitOptions& options) {
    std::string chosen;
    for (const KitPieceName& name : kitPieceNames())
        if (std::find(options.pieces.begin(), options.pieces.end(), name.piece) != options.pieces.end())
            chosen += (chosen.empty() ? "" : ", ") +
                      model::modelTexts().render(core::TextId{std::string("print.piece.") + name.name});
    return printFinding("print.nothing-there", {{"chosen", chosen}});
}

} // namespace

const std::vector<KitPieceName>& kitPieceNames() {
    static const std::vector<KitPieceName> names{
        {KitPiece::Counters, "counters"}, {KitPiece::Cards, "cards"},   {KitPiece::Orders, "orders"},
        {KitPiece::Board, "board"},       {KitPiece::Charts, "charts"}, {KitPiece::Victory, "victory"},
        {KitPiece::Tracks, "tracks"},     {KitPiece::Aids, "aids"},     {KitPiece::Calibration, "calibration"},
    };
    return names;
}

bool isPrinted(KitPiece piece, const KitSource& source) {
    const core::PrintPieces& print = source.info.print;
    switch (piece) {
    case KitPiece::Cards:
        return !print.cards.empty();
    case KitPiece::Orders:
        return std::any_of(print.orderSheets.begin(), print.orderSheets.end(),
                           [&](const core::OrderSheetSpec& spec) { return isPlayed(source, spec.option); });
    case KitPiece::Charts:
        return !print.arrivalCharts.empty();
    case KitPiece::Victory:
        return !print.victoryLists.empty();
    case KitPiece::Tracks:
        return !print.tracks.empty();
    case KitPiece::Aids:
        return !print.aids.empty();
    case KitPiece::Counters:
    case KitPiece::Board:
    case KitPiece::Calibration:
        return true;
    }
    return true;
}

QString pieceTitle(KitPiece piece) {
    switch (piece) {
    case KitPiece::Counters:
        return PrintWords::tr("Counters");
    case KitPiece::Cards:
        return PrintWords::tr("Cards");
    case KitPiece::Orders:
        return PrintWords::tr("Order sheets");
    case KitPiece::Board:
        return PrintWords::tr("Board");
    case KitPiece::Charts:
        return PrintWords::tr("Arrival charts");
    case KitPiece::Victory:
        return PrintWords::tr("Victory lists");
    case KitPiece::Tracks:
        return PrintWords::tr("Tracks");
    case KitPiece::Aids:
        return PrintWords::tr("Player aids");
    case KitPiece::Calibration:
        return PrintWords::tr("Calibration page");
    }
    return {};
}

double counterSide(const KitSource& source, const KitOptions& options) {
    return options.counterMillimetres.value_or(source.info.print.counterMillimetres);
}

core::Result<Kit> kitOf(const KitSource& source, const KitOptions& options) {
    if (options.pieces.empty())
        return core::refuse(printFinding("print.nothing-chosen"));
    const core::Result<Paper> paper = paperFor(options);
    if (!paper)
        return core::refuse(paper.error());
    if (const std::optional<core::Diagnostic> finding = measureFault(source, options))
        return core::refuse(*finding);
    const Plan plan{source, options, *paper, documentTitle(source.scenario)};
    Kit kit{plan.title, typeset(source.scenario.author), {}};
    for (const KitPieceName& name : kitPieceNames()) {
        if (std::find(options.pieces.begin(), options.pieces.end(), name.piece) == options.pieces.end())
            continue;
        core::Result<KitPart> part = partOf(plan, name);
        if (!part)
            return core::refuse(part.error());
        if (!part->sheets.empty())
            kit.parts.push_back(std::move(*part));
    }
    if (kit.parts.empty())
        return core::refuse(nothingThere(options));
    return kit;
}

} // namespace orontes::editor
