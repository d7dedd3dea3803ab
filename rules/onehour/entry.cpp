// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/adapter.h"
#include "rules/onehour/game.h"

namespace orontes::onehour {

static_assert(core::TypedRuleset<Game>);
static_assert(core::DrawsOverlays<Game>);

const core::RulesetEntry& entry() {
    return core::entryOf<Game>();
}

} // namespace orontes::onehour
