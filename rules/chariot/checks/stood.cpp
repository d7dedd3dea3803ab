// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/checks/stood.h"

#include "rules/chariot/position.h"
#include "rules/chariot/setup.h"
#include "rules/chariot/worth.h"

#include <algorithm>
#include <vector>

namespace orontes::chariot {

std::map<core::SpaceLabel, StoodCrowd> stoodIn(const core::RulesetInfo& info, const core::Scenario& scenario) {
    std::map<core::SpaceLabel, StoodCrowd> crowds;
    std::map<core::SpaceLabel, std::vector<UnitClass>> classes;
    std::map<core::SpaceLabel, int> riders;
    for (const core::Counter& counter : *scenario.counters) {
        const auto* at = std::get_if<core::AtSpace>(&counter.setUp.place);
        const core::CounterTypeSpec* type = core::findCounterType(info, counter.type);
        if (!at || !type)
            continue;
        const auto [found, isNew] = crowds.try_emplace(at->space);
        StoodCrowd& crowd = found->second;
        if (isNew) {
            crowd.side = counter.side;
            if (const core::Side* side = core::findSide(scenario, counter.side))
                crowd.limit = static_cast<int>(numberOfSide(*side, "stacking"));
        }
        crowd.enemies = crowd.enemies || crowd.side != counter.side;
        if (type->leader)
            continue;
        ++crowd.units;
        crowd.chariots += counter.type.value == "CH" ? 1 : 0;
        riders[at->space] += isRider(counter.type) ? 1 : 0;
        crowd.aboard = std::min(riders[at->space], crowd.chariots);
        const UnitClass own = classOf(counter);
        for (const UnitClass other : classes[at->space])
            crowd.classesAgree = crowd.classesAgree && mayShare(own, other);
        classes[at->space].push_back(own);
    }
    return crowds;
}

} // namespace orontes::chariot
