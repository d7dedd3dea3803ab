// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/impose.h"

#include <QString>

#include <vector>

namespace orontes::editor {

struct CardField {
    QString label;
    QString value;

    friend bool operator==(const CardField&, const CardField&) = default;
};

/// Boxes to mark or to lay markers on.
struct BoxTrack {
    QString label;
    int boxes = 0;                 ///< 0: one blank line to write on
    std::vector<QString> captions; ///< one per box, or none

    friend bool operator==(const BoxTrack&, const BoxTrack&) = default;
};

/// What a counter's card says.
struct CardContent {
    core::CounterFace face;
    QString name;
    QString belongs; ///< "Egypt"
    QString kind;    ///< "Corps"
    std::vector<CardField> fields;
    std::vector<BoxTrack> tracks;
    std::vector<QString> reminders;

    friend bool operator==(const CardContent&, const CardContent&) = default;
};

/// The smallest index card (5 x 3, 6 x 4 or 8 x 5 inches) that holds every one of them.
MmSize cardFormatFor(const std::vector<CardContent>& cards);
/// Drawn to the card's edges and 3 mm beyond.
PrintItem cardOf(const CardContent& content, MmSize size);

} // namespace orontes::editor
