// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <QObject>

#include <optional>
#include <vector>

namespace orontes::editor {

/// What is selected in one scenario tab; the map, the lists and the inspector share it.
struct Selected {
    std::vector<core::CounterId> counters; ///< ascending, unique
    std::vector<core::SpaceId> spaces;     ///< ascending, unique
    std::optional<core::EdgeId> edge;
    std::optional<core::RegionId> region;
    std::optional<core::SideToken> side = {}; ///< being edited in the inspector

    bool empty() const { return *this == Selected{}; }
    friend bool operator==(const Selected&, const Selected&) = default;
};

class Selection : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const Selected& selected() const { return m_selected; }
    void select(Selected selected);
    void selectCounter(core::CounterId counter) { select({{counter}, {}, {}, {}}); }
    void selectSpace(core::SpaceId space) { select({{}, {space}, {}, {}}); }
    void selectSide(core::SideToken side) { select({{}, {}, {}, {}, std::move(side)}); }
    void clear() { select({}); }

signals:
    void changed();

private:
    Selected m_selected;
};

} // namespace orontes::editor
