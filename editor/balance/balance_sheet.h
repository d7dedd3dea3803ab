// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/balance_report.h"
#include "rules/core/ruleset.h"

#include <QScrollArea>

class QGridLayout;
class QVBoxLayout;

namespace orontes::editor {

/// A balance report to be read: who won and how sure that is, why games ended, how long they were, what was lost.
class BalanceSheet : public QScrollArea {
    Q_OBJECT

public:
    explicit BalanceSheet(const core::RulesetEntry& ruleset, QWidget* parent = nullptr);

    /// `before`: an earlier report to be compared with, or null.
    void show(const model::BalanceReport& report, const model::BalanceReport* before);

private:
    void addComparison(QVBoxLayout* column, const model::BalanceReport& before);
    void addEndings(QVBoxLayout* column);
    void addReasons(QVBoxLayout* column);
    void addLevels(QVBoxLayout* column);
    void addLength(QVBoxLayout* column);
    void addScores(QVBoxLayout* column);
    void addClauses(QVBoxLayout* column);
    void addLosses(QVBoxLayout* column);
    void addShare(QGridLayout* grid, const QString& name, std::int64_t games, const QColor& colour);
    QString text(const core::Text& text) const;
    QString seatName(std::size_t seat) const;
    QColor seatColour(std::size_t seat) const;
    QString sideName(const core::SideToken& side) const;
    QColor sideColour(const core::SideToken& side) const;
    QString eachGame(std::int64_t sum) const;

    const core::RulesetEntry& m_ruleset;
    const core::Catalogue m_texts;
    model::BalanceReport m_report;
};

} // namespace orontes::editor
