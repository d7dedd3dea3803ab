// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/draw/draw_sheet.h"
#include "editor/publish/layout/cut_marks.h"
#include "editor/publish/layout/duplex.h"
#include "rules/core/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace orontes::editor {

enum class KitPiece {
    Counters, ///< and loose markers
    Cards,
    Orders,
    Board,
    Charts,  ///< of arrivals, with tables on their backs
    Victory, ///< what each seat scores for
    Tracks,
    Aids,
    Calibration,
};

/// All of them, in the order in which they are printed, with their names for the command line: "counters", "cards" …
struct KitPieceName {
    KitPiece piece;
    const char* name;
};
const std::vector<KitPieceName>& kitPieceNames();

enum class KitOutput {
    PdfEach, ///< counters.pdf, cards.pdf …: a file for each kind of piece
    PdfOne,  ///< kit.pdf
    Svg,     ///< one file per counter side, card, page and board
    Png,
};

struct KitOptions {
    std::vector<KitPiece> pieces{KitPiece::Counters, KitPiece::Cards,   KitPiece::Orders, KitPiece::Board,
                                 KitPiece::Charts,   KitPiece::Victory, KitPiece::Tracks, KitPiece::Aids};
    std::string paper = "a4";                 ///< see findPaper
    std::optional<double> counterMillimetres; ///< instead of the ruleset's; sizes of their own keep their proportion
    std::optional<double> spaceMillimetres;   ///< instead of the ruleset's
    double gutter = 0;
    CutMarkStyle cuts;
    bool outlines = false;
    Backs backs = Backs::LongEdge;
    BackCorrection correction;
    double overlap = 10; ///< of the board's pages
    KitOutput output = KitOutput::PdfEach;
    double dotsPerInch = 300; ///< of pictures

    friend bool operator==(const KitOptions&, const KitOptions&) = default;
};

enum class FilesThere {
    Keep,    ///< what Orontes has not written, or what has been changed since, is left alone and the kit refused
    Replace, ///< a person has been asked
};

struct KitRequest {
    KitSource source;
    KitOptions options;
    std::filesystem::path folder; ///< made when it does not exist
    FilesThere there = FilesThere::Keep;
};

struct WrittenFile {
    std::filesystem::path path;
    std::uint64_t bytes = 0;
    std::string sha256; ///< 64 hexadecimal digits
    int pages = 0;      ///< of a PDF; 1 for pictures

    friend bool operator==(const WrittenFile&, const WrittenFile&) = default;
};

/// Called before each page or picture; false stops the work.
using KitProgress = std::function<bool(int done, int all)>;

/// Writes the chosen pieces and manifest.json (docs/formats/kit.md) into the folder: all files or none. Refused with a
/// finding of the family "print". Needs a QGuiApplication (any platform, offscreen too) and no event loop; may run in
/// any thread.
core::Result<std::vector<WrittenFile>> writeKit(const KitRequest& request, const KitProgress& progress = {});

} // namespace orontes::editor
