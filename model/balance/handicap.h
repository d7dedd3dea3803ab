// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/batch_runner.h"
#include "model/balance/lever.h"

#include <QObject>

#include <optional>
#include <vector>

namespace orontes::model {

inline constexpr std::size_t mostTrials = 25;

/// Games with one value of a lever.
struct HandicapTrial {
    std::int64_t value = 0;
    std::optional<BalanceReport> report;     ///< nothing until games have been counted
    std::optional<core::Diagnostic> refused; ///< why it cannot be played with this value
};

/// How far the seats are from winning equally often: the greatest share less the least, of all games counted.
/// Nothing before a game has been counted.
std::optional<double> unevenness(const HandicapTrial& trial);
/// Position of the trial that is nearest to even; of several the one nearest to `now`. Nothing while none has games.
std::optional<std::size_t> fairest(const std::vector<HandicapTrial>& trials, std::int64_t now);
/// Values from `first` to `last` in steps, at most mostTrials of them, within the lever's bounds.
std::vector<std::int64_t> valuesOf(const Lever& lever, std::int64_t first, std::int64_t last, std::int64_t step);

/// Plays a batch for each value of a lever, one after the other, beside the window.
class HandicapRunner : public QObject {
    Q_OBJECT

public:
    explicit HandicapRunner(QObject* parent = nullptr);

    /// `ruleset` outlives the runner. The same setup is played with every value: the same seeds, the same bots.
    void start(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const Lever& lever,
               const std::vector<std::int64_t>& values, const BatchSetup& setup);
    /// What has been counted stays.
    void stop();
    bool isRunning() const { return m_running; }
    const std::vector<HandicapTrial>& trials() const { return m_trials; }
    /// The trial that is being played; one past the last at the end.
    std::size_t at() const { return m_at; }

signals:
    void progressed(); ///< trials() has more
    void finished();

private:
    void playNext();
    void count(const BalanceReport& report);

    const core::RulesetEntry* m_ruleset = nullptr;
    core::Scenario m_scenario;
    Lever m_lever;
    BatchSetup m_setup;
    std::vector<HandicapTrial> m_trials;
    std::size_t m_at = 0;
    bool m_running = false;
    BatchRunner m_runner;
};

} // namespace orontes::model
