// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <span>
#include <vector>

namespace orontes::editor {

/// Some spaces of a board, asked for one by one.
class SpaceSet {
public:
    SpaceSet() = default;
    SpaceSet(int spaceCount, std::span<const core::SpaceId> spaces) {
        if (spaces.empty())
            return;
        m_held.resize(static_cast<std::size_t>(spaceCount));
        for (const core::SpaceId space : spaces)
            if (space.valid() && space.value < spaceCount)
                m_held[static_cast<std::size_t>(space.value)] = true;
    }

    bool empty() const { return m_held.empty(); }
    bool holds(core::SpaceId space) const {
        const auto index = static_cast<std::size_t>(space.value);
        return space.valid() && index < m_held.size() && m_held[index];
    }

private:
    std::vector<bool> m_held;
};

} // namespace orontes::editor
