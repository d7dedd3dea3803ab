// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/game.h"
#include "rules/core/adapter.h"

namespace orontes::chariot {

static_assert(core::TypedRuleset<Game>);
static_assert(core::DrawsOverlays<Game>);

const core::RulesetEntry& entry() {
    return core::entryOf<Game>();
}

} // namespace orontes::chariot
