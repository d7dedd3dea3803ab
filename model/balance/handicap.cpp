// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/handicap.h"

#include <algorithm>
#include <cstdlib>

namespace orontes::model {

std::optional<double> unevenness(const HandicapTrial& trial) {
    if (!trial.report || trial.report->games == 0 || trial.report->wins.empty())
        return std::nullopt;
    const auto [least, most] = std::minmax_element(trial.report->wins.begin(), trial.report->wins.end());
    return static_cast<double>(*most - *least) / static_cast<double>(trial.report->games);
}

std::optional<std::size_t> fairest(const std::vector<HandicapTrial>& trials, std::int64_t now) {
    std::optional<std::size_t> best;
    const auto rank = [&](std::size_t trial) {
        return std::pair(*unevenness(trials[trial]), std::abs(trials[trial].value - now));
    };
    for (std::size_t trial = 0; trial < trials.size(); ++trial)
        if (unevenness(trials[trial]) && (!best || rank(trial) < rank(*best)))
            best = trial;
    return best;
}

std::vector<std::int64_t> valuesOf(const Lever& lever, std::int64_t first, std::int64_t last, std::int64_t step) {
    std::vector<std::int64_t> values;
    for (std::int64_t value = std::max(first, lever.least);
         value <= std::min(last, lever.most) && values.size() < mostTrials; value += std::max<std::int64_t>(1, step))
        values.push_back(value);
    return values;
}

HandicapRunner::HandicapRunner(QObject* parent) : QObject(parent) {
    connect(&m_runner, &BatchRunner::progressed, this, &HandicapRunner::count);
    connect(&m_runner, &BatchRunner::finished, this, [this](const BalanceReport& report) {
        count(report);
        ++m_at;
        playNext();
    });
    connect(&m_runner, &BatchRunner::refused, this, [this](const core::Diagnostic& why) {
        m_trials[m_at].refused = why;
        ++m_at;
        playNext();
    });
}

void HandicapRunner::start(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const Lever& lever,
                           const std::vector<std::int64_t>& values, const BatchSetup& setup) {
    m_ruleset = &ruleset;
    m_scenario = scenario;
    m_lever = lever;
    m_setup = setup;
    m_trials.clear();
    for (const std::int64_t value : values)
        m_trials.push_back({value, {}, {}});
    m_at = 0;
    m_running = true;
    playNext();
}

void HandicapRunner::stop() {
    m_running = false;
    m_runner.stop();
}

void HandicapRunner::count(const BalanceReport& report) {
    m_trials[m_at].report = report;
    emit progressed();
}

/// A value that the scenario cannot have is told as one that cannot be played.
void HandicapRunner::playNext() {
    while (m_running && m_at < m_trials.size()) {
        const core::Result<core::Edited> edited = core::applyEdit(m_scenario, m_lever.edit(m_trials[m_at].value));
        if (edited)
            return m_runner.start(*m_ruleset, edited->scenario, m_setup);
        m_trials[m_at].refused = edited.error();
        ++m_at;
    }
    m_running = false;
    emit finished();
}

} // namespace orontes::model
