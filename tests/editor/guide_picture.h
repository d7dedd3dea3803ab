// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/guide_scene.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace orontes::tests {

/// A part of a map as the window draws it, with what an overlay says and with tags that are written into squares.
struct GuidePanel {
    GuideScene scene;
    const char* upperLeft; ///< first and last square that are shown
    const char* lowerRight;
    std::map<core::SpaceId, QString> tags;
    double trimmed = 0; ///< so much of a square is left out on every side
    QString title = {}; ///< empty: the words of the overlay
};

/// A line of the legend below: the ground of a square in one of the panels, or a tag, and what it means.
struct LegendLine {
    std::size_t panel;
    const char* likeSquare;
    QString tag; ///< empty: the ground
    QString words;
};

/// The panels side by side, the legend below; `width` pixels wide.
QImage guidePicture(const std::vector<GuidePanel>& panels, const std::vector<LegendLine>& legend, int width);

/// Compares a picture with the file that keeps it, named from the root of the repository, and says what is wrong, or
/// nothing: sizes, and colours in patches as large as a letter, because letters are not drawn alike everywhere. With
/// UPDATE_GENERATED=1 in the environment it writes the file instead.
QString pictureFault(const QString& path, const QImage& picture);
/// The same for two pictures.
QString pictureDifference(const QImage& kept, const QImage& now);

} // namespace orontes::tests
