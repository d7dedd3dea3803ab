// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace orontes::core {

/// What never changes in a game, shared by all its positions. Equal when made from equal scenarios, which the ruleset's
/// sameScenario(const Setup&, const Setup&) tells.
template <class Setup>
class SetupRef {
public:
    SetupRef() = default;
    explicit SetupRef(std::shared_ptr<const Setup> setup) : m_setup(std::move(setup)) {}

    const Setup& operator*() const { return *m_setup; }
    const Setup* operator->() const { return m_setup.get(); }
    friend bool operator==(const SetupRef& a, const SetupRef& b) {
        return a.m_setup == b.m_setup || (a.m_setup && b.m_setup && sameScenario(*a, *b));
    }

private:
    std::shared_ptr<const Setup> m_setup;
};

} // namespace orontes::core
