// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/core/play/view.h"
#include "rules/core/scenario/scenario.h"

#include <optional>
#include <vector>

namespace orontes::editor {

/// Null for a counter that is not seen.
const core::CounterFace* faceIn(const core::View& view, core::CounterId counter);
/// Of the choices of each counter, those come first that leave its state as it is: straight ahead before all turns.
void putUnchangedFirst(std::vector<core::Choice>& choices, const core::View& view);

/// Offered choices as a map offers them: first a counter, then a space; choices with neither are buttons.
class ChoicePicker {
public:
    ChoicePicker() = default;
    ChoicePicker(std::vector<core::Choice> choices, const core::Scenario& scenario);

    const std::vector<core::Choice>& all() const { return m_choices; }
    bool offers(core::CounterId counter) const;
    /// Spaces that may be clicked for this counter; with none, spaces of choices that name no counter.
    std::vector<core::SpaceId> spacesFor(std::optional<core::CounterId> counter) const;
    /// The choice a click makes: nothing when there is none or more than one.
    const core::Choice* at(std::optional<core::CounterId> counter, core::SpaceId space) const;
    /// The one thing that a click on this counter can mean: its only choice, which asks for no space; null otherwise.
    const core::Choice* sole(core::CounterId counter) const;
    /// All choices of this counter at this space; with none, whichever counter they are of.
    std::vector<core::Choice> allAt(std::optional<core::CounterId> counter, core::SpaceId space) const;
    /// Counters with choices of their own, in the order in which they are first offered.
    std::vector<core::CounterId> counters() const;
    /// Choices of this counter; with none, all that name a counter or a space.
    std::vector<core::Choice> listFor(std::optional<core::CounterId> counter) const;
    /// Choices that name neither: buttons.
    std::vector<core::Choice> buttons() const;
    /// An action like the offered ones, but to this space: for asking the rules why not.
    std::optional<core::Action> actionLike(std::optional<core::CounterId> counter, core::SpaceId space) const;
    /// One of the offered actions, with this counter in place of its own.
    std::optional<core::Action> actionWith(core::CounterId counter) const;
    /// One of the offered actions, whoever makes it, but to this space.
    std::optional<core::Action> actionTo(core::SpaceId space) const;
    /// The same of a choice that was offered before.
    std::optional<core::Action> actionLike(const core::Choice& choice, core::SpaceId space) const;

private:
    std::vector<core::Choice> m_choices;
    core::Cow<core::Board> m_board;
};

} // namespace orontes::editor
