// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/handicap.h"

#include <QScrollArea>

class QGridLayout;

namespace orontes::editor {

/// The wins of each seat for each value that was tried, and which value is the fairest.
class HandicapSheet : public QScrollArea {
    Q_OBJECT

public:
    explicit HandicapSheet(const core::RulesetEntry& ruleset, QWidget* parent = nullptr);

    void showTrials(const core::Scenario& scenario, const model::Lever& lever,
                    const std::vector<model::HandicapTrial>& trials);

signals:
    void valueWanted(qint64 value);

private:
    void addTrial(QGridLayout& grid, const core::Scenario& scenario, const model::HandicapTrial& trial, bool isNow);
    QString verdict(const model::Lever& lever, const std::vector<model::HandicapTrial>& trials) const;

    const core::RulesetEntry& m_ruleset;
};

} // namespace orontes::editor
