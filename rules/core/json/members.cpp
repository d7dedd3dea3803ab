// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/members.h"

namespace orontes::core {

void MemberWriter::place(const TablePlace& place) {
    if (const auto* space = std::get_if<SpaceLabel>(&place))
        (*this)("space", *space);
    else if (const auto* edge = std::get_if<EdgePlace>(&place))
        (*this)("edge", std::pair(edge->first, edge->second));
    else if (const auto* counter = std::get_if<CounterId>(&place))
        (*this)("counter", *counter);
}

void MemberReader::place(TablePlace& place) {
    std::optional<SpaceLabel> space;
    std::optional<std::pair<SpaceLabel, SpaceLabel>> edge;
    std::optional<CounterId> counter;
    maybe("space", space);
    maybe("edge", edge);
    maybe("counter", counter);
    if (int{space.has_value()} + int{edge.has_value()} + int{counter.has_value()} > 1)
        m_reader.error("format.several-places");
    if (space)
        place = *space;
    else if (edge)
        place = EdgePlace{edge->first, edge->second};
    else if (counter)
        place = *counter;
}

} // namespace orontes::core
