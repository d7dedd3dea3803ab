// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/setup.h"
#include "rules/core/diagnostic.h"
#include "rules/core/play/event.h"

namespace orontes::chariot {

/// What a sentence is about. It fills the arguments {unit}, {other}, {hex}, {side}, {n} and {m} of the template. An
/// empty `text` is nothing at all.
struct About {
    const char* text = ""; ///< id in data/, without the ruleset's own prefix
    const char* rule = "";
    UnitId unit{};
    UnitId other{};
    SpaceId hex{};
    SideId side{};
    int n = 0;
    int m = 0;

    bool empty() const { return *text == '\0'; }
};

/// Why an action is illegal; empty when it is legal. Cheap: playouts ask thousands of times.
using Objection = About;

core::Text textOf(const Setup& setup, const About& about);
std::string nameOf(const Setup& setup, UnitId unit);
core::Diagnostic refusal(const Setup& setup, const Objection& why);

/// The chronicle of one action. Writes nothing when nobody listens, as in statistics.
class Tale {
public:
    using What = decltype(core::Event::what);

    /// The set-up has to outlive the tale.
    Tale(const Setup& setup, core::Events* events) : m_setup(&setup), m_events(events) {}

    bool heard() const { return m_events != nullptr; }
    /// An event with its sentence; nothing but the sentence when `what` is Told.
    void tell(const About& about, const What& what = core::Told{});
    void placed(const About& about) { tell(about, core::Placed{counter(about), about.hex}); }
    void moved(SpaceId from, const About& about) { tell(about, core::Moved{counter(about), from, about.hex}); }
    void removed(SpaceId from, const About& about) { tell(about, core::Removed{counter(about), from}); }
    void marked(const char* field, bool now, const About& about);

private:
    core::CounterId counter(const About& about) const { return m_setup->of(about.unit).counter; }

    const Setup* m_setup;
    core::Events* m_events;
};

} // namespace orontes::chariot
