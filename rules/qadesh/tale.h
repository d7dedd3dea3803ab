// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/event.h"
#include "rules/qadesh/setup.h"

namespace orontes::qadesh {

/// What a sentence is about. It fills the arguments {army}, {other}, {space}, {side}, {n} and {m} of the template.
struct About {
    const char* text = ""; ///< id in data/, without the ruleset's own prefix
    const char* rule = "";
    ArmyId army{};
    ArmyId other{};
    SpaceId space{};
    SideId side{};
    int n = 0;
    int m = 0;
};

core::Text textOf(const Setup& setup, const About& about);
/// A text without arguments.
core::Text plainText(const char* text);
const char* tokenOf(Status status);
core::CounterId counterOf(const Setup& setup, ArmyId army);

/// The chronicle of one action. Writes nothing when nobody listens, as in statistics.
class Tale {
public:
    using What = decltype(core::Event::what);

    /// The set-up has to outlive the tale.
    Tale(const Setup& setup, core::Events* events) : m_setup(&setup), m_events(events) {}

    bool heard() const { return m_events != nullptr; }
    /// An event with its sentence; nothing but the sentence when `what` is Told.
    void tell(const About& about, const What& what = core::Told{});
    void moved(SpaceId from, const About& about) { tell(about, core::Moved{counter(about), from, about.space}); }
    void placed(const About& about) { tell(about, core::Placed{counter(about), about.space}); }
    void removed(SpaceId from, const About& about) { tell(about, core::Removed{counter(about), from}); }
    void counted(const char* field, int before, int after, const About& about);
    void statusChanged(Status before, Status after, const About& about);

private:
    core::CounterId counter(const About& about) const { return counterOf(*m_setup, about.army); }

    const Setup* m_setup;
    core::Events* m_events;
};

} // namespace orontes::qadesh
