// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <QString>

#include <vector>

namespace orontes::editor {

/// A box of a track.
struct TrackBox {
    int number = 0;
    QString caption; ///< may be empty
    QString note;    ///< small, at the bottom; may be empty

    friend bool operator==(const TrackBox&, const TrackBox&) = default;
};

struct TrackContent {
    QString label;
    std::vector<QString> notes;
    std::vector<TrackBox> boxes;
    int perRow = 10;

    friend bool operator==(const TrackContent&, const TrackContent&) = default;
};

/// Rows of boxes on paper lying on its long side, as many to a page as have room.
std::vector<Sheet> trackSheets(const TrackContent& content, MmSize paper, const QString& document);

} // namespace orontes::editor
