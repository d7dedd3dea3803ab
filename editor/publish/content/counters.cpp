// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/counters.h"

#include "editor/publish/content/words.h"

#include <algorithm>

namespace orontes::editor {

namespace {

QString groupName(const KitSource& kit, const core::SideToken& token, std::size_t count) {
    const core::Side* const side = core::findSide(kit.scenario, token);
    const QString name = typeset(side != nullptr ? side->name : token.value);
    return count == 1 ? PrintWords::tr("%1 · 1 counter").arg(name)
                      : PrintWords::tr("%1 · %2 counters").arg(name).arg(count);
}

std::size_t countOf(const core::Scenario& scenario, const core::SideToken& side) {
    return static_cast<std::size_t>(std::count_if(scenario.counters->begin(), scenario.counters->end(),
                                                  [&side](const core::Counter& one) { return one.side == side; }));
}

} // namespace

std::vector<const core::Counter*> countersBySide(const core::Scenario& scenario) {
    std::vector<const core::Counter*> counters;
    for (const core::Counter& counter : *scenario.counters)
        counters.push_back(&counter);
    const auto rank = [&scenario](const core::Counter* counter) {
        const auto side = std::find_if(scenario.sides->begin(), scenario.sides->end(),
                                       [counter](const core::Side& one) { return one.token == counter->side; });
        return side - scenario.sides->begin();
    };
    std::stable_sort(counters.begin(), counters.end(),
                     [&rank](const core::Counter* a, const core::Counter* b) { return rank(a) < rank(b); });
    return counters;
}

std::size_t counterCount(const core::Scenario& scenario) {
    return scenario.counters->size();
}

std::vector<PrintItem> counterItems(const KitSource& kit, double side) {
    std::vector<PrintItem> items;
    const MmSize size{side, side};
    core::SideToken last;
    QString group;
    for (const core::Counter* const counter : countersBySide(kit.scenario)) {
        if (items.empty() || counter->side != last)
            group = groupName(kit, counter->side, countOf(kit.scenario, counter->side));
        last = counter->side;
        const auto face = [&](core::FaceSide which) {
            return FacePiece{core::faceOf(kit.info, kit.scenario, *counter, which), {}};
        };
        items.push_back({size, group, face(core::FaceSide::Front), face(core::FaceSide::Back)});
    }
    const QString markers = PrintWords::tr("Markers");
    for (const core::LooseMarker& loose : kit.info.print.looseMarkers) {
        const bool used = isPlayed(kit, loose.option);
        for (int copy = 0; used && copy < kit.info.print.markerCopies; ++copy)
            items.push_back({size, markers, MarkerPiece{loose.marker, {}}, MarkerPiece{loose.marker, {}}});
    }
    return items;
}

} // namespace orontes::editor
