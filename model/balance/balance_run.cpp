// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/balance_run.h"

#include <chrono>
#include <mutex>
#include <utility>

namespace orontes::model {

struct BalanceRun::Latest {
    std::mutex mutex;
    std::optional<BalanceReport> report;
};

BalanceRun::BalanceRun(QObject* parent) : QObject(parent), m_work(*this) {
    m_clock.setInterval(std::chrono::milliseconds(100));
    connect(&m_clock, &QTimer::timeout, this, &BalanceRun::look);
}

core::Result<void> BalanceRun::start(const core::RulesetEntry& ruleset, const core::Scenario& scenario,
                                     const Batch& batch) {
    if (core::Result<BatchPlan> plan = planOf(ruleset, scenario, batch); !plan)
        return core::refuse(std::move(plan.error()));
    m_latest = std::make_shared<Latest>();
    m_work.start(
        [this, latest = m_latest, &ruleset, scenario, batch](const std::stop_token& stop) -> Background::Delivery {
            auto report = std::make_shared<core::Result<BalanceReport>>(
                play(ruleset, scenario, batch, stop, [&](const BalanceReport& soFar) {
                    const std::lock_guard guard(latest->mutex);
                    latest->report = soFar;
                }));
            return [this, scenario, report] {
                m_clock.stop();
                if (*report)
                    emit finished(**report);
                else
                    emit refused(report->error());
            };
        });
    m_clock.start();
    return {};
}

void BalanceRun::look() {
    std::optional<BalanceReport> soFar;
    {
        const std::lock_guard guard(m_latest->mutex);
        soFar = std::exchange(m_latest->report, std::nullopt);
    }
    if (soFar)
        emit progressed(*soFar);
}

} // namespace orontes::model
