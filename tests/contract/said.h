// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/walk.h"

namespace orontes::tests {

/// What is wrong with a sentence: its id is unknown, or an argument is missing.
Complaint faultOf(const core::Catalogue& texts, const core::Text& text);

/// The first faulty sentence or citation in what people are shown.
Complaint faultOf(const Game& game, const core::View& view);
Complaint faultOf(const Game& game, const std::vector<core::Choice>& choices);
Complaint faultOf(const Game& game, const core::Events& events);

} // namespace orontes::tests
