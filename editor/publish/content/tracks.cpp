// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/tracks.h"

#include "editor/publish/content/arrivals.h"
#include "editor/publish/content/words.h"
#include "rules/core/describe/arrivals.h"

#include <QStringList>

namespace orontes::editor {

namespace {

/// Sides whose first counters arrive in this turn.
QString joiningIn(const KitSource& kit, const core::TrackSpec& spec, core::TurnNumber turn) {
    QStringList names;
    for (const core::Side& side : *kit.scenario.sides) {
        bool earlier = false;
        for (const core::TurnNumber before : core::chartTurns(kit.scenario))
            earlier = earlier || (before < turn && !arrivalsOf(kit, side, before).empty());
        if (!earlier && !arrivalsOf(kit, side, turn).empty())
            names << typeset(side.name);
    }
    return names.isEmpty() ? QString()
                           : QStringLiteral("%1 %2").arg(wordsOf(kit, spec.joins), names.join(QStringLiteral(", ")));
}

} // namespace

TrackContent trackContent(const KitSource& kit, const core::TrackSpec& spec) {
    TrackContent track{wordsOf(kit, spec.label), {}, {}, spec.perRow};
    for (const core::TextId& note : spec.notes)
        track.notes.push_back(wordsOf(kit, note));
    if (spec.turns) {
        for (const core::TurnNumber turn : core::chartTurns(kit.scenario))
            track.boxes.push_back(
                {turn.value, turnCaption(kit, turn), spec.joins.empty() ? QString() : joiningIn(kit, spec, turn)});
        return track;
    }
    for (int number = spec.first; number <= spec.last; ++number)
        track.boxes.push_back({number, {}, {}});
    return track;
}

} // namespace orontes::editor
