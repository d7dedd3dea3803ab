// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/geometry.h"
#include "rules/core/diagnostic.h"
#include "rules/core/result.h"

#include <QByteArray>

namespace orontes::model {

/// What a picture gave: areas on a sheet in millimetres, linked where they share a border, and what was left out.
struct SvgAreas {
    core::AreaMap map;
    core::Findings told;
};

/// Every closed path, polygon, rectangle, circle and ellipse of an SVG picture as an area, with its title, label or id
/// as the label; curves become short straight sides, corners that lie by each other become one. Refused when the text
/// is no picture, or holds no area.
core::Result<SvgAreas> areasFromSvg(const QByteArray& svg);

} // namespace orontes::model
