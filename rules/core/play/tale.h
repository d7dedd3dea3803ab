// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/event.h"

#include <utility>

namespace orontes::core {

/// The chronicle of one action. Writes nothing when nobody listens, as in statistics. What a sentence is about is the
/// ruleset's; beside About stand its eventOf(setup, about, what), counterOf(setup, about) and spaceOf(about).
template <class Setup, class About>
class Tale {
public:
    using What = decltype(Event::what);

    /// The set-up has to outlive the tale.
    Tale(const Setup& setup, Events* events) : m_setup(&setup), m_events(events) {}

    bool heard() const { return m_events != nullptr; }
    /// An event with its sentence; nothing but the sentence when `what` is Told.
    void tell(const About& about, const What& what = Told{}) {
        if (heard())
            m_events->push_back(eventOf(*m_setup, about, what));
    }
    void placed(const About& about) { tell(about, Placed{counterOf(*m_setup, about), spaceOf(about)}); }
    void moved(SpaceId from, const About& about) {
        tell(about, Moved{counterOf(*m_setup, about), from, spaceOf(about)});
    }
    void removed(SpaceId from, const About& about) { tell(about, Removed{counterOf(*m_setup, about), from}); }
    /// The counter's field of section "state" goes from one value to another.
    void marked(const char* field, Value before, Value after, const About& about) {
        if (heard())
            tell(about, Marked{counterOf(*m_setup, about), FieldId{field}, std::move(before), std::move(after)});
    }

private:
    const Setup* m_setup;
    Events* m_events;
};

} // namespace orontes::core
