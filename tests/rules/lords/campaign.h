// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/scenario_json.h"
#include "rules/lords/position.h"

#include <QString>

namespace orontes::tests {

/// The text of a file below scenarios/lords.
std::string campaignText(const QString& file);
/// A bundled scenario of the area game, or what is wrong with its file.
core::Read<core::Scenario> readCampaign(const QString& name);

/// A scenario and its opening position, spoken of by names.
class Campaign {
public:
    explicit Campaign(const QString& name = "full");
    explicit Campaign(const core::Scenario& scenario);

    const lords::Setup& setup() const { return *m_state.setup; }
    lords::State& state() { return m_state; }
    const lords::State& state() const { return m_state; }
    core::SpaceId area(const QString& label) const;
    lords::NationId nation(const QString& token) const;
    lords::PieceId piece(const QString& nation, const QString& name) const;
    /// The labels in alphabetical order, with commas.
    QString list(lords::AreaSet areas) const;
    lords::AreaSet areas(const QString& labels) const;
    const lords::Area& ground(const QString& label) const { return setup().of(area(label)); }
    /// "8 foot, 4 chariot in Akkad, Babylon" of the units that arrive on a turn; then "Darusha, Terror 1".
    QString arrivals(const QString& nation, int turn) const;

private:
    lords::State m_state;
};

} // namespace orontes::tests
