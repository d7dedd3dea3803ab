// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/toys.h"

#include "tests/support/toys/harvest/harvest.h"
#include "tests/support/toys/harvest/info.h"
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/skirmish.h"

namespace orontes::tests {

std::vector<Toy> toys() {
    return {{skirmish::entry(), {{"meadow", skirmish::meadow()}, {"crossing", skirmish::crossing()}}},
            {harvest::entry(), {{"valley", harvest::valley()}}}};
}

} // namespace orontes::tests
