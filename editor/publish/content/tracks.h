// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/track.h"

namespace orontes::editor {

/// The boxes of a track; those of turns say which sides come in.
TrackContent trackContent(const KitSource& kit, const core::TrackSpec& spec);

} // namespace orontes::editor
