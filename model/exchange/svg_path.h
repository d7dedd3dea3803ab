// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>
#include <QTransform>

#include <optional>
#include <vector>

namespace orontes::model {

/// The `d` of a path element, up to where it makes no sense any more.
struct SvgPath {
    QPainterPath closed; ///< the parts that are closed: by "z", or by coming back to where they began
    int openParts = 0;
    bool isUnderstood = true;
};
SvgPath readSvgPath(QStringView d);

/// The `transform` of an element; nothing where it cannot be read.
std::optional<QTransform> readSvgTransform(QStringView transform);

/// Numbers with commas, blanks or nothing between them; nothing where anything else stands there.
std::optional<std::vector<double>> readSvgNumbers(QStringView text);

/// A length in millimetres: "210mm", "4in", "96" (pixels of which 96 make an inch); nothing for a share ("50%") or
/// none.
std::optional<double> readSvgLength(QStringView text);

} // namespace orontes::model
