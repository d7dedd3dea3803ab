// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/counters.h"

#include "editor/publish/content/loose_markers.h"
#include "editor/publish/content/words.h"

#include <algorithm>
#include <iterator>

namespace orontes::editor {

namespace {

/// The side of the counter at `first` and how many of it follow in the same size.
QString groupName(const KitSource& kit, const std::vector<const core::Counter*>& counters, std::size_t first) {
    const core::Counter& head = *counters[first];
    const double size = counterSideOf(kit, head.type, 1);
    std::size_t count = 0;
    while (first + count < counters.size() && counters[first + count]->side == head.side &&
           counterSideOf(kit, counters[first + count]->type, 1) == size)
        ++count;
    const core::Side* const side = core::findSide(kit.scenario, head.side);
    const QString name = typeset(side != nullptr ? side->name : head.side.value);
    return count == 1 ? PrintWords::tr("%1 · 1 counter").arg(name)
                      : PrintWords::tr("%1 · %2 counters").arg(name).arg(count);
}

/// Markers no larger than that, in their order.
void moveUpTo(double side, std::vector<PrintItem>& markers, std::vector<PrintItem>& items) {
    const auto small = [side](const PrintItem& marker) { return marker.size.width <= side + mmNothing; };
    std::copy_if(markers.begin(), markers.end(), std::back_inserter(items), small);
    std::erase_if(markers, small);
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

double counterSideOf(const KitSource& kit, const core::CounterType& type, double usual) {
    const core::PrintPieces& print = kit.info.print;
    for (const core::CounterSize& size : print.counterSizes)
        if (std::find(size.types.begin(), size.types.end(), type) != size.types.end())
            return size.millimetres * usual / print.counterMillimetres;
    return usual;
}

std::vector<const core::Counter*> countersBySize(const KitSource& kit) {
    std::vector<const core::Counter*> counters = countersBySide(kit.scenario);
    const auto size = [&kit](const core::Counter* counter) { return counterSideOf(kit, counter->type, 1); };
    std::stable_sort(counters.begin(), counters.end(),
                     [&size](const core::Counter* a, const core::Counter* b) { return size(a) < size(b); });
    return counters;
}

std::vector<PrintItem> counterItems(const KitSource& kit, double usual) {
    std::vector<PrintItem> items;
    std::vector<PrintItem> markers = looseMarkerItems(kit, usual);
    const std::vector<const core::Counter*> counters = countersBySize(kit);
    QString group;
    double last = 0;
    for (std::size_t i = 0; i < counters.size(); ++i) {
        const core::Counter& counter = *counters[i];
        const double side = counterSideOf(kit, counter.type, usual);
        const bool newSize = i > 0 && side != last;
        if (newSize)
            moveUpTo(last, markers, items);
        if (i == 0 || newSize || counters[i - 1]->side != counter.side)
            group = groupName(kit, counters, i);
        last = side;
        const auto face = [&](core::FaceSide which) {
            return FacePiece{core::faceOf(kit.info, kit.scenario, counter, which), {}};
        };
        items.push_back(
            {{side, side}, group, face(core::FaceSide::Front), face(core::FaceSide::Back), newSize, counter.id.value});
    }
    items.insert(items.end(), markers.begin(), markers.end());
    return items;
}

} // namespace orontes::editor
