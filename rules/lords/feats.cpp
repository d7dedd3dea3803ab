// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/feats.h"

#include "rules/core/scenario/condition_ground.h"

#include <algorithm>

namespace orontes::lords {
namespace {

constexpr const char* otherShape = "lords.feats.unread.shape";
constexpr const char* otherNation = "lords.feats.unread.nation";
constexpr const char* noTurns = "lords.feats.unread.turns";

/// Reads one clause; keeps the first thing that is not understood.
class Reader {
public:
    Reader(const core::Scenario& scenario, const core::VictoryClause& clause)
        : m_scenario(scenario), m_clause(clause) {}

    const char* why() const { return m_why; }

    Feat read() {
        m_feat.name = m_clause.name;
        m_feat.nation = nationNamed(m_scenario, m_clause.side.value);
        m_feat.points = m_clause.points;
        std::visit([this](const auto& node) { readRoot(node); }, m_clause.condition.node);
        return std::move(m_feat);
    }

private:
    template <class Node>
    void readRoot(const Node&) {
        refuse(otherShape);
    }
    void readRoot(const core::Slain& slain) {
        m_feat.kind = Feat::Kind::Slay;
        m_feat.count = slain.count;
        m_feat.bySword = slain.ownBattlesOnly;
        for (const core::SideToken& victim : slain.victims)
            if (const NationId nation = nationNamed(m_scenario, victim.value); nation.valid())
                m_feat.victims.add(nation);
        if (m_feat.victims.empty() || slain.count < 1)
            refuse(otherShape);
    }
    void readRoot(const core::Controls& controls) { throughTheGame(controls); }
    void readRoot(const core::Denied& denied) { throughTheGame(denied); }
    void readRoot(const core::OnTurns& onTurns) {
        for (const TurnNumber turn : onTurns.turns)
            if (turn.value >= 1 && turn.value <= turnLimit)
                m_feat.turns.add(turn);
            else
                refuse(noTurns);
        m_feat.need = onTurns.need;
        if (m_feat.turns.empty() || onTurns.need < 1 || onTurns.need > m_feat.turns.count())
            refuse(noTurns);
        if (onTurns.of.size() != 1)
            return refuse(otherShape);
        std::visit([this](const auto& node) { readWithin(node); }, onTurns.of.front().node);
    }

    /// 11.6.5
    template <class Node>
    void throughTheGame(const Node& node) {
        for (TurnNumber turn = m_scenario.firstTurn; turn.value <= std::min(lastTurnOf(m_scenario).value, turnLimit);
             ++turn.value)
            m_feat.turns.add(turn);
        m_feat.need = m_feat.turns.count();
        readWithin(node);
    }

    template <class Node>
    void readWithin(const Node&) {
        refuse(otherShape);
    }
    void readWithin(const core::Controls& controls) {
        m_feat.kind = Feat::Kind::Hold;
        m_feat.count = controls.count;
        m_feat.areas = areasOf(core::groundOf(controls, *m_scenario.board));
        m_feat.sameOnes = !core::asksForGroup(controls) && m_feat.count == m_feat.areas.count();
        checkOwner(controls.side);
        if (controls.count < 1 || controls.count > m_feat.areas.count())
            refuse(otherShape);
    }
    /// 11.6.2
    void readWithin(const core::HeldFor& held) {
        if (m_feat.need != 1 || held.of.size() != 1 || !std::holds_alternative<core::Controls>(held.of.front().node))
            return refuse(otherShape);
        m_feat.inARow = held.turns > 1;
        m_feat.need = held.turns;
        if (held.turns < 1)
            refuse(noTurns);
        readWithin(std::get<core::Controls>(held.of.front().node));
    }
    /// Every turn counts (11.6.3).
    void readWithin(const core::Denied& denied) {
        m_feat.kind = Feat::Kind::Deny;
        m_feat.areas = areasOf(core::spacesOf(*m_scenario.board, denied.spaces));
        m_feat.count = m_feat.areas.count();
        m_feat.sameOnes = true;
        checkOwner(denied.side);
        if (m_feat.areas.empty())
            refuse(otherShape);
        if (m_feat.need != m_feat.turns.count())
            refuse("lords.feats.unread.every-turn");
    }
    void readWithin(const core::NamedState& named) {
        m_feat.kind = Feat::Kind::Chosen;
        if (named.state.value != chosenState)
            refuse(otherShape);
    }

    /// 11.3
    void checkOwner(const core::SideToken& side) {
        if (side != m_clause.side)
            refuse(otherNation);
    }
    AreaSet areasOf(const std::vector<SpaceId>& spaces) const {
        AreaSet areas;
        for (const SpaceId space : spaces)
            areas.add(space);
        return areas;
    }
    void refuse(const char* why) {
        if (!m_why)
            m_why = why;
    }

    const core::Scenario& m_scenario;
    const core::VictoryClause& m_clause;
    Feat m_feat;
    const char* m_why = nullptr;
};

} // namespace

TurnNumber lastTurnOf(const core::Scenario& scenario) {
    constexpr int usualTurns = 10;
    return scenario.lastTurn.value_or(TurnNumber{scenario.firstTurn.value + usualTurns - 1});
}

std::variant<Feat, UnreadFeat> featOf(const core::Scenario& scenario, std::size_t clause) {
    Reader reader(scenario, (*scenario.victory)[clause]);
    Feat feat = reader.read();
    feat.clause = clause;
    if (reader.why())
        return UnreadFeat{clause, reader.why()};
    return feat;
}

FeatList featsIn(const core::Scenario& scenario, NationId nation) {
    FeatList list;
    const core::SideToken& token = (*scenario.sides)[static_cast<std::size_t>(nation.value)].token;
    for (std::size_t i = 0; i < scenario.victory->size(); ++i) {
        if ((*scenario.victory)[i].side != token)
            continue;
        const auto read = featOf(scenario, i);
        if (const auto* feat = std::get_if<Feat>(&read))
            list.feats.push_back(*feat);
        else
            list.unread.push_back(std::get<UnreadFeat>(read));
    }
    return list;
}

} // namespace orontes::lords
