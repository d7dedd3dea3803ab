// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/batch.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace orontes::editor {

/// What batch of games is to be played: how many, by which bots, from which seed, and when it is enough.
class BalanceForm : public QWidget {
    Q_OBJECT

public:
    BalanceForm(const core::RulesetEntry& ruleset, const core::Scenario& scenario, QWidget* parent = nullptr);

    model::BatchSetup setup() const;
    /// Games played and wanted; shown until showDone().
    void showProgress(std::int64_t played, std::int64_t wanted);
    /// The last run in a sentence.
    void showDone(const QString& sentence);

signals:
    void runWanted();
    void stopWanted();

private:
    void addSeats(const core::RulesetEntry& ruleset, const core::Scenario& scenario);
    void addRow(const QString& label, QWidget* control);
    void allowRun();
    void allowSwap();

    QSpinBox* m_games;
    QLineEdit* m_seed;
    QList<QComboBox*> m_bots;
    QCheckBox* m_swap;
    QCheckBox* m_enough;
    QDoubleSpinBox* m_width;
    QProgressBar* m_progress;
    QLabel* m_state;
    QPushButton* m_run;
    QPushButton* m_stop;
};

} // namespace orontes::editor
