// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/ledger.h"

#include <algorithm>
#include <map>

namespace orontes::model {
namespace {

/// Counts whose turn it is: another side, or the same from the first phase again.
class TurnOrder {
public:
    explicit TurnOrder(const core::RulesetInfo& info) : m_info(info) {}

    int order() const { return m_order; }
    void take(const core::PhaseBegan& began) {
        if (began.turn != m_turn) {
            m_order = 0;
            m_side = {};
        }
        m_turn = began.turn;
        const std::ptrdiff_t place = placeOf(began.phase);
        if (!began.side.empty() && (began.side != m_side || place <= m_place))
            ++m_order;
        if (!began.side.empty())
            m_side = began.side;
        m_place = place;
    }

private:
    std::ptrdiff_t placeOf(const core::PhaseId& phase) const {
        return std::find_if(m_info.phases.begin(), m_info.phases.end(),
                            [&](const core::PhaseSpec& spec) { return spec.id == phase; }) -
               m_info.phases.begin();
    }

    const core::RulesetInfo& m_info;
    core::TurnNumber m_turn;
    core::SideToken m_side;
    std::ptrdiff_t m_place = -1;
    int m_order = 0;
};

LedgerSum& partNamed(LedgerSum& sum, const std::string& name, const core::SideToken& side) {
    for (LedgerSum& part : sum.parts)
        if (part.name == name && part.side == side)
            return part;
    sum.parts.push_back({name, sum.seat, side, 0, {}});
    return sum.parts.back();
}

/// A number for the whole seat, where there is one and one only.
std::optional<std::int64_t> tallyOf(const core::View& view, core::SeatId seat) {
    std::optional<std::int64_t> found;
    for (const core::ViewTally& tally : view.tallies)
        if (tally.seat == seat) {
            if (found)
                return std::nullopt;
            found = tally.value;
        }
    return found;
}

} // namespace

std::vector<LedgerLine> ledgerOf(const std::vector<ChronicleLine>& chronicle, const core::Scenario& scenario,
                                 const core::RulesetInfo& info) {
    std::vector<LedgerLine> ledger;
    std::map<core::SeatId, std::int64_t> totals;
    TurnOrder order(info);
    const ChronicleLine* before = nullptr;
    std::size_t within = 0;
    for (const ChronicleLine& line : chronicle) {
        within = before && line.step == before->step ? within + 1 : 0;
        before = &line;
        if (const auto* began = std::get_if<core::PhaseBegan>(&line.event.what))
            order.take(*began);
        const auto* scored = std::get_if<core::Scored>(&line.event.what);
        if (!scored)
            continue;
        const core::SeatId seat = core::seatOfSide(scenario, scored->side);
        totals[seat] += scored->points;
        ledger.push_back({line.step, within, line.turn, order.order(), line.phase, scored->side, seat, scored->source,
                          scored->points, totals[seat], line.event});
    }
    return ledger;
}

std::string sourceName(const std::string& source, const core::RulesetInfo& info, const core::Catalogue& texts) {
    for (const core::ScoreSource& known : info.scoreSources)
        if (known.id == source)
            return texts.render(known.label);
    return source;
}

std::vector<LedgerSum> sumsOf(const std::vector<LedgerLine>& ledger, const core::View& view,
                              const core::Scenario& scenario, const core::RulesetInfo& info,
                              const core::Catalogue& texts) {
    std::vector<LedgerSum> sums;
    for (std::size_t i = 0; i < scenario.seats->size(); ++i)
        sums.push_back({(*scenario.seats)[i].name, core::SeatId{static_cast<std::int32_t>(i)}, {}, 0, {}});
    for (const LedgerLine& line : ledger) {
        if (!line.seat.valid())
            continue;
        LedgerSum& seat = sums[static_cast<std::size_t>(line.seat.value)];
        const core::Side* const whose = core::findSide(scenario, line.side);
        LedgerSum& side = partNamed(seat, whose ? whose->name : line.side.value, line.side);
        seat.points += line.points;
        side.points += line.points;
        if (!line.source.empty())
            partNamed(side, sourceName(line.source, info, texts), line.side).points += line.points;
    }
    for (LedgerSum& seat : sums)
        if (const std::optional<std::int64_t> tally = tallyOf(view, seat.seat); tally && *tally != seat.points) {
            seat.parts.insert(
                seat.parts.begin(),
                LedgerSum{texts.render(core::TextId{"items.ledger.before"}), seat.seat, {}, *tally - seat.points, {}});
            seat.points = *tally;
        }
    return sums;
}

} // namespace orontes::model
