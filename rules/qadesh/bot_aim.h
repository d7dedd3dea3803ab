// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/bot_outlook.h"

namespace orontes::qadesh {

/// A space where an army's order could end.
struct Destination {
    SpaceId space;
    int steps = 0;     ///< of the order until there
    int chance = 1000; ///< thousandths, that all of them succeed
};

/// Points for ending the order there, as far as the enemies go: battles, volleys, and what they can do to us.
int valueOfFighting(const Outlook& outlook, const Destination& destination);
/// Points for passing the space on the way: volleys.
int valueOfPassing(const Outlook& outlook, SpaceId space);
/// All that speaks for and against ending the order there.
int valueOfBeing(const Outlook& outlook, const Destination& destination);

} // namespace orontes::qadesh
