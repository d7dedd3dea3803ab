// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/state_fields.h"

#include "rules/lords/fields.h"
#include "rules/lords/ledger.h"

#include <algorithm>

namespace orontes::lords {
namespace {

std::int8_t& breachesOf(State& state, core::SeatId seat) {
    return state.breaches[static_cast<std::size_t>(seat.value)];
}

/// Lost chits are a player's: they are written at the first of his nations.
int chitsLost(const State& state, NationId nation) {
    const core::SeatId seat = state.setup->of(nation).seat;
    for (NationId other{0}; other < nation; ++other.value)
        if (state.setup->of(other).seat == seat)
            return 0;
    return seat.valid() ? state.breaches[static_cast<std::size_t>(seat.value)] : 0;
}

core::TextList labelsOf(const Setup& setup, AreaSet areas) {
    core::TextList labels;
    for (const SpaceId area : areas)
        labels.push_back(core::labelOf(*setup.scenario.board, area).value);
    return labels;
}

/// Collects what is not at its default.
class Told {
public:
    void flag(const char* field, bool value) {
        if (value)
            m_told[core::FieldId{field}] = true;
    }
    void number(const char* field, int value) {
        if (value != 0)
            m_told[core::FieldId{field}] = std::int64_t{value};
    }
    void text(const char* field, std::string value) {
        if (!value.empty())
            m_told[core::FieldId{field}] = std::move(value);
    }
    void list(const char* field, core::TextList value) {
        if (!value.empty())
            m_told[core::FieldId{field}] = std::move(value);
    }
    core::Attributes take() { return std::move(m_told); }

private:
    core::Attributes m_told;
};

} // namespace

core::Attributes stateFieldsOf(const State& state, NationId nation) {
    const Fortune& fortune = state.of(nation);
    Told told;
    told.flag("retired", fortune.retired);
    told.flag("drawn", nation != state.now.mover &&
                           std::find(state.drawn.begin(), state.drawn.end(), nation) != state.drawn.end());
    told.number("territory", fortune.territory);
    told.number("byFeats", fortune.byFeats);
    told.text("progress", progressText(state, nation));
    told.list("claimed", labelsOf(*state.setup, fortune.claimed));
    told.number("chitsLost", chitsLost(state, nation));
    told.flag("ungodly", fortune.ungodly);
    told.number("repentances", fortune.repentances);
    told.flag("captured", fortune.captured);
    told.flag("fresh", fortune.fresh);
    told.flag("dynasty", fortune.dynasty);
    return told.take();
}

void readStateFields(State& state, NationId nation) {
    const Setup& setup = *state.setup;
    const Fields fields(setup.sideOf(nation));
    Fortune& fortune = state.of(nation);
    fortune.retired = fields.flag("retired");
    if (fields.flag("drawn"))
        state.drawn.push_back(nation);
    fortune.territory = static_cast<std::int16_t>(fields.number("territory"));
    fortune.byFeats = static_cast<std::int16_t>(fields.number("byFeats"));
    readProgress(state, nation, fields.text("progress"));
    fortune.claimed = fields.areas("claimed", *setup.scenario.board);
    if (const core::SeatId seat = setup.of(nation).seat; seat.valid())
        breachesOf(state, seat) =
            static_cast<std::int8_t>(std::max<int>(breachesOf(state, seat), fields.number("chitsLost")));
    fortune.ungodly = fields.flag("ungodly");
    fortune.repentances = static_cast<std::int8_t>(fields.number("repentances"));
    fortune.captured = fields.flag("captured");
    fortune.fresh = fields.flag("fresh");
    fortune.dynasty = fields.flag("dynasty");
}

} // namespace orontes::lords
