// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/adapter.h"
#include "rules/lords/game.h"

namespace orontes::lords {

static_assert(core::TypedRuleset<Game>);
static_assert(core::TakesVolunteers<Game>);
static_assert(core::DrawsOverlays<Game>);

const core::RulesetEntry& entry() {
    return core::entryOf<Game>();
}

} // namespace orontes::lords
