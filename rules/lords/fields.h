// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/info.h"
#include "rules/lords/sets.h"

#include <string>

namespace orontes::lords {

/// The fields of a counter or side by kind, with the ruleset's defaults.
template <class Owner>
class Fields {
public:
    explicit Fields(const Owner& owner) : m_owner(owner) {}

    int number(const char* field) const { return static_cast<int>(held<std::int64_t>(field)); }
    bool flag(const char* field) const { return held<bool>(field); }
    std::string text(const char* field) const { return held<std::string>(field); }
    core::TextList labels(const char* field) const { return held<core::TextList>(field); }
    /// Labels that name no area are left out.
    AreaSet areas(const char* field, const core::Board& board) const {
        AreaSet areas;
        for (const std::string& label : labels(field))
            if (const auto area = core::findSpace(board, core::SpaceLabel{label}))
                areas.add(*area);
        return areas;
    }

private:
    template <class T>
    T held(const char* field) const {
        const core::Value value = valueOf(m_owner, core::FieldId{field});
        const T* own = std::get_if<T>(&value);
        return own ? *own : T{};
    }
    static core::Value valueOf(const core::Counter& counter, const core::FieldId& field) {
        return core::fieldValue(info(), counter, field);
    }
    static core::Value valueOf(const core::Side& side, const core::FieldId& field) {
        return core::sideFieldValue(info(), side, field);
    }

    const Owner& m_owner;
};

} // namespace orontes::lords
