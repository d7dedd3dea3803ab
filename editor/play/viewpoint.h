// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"

#include <optional>
#include <span>
#include <vector>

namespace orontes::editor {

/// Through whose eyes the table is seen, and whether the screen has to be passed on first.
struct Viewpoint {
    core::Observer observer;
    bool curtain = false;

    friend bool operator==(const Viewpoint&, const Viewpoint&) = default;
};

/// `bots` by seat, "" for a person. With no person the referee looks on, with one it is always that seat. Several
/// people share the screen: whoever owes a decision looks, and where the decision is secret a curtain falls before the
/// screen changes hands; `now` is who looks at present.
Viewpoint viewpointFor(std::span<const core::Pending> pending, std::span<const core::BotId> bots,
                       const core::Observer& now);

} // namespace orontes::editor
