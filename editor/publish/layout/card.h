// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/impose.h"

#include <QString>

#include <vector>

namespace orontes::editor {

struct CardField {
    QString label;
    QString value;
    QString unit; ///< "spaces"; may be empty

    friend bool operator==(const CardField&, const CardField&) = default;
};

/// Boxes to mark or to lay markers on.
struct BoxTrack {
    QString label;
    int boxes = 0;                 ///< 0: one blank line to write on
    std::vector<QString> captions; ///< one per box, or none; boxes with captions are made for markers

    friend bool operator==(const BoxTrack&, const BoxTrack&) = default;
};

/// What a counter's card says.
struct CardContent {
    core::CounterFace face;
    QString name;
    QString belongs; ///< "Egypt"
    QString kind;    ///< "Corps"
    QString setUp;   ///< "turn 4: 9, 17"; may be empty
    std::vector<CardField> fields;
    std::vector<BoxTrack> tracks;
    std::vector<QString> reminders;

    friend bool operator==(const CardContent&, const CardContent&) = default;
};

/// What all cards of a pack share, so that the same thing stands in the same place.
struct CardFormat {
    MmSize size;
    int fieldRows = 1;
    double markerSide = 16; ///< of what is laid on boxes with captions

    friend bool operator==(const CardFormat&, const CardFormat&) = default;
};

/// The smallest index card that holds every one of them with room for markers; where none has that room, the smallest
/// that holds them. 5 x 3, 5 x 3½ (four to a sheet of A4 or Letter), 6 x 4 or 8 x 5 inches.
CardFormat cardFormatFor(const std::vector<CardContent>& cards, double markerSide);
/// Drawn to the card's edges and 3 mm beyond.
PrintItem cardOf(const CardContent& content, const CardFormat& format);

} // namespace orontes::editor
