// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/choice_picker.h"
#include "model/session/game_session.h"

#include <QString>

namespace orontes::editor {

/// What can be done with a counter, or to it, at this moment; or why nothing can.
struct CounterStanding {
    enum class May {
        Act,
        BeAimedAt,
        Nothing, ///< a rule forbids it
        Wait,    ///< it is not asked about
    };
    May may = May::Wait;
    QString sentence;
    core::Citation rule;
};

CounterStanding standingOf(const model::GameSession& session, const core::View& view, const ChoicePicker& picker,
                           const core::ViewCounter& counter);

} // namespace orontes::editor
