// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/duplex.h"
#include "editor/publish/layout/millimetres.h"
#include "editor/publish/layout/text_style.h"
#include "rules/core/counter_face.h"

#include <QString>

#include <string>
#include <variant>
#include <vector>

namespace orontes::editor {

/// A side of a counter with its bleed.
struct FacePiece {
    core::CounterFace face;
    MmEdges bleed;

    friend bool operator==(const FacePiece&, const FacePiece&) = default;
};

/// A loose marker: resources/symbols/<name>.svg on plain ground.
struct MarkerPiece {
    std::string name;
    MmEdges bleed;

    friend bool operator==(const MarkerPiece&, const MarkerPiece&) = default;
};

/// A part of the printed board: `window` in millimetres of the whole board.
struct BoardPiece {
    MmRect window;

    friend bool operator==(const BoardPiece&, const BoardPiece&) = default;
};

enum class Align {
    Left,
    Centre,
    Right,
};

/// One line of text.
struct TextPiece {
    QString text;
    TextStyle style;
    Align align = Align::Left;
    double baseline = 0; ///< below the top of the box

    friend bool operator==(const TextPiece&, const TextPiece&) = default;
};

enum class Dash {
    Solid,
    Dashed,
    Dotted,
};

/// A line through points, measured from the upper left corner of the box.
struct StrokePiece {
    std::vector<MmPoint> points;
    double width = 0.15;
    core::Colour ink = inkBlack;
    Dash dash = Dash::Solid;

    friend bool operator==(const StrokePiece&, const StrokePiece&) = default;
};

struct FillPiece {
    core::Colour ink = inkBlack;
    double radius = 0;

    friend bool operator==(const FillPiece&, const FillPiece&) = default;
};

/// The box outlined; the line lies inside.
struct FramePiece {
    double width = 0.15;
    core::Colour ink = inkBlack;
    double radius = 0; ///< half the box: a ring

    friend bool operator==(const FramePiece&, const FramePiece&) = default;
};

/// The box in a side's colour and pattern.
struct BandPiece {
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;

    friend bool operator==(const BandPiece&, const BandPiece&) = default;
};

struct PlacedPiece;

/// Pieces that stay together, measured from the upper left corner of the box, cut off where the bleed ends.
struct GroupPiece {
    std::vector<PlacedPiece> pieces;
    MmEdges bleed;

    friend bool operator==(const GroupPiece&, const GroupPiece&) = default;
};

using Piece = std::variant<FacePiece, MarkerPiece, BoardPiece, TextPiece, StrokePiece, FillPiece, FramePiece, BandPiece,
                           GroupPiece>;

/// Quarter turns, clockwise.
enum class Turn {
    None,
    Right,
    Half,
    Left,
};

struct PlacedPiece {
    MmRect box; ///< as it lies on the sheet
    Piece piece;
    Turn turn = Turn::None;

    friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

using Pieces = std::vector<PlacedPiece>;

/// One side of a sheet of paper.
struct Sheet {
    QString title; ///< "Counters 1, front"
    MmSize size;
    MmRect trim;          ///< what is left after cutting; the whole sheet where it is cut up or not at all
    double bleed = 0;     ///< beyond the trim
    BackCorrection shift; ///< of a printer's reverse side, applied to everything
    Pieces pieces;        ///< later ones lie over earlier ones

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

Sheet plainSheet(QString title, MmSize size);

} // namespace orontes::editor
