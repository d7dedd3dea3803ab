// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/orders.h"

#include "editor/publish/content/counters.h"
#include "editor/publish/content/words.h"

#include <algorithm>

namespace orontes::editor {

std::vector<OrderSheetContent> orderContents(const KitSource& kit, const core::OrderSheetSpec& spec) {
    std::vector<OrderSheetContent> forms;
    if (!isPlayed(kit, spec.option))
        return forms;
    std::vector<QString> columns;
    for (const core::TextId& column : spec.columns)
        columns.push_back(wordsOf(kit, column));
    for (const core::Seat& seat : *kit.scenario.seats) {
        OrderSheetContent form{wordsOf(kit, spec.label), typeset(seat.name), {}, {}, columns, {}, spec.turnsPerPage};
        for (const core::Counter* const counter : countersBySide(kit.scenario)) {
            const core::Side* const side = core::findSide(kit.scenario, counter->side);
            const bool listed = std::find(spec.types.begin(), spec.types.end(), counter->type) != spec.types.end();
            if (!listed || side == nullptr || side->seat != seat.token)
                continue;
            if (form.lines.empty()) {
                form.colour = side->colour;
                form.pattern = side->pattern;
            }
            form.lines.push_back(
                {core::faceOf(kit.info, kit.scenario, *counter, core::FaceSide::Front), typeset(counter->name),
                 counter->setUp.turn > kit.scenario.firstTurn ? setUpText(kit, counter->setUp) : QString()});
        }
        if (!form.lines.empty())
            forms.push_back(std::move(form));
    }
    return forms;
}

} // namespace orontes::editor
