// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/tale.h"
#include "tests/rules/lords/campaign.h"

#include <QStringList>

#include <vector>

namespace orontes::tests {

/// A campaign whose turns are only scored: what stands on the map is put there by hand. It keeps what is told.
class Chronicle : public Campaign {
public:
    Chronicle();
    explicit Chronicle(const core::Scenario& scenario);
    /// With a list of conditions of its own for a nation, and with options, "kinCount" off, "territoryCap" on.
    static Chronicle withFeats(const QString& nation, const QString& feats);
    static Chronicle withOption(const QString& option, bool on);

    /// "2F1C" or "R": foot, cavalry, camels, chariots, ruler, terror, siege, chosen people of the nation that have not
    /// come yet, in roster order, and to whom they are vassals.
    std::vector<lords::PieceId> put(const QString& nation, const QString& pieces, const QString& area,
                                    const QString& lord = {});
    lords::PieceId put1(const QString& nation, const QString& piece, const QString& area);
    /// The same into the dead pile.
    void bury(const QString& nation, const QString& units);
    /// Everything that stands there, or of the nation anywhere, is out of the game.
    void clear(const QString& area);
    void wipeOut(const QString& nation);

    void turn(int number) { state().turn = core::TurnNumber{number}; }
    /// The turn ends for the nation, or the second of two.
    void ends(const QString& nation);
    void endsAgain(const QString& nation);
    void loses(const QString& nation);
    void gameTurnEnds();
    /// A unit of the victim dies in battle with units of the nation, in the turn of the mover.
    void slays(const QString& by, const QString& victim, int units, const QString& mover);

    /// "open", "open 2/4", "met 3", "crossed 2".
    QString feat(const QString& name) const;
    const lords::Progress& progress(const QString& name) const;
    lords::Fortune& fortune(const QString& nation) { return state().of(this->nation(nation)); }
    int points(const QString& seat);
    /// Units and markers of the area: "egypt F, libya>egypt F, egypt F v nubia", in roster order.
    QString standing(const QString& area);
    int dead(const QString& nation);
    QStringList takeTold();
    core::Events takeEvents() { return std::exchange(m_events, {}); }
    lords::Tale tale() { return lords::Tale(setup(), &m_events); }

private:
    std::size_t place(const QString& feat) const;
    std::vector<lords::PieceId> unused(const QString& nation, const QString& pieces);
    void ends(const QString& nation, bool again);

    core::Events m_events;
};

} // namespace orontes::tests
