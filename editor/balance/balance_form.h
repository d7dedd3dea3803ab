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
class QVBoxLayout;

namespace orontes::editor {

/// What batch of games is to be played: how many, by which bots, from which seed, and when it is enough.
class BalanceForm : public QWidget {
    Q_OBJECT

public:
    /// `ruleset` outlives the form.
    BalanceForm(const core::RulesetEntry& ruleset, const core::Scenario& scenario, QWidget* parent = nullptr);

    /// Another revision: its seats, each with the bot that its name had.
    void showSeats(const core::Scenario& scenario);
    model::BatchSetup setup() const;
    /// Games played and wanted; shown until showDone().
    void showProgress(std::int64_t played, std::int64_t wanted);
    /// The last run in a sentence.
    void showDone(const QString& sentence);
    /// Whether there is a scenario to be played.
    void setPlayable(bool playable);
    /// Leaves everything as it is but the sentence.
    void tell(const QString& sentence);

signals:
    void runWanted();
    void stopWanted();

private:
    void addRow(QVBoxLayout& column, const QString& label, QWidget* control);
    void allowRun();
    void allowSwap();

    const core::RulesetEntry& m_ruleset;
    QSpinBox* m_games;
    QLineEdit* m_seed;
    QWidget* m_seats;
    QList<QComboBox*> m_bots; ///< by seat
    QCheckBox* m_swap;
    QCheckBox* m_enough;
    QDoubleSpinBox* m_width;
    QProgressBar* m_progress;
    QLabel* m_state;
    QPushButton* m_run;
    QPushButton* m_stop;
    bool m_playable = true;
};

} // namespace orontes::editor
