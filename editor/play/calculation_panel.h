// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"
#include "rules/core/describe/ruleset_info.h"
#include "rules/core/play/view.h"

#include <QScrollArea>

class QVBoxLayout;

namespace orontes::editor {

/// Right of the table: how the number now being rolled comes about, line by line with its rules; the table row it hits;
/// the dice that fell last; what has been written for whom; the tallies of the sides.
class CalculationPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit CalculationPanel(const model::GameSession& session, QWidget* parent = nullptr);

    /// `dice` are those of the last roll; empty before the first.
    void show(const core::View& view, const std::optional<core::Calculation>& calculation, const core::Rolled* last);

signals:
    void ruleRequested(const orontes::core::Citation& rule);

private:
    /// `fallen`: what the dice show; nothing before they fall.
    void addCalculation(QVBoxLayout* column, const core::Calculation& calculation, std::optional<int> fallen);
    void addLines(QVBoxLayout* column, const std::vector<core::CalculationLine>& lines, std::optional<int> fallen);
    void addOdds(QVBoxLayout* column, const core::Odds& odds, const core::Calculation& calculation);
    void addTable(QVBoxLayout* column, const core::Calculation& calculation);
    void addOrders(QVBoxLayout* column, const core::View& view);
    void addDice(QVBoxLayout* column, const std::vector<int>& dice);
    void addTallies(QVBoxLayout* column, const core::View& view);

    const model::GameSession& m_session;
};

/// The roll before the point that is looked at; null when there was none.
const core::Rolled* lastRoll(const model::GameSession& session);

} // namespace orontes::editor
