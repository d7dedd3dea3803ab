// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/batch_runner.h"

#include <mutex>
#include <utility>

namespace orontes::model {

namespace {

constexpr int lookEvery = 200; ///< milliseconds

} // namespace

struct BatchRunner::Mailbox {
    std::mutex mutex;
    std::optional<BalanceReport> latest;

    void put(const BalanceReport& report) {
        const std::lock_guard guard(mutex);
        latest = report;
    }
    std::optional<BalanceReport> take() {
        const std::lock_guard guard(mutex);
        return std::exchange(latest, std::nullopt);
    }
};

BatchRunner::BatchRunner(QObject* parent) : QObject(parent), m_background(*this) {
    m_looking.setInterval(lookEvery);
    connect(&m_looking, &QTimer::timeout, this, &BatchRunner::look);
}

void BatchRunner::start(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const BatchSetup& setup) {
    m_mailbox = std::make_shared<Mailbox>();
    m_looking.start();
    m_background.start([this, &ruleset, scenario, setup, mailbox = m_mailbox](const std::stop_token& stop) {
        core::Result<BalanceReport> done =
            runBatch(ruleset, scenario, setup, [&mailbox](const BalanceReport& report) { mailbox->put(report); }, stop);
        return [this, done = std::move(done)] {
            m_looking.stop();
            if (done)
                emit finished(*done);
            else
                emit refused(done.error());
        };
    });
}

void BatchRunner::stop() {
    m_background.requestStop();
}

void BatchRunner::look() {
    if (const std::optional<BalanceReport> report = m_mailbox->take(); report && isRunning())
        emit progressed(*report);
}

} // namespace orontes::model
